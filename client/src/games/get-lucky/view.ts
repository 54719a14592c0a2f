/** What Get Lucky's table shows, as crates/get-lucky/README.md says it, and how its codes are read. */
import type { Choice } from '../board';

export interface View {
  turn: number | null;
  doctor: number | null;
  hands: (string | null)[][];
  pile: (string | null)[];
  discard: string[];
  owned: number[][];
  drawing_room: number[];
  absent: number[];
  upgrades: Record<string, string[]>;
  spite: Record<string, number>;
  attempt: { seat: number; character: number; value: number } | null;
  values: Record<string, number>;
  winner: number | null;
}

export type Action =
  | { type: 'draw' }
  | { type: 'play'; card: string; on: number }
  | { type: 'swap'; give: number; take: number }
  | { type: 'kill' }
  | { type: 'foil'; card: string }
  | { type: 'done' };

export type Option = Choice<Action>;

export const UPGRADES = ['weapon', 'motive', 'opportunity'] as const;
export type Kind = (typeof UPGRADES)[number] | 'spite';

export function kindOf(card: string): Kind {
  return UPGRADES.find((kind) => kind[0] === card[0]?.toLowerCase()) ?? 'spite';
}

/** The guest a card is perfect for; spite is nobody's. */
export function perfectFor(card: string): number | null {
  return Number(card.slice(1)) || null;
}

export function isPerfect(card: string, guest: number): boolean {
  return perfectFor(card) === guest;
}

/** The cards of a hand that are seen, each once, and how many there are of it. */
export function stacked(hand: (string | null)[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of hand) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Whose guest it is; the drawing room's are nobody's. */
export function ownerOf(view: View, guest: number): number | null {
  const seat = view.owned.findIndex((guests) => guests.includes(guest));
  return seat < 0 ? null : seat;
}
