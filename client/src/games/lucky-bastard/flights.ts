/** Which cards go from where to where, by what has just happened. */
import type { Sight } from '../board';
import type { Place, View } from './view';

export interface Flight {
  from: string;
  to: string;
  card: string | null;
  /** In milliseconds, before it starts. */
  wait: number;
}

const STAGGER_MS = 45;

export function flightsOf(sights: Sight[], view: View): Flight[] {
  const dealt = sights.findLastIndex(({ type }) => type === 'dealt');
  const after = sights.slice(dealt + 1).flatMap(flight);
  return dealt < 0 ? after : [...deal(view), ...after];
}

/** One card to each seat in turn. */
function deal(view: View): Flight[] {
  const most = Math.max(...view.lines.map((line) => Object.keys(line).length));
  const rounds = Array.from({ length: most }, (_, slot) => slot);
  const places = rounds.flatMap((slot) => view.lines.flatMap((line, seat) => (slot in line ? [`${seat}.${slot}`] : [])));
  return places.map((to, at) => ({ from: 'pile', to, card: null, wait: at * STAGGER_MS }));
}

function flight(sight: Sight): Flight[] {
  const place = `${String(sight['seat'])}.${String(sight['slot'])}`;
  const move = (from: string, to: string, card: unknown = null): Flight => ({ from, to, card: card as string | null, wait: 0 });
  switch (sight.type) {
    case 'drawn':
      return [move('pile', 'drawn')];
    case 'kept':
      return [move('drawn', place), move(place, 'discard', sight['played'])];
    case 'thrown':
      return [move('drawn', 'discard', sight['played'])];
    case 'matched':
      return [move(place, 'discard', sight['card'])];
    case 'penalized':
      return [move('pile', place)];
    case 'reshuffled':
      return [move('discard', 'pile')];
    case 'switched': {
      const [a, b] = [sight['a'] as Place, sight['b'] as Place].map((it) => it.join('.'));
      return a && b ? [move(a, b), move(b, a)] : [];
    }
    default:
      return [];
  }
}
