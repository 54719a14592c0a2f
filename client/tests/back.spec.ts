/** The way back, as a phone has it under the thumb: it closes what lies over the page before it leaves the page. */
import { expect, test, type Page } from '@playwright/test';
import { alone, bar, drawn, guest, makeTable, openHere, setUp, settle } from './people';

const sheet = (page: Page) => page.getByRole('dialog');
const door = (page: Page) => page.getByRole('button', { name: /Play now/ }).first();

async function atTable(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await expect(bar(page)).toBeVisible();
}

for (const name of ['Rules', 'Who sits here', 'What has happened', 'Settings', 'What do you say House 2 has?']) {
  test(`back closes “${name}” and stays at the table`, async ({ page }) => {
    await atTable(page);
    await page.getByRole('button', { name }).click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(door(page)).toBeVisible();
  });
}

for (const width of [360, 1440]) {
  test(`a double click opens a sheet and leaves it open, at ${width} px`, async ({ page }) => {
    await atTable(page);
    await page.setViewportSize({ width, height: 640 });
    for (const name of ['Rules', 'Who sits here', 'Settings']) {
      await page.getByRole('button', { name }).dblclick();
      await drawn(page);
      await expect(sheet(page)).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Close' }).click();
      await expect(sheet(page)).toHaveCount(0);
    }
  });
}

test('a sheet that was closed otherwise is not on the way back', async ({ page }) => {
  await atTable(page);
  for (const close of [() => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Close' }).click()]) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(sheet(page)).toBeVisible();
    await close();
    await expect(sheet(page)).toHaveCount(0);
  }
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(door(page)).toBeVisible();
});

test('of two sheets back closes the upper one first', async ({ page }) => {
  await atTable(page);
  await page.getByRole('button', { name: 'What has happened' }).click();
  await sheet(page).getByRole('button', { name: /Show rule/ }).first().click();
  await expect(sheet(page)).toHaveCount(2);
  await page.goBack();
  await expect(sheet(page)).toHaveCount(1);
  await expect(sheet(page).getByRole('log')).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
});

test('neither a reload nor the way forward leads to a sheet that is not there', async ({ page }) => {
  await atTable(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await page.goBack();
  await expect(door(page)).toBeVisible();
});

test('a table that has moved away from under a sheet is not on the way back', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  await openHere(ann, alone('lucktails', 3), ['Ann']);
  await expect(bar(ann)).toBeVisible();
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Move this table to the server' }).click();
  await expect(ann).toHaveURL(/#\/t\/[A-Z]{5}$/);
  await expect(ann.locator('.felt')).toBeVisible();
  await ann.goBack();
  await expect(door(ann)).toBeVisible();
});

test('whoever closes a sheet and goes elsewhere in the same moment gets there', async ({ page }) => {
  await atTable(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((gone) => {
        new MutationObserver((_, watcher) => {
          if (document.querySelector('dialog')) return;
          watcher.disconnect();
          location.hash = '#/new/lucktails';
          gone();
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector('dialog')?.close();
      }),
  );
  // The browser takes a moment for its way past the sheet.
  await page.waitForTimeout(300);
  await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  await expect(page).toHaveURL(/#\/new\/lucktails$/);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
});

test('a link in a sheet leads on, back past the sheet, and forward again', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [1, 2].map((seat) => ({ seat, level: 4 })) }));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down' }).click();
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  await bo.goto(`./#/t/${code}`);
  await bo.getByRole('button', { name: 'Who sits here' }).click();
  await sheet(bo).getByRole('link', { name: 'Show on a shared screen' }).click();
  const screen = bo.getByRole('link', { name: 'Play on this device' });
  await expect(screen).toBeVisible();
  await bo.goBack();
  await expect(bo).toHaveURL(new RegExp(`#/t/${code}$`));
  await expect(screen).toHaveCount(0);
  await expect(sheet(bo)).toHaveCount(0);
  await bo.goForward();
  await expect(screen).toBeVisible();
  await expect.poll(() => bo.evaluate(() => history.state)).toBeNull();
});
