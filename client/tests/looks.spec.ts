/** How the house looks is chosen here or by the device, at once. */
import { expect, test } from '@playwright/test';
import { settle } from './people';

test('without a choice the colours are those of the device, also when they change', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await page.goto('./');
  const root = page.locator('html');
  const ground = () => root.evaluate((it) => getComputedStyle(it).backgroundColor);
  await expect(root).toHaveAttribute('data-theme', 'light');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await ground()).not.toBe(light);
  await page.emulateMedia({ contrast: 'more' });
  await expect(root).toHaveAttribute('data-theme', 'contrast');
  expect(await ground()).toBe('rgb(0, 0, 0)');
});

test('what is chosen counts, and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByRole('checkbox', { name: 'Left-handed' }).check();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-size', 'large');
  await expect(root).toHaveAttribute('data-lefty', '');
  await expect(root).toHaveAttribute('lang', 'de');
});

test('what is chosen in one tab holds in the others', async ({ page, context }) => {
  await page.goto('./');
  const other = await context.newPage();
  await other.goto('./');
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('radio', { name: 'Dark' }).check();
  await other.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Réglages' })).toBeVisible();
});

test('without motion the colours of a theme are there at once', async ({ page }) => {
  await settle(page, { motion: 'less', theme: 'light' });
  await page.goto('./');
  const colours = (theme: string) =>
    page.locator('a[href^="#/lesson/"]').first().evaluate((it, theme) => {
      document.documentElement.dataset.theme = theme;
      return getComputedStyle(it).color;
    }, theme);
  expect(await colours('contrast')).not.toBe(await colours('light'));
});

test('on a small phone the page of a record is no wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page, { lang: 'fr' });
  await page.goto('./#/replay/');
  await expect(page.getByRole('button', { name: 'Chercher' })).toBeVisible();
  expect(await page.locator('main').evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0);
  const find = await page.getByRole('button', { name: 'Chercher' }).boundingBox();
  expect((find?.x ?? 0) + (find?.width ?? 999)).toBeLessThanOrEqual(344);
});

test('the way on in a lesson is one line on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await settle(page);
  await page.goto('./#/lesson/lucktails');
  const on = await page.getByRole('button', { name: 'Go on' }).boundingBox();
  expect(on?.height ?? 999).toBeLessThan(56);
});
