/** What keeps somebody from reading or using a page: axe finds nothing, on any page, in any theme or language. */
import { expect, test } from '@playwright/test';
import { isFine } from './fine';
import { FEWEST, GAMES, alone, bar, guest, makeTable, openHere, playOut, setUp, settle, type Device } from './people';

const LOOKS: Device[] = [
  { lang: 'en', theme: 'light' },
  { lang: 'de', theme: 'dark' },
  { lang: 'fr', theme: 'contrast' },
];

for (const look of LOOKS) {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    test.describe(`${look.lang} ${look.theme} ${size.width}`, () => {
      test.use({ viewport: size });

      for (const [name, hash] of [
        ['the door', ''],
        ['setting a table', '#/new/lucky-bastard'],
        ['a lesson', '#/lesson/lucky-duck'],
        ['a table that is not there', '#/here/nowhere'],
        ['a replay that is not there', '#/replay/QQQQQ'],
      ] as const) {
        test(name, async ({ page }) => {
          await settle(page, look);
          await page.goto(`./${hash}`);
          await page.waitForTimeout(800);
          await isFine(page, look);
        });
      }

      test('a table that gathers people', async ({ browser }) => {
        const ann = await guest(browser, 'Ann', look);
        await ann.setViewportSize(size);
        const code = await makeTable(ann, setUp('get-lucky', 4));
        await ann.goto(`./#/t/${code}`);
        await expect(ann.getByText(code).first()).toBeVisible();
        await isFine(ann, look);
      });

      for (const game of GAMES) {
        test(`${game}, asked and at its end`, async ({ page }) => {
          await settle(page, { ...look });
          await page.goto('./');
          await openHere(page, alone(game, FEWEST[game]), ['Ann']);
          await bar(page).waitFor({ timeout: 40_000 });
          await isFine(page, look);
          if (look.lang !== 'en') return;
          await playOut([page]);
          await isFine(page, look);
        });
      }
    });
  }
}
