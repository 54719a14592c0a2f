/** What the parts of the board share. */
import type { Seated } from '../board';
import type { Pointing } from './pointing.svelte';
import type { View } from './view';

export interface Desk {
  view: View;
  people: Seated[];
  me: number | null;
  /** The guest Doctor Lucky is seen with. */
  doctor: number | null;
  pointing: Pointing;
  name: (code: string) => string;
  /** The luck printed on each card. */
  luck: Record<string, number>;
}
