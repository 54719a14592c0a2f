/** What this device noted of a deal before the game: the commitment it was shown, and its own shares (docs/fair-deal.md). */
import { remember, remembered } from '../settings/store';

export interface Note {
  code: string;
  commitment: string;
  /** By seat. */
  shares: Record<string, string>;
}

const KEY = 'notes';
const MOST = 50;

/** This device's part of the randomness: 32 digits that nobody else knows. */
export function drawShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function noted(code: string): Note | undefined {
  return notes().find((note) => note.code === code);
}

/** The commitment that was seen first is the one that counts. */
export function noteCommitment(code: string, commitment: string): Note {
  const note = noted(code) ?? { code, commitment, shares: {} };
  keep(note);
  return note;
}

export function noteShare(code: string, seat: number, share: string): void {
  const note = noted(code);
  if (note) keep({ ...note, shares: { ...note.shares, [seat]: share } });
}

function notes(): Note[] {
  return remembered<Note[]>(KEY) ?? [];
}

function keep(note: Note): void {
  remember(KEY, [note, ...notes().filter(({ code }) => code !== note.code)].slice(0, MOST));
}
