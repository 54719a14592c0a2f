/** People at tables of the server, each with a device of their own. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { FEWEST, GAMES, alone, bar, guest, makeTable, offered, playOut, sensibly, setUp, sitDown, type Game } from './people';

const NAMES = ['Ann', 'Bo', 'Cy'];

/** Everybody at the table, and the game begun. In Lucky Bastard people without a plan never finish: the house sits there too. */
async function begun(browser: Browser, game: Game): Promise<{ pages: Page[]; code: string }> {
  const pages: Page[] = [];
  for (let seat = 0; seat < FEWEST[game]; seat++) pages.push(await guest(browser, NAMES[seat] ?? ''));
  const [host] = pages as [Page];
  const bastard = { options: { tokens: 1, memory_aid: true }, house: [{ seat: 2, level: 4 }] };
  const lucky = game === 'lucky-bastard';
  const code = await makeTable(host, setUp(game, pages.length + (lucky ? 1 : 0), lucky ? bastard : {}));
  for (const [seat, page] of pages.entries()) await sitDown(page, code, seat);
  await host.getByRole('button', { name: 'Begin' }).click();
  for (const page of pages) await expect(page.locator('.felt')).toBeVisible();
  return { pages, code };
}

/** The page of whoever is asked to act. */
async function onTurn(pages: Page[]): Promise<Page> {
  for (let n = 0; n < 200; n++) {
    for (const page of pages) if (await bar(page).isVisible()) return page;
    await pages[0]?.waitForTimeout(50);
  }
  throw new Error('nobody is asked');
}

for (const game of GAMES) {
  test(`${game} is played to its end by people`, async ({ browser }) => {
    const { pages } = await begun(browser, game);
    await playOut(pages);
    for (const page of pages) await expect(page.getByText('The game is over.').first()).toBeVisible();
  });
}

for (const game of GAMES) {
  test(`${game} is played to its end with the house of the server`, async ({ browser }) => {
    const ann = await guest(browser, 'Ann');
    await sitDown(ann, await makeTable(ann, alone(game, FEWEST[game])), 0);
    await ann.getByRole('button', { name: 'Begin' }).click();
    await expect(ann.locator('.felt')).toBeVisible();
    await playOut([ann]);
    await expect(ann.getByText('The game is over.').first()).toBeVisible();
  });
}

test('a table is joined by its code, as people type it, and wrong codes are told', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3));
  // As high as a laptop: the foot of the door lies below.
  await bo.setViewportSize({ width: 1440, height: 900 });
  await bo.goto('./');
  const field = bo.getByRole('textbox', { name: /^Five letters/ });
  await field.fill('qqqqq');
  await field.press('Enter');
  await expect(bo.getByRole('alert')).toContainText('There is no table with this code');
  await expect(bo.getByText('There is no table with this code')).toBeInViewport({ ratio: 0.99 });
  await field.fill(` ${code.slice(0, 2).toLowerCase()} ${code.slice(2)}`);
  await field.press('Enter');
  await expect(bo).toHaveURL(new RegExp(`#/t/${code}$`));
  await expect(bo.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
});

test('somebody without a name is asked for it once', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucktails', 3));
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`./#/t/${code}`);
  await page.getByRole('textbox').fill('Zoë');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByText('Zoë (you)')).toBeVisible();
});

test('who watches sees the table and no choices', async ({ browser }) => {
  const { pages, code } = await begun(browser, 'lucktails');
  const watcher = await guest(browser, 'Di');
  await watcher.goto(`./#/t/${code}`);
  await expect(watcher.locator('.felt')).toBeVisible();
  const acting = await onTurn(pages);
  const labels = await offered(acting);
  await bar(acting).getByRole('button').nth(sensibly(labels, 0)).click();
  await expect(watcher.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
  await expect(bar(watcher)).toHaveCount(0);
});

test('a line that is cut is told, mends itself, and nothing is lost', async ({ browser }) => {
  const { pages } = await begun(browser, 'lucktails');
  const [ann] = pages as [Page];
  const cut: { close(): Promise<void> }[] = [];
  await ann.routeWebSocket(/live/, (line) => {
    const server = line.connectToServer();
    cut.push({ close: async () => void (await Promise.all([line.close(), server.close()])) });
  });
  await ann.reload();
  await expect(ann.locator('.felt')).toBeVisible();
  const log = ann.getByRole('log');
  await expect(log).toContainText('Round 1 is dealt');
  const before = await log.textContent();
  await cut[0]?.close();
  await expect(ann.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  await expect(ann.getByRole('alert').filter({ hasText: 'The line is cut' })).toHaveCount(0);
  expect(await log.textContent()).toBe(before);
  await playOut(pages);
});

/** Somebody at a table against the house, whose line somebody else has in hand. */
async function withLine(browser: Browser, size = { width: 1280, height: 800 }): Promise<{ ann: Page; line: { down: boolean; cut(): Promise<void> } }> {
  const ann = await guest(browser, 'Ann');
  await ann.setViewportSize(size);
  const line = { down: false, cut: async () => undefined as void };
  await ann.routeWebSocket(/live/, (socket) => {
    if (line.down) return void socket.close();
    const server = socket.connectToServer();
    line.cut = async () => {
      line.down = true;
      await Promise.all([socket.close(), server.close()]);
    };
  });
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [1, 2].map((seat) => ({ seat, level: 4 })) }));
  await sitDown(ann, code, 0);
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  return { ann, line };
}

