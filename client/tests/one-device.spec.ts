/** Several people with one device, and a table that moves to the server. */
import { expect, test } from '@playwright/test';
import { alone, bar, guest, openHere, playOut, setUp, settle } from './people';

test('between two people nobody’s cards are on the device', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3), ['Ann', 'Bo', 'Cy']).catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Hand the device to Ann' })).toBeVisible();
  await expect(page.locator('.felt')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await expect(page.locator('.felt')).toBeVisible();
  await bar(page).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Hand the device to Bo' }).click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Bo' })).toBeVisible();
  await expect(page.locator('.felt')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Bo' }).click();
  // What Ann saw is not in Bo's log, and what Bo saw is.
  await expect(page.getByRole('log')).toContainText('You see the card of Ann');
  await expect(page.getByRole('log')).not.toContainText('You see the card of Cy');
  await playOut([page]);
});

test('a table of this device moves to the server, and somebody takes a seat of the house', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  await openHere(ann, alone('lucktails', 3), ['Ann']);
  await expect(bar(ann)).toBeVisible({ timeout: 30_000 });
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Move this table to the server' }).click();
  await expect(ann).toHaveURL(/#\/t\/[A-Z]{5}$/);
  await expect(ann.locator('.felt')).toBeVisible();
  await ann.getByRole('button', { name: 'Who sits here' }).click();
  await ann.getByRole('button', { name: 'Offer this seat' }).first().click();
  await ann.keyboard.press('Escape');
  await bo.goto(ann.url());
  await expect(bo.locator('.felt')).toBeVisible();
  await bo.getByRole('button', { name: 'Take this seat' }).click();
  await playOut([ann, bo]);
});

test('against the clock one sees how long one has: at the choices, and before one takes the device', async ({ page }) => {
  await settle(page);
  await page.clock.install();
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3, { pace: { type: 'quick', seconds: 40, bank: 600 } }), ['Ann', 'Bo', 'Cy']);
  const clock = page.getByRole('timer');
  await expect(clock).toHaveText(/^Time for Ann: \d+ s, then 10 min in reserve$/);
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await expect(clock).toHaveText(/^Your time: \d+ s, then 10 min in reserve$/);
  await page.clock.fastForward(90_000);
  await expect(clock).toHaveText('Your time: 10 min in reserve');
  await page.clock.fastForward(60_000);
  await expect(clock).toHaveText('Your time: 9 min in reserve');
  await bar(page).getByRole('button').first().click();
  await expect(clock).toHaveText(/^Time for Bo: /);
  await page.getByRole('button', { name: 'Hand the device to Bo' }).click();
  await expect(clock).toHaveText(/^Time for Bo: /);
});

test('LT-22: whoever may look at their own card takes the device before whoever it goes to', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucktails', 3, { options: { slips: true } }), ['Ann', 'Bo', 'Cy']);
  const first = (name: string) => page.getByRole('button', { name: `${name} has something to do first` });
  await expect(first('Ann')).toHaveCount(0);
  await expect(first('Cy')).toBeVisible();
  await first('Bo').click();
  await bar(page).getByRole('button', { name: /your own card/ }).click();
  await expect(page.getByRole('log')).toContainText('You look at your own card');
  await page.getByRole('button', { name: 'Hand the device to Ann' }).click();
  await expect(page.locator('.felt')).toHaveCount(0);
  await expect(first('Bo')).toHaveCount(0);
  // Cy looks around, and lets Ann have it.
  await first('Cy').click();
  await expect(page.getByRole('log')).not.toContainText('You look at your own card');
  await page.getByRole('button', { name: 'Hand the device to Ann' }).click();
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await bar(page).getByRole('button', { name: /^\d?\s*Open with/ }).first().click();
  await page.getByRole('button', { name: 'Hand the device to Bo' }).click();
  await expect(first('Cy')).toHaveCount(0);
});

test('LB-4: whoever looks at cards of theirs sees them before the device is handed on', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, setUp('lucky-bastard', 2, { race: 'sealed' }), ['Ann', 'Bo']);
  for (const [name, next] of [
    ['Ann', 'Bo'],
    ['Bo', 'Ann'],
  ] as const) {
    await page.getByRole('button', { name: `I am ${name}` }).click();
    await bar(page).getByRole('button', { name: /Look at slots 1 and 2/ }).click();
    await expect(page.getByRole('log')).toContainText('You look at');
    await page.getByRole('button', { name: `Hand the device to ${next}` }).click();
    await expect(page.locator('.felt')).toHaveCount(0);
  }
});
