/** The door: from the street to a table, and back to a table one has left. */
import { expect, test } from '@playwright/test';
import { GAMES, LANGS, bar, guest, makeTable, playOut, setUp, settle } from './people';

test.use({ serviceWorkers: 'allow' });

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

for (const address of ['new/nothing', 'learn/xx', 'nonsense', 't/', 't/%E0%A4%A']) {
  test(`the address ${address} leads to the door, which says so`, async ({ page }) => {
    await settle(page);
    await page.goto(`./#/${address}`);
    const lost = page.getByRole('alert').filter({ hasText: 'This address leads nowhere.' });
    await expect(lost).toBeVisible();
    await expect(page.getByRole('button', { name: /^Play now/ })).toHaveCount(GAMES.length);
    await page.goto('./#/');
    await expect(lost).toHaveCount(0);
  });
}

test('how a table is set is said on one line beside its title, on a small phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of LANGS) {
    await page.goto('./');
    await page.evaluate((lang) => localStorage.setItem('luckhouse.settings', JSON.stringify({ lang })), lang);
    await page.goto('./#/new/lucky-bastard');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const now = page.locator('summary span');
    await expect(now).toHaveCount(5);
    const lines = await now.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight))));
    expect(lines, lang).toEqual([1, 1, 1, 1, 1]);
  }
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

test('whose seat is kept for the next game is told so at the door', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  for (const page of [ann, bo]) {
    await page.goto(`./#/t/${code}`);
    await page.getByRole('button', { name: 'Sit down' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  await playOut([ann, bo]);
  await bo.goto('./#/');
  await ann.getByRole('button', { name: 'Play again', exact: true }).click();
  await expect(ann.getByText('Kept for Bo')).toBeVisible();
  await bo.reload();
  const kept = bo.getByRole('region', { name: 'Go on playing' }).getByRole('listitem').filter({ hasText: 'your seat is kept' });
  await kept.getByRole('link', { name: 'Go on: Lucky Duck' }).click();
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  // Everybody sat down once, when they came.
  for (const name of ['Ann', 'Bo']) await expect(ann.getByRole('log').getByText(`${name} sits down at seat`)).toHaveCount(1);
});

test('who has no name yet meets no trouble on the way in', async ({ browser, page }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (trouble) => troubles.push(trouble.message));
  await settle(page, { name: '' });
  await page.goto('./');
  const asked = page.waitForResponse('**/api/me');
  await page.goto('./#/new/lucktails');
  await (await asked).finished();
  expect(troubles).toEqual([]);
  await page.goto(`./#/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('👩\u200d👩\u200d👧 Bo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByText('👩\u200d👩\u200d👧 Bo (you)')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('a name that only looks like another is no other name', async ({ browser }) => {
  const ann = await guest(browser, '👩\u200d👩 Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).first().click();
  await ann.getByRole('button', { name: 'Sit here too' }).click();
  const field = ann.getByRole('textbox', { name: 'Who sits at seat 2?' });
  for (const name of ['👩👩 Ann', '👩\u200d👩 An\u200dn']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(ann.getByRole('alert').filter({ hasText: `called ${name} already` })).toBeVisible();
  }
  await field.fill('An\u200dn');
  await field.press('Enter');
  await expect(ann.getByRole('alert').filter({ hasText: 'none that nobody can see' })).toBeVisible();
});
