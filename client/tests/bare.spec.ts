/** Browsers that lack something: the page says what to do, and whatever does not need it works. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { bar, guest, makeTable, setUp } from './people';

test.use({ serviceWorkers: 'block' });

const BLOCKED = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(self, name, { get() { throw new DOMException('blocked', 'SecurityError'); } });`;

async function withoutStorage(page: Page): Promise<void> {
  await page.addInitScript(BLOCKED);
  await page.route('**/assets/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${BLOCKED}\n${await answer.text()}` });
  });
}

test('without a storage everything works until the page is closed, and it says so', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (why) => broken.push(why.message));
  await withoutStorage(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('does not let the page remember anything')).toBeVisible();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Play now: Lucktails/ }).click();
  await bar(page).getByRole('button').first().click();
  await expect(page.getByRole('log').getByRole('listitem')).not.toHaveCount(0);
  // As long as the page is open, the table is in the list.
  await page.getByRole('link', { name: 'To the front door' }).first().click();
  await page.getByRole('link', { name: 'Go on: Lucktails' }).click();
  await expect(page.locator('.felt')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This device does not know this table');
  await page.getByRole('link', { name: 'To the front door' }).last().click();
  await expect(page.getByRole('heading', { name: 'Luckhouse' })).toBeVisible();
  expect(broken).toEqual([]);
});

test('where site data is blocked one plays all the same, and is told that nothing is kept', async ({ baseURL }) => {
  // As somebody sets it in the settings of their browser; the shell has none.
  const folder = mkdtempSync(join(tmpdir(), 'luckhouse-blocked-'));
  mkdirSync(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const executablePath = process.env.LUCKHOUSE_BROWSER ?? '/usr/bin/chromium';
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: ['--no-sandbox'], baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (why) => broken.push(why.message));
  await page.goto('./');
  expect(await page.evaluate(() => navigator.locks.request('any', () => 'granted').catch(() => 'refused'))).toBe('refused');
  await expect(page.getByText('this browser keeps nothing for this page')).toBeVisible();
  await page.getByRole('button', { name: /Play now: Lucktails/ }).click();
  await expect(page.getByRole('alert')).toContainText('lasts until you close or reload the page');
  await bar(page).getByRole('button').first().click();
  await expect(page.getByRole('log')).toContainText('You set the bait');
  expect(broken).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('without a storage one sits down at a table of the server too', async ({ browser, page }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  await withoutStorage(page);
  await page.goto(`./#/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sit down, Seat 2' }).click();
  await expect(page.getByText('Bo (you)')).toBeVisible();
});

test('without WebSocket tables with others say what they need, and the device plays on', async ({ browser, page }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
  await page.goto(`./#/t/${code}`);
  await expect(page.getByRole('alert')).toContainText('Open the page in a newer browser');
  await page.getByRole('link', { name: 'To the front door' }).last().click();
  await page.getByRole('link', { name: 'Invite friends: Lucktails' }).click();
  await expect(page.getByRole('radio', { name: /each on their own device/ })).toBeDisabled();
  await expect(page.getByText('Open the page in a newer browser')).toBeVisible();
  await page.getByText('Alone against the house').click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
});

test('where live lines do not come through, that is said', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  await ann.routeWebSocket(/live/, (line) => void line.close());
  await ann.goto(`./#/t/${code}`);
  await expect(ann.getByRole('status').filter({ hasText: 'your network does not let live lines through' })).toBeVisible();
});

test('a browser that keeps no cookie is told so', async ({ browser, page }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  await page.route('**/api/me', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 401, json: { code: 'who_are_you', why: 'Tell your name first.' } })
      : route.continue(),
  );
  await page.goto(`./#/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Allow cookies for this page');
});
