/** Everything the page says, in the language of this device. The sentences of the games come from the pocket. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGS = ['en', 'de', 'fr'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export type Args = Record<string, FluentVariable>;

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
};

class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  /** Loads a language; what is shown changes when it is there. */
  async speak(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource((await files[lang]()).default));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Says a message. A key that the file does not have is shown as it is. */
  say(key: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : key;
  }

  /** “a”, “a and b”, “a, b and c”. */
  list(items: string[]): string {
    return new Intl.ListFormat(this.lang, { type: 'conjunction' }).format(items);
  }

  /** “12 %”, with little room between; what is less than one is not nothing. */
  percent(share: number): string {
    const few = share > 0 && share < 0.005;
    const text = new Intl.NumberFormat(this.lang, { style: 'percent' }).format(few ? 0.01 : share);
    return (few ? '<' : '') + text.replace(/\s/u, '\u202f');
  }
}

export const words = new Words();

export const t = (key: string, args?: Args): string => words.say(key, args);

/** The first of the languages the browser asks for that the house speaks. */
export function preferred(): Lang {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.map((tag) => LANGS.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? 'en';
}
