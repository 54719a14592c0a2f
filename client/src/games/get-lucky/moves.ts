/** Moves things to where they went: whatever carries `data-place` glides there from where it lay before. */
import { settings } from '../../settings/settings.svelte';
import { deal } from '../deal';

export type Places = Map<string, DOMRect>;

const placed = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-place]')];

/** Where everything lies now. */
export function places(board: HTMLElement): Places {
  return new Map(placed(board).map((thing) => [thing.dataset.place ?? '', thing.getBoundingClientRect()]));
}

/** Things that were nowhere before come from the place named in `data-from`, if that was there. */
export function glide(board: HTMLElement, before: Places): void {
  if (!settings.moves) return;
  const moved = new Set<Element>();
  // All is measured before anything moves: otherwise it would be laid out anew for each.
  for (const [thing, to] of placed(board).map((thing) => [thing, thing.getBoundingClientRect()] as const)) {
    const from = before.get(thing.dataset.place ?? '') ?? before.get(thing.dataset.from ?? '');
    if (!from || from.width === 0 || to.width === 0 || near(from, to) || carried(thing, moved)) continue;
    moved.add(thing);
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
    thing.classList.add('gliding');
    const glides = thing.animate({ transform: [start, 'none'] }, { duration: 420, easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)' });
    glides.onfinish = glides.oncancel = () => thing.classList.remove('gliding');
  }
}

/** At the beginning everything comes from the pile: the guests, then one's own cards and the backs of the others'. */
export function dealOut(board: HTMLElement): void {
  const all = (what: string): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(what)];
  deal([...all('[data-place^="guest "]'), ...all('[data-from="pile"], [data-place^="hand "] i')], board.querySelector('[data-place="pile"]'));
}

const near = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 2;

/** Whether something around it moves already and takes it along. */
function carried(thing: HTMLElement, moved: Set<Element>): boolean {
  for (let it = thing.parentElement; it; it = it.parentElement) if (moved.has(it)) return true;
  return false;
}
