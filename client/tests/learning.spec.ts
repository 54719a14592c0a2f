/** Learning a game: a lesson at a real table, the rules beside it, advice of the house. */
import { expect, test, type Page } from '@playwright/test';
import { GAMES, alone, bar, openHere, settle } from './people';

/** Reads on where there is something to read, and does what is offered where there is something to do. */
async function learn(page: Page): Promise<number> {
  const lesson = page.getByRole('region', { name: 'Lesson' });
  const on = lesson.getByRole('button', { name: 'Go on' });
  const last = lesson.getByRole('button', { name: 'Now play on' });
  const choice = bar(page).locator('button:enabled').first();
  let did = 0;
  for (;;) {
    await expect(on.or(last).or(choice).first()).toBeVisible();
    if (await last.isVisible()) return did;
    // What was there may be gone: then there is something else to do.
    const pressed = await (await on.isVisible() ? on : choice).click({ timeout: 2000 }).then(() => true, () => false);
    if (pressed) did += 1;
  }
}

for (const game of GAMES) {
  test(`the lesson of ${game} leads to its end, and the table plays on`, async ({ page }) => {
    await settle(page);
    await page.goto('./');
    await page.locator(`a[href="#/lesson/${game}"]`).click();
    expect(await learn(page)).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Now play on' }).click();
    await expect(page.getByRole('region', { name: 'Lesson' })).toHaveCount(0);
    await expect(page.locator('.felt')).toBeVisible();
  });
}

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
