/** How a table is dealt: cards come to where they lie from one place, one after the other. Only the compositor moves them. */
import { settings } from '../settings/settings.svelte';

const FLIGHT = { duration: 460, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'backwards' } as const;
/** From one card to the next, and from the first to the last, at most, in milliseconds. */
const [STEP, LAST] = [45, 700];
/** They are smaller where they come from. */
const SIZE = 0.6;

const stepOf = (count: number): number => Math.min(STEP, LAST / Math.max(1, count));

/** How long it takes until the last of so many lies there. */
export const dealTakes = (count: number): number => FLIGHT.duration + stepOf(count) * count;

export function deal(cards: HTMLElement[], from: Element | null): void {
  if (!settings.moves || !from) return;
  const start = from.getBoundingClientRect();
  // All is measured before anything moves: otherwise it would be laid out anew for each.
  const ways = cards.map((card) => ({ card, way: wayOf(start, card.getBoundingClientRect()) }));
  for (const [at, { card, way }] of ways.entries()) {
    const frames = [{ transform: way, opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'none', opacity: 1 }];
    // Whatever is on its way goes over what lies there.
    card.style.zIndex = '4';
    const flies = card.animate(frames, { ...FLIGHT, delay: at * stepOf(cards.length) });
    flies.onfinish = flies.oncancel = () => card.style.removeProperty('z-index');
  }
}

/** From middle to middle, no larger than where it comes from. */
function wayOf(from: DOMRect, to: DOMRect): string {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return `translate(${x}px, ${y}px) scale(${Math.min(SIZE, from.width / Math.max(1, to.width))})`;
}
