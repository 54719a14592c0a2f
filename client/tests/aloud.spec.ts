/** All that is told by colour, outline, icon or motion is told in words too, in every state of every table. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { heard, listen, parts, rules, told, type Where } from './listening';
import { TOLD } from './told';
import { FEWEST, GAMES, alone, bar, guest, howItWent, makeTable, openHere, playOut, setUp, settle, sitDown, type Game } from './people';
import { SCENES, point } from './scenes';

test.use({ viewport: { width: 1600, height: 1000 } });

test('there is no class and no icon of which nobody has said what it tells', () => {
  const known = Object.assign({}, ...Object.values(TOLD)) as Record<string, Record<string, unknown>>;
  const found = Object.fromEntries(parts().map((file) => [file, told(file).sort()] as const).filter(([, names]) => names.length > 0));
  const listed = Object.fromEntries(Object.entries(known).map(([file, part]) => [file, Object.keys(part).sort()]));
  expect(listed).toEqual(found);
});

/** What has been met while a table was played at, in several scenes. */
class Heard {
  #met = new Set<string>();

  constructor(readonly where: Where) {}

  async page(page: Page): Promise<Page> {
    await listen(page, this.where);
    return page;
  }

  async takeIn(page: Page): Promise<void> {
    const { met, untold } = await heard(page);
    expect(untold).toEqual([]);
    for (const key of met) this.#met.add(key);
  }

  get missing(): string[] {
    return rules(this.where)
      .map(({ key }) => key)
      .filter((key) => !this.#met.has(key));
  }
}

const POINTED = 25;
/** Turns that are enough of a long game, the end of which is one of the scenes. */
const ENOUGH = 8;

/** A game to its end, with everything that moves. */
async function whole(page: Page, set_up: ReturnType<typeof setUp>): Promise<void> {
  await openHere(page, set_up, ['Ann']);
  const enough = set_up.game === 'get-lucky' ? ENOUGH : undefined;
  await playOut([page], (page, turn) => (turn < POINTED ? point(page, turn) : Promise.resolve()), enough);
  await page.waitForTimeout(2000);
}

/** Somebody leaves a table of the server, and the house plays for them. */
async function left(browser: Browser, game: Game, words: Heard): Promise<void> {
  const pages: Page[] = [];
  for (let seat = 0; seat < FEWEST[game]; seat++) pages.push(await guest(browser, ['Ann', 'Bo', 'Cy'][seat] ?? ''));
  const [ann, bo] = pages as [Page, Page];
  await words.page(ann);
  const code = await makeTable(ann, setUp(game, pages.length));
  for (const [seat, page] of pages.entries()) await sitDown(page, code, seat);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await bo.getByRole('button', { name: 'Who sits here' }).click();
  await bo.getByRole('button', { name: 'Leave my seat to the house' }).click();
  await expect(ann.getByRole('log')).toContainText('The house plays for Bo');
  await words.takeIn(ann);
}

/** With how many seats whole games are played, until every state has come about. */
const SEATS: Record<Game, number[]> = {
  lucktails: [4, 3, 5, 4, 3, 5],
  'get-lucky': [3, 4, 3],
  'lucky-bastard': [2, 2, 3, 4],
  'lucky-duck': [3, 2, 5, 4, 3, 5],
};

for (const game of GAMES) {
  test(`${game}: in every state it is told in words`, async ({ page, browser }) => {
    test.slow();
    const words = new Heard(game);
    await left(browser, game, words);
    await settle(page, { motion: 'full' });
    await page.goto('./');
    await words.page(page);
    for (const scene of SCENES[game]) await scene(page);
    for (const seats of SEATS[game]) {
      await whole(page, alone(game, seats));
      await words.takeIn(page);
      if (words.missing.length === 0) break;
    }
    expect(words.missing).toEqual([]);
  });
}

/** Two at the server who have a quarter of a minute each time, and somebody who watches. */
async function againstTheClock(browser: Browser, words: Heard): Promise<void> {
  const [ann, bo, di] = [await guest(browser, 'Ann'), await guest(browser, 'Bo'), await guest(browser, 'Di')];
  for (const page of [ann, bo, di]) await words.page(page);
  let cut = async (): Promise<void> => undefined;
  await bo.routeWebSocket(/live/, (line) => {
    const server = line.connectToServer();
    cut = async () => void (await Promise.all([line.close(), server.close()]));
  });
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }], pace: { type: 'quick', seconds: 12, bank: 0 } }));
  await di.goto(`./#/screen/${code}`);
  await expect(di.getByText('Free').first()).toBeVisible();
  await sitDown(ann, code, 0);
  await sitDown(bo, code, 1);
  await cut();
  await expect(bo.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  await expect(bo.getByRole('alert').filter({ hasText: 'The line is cut' })).toHaveCount(0);
  await di.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.getByRole('status').filter({ hasText: 'Little time is left.' })).toHaveCount(1);
  await expect(di.getByRole('status').filter({ hasText: 'Little time is left.' })).toHaveCount(1);
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Well, well');
  await ann.keyboard.press('Enter');
  await expect(bo.getByRole('log')).toContainText('Well, well');
  await cut();
  await expect(bo.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  await ann.getByRole('log').getByRole('button').first().click();
  await expect(ann.getByRole('dialog').getByText('the rule you asked for')).toBeAttached();
  for (const page of [ann, bo, di]) await words.takeIn(page);
}

/** A game with talk, from its end to its replay, and what somebody else finds who wrote the commitment down. */
async function afterwards(browser: Browser, words: Heard): Promise<void> {
  const ann = await words.page(await guest(browser, 'Ann'));
  const code = await makeTable(ann, alone('lucktails', 3));
  await sitDown(ann, code, 0);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  await ann.getByRole('textbox', { name: 'Say something' }).fill('Quack');
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('log')).toContainText('Quack');
  await playOut([ann]);
  await expect((await howItWent(ann)).getByRole('img', { name: 'Winner' })).toBeVisible();
  await ann.keyboard.press('Escape');
  await ann.getByRole('link', { name: 'Watch the replay' }).click();
  await ann.getByRole('button', { name: 'To the end' }).click();
  await expect(ann.getByRole('button', { name: 'Ann: Quack' })).toBeVisible();
  await words.takeIn(ann);
  const bo = await words.page(await guest(browser, 'Bo'));
  await bo.goto(`./#/replay/${code}`);
  await bo.getByRole('button', { name: 'What was checked' }).click();
  const written = bo.getByRole('dialog').getByRole('textbox');
  const commitment = (await bo.getByRole('dialog').locator('code').textContent()) ?? '';
  await written.fill(commitment);
  await expect(bo.locator('.compare .good')).toBeVisible();
  await words.takeIn(bo);
  await written.fill(commitment.startsWith('0') ? '1' : '0');
  await expect(bo.locator('.compare .bad')).toBeVisible();
  await words.takeIn(bo);
}

test('around the tables it is told in words', async ({ page, browser }) => {
  const words = new Heard('frame');
  await againstTheClock(browser, words);
  await afterwards(browser, words);
  await settle(page);
  await page.goto('./');
  await words.page(page);
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await page.getByRole('button', { name: 'What would the house do?' }).click();
  await expect(page.getByRole('button', { name: 'The house would do this' })).toBeVisible();
  await words.takeIn(page);
  expect(words.missing).toEqual([]);
});
