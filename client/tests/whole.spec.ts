/** Tables that are seen whole: nothing that one needs has to be scrolled for. */
import { expect, test, type Page } from '@playwright/test';
import { alone, bar, guest, makeTable, openHere, setUp, settle } from './people';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1440, height: 900 };

/** How much of the table lies below its lower end. */
const below = (page: Page) => page.locator('.felt').evaluate((it) => it.scrollHeight - it.clientHeight);

for (const seats of [2, 6]) {
  test(`Get Lucky: with ${seats} seats the hand is seen on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await settle(page, { lang: 'de' });
    await page.goto('./');
    await openHere(page, alone('get-lucky', seats), ['Ann']);
    await expect(bar(page)).toBeVisible({ timeout: 30_000 });
    const felt = await page.locator('.felt').boundingBox();
    const card = await page.locator('.strip li .card').first().boundingBox();
    expect((card?.y ?? 999) + (card?.height ?? 0)).toBeLessThanOrEqual((felt?.y ?? 0) + (felt?.height ?? 0));
  });
}

test('Get Lucky: six seats are seen whole on a desk', async ({ page }) => {
  await page.setViewportSize(DESK);
  await settle(page, { lang: 'de' });
  await page.goto('./');
  await openHere(page, alone('get-lucky', 6), ['Ann']);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => below(page)).toBeLessThanOrEqual(1);
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
