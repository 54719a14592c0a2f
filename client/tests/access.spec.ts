/** What keeps somebody from reading or using a table: axe finds nothing, in any theme or language. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE, isFine, isFineAt, isFineInTurn } from './fine';
import { FEWEST, GAMES, alone, bar, howItWent, openHere, playOut, setUp, settle } from './people';
import { SCRIPTS } from './scripts';

test.use({ viewport: PHONE });

const QUICK = { type: 'quick', seconds: 3600, bank: 600 } as const;

for (const game of GAMES) {
  test(`${game}, asked, at its end and seen again`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    await openHere(page, alone(game, FEWEST[game]), ['Ann'], SCRIPTS[game]);
    await bar(page).waitFor({ timeout: 40_000 });
    await isFine(page);
    await playOut([page], isFineInTurn());
    await isFine(page);
    if (game === 'lucktails') {
      await howItWent(page);
      await isFine(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
    await isFine(page);
    for (const sheet of ['What was checked', 'What has happened']) {
      await page.getByRole('button', { name: sheet, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await isFineAt(page, PHONE);
      await page.keyboard.press('Escape');
    }
  });
}

test('what one may say at Lucktails, and what is said', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3), ['Ann', 'Bo', 'Cy'], SCRIPTS.lucktails);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await page.getByRole('button', { name: 'What do you say Bo has?' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isFine(page);
  await page.getByRole('dialog').getByRole('button', { name: /^6/ }).click();
  await expect(page.locator('.bubble').first()).toContainText('King Pike');
  await isFine(page);
});

for (const size of [PHONE, DESK]) {
  test(`what opens over a table, ${size.width} wide: settings, rules, seats, a device that is handed over against the clock`, async ({ page }) => {
    await page.setViewportSize(size);
    await settle(page);
    await page.goto('./');
    await openHere(page, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }], pace: QUICK }), ['Ann', 'Bo']).catch(() => undefined);
    await expect(page.getByRole('heading', { name: /Ann/ })).toBeVisible();
    await isFineAt(page, size);
    await page.getByRole('button', { name: /Ann/ }).click();
    await expect(page.locator('.felt')).toBeVisible();
    await isFineAt(page, size);
    for (const way of await page.locator('header button').all()) {
      if (!(await way.isVisible())) continue;
      await way.click();
      await expect(page.locator('dialog[open] :is(h1, h2)').first()).toBeVisible();
      await isFineAt(page, size);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
  });
}
