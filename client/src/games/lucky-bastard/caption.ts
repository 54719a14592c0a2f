/** In one sentence: what is going on, and what one may point at. */
import { t } from '../../words/words.svelte';
import type { Desk } from './desk.svelte';

export function caption(desk: Desk): string {
  const { view } = desk;
  const top = view.discard.at(-1);
  switch (view.phase) {
    case 'look':
      return looking(desk);
    case 'draw':
      return drawing(desk);
    case 'play':
      return desk.choices.length > 0 ? t('lbd-say-play') : t('lbd-say-play-other', { name: desk.called(view.turn ?? 0) });
    case 'race':
      return racing(desk, top ? desk.name(top) : '');
    case 'power':
      return power(desk);
    default:
      return ended(desk);
  }
}

function looking(desk: Desk): string {
  const action = desk.the('look')[0]?.action;
  if (action?.type === 'look') return t('lbd-say-look', { count: action.slots.length });
  if (desk.me === null) return t('lbd-say-look-watch');
  return desk.view.looks[desk.me]?.length ? t('lbd-say-look-wait') : '';
}

function drawing(desk: Desk): string {
  const holding = desk.view.seen === null && (desk.view.looks[desk.me ?? -1]?.length ?? 0) > 0;
  if (desk.the('draw').length > 0) return t(holding ? 'lbd-say-draw-looking' : 'lbd-say-draw');
  const name = desk.called(desk.view.turn ?? 0);
  return t(holding ? 'lbd-say-draw-other-looking' : 'lbd-say-draw-other', { name });
}

function racing(desk: Desk, card: string): string {
  if (desk.racing) return t('lbd-say-race', { card });
  if (desk.me === null) return t('lbd-say-race-watch', { card });
  return desk.hasChosen ? t('lbd-say-race-wait', { card }) : '';
}

function power(desk: Desk): string {
  if (desk.the('switch').length > 0) {
    return t(desk.pointing.places.length > 0 ? 'lbd-say-switch-other' : 'lbd-say-switch');
  }
  if (desk.the('peek').length > 0) return t('lbd-say-peek');
  const { power, powers } = desk.view;
  return t('lbd-say-power-other', { name: desk.called(powers[0] ?? 0), card: power ? desk.name(power) : '' });
}

/** Who has won the game: its view says it, whenever one comes to look. */
export function ended(desk: Desk): string {
  const seat = desk.winner;
  if (seat === null) return '';
  return seat === desk.me ? t('lbd-cry-ended-you') : t('lbd-cry-ended', { name: desk.called(seat) });
}
