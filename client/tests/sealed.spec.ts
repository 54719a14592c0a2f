/** The sealed race of Lucky Bastard (LB-9): everybody chooses in secret, and then all is played at once in a drawn order. */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { alone, bar, guest, howItWent, makeTable, openHere, playOut, setUp, settle, sitDown, takeOver } from './people';
import { bastards, times } from './scripts';

const NAMES = ['Ann', 'Bo', 'Cy'];

interface Told {
  happening: { number: number; what: string; sights?: unknown[] };
  view: unknown;
}

/** What the server tells a page of what happens. */
function hear(page: Page): Told[] {
  const told: Told[] = [];
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { type: string } & Told;
      if (message.type === 'happened') told.push(message);
    }),
  );
  return told;
}

const seat = (page: Page, name: string) => page.locator('.felt').getByRole('region', { name, exact: true });
const done = (page: Page) => page.locator('.felt').getByRole('button', { name: 'Done' });
const log = (page: Page) => page.getByRole('log');

async function choose(page: Page, name: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name }).click();
}

/** Three people and somebody who watches; Ann has thrown the first card. */
async function racing(browser: Browser): Promise<{ pages: [Page, Page, Page]; watcher: Page; told: Told[][] }> {
  const [ann, bo, cy, watcher] = [await guest(browser, 'Ann'), await guest(browser, 'Bo'), await guest(browser, 'Cy'), await guest(browser, 'Di')];
  const pages: [Page, Page, Page] = [ann, bo, cy];
  const told = [...pages, watcher].map(hear);
  const code = await makeTable(ann, setUp('lucky-bastard', 3, { race: 'sealed' }));
  for (const [at, page] of pages.entries()) await sitDown(page, code, at);
  await watcher.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Begin' }).click();
  for (const page of pages) await choose(page, /Look at slots 1 and 2/);
  await choose(ann, /Draw a card/);
  await choose(ann, /Throw/);
  for (const page of pages) await expect(done(page)).toBeVisible();
  await expect(watcher.getByText(/^The race for “.*” is on/)).toBeVisible();
  return { pages, watcher, told };
}

/** All that a page holds, tag by tag: what is seen, what is heard, and what is neither. */
async function held(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.body.outerHTML);
  return html.replaceAll(/ ?svelte-\w+/g, '').split('<').map((part) => part.trim());
}

