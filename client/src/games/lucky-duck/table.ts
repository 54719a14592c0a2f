/** What lies on the table, as the view and the sights name it. */
import type { Sight } from '../board';

export const TRAITS = ['pattern', 'color', 'shape'] as const;
export type Trait = (typeof TRAITS)[number];
export type ByTrait<T> = Record<Trait, T>;

export interface View {
  turn: number | null;
  hands: string[][];
  aside: string[];
  discarded: string[];
  shown: ByTrait<string | null>;
  named: string | null;
  piles: ByTrait<unknown[]>;
  seen: ByTrait<number>;
  winner: number | null;
}

export interface Keep {
  type: 'keep';
  singles: Trait[];
}

/** The sights a board moves by; the others only matter to the log. */
export type Seen =
  | { type: 'dealt'; hands: string[][]; aside: string[] }
  | { type: 'gathered' }
  | { type: 'revealed'; turned: Trait[]; shown: ByTrait<string>; complete: string }
  | { type: 'missed' }
  | { type: 'discarded'; seat: number; complete: string }
  | { type: 'kept'; singles: Trait[] };

export const seen = (sights: Sight[]): Seen[] => sights as unknown as Seen[];

/** What a card or a value is called. */
export type Called = (code: string) => string;

export function values(complete: string): ByTrait<string> {
  const [pattern = '', color = '', shape = ''] = complete.split('-');
  return { pattern, color, shape };
}

/** The sign of a colour for those who do not see it. */
export const letter = (color: string, name: Called): string => name(color).charAt(0).toLocaleUpperCase();

/** How many completes each seat was dealt, told from where they are now. */
export function dealt(hands: string[][], discarded: string[]): number {
  return Math.ceil((hands.flat().length + discarded.length) / Math.max(1, hands.length));
}

/** A place in a hand, and whether its complete still lies there. */
export interface Place {
  complete: string;
  here: boolean;
}

/** Where a hand lies: what is discarded leaves its place empty, so that nothing else moves. */
export function places(hand: string[], dealt: number, before: Place[]): Place[] {
  const known = before.length >= dealt && hand.every((complete) => before.some((it) => it.complete === complete));
  if (known) return before.map(({ complete }) => ({ complete, here: hand.includes(complete) }));
  return Array.from({ length: Math.max(dealt, hand.length) }, (_, at) => ({ complete: hand[at] ?? '', here: at < hand.length }));
}

const TIGHT = [1, 1, 2, 3, 2, 3, 3, 4, 4];

/** How many of so many others lie side by side where there is little room. */
export const tightRow = (others: number): number => TIGHT[others] ?? 3;
