/** Cards move where they go: from where they lay to where they lie, as the eye follows them. */
import { expect, test, type Page } from '@playwright/test';
import { GAMES, alone, bar, openHere, setUp, settle, type Game } from './people';
import { onTop, SCRIPTS } from './scripts';
import { box, boxes, expectWay, forgetWays, goes, isAt, isTurned, length, rests, watchWays, ways, type Box } from './ways';

/** Opens a table at which everything moves, and the house takes its time. */
async function open(page: Page, game: Game, seats: number, script = SCRIPTS[game]): Promise<void> {
  await watchWays(page);
  await settle(page, { motion: 'full', pace: 'usual' });
  await page.goto('./');
  await openHere(page, { ...alone(game, seats), options: {} }, ['Ann'], script);
  await expect(page.locator('.felt')).not.toBeEmpty();
  await bar(page).waitFor({ timeout: 30_000 });
}

/** Chooses it, and forgets what moved before. */
async function choose(page: Page, what: RegExp): Promise<void> {
  const one = bar(page).getByRole('button', { name: what }).first();
  const all = page.getByRole('button', { name: /^Show all/ });
  await expect(one.or(all).first()).toBeEnabled({ timeout: 30_000 });
  if (await all.isVisible()) await all.click();
  await rests(page);
  await forgetWays(page);
  await one.click({ timeout: 30_000 });
}

/** So many have come from there, each to where it lies now, and nothing has come from anywhere else. */
async function expectDeal(page: Page, from: Box, dealt: string, what: string): Promise<void> {
  await rests(page);
  const [lie, came] = [await boxes(page, dealt), (await ways(page)).filter((way) => way.what.includes(what) && isAt(way.from, from))];
  expect(lie.length).toBeGreaterThan(0);
  for (const place of lie) expect(came.filter((way) => goes(way, from, place)), `${what} to ${place.x}, ${place.y}`).toHaveLength(1);
}

test('Lucktails: cards are dealt from the pond, and those that lie open turn on arriving', async ({ page }) => {
  await open(page, 'lucktails', 3);
  await rests(page);
  const pond = await box(page, '[data-spot="pond"]');
  await expectDeal(page, pond, '[data-spot^="card-"], [data-spot^="middle-"] .slot, .open li', 'lie');
  const lieOpen = await boxes(page, '.open li');
  const turned = (await ways(page)).filter((way) => isTurned(way) && way.what.includes('front'));
  expect(turned).toHaveLength(lieOpen.length);
});

test('Lucktails: exchanged cards change places, and the one that comes is turned up', async ({ page }) => {
  await open(page, 'lucktails', 3);
  await rests(page);
  const [hand, middle] = [await box(page, '[data-spot="card-0"]'), await box(page, '[data-spot="middle-1"] .slot')];
  await choose(page, /middle place 2/);
  await expectWay(page, hand, middle, 'lie');
  await expectWay(page, middle, hand, 'lie');
  await expect.poll(async () => (await ways(page)).filter((way) => isTurned(way) && way.at === 'card-0' && way.what.includes('front')).length).toBe(1);
});

test('Lucktails: the points of a bait go to whoever takes it', async ({ page }) => {
  await open(page, 'lucktails', 3);
  const seen = async (): Promise<boolean> => {
    const bait = await box(page, '[data-spot="bait"]');
    const points = await boxes(page, '[data-spot^="points-"]');
    const came = (await ways(page)).filter((way) => way.lasts > 700 && isAt(way.from, bait));
    return came.some((way) => points.some((place) => isAt(way.to, place)));
  };
  for (let turn = 0; turn < 8 && !(await seen()); turn++) {
    const take = bar(page).getByRole('button', { name: /Take/ });
    await bar(page).locator('button:enabled').first().waitFor({ timeout: 30_000 });
    await ((await take.isVisible()) ? take : bar(page).locator('button:enabled').first()).click();
    await page.waitForTimeout(300);
  }
  await expect.poll(seen).toBe(true);
});

