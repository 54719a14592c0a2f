/** The door: from the street to a table, and back to a table one has left. */
import { expect, test } from '@playwright/test';
import { GAMES, bar, guest, makeTable, setUp, settle } from './people';

for (const game of GAMES) {
  test(`one click seats somebody at ${game}`, async ({ page }) => {
    await settle(page, { name: '' });
    await page.goto('./');
    await page.locator(`article[data-game=${game}]`).getByRole('button', { name: /^Play now/ }).click();
    await expect(page.locator('.felt')).toBeVisible();
    // At Lucky Duck the house may be through before anybody else is asked.
    await expect(bar(page).or(page.getByRole('button', { name: 'Play again', exact: true }))).toBeVisible();
  });
}

test('a game that was begun is found again at the door, and forgotten when one wants', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await page.getByRole('button', { name: /^Play now: Lucktails/ }).click();
  await bar(page).waitFor();
  await page.goto('./#/');
  const kept = page.getByRole('region', { name: 'Go on playing' }).getByRole('listitem');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('link').first().click();
  await expect(bar(page)).toBeVisible();
  await page.goto('./#/');
  await kept.getByRole('button', { name: /^Remove .* from this list/ }).click();
  await kept.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(kept).toHaveCount(0);
});

test('an open table hangs out its sign, and whoever comes by sits down', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2, { open: true }));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(ann.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
  const bo = await guest(browser, 'Bo');
  await bo.goto('./#/');
  await bo.getByRole('link', { name: `Sit down: Lucky Duck, table ${code}` }).click();
  await bo.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(bo.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
});

test('the title, a sound and a notification call somebody to the table', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await settle(page, { pace: 'usual' });
  await page.addInitScript(() => {
    const called: string[] = [];
    Object.assign(window, { called });
    window.Notification = class {
      static permission = 'granted';
      constructor(title: string) {
        called.push(title);
      }
    } as unknown as typeof Notification;
    const tone = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      called.push('a tone');
      return tone.call(this);
    };
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.goto('./');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('luckhouse.settings') ?? '{}') as object;
    localStorage.setItem('luckhouse.settings', JSON.stringify({ ...kept, sound: true, notify: true }));
  });
  await page.reload();
  await page.getByRole('button', { name: /^Play now: Lucktails/ }).click();
  await expect(page).toHaveTitle(/^Your turn/, { timeout: 60_000 });
  const called = () => page.evaluate(() => (window as unknown as { called: string[] }).called);
  await expect.poll(called).toContain('a tone');
  expect((await called()).some((it) => it.startsWith('Your turn'))).toBe(true);
});

test('the house can be installed', async ({ page, request }) => {
  await page.goto('./');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(link ?? '')).json()) as { icons: { src: string; sizes: string }[]; display: string; start_url: string };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const size of ['192x192', '512x512']) {
    const icon = manifest.icons.find(({ sizes }) => sizes === size);
    expect((await request.get(icon?.src ?? '')).headers()['content-type']).toBe('image/png');
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toMatch(/activ/);
});
