/** What a seat is shown of a game of Lucktails, what may be done, and what happens. */
import type { Choice, Sight } from '../board';

export interface View {
  round: number;
  first: number;
  turn: number | null;
  bait: number;
  worth: number;
  bait_cap: number;
  scores: number[];
  in_round: boolean[];
  slipped: boolean[];
  exchanged: (number | null)[];
  hands: (string | null)[];
  middle: (string | null)[];
  bonus: number[];
  open: string[];
}

export type Action =
  | { type: 'bait'; to: number; bonus?: number }
  | { type: 'take' }
  | { type: 'opt_out'; swap?: number }
  | { type: 'slip' };

export type Took = { type: 'took'; seat: number; points: number; card: string; total: number };
export type OptedOut = {
  type: 'opted_out';
  seat: number;
  swap: number | null;
  bonus: number;
  card: string;
  points: number;
  total: number;
};
export type Told =
  | { type: 'dealt' }
  | { type: 'baited'; seat: number; to: number; bonus: number | null }
  | Took
  | OptedOut
  | { type: 'slipped'; seat: number; paid: number }
  | { type: 'round_ended'; round: number }
  | { type: 'won' };

export const told = (sights: Sight[]): Told[] => sights as unknown as Told[];

/** The kinds of card, and all eight cards: there are two ones (LT-1). */
export const KINDS = ['1', '2', '3', '4', '5', '6', 'L'] as const;
const EIGHT = ['1', ...KINDS];

/** The cards that the view shows nowhere: their codes, the second of two alike with a mark. */
export function unseen(view: View): string[] {
  const seen = [...view.open, ...view.hands, ...view.middle];
  const left = EIGHT.filter((code) => {
    const at = seen.indexOf(code);
    if (at >= 0) seen.splice(at, 1);
    return at < 0;
  });
  return left.map((code, at) => (left.indexOf(code) < at ? `${code}'` : code));
}

/** Whoever has most. */
export function leader({ scores }: View): { seat: number; total: number } {
  const total = Math.max(...scores);
  return { seat: scores.indexOf(total), total };
}

type Choices = Choice<Action>[];

export const onBait = (choices: Choices): Choices =>
  choices.filter(({ action }) => action.type === 'bait' || action.type === 'take');

export const onMiddle = (choices: Choices, place: number): Choices =>
  choices.filter(
    ({ action }) =>
      (action.type === 'opt_out' && action.swap === place) || (action.type === 'bait' && action.bonus === place),
  );

export const onOwnCard = (choices: Choices): Choices =>
  choices.filter(({ action }) => action.type === 'slip' || (action.type === 'opt_out' && action.swap === undefined));
