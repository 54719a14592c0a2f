/** Whether a page can be read and used by everybody. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LANGS, drawn } from './people';

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
/** High contrast is asked for more. */
const RULES = { light: TAGS, dark: TAGS, contrast: [...TAGS, 'wcag2aaa'] };

/** What axe finds; it is put into the page once. */
async function finds(page: Page, runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'], preload: false });
    return violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
  }, runOnly);
}

/** Chooses for this device, as another of its tabs does. */
export async function choose(page: Page, choice: { lang?: string; theme?: string }): Promise<void> {
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

/** A page is looked at whole: what sticks to the end of the screen covers nothing. */
async function unroll(page: Page, size: { width: number; height: number }): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(height, size.height) });
  await drawn(page);
}

/** Everything that can be touched is at least 44 px wide and high, with what belongs to it: a tick with its words. */
async function isLargeEnough(page: Page): Promise<void> {
  const small = await page.locator('button, a[href], select, summary, input, textarea, [role=button], [tabindex="0"]').evaluateAll((all) => {
    const seen = (it: Element): boolean => it.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !it.closest('[inert]');
    const touched = (it: Element): Element => (it.matches('input') && (it as HTMLInputElement).labels?.[0]?.contains(it) ? it.closest('label')! : it);
    return all
      .filter((it) => seen(it) && !(it as HTMLInputElement).disabled)
      .map((it) => ({ it, box: touched(it).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ it, box }) => `${it.outerHTML.slice(0, 120)} ${Math.round(box.width)}×${Math.round(box.height)}`);
  });
  expect(small).toEqual([]);
}

interface Colour {
  parseString(css: string): void;
}

interface Colours {
  Color: new () => Colour;
  getContrast(ground: Colour, ink: Colour): number;
}

/** What stands in an empty field can be read too: axe does not look at it by itself. */
async function areHintsReadable(page: Page, least: number): Promise<void> {
  const faint = await page.locator('[placeholder]').evaluateAll((all, least) => {
    const { Color, getContrast } = (window.axe as unknown as { commons: { color: Colours } }).commons.color;
    const colour = (css: string): Colour => {
      const read = new Color();
      read.parseString(css);
      return read;
    };
    const contrast = (it: Element): number =>
      getContrast(colour(getComputedStyle(it).backgroundColor), colour(getComputedStyle(it, '::placeholder').color));
    return all.filter((it) => contrast(it) < least).map((it) => `${it.outerHTML} ${contrast(it)}`);
  }, least);
  expect(faint).toEqual([]);
}

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

type Size = typeof PHONE;
type Theme = keyof typeof RULES;

const THEMES: [Theme, ...Theme[]] = ['light', 'dark', 'contrast'];

/** What is to be seen now, in this language and these themes: at this size, and then whole. */
async function isFineIn(page: Page, lang: string, [first, ...others]: [Theme, ...Theme[]], size: Size): Promise<void> {
  await page.setViewportSize(size);
  await choose(page, { lang, theme: first });
  await isLargeEnough(page);
  await fits(page);
  await unroll(page, size);
  await isFineLike(page, lang, first);
  for (const theme of others) {
    await choose(page, { theme });
    await isLargeEnough(page);
    await fits(page);
    await isFineLike(page, lang, theme);
  }
}

async function isFineLike(page: Page, lang: string, theme: Theme): Promise<void> {
  expect([lang, theme, ...(await finds(page, RULES[theme]))]).toEqual([lang, theme]);
  await areHintsReadable(page, theme === 'contrast' ? 7 : 4.5);
}

async function asUsual(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await choose(page, { lang: 'en', theme: 'light' });
}

/** What is to be seen now, in every theme and language, at this size. */
export async function isFineAt(page: Page, size: Size): Promise<void> {
  for (const lang of LANGS) await isFineIn(page, lang, THEMES, size);
  await asUsual(page, size);
}

/** Each language and each theme once, where the others are seen at another size. */
const EACH = LANGS.map((lang, at) => ({ lang, theme: THEMES[at] ?? 'light' }));

export async function isFine(page: Page): Promise<void> {
  for (const { lang, theme } of EACH) await isFineIn(page, lang, [theme], DESK);
  await isFineAt(page, PHONE);
}

/** The same while a game goes on, in another look each time there is something to choose. */
export function isFineInTurn(): (page: Page) => Promise<void> {
  const every = LANGS.flatMap((lang) => THEMES.map((theme) => ({ lang, theme, size: PHONE })));
  const looks = [...every, ...EACH.map((look) => ({ ...look, size: DESK }))];
  return async (page) => {
    const next = looks.pop();
    if (!next) return;
    await isFineIn(page, next.lang, [next.theme], next.size);
    await asUsual(page, PHONE);
  };
}
