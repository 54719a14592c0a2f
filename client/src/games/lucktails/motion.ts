/** How cards go from place to place. */
import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte';

export const MOVE = 420;

/** A card that comes from nowhere comes out of the pond; one that goes nowhere goes back into it. */
function pond(node: Element): TransitionConfig {
  const from = node.closest('[data-board]')?.querySelector('[data-spot="pond"]')?.getBoundingClientRect();
  const to = node.getBoundingClientRect();
  const x = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
  const y = from ? from.top + from.height / 2 - to.top - to.height / 2 : 0;
  return {
    duration: settings.moves ? MOVE : 0,
    easing: cubicOut,
    css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 40}deg) scale(${0.5 + t / 2}); opacity: ${t}`,
  };
}

export const [send, receive] = crossfade({
  duration: () => (settings.moves ? MOVE : 0),
  easing: cubicOut,
  fallback: pond,
});
