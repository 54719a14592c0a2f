/** Cards that are laid down, for tests that need the same table every time. */
import type { Game } from './people';

export const times = (card: string, copies: number): string[] => Array.from({ length: copies }, () => card);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

const PATTERNS = ['filled', 'partial', 'hollow'];
const COLORS = ['red', 'green', 'blue'];
const SHAPES = ['circle', 'square', 'triangle'];
const singles = (values: string[]): string[] => numbers(4).flatMap(() => values);
const completes = PATTERNS.flatMap((pattern) => COLORS.flatMap((color) => SHAPES.map((shape) => `${pattern}-${color}-${shape}`)));

const LUCKIES = [...['W', 'M', 'O'].flatMap((kind) => numbers(15).map((number) => `${kind}${number}`)), ...times('S', 12)];
const BASTARDS = [...'ABCDEFGH'].flatMap((kind, at) => times(kind, at + 3)).concat(times('switch', 3), times('peek', 3));

/** These first, then what is left of the cards. */
export function onTop(top: string[], cards: string[]): string[] {
  const left = [...cards];
  for (const card of top) left.splice(left.indexOf(card), 1);
  return [...top, ...left];
}

/** The cards of Lucky Bastard, these first. */
export const bastards = (first: string[]): string[] => onTop(first, BASTARDS);

/** The cards of Lucky Bastard where everybody has the same four, and nobody what is drawn first: no power is among it either. */
export const alike = (seats: number): string[] => bastards(Array.from({ length: seats }, () => ['E', 'F', 'G', 'H']).flat());

/** The shuffles of Get Lucky: the guests by their numbers, and these cards first. */
export const luckies = (first: string[]): unknown[] => [numbers(15), onTop(first, LUCKIES)];

/** The shuffles of each game, in the order in which they are due: the first seat is asked first. */
export const SCRIPTS: Record<Game, unknown[]> = {
  lucktails: [['4', '1', 'L', '6', '2', '3', '5', '1']],
  'get-lucky': luckies([]),
  'lucky-bastard': [BASTARDS],
  'lucky-duck': [completes, singles(PATTERNS), singles(COLORS), singles(SHAPES)],
};
