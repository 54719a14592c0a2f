/** What has just happened, in the duck's words. */
import { t, words } from '../../words/words.svelte';
import type { Frame } from './course.svelte';
import { values, type Called, type Trait } from './table';

export function completeName(complete: string, name: Called): string {
  const { pattern, color, shape } = values(complete);
  return t('lkd-complete', { pattern: name(pattern), color: name(color), shape: name(shape) });
}

export function happening({ named, owner, missed, kept, shown }: Frame, whose: string, you: boolean, name: Called): string {
  const complete = named === null ? '' : completeName(named, name);
  if (missed) return t('lkd-says-missed', { complete });
  if (owner === null) return t('lkd-says-named', { complete });
  const who = { name: whose, you: you ? 'yes' : 'no' };
  if (kept === null) return t('lkd-says-has', { ...who, complete });
  if (kept.length === 0) return t('lkd-says-keeps-none', who);
  return t('lkd-says-keeps', { ...who, kept: listed(kept, shown, name) });
}

/** “blue and square” */
export function listed(traits: Trait[], shown: Frame['shown'], name: Called): string {
  return words.list(traits.map((trait) => name(shown[trait] ?? '')));
}
