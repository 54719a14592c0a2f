/** Who is on which card. */
import type { Component } from 'svelte';
import Boot from './Boot.svelte';
import Carp from './Carp.svelte';
import Eel from './Eel.svelte';
import Minnow from './Minnow.svelte';
import Perch from './Perch.svelte';
import Pike from './Pike.svelte';
import Tailfin from './Tailfin.svelte';

interface Creature {
  art: Component;
  /** The water it swims in, on its card. */
  water: string;
}

const BOOT: Creature = { art: Boot, water: '#e6e3c8' };

const CREATURES: Record<string, Creature> = {
  '1': BOOT,
  '2': { art: Minnow, water: '#d7eef2' },
  '3': { art: Eel, water: '#dcebc9' },
  '4': { art: Perch, water: '#f8e6c1' },
  '5': { art: Carp, water: '#f9dcbd' },
  '6': { art: Pike, water: '#cfe6d6' },
  L: { art: Tailfin, water: '#fdf0b6' },
};

export const creature = (code: string): Creature => CREATURES[code] ?? BOOT;
