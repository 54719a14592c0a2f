/** What has to be brought about at a table before it is to be seen. */
import { expect, type Page } from '@playwright/test';
import { alone, bar, drawn, openHere, setUp, type Game } from './people';
import { SCRIPTS, bastards, luckies, times } from './scripts';

/** Goes back from what was brought about, once it has been seen. */
async function letGo(page: Page): Promise<void> {
  await drawn(page);
  await page.keyboard.press('Escape');
}

/** Points at things on the board, others each time, and lets go of them again. */
export async function point(page: Page, turn: number): Promise<void> {
  for (const step of [0, 1]) {
    await page.evaluate((nth) => {
      const things = document.querySelectorAll<HTMLElement>('.felt button[aria-pressed=false]:enabled');
      things[nth % things.length]?.click();
    }, turn * 5 + step * 7);
    await drawn(page);
  }
  await page.keyboard.press('Escape');
}

/** Whoever has the device arms their second guest, where Doctor Lucky comes to, and strikes with it. */
export async function strike(page: Page, name: string): Promise<void> {
  const thing = (name: RegExp) => page.locator('.felt').getByRole('button', { name });
  const act = (): Promise<void> => bar(page).getByRole('button').first().click();
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await thing(/^Weapon: .*\(2\)/).click();
  await thing(/^2, .*Goes with what you have chosen/).click();
  await act();
  await thing(/^2, .*Doctor Lucky is here/).click();
  await thing(/attempt to kill him\. Goes with what you have chosen/).click();
  await act();
}

/** Whoever has the device hands it on. */
export async function handTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Hand the device to ${name}` }).click();
  await page.getByRole('button', { name: `I am ${name}` }).click();
}

/** Two with one device, an attempt that nobody stops, and the end. */
export async function kill(page: Page, [striker, other] = ['Annegret', 'Maximilian']): Promise<void> {
  // What Howard turns has no luck (GL-3, GL-19).
  const hands = ['W2', 'W1', 'W4', 'W5', 'W7', 'W8', 'W10', 'W11', 'M14', 'M2', 'M3', 'M5', 'M6', 'M8', 'M9', 'M11'];
  await openHere(page, setUp('get-lucky', 2), [striker, other], luckies([...hands, 'W3', 'W6', 'W9']));
  await strike(page, striker);
  await handTo(page, other);
  await page.locator('.felt').getByRole('button', { name: /^Let it go/ }).click();
  await bar(page).getByRole('button').first().click();
}

type Scene = (page: Page) => Promise<void>;

/** What hardly comes about by itself. */
export const SCENES: Record<Game, Scene[]> = {
  lucktails: [
    async (page) => {
      await openHere(page, setUp('lucktails', 3, { options: { slips: true } }), ['Ann', 'Bo', 'Cy']);
      await page.getByRole('button', { name: 'Bo has something to do first' }).click();
      await bar(page).getByRole('button', { name: /your own card/ }).click();
      await expect(page.getByRole('log')).toContainText('You look at your own card');
    },
    async (page) => {
      await openHere(page, alone('lucktails', 3), ['Ann']);
      await page.getByRole('button', { name: 'What do you say House 2 has?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await letGo(page);
    },
  ],
  'get-lucky': [
    // The pile is pointed at, and then a guest: what goes with it are cards.
    async (page) => {
      await openHere(page, alone('get-lucky', 3), ['Ann'], SCRIPTS['get-lucky']);
      await page.locator('button.pile.ready').click();
      await expect(page.locator('button.pile.held')).toBeVisible();
      await letGo(page);
      await page.locator('button.tile.ready').first().click();
      await expect(page.locator('.strip .card.next').first()).toBeVisible();
      await letGo(page);
    },
    async (page) => {
      await kill(page);
      await expect(page.locator('.scene.killed')).toBeVisible();
    },
    // Ann arms her second guest and strikes with it, Bo lets it go, and Howard turns three cards of spite (GL-19).
    async (page) => {
      const of = (kind: string): string[] => [7, 8, 9, 10, 11, 12, 13].map((number) => `${kind}${number}`);
      await openHere(page, setUp('get-lucky', 2), ['Ann', 'Bo'], luckies(['W2', ...of('W'), 'M14', ...of('M'), 'S', 'S', 'S']));
      await strike(page, 'Ann');
      await handTo(page, 'Bo');
      await page.locator('.felt').getByRole('button', { name: /^Let it go/ }).click();
      await bar(page).getByRole('button').first().click();
      await expect(page.locator('.howard.now')).toBeVisible();
      await expect(page.locator('.scene.failed')).toBeVisible();
    },
    // Ann strikes at once, and Bo stops it, with one of two that are alike: Cy is not asked.
    async (page) => {
      await openHere(page, setUp('get-lucky', 3), ['Ann', 'Bo', 'Cy'], luckies(['W7', 'W8', 'W9', 'W10', 'W11', 'W12', 'S', 'S']));
      await page.getByRole('button', { name: 'I am Ann' }).click();
      await page.locator('.felt').getByRole('button', { name: /attempt to kill him/ }).click();
      await bar(page).getByRole('button').first().click();
      await handTo(page, 'Bo');
      await page.locator('.felt').getByRole('button', { name: /^Spite/ }).click();
      await bar(page).getByRole('button').first().click();
      await expect(page.locator('.seat.spared')).toContainText('is not asked');
    },
  ],
  'lucky-bastard': [
    // A wrong card is shown, and a power is due.
    async (page) => {
      const cards = ['A', ...times('H', 3), 'D', 'E', 'F', 'G', 'switch'];
      await openHere(page, { ...alone('lucky-bastard', 2), options: {} }, ['Ann'], [bastards(cards)]);
      await expect(bar(page)).toBeVisible();
      await point(page, 1);
      await bar(page).getByRole('button', { name: /Look at slots 1 and 2/ }).click();
      await page.getByRole('button', { name: /^Your slot 1: hold to look/ }).click();
      await bar(page).getByRole('button', { name: /Draw a card/ }).click();
      await bar(page).getByRole('button', { name: /Throw/ }).click();
      await expect(page.locator('.felt').getByRole('button', { name: 'Done' })).toBeVisible();
      await page.keyboard.press('1');
      await expect(page.getByText(/^Wrong! You showed/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
      await point(page, 2);
    },
  ],
  'lucky-duck': [
    // What is named after Ann’s first complete is nobody’s, until the piles are shuffled (LD-9).
    async (page) => {
      const [completes, ...piles] = SCRIPTS['lucky-duck'] as string[][];
      const aside = ['partial-green-square', 'hollow-blue-triangle'];
      const dealt = [...(completes ?? []).filter((it) => !aside.includes(it)), ...aside];
      // Nobody of the house goes on before all of it was seen.
      await openHere(page, setUp('lucky-duck', 2), ['Ann', 'Bo'], [dealt, ...piles]);
      await page.getByRole('button', { name: 'I am Ann' }).click();
      await bar(page).getByRole('button').first().click();
      await expect(page.getByRole('log')).toContainText('gathered in');
      await page.waitForTimeout(2500);
    },
  ],
};
