/** How cards move: only by what the compositor does alone, measured once, so that slow machines keep up. */
import { settings } from '../../settings/settings.svelte';
import { deal } from '../deal';

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

/** At the beginning the completes come out of the pond, one to each hand in turn. */
export function dealOut(board: HTMLElement, dealt: boolean): void {
  if (!dealt) return;
  const lists = [...board.querySelectorAll('ul:has([data-complete]), .aside ul')].map((list) => [...list.querySelectorAll<HTMLElement>('.complete')]);
  const most = Math.max(...lists.map((list) => list.length));
  const turns = Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1)));
  deal(turns.flat(), board.querySelector('.pond'));
}

/** All that lies in a row makes room for so many more at its beginning, also while it makes room already. */
export function makeRoom(row: HTMLElement, more: number): void {
  const room = [...row.children].slice(0, more).reduce((all, it) => all + (it as HTMLElement).offsetWidth, 0);
  if (settings.moves) row.animate([{ transform: `translateX(${-room}px)` }, { transform: 'none' }], { ...STEP, composite: 'add' });
}
