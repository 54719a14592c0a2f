/** The rules on paper: all of them, and nothing else. */
import { expect, test } from '@playwright/test';
import { alone, openHere, settle } from './people';

test('the rules are printed black on white, all clauses of them, without the page around them', async ({ page }) => {
  await settle(page, { theme: 'dark' });
  await page.goto('./');
  await openHere(page, alone('lucky-duck', 2), ['Ann']);
  await page.getByRole('button', { name: 'Rules' }).click();
  const rules = page.locator('.rules');
  const clauses = rules.locator('dt');
  await expect(clauses.first()).toBeVisible();
  const all = await clauses.count();
  await rules.getByRole('textbox').fill('LD-3');
  await expect(clauses).not.toHaveCount(all);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(clauses).toHaveCount(all);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  for (const gone of ['.felt', '.rules input', '.head button', 'header']) {
    for (const it of await page.locator(gone).all()) await expect(it, gone).toBeHidden();
  }
  const drawn = await clauses.last().evaluate((it) => {
    const dialog = it.closest('dialog')!;
    return {
      ink: getComputedStyle(it).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
      cut: [...document.querySelectorAll('dialog, dialog .sheet, dialog .inside')].some((box) => getComputedStyle(box).overflowY !== 'visible'),
      whole: dialog.getBoundingClientRect().bottom >= it.getBoundingClientRect().bottom,
    };
  });
  expect(drawn).toEqual({ ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)', cut: false, whole: true });
  const paper = await page.pdf({ format: 'A4', path: process.env.LUCKHOUSE_PAPER });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});
