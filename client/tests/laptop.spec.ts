/** A laptop, which has little height: the board has all of it, and choices stand beside it, below what happened. */
import { expect, test, type Page } from '@playwright/test';
import { FEWEST, GAMES, MOST, alone, bar, below, lies, openHere, settle } from './people';
import { SCRIPTS } from './scripts';

const LAPTOPS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
];
/** Where choices are below the board. */
const TABLET = { width: 1024, height: 768 };

/** The whole table is seen, with what happened and all that may be done beside it. */
async function isSeenWhole(page: Page, { width, height }: (typeof LAPTOPS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  const [felt, log, choices] = [await lies(page, '.felt'), await lies(page, 'aside'), await lies(page, '.choices')];
  expect([felt.bottom, log.right, choices.right <= width, choices.bottom <= height]).toEqual([height, width, true, true]);
  expect(Math.min(log.left, choices.left)).toBeGreaterThanOrEqual(felt.right);
  expect(choices.top).toBeGreaterThanOrEqual(log.bottom);
  expect(log.height).toBeGreaterThan(height / 3);
  const cut = await page.locator('.choices').evaluate((it) => [...it.querySelectorAll('button')].filter((button) => button.scrollWidth > button.clientWidth).length);
  expect(cut).toBe(0);
}

for (const game of GAMES) {
  test(`${game}: nothing of the table is below its edge on a laptop, nor on a tablet`, async ({ page }) => {
    await settle(page, { lang: 'de' });
    await page.goto('./');
    for (const seats of [FEWEST[game], MOST[game]]) {
      await openHere(page, alone(game, seats), ['Annegret'], SCRIPTS[game]);
      await expect(bar(page)).toBeVisible({ timeout: 30_000 });
      for (const size of LAPTOPS) await isSeenWhole(page, size);
      await page.setViewportSize(TABLET);
      await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
    }
  });

  test(`${game}: a lesson on a laptop stands beside the table it speaks of, for the left hand on the left`, async ({ page }) => {
    await page.setViewportSize(LAPTOPS[1]!);
    await settle(page, { lang: 'fr', lefty: true });
    await page.goto(`./#/lesson/${game}`);
    await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
    const [felt, lesson, say] = [await lies(page, '.felt'), await lies(page, '.lesson'), await lies(page, '.say')];
    expect(felt.right).toBe(LAPTOPS[1]!.width);
    expect(lesson.right).toBeLessThanOrEqual(felt.left);
    expect(say.height).toBeGreaterThan(80);
  });
}
