/** Every kind of action of Lucktails, done at the board with keys alone. */
import { expect, test, type Page } from '@playwright/test';
import { bar, hasFocus, openHere, press, setUp, settle, tabTo, takeOver } from './people';

const DEALS = [
  ['4', '1', 'L', '6', '2', '3', '5', '1'],
  ['2', '6', '3', '5', 'L', '4', '1', '1'],
];
const KINDS = ['claim', 'say', 'slip', 'bait', 'bait with a bonus', 'take', 'opt out', 'opt out with an exchange'] as const;

/** Points at something on the board, and then does what that leaves, by its digit. */
async function point(page: Page, thing: RegExp, choice: RegExp): Promise<void> {
  const felt = page.getByRole('region', { name: 'The table' });
  await press(page, felt.getByRole('button', { name: thing }), 'Space');
  const labels = await bar(page).getByRole('button').allTextContents();
  const at = labels.findIndex((label) => choice.test(label));
  expect(at, labels.join(' | ')).toBeGreaterThanOrEqual(0);
  await page.keyboard.press(`${at + 1}`);
}

test('every kind of action, claims and slips too', async ({ page }) => {
  const done = new Set<(typeof KINDS)[number]>();
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3, { options: { slips: true } }), ['Ann', 'Bo', 'Cy'], DEALS);
  const log = page.getByRole('log');
  const told = async (kind: (typeof KINDS)[number], text: string): Promise<void> => {
    await expect(log.getByText(text).last()).toBeVisible();
    done.add(kind);
  };
  await takeOver(page, 'Ann');

  const about = page.getByRole('button', { name: 'What do you say Bo has?' });
  await press(page, about);
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^6/ }));
  await told('claim', 'I say Bo has King Pike.');
  await expect(about).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(about).toBeFocused();
  await press(page, about, 'Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /your card is bad/ }));
  await told('say', 'Bo, take the bait: your card is bad!');

  await point(page, /Your own card/, /Look at your own card/);
  await told('slip', 'You look at your own card');
  await hasFocus(page);

  await point(page, /No bait yet/, /Open with 2/);
  for (const [name, to] of [['Bo', 4], ['Cy', 6], ['Ann', 8]] as const) {
    await takeOver(page, name);
    await point(page, /^Bait/, new RegExp(`Raise to ${to}`));
  }
  await takeOver(page, 'Bo');
  await told('bait', 'Ann sets the bait to 8.');
  await point(page, /^Middle place 2/, /Raise to 10/);

  await takeOver(page, 'Cy');
  await told('bait with a bonus', 'Bo sets the bait to 10 and puts a bonus point on middle place 2.');
  await point(page, /^Bait/, /Take the bait/);

  await takeOver(page, 'Ann');
  await told('take', 'Cy takes the bait');
  await point(page, /^Middle place 2/, /Opt out/);

  await takeOver(page, 'Bo');
  await told('opt out with an exchange', 'Ann exchanges with middle place 2');
  await tabTo(page, page.getByRole('button', { name: /^Your own card/ }));
  await page.keyboard.press('Enter');
  await press(page, bar(page).getByRole('button', { name: /Opt out with your own card/ }));
  await told('opt out', 'You opt out and turn up your own card');
  expect([...done].sort()).toEqual([...KINDS].sort());
});
