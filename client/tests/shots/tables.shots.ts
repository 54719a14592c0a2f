/** Every table at its fewest and most seats, on a phone and on a desk, in three languages, light and dark. */
import { test } from '@playwright/test';
import { FEWEST, GAMES, MOST, alone, bar, openHere, settle } from '../people';

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } };
const LANGS = ['en', 'de', 'fr'] as const;
const THEMES = ['light', 'dark'] as const;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      test.describe(`${size} ${lang} ${theme}`, () => {
        test.use({ viewport, hasTouch: size === 'phone' });
        for (const game of GAMES) {
          for (const seats of [FEWEST[game], MOST[game]]) {
            test(`${game} ${seats}`, async ({ page }) => {
              await settle(page, { lang, theme, name: 'Annegret' });
              await page.goto('./');
              await openHere(page, { ...alone(game, seats), options: {} }, ['Annegret']);
              // With nine seats a game may be over before one is asked.
              await bar(page)
                .waitFor({ timeout: 8000 })
                .catch(() => undefined);
              await page.waitForTimeout(700);
              await page.screenshot({ path: `shots/${game}-${seats}-${size}-${lang}-${theme}.png` });
            });
          }
        }
      });
    }
  }
}