const GUESTS = Array.from({ length: 15 }, (_, at) => at + 1);
/** The house can play none of its cards against an attempt: they have no luck (GL-3). */
const HANDS = ['W1', 'W2', 'W4', 'W5', 'W7', 'W8', 'W10', 'W11', 'W6', 'W9', 'W12', 'W15', 'M1', 'M4', 'M7', 'M10'];
const HARMLESS = [GUESTS, onTop(HANDS, SCRIPTS['get-lucky'][1] as string[])];

test('Get Lucky: guests and cards are dealt from the pile', async ({ page }) => {
  await open(page, 'get-lucky', 3);
  await rests(page);
  const pile = await box(page, '[data-place="pile"]');
  await expectDeal(page, pile, '[data-place^="guest "]', '');
  await expectDeal(page, pile, '.strip li', '');
  await expectDeal(page, pile, '[data-place^="hand "] i', '');
});

test('Get Lucky: swapped guests change places', async ({ page }) => {
  await open(page, 'get-lucky', 2);
  await rests(page);
  const [mine, theirs] = ['[data-place="guest 1"]', '[data-place="guest 7"]'];
  const before = [await box(page, mine), await box(page, theirs)] as const;
  await choose(page, /Swap 1\D.* 7\D/);
  await expect.poll(async () => isAt(await box(page, mine), before[0])).toBe(false);
  await rests(page);
  const after = [await box(page, mine), await box(page, theirs)] as const;
  await expectWay(page, before[0], after[0]);
  await expectWay(page, before[1], after[1]);
});

test('Get Lucky: a card goes from the hand onto its guest, what it replaces to the discards, and Howard’s come from the pile', async ({ page }) => {
  await open(page, 'get-lucky', 2, HARMLESS);
  await rests(page);
  let card = await box(page, '[data-place="W2"]');
  await choose(page, /Play on .*\b1\b.*: W2\b/);
  await expectWay(page, card, await slotOf(page, 'W2'));
  card = await box(page, '[data-place="W1"]');
  const replaced = await box(page, '[data-place="W2"]');
  await choose(page, /Play on .*\b1\b.*: W1\b/);
  await expectWay(page, card, await slotOf(page, 'W1'));
  await expectWay(page, replaced, await box(page, '[data-place="discarded 1"]'), 'last');
  const pile = await box(page, '[data-place="pile"]');
  await choose(page, /^\d?\s*Attempt with 3/);
  const turned = page.locator('.howard [data-place^="against "]');
  await turned.first().waitFor({ timeout: 30_000 });
  await rests(page);
  await expectWay(page, pile, (await boxes(page, '.howard [data-place^="against "]'))[0] as Box);
});

/** Where a card lies on a guest, once nothing moves. */
async function slotOf(page: Page, card: string): Promise<Box> {
  await page.locator(`.slots [data-place="${card}"]`).waitFor();
  await rests(page);
  return box(page, `.slots [data-place="${card}"]`);
}

const LINES = [onTop(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'switch'], SCRIPTS['lucky-bastard'][0] as string[])];

test('Lucky Bastard: one card to each in turn is dealt from the pile', async ({ page }) => {
  await open(page, 'lucky-bastard', 2, LINES);
  await rests(page);
  await expectDeal(page, await box(page, '[data-place="pile"]'), '[data-line] > li', 'ghost');
});

