/** A complete that leaves a hand flies to where it is discarded. */
import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { settings } from '../../settings/settings.svelte';

export const span = (): number => (settings.moves ? 420 : 0);

export const [send, receive] = crossfade({
  duration: () => span() * 1.5,
  easing: cubicInOut,
  fallback: () => pop(),
});

function pop(): TransitionConfig {
  return { duration: span(), easing: cubicOut, css: (t) => `opacity: ${t}; transform: scale(${0.6 + 0.4 * t})` };
}

/** Appears. */
export const appear = (_: Element): TransitionConfig => pop();

/** A single is turned up. */
export function turn(_: Element): TransitionConfig {
  const angle = (t: number): number => 90 * (1 - t);
  return { duration: span() * 0.6, easing: cubicOut, css: (t) => `transform: perspective(30rem) rotateY(${angle(t)}deg)` };
}