test('what is chosen while the line is cut waits, and is done when it is back', async ({ browser }) => {
  // On a phone choices rise over the place where it is said.
  const { ann, line } = await withLine(browser, { width: 360, height: 640 });
  await line.cut();
  await expect(ann.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  await ann.getByRole('button', { name: /^Show all/ }).click();
  const choice = bar(ann).getByRole('button').first();
  const chosen = (await choice.locator('span').textContent()) ?? '';
  await choice.click();
  const waits = ann.getByRole('alert').filter({ hasText: `Your choice waits until it is back: ${chosen}` });
  await expect(waits).toBeVisible();
  await expect(ann.locator('.rising')).toHaveCount(0);
  line.down = false;
  await expect(waits).toHaveCount(0);
  await ann.getByRole('button', { name: 'What has happened' }).click();
  await expect(ann.getByRole('log')).toContainText('You set the bait');
  await expect(ann.getByRole('alert')).toHaveCount(0);
});

test('what is chosen while the line is cut is said to be too late, where the table has moved on', async ({ browser }) => {
  const { ann, line } = await withLine(browser);
  const other = await ann.context().newPage();
  await other.goto(ann.url());
  await expect(bar(other)).toBeVisible();
  await line.cut();
  await expect(ann.getByRole('alert').filter({ hasText: 'The line is cut' })).toBeVisible();
  await bar(ann).getByRole('button').first().click();
  await bar(other).getByRole('button').nth(1).click();
  await expect(other.getByRole('log')).toContainText('You set the bait');
  line.down = false;
  await expect(ann.getByRole('alert').filter({ hasText: 'Your choice came too late' })).toBeVisible();
});

test('what somebody has pointed at stays while others talk', async ({ browser }) => {
  const { pages } = await begun(browser, 'get-lucky');
  const ann = await onTurn(pages);
  const bo = pages.find((page) => page !== ann) as Page;
  const pointed = ann.locator('.felt button[aria-pressed=true]');
  await ann.locator('.felt button[aria-pressed=false]:enabled').first().click();
  await expect(pointed).toHaveCount(1);
  await bo.getByRole('textbox', { name: 'Say something' }).fill('Well, well');
  await bo.keyboard.press('Enter');
  await expect(ann.getByRole('log')).toContainText('Well, well');
  await expect(pointed).toHaveCount(1);
});

test('somebody leaves, the house plays for them, and they come back', async ({ browser }) => {
  const { pages } = await begun(browser, 'lucktails');
  const [ann, bo] = pages as [Page, Page];
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Leave my seat to the house' }).click();
  await expect(bo.getByRole('log')).toContainText('The house plays for Ann');
  await ann.getByRole('button', { name: 'Play on myself' }).click();
  await expect(bo.getByRole('log')).toContainText('Ann is back');
});

test('a game is played again at a new table, with a seat kept for everybody', async ({ browser }) => {
  const { pages } = await begun(browser, 'lucky-duck');
  await playOut(pages);
  const [ann, bo] = pages as [Page, Page];
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(ann.getByText('Who sits where')).toBeVisible();
  await expect(bo.getByRole('status').filter({ hasText: 'The next one is set up.' })).toBeVisible();
  await bo.getByRole('button', { name: 'To the next game' }).click();
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bo.locator('.felt')).toBeVisible();
});

test('whoever looks at the replay is told of the next game, until it has begun', async ({ browser }) => {
  const { pages } = await begun(browser, 'lucky-duck');
  await playOut(pages);
  const [ann, bo] = pages as [Page, Page];
  await bo.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(bo.getByRole('slider', { name: 'Step' })).toBeVisible();
  const replay = bo.url();
  const told = bo.getByRole('status').filter({ hasText: 'The next game is set up.' });
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(told).toBeVisible();
  await bo.reload();
  await told.getByRole('link', { name: 'To the next game' }).click();
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bo.locator('.felt')).toBeVisible();
  const looked = bo.waitForResponse((answer) => /\/api\/tables\/[A-Z]{5}$/.test(answer.url()));
  await bo.goto(replay);
  await looked;
  await expect(told).toHaveCount(0);
});
