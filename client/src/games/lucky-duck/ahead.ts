/** What may come next by a choice. It adds up what it is told of it and knows no rule. */
import { t, words } from '../../words/words.svelte';
import type { Choice, Seated } from '../board';
import { listed } from './told';
import { TRAITS, type ByTrait, type Called, type Keep } from './table';

/** How many of each hand could come next. */
const counts = ({ ahead = {} }: Choice<Keep>, hands: string[][]): number[] =>
  hands.map((hand) => hand.filter((complete) => complete in ahead).length);

/** How likely one of one's own is to come next, and one of somebody else's. */
export function chances({ ahead = {} }: Choice<Keep>, hands: string[][], me: number | null): [number, number] {
  const by = hands.map((hand) => hand.reduce((sum, complete) => sum + (ahead[complete] ?? 0), 0));
  const own = me === null ? 0 : (by[me] ?? 0);
  return [own, by.reduce((sum, share) => sum + share, 0) - own];
}

/** More than this many others are not told one by one. */
const NAMED = 2;

/** “If blue and square stay, 3 of your 4 and 2 of Ann’s could come next.” */
export function aheadOf(choice: Choice<Keep>, shown: ByTrait<string | null>, hands: string[][], people: Seated[], me: number | null, name: Called): string {
  const kept = choice.action.singles;
  if (kept.length === TRAITS.length) return t('lkd-ahead-all');
  const by = counts(choice, hands);
  const total = by.reduce((sum, count) => sum + count, 0);
  if (kept.length === 0) {
    const own = me === null ? 0 : (by[me] ?? 0);
    return t('lkd-ahead-none', { own, others: total - own, total });
  }
  const list = words.list(shares(by, hands, people, me));
  const stay = listed(kept, shown, name);
  if (total === 0) return t('lkd-ahead-nobody', { kept: stay, count: kept.length });
  return t('lkd-ahead', { kept: stay, count: kept.length, list, total });
}

function shares(by: number[], hands: string[][], people: Seated[], me: number | null): string[] {
  const having = people.filter(({ seat }) => seat !== me && (by[seat] ?? 0) > 0);
  const sum = having.reduce((all, { seat }) => all + (by[seat] ?? 0), 0);
  const others =
    having.length > NAMED
      ? [t('lkd-share-others', { count: sum })]
      : having.map(({ seat, name }) => t('lkd-share-seat', { count: by[seat] ?? 0, name }));
  const own = me === null ? 0 : (by[me] ?? 0);
  return own > 0 && me !== null ? [t('lkd-share-yours', { count: own, all: hands[me]?.length ?? 0 }), ...others] : others;
}
