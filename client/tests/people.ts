/** What people do at tables, in a real browser. */
import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';
import type { SetUp } from '../src/wire';

export const GAMES = ['lucktails', 'get-lucky', 'lucky-bastard', 'lucky-duck'] as const;
export const LANGS = ['en', 'de', 'fr'] as const;
export type Game = (typeof GAMES)[number];
export const FEWEST: Record<Game, number> = { lucktails: 3, 'get-lucky': 2, 'lucky-bastard': 2, 'lucky-duck': 2 };
export const MOST: Record<Game, number> = { lucktails: 5, 'get-lucky': 6, 'lucky-bastard': 6, 'lucky-duck': 9 };

/** How a device is set: the house plays at once, without motion unless a test is about that. */
export interface Device {
  lang?: 'en' | 'de' | 'fr';
  theme?: 'light' | 'dark' | 'contrast';
  motion?: 'auto' | 'full' | 'less';
  pace?: 'usual' | 'brisk' | 'instant';
  name?: string;
  sound?: boolean;
  notify?: boolean;
  lefty?: boolean;
}

export async function settle(on: Page | BrowserContext, device: Device = {}): Promise<void> {
  const kept = { lang: 'en', theme: 'light', motion: 'less', pace: 'instant', name: 'Ann', sound: false, ...device };
  await on.addInitScript((kept) => {
    if (!localStorage.getItem('luckhouse.settings')) localStorage.setItem('luckhouse.settings', JSON.stringify(kept));
  }, kept);
}

export function setUp(game: Game, seats: number, more: Partial<SetUp> = {}): SetUp {
  return { game, seats, options: {}, pace: { type: 'relaxed' }, race: 'live', open: false, watched: true, house: [], ...more };
}

/** The house plays by a rule of thumb, nearly always: games go as quickly as they can. */
const LEVELS: Record<Game, number> = { lucktails: 5, 'get-lucky': 5, 'lucky-bastard': 5, 'lucky-duck': 3 };

/** One person against the house, with options that make games short. */
export function alone(game: Game, seats: number): SetUp {
  const house = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: LEVELS[game] }));
  return setUp(game, seats, { house, options: game === 'lucky-bastard' ? { tokens: 1, memory_aid: true } : {} });
}

/** Opens a table on this device. */
export async function openHere(page: Page, set_up: SetUp, names: string[], script?: unknown[]): Promise<void> {
  const taken = set_up.house.map((house) => house.seat);
  const free = Array.from({ length: set_up.seats }, (_, seat) => seat).filter((seat) => !taken.includes(seat));
  const people = free.map((seat, at) => ({ seat, name: names[at] ?? `P${seat}` }));
  await page.waitForFunction(() => 'luckhouse' in window);
  await page.evaluate(
    async ({ set_up, people, script }) => {
      const house = (window as unknown as { luckhouse: { open(...args: unknown[]): Promise<string> } }).luckhouse;
      location.hash = `#/here/${await house.open(set_up, people, script)}`;
    },
    { set_up, people, script },
  );
  await expect(page.locator('.felt').or(page.getByRole('button', { name: /^I am / }))).toBeVisible();
}

/** Moves a table of this device to the server, where others may take a seat of the house. */
export async function offerASeat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Who sits here' }).click();
  await page.getByRole('button', { name: 'Move this table to the server' }).click();
  await expect(page).toHaveURL(/#\/t\/[A-Z]{5}$/);
  await page.getByRole('button', { name: 'Who sits here' }).click();
  await page.getByRole('button', { name: 'Offer this seat' }).first().click();
  await expect(page.getByRole('button', { name: 'Offer it no more' })).toBeVisible();
}

