/** Tables that are seen whole: nothing that one needs has to be scrolled for. */
import { expect, test, type Page } from '@playwright/test';
import { DESK, PHONE, choose } from './fine';
import { LANGS, alone, bar, below, guest, makeTable, openHere, setUp, settle } from './people';
import { handTo, kill, strike } from './scenes';
import { SCRIPTS, luckies } from './scripts';

/** One's first card ends above the lower end of the table. */
async function seesHand(page: Page): Promise<void> {
  const ends = (place: string) => page.locator(place).first().evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(async () => (await ends('.strip li .card')) - (await ends('.felt'))).toBeLessThanOrEqual(0);
}

for (const seats of [2, 5, 6]) {
  test(`Get Lucky: with ${seats} seats the hand is seen on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await settle(page, { lang: 'de' });
    await page.goto('./');
    await openHere(page, alone('get-lucky', seats), ['Ann'], SCRIPTS['get-lucky']);
    await expect(bar(page)).toBeVisible({ timeout: 30_000 });
    await seesHand(page);
  });

  test(`Get Lucky: with ${seats} seats the hand is seen on a phone below an attempt`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await settle(page);
    await page.goto('./');
    await openHere(page, setUp('get-lucky', seats), ['Annegret', 'Maximilian', 'Konstantin'], luckies(['W2']));
    await strike(page, 'Annegret');
    await handTo(page, 'Maximilian');
    await choose(page, { lang: 'de' });
    await expect(page.locator('.scene li').last()).toBeVisible();
    await seesHand(page);
  });
}

test('Get Lucky: its end is seen with the hand below it, on a desk with all seats, and the table when one wants it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await settle(page);
  await page.goto('./');
  await kill(page);
  await choose(page, { lang: 'de' });
  await expect(page.locator('.scene.killed')).toBeVisible();
  await seesHand(page);
  await page.setViewportSize(DESK);
  await expect.poll(() => below(page)).toBe(0);
  await page.getByRole('button', { name: 'Zum Tisch' }).press('Enter');
  await expect(page.locator('.felt')).toBeFocused();
  await expect(page.locator('.tile').first()).toBeVisible();
});

test('Get Lucky: the longest choices are seen whole on a desk', async ({ page }) => {
  await page.setViewportSize(DESK);
  await settle(page);
  await page.goto('./');
  const longest = ['W1', 'W4', 'M8', 'M11', 'O9', 'O10'];
  const hand = ['W2', 'W3', 'W6', 'W9', 'W12', 'W15'];
  await openHere(page, setUp('get-lucky', 3), ['Annegret', 'Maximilian', 'Konstantin'], luckies([...hand, ...longest]));
  await strike(page, 'Annegret');
  await handTo(page, 'Maximilian');
  for (const lang of LANGS) {
    await choose(page, { lang });
    await expect(bar(page).getByRole('button')).toHaveCount(longest.length + 1);
    expect(await bar(page).evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
  }
});

test('Get Lucky: six seats are seen whole on a desk, and a hand of seven', async ({ page }) => {
  await page.setViewportSize(DESK);
  await settle(page, { lang: 'de' });
  await page.goto('./');
  await openHere(page, alone('get-lucky', 6), ['Ann'], SCRIPTS['get-lucky']);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: /^Stapel/ }).click();
  await bar(page).getByRole('button').first().click();
  await expect(page.locator('.strip li')).toHaveCount(7);
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
  expect(await page.locator('.strip').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('Get Lucky: who watches six seats on a desk sees all of them', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const code = await makeTable(ann, setUp('get-lucky', 6));
  await ann.goto(`./#/t/${code}`);
  await ann.getByRole('button', { name: 'Sit down, Seat 1' }).click();
  await ann.getByRole('button', { name: 'Fill up with the house and begin' }).click();
  const cy = await guest(browser, 'Cy');
  await cy.setViewportSize(DESK);
  await cy.goto(`./#/t/${code}`);
  await expect(cy.getByText('You are watching')).toBeVisible();
  await expect(cy.getByRole('region', { name: /^Ann, \d cards/ })).toBeVisible();
  await expect.poll(() => below(cy)).toBeLessThanOrEqual(1);
});

for (const [game, viewport] of [['lucktails', DESK], ['lucky-bastard', PHONE]] as const) {
  test(`the lesson of ${game} and the table it speaks of are seen together`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settle(page, { lang: 'de' });
    await page.goto(`./#/lesson/${game}`);
    await expect(page.getByRole('button', { name: 'Weiter' })).toBeVisible();
    await expect(page.locator('.felt').getByText('Ann', { exact: true })).toBeVisible();
    await expect.poll(() => below(page)).toBeLessThanOrEqual(4);
  });
}
