/** Every kind of action of Get Lucky, done at the board with keys alone. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { bar, hasFocus, openHere, press, setUp, settle, takeOver } from './people';
import { luckies } from './scripts';

const KINDS = ['draw', 'play', 'swap', 'kill', 'foil', 'done'] as const;
const DEALT = ['W1', 'M1', 'O1', 'W2', 'M2', 'S', 'W3', 'M3', 'O3', 'W4', 'M4', 'O4', 'S', 'W5', 'M5', 'O5', 'W6', 'M6'];

/** Points at things on the board one after the other; one choice is left, and its digit does it. */
async function point(page: Page, ...things: Locator[]): Promise<void> {
  for (const [at, thing] of things.entries()) {
    await press(page, thing, at % 2 === 0 ? 'Enter' : 'Space');
    await expect(thing).toHaveAttribute('aria-pressed', 'true');
    await expect(thing).toBeFocused();
  }
  await expect(bar(page).getByRole('button').first()).toContainText('1');
  await page.keyboard.press('1');
}

test('every kind of action', async ({ page }) => {
  const done = new Set<(typeof KINDS)[number]>();
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('get-lucky', 3), ['Ann', 'Bo', 'Cy'], luckies(DEALT));
  const felt = page.getByRole('region', { name: 'The table' });
  const thing = (name: RegExp): Locator => felt.getByRole('button', { name });
  const told = async (kind: (typeof KINDS)[number], text: RegExp): Promise<void> => {
    await expect(page.getByRole('log').getByText(text).last()).toBeVisible();
    done.add(kind);
  };

  await takeOver(page, 'Ann');
  await point(page, thing(/^Weapon: .*\(1\)/), thing(/^1, /));
  await told('play', /^You play on Pryce the Piano Tuner \(1\)/);
  await hasFocus(page);
  await point(page, thing(/^Pile/));

  await takeOver(page, 'Bo');
  await told('draw', /^Ann draws a card/);
  await point(page, thing(/^3, /), thing(/^7, /));
  await told('swap', /^You swap/);
  await point(page, thing(/attempt to kill him/));

  await takeOver(page, 'Cy');
  await told('kill', /^Bo attempts to kill/);
  await point(page, thing(/^Spite/));
  await told('foil', /^You play against it/);
  await press(page, page.getByRole('button', { name: 'Go on' }));
  await expect(page.getByRole('region', { name: 'Attempt on Doctor Lucky' })).toHaveCount(0);
  await point(page, thing(/attempt to kill him/));

  await takeOver(page, 'Ann');
  await point(page, thing(/^Let it go/));
  await takeOver(page, 'Bo');
  await told('done', /^Ann leaves it at that/);

  await press(page, thing(/^Look at the discards/));
  await expect(page.getByRole('dialog', { name: 'Discards' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(thing(/^Look at the discards/)).toBeFocused();
  expect([...done].sort()).toEqual([...KINDS].sort());
});
