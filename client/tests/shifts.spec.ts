/** Nothing shifts while a game is found, opened and played, and nothing moves for whoever wants nothing to move. */
import { expect, test, type Page } from '@playwright/test';
import { PHONE, DESK } from './fine';
import { GAMES, alone, bar, isOver, openHere, setUp, settle, takeOver } from './people';
import { SCRIPTS, alike, luckies } from './scripts';
import { forgetWays, watchWays, ways } from './ways';

const TURNS = 12;

/** Plays a few turns, whatever is offered first. */
async function playOn(page: Page): Promise<void> {
  const choice = bar(page).locator('button:enabled').first();
  for (let turn = 0; turn < TURNS; turn++) {
    await choice.or(page.getByRole('button', { name: 'Play again', exact: true })).first().waitFor();
    if (await isOver(page)) return;
    await choice.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(150);
  }
}

for (const [how, motion, reducedMotion] of [
  ['chosen here', 'less', 'no-preference'],
  ['asked for by the device', 'auto', 'reduce'],
] as const) {
  for (const game of GAMES) {
    test(`${game}: nothing moves where less motion is ${how}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await watchWays(page);
      await settle(page, { motion, pace: 'brisk' });
      await page.goto('./');
      await forgetWays(page);
      await openHere(page, { ...alone(game, 3), options: {} }, ['Ann'], SCRIPTS[game]);
      await playOn(page);
      expect((await ways(page)).filter(({ lasts }) => lasts > 1)).toEqual([]);
    });
  }
}

interface Shift {
  value: number;
  /** Right after somebody has done something. */
  asked: boolean;
  what: string[];
}

/** Notes whatever changes its place without being moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const told = ({ node, previousRect: a, currentRect: b }: Entry['sources'][number]): string =>
      `${(node as Element | null)?.outerHTML?.slice(0, 90) ?? node?.textContent} ${[a.x, a.y, a.width, a.height]} → ${[b.x, b.y, b.width, b.height]}`;
    // A row that makes room anew before it has come to rest goes on from where it was: it is moved, and Chromium counts it.
    const isMoved = (node: Node | null): boolean => {
      const row = (node as Element | null)?.closest?.('ol');
      return row?.getAnimations().some(({ playState }) => playState === 'running') ?? false;
    };
    const note = (list: PerformanceObserverEntryList): void => {
      for (const it of list.getEntries() as unknown as Entry[]) {
        if (it.sources.length > 0 && it.sources.every(({ node }) => isMoved(node))) continue;
        shifts.push({ value: it.value, asked: it.hadRecentInput, what: it.sources.map(told) });
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

const sum = (shifts: Shift[]): number => shifts.reduce((all, { value }) => all + value, 0);

/** Plays a few turns at this table, and says what has shifted. */
async function shiftsNothing(page: Page, what: string, viewport: typeof PHONE, set_up: ReturnType<typeof alone>, script: unknown[]): Promise<void> {
  await page.setViewportSize(viewport);
  await watchShifts(page);
  await settle(page, { motion: 'full', pace: 'brisk' });
  await page.goto('./');
  await expect(page.locator('a[href^="#/lesson/"]').first()).toBeVisible();
  await openHere(page, set_up, ['Ann'], script);
  await playOn(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const unasked = shifts.filter(({ asked }) => !asked);
  console.log(`${what}: ${sum(shifts).toFixed(4)} shifted, ${sum(unasked).toFixed(4)} of it by itself (asked: less than 0.1)`);
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0]?.what.join('\n');
  expect(sum(shifts), worst).toBeLessThan(0.1);
  expect(sum(unasked), worst).toBeLessThan(0.02);
}

/** House 4 strikes with guest 7, and House 3 right after that with guest 8. */
const IN_TURNS = [[1, 2, 3, 4, 5, 8, 6, 7, 9, 10, 11, 12, 13, 14, 15], luckies([])[1]];

for (const [size, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (const game of GAMES) {
    test(`${game}: nothing shifts on a ${size}`, async ({ page }) => {
      await shiftsNothing(page, `${game} on a ${size}`, viewport, alone(game, 4), SCRIPTS[game]);
    });
  }

  test(`get-lucky: nothing shifts on a ${size} when one attempt follows another`, async ({ page }) => {
    await shiftsNothing(page, `attempts of get-lucky on a ${size}`, viewport, alone('get-lucky', 4), IN_TURNS);
    const log = page.getByRole('button', { name: 'What has happened' });
    if (await log.isVisible()) await log.click();
    for (const name of ['House 4', 'House 3']) await expect(page.getByRole('log')).toContainText(`${name} attempts to kill`);
  });
}

test('lucky-bastard: cards that somebody is dealt for wrong ones take no room from the table on a phone', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  const house = [2, 3].map((seat) => ({ seat, level: 5 }));
  await openHere(page, setUp('lucky-bastard', 4, { house, options: { memory_aid: true } }), ['Ann', 'Bo'], [alike(4)]);
  const choose = (name: string) => bar(page).getByRole('button', { name }).click();
  for (const name of ['Ann', 'Bo']) {
    await takeOver(page, name);
    for (const key of ['1', '2']) await page.keyboard.press(key);
    await choose('Look at slots 1 and 2');
  }
  const line = page.getByRole('list', { name: /^Line of Bo/ });
  const done = page.locator('.felt').getByRole('button', { name: 'Done' });
  const piles = async (): Promise<number> => {
    const size = page.viewportSize()!;
    await page.setViewportSize(PHONE);
    const top = await page.locator('.piles').evaluate((it) => it.getBoundingClientRect().top);
    await page.setViewportSize(size);
    return top;
  };
  const throwOne = async (): Promise<void> => {
    await choose('Draw a card');
    await choose('Throw');
    await expect(done).toBeVisible();
  };
  await takeOver(page, 'Ann');
  await throwOne();
  await expect(line.getByRole('listitem')).toHaveCount(4);
  const before = await piles();
  await page.keyboard.press('d');
  await takeOver(page, 'Bo');
  await page.keyboard.press('1');
  await throwOne();
  await page.keyboard.press('1');
  await takeOver(page, 'Ann');
  await expect(done).toBeVisible();
  await expect(line.getByRole('listitem')).toHaveCount(6);
  expect(await piles()).toBe(before);
});
