/** Every table as a screen reader tells it, in the first moment of a game whose cards are laid down. */
import { expect, test } from '@playwright/test';
import { FEWEST, GAMES, alone, bar, openHere, settle } from './people';
import { SCRIPTS } from './scripts';

for (const game of GAMES) {
  for (const lang of ['en', 'de', 'fr'] as const) {
    test(`${game} in ${lang}`, async ({ page }) => {
      await settle(page, { lang });
      await page.goto('./');
      await openHere(page, { ...alone(game, FEWEST[game]), options: {} }, ['Ann'], SCRIPTS[game]);
      await expect(bar(page)).toBeVisible();
      await expect(page.locator('main')).toMatchAriaSnapshot({ name: `${game}-${lang}.aria.yml` });
    });
  }
}
