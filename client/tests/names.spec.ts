/** Who is who at a table of the server: several people with one device, names that are taken, people without one. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { LANGS, alone, bar, guest, makeTable, offerASeat, openHere, setUp, settle } from './people';

const seat = (page: Page, number: number) => page.getByRole('listitem').filter({ hasText: `Seat ${number}` });

test('a further person at one device is asked for a name of their own', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3));
  await ann.goto(`./#/t/${code}`);
  await seat(ann, 1).getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  await seat(ann, 2).getByRole('button', { name: 'Sit here too' }).click();
  const field = ann.getByRole('textbox', { name: 'Who sits at seat 2?' });
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(ann.getByRole('alert').filter({ hasText: 'A name is needed' })).toBeVisible();
  await field.fill(' ann ');
  await field.press('Enter');
  await expect(ann.getByRole('alert').filter({ hasText: 'called ann already' })).toBeVisible();
  // Control characters are refused by the table itself.
  await field.fill('x\u202ey');
  await field.press('Enter');
  await expect(ann.getByRole('alert').filter({ hasText: 'none that nobody can see' })).toBeVisible();
  await expect(field).toBeVisible();
  await field.fill('Cy');
  await field.press('Enter');
  await expect(ann.getByText('Cy (you)')).toBeVisible();
  await expect(ann.getByText('This device has several seats.')).toBeVisible();
  await bo.goto(`./#/t/${code}`);
  await seat(bo, 3).getByRole('button', { name: 'Sit down' }).click();
  await expect(seat(ann, 3).first()).toContainText('Bo');
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.getByRole('heading', { name: /Hand the device to (Ann|Cy)/ })).toBeVisible();
});

test('who sits down while the seats are filled up has theirs, and the game begins', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 1, level: 4 }] }));
  // Until Ann has pressed, she does not hear of Bo.
  const unheard: (() => void)[] = [];
  let deaf = false;
  await ann.routeWebSocket(/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => server.send(message));
    server.onMessage((message) => void (deaf ? unheard.push(() => line.send(message)) : line.send(message)));
  });
  await ann.goto(`./#/t/${code}`);
  await seat(ann, 1).getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  deaf = true;
  await bo.goto(`./#/t/${code}`);
  await seat(bo, 3).getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await ann.getByRole('button', { name: 'Fill up with the house and begin' }).click();
  deaf = false;
  for (const hear of unheard) hear();
  for (const page of [ann, bo]) await expect(page.locator('.felt')).toBeVisible();
});

test('who is called like somebody at the table is asked for another name', async ({ browser }) => {
  const [ann, other] = [await guest(browser, 'Ann'), await guest(browser, 'Ann')];
  const code = await makeTable(ann, setUp('lucktails', 3));
  for (const page of [ann, other]) await page.goto(`./#/t/${code}`);
  await seat(ann, 1).getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
  await seat(other, 2).getByRole('button', { name: 'Sit down' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'called Ann already' })).toBeVisible();
  await other.getByRole('textbox', { name: 'Who sits at seat 2?' }).fill('Anna');
  await seat(other, 2).getByRole('button', { name: 'Sit down' }).click();
  await expect(ann.getByText('Anna', { exact: true })).toBeVisible();
});

test('a table is set for several people at this device, each with a name', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await ann.goto('./#/new/lucktails');
  await ann.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption('Somebody on this device');
  await ann.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bo');
  // One sits on one chair only.
  await ann.getByRole('combobox', { name: 'Who sits at seat 3' }).selectOption('You');
  await expect(ann.getByRole('combobox', { name: 'Who sits at seat 1' })).toHaveValue('open');
  await ann.getByRole('button', { name: 'Set the table' }).click();
  await expect(ann.getByText('Bo (you)')).toBeVisible();
  await expect(ann.getByText('Ann (you)')).toBeVisible();
});

test('whoever sets a table for others without a name is led to where it goes', async ({ page }) => {
  await settle(page, { name: '' });
  await page.goto('./#/new/lucktails');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await expect(page.getByRole('alert')).toContainText('name');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.type('Zoë');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/t\/[A-Z]{5}$/);
});

test('somebody new at a running table with a seat on offer is asked for a name, and takes the seat', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await openHere(ann, alone('lucktails', 3), ['Ann']);
  await expect(bar(ann)).toBeVisible({ timeout: 30_000 });
  await offerASeat(ann);

  const page = await (await browser.newContext()).newPage();
  await page.route('**/api/tables/*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), free: 1 } });
  });
  await page.goto(ann.url());
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.keyboard.press('Enter');
  await expect(page.locator('.felt')).toBeVisible();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'called Ann already' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Who sits at seat/ }).fill('Zoë');
  await page.keyboard.press('Enter');
  await expect(ann.getByRole('dialog').getByText('Zoë')).toBeVisible();
  await expect(page.getByText('You are watching')).toHaveCount(0);
});

test('a table of this device moves by a name that is asked for, or says what it needs', async ({ page, context }) => {
  await settle(page, { name: '' });
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Who sits here' }).click();
  const move = page.getByRole('button', { name: 'Move this table to the server' });
  await expect(move).toBeVisible();
  await context.setOffline(true);
  await move.click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no server to move to' })).toBeVisible();
  await context.setOffline(false);
  await move.click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/t\/[A-Z]{5}$/);
});

test('whoever finds every seat taken is told, before and during the game', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucky-duck', 2, { house: [{ seat: 1, level: 4 }] }));
  for (const page of [ann, bo]) await page.goto(`./#/t/${code}`);
  await seat(ann, 1).getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByRole('status').filter({ hasText: 'Every seat is taken.' })).toBeVisible();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bo.getByText('The game has begun, and every seat is taken.')).toBeVisible();
  await expect(ann.locator('.felt')).toBeVisible();
  await expect(ann.getByText('You are watching')).toHaveCount(0);
  // Who comes later has missed nothing.
  await bo.reload();
  await expect(bo.getByText('You are watching: you see what everybody sees.')).toBeVisible();
});

test('whoever plays without a name is called so in the language of the page', async ({ page }) => {
  const you = LANGS.map((lang) => /^door-you = (.+)$/m.exec(readFileSync(`../locales/${lang}/client-door.ftl`, 'utf8'))?.[1] ?? '');
  await settle(page, { name: '' });
  await page.goto('./');
  await page.getByRole('button', { name: /^Play now: Lucktails/ }).click();
  await expect(bar(page)).toBeVisible();
  for (const [at, lang] of [['en', 'Deutsch'], ['de', 'Français'], ['fr', 'English']].entries()) {
    const first = page.getByRole('dialog').getByRole('listitem').first();
    await page.getByRole('button', { name: /Who sits here|Wer hier sitzt|Qui est à table/ }).click();
    await expect(first.locator('b')).toHaveText(you[at] ?? '');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Settings|Einstellungen|Réglages/ }).click();
    await page.getByRole('radio', { name: lang[1] }).check();
    await page.keyboard.press('Escape');
  }
});

test('whoever watches without a name is asked for it when they take a seat', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('lucky-duck', 2, { house: [{ seat: 1, level: 4 }] }));
  await ann.goto(`./#/t/${code}`);
  await seat(ann, 1).getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(ann.locator('.felt')).toBeVisible();
  const page = await (await browser.newContext()).newPage();
  await page.goto(`./#/t/${code}`);
  await expect(page.getByText('You are watching')).toBeVisible();
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Offer this seat' }).click();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(ann.getByRole('dialog').getByText('Zoë')).toBeVisible();
});

test('who is taken off their seat is told, who gets up is not', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucky-duck', 2));
  for (const page of [ann, bo]) await page.goto(`./#/t/${code}`);
  await seat(bo, 2).getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByText('Bo (you)')).toBeVisible();
  await seat(bo, 2).getByRole('button', { name: 'Get up' }).click();
  await expect(bo.getByText('Bo (you)')).toHaveCount(0);
  await expect(bo.getByRole('alert')).toHaveCount(0);
  await seat(bo, 2).getByRole('button', { name: 'Sit down' }).click();
  await seat(ann, 2).getByRole('button', { name: 'Remove' }).click();
  await expect(bo.getByRole('alert')).toContainText('The host has taken this device off its seat.');
  await seat(bo, 2).getByRole('button', { name: 'Sit down' }).click();
  await expect(bo.getByRole('alert').filter({ hasText: 'The host has removed you' })).toBeVisible();
});
