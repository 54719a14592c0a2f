/** Every table as a screen reader tells it, in the first moment of a game whose cards are laid down. */
import { expect, test } from '@playwright/test';
import { FEWEST, GAMES, alone, bar, openHere, settle, type Game } from './people';

const times = (card: string, copies: number): string[] => Array.from({ length: copies }, () => card);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const PATTERNS = ['filled', 'partial', 'hollow'];
const COLORS = ['red', 'green', 'blue'];
const SHAPES = ['circle', 'square', 'triangle'];
const singles = (values: string[]): string[] => numbers(4).flatMap(() => values);
const completes = PATTERNS.flatMap((pattern) => COLORS.flatMap((color) => SHAPES.map((shape) => `${pattern}-${color}-${shape}`)));

/** The shuffles of each game, in the order in which they are due. */
const SCRIPTS: Record<Game, unknown[]> = {
  lucktails: [['4', '1', 'L', '6', '2', '3', '5', '1']],
  'get-lucky': [numbers(15), [...['W', 'M', 'O'].flatMap((kind) => numbers(15).map((number) => `${kind}${number}`)), ...times('S', 12)]],
  'lucky-bastard': [[...'ABCDEFGH'].flatMap((kind, at) => times(kind, at + 3)).concat(times('switch', 3), times('peek', 3))],
  'lucky-duck': [completes, singles(PATTERNS), singles(COLORS), singles(SHAPES)],
};

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
