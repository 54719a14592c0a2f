/** Whether a page can be read and used by everybody. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Device } from './people';

async function isReadable(page: Page, contrast: boolean): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', ...(contrast ? ['wcag2aaa'] : [])];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  expect(found).toEqual([]);
}

/** Everything that can be touched is at least 44 px wide and high. */
async function isLargeEnough(page: Page): Promise<void> {
  const small = await page
    .locator('button:visible, a.button:visible, select:visible, summary:visible')
    .evaluateAll((all) =>
      all
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(({ it, box }) => `${it.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
  expect(small).toEqual([]);
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

export async function isFine(page: Page, look: Device): Promise<void> {
  await isReadable(page, look.theme === 'contrast');
  await isLargeEnough(page);
  await fits(page);
}
