/** What keeps somebody from reading or using a page: axe finds nothing, on any page, in any theme or language. */
import { expect, test } from '@playwright/test';
import { isFine } from './fine';
import { FEWEST, GAMES, LANGS, alone, bar, guest, makeTable, openHere, playOut, setUp, settle } from './people';

for (const lang of LANGS) {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${lang} ${size.width}`, () => {
      test.use({ viewport: size });

      for (const [name, hash] of [
        ['the door', ''],
        ['setting a table', '#/new/lucky-bastard'],
        ['a lesson', '#/lesson/lucky-duck'],
        ['a table that is not there', '#/here/nowhere'],
        ['a replay that is not there', '#/replay/QQQQQ'],
      ] as const) {
        test(name, async ({ page }) => {
          await settle(page, { lang, theme: 'light' });
          await page.goto(`./${hash}`);
          await page.waitForTimeout(800);
          await isFine(page);
        });
      }

      test('a table that gathers people', async ({ browser }) => {
        const ann = await guest(browser, 'Ann', { lang });
        await ann.setViewportSize(size);
        const code = await makeTable(ann, setUp('get-lucky', 4));
        await ann.goto(`./#/t/${code}`);
        await expect(ann.getByText(code).first()).toBeVisible();
        await isFine(ann);
      });

      for (const game of GAMES) {
        test(`${game}, asked and at its end`, async ({ page }) => {
          await settle(page, { lang });
          await page.goto('./');
          await openHere(page, alone(game, FEWEST[game]), ['Ann']);
          await bar(page).waitFor({ timeout: 40_000 });
          await isFine(page);
          if (lang !== 'en') return;
          await playOut([page]);
          await isFine(page);
          await page.getByRole('link', { name: 'Watch the replay' }).click();
          await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
          await isFine(page);
        });
      }

      test('what opens over a page: settings, rules, seats, a device that is handed over', async ({ page }) => {
        await settle(page, { lang });
        await page.goto('./');
        await openHere(page, setUp('lucktails', 3, { house: [{ seat: 2, level: 2 }] }), ['Ann', 'Bo']).catch(() => undefined);
        await expect(page.getByRole('heading', { name: /Ann/ })).toBeVisible();
        await isFine(page);
        await page.getByRole('button', { name: /Ann/ }).click();
        await expect(page.locator('.felt')).toBeVisible();
        const ways = await page.locator('header button').count();
        for (let at = 0; at < ways; at++) {
          const way = page.locator('header button').nth(at);
          if (!(await way.isVisible())) continue;
          await way.click();
          await expect(page.locator('dialog[open]')).toBeVisible();
          await page.waitForTimeout(400);
          await isFine(page);
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog[open]')).toHaveCount(0);
        }
      });
    });
  }
}
