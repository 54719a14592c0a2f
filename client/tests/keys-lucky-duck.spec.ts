/** Lucky Duck by keys alone: each of the eight choices at the piles, and one in the outlook. */
import { expect, test, type Page } from '@playwright/test';
import { confirm, done, isMyTurn, tabTo, writeDown } from './keyboard';
import { alone, openHere, settle } from './people';

const TRAITS = ['pattern', 'color', 'shape'] as const;
const SPOKEN = { pattern: 'pattern', color: 'colour', shape: 'shape' };
const CHOICES = Array.from({ length: 8 }, (_, at) => TRAITS.filter((_, trait) => at & (1 << trait)));

async function keep(page: Page, singles: readonly (keyof typeof SPOKEN)[]): Promise<void> {
  for (const trait of singles) {
    const pile = page.getByRole('button', { name: new RegExp(`^Let the ${SPOKEN[trait]} stay`) });
    await tabTo(page, pile);
    await page.keyboard.press('Space');
    await expect(pile).toHaveAttribute('aria-pressed', 'true');
  }
  await confirm(page);
}

test('every choice of Lucky Duck is made at the piles with the keyboard', async ({ page }) => {
  await writeDown(page);
  await settle(page);
  await page.goto('./');
  const left = [...CHOICES];
  for (let game = 0; game < 10 && left.length > 0; game++) {
    await openHere(page, alone('lucky-duck', 2), ['Ann']);
    while (left.length > 0 && (await isMyTurn(page))) await keep(page, left.pop() ?? []);
  }
  const made = new Set((await done(page)).map(({ singles }) => String(singles)));
  expect([...made].sort()).toEqual(CHOICES.map(String).sort());
});

test('a choice of Lucky Duck is made in the outlook with the keyboard', async ({ page }) => {
  await writeDown(page);
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucky-duck', 2), ['Ann']);
  await isMyTurn(page);
  const choice = page.getByRole('list', { name: /^What may stay/ }).getByRole('button').nth(3);
  await tabTo(page, choice);
  await page.keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await confirm(page);
  expect(await done(page)).toHaveLength(1);
});
