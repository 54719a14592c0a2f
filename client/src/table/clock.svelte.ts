/** What time it is, and how long something is, in words. */
import { t } from '../words/words.svelte';

/** What is due at a table, by the device's own clock that nobody sets, if this is what time it is at the table. */
export function byOwnClock(due: number, now: number): number {
  return performance.now() + due - now;
}

/** The time by that clock, as long as whoever asks is there. */
export function ticking(): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}

export function lasting(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 60) return t('clock-seconds', { count: seconds });
  if (seconds < 3600) return t('clock-minutes', { count: Math.ceil(seconds / 60) });
  if (seconds < 172_800) return t('clock-hours', { count: Math.ceil(seconds / 3600) });
  return t('clock-days', { count: Math.ceil(seconds / 86_400) });
}

/** So much is little. */
export const SHORT = 10_000;
