/** What a table still waits for before the game, and its beginning. */
import { USUAL_LEVEL } from '../door/play';
import type { TableState } from '../table/table.svelte';
import { t } from '../words/words.svelte';

interface Waits {
  /** Seats that nobody has taken. */
  free: number[];
  /** Whether a seat is kept for somebody who is not back yet. */
  kept: boolean;
  says: string;
}

export function waits(table: TableState): Waits {
  const free = table.chairs.filter(({ sitter }) => sitter.type === 'nobody').map(({ seat }) => seat);
  const kept = table.chairs.some(({ sitter }) => sitter.type === 'person' && sitter.away);
  return { free, kept, says: sentence(table, free.length, kept) };
}

function sentence(table: TableState, free: number, kept: boolean): string {
  if (free > 0) return t('lobby-waits', { count: free });
  if (kept) return t('lobby-waits-kept');
  if (table.yours.length === 0 && !table.host) return t('lobby-full');
  return t(table.host ? 'lobby-ready-host' : 'lobby-ready');
}

/** Seats that nobody has taken go to the house. Whoever sits down on one in the same moment has it, and the game begins all the same. */
export async function begin(table: TableState): Promise<void> {
  for (const seat of waits(table).free) {
    const answer = await table.ask({ type: 'level', seat, level: USUAL_LEVEL });
    if (answer.type !== 'done' && !(answer.type === 'refused' && answer.code === 'seat_taken')) return;
  }
  await table.ask({ type: 'start' });
}
