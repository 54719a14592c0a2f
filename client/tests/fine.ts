/** Whether a page can be read and used by everybody. */
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { LANGS } from './people';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const [PHONE, DESK] = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What is asked of the colours of a theme; those of the light one are among the rest. */
const COLOURS = { dark: ['color-contrast'], contrast: ['color-contrast', 'color-contrast-enhanced'] };

type Rules = RunOptions['runOnly'];

/** What axe finds; it is put into the page once. */
async function finds(page: Page, runOnly: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], preload: false });
    return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }, runOnly);
}

/** Chooses for this device, as another of its tabs does. */
async function choose(page: Page, choice: { lang?: string; theme?: string }): Promise<void> {
  await page.evaluate((choice) => {
    const key = 'luckhouse.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...choice }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, choice);
  for (const [name, value] of Object.entries(choice)) {
    await expect(page.locator('html')).toHaveAttribute(name === 'lang' ? name : `data-${name}`, value);
  }
  await drawn(page);
}

async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What a theme changes is colours. */
async function hasReadableColours(page: Page): Promise<void> {
  for (const [theme, rules] of Object.entries(COLOURS)) {
    await choose(page, { theme });
    expect([theme, ...(await finds(page, rules))]).toEqual([theme]);
  }
  await choose(page, { theme: 'light' });
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

/** What is to be seen now, in every language, at every size and in every theme. */
export async function isFine(page: Page, sizes = [PHONE, DESK]): Promise<void> {
  for (const lang of LANGS) {
    await choose(page, { lang });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await drawn(page);
      await isLargeEnough(page);
      await fits(page);
      // What a language changes is words, whatever the size.
      if (lang === 'en' || size === sizes[0]) expect(await finds(page, TAGS)).toEqual([]);
    }
  }
  await choose(page, { lang: 'en' });
  await page.setViewportSize(sizes[0] ?? PHONE);
  await hasReadableColours(page);
}
