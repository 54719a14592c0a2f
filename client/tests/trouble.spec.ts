/** When something is not as it should be: each time a sentence that says what to do, and nothing is lost. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { alone, bar, guest, makeTable, openHere, playOut, setUp, settle, playedAtServer } from './people';

test.use({ serviceWorkers: 'allow' });

const playNow = (page: Page) => page.getByRole('button', { name: /Play now/ }).first();

test('a browser that cannot start the house says so', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await settle(page);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.goto('./');
  await playNow(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This browser could not start the house.' })).toBeVisible();
  // What was wrong is over: nothing has to be loaded anew but the house itself.
  await page.unroute('**/*.wasm');
  await playNow(page).click();
  await expect(page.locator('.felt')).toBeVisible();
});

test('a web host that does not know what WebAssembly is will do', async ({ page }) => {
  await settle(page);
  await page.route('**/*.wasm', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { 'content-type': 'application/octet-stream' }, body: await answer.body() });
  });
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await expect(bar(page)).toBeVisible();
});

test('a part of the page that is missing is loaded anew, once, and then told', async ({ browser }) => {
  // With one, what was there once is there again.
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await settle(page);
  let loads = 0;
  page.on('load', () => void loads++);
  await page.route('**/assets/Lucktails-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('./');
  await page.waitForFunction(() => 'luckhouse' in window);
  await openHere(page, alone('lucktails', 3), ['Ann']).catch(() => undefined);
  // Before that the same is told for a moment.
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded.' })).toBeVisible();
  await page.unroute('**/assets/Lucktails-*.js');
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(bar(page)).toBeVisible();
  expect(loads).toBe(3);
});

test('a part of the page that is missing because its host is gone is loaded when the host is back, and the page stays until then', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await settle(page);
  await page.goto('./');
  await page.waitForFunction(() => 'luckhouse' in window);
  let asked = 0;
  await page.route(/Lucktails-.*js|[0-9]\/$/, (route) => {
    asked += Number(route.request().method() === 'HEAD');
    return route.abort();
  });
  await openHere(page, alone('lucktails', 3), ['Ann']).catch(() => undefined);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Part of the page could not be loaded.' })).toBeVisible();
  await page.unroute(/Lucktails-.*js|[0-9]\/$/);
  await expect(page.locator('.felt > *').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('as long as the board is on its way, no digit chooses anything', async ({ browser }) => {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await settle(page);
  let come = (): void => undefined;
  const there = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/LuckyBastard-*.js', (route) => there.then(() => route.continue()));
  await page.goto('./');
  await page.waitForFunction(() => 'luckhouse' in window);
  await openHere(page, alone('lucky-bastard', 2), ['Ann']);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('1');
  come();
  await expect(page.getByRole('region', { name: 'Ann' })).toBeVisible();
  for (const key of '12') await page.keyboard.press(key);
  await expect(bar(page).getByRole('button', { name: /Look at slots 1 and 2/ })).toBeVisible();
});

test('whoever may not watch is told so, and not kept waiting', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const house = [1, 2].map((seat) => ({ seat, level: 4 }));
  const code = await makeTable(ann, setUp('lucktails', 3, { house, watched: false }));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  await bo.goto(`./#/t/${code}`);
  await expect(bo.getByText('The host does not want anybody to watch this table.')).toBeVisible();
});

test('a page that is opened while no server answers tries again by itself, and at once when the network is back', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucktails', 3));
  let asked = 0;
  await ann.clock.install();
  await ann.route('**/api/**', (route) => {
    asked += Number(route.request().url().endsWith(`/tables/${code}`));
    return route.abort();
  });
  await ann.goto(`./#/t/${code}`);
  await expect(ann.getByRole('alert')).toContainText('The page keeps trying by itself.');
  await expect(ann.getByRole('button', { name: 'Try again' })).toBeVisible();
  await ann.clock.pauseAt(Date.now() + 3_600_000);
  const wait = () => ann.clock.runFor(17_000);
  const back = () => ann.evaluate(() => void dispatchEvent(new Event('online')));
  for (const hurry of [back, wait]) {
    const before = asked;
    await expect.poll(async () => (await hurry(), asked)).toBeGreaterThan(before);
  }
  await ann.unroute('**/api/**');
  await expect(async () => {
    await wait();
    await expect(ann.getByRole('heading', { name: 'Who sits where' })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

/** Ann's device sits at a table of the server with the house; on its line nothing is heard while it is silent. */
async function onSilentLine(browser: Browser): Promise<{ ann: Page; fall: (silent: boolean) => void; lines: () => number }> {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [1, 2].map((seat) => ({ seat, level: 4 })) }));
  let [silent, lines] = [false, 0];
  await ann.routeWebSocket(/live/, (line) => {
    lines += 1;
    if (silent) return void line.close();
    const server = line.connectToServer();
    line.onMessage((message) => void (silent || server.send(message)));
    server.onMessage((message) => void (silent || line.send(message)));
  });
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  return { ann, fall: (to) => void (silent = to), lines: () => lines };
}

const cut = (page: Page) => page.getByRole('alert').filter({ hasText: 'The line is cut' });

test('a device whose network is gone says so at once, and that it is back', async ({ browser }) => {
  const { ann, fall } = await onSilentLine(browser);
  fall(true);
  await ann.evaluate(() => void dispatchEvent(new Event('offline')));
  await expect(cut(ann)).toBeVisible({ timeout: 3000 });
  fall(false);
  await ann.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(cut(ann)).toHaveCount(0, { timeout: 3000 });
});

test('a server that is heard without a network is not given up', async ({ browser }) => {
  const { ann, lines } = await onSilentLine(browser);
  await ann.evaluate(() => void dispatchEvent(new Event('offline')));
  await ann.waitForTimeout(2000);
  expect(lines()).toBe(1);
  const before = await ann.getByRole('log').getByRole('listitem').count();
  await bar(ann).getByRole('button').first().click();
  await expect.poll(() => ann.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(before);
});

test('a choice that is not answered is said to be on its way, then to wait, and is done when the line is back', async ({ browser }) => {
  const { ann, fall } = await onSilentLine(browser);
  const choice = bar(ann).getByRole('button').first();
  const label = (await choice.locator('span').textContent()) ?? '';
  // At once, or the silence is noticed before the choice.
  fall(true);
  await choice.dispatchEvent('click');
  await expect(ann.getByRole('status').filter({ hasText: `Your choice is on its way: ${label}` })).toBeVisible({ timeout: 3000 });
  await ann.evaluate(() => void dispatchEvent(new Event('offline')));
  await expect(ann.getByRole('alert').filter({ hasText: `Your choice waits until it is back: ${label}` })).toBeVisible();
  await expect(ann.getByText('Your choice is on its way')).toHaveCount(0);
  fall(false);
  await ann.evaluate(() => void dispatchEvent(new Event('online')));
  await expect(cut(ann)).toHaveCount(0);
  await expect(ann.getByRole('log')).toContainText('You set the bait');
});

/** Whatever is asked of the server is not answered until what is returned is called. */
async function noServer(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.abort());
  return () => page.unroute('**/api/**');
}

test('a link from another device is looked at once the server answers', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const { token } = (await (await ann.request.post('api/me/links')).json()) as { token: string };
  const context = await browser.newContext();
  await settle(context, { name: '' });
  const phone = await context.newPage();
  const answers = await noServer(phone);
  await phone.goto(`./#/link/${token}`);
  await expect(phone.getByRole('alert')).toContainText('The page keeps trying by itself.');
  await answers();
  await expect(phone.getByRole('heading', { name: 'Play as Ann on this device?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, play as Ann' }).click();
  await expect(playNow(phone)).toBeVisible();
  expect(((await (await phone.request.get('api/me')).json()) as { name: string }).name).toBe('Ann');
});

test('a replay is found once the server answers, and nobody who types is disturbed meanwhile', async ({ browser }) => {
  const { ann, code } = await playedAtServer(browser);
  const answers = await noServer(ann);
  await ann.goto(`./#/replay/${code}`);
  await expect(ann.getByRole('alert')).toContainText('The page keeps trying by itself.');
  const typed = ann.getByRole('textbox');
  await typed.fill('ABC');
  await ann.evaluate(() => void dispatchEvent(new Event('online')));
  await ann.waitForTimeout(500);
  await expect(typed).toHaveValue('ABC');
  await answers();
  await expect(ann.getByRole('slider', { name: 'Step' })).toBeVisible();
});

test('a line on which nothing is heard any more is given up, and mends itself', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }] }));
  let silent = false;
  await ann.clock.install();
  await ann.routeWebSocket(/live/, (line) => {
    const [server, dead] = [line.connectToServer(), silent];
    if (dead) return;
    line.onMessage((message) => void (silent || server.send(message)));
    server.onMessage((message) => void (silent || line.send(message)));
  });
  for (const [seat, page] of [ann, bo].entries()) {
    await page.goto(`./#/t/${code}`);
    await page.getByRole('listitem').filter({ hasText: `Seat ${seat + 1}` }).getByRole('button', { name: 'Sit down' }).click();
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  silent = true;
  await ann.clock.runFor(31_000);
  // The new line is a good one: what happened meanwhile is there, once.
  await expect(ann.getByRole('alert').filter({ hasText: 'The line is cut' })).toHaveCount(0);
  silent = false;
  await ann.clock.resume();
  await playOut([ann, bo]);
  const lines = await ann.getByRole('log').getByRole('listitem').allTextContents();
  expect(lines.filter((line) => line.includes('Round 1 is dealt'))).toHaveLength(1);
});