/** What one of them has and the other has not. */
function others(these: string[], those: string[]): string[] {
  const left = [...those];
  return these.filter((it) => {
    const at = left.indexOf(it);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** That somebody has chosen, and how that is drawn: a tick for a frame. Nothing else may change on the pages of others. */
const OF_SEALING = [
  /^(p role="status" class="cut"|div class="status" title=".*")>(Waiting for [\w ,]+\.)?$/,
  /^div class="status" title="Waiting for [\w ,]+\."( class="")?>$/,
  /^(p class="cut" role="status"|span( class="[^"]*")?)>Waiting for [\w ,]+\.$/,
  /^div class="plaque( small)?( on-turn)?( waited)?">$/,
  /^span class="unseen">The table waits for this seat$/,
  /^span class="ready">$|^span( class="")?>chosen$/,
  /^svg .*class="[^"]*lucide-check[^"]*".*>$|^path d="M20 6 9 17l-5-5">$/,
  /^(li class="">)?(\w+ has chosen\.)?$/,
  /^li( class="")?>(Ann|Bo|Cy) has chosen\.$/,
  /^p class="meanwhile" aria-hidden="true">/,
  /^\/(svg|path|span|li)>$/,
  /^!--.*-->$/,
];

/** The cards as a page was last told they lie. */
const viewOf = (told: Told[]): unknown => told.findLast(({ view }) => view !== null)?.view;

/** Seals, and sees to it that the others learn that it was done, and nothing of what. */
async function seals(name: string, how: () => Promise<void>, watched: { page: Page; told: Told[] }[]): Promise<void> {
  const before = await Promise.all(watched.map(async ({ page, told }) => ({ parts: await held(page), heard: told.length, view: viewOf(told) })));
  await how();
  for (const [at, { page, told }] of watched.entries()) {
    await expect(seat(page, name)).toContainText('chosen');
    await expect(log(page)).toContainText(`${name} has chosen.`);
    const news = told.slice(before[at]?.heard);
    expect(news.map(({ happening }) => [happening.what, happening.sights])).toEqual([['sealed', []]]);
    expect(viewOf(told)).toEqual(before[at]?.view);
    const after = await held(page);
    const was = before[at]?.parts ?? [];
    const changed = [...others(was, after), ...others(after, was)].filter((part) => !OF_SEALING.some((it) => it.test(part)));
    expect(changed, `${name} has chosen`).toEqual([]);
  }
}

/** How it came out, as a page shows it: the lines, the discards, and what happened since the card was thrown. */
async function outcome(page: Page): Promise<unknown> {
  const lines = await Promise.all(NAMES.map((name) => seat(page, name).locator('ul.line > li:not(.gap)').count()));
  const tokens = await Promise.all(NAMES.map((name) => seat(page, name).locator('.tokens').getAttribute('aria-label')));
  const discards = await page.locator('[data-place=discard]').evaluate((it) => (it.getAttribute('aria-label') ?? it.textContent ?? '').match(/\d+, on top .*/)?.[0]);
  const told = await log(page).getByRole('button').evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? ''));
  const since = told.slice(told.findLastIndex((it) => /throws? /.test(it)));
  return { lines, tokens, discards, happened: since.map((it) => it.match(/“[^”]*”|slot \d+|LB-\d+/g)) };
}

test('nobody learns what another has chosen before all have, and then everybody sees the same', async ({ browser }) => {
  const { pages, watcher, told } = await racing(browser);
  const [ann, bo, cy] = pages;
  const [, toBo = [], toCy = [], toWatcher = []] = told;
  const looksOn = { page: watcher, told: toWatcher };
  await seals('Ann', () => seat(ann, 'Ann').getByRole('button').first().click(), [{ page: bo, told: toBo }, { page: cy, told: toCy }, looksOn]);
  // Whoever has chosen is told so, and cannot choose again.
  await expect(ann.getByText(/^You have chosen\. The race for “.*” goes on\.$/)).toBeVisible();
  await expect(ann.getByRole('status').filter({ hasText: 'Waiting for Bo and Cy.' })).toBeVisible();
  await expect(done(ann)).toHaveCount(0);
  await expect(bar(ann)).toHaveCount(0);
  await expect(seat(bo, 'Cy')).not.toContainText('chosen');
  await seals('Bo', () => bo.keyboard.press('d'), [{ page: cy, told: toCy }, looksOn]);
  expect(await outcome(ann)).toEqual(await outcome(watcher));
  const before = JSON.stringify(await outcome(watcher));
  await cy.keyboard.press('2');
  await expect.poll(async () => JSON.stringify(await outcome(watcher))).not.toBe(before);
  for (const page of pages) await expect.poll(() => outcome(page)).toEqual(await outcome(watcher));
  // One message told everybody all of it: what Ann and Cy tried, and that Bo is done.
  expect(toWatcher.at(-1)?.happening.what).toBe('sealed');
  expect(toWatcher.at(-1)?.happening.sights?.length).toBeGreaterThan(1);
});

/** Who seals in turn, race by race, with one device: Cy has no such card. */
const ROUNDS = [NAMES, ['Ann', 'Bo'], ['Bo', 'Ann'], ['Ann', 'Bo']];

/** Whoever has the device sees that somebody has chosen, and their cards as they lay. */
async function hasOnlyChosen(page: Page, name: string, cards: number): Promise<void> {
  await expect(seat(page, name)).toContainText('chosen');
  await expect(log(page)).toContainText(`${name} has chosen.`);
  await expect(seat(page, name).locator('ul.line > li:not(.gap)')).toHaveCount(cards);
}

interface Kept {
  log: { seat?: number; action?: { type: string } }[];
  deal?: { races: { order: number[]; played: number; entry: number }[] };
}

async function record(page: Page): Promise<Kept> {
  const keep = (await howItWent(page)).getByRole('button', { name: 'Keep the record' });
  const [file] = await Promise.all([page.waitForEvent('download'), keep.click()]);
  return JSON.parse(readFileSync(await file.path(), 'utf8')) as Kept;
}

test('LB-11: of two who seal their last card one wins, and nothing else is resolved; with one device and keys alone', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  const cards = bastards([...times('H', 4), ...times('H', 4), 'A', 'B', 'C', 'D', 'H']);
  await openHere(page, setUp('lucky-bastard', 3, { race: 'sealed', options: { tokens: 1 } }), NAMES, [cards]);
  for (const name of NAMES) {
    await takeOver(page, name);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await choose(page, /Look at slots 1 and 2/);
    await expect(log(page)).toContainText('You look at');
  }
  await takeOver(page, 'Ann');
  await choose(page, /Draw a card/);
  await choose(page, /Throw/);
  await expect(done(page)).toBeVisible();
  for (const [round, names] of ROUNDS.entries()) {
    for (const [at, name] of names.entries()) {
      // Whoever sealed last and is asked again has the device already.
      if (at > 0 || round === 1) await takeOver(page, name);
      await expect(done(page)).toBeVisible();
      for (const before of names.slice(0, at)) await hasOnlyChosen(page, before, 4 - round);
      await page.keyboard.press(name === 'Cy' ? 'd' : String(round + 1));
    }
    if (round < 3) await expect(page.locator('[data-place=discard]')).toHaveAccessibleName(new RegExp(`${3 + 2 * round}, on top Jinx`));
  }
  await expect(page.getByText('The game is over.').first()).toBeVisible();
  // The order is drawn anew for each race, so either may be first: nothing was played after that.
  const last = (await record(page)).log.at(-1);
  expect(last?.action).toEqual({ type: 'match', slot: 3 });
  const [winner, other] = last?.seat === 0 ? ['Ann', 'Bo'] : ['Bo', 'Ann'];
  await expect(seat(page, winner)).toContainText('Has won the game');
  await expect(seat(page, winner).locator('ul.line > li:not(.gap)')).toHaveCount(0);
  await expect(seat(page, other).locator('ul.line > li:not(.gap)')).toHaveCount(1);
  await expect(seat(page, other)).not.toContainText('Has won the game');
});

test('with the house of the server a sealed game is played to its end, and its races are proven', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, { ...alone('lucky-bastard', 3), race: 'sealed' });
  await sitDown(ann, code, 0);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  await playOut([ann]);
  await expect(log(ann)).toContainText('House 2 has chosen.');
  await expect(log(ann)).toContainText('You have chosen.');
  const { log: kept, deal } = await record(ann);
  expect(deal?.races.length).toBeGreaterThan(0);
  for (const { entry, order, played } of deal?.races ?? []) {
    expect(kept.slice(entry, entry + played).map(({ seat }) => seat)).toEqual(order.slice(0, played));
  }
  await ann.getByRole('button', { name: 'Check the deal' }).click();
  const checked = ann.getByRole('dialog', { name: 'What was checked' });
  await expect(checked.locator('.findings li')).not.toHaveCount(0);
  await expect(checked.locator('.findings .bad')).toHaveCount(0);
});
