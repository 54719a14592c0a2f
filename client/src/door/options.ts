/** The options of the games in plain words. One this page does not know yet says what it is about itself. */
import type { GameOffer } from '../line/pocket';
import { t } from '../words/words.svelte';

type Offer = GameOffer['options'][string];

const SAID: Record<string, [string, string]> = {
  first: ['door-option-first', 'door-option-first-help'],
  bait_cap: ['door-option-bait-cap', 'door-option-bait-cap-help'],
  slips: ['door-option-slips', 'door-option-slips-help'],
  tokens: ['door-option-tokens', 'door-option-tokens-help'],
  origins: ['door-option-origins', 'door-option-origins-help'],
  memory_aid: ['door-option-memory-aid', 'door-option-memory-aid-help'],
};

export function optionWords(option: string, offer: Offer): { label: string; help: string } {
  const [label, help] = SAID[option] ?? [];
  if (!label || !help) return { label: option, help: offer.about };
  const args = { least: offer.least ?? 0, most: offer.most ?? 0, usual: String(offer.default) };
  return { label: t(label), help: t(help, args) };
}

/** What was chosen, as it is said. */
export function valueWords(option: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'door-yes' : 'door-no');
  return option === 'first' ? t('door-seat', { seat: Number(value) + 1 }) : String(value);
}
