/** Games that are over, seen again: from any seat, by a link, from a file, and with the deal checked. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { FEWEST, GAMES, alone, howItWent, openHere, playOut, playedAtServer, settle, type Game } from './people';

const step = (page: Page) => page.getByRole('slider', { name: 'Step' });
const look = (page: Page) => page.getByRole('combobox', { name: 'Look as' });

async function over(page: Page, game: Game, name = 'Ann'): Promise<void> {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone(game, FEWEST[game]), [name]);
  await playOut([page]);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(step(page)).toBeVisible();
}

for (const game of GAMES) {
  test(`${game} is seen again from its first step to its last, as everybody`, async ({ page }) => {
    const troubles: string[] = [];
    page.on('pageerror', (why) => troubles.push(why.message));
    await over(page, game);
    const last = Number(await step(page).getAttribute('max'));
    expect(last).toBeGreaterThan(3);
    for (const as of ['all', 'watcher', '0', '1']) {
      await look(page).selectOption(as);
      for (const at of [0, 1, 2, Math.floor(last / 2), last - 1, last]) {
        await step(page).fill(String(Math.min(at, Number(await step(page).getAttribute('max')))));
        await expect(page.locator('.felt')).not.toBeEmpty();
      }
    }
    expect(troubles).toEqual([]);
  });
}

test('one goes through a game by keys, and what another seat held stays hidden from a seat', async ({ page }) => {
  await over(page, 'lucktails');
  await expect(step(page)).toHaveValue('0');
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(step(page)).toHaveValue((await step(page).getAttribute('max')) ?? '');
  await page.keyboard.press('Home');
  // LT-7: everybody but the neighbour on the left sees only the back of a card.
  const faces = () => page.locator('.felt').innerHTML();
  await look(page).selectOption('all');
  const open = await faces();
  await look(page).selectOption('watcher');
  await expect.poll(faces).not.toBe(open);
});

test('whoever played without a name is a seat to whoever looks on, and not “you”', async ({ page }) => {
  await over(page, 'lucktails', 'Vous');
  await expect(look(page).locator('option[value="0"]')).toHaveText('As Seat 1');
  await step(page).press('End');
  await expect(page.locator('.felt')).toContainText('Seat 1');
  await expect(page.locator('main')).not.toContainText(/\b(You|Vous)\b/);
});

test('a game whose first cards were laid on purpose has its end, and is seen again', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann'], [['2', '4', '6', '3', '5', '1', '1', 'L']]);
  await playOut([page]);
  await expect((await howItWent(page)).getByRole('list', { name: 'Points' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await step(page).press('End');
  await expect(page.locator('.felt')).toContainText(/wins? with \d+ points/);
});

/** What somebody finds who pastes: the page itself may not read what was copied. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' })));
  const field = page.locator('#pasted');
  await field.press('Control+V');
  // What is pasted comes from another process of the browser.
  await expect(field).toHaveValue(/./);
  return field.inputValue();
}

test('a link that holds the whole record opens anywhere, and what was checked is told', async ({ page, browser }) => {
  await over(page, 'lucky-duck');
  await page.context().grantPermissions(['clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await pasted(page);
  expect(link).toContain('#/replay/z.');
  const other = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await other.goto(link);
  await expect(other.getByRole('slider', { name: 'Schritt' })).toBeVisible();
  await other.goto(link.slice(0, -40));
  await other.reload();
  await expect(other.getByRole('alert')).toContainText('Link');
});

test('a record goes into a file and comes back out of it; one that does not verify is refused with the reason', async ({ page }) => {
  await over(page, 'lucky-duck');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Keep the record' }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  const open = (name: string, content: string) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.goto('./#/replay/');
  await open('game.json', text);
  await expect(step(page)).toBeVisible();
  const record = JSON.parse(text) as { entries?: unknown[]; deal?: { secret: string } } & Record<string, unknown>;
  for (const broken of ['{', '[]', text.replace(/"secret":"(..)/, '"secret":"00'), JSON.stringify({ ...record, game: 'chess' })]) {
    expect(broken).not.toBe(text);
    // Away and back, quicker than the page can follow.
    await page.evaluate(() => ['#/', '#/replay/'].forEach((hash) => (location.hash = hash)));
    await open('broken.json', broken);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(step(page)).toHaveCount(0);
  }
});

test('a game at a table of the server is checked against what this device noted before it', async ({ browser }) => {
  const { ann, code } = await playedAtServer(browser);
  await ann.goto(`./#/replay/${code}`);
  await ann.getByRole('button', { name: 'What was checked' }).click();
  await expect(ann.getByText('It is the commitment that this device noted before the game.')).toBeVisible();
  await expect(ann.getByText('What your device added to the deal is in it.')).toBeVisible();
});
