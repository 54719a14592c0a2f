/** How each kind of card looks. */
import type { Component } from 'svelte';
import Cat from './art/Cat.svelte';
import Clover from './art/Clover.svelte';
import Die from './art/Die.svelte';
import Horseshoe from './art/Horseshoe.svelte';
import Jinx from './art/Jinx.svelte';
import Magpie from './art/Magpie.svelte';
import Peek from './art/Peek.svelte';
import Penny from './art/Penny.svelte';
import Rascal from './art/Rascal.svelte';
import Switch from './art/Switch.svelte';
import './palette.css';

export interface Kind {
  /** None for a kind of somebody's own deck. */
  art?: Component<Record<string, never>>;
  /** What it is painted on. */
  ground: string;
}

/** In the order of the house's deck. */
const PLAIN: Record<string, Kind> = {
  Clover: { art: Clover, ground: 'var(--lb-on-leaf)' },
  Horseshoe: { art: Horseshoe, ground: 'var(--lb-on-iron)' },
  'Old Penny': { art: Penny, ground: 'var(--lb-on-copper)' },
  'Loaded Die': { art: Die, ground: 'var(--lb-on-red)' },
  Magpie: { art: Magpie, ground: 'var(--lb-on-gold)' },
  'Black Cat': { art: Cat, ground: 'var(--lb-on-lilac)' },
  Rascal: { art: Rascal, ground: 'var(--lb-on-sky)' },
  Jinx: { art: Jinx, ground: 'var(--lb-on-rain)' },
};

const POWERS: Record<string, Kind> = {
  switch: { art: Switch, ground: 'var(--lb-on-switch)' },
  peek: { art: Peek, ground: 'var(--lb-on-peek)' },
};

interface Printed {
  kind?: { name: string | { en?: string } }[];
}

/** A plain kind looks like what it is called in its deck: somebody's own may be called anything. */
export function kindOf(code: string, deck: unknown): Kind {
  const at = code.charCodeAt(0) - 'A'.charCodeAt(0);
  const name = (deck as Printed | undefined)?.kind?.[at]?.name ?? Object.keys(PLAIN)[at] ?? '';
  return POWERS[code] ?? PLAIN[typeof name === 'string' ? name : (name.en ?? '')] ?? { ground: 'var(--lb-on-copper)' };
}
