/** What this device noted of a deal before the game: the commitment it was shown first, its own shares, and what speaks against the server (docs/fair-deal.md). */
import { remember, remembered } from '../settings/store';
import type { TableState } from '../table/table.svelte';
import { t } from '../words/words.svelte';

/** What only a server needs that deals again until it likes the cards. */
export type Doubt = 'no_commitment' | 'other_commitment' | 'second_share';

export interface Note {
  code: string;
  /** As it was shown first; empty, where there was none. */
  commitment: string;
  /** By seat: drawn once, kept before they are sent, and sent again unchanged. */
  shares: Record<string, string>;
  /** The seats of this device and those of the house, when it first saw the game. */
  begun?: { own: number[]; house: number[] };
  doubts?: Doubt[];
}

type Seen = Pick<TableState, 'place' | 'commitment' | 'stage' | 'yours' | 'chairs'>;

const KEY = 'notes';
const MOST = 500;

/** Notes that this browser does not keep: they last as long as the page. */
const unkept = new Map<string, Note>();
let changes = $state(0);

export function noted(code: string): Note | undefined {
  void changes;
  const upper = code.toUpperCase();
  return unkept.get(upper) ?? notes().find((note) => note.code === upper);
}

/** Whether what was noted of this table is still known after a reload. */
export function isKept(code: string): boolean {
  void changes;
  return !unkept.has(code.toUpperCase());
}

/** Notes what a table shows. What was shown first counts; anything else is a reason to doubt. */
export function see(table: Seen): void {
  const code = codeOf(table);
  const commitment = /^[0-9a-f]{64}$/.test(table.commitment) ? table.commitment : '';
  const before = noted(code);
  if (!before && table.stage !== 'gathering') return;
  if (!before) keep({ code, commitment, shares: {} });
  const note = before ?? { code, commitment, shares: {} };
  if (note.commitment === '' && table.stage === 'gathering') doubt(code, 'no_commitment');
  else if (note.commitment !== commitment) doubt(code, 'other_commitment');
  if (!note.begun && (table.stage === 'playing' || table.stage === 'over')) begins(code, table);
}

/** The one share of this device for this seat. It is kept before anybody sees it: a server that cuts the connection is sent the same one again. */
export function shareFor(table: Seen, seat: number): string {
  see(table);
  const code = codeOf(table);
  const note = noted(code) ?? { code, commitment: '', shares: {} };
  const share = note.shares[seat] ?? drawShare();
  keep({ ...note, shares: { ...note.shares, [seat]: share } });
  return share;
}

export function doubt(code: string, why: Doubt): void {
  const note = noted(code);
  if (note && !note.doubts?.includes(why)) keep({ ...note, doubts: [...(note.doubts ?? []), why] });
}

export function doubtsOf(note: Note | undefined): string[] {
  const says: Record<Doubt, () => string> = {
    no_commitment: () => t('lobby-no-commitment'),
    other_commitment: () => t('lobby-other-commitment'),
    second_share: () => t('lobby-second-share'),
  };
  return (note?.doubts ?? []).map((doubt) => says[doubt]());
}

function begins(code: string, { yours, chairs }: Seen): void {
  const note = noted(code);
  const house = chairs.filter(({ sitter }) => sitter.type === 'house').map(({ seat }) => seat);
  if (note) keep({ ...note, begun: { own: [...yours], house } });
}

/** As it was asked for, whatever code a server tells. */
function codeOf({ place }: Seen): string {
  return place.kind === 'server' ? place.code.toUpperCase() : '';
}

/** This device's part of the randomness: 32 digits that nobody else knows. */
function drawShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function notes(): Note[] {
  return remembered<Note[]>(KEY) ?? [];
}

function keep(note: Note): void {
  const kept = remember(KEY, [note, ...notes().filter(({ code }) => code !== note.code)].slice(0, MOST));
  if (kept) unkept.delete(note.code);
  else unkept.set(note.code, note);
  changes += 1;
}
