/** The pages on the way to a table can be read and used by everybody, in any theme or language. */
import { expect, test, type WebSocketRoute } from '@playwright/test';
import { PHONE, isFine } from './fine';
import { GAMES, alone, bar, guest, makeTable, playOut, setUp, settle } from './people';

test.use({ viewport: PHONE, serviceWorkers: 'allow' });

for (const [name, hash, there] of [
  ['the door', '', 'article'],
  ['setting a table', '#/new/lucky-bastard', 'summary'],
  ...GAMES.map((game) => [`the lesson of ${game}`, `#/lesson/${game}`, '.felt'] as const),
  ['a record from a file', '#/replay/', 'input[type=file]'],
  ['a link that is of no use', '#/link/nothing', '[role=alert]'],
  ['an address that leads nowhere', '#/nowhere/at/all', '[role=alert]'],
  ['a table that is not there', '#/here/nowhere', '[role=alert]'],
  ['a replay that is not there', '#/replay/QQQQQ', '[role=alert]'],
] as const) {
  test(name, async ({ page }) => {
    await settle(page);
    await page.goto(`./${hash}`);
    await expect(page.locator(there).first()).toBeAttached();
    await isFine(page);
  });
}

test('settings', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await page.locator('header .button').last().click();
  await expect(page.locator('dialog fieldset').first()).toBeVisible();
  await isFine(page);
});

test('setting a table, everything unfolded', async ({ page }) => {
  await settle(page);
  await page.goto('./#/new/lucky-bastard');
  await expect(page.locator('summary').first()).toBeVisible();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await page.locator('details input[type=radio]').last().check();
  await isFine(page);
});

test('the end of a game at the server, and the next one', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await ann.setViewportSize(PHONE);
  const code = await makeTable(ann, alone('lucky-duck', 2));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  await playOut([ann]);
  await isFine(ann);
  const other = await ann.context().newPage();
  await other.setViewportSize(PHONE);
  await other.goto(`./#/replay/${code}`);
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(other.getByRole('link', { name: 'To the next game' })).toBeVisible();
  await isFine(other);
  // A page behind another is drawn once a second.
  await ann.bringToFront();
  await isFine(ann);
});

test('a line that is cut, and the door without a network', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await ann.setViewportSize(PHONE);
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [1, 2].map((seat) => ({ seat, level: 4 })) }));
  const lines: WebSocketRoute[] = [];
  let down = false;
  await ann.routeWebSocket(/live/, (line) => {
    if (down) return void line.close();
    line.connectToServer();
    lines.push(line);
  });
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  down = true;
  await lines.at(-1)?.close();
  await ann.context().setOffline(true);
  await expect(ann.getByText('The line is cut', { exact: false })).toBeVisible();
  await isFine(ann);
  await ann.goto('./#/');
  await expect(ann.locator('article').first()).toBeVisible();
  await isFine(ann);
});

test('who comes, a further person, a screen, a watcher', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('get-lucky', 3, { house: [{ seat: 2, level: 4 }] }));
  const context = await browser.newContext({ viewport: PHONE });
  await settle(context, { name: '' });
  const page = await context.newPage();
  await page.goto(`./#/t/${code}`);
  await expect(page.locator('#who')).toBeVisible();
  await isFine(page);

  await ann.goto(`./#/t/${code}`);
  await ann.locator('ol .first').first().click();
  await expect(ann.locator('li.mine')).toBeVisible();
  await ann.locator('li.free .button').first().click();
  await ann.locator('li form').getByRole('textbox').press('Enter');
  await expect(ann.locator('li form [role=alert]')).not.toBeEmpty();
  await isFine(ann);

  await page.goto(`./#/screen/${code}`);
  await expect(page.getByText(code)).toBeVisible();
  await isFine(page);
  await ann.locator('.go .first').click();
  await expect(page.locator('.felt')).toBeVisible();
  await isFine(page);
  await page.goto(`./#/t/${code}`);
  await expect(page.locator('.watcher')).toBeVisible();
  await isFine(page);

  await ann.locator('header .button').nth(-3).click();
  await expect(ann.locator('dialog .seats')).toBeVisible();
  await isFine(ann);
});