test('Lucky Bastard: a card is drawn, turned, thrown, and two are switched', async ({ page }) => {
  await open(page, 'lucky-bastard', 2, LINES);
  await choose(page, /Look at slots 1 and 2/);
  const pile = await box(page, '[data-place="pile"]');
  await choose(page, /Draw a card/);
  await page.locator('[data-place="drawn"] .look').waitFor();
  await rests(page);
  const [drawn, discard] = [await box(page, '[data-place="drawn"]'), await box(page, '[data-place="discard"]')];
  await expectWay(page, pile, drawn, 'ghost');
  await page.locator('[data-place="drawn"] .look').click();
  await expect.poll(async () => (await ways(page)).some((way) => isTurned(way) && way.at === 'drawn' && way.what.includes('side'))).toBe(true);
  await choose(page, /Throw/);
  await expectWay(page, drawn, discard, 'ghost');
  await choose(page, /Done with this race/);
  await rests(page);
  const [one, other] = [await box(page, '[data-place="0.0"]'), await box(page, '[data-place="1.3"]')];
  await page.locator('[data-place="0.0"] button').click();
  await page.locator('[data-place="1.3"] button').click();
  await choose(page, /Switch/);
  await expectWay(page, one, other, 'ghost');
  await expectWay(page, other, one, 'ghost');
});

test('Lucky Bastard: what is laid from a line goes to the discards', async ({ page }) => {
  await open(page, 'lucky-bastard', 2, [onTop(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'C'], SCRIPTS['lucky-bastard'][0] as string[])]);
  await choose(page, /Look at slots 1 and 2/);
  await choose(page, /Draw a card/);
  await page.locator('[data-place="drawn"] .look').waitFor();
  await rests(page);
  const [place, drawn, discard] = [await box(page, '[data-place="0.2"]'), await box(page, '[data-place="drawn"]'), await box(page, '[data-place="discard"]')];
  await choose(page, /Keep it in slot 3/);
  await expectWay(page, drawn, place, 'ghost');
  await expectWay(page, place, discard, 'ghost');
});

test('Lucky Duck: completes are dealt from the pond, then singles are turned, and what they name goes from its hand to the discards', async ({ page }) => {
  await open(page, 'lucky-duck', 3);
  await page.locator('.gone li').first().waitFor();
  await expectDeal(page, await box(page, '.pond'), 'li[data-complete]', 'complete');
  const turned = (await ways(page)).filter((way) => isTurned(way) && way.what.includes('turned'));
  expect(turned.length).toBeGreaterThanOrEqual(3);
  await expectWay(page, await box(page, 'li.gone[data-complete]'), await box(page, '.gone ul li'));
});

/** What is done first. */
const FIRST: Record<Game, RegExp> = { lucktails: /Open with/, 'get-lucky': /Draw/, 'lucky-bastard': /Look at/, 'lucky-duck': /Keep/ };

for (const game of GAMES) {
  test(`${game}: whoever comes back in the middle finds the cards where they lie`, async ({ page }) => {
    await open(page, game, 3);
    await choose(page, FIRST[game]);
    await page.waitForTimeout(500);
    const lines = await page.getByRole('log').innerText();
    await page.evaluate(() => localStorage.setItem('luckhouse.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('luckhouse.settings') ?? '{}'), pace: 'calm' })));
    await page.reload();
    await expect(page.locator('.felt')).not.toBeEmpty();
    await page.waitForTimeout(600);
    expect((await ways(page)).filter((way) => length(way) > 30)).toEqual([]);
    await expect.poll(async () => (await page.getByRole('log').innerText()).startsWith(lines.slice(0, 40))).toBe(true);
  });
}

test('whoever takes the device before anybody has acted sees the deal, and it is told once', async ({ page }) => {
  await watchWays(page);
  await settle(page, { motion: 'full', pace: 'usual' });
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3), ['Ann', 'Bo', 'Cy']);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await expect.poll(async () => (await ways(page)).filter(({ what }) => what.includes('lie')).length).toBe(8);
  await expect(page.getByRole('log').getByText(/^Round 1 is dealt/)).toHaveCount(1);
  await choose(page, /Open with/);
  await page.getByRole('button', { name: 'Hand the device to Bo' }).click();
  await forgetWays(page);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  await expect(page.locator('.felt')).not.toBeEmpty();
  await page.waitForTimeout(600);
  expect((await ways(page)).filter((way) => length(way) > 30)).toEqual([]);
});
