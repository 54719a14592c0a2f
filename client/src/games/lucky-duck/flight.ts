/** How cards move: only by what the compositor does alone, measured once, so that slow machines keep up. */
import { settings } from '../../settings/settings.svelte';

const FLIGHT = { duration: 620, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' };
const STEP = { duration: 380, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' };

/** A complete that was discarded flies from the place in a hand that it has left. */
export function arrive(node: HTMLElement, complete: string): void {
  const left = settings.moves && complete !== '' && document.querySelector(`[data-complete="${complete}"]`);
  if (!left) return;
  const [from, to] = [left.getBoundingClientRect(), node.getBoundingClientRect()];
  const way = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  node.animate([{ transform: way }, { transform: 'none' }], FLIGHT);
}

/** All that lies in a row makes room for one more at its beginning. */
export function makeRoom(row: HTMLElement): void {
  const room = row.firstElementChild?.getBoundingClientRect().width ?? 0;
  if (settings.moves) row.animate([{ transform: `translateX(${-room}px)` }, { transform: 'none' }], STEP);
}
