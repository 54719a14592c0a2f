/** How cards go from place to place. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte';

export const MOVE = 420;

const duration = (): number => (settings.moves ? MOVE : 0);

interface Going {
  key: number | undefined;
  /** It lay there before anybody looked. */
  found?: boolean;
}

/** How far its middle is from the middle of something else. */
function way(from: Element | null | undefined, node: Element): { x: number; y: number; size: number } {
  const to = node.getBoundingClientRect();
  const { left, top, width, height } = from?.getBoundingClientRect() ?? to;
  return { x: left + width / 2 - to.left - to.width / 2, y: top + height / 2 - to.top - to.height / 2, size: width / to.width };
}

/** A card that comes from nowhere comes out of the pond; one that goes nowhere goes back into it. */
function pond(node: Element): TransitionConfig {
  const { x, y } = way(node.closest('[data-board]')?.querySelector('[data-spot="pond"]'), node);
  return {
    duration: duration(),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 40}deg) scale(${0.5 + t / 2}); opacity: ${t}`,
  };
}

/** From where it lay to where it lies, in one piece. */
function across(before: Element, node: Element): TransitionConfig {
  const { x, y, size } = way(before, node);
  return {
    duration: duration(),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${t + size * u})`,
  };
}

const gone = (): TransitionConfig => ({ duration: duration(), css: () => 'opacity: 0' });

type Cards = Map<number | undefined, Element>;
type Half = (node: Element, card: Going) => () => TransitionConfig;

/** A card that goes and one that comes are the same card if they have the same key: only the one that comes is seen. */
function half(own: Cards, others: Cards, meets: (other: Element, node: Element) => TransitionConfig): Half {
  return (node, { key, found }) => {
    own.set(key, node);
    return () => {
      const other = others.get(key);
      others.delete(key);
      if (other) return meets(other, node);
      own.delete(key);
      return found ? { duration: 0 } : pond(node);
    };
  };
}

const [going, coming]: [Cards, Cards] = [new Map(), new Map()];
export const send = half(going, coming, gone);
export const receive = half(coming, going, across);
