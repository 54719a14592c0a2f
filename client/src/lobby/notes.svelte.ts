/** What this device noted of a deal before the game: the commitment it was shown first, its own shares, and what speaks against the server (docs/fair-deal.md). */
import { remember, remembered } from '../settings/store';
import type { TableState } from '../table/table.svelte';
import type { Answer } from '../wire';
import { t } from '../words/words.svelte';

/** What only a server needs that deals again until it likes the cards. */
export type Doubt = 'no_commitment' | 'other_commitment' | 'second_share' | 'not_seated';

export interface Note {
  code: string;
  /** As it was shown first; empty, where there was none. */
  commitment: string;
  /** By seat: drawn once, kept before they are sent, and sent again unchanged. */
  shares: Record<string, string>;
  /** Where a share was sent and the seat was neither refused nor given up before the game. */
  held?: number[];
  /** Seats of the house that this device took over during the game: there was nothing to add any more. */
  tookOver?: number[];
  /** The seats of this device and those of the house, when it first saw the game. */
  begun?: { own: number[]; house: number[] };
  doubts?: Doubt[];
}

type Shown = Pick<TableState, 'place' | 'commitment' | 'stage'>;
type Seen = Shown & Pick<TableState, 'yours' | 'chairs' | 'left'>;

const KEY = 'notes';
const MOST = 500;

/** Notes that this browser does not keep: they last as long as the page. */
const unkept = new Map<string, Note>();
let changes = $state(0);
/** Where this page has asked to sit down and was not answered yet. */
const asking = new Set<string>();

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

/** Notes what a table shows, and where this device sits there. */
export function see(table: Seen): void {
  seeCommitment(table);
  const note = noted(codeOf(table));
  if (note && table.stage === 'gathering') gathers(note, table);
  else if (note && (table.stage === 'playing' || table.stage === 'over')) plays(note, table);
}

/** What was shown first counts; anything else is a reason to doubt. */
function seeCommitment(table: Shown): void {
  const code = codeOf(table);
  const commitment = /^[0-9a-f]{64}$/.test(table.commitment) ? table.commitment : '';
  const before = noted(code);
  if (!before && table.stage !== 'gathering') return;
  if (!before) keep({ code, commitment, shares: {} });
  const note = before ?? { code, commitment, shares: {} };
  if (note.commitment === '' && table.stage === 'gathering') doubt(code, 'no_commitment');
  else if (note.commitment !== commitment) doubt(code, 'other_commitment');
}

/** The one share of this device for this seat. It is kept before anybody sees it: a server that cuts the connection is sent the same one again. */
export function shareFor(table: Shown, seat: number): string {
  seeCommitment(table);
  const code = codeOf(table);
  const note = noted(code) ?? { code, commitment: '', shares: {} };
  const share = note.shares[seat] ?? drawShare();
  keep({ ...note, shares: { ...note.shares, [seat]: share }, held: [...without(note.held, seat), seat] });
  asking.add(`${code} ${seat}`);
  return share;
}

/** What came of asking to sit down there; `sent`: whether there was a connection to ask over. */
export function answered(table: Shown, seat: number, answer: Answer, sent: boolean): void {
  const code = codeOf(table);
  asking.delete(`${code} ${seat}`);
  if (answer.type === 'done') return;
  const refused = answer.type === 'refused' ? answer.code : undefined;
  if (refused === 'other_share') doubt(code, 'second_share');
  // Whether it came through is not known before the table is shown again.
  else if (refused !== 'unsure' || !sent) letGo(code, seat);
}

/** The person gets up before the game. */
export function givesUp(table: Shown, seat: number): void {
  if (!noted(codeOf(table))?.begun) letGo(codeOf(table), seat);
}

/** The person takes a seat of the house over, during the game. */
export function takesOver(table: Shown, seat: number): void {
  const note = noted(codeOf(table));
  if (note) keep({ ...note, tookOver: [...without(note.tookOver, seat), seat] });
}

/** Where this device sat itself when the game of this table began. */
export function satAt(code: string): number[] {
  const note = noted(code);
  return [...(note?.begun?.own.filter((seat) => note.shares[seat] !== undefined) ?? []), ...(note?.tookOver ?? [])];
}

/** The seats whose share has to be in the record. */
export function checked({ shares, held, begun }: Note): number[] {
  const all = Object.keys(shares).map(Number);
  return begun ? all.filter((seat) => begun.own.includes(seat) || held?.includes(seat)) : all;
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
    not_seated: () => t('lobby-not-seated'),
  };
  return (note?.doubts ?? []).map((doubt) => says[doubt]());
}

/** Before the game: where this device sits, everybody can see. */
function gathers(note: Note, { yours }: Seen): void {
  const { code, held = [] } = note;
  const own = Object.keys(note.shares).map(Number);
  const now = own.filter((seat) => yours.includes(seat) || (held.includes(seat) && asking.has(`${code} ${seat}`)));
  if (String(now) !== String([...held].sort())) keep({ ...note, held: now });
}

/** The game goes on: a server that was sent a share has to seat this device there from the beginning. */
function plays(note: Note, { yours, chairs, left }: Seen): void {
  const { code, shares, tookOver = [] } = note;
  const house = chairs.filter(({ sitter }) => sitter.type === 'house').map(({ seat }) => seat);
  const begun = note.begun ?? { own: [...yours], house };
  const held = note.begun ? (note.held ?? []) : (note.held ?? []).filter((seat) => !left?.includes(seat) || yours.includes(seat));
  const late = yours.filter((seat) => shares[seat] !== undefined && !begun.own.includes(seat) && !tookOver.includes(seat));
  const own = [...begun.own, ...late.filter((seat) => !begun.house.includes(seat))];
  // Who came without a seat is told later, in a long history, that they had left it before.
  const known = left !== undefined || yours.length > 0;
  const lost = held.some((seat) => known && !own.includes(seat) && !asking.has(`${code} ${seat}`));
  const now: Note = { ...note, held, ...(known || note.begun ? { begun: { ...begun, own } } : {}) };
  if (JSON.stringify(now) !== JSON.stringify(note)) keep(now);
  if (late.length > 0 || lost) doubt(code, 'not_seated');
}

function letGo(code: string, seat: number): void {
  const note = noted(code);
  if (note) keep({ ...note, held: without(note.held, seat) });
}

function without(seats: number[] | undefined, seat: number): number[] {
  return (seats ?? []).filter((it) => it !== seat);
}

/** As it was asked for, whatever code a server tells. */
function codeOf({ place }: Pick<Seen, 'place'>): string {
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