test('a table of this device that nobody looks at may be opened in another tab', async ({ page, context }) => {
  await settle(context);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  const there = page.url();
  const other = await context.newPage();
  await other.goto(there);
  await expect(other.getByText('This table is open in another tab', { exact: false })).toBeVisible();
  await page.goto('./#/');
  await expect(playNow(page)).toBeVisible();
  await other.reload();
  await expect(bar(other)).toBeVisible();
  await playOut([other]);
});

test('on a device that is passed on at a table of the server every seat reads what it saw', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }] }));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ann.getByText('(you)')).toHaveCount(1);
  await ann.getByRole('button', { name: /^Sit here too/ }).first().click();
  await ann.getByRole('textbox', { name: /seat 2/i }).fill('Zoë');
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('(you)')).toHaveCount(2);
  await ann.getByRole('button', { name: 'Begin' }).click();
  for (const [name, sees, not] of [
    ['Ann', 'You see the card of', 'You see the card of Ann'],
    ['Zoë', 'You see the card of Ann', undefined],
  ] as const) {
    await ann.getByRole('button', { name: `I am ${name}` }).click();
    await expect(ann.getByRole('log')).toContainText('Round 1 is dealt');
    await expect(ann.getByRole('log')).toContainText(sees);
    if (not) await expect(ann.getByRole('log')).not.toContainText(not);
    await bar(ann).getByRole('button').first().click();
    if (name === 'Ann') await ann.getByRole('button', { name: 'Hand the device to Zoë' }).click();
  }
});
