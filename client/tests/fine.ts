/** Whether a page can be read and used by everybody. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const THEMES = ['light', 'dark', 'contrast'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

function told(violations: { id: string; nodes: { target: unknown[] }[] }[]): string[] {
  return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}

/** What a theme changes is colours, what a language changes is words: not everything is looked at in every size of every theme. */
async function isReadable(page: Page): Promise<void> {
  const english = (await page.evaluate(() => document.documentElement.lang)) === 'en';
  const wide = (page.viewportSize()?.width ?? 0) > 1000;
  if (wide && !english) return;
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(told(violations)).toEqual([]);
  if (wide || !english) return;
  for (const theme of THEMES) {
    await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), theme);
    const rules = theme === 'contrast' ? CONTRAST : CONTRAST.slice(0, 1);
    expect([theme, ...told((await new AxeBuilder({ page }).withRules(rules).analyze()).violations)]).toEqual([theme]);
  }
  await page.evaluate((theme) => void (document.documentElement.dataset.theme = theme), THEMES[0]);
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

export async function isFine(page: Page): Promise<void> {
  await isReadable(page);
  await isLargeEnough(page);
  await fits(page);
}
