/** What every board is given, and what it gives back. A board draws what it is shown and knows no rule. */
import type { Component } from 'svelte';
import type { Choice, Claim, Sight } from '../table/table.svelte';

export type { Choice, Claim, Sight };

export interface Seated {
  seat: number;
  name: string;
  /** Whether this device looks as this seat. */
  you: boolean;
  house: boolean;
  /** The house plays for them until they are back. */
  away: boolean;
  /** The table waits for them. */
  waited: boolean;
  /** Has chosen where choices are sealed: no view tells of it before all have. */
  sealed?: boolean;
}

export interface BoardProps<V = unknown, A = unknown> {
  view: V;
  /** By seat. */
  people: Seated[];
  /** The seat this device looks as. */
  me: number | null;
  /** What may be done now, each with its meaning in words. Empty when it is somebody else's turn. */
  choices: Choice<A>[];
  /** What has been pointed at: the bar below the board offers these. */
  picked: Choice<A>[];
  /** Points at choices; nothing points at all of them. */
  pick: (choices: Choice<A>[]) => void;
  /** Does it at once, without being asked again: only where seconds count. */
  act: (choice: Choice<A>) => void;
  /** What a card is called, by its code. */
  name: (code: string) => string;
  /** The deck as its file has it: what is printed on the cards. */
  deck: unknown;
  /** What has just happened. */
  sights: Sight[];
  /** All that has happened, for a board that begins in the middle. */
  past?: () => Sight[];
  claims: Claim[];
  /** Says something from this device's seat; nobody who only watches can. */
  say?: (say: unknown) => void;
  /** The game is over and every card lies open. */
  over: boolean;
  /** Takes the digits for the board, or leaves them to the bar. */
  takeDigits?: (taken: boolean) => void;
  /** One's own time is running: a board lingers at nothing that is over. */
  hurry?: boolean;
  /** Whether the board is still telling how a round or the game ended: until it has, nobody else says it, and nothing is asked. */
  tell?: (telling: boolean) => void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any, any>>;

/** The seats around the table in the order one sees them: one's own first, then clockwise. */
export function around(people: Seated[], me: number | null): Seated[] {
  const first = me ?? 0;
  return people.map((_, at) => people[(first + at) % people.length]).filter((it) => it !== undefined);
}
