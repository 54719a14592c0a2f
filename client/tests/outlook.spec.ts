/** What Lucky Duck says could come next, against a count of what was turned up on the screen. */
import { expect, test, type Page } from '@playwright/test';
import { isMyTurn } from './keyboard';
import { alone, bar, openHere, settle } from './people';

const VALUES = [
  ['filled', 'partial', 'hollow'],
  ['red', 'green', 'blue'],
  ['circle', 'square', 'triangle'],
] as const;
const TRAITS = ['the pattern', 'the colour', 'the shape'];
/** Four of each value (LD-3). */
const [ALIKE, PILE] = [4, 12];

/** What each pile has turned up since its shuffle, by the sentences of the log. */
function turnedUp(log: string[]): string[][] {
  let piles: string[][] = [[], [], []];
  let stay = '';
  for (const line of log) {
    if (line.includes('piles are shuffled')) [piles, stay] = [[[], [], []], ''];
    const kept = /keeps? (.*)\.$/.exec(line)?.[1];
    // All three that stay are turned up once more, and then all go.
    if (kept !== undefined) stay = /all three/.test(kept) ? TRAITS.join() : kept;
    const named = /(?:Nobody has|discards?) the (\w+) (\w+) (\w+)/.exec(line);
    if (!named) continue;
    piles.forEach((pile, trait) => {
      const value = named[trait + 1] ?? '';
      if (!stay.includes(TRAITS[trait] ?? '')) pile.push(value);
    });
    stay = '';
  }
  return piles;
}

/** How likely each value is to be the next of a pile. */
function next(pile: string[], values: readonly string[]): Map<string, number> {
  // Whatever goes under the pile comes round again after all the others (LD-7).
  const known = pile.length >= PILE ? pile.at(-PILE) : undefined;
  const share = (value: string): number =>
    known === undefined ? (ALIKE - pile.filter((it) => it === value).length) / (PILE - pile.length) : Number(known === value);
  return new Map(values.map((value) => [value, share(value)]));
}

const percent = (share: number): string => (share > 0 && share < 0.005 ? '<1%' : `${Math.round(share * 100)}%`);

/** What lies between two percents may be told as either. */
const rounded = (share: number): string[] => (share === 0 ? [percent(0)] : [percent(share - 1e-9), percent(share + 1e-9)]);

async function seen(page: Page): Promise<{ log: string[]; own: string[]; others: string[]; cells: string[]; shown: string[] }> {
  return page.evaluate(() => {
    const names = (lists: string): string[] =>
      [...document.querySelectorAll(`${lists} [role=img]`)].map((it) => it.getAttribute('aria-label')?.replace(/, could come next$/, '') ?? '');
    return {
      log: [...document.querySelectorAll('[role=log] li')].map((it) => it.textContent?.trim() ?? ''),
      own: names('ul[aria-label^="You have"]'),
      others: names('ul[aria-label^="House"]'),
      cells: [...document.querySelectorAll('ul[aria-label^="What may stay"] button')].map((it) => it.textContent ?? ''),
      shown: [...document.querySelectorAll('.piles .word')].map((it) => it.textContent ?? ''),
    };
  });
}

/** Compares all that is offered now; how much of it is certain is what comes back. */
async function compare(page: Page): Promise<number> {
  const { log, own, others, cells, shown } = await seen(page);
  expect(cells).toHaveLength(8);
  const piles = turnedUp(log);
  expect(piles.map((pile) => pile.at(-1))).toEqual(shown);
  const nexts = piles.map((pile, trait) => next(pile, VALUES[trait] ?? []));
  let certain = 0;
  for (const cell of cells) {
    const kept = /^Keep (?!none)(.*?): /.exec(cell)?.[1] ?? '';
    if (kept === 'all three') continue;
    const likely = (complete: string): number =>
      complete.split(' ').reduce((product, value, trait) => {
        const stays = kept.includes(shown[trait] ?? '?');
        return product * (stays ? Number(value === shown[trait]) : (nexts[trait]?.get(value) ?? 0));
      }, 1);
    const sum = (completes: string[]): number => completes.reduce((all, it) => all + likely(it), 0);
    const [mine, theirs] = [sum(own), sum(others)];
    const [, ours, rest] = /chance of yours (.*?%), of the others’ (.*?%)/.exec(cell.replace(/\u202f/g, '')) ?? [];
    expect(rounded(mine), cell).toContain(ours);
    expect(rounded(theirs), cell).toContain(rest);
    certain += Number(mine + theirs > 0.9999 || mine + theirs === 0);
  }
  return certain;
}

/** However large a number is, it has room on a phone. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 360, height: 640 });
  const cells = page.locator('ul[aria-label^="What may stay"] button');
  const over = await cells.evaluateAll((all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent));
  expect(over).toEqual([]);
  await page.setViewportSize({ width, height });
}

const ENOUGH = 10;

test('what Lucky Duck says could come next is what could', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  const log = page.getByRole('log').getByRole('listitem');
  let [compared, certain] = [0, 0];
  // Some games are over before much has come up.
  for (let game = 0; game < 3 || (game < 12 && (compared <= ENOUGH || certain === 0)); game++) {
    await openHere(page, alone('lucky-duck', 2 + (game % 3)), ['Ann']);
    while (await isMyTurn(page)) {
      const outlook = page.getByRole('list', { name: /^What may stay/ });
      await expect(outlook).toBeVisible();
      const sure = await compare(page);
      if (sure > 0) await fits(page);
      certain += sure;
      const lines = await log.count();
      await outlook.getByRole('button').nth(compared++ % 8).click();
      await bar(page).getByRole('button').first().click();
      await expect.poll(() => log.count()).toBeGreaterThan(lines);
    }
  }
  // Piles that were seen from top to bottom leave nothing open.
  expect(compared).toBeGreaterThan(ENOUGH);
  expect(certain).toBeGreaterThan(0);
});
