/** How each kind of card looks, by its code. */
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

const KINDS: Record<string, Kind> = {
  A: { art: Clover, ground: 'var(--lb-on-leaf)' },
  B: { art: Horseshoe, ground: 'var(--lb-on-iron)' },
  C: { art: Penny, ground: 'var(--lb-on-copper)' },
  D: { art: Die, ground: 'var(--lb-on-red)' },
  E: { art: Magpie, ground: 'var(--lb-on-gold)' },
  F: { art: Cat, ground: 'var(--lb-on-lilac)' },
  G: { art: Rascal, ground: 'var(--lb-on-sky)' },
  H: { art: Jinx, ground: 'var(--lb-on-rain)' },
  switch: { art: Switch, ground: 'var(--lb-on-switch)' },
  peek: { art: Peek, ground: 'var(--lb-on-peek)' },
};

export function kindOf(code: string): Kind {
  return KINDS[code] ?? { ground: 'var(--lb-on-copper)' };
}
