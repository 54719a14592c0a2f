/** How this device shows the house. */
import { preferred, words, type Lang } from '../words/words.svelte';
import { remember, remembered } from './store';

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

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...remembered<Partial<Kept>>(KEY) });

  get now(): Readonly<Kept> {
    return this.#kept;
  }

  /** Whether cards move. */
  get moves(): boolean {
    if (this.#kept.motion !== 'auto') return this.#kept.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
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
    await words.speak(this.#kept.lang ?? preferred());
  }

  show(): void {
    const { theme, size, lefty } = this.#kept;
    const root = document.documentElement;
    Object.assign(root.dataset, { theme, size, motion: this.moves ? 'full' : 'less' });
    root.toggleAttribute('data-lefty', lefty);
  }
}

export const settings = new Settings();
