/** What a game is about, in a line. */
import { t } from '../words/words.svelte';

const LINES: Record<string, string> = {
  lucktails: 'door-line-lucktails',
  'get-lucky': 'door-line-get-lucky',
  'lucky-bastard': 'door-line-lucky-bastard',
  'lucky-duck': 'door-line-lucky-duck',
};

export function lineOf(game: string): string {
  const line = LINES[game];
  return line ? t(line) : '';
}
