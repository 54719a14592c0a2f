/** What a lesson is: a table whose first cards are laid on purpose, and steps that say what to do with them. */
import type { TableState } from '../table/table.svelte';

export interface Step {
  /** What is said, from the words of the page. */
  say: (table: TableState) => string;
  /** What is to be done: one of these. Without, there is only something to read. */
  do?: Record<string, unknown>[];
  /** Where this cannot be done when it is one's turn, the step is passed over. */
  perhaps?: true;
  /** Only where the step before it was done. */
  follows?: true;
  /** What has to be seen on the table before one reads on. */
  seen?: string;
}

export interface Lesson {
  game: string;
  /** Seat 0 learns, the house takes the others. */
  seats: number;
  /** The shuffles it begins with, each with all its cards, top first. */
  script: () => unknown[][];
  steps: Step[];
}

/** These cards on top, the rest of the deck in any order: after the lesson nobody knows what comes. */
export function stacked<C>(deck: C[], top: C[]): C[] {
  const rest = [...deck];
  for (const card of top) rest.splice(rest.indexOf(card), 1);
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as C, rest[at] as C];
  }
  return [...top, ...rest];
}

/** So many of each, one after the other. */
export function copies<C>(cards: C[], count: number): C[] {
  return cards.flatMap((card) => Array<C>(count).fill(card));
}
