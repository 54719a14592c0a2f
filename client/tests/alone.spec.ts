/** Alone with the house, on this device. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE } from './fine';
import { FEWEST, GAMES, MOST, alone, bar, below, isOver, openHere, playOut, settle, words } from './people';

test.use({ serviceWorkers: 'allow' });

for (const game of GAMES) {
  for (const seats of [FEWEST[game], MOST[game]]) {
    test(`${game} is played to its end at ${seats} seats, without a network`, async ({ page, context }) => {
      const troubles: string[] = [];
      page.on('pageerror', (why) => troubles.push(why.message));
      await settle(page);
      await page.goto('./');
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await context.setOffline(true);
      await openHere(page, alone(game, seats), ['Ann']);
      await playOut([page]);
      await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible();
      expect(troubles).toEqual([]);
      // What is laid out alike however a game went is seen whole at its end.
      for (const size of game === 'lucktails' || game === 'lucky-duck' ? [PHONE, DESK] : []) {
        await page.setViewportSize(size);
        await expect.poll(() => below(page)).toBe(0);
      }
    });
  }

  test(`${game} is played with the keyboard alone`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    await openHere(page, alone(game, FEWEST[game]), ['Ann']);
    for (let turn = 0; turn < 3000 && !(await isOver(page)); turn++) {
      const all = page.getByRole('button', { name: /^Show all/ });
      if (await all.isVisible()) {
        await all.focus();
        await page.keyboard.press('Enter');
      }
      const buttons = bar(page).getByRole('button');
      const labels = await buttons.allTextContents();
      if (labels.length === 0) {
        await page.waitForTimeout(40);
        continue;
      }
      const sure = labels.findIndex((label) => /: it is /.test(label));
      const done = labels.findIndex((label) => /Done with this race/.test(label));
      const at = sure >= 0 ? sure : done >= 0 ? done : turn % labels.length;
      await buttons
        .nth(at)
        .focus({ timeout: 1000 })
        .catch(() => undefined);
      await page.keyboard.press('Enter');
    }
    expect(await isOver(page)).toBe(true);
  });
}

test('a table on this device goes on without a network, also after a reload', async ({ page, context }) => {
  await settle(page);
  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openHere(page, alone('lucky-duck', 3), ['Ann']);
  await context.setOffline(true);
  await page.reload();
  await playOut([page]);
  await expect(page.getByRole('button', { name: 'Play again', exact: true })).toBeVisible();
});

test('the door opens without a network and starts a game', async ({ page, context }) => {
  await settle(page);
  await page.goto('./');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: /Play now/ }).first().click();
  await expect(page.locator('.felt')).toBeVisible();
});

test('a reload in the middle of a turn shows the same table', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  const before = await words(page);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect(await words(page)).toEqual(before);
});

test('a second tab is told that the table is open elsewhere', async ({ page, context }) => {
  await settle(context);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toContainText('open in another tab');
});

test('LB-22: the log does not remember for anybody', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, { ...alone('lucky-bastard', 2), options: {} }, ['Ann']);
  const log = page.getByRole('log');
  await bar(page).getByRole('button', { name: /^. ?Look at slots|^Look at slots/ }).first().click();
  await expect(log).toContainText('You look at');
  await bar(page).getByRole('button', { name: /Draw a card/ }).click();
  await expect(log).toContainText('You have looked at cards in your line.');
  await expect(log).not.toContainText('You look at');
});

test('the language changes in the middle of a game, log and choices too', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Karte');
  await expect(page.getByRole('log')).toContainText('Runde 1');
});
