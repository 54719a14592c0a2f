/**
 * Every table at its fewest and most seats, on a phone, on a laptop and on a desk, in three languages, light and dark: when one is asked
 * first, at a moment in the middle, and at its end.
 */
import { test, type Page } from '@playwright/test';
import { FEWEST, GAMES, MOST, alone, openHere, settle, type Game } from '../people';

const SIZES = { phone: { width: 360, height: 640 }, laptop: { width: 1366, height: 650 }, desk: { width: 1440, height: 900 } };
const LANGS = ['en', 'de', 'fr'] as const;
const THEMES = ['light', 'dark'] as const;

/** What is to be seen in the middle: the end of a round, an attempt that one may stop, a race, choices with much that is gone. */
const MIDDLE: Record<Game, string> = {
  lucktails: '.pond .end',
  'get-lucky': '.room:has(.choices button) .stage .scene',
  'lucky-bastard': '.slot.racing',
  'lucky-duck': '.lay:has(.next button):has(.gone li:nth-child(5))',
};
const ASKED = '.choices button:enabled, .pond .end button';
const OVER = 'section.over';
/** No table is asked more often. */
const MOST_CHOICES = 400;

/** Chooses, one thing after the other, until it is seen; false when the game ends before. */
async function playUntil(page: Page, seen: string): Promise<boolean> {
  for (let turn = 0; turn < MOST_CHOICES; turn++) {
    await page.locator(`${seen}, ${OVER}, ${ASKED}`).first().waitFor();
    if (await page.locator(seen).first().isVisible()) return true;
    if (await page.locator(OVER).isVisible()) return false;
    const choices = page.locator(ASKED);
    const nth = turn % Math.max(1, await choices.count());
    await choices.nth(nth).click({ timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  return false;
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      test.describe(`${size} ${lang} ${theme}`, () => {
        test.use({ viewport, hasTouch: size === 'phone' });
        for (const game of GAMES) {
          for (const seats of [FEWEST[game], MOST[game]]) {
            test(`${game} ${seats}`, async ({ page }) => {
              const keep = async (when: string): Promise<void> => {
                await page.waitForTimeout(700);
                await page.screenshot({ path: `shots/${game}-${seats}-${when}-${size}-${lang}-${theme}.png` });
              };
              await settle(page, { lang, theme, name: 'Annegret' });
              await page.goto('./');
              await openHere(page, alone(game, seats), ['Annegret']);
              // With nine seats a game may be over before one is asked.
              if (await playUntil(page, ASKED)) await keep('asked');
              if (await playUntil(page, MIDDLE[game])) await keep('middle');
              await playUntil(page, OVER);
              await keep('end');
            });
          }
        }
      });
    }
  }
}
