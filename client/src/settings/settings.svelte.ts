/** How this device shows the house. */
import { preferred, words, type Lang } from '../words/words.svelte';
import { remember, remembered, whenElsewhere } from './store';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
/** How long the house takes for every choice on this device, in milliseconds. */
export const PACES = { calm: 1600, usual: 900, brisk: 250, instant: 0 } as const;
export const SIZES = ['small', 'medium', 'large'] as const;

interface Kept {
  lang?: Lang;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  size: (typeof SIZES)[number];
  pace: keyof typeof PACES;
  sound: boolean;
  notify: boolean;
  lefty: boolean;
  /** What one is called. */
  name: string;
}

const KEY = 'settings';
const DEFAULTS: Kept = {
  theme: 'auto',
  motion: 'auto',
  size: 'medium',
  pace: 'usual',
  sound: true,
  notify: false,
  lefty: false,
  name: '',
};

/** What the device asks for. */
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const DARK = matchMedia('(prefers-color-scheme: dark)');
const CONTRAST = matchMedia('(prefers-contrast: more)');

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...remembered<Partial<Kept>>(KEY) });

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  /** Whether cards move. */
  get moves(): boolean {
    if (this.#kept.motion !== 'auto') return this.#kept.motion === 'full';
    return !STILL.matches;
  }

  /** The colours to be seen: those of the device, where nobody has chosen any. */
  get theme(): Exclude<Kept['theme'], 'auto'> {
    if (this.#kept.theme !== 'auto') return this.#kept.theme;
    if (CONTRAST.matches) return 'contrast';
    return DARK.matches ? 'dark' : 'light';
  }

  get houseTakes(): number {
    return PACES[this.#kept.pace];
  }

  change(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    remember(KEY, $state.snapshot(this.#kept));
    if (change.lang) void words.speak(change.lang);
    this.show();
  }

  async begin(): Promise<void> {
    this.show();
    for (const asked of [STILL, DARK, CONTRAST]) asked.addEventListener('change', () => this.show());
    whenElsewhere<Partial<Kept>>(KEY, (kept) => this.#follow(kept));
    await words.speak(this.#kept.lang ?? preferred());
  }

  /** What was chosen in another tab holds here too. */
  #follow(kept: Partial<Kept>): void {
    Object.assign(this.#kept, kept);
    if (kept.lang) void words.speak(kept.lang);
    this.show();
  }

  show(): void {
    const { size, lefty } = this.#kept;
    const root = document.documentElement;
    Object.assign(root.dataset, { theme: this.theme, size, motion: this.moves ? 'full' : 'less' });
    root.toggleAttribute('data-lefty', lefty);
  }
}

export const settings = new Settings();
