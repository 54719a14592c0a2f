/** An attempt as it goes on: what was played against it, by whom, and how it ended. The view alone tells only what is left of it. */
import type { Sight } from '../board';
import type { View } from './view';

export interface Against {
  /** Null is Howard. */
  seat: number | null;
  card: string;
  /** What the attempt was worth before and after it. */
  before: number;
  left: number;
}

export interface Attempt {
  seat: number;
  guest: number;
  value: number;
  played: Against[];
  /** The seats whose chance is over. */
  passed: number[];
  answering: number | null;
  end: 'open' | 'failed' | 'killed';
}

function begun(seat: number, guest: number, value: number): Attempt {
  return { seat, guest, value, played: [], passed: [], answering: null, end: 'open' };
}

function against(attempt: Attempt, seat: number | null, sight: Sight): Attempt {
  const left = sight.value as number;
  const played = { seat, card: sight.card as string, before: attempt.value, left };
  return { ...attempt, value: left, played: [...attempt.played, played] };
}

function after(attempt: Attempt | null, sight: Sight): Attempt | null {
  if (sight.type === 'attempted') return begun(sight.seat as number, sight.character as number, sight.value as number);
  if (!attempt) return null;
  switch (sight.type) {
    case 'foiled':
      return against(attempt, sight.seat as number, sight);
    case 'turned':
      return against(attempt, null, sight);
    case 'passed':
      return { ...attempt, passed: [...attempt.passed, sight.seat as number] };
    case 'failed':
      return { ...attempt, end: 'failed', answering: null };
    case 'killed':
      return { ...attempt, end: 'killed', answering: null };
    default:
      return attempt;
  }
}

/** The attempt after what has just happened; of one that was begun unseen, as much as the view tells. */
export function follow(attempt: Attempt | null, sights: Sight[], view: View): Attempt | null {
  const next = sights.reduce(after, attempt);
  if (view.attempt) {
    const { seat, character, value } = view.attempt;
    const known = next?.end === 'open' && next.seat === seat && next.guest === character ? next : begun(seat, character, value);
    return { ...known, value, answering: view.turn };
  }
  if (view.winner !== null && view.doctor !== null) return { ...(next ?? begun(view.winner, view.doctor, 0)), end: 'killed', answering: null };
  return next?.end === 'failed' ? next : null;
}

/** The seats that answer, in turn: those after the attacker, around the table. */
export function answerers(attempt: Attempt, seats: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (attempt.seat + 1 + at) % seats);
}

export type Answer = 'stopped' | 'passed' | 'now' | 'waits' | 'spared';

/**
 * How far a seat is with its answer. Who was asked before whoever is asked now has answered; of an attempt that nobody stopped
 * everybody has, and of one that failed nobody else is asked.
 */
export function answerOf(attempt: Attempt, seat: number, order: number[]): Answer {
  if (attempt.end === 'failed' && attempt.played.at(-1)?.seat === seat) return 'stopped';
  if (attempt.answering === seat) return 'now';
  const asked = attempt.answering === null ? -1 : order.indexOf(attempt.answering);
  if (attempt.end === 'killed' || attempt.passed.includes(seat) || order.indexOf(seat) < asked) return 'passed';
  return attempt.end === 'open' ? 'waits' : 'spared';
}