/** Until what is on the page now has been drawn, and whoever looks at every frame has seen it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Goes there as somebody without a mouse does, and sees where they are. */
export async function tabTo(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await there.evaluate((it) => it === document.activeElement)) {
      expect(await there.evaluate((it) => it.matches(':focus-visible') && getComputedStyle(it).outlineStyle !== 'none')).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${there}`);
}

/** Does what lies there, by keys alone. */
export async function press(page: Page, there: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, there);
  await page.keyboard.press(key);
}

/** Whoever plays by keys goes on from where they were, or from the table: never from nowhere. */
export async function hasFocus(page: Page): Promise<void> {
  await expect(page.locator('main :focus')).toHaveCount(1);
}

/** Takes the device over, by keys, if it is to be handed on; whoever is asked then has it. */
export async function takeOver(page: Page, name: string): Promise<void> {
  const on = page.getByRole('button', { name: `Hand the device to ${name}` });
  const mine = page.getByRole('button', { name: `I am ${name}` });
  await expect(mine.or(on)).toBeVisible();
  if (await on.isVisible()) await press(page, on);
  await expect(mine).toBeVisible();
  await press(page, mine);
  await expect(bar(page)).toBeVisible();
  // The board comes by itself, and hears no key before it is there.
  await expect(page.locator('.felt > *').first()).toBeVisible();
  await hasFocus(page);
}

export const bar = (page: Page) => page.getByRole('group', { name: /Your choices|Was du tun kannst|Ce que vous pouvez faire/ });

/** The words of what is offered. The digit before each comes with the board, which may still be on its way. */
export const words = (page: Page): Promise<string[]> => bar(page).getByRole('button').locator('span').allTextContents();

/** What is offered now, all of it. */
export async function offered(page: Page): Promise<string[]> {
  const all = page.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  return bar(page)
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((it) => !(it as HTMLButtonElement).disabled).map((it) => it.textContent?.trim() ?? ''));
}

/** What somebody does who has a little sense and no patience. */
export function sensibly(labels: string[], turn: number): number {
  const sure = labels.findIndex((label) => /: it is .*/.test(label) && !/would be wrong/.test(label));
  if (sure >= 0) return sure;
  const done = labels.findIndex((label) => /Done with this race/.test(label));
  if (done >= 0) return done;
  const attempt = labels.findIndex((label) => /Attempt with/.test(label));
  if (attempt >= 0 && turn % 2 > 0) return attempt;
  return turn % labels.length;
}

export async function isOver(page: Page): Promise<boolean> {
  return page.getByText('The game is over.', { exact: false }).first().isVisible();
}

/** What a page shows to whoever plays there. */
export interface Seen {
  over: boolean;
  /** What is pressed before one can choose: a round has been looked at, the device is handed on, or all choices are shown. */
  first: string;
  labels: string[];
}

/** One look, where asking for each thing by itself would be many. It runs in the page. */
export function seen(): Seen {
  const text = (it: Element): string => it.textContent?.trim() ?? '';
  const buttons = [...document.querySelectorAll('button')].filter((it) => it.checkVisibility());
  const first = buttons.map(text).find((label) => /^(Hand the device to|I am|Show all|Next round)\b/.test(label)) ?? '';
  const choices = buttons.filter((it) => it.closest('.choices') && !it.disabled);
  // What is written, not how it is laid out: that would be computed anew for every look.
  return { over: text(document.body).includes('The game is over.'), first, labels: choices.map(text) };
}

/** Plays to the end, or so many turns where that is enough, by clicks, at every one of these pages. */
export async function playOut(pages: Page[], each?: (page: Page, turn: number) => Promise<void>, enough?: number): Promise<void> {
  for (let turn = 0; turn < (enough ?? 6000); turn++) {
    let acted = false;
    for (const page of pages) {
      const { over, first, labels } = await page.evaluate(seen);
      if (over) return;
      const label = first || labels[sensibly(labels, turn)];
      if (label === undefined) continue;
      if (!first) await each?.(page, turn);
      const there = first ? page.getByRole('button', { name: first }) : bar(page).getByRole('button').nth(labels.indexOf(label));
      // The table may have moved on: then there is something else to choose.
      await there.click({ timeout: 2000 }).catch(() => undefined);
      acted = true;
    }
    if (!acted) await pages[0]?.waitForTimeout(40);
  }
  if (enough === undefined) throw new Error('it has no end');
}

/** Opens what is told of a game that is over. */
export async function howItWent(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'How it went' }).click();
  return page.getByRole('dialog', { name: /^The story of/ });
}

/** Where it lies. */
export const lies = (page: Page, place: string): Promise<DOMRect> =>
  page.locator(place).evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);

/** How much of the table lies below its lower end. */
export const below = (page: Page) => page.locator('.felt').evaluate((it) => it.scrollHeight - it.clientHeight);

/** A device of its own, with a name that the server knows. */
export async function guest(browser: Browser, name: string, device: Device = {}, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(more);
  await settle(context, { ...device, name });
  const page = await context.newPage();
  await page.goto('./');
  const answer = await page.request.post('api/me', { data: { name } });
  expect(answer.ok()).toBe(true);
  return page;
}

/** Makes a table on the server; its host has not sat down yet. */
export async function makeTable(host: Page, set_up: SetUp): Promise<string> {
  const answer = await host.request.post('api/tables', { data: set_up });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { code: string }).code;
}

/** Goes to a table of the server and sits down there. */
export async function sitDown(page: Page, code: string, seat: number): Promise<void> {
  await page.goto(`./#/t/${code}`);
  await page.getByRole('listitem').filter({ hasText: `Seat ${seat + 1}` }).getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
}

/** A game that Ann has played to its end against the house of the server. */
export async function playedAtServer(browser: Browser): Promise<{ ann: Page; code: string }> {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2, { house: [{ seat: 1, level: 4 }] }));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await playOut([ann]);
  return { ann, code };
}
