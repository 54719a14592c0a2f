/** What a seat is shown and may do: the fields are told of in the README of the game. */
import type { Choice } from '../board';

export type Place = readonly [seat: number, slot: number];

export interface View {
  round: number;
  turn: number | null;
  phase: 'look' | 'draw' | 'play' | 'race' | 'power' | null;
  lines: Record<string, string | null>[];
  pile: (string | null)[];
  discard: string[];
  drawn: string | null;
  tokens: number[];
  best: number[];
  done: boolean[];
  acting: number[];
  starter: number;
  power: 'switch' | 'peek' | null;
  powers: number[];
  looks: Place[][];
  seen: Place[][] | null;
  copies: Record<string, number>;
}

export type Action =
  | { type: 'look'; slots: number[] }
  | { type: 'keep' | 'match' | 'peek'; slot: number }
  | { type: 'switch'; a: Place; b: Place }
  | { type: 'draw' | 'throw' | 'done' | 'decline' };

export interface Spot {
  slot: number;
  gap: boolean;
  card: string | null;
}

export const same = (one: Place, other: Place): boolean => one[0] === other[0] && one[1] === other[1];

export const lastSlot = (line: Record<string, string | null>): number => Math.max(-1, ...Object.keys(line).map(Number));

/** A line by its slots, with the gaps in it (LB-6), up to a last one. */
export function spots(line: Record<string, string | null>, last: number): Spot[] {
  return Array.from({ length: last + 1 }, (_, slot) => ({ slot, gap: !(slot in line), card: line[slot] ?? null }));
}

/** The places on the table that an action of this seat is about. */
export function placesOf(action: Action, me: number): Place[] {
  switch (action.type) {
    case 'look':
      return action.slots.map((slot) => [me, slot] as const);
    case 'keep':
    case 'match':
    case 'peek':
      return [[me, action.slot]];
    case 'switch':
      return [action.a, action.b];
    default:
      return [];
  }
}

/** The choices that are about all of these places. */
export function about(choices: Choice<Action>[], places: Place[], me: number): Choice<Action>[] {
  return choices.filter(({ action }) => {
    const its = placesOf(action, me);
    return its.length > 0 && places.every((place) => its.some((it) => same(it, place)));
  });
}
