/** Where a record comes from: a server's table, a table on this device, a link that holds all of it, or a file. */
import { wasTaught } from '../lessons/tables';
import { NO_SERVER, PATIENCE, Refused } from '../line/api';
import { pocket } from '../line/pocket';
import { noted, type Note } from '../lobby/notes.svelte';
import { linkTo } from '../route.svelte';
import { t, words } from '../words/words.svelte';
import { pack, unpack } from './packed';
import { sittersAt, type Sitters } from './sitters';

export type Source = 'server' | 'here' | 'lesson' | 'link' | 'file';

export interface Found {
  text: string;
  source: Source;
  /** Where this device knows who sat there. */
  people?: Sitters;
  /** What this device noted before the game. */
  note?: Note;
  code?: string;
}

const HERE = 'here.';
const PACKED = 'z.';
/** Records are small; a file of more is something else. */
const LARGEST_FILE = 4 * 1024 * 1024;

export function find(code: string): Promise<Found> {
  if (code.startsWith(HERE)) return findHere(code.slice(HERE.length));
  if (code.startsWith(PACKED)) return findInLink(code.slice(PACKED.length));
  return findAtServer(code);
}

export async function findInFile(file: File): Promise<Found> {
  if (file.size > LARGEST_FILE) throw new Error(t('replay-no-record'));
  return { text: await file.text(), source: 'file' };
}

async function findInLink(packed: string): Promise<Found> {
  const text = await unpack(packed).catch(() => {
    throw new Error(t('replay-broken-link'));
  });
  return { text, source: 'link' };
}

async function findAtServer(code: string): Promise<Found> {
  const url = new URL(`api/tables/${encodeURIComponent(code)}/record`, document.baseURI);
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(url, { headers: { 'Accept-Language': words.lang }, signal }).catch(() => undefined);
  if (!answer?.headers.get('content-type')?.includes('json')) throw new Refused(NO_SERVER, t('replay-no-server'));
  const text = await answer.text().catch(() => {
    throw new Refused(NO_SERVER, t('replay-no-server'));
  });
  if (!answer.ok) throw new Error((JSON.parse(text) as { why?: string }).why ?? t('replay-no-server'));
  return { text, source: 'server', code, note: noted(code), people: sittersAt(code) };
}

export async function findHere(id: string): Promise<Found> {
  const table = (await pocket.tables()).find((table) => table.id === id);
  if (!table) throw new Error(t('here-unknown'));
  const record = await pocket.record(id);
  if (!record) throw new Error(t('replay-not-over'));
  const people = Array.from({ length: table.set_up.seats }, (_, seat) => table.people.find((it) => it.seat === seat)?.name ?? null);
  return { text: JSON.stringify(record), source: wasTaught(id) ? 'lesson' : 'here', people };
}

/** The address under which anybody sees this game; nothing, where it does not fit into one. */
export async function linkFor(found: Found): Promise<string | undefined> {
  if (found.code) return linkTo(`replay/${found.code}`);
  const packed = await pack(found.text);
  return packed && linkTo(`replay/${PACKED}${packed}`);
}

export function download(found: Found, game: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([found.text], { type: 'application/json' }));
  link.download = `${[game, found.code].filter(Boolean).join('-')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
