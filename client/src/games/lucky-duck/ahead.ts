/** Which of the completes that lie open have what would stay. It counts cards and knows no rule. */
import { t, words } from '../../words/words.svelte';
import type { Seated } from '../board';
import { listed } from './told';
import { TRAITS, values, type ByTrait, type Called, type Trait } from './table';

type Shown = ByTrait<string | null>;

export function fits(complete: string, kept: Trait[], shown: Shown): boolean {
  const its = values(complete);
  return kept.every((trait) => its[trait] === shown[trait]);
}

/** How many could come next, by seat. */
export function counts(kept: Trait[], shown: Shown, hands: string[][]): number[] {
  return hands.map((hand) => hand.filter((complete) => fits(complete, kept, shown)).length);
}

/** More than this many others are not told one by one. */
const NAMED = 2;

/** “If blue and square stay, 3 of your 4 and 2 of Ann’s could come next.” */
export function aheadOf(kept: Trait[], shown: Shown, hands: string[][], people: Seated[], me: number | null, name: Called): string {
  if (kept.length === TRAITS.length) return t('lkd-ahead-all');
  const by = counts(kept, shown, hands);
  const total = by.reduce((sum, count) => sum + count, 0);
  if (kept.length === 0) {
    const own = me === null ? 0 : (by[me] ?? 0);
    return t('lkd-ahead-none', { own, others: total - own });
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
