/** Looking at a card of one's own (LB-22): it is seen while one holds it, and nowhere once the moment has passed. */
import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { alone, bar, offered, openHere, settle } from './people';
import { bastards } from './scripts';

/** Ann's four, those of the house, and what Ann draws. */
const CARDS = ['A', 'H', 'B', 'G', 'C', 'D', 'E', 'F', 'D'];
/** Longer than a short press. */
const LONG = 1000;
const NOW = new Date('2026-01-01T12:00:00Z').getTime();

/** Ann has looked at her slots 1 and 2. Time stands still, so that a press takes as long as a test says. */
async function looking(page: Page): Promise<Locator> {
  await settle(page);
  await page.goto('./');
  await openHere(page, { ...alone('lucky-bastard', 2), options: {} }, ['Ann'], [bastards(CARDS)]);
  await choose(page, /Look at slots 1 and 2/);
  await expect(page.getByText('Have a good look at your cards')).toBeVisible();
  await page.clock.setFixedTime(NOW);
  return page.locator('.felt').getByRole('button', { name: /^Your slot 1:/ });
}

const passes = (page: Page): Promise<void> => page.clock.setFixedTime(NOW + LONG);

async function choose(page: Page, name: RegExp): Promise<void> {
  await expect(bar(page)).toBeVisible();
  await offered(page);
  await bar(page).getByRole('button', { name }).click();
}

async function isSeen(card: Locator, name = 'Clover'): Promise<void> {
  await expect(card).toHaveAccessibleName(new RegExp(`: ${name}\\. Press to cover it again$`));
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(card.locator('.front .name').filter({ hasText: name })).toBeVisible();
}

async function isCovered(card: Locator, name = 'Clover'): Promise<void> {
  await expect(card).toHaveAccessibleName(/: hold to look, or press to turn it over$/);
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  expect(await card.evaluate((it) => it.outerHTML)).not.toContain(name);
}

/** Whether a card is called by its name anywhere but in the list of all cards there are. */
function isNamed(page: Page, name: string): Promise<boolean> {
  return page.evaluate((name) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('ul.deck').forEach((it) => it.remove());
    return copy.outerHTML.includes(name);
  }, name);
}

async function middle(card: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await card.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('with a mouse: held it is seen, let go it is hidden', async ({ page }) => {
  const card = await looking(page);
  await isCovered(card);
  await card.hover();
  await page.mouse.down();
  await isSeen(card);
  await passes(page);
  await isSeen(card);
  await page.mouse.up();
  await isCovered(card);
});

test('with a mouse: a short press turns it over until the next', async ({ page }) => {
  const card = await looking(page);
  await card.click();
  await isSeen(card);
  await page.mouse.move(5, 5);
  await isSeen(card);
  await card.click();
  await isCovered(card);
});

for (const held of ['for long', 'for a moment']) {
  test(`with a mouse: whoever holds it ${held} and leaves it, leaves it covered`, async ({ page }) => {
    const card = await looking(page);
    await card.hover();
    await page.mouse.down();
    await isSeen(card);
    if (held === 'for long') await passes(page);
    await page.mouse.move(5, 5);
    await isCovered(card);
    await page.mouse.up();
    await isCovered(card);
  });
}

for (const key of ['Space', 'Enter']) {
  test(`with ${key}: held, short, and left`, async ({ page }) => {
    const card = await looking(page);
    await card.focus();
    await page.keyboard.down(key);
    // A key that is held is told again and again.
    await page.keyboard.down(key);
    await isSeen(card);
    await passes(page);
    await page.keyboard.up(key);
    await isCovered(card);
    await page.keyboard.press(key);
    await isSeen(card);
    await page.keyboard.press(key);
    await isCovered(card);
    await page.keyboard.down(key);
    await isSeen(card);
    await page.keyboard.press('Tab');
    await isCovered(card);
    await page.keyboard.up(key);
    await isCovered(card);
  });
}

test('by the press of a screen reader it is turned over and back', async ({ page }) => {
  const card = await looking(page);
  const press = () => card.evaluate((it) => (it as HTMLElement).click());
  await press();
  await isSeen(card);
  await press();
  await isCovered(card);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  type Touch = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';
  const touches = (finger: CDPSession, type: Touch, ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });

  test('held it is seen, let go it is hidden; a tap turns it over until the next', async ({ page, context }) => {
    const card = await looking(page);
    const finger = await context.newCDPSession(page);
    await touches(finger, 'touchStart', await middle(card));
    await isSeen(card);
    await passes(page);
    await touches(finger, 'touchEnd');
    await isCovered(card);
    await card.tap();
    await isSeen(card);
    await card.tap();
    await isCovered(card);
  });

  test('a finger that slides away or is taken away by the device leaves it covered', async ({ page, context }) => {
    const card = await looking(page);
    const finger = await context.newCDPSession(page);
    await touches(finger, 'touchStart', await middle(card));
    await isSeen(card);
    await passes(page);
    await touches(finger, 'touchMove', { x: 5, y: 5 });
    await touches(finger, 'touchEnd');
    await isCovered(card);
    await touches(finger, 'touchStart', await middle(card));
    await isSeen(card);
    await touches(finger, 'touchCancel');
    await isCovered(card);
  });
});

for (const motion of ['less', 'full'] as const) {
  test(`LB-22: once the moment has passed the card is nowhere, with ${motion} motion`, async ({ page }) => {
    await settle(page, { motion });
    const card = await looking(page);
    await card.click();
    await isSeen(card);
    expect(await isNamed(page, 'Clover')).toBe(true);
    expect(await isNamed(page, 'Jinx')).toBe(true);
    await choose(page, /Draw a card/);
    const drawn = page.locator('.felt').getByRole('button', { name: /^Your drawn card:/ });
    await isCovered(drawn, 'Loaded Die');
    await expect(card).toHaveCount(0);
    for (const gone of ['Clover', 'Jinx']) await expect.poll(() => isNamed(page, gone)).toBe(false);
    await drawn.click();
    await isSeen(drawn, 'Loaded Die');
    await choose(page, /Keep it in slot 3/);
    await expect(page.getByText('Lay every “Horseshoe” you have')).toBeVisible();
    await expect(drawn).toHaveCount(0);
    await expect.poll(() => isNamed(page, 'Loaded Die')).toBe(false);
    await page.reload();
    await expect(page.getByText('Lay every “Horseshoe” you have')).toBeVisible();
    for (const gone of ['Clover', 'Jinx', 'Loaded Die']) expect(await isNamed(page, gone)).toBe(false);
  });
}
