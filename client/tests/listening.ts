/** Listens to a page while it is used: whatever tells something by its looks is to tell it in words. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { drawn } from './people';
import { LOOKS, TOLD, type Part, type Told } from './told';

export type Where = keyof typeof TOLD;

interface Rule {
  key: string;
  at: string;
  words: string | undefined;
  has: string | undefined;
  around: string | undefined;
}

function rulesOf([file, part]: [string, Part]): Rule[] {
  const plain = ({ at, words, has, around }: Told, key: string): Rule => ({ key, at, words: words?.source, has, around });
  return Object.entries(part).flatMap(([name, told]) =>
    told === LOOKS ? [] : [told].flat().map((it) => plain(it, `${file} ${name}: ${it.at}`)),
  );
}

export const rules = (where: Where): Rule[] => Object.entries(TOLD[where] as Record<string, Part>).flatMap(rulesOf);

/** All that a part of the page could tell by its looks: classes that come and go, and, at the tables, icons. */
export function told(file: string): string[] {
  const text = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  const icons = /^(games|table|over)\//.test(file) ? [...text.matchAll(/@lucide\/svelte\/icons\/([\w-]+)/g)].map((it) => `icon ${it[1]}`) : [];
  const classes = [...text.matchAll(/class:([\w-]+)/g)].map((it) => it[1] ?? '');
  const computed = [...text.matchAll(/class=("[^"]*\{[^"]*"|\{[^}]*\})/g)].map((it) => it[1] ?? '');
  return [...new Set([...classes, ...computed, ...icons])];
}

export const parts = (): string[] =>
  readdirSync(new URL('../src', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.svelte'));

/** Looks at every change of the page, as it is drawn. */
function hearken(rules: Rule[]): void {
  const heard = { met: new Set<string>(), untold: new Set<string>() };
  if ('heard' in window) return;
  Object.assign(window, { heard });
  const said = (it: Node): string => {
    if (it instanceof Text) return it.data;
    if (!(it instanceof Element) || it.getAttribute('aria-hidden') === 'true') return '';
    return [it.getAttribute('aria-label') ?? '', ...[...it.childNodes].map(said)].join(' ').replaceAll(/\s+/g, ' ');
  };
  const isTold = (it: Element, { words, has }: Rule): boolean =>
    words !== undefined ? new RegExp(words).test(said(it)) : it.matches(has ?? '') || it.querySelector(has ?? '') !== null;
  const look = (): void => {
    asked = false;
    for (const rule of rules) {
      for (const it of document.querySelectorAll(rule.at)) {
        if (!it.checkVisibility() || it.closest('[inert]')) continue;
        const where = rule.around === undefined ? it : (it.closest(rule.around) ?? it);
        heard.met.add(rule.key);
        if (!isTold(where, rule)) heard.untold.add(`${rule.key} says: ${said(where).slice(0, 200)}`);
      }
    }
  };
  let asked = false;
  const ask = (): void => {
    if (!asked) requestAnimationFrame(look);
    asked = true;
  };
  new MutationObserver(ask).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Listens from now on, and after every load. */
export async function listen(page: Page, where: Where): Promise<void> {
  await page.addInitScript(hearken, rules(where));
  await page.evaluate(hearken, rules(where));
}

/** What has been met since the page was loaded, and what was not told in words. */
export async function heard(page: Page): Promise<{ met: string[]; untold: string[] }> {
  await drawn(page);
  return page.evaluate(() => {
    const { met, untold } = (window as unknown as { heard: { met: Set<string>; untold: Set<string> } }).heard;
    return { met: [...met], untold: [...untold] };
  });
}
