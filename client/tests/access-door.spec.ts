/** The pages on the way to a table can be read and used by everybody, in any theme or language. */
import { expect, test } from '@playwright/test';
import { PHONE, isFine } from './fine';
import { guest, makeTable, setUp, settle } from './people';

test.use({ viewport: PHONE });

for (const [name, hash, there] of [
  ['the door', '', 'article'],
  ['setting a table', '#/new/lucky-bastard', 'summary'],
  ['a lesson', '#/lesson/lucky-duck', '.felt'],
  ['a table that is not there', '#/here/nowhere', '[role=alert]'],
  ['a replay that is not there', '#/replay/QQQQQ', '[role=alert]'],
] as const) {
  test(name, async ({ page }) => {
    await settle(page);
    await page.goto(`./${hash}`);
    await expect(page.locator(there).first()).toBeVisible();
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

test('who comes, a further person, a screen, a watcher', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('get-lucky', 3, { house: [{ seat: 2, level: 2 }] }));
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
