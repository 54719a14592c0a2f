/** Hands that press twice: the second half is not meant for what comes up under them. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { alone, bar, openHere, settle } from './people';
import { SCRIPTS, alike, bastards, times } from './scripts';

/** Longer than the second half is waited for. */
const LATER = 600;

const PRESSES: Record<string, (page: Page, x: number, y: number) => Promise<void>> = {
  mouse: (page, x, y) => page.mouse.dblclick(x, y),
  finger: async (page, x, y) => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(100);
    await page.touchscreen.tap(x, y);
  },
};

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

for (const [hand, press] of Object.entries(PRESSES)) {
  const twice = async (there: Locator): Promise<void> => {
    const { x, y, width, height } = (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await press(there.page(), x + width / 2, y + height / 2);
    await there.page().waitForTimeout(LATER);
  };

  test(`a choice that a ${hand} presses twice is made once, and the next when it is meant`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    // The three of Ann differ in their shape alone, and come one after the other: she is asked again at once.
    await openHere(page, alone('lucky-duck', 9), ['Ann'], SCRIPTS['lucky-duck']);
    for (const left of [/^You have 2/, /^You have 1/]) {
      await expect(page.getByRole('list', { name: left })).toBeVisible();
      for (const trait of ['pattern', 'colour']) await page.getByRole('button', { name: `Let the ${trait} stay` }).click();
      await page.waitForTimeout(LATER);
      await twice(bar(page).getByRole('button').first());
    }
    await page.getByRole('button', { name: 'What has happened' }).click();
    await expect(page.getByRole('log')).toContainText('You have won the game!');
    await expect(page.getByRole('log').getByText('You keep', { exact: false })).toHaveCount(2);
  });

  test(`a choice that a ${hand} presses twice is not made at the board that comes up under it, too`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    // Every card of Ann is another than the one she lays down.
    await openHere(page, alone('lucky-bastard', 2), ['Ann'], [bastards(['A', 'B', 'C', 'D', ...times('H', 5)])]);
    await bar(page).getByRole('button', { name: /^Show all/ }).click();
    await bar(page).getByRole('button', { name: /Look at slots 1 and 2/ }).click();
    await bar(page).getByRole('button', { name: /Draw a card/ }).click();
    await bar(page).getByRole('button', { name: /^Show all/ }).click();
    await page.waitForTimeout(LATER);
    const risen = (await bar(page).boundingBox()) ?? { y: 0, height: 0 };
    const cards = (await page.getByRole('button', { name: /^Your slot 4/ }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Where the list and a card lie over each other.
    const y = Math.max(cards.y + 4, risen.y + 4);
    const under = page.locator('.choices button').filter({ hasText: /^.*Keep it/ });
    const boxes = await under.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));
    const over = boxes.find((box) => box.bottom > y && box.top < cards.y + cards.height && box.left < cards.x + cards.width && box.right > cards.x);
    expect(over).toBeDefined();
    if (!over) return;
    const x = (Math.max(over.left, cards.x) + Math.min(over.right, cards.x + cards.width)) / 2;
    await press(page, x, (Math.max(over.top, cards.y) + Math.min(over.bottom, cards.y + cards.height)) / 2);
    await page.waitForTimeout(LATER);
    await page.getByRole('button', { name: 'What has happened' }).click();
    await expect(page.getByRole('log')).toContainText('You keep');
    await expect(page.getByRole('log')).not.toContainText('wrong');
  });

  test(`a lesson goes on by one step when a ${hand} presses twice`, async ({ page }) => {
    await settle(page);
    for (const game of ['lucktails', 'lucky-bastard']) {
      await page.goto(`./#/lesson/${game}`);
      const lesson = page.getByRole('region', { name: 'Lesson' });
      await expect(lesson).toContainText('1 of');
      await page.waitForTimeout(LATER);
      await twice(page.getByRole('button', { name: 'Go on' }));
      await expect(lesson).toContainText('2 of');
    }
  });
}

test('a finger is done with a race while the house still acts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page, { pace: 'brisk' });
  await page.goto('./');
  await openHere(page, alone('lucky-bastard', 6), ['Ann'], [alike(6)]);
  await expect(bar(page)).toBeVisible();
  await page.waitForTimeout(LATER);
  await bar(page).getByRole('button').first().tap();
  const next = bar(page).getByRole('button', { name: /Done with this race|Draw a card|Throw|Decline/ }).first();
  for (let races = 0; races < 4; ) {
    await expect(next).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(LATER);
    const label = await next.innerText();
    await next.tap();
    await expect(bar(page).getByRole('button', { name: label })).toHaveCount(0, { timeout: 5_000 });
    if (label.includes('Done')) races += 1;
  }
});
