/** Learning a game: a lesson at a real table, the rules beside it, advice of the house. */
import { expect, test, type Page } from '@playwright/test';
import { GAMES, alone, bar, openHere, settle } from './people';

/** How fast people read, in words a minute, and how long they look for what they are to press, in seconds. */
const [READS, LOOKS] = [238, 2];

interface Learned {
  presses: number;
  words: number;
  /** Seconds in which the house plays and cards move, and whoever learns waits. */
  waits: number;
}

/** Reads on where there is something to read, and does what is offered where there is something to do. */
async function learn(page: Page, look?: () => Promise<void>): Promise<Learned> {
  const lesson = page.locator('.lesson');
  const on = lesson.locator('.foot:has(.plain) .first');
  const last = lesson.locator('.foot:not(:has(.plain)) .first');
  const choice = bar(page).locator('button:enabled').first();
  const read = new Set<string>();
  const start = Date.now();
  for (let presses = 0; ; ) {
    // The house may raise for a while.
    await expect(on.or(last).or(choice).first()).toBeVisible({ timeout: 60_000 });
    read.add((await lesson.locator('.say').textContent()) ?? '');
    if (await last.isVisible()) {
      const words = [...read].flatMap((text) => text.trim().split(/\s+/)).length;
      return { presses, words, waits: (Date.now() - start) / 1000 };
    }
    if (!(await on.isVisible())) await look?.();
    // What was there may be gone: then there is something else to do.
    const pressed = await ((await on.isVisible()) ? on : choice).click({ timeout: 2000 }).then(() => true, () => false);
    if (pressed) presses += 1;
  }
}

for (const game of GAMES) {
  test(`the lesson of ${game} is read and done in two minutes, and the table plays on`, async ({ page }) => {
    await settle(page, { motion: 'full', pace: 'usual' });
    await page.goto('./');
    await page.locator(`a[href="#/lesson/${game}"]`).click();
    const { presses, words, waits } = await learn(page);
    expect(presses).toBeGreaterThan(3);
    const takes = (words / READS) * 60 + presses * LOOKS;
    console.log(`the lesson of ${game}: ${words} words and ${presses} presses, ${takes.toFixed(0)} s, and ${waits.toFixed(0)} s of waiting (asked: 120)`);
    expect(takes).toBeLessThan(120);
    await page.getByRole('button', { name: 'Now play on' }).click();
    await expect(page.getByRole('region', { name: 'Lesson' })).toHaveCount(0);
    await expect(page.locator('.felt')).toBeVisible();
  });
}

for (const game of GAMES) {
  test(`on a small phone the lesson of ${game} leaves in view what it asks for`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await settle(page);
    await page.goto(`./#/lesson/${game}`);
    const round = page.getByRole('button', { name: 'Next round' });
    // Where the choices rise over the board, it was looked at before.
    const things = page.locator('.room:not(:has(.rising)) .felt button[aria-pressed]');
    let looked = 0;
    await learn(page, async () => {
      if (await round.isVisible()) await round.click({ timeout: 5000 });
      if ((await things.count()) === 0) return;
      await expect(things.last()).toBeInViewport({ ratio: 0.95 });
      looked += 1;
    });
    expect(looked).toBeGreaterThan(1);
  });
}

for (const game of GAMES) {
  test(`on a phone on its side one reads what the lesson of ${game} says of the choices below it`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await settle(page, { lang: 'de' });
    await page.goto(`./#/lesson/${game}`);
    const head = await page.locator('header').evaluate((it) => it.getBoundingClientRect().bottom);
    await learn(page, async () => {
      const [top, seen, whole] = await page.locator('.say').evaluate((it) => [it.getBoundingClientRect().top, it.clientHeight, it.scrollHeight]);
      expect(top).toBeGreaterThanOrEqual(head);
      expect(seen! / whole!).toBeGreaterThan(0.75);
    });
  });
}

test('the longest words at the end of a lesson have room on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page, { lang: 'de' });
  await page.goto('./#/lesson/lucky-bastard');
  await learn(page);
  await expect(page.getByRole('button', { name: 'Jetzt weiterspielen' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a line of the log opens the rules at the clause it happened by, and the rules are searched', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucky-duck', 2), ['Ann']);
  const line = page.getByRole('log').getByRole('button').first();
  const clause = /LD-\d+/.exec((await line.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await line.click();
  const applied = page.locator(`dialog #clause-${clause}`);
  await expect(applied).toBeInViewport();
  await expect(applied).toHaveClass(/now/);
  const search = page.getByRole('textbox', { name: 'Search the rules' });
  await search.fill('ld-10');
  await expect(page.locator('dialog dl > div')).toHaveCount(1);
  await expect(page.locator('dialog #clause-LD-10')).toBeVisible();
  await search.fill('xylophone');
  await expect(page.getByText('No rule says that.')).toBeVisible();
});

test('a long log is one step of Tab, and its lines are gone through by arrows', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucky-duck', 2), ['Ann']);
  const lines = page.getByRole('log').getByRole('button');
  await expect.poll(() => lines.count()).toBeGreaterThan(2);
  await page.getByRole('log').focus();
  await page.keyboard.press('Tab');
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('log').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(lines.last()).toBeFocused();
});

test('the house says what it would do, and leaves the choice', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  await openHere(page, alone('lucktails', 3), ['Ann']);
  await bar(page).waitFor();
  await page.getByRole('button', { name: 'What would the house do?' }).click();
  const advice = page.getByRole('status').filter({ hasText: 'The house would do this: ' });
  await expect(advice).not.toBeEmpty();
  const label = (await advice.textContent())?.split(': ').slice(1).join(': ') ?? '';
  await expect(bar(page).getByRole('button', { name: label, exact: false }).first()).toBeVisible();
});
