/** How long ago something was, as people say it. */
import { words } from '../words/words.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

export function ago(at: number): string {
  const seconds = (at - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' });
  for (const [unit, length] of UNITS) {
    if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(0, 'second');
}
