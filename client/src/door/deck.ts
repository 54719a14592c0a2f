/** Reads a deck file as people write it, in TOML or JSON. Whether a game can be played with it is decided by the pocket. */
import { pocket } from '../line/pocket';
import { usualSetUp } from './play';

/** No file of a deck is longer (see crates/decks). */
export const LONGEST = 256 * 1024;

/** A file that is neither TOML nor JSON, and where that shows. */
export class Unreadable extends Error {
  constructor(
    readonly kind: 'TOML' | 'JSON',
    readonly line: number,
    readonly column: number,
  ) {
    super(kind);
  }
}

export async function readDeck(name: string, text: string): Promise<unknown> {
  return /\.json$/i.test(name) || text.trimStart().startsWith('{') ? readJson(text) : readToml(text);
}

/** Sets a table with it and clears it away again: whatever is wrong with the deck is told now, and not when people sit there. */
export async function tryDeck(game: string, seats: number, deck: unknown): Promise<void> {
  const house = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, level: 1 }));
  const people = [{ seat: 0, name: '?' }];
  await pocket.forget(await pocket.open({ ...usualSetUp(game, seats), deck, house }, people));
}

async function readJson(text: string): Promise<unknown> {
  const fault = await pocket.fault(text);
  if (fault) throw new Unreadable('JSON', fault.line, fault.column);
  return JSON.parse(text) as unknown;
}

async function readToml(text: string): Promise<unknown> {
  const { parse, TomlError } = await import('smol-toml');
  try {
    return parse(text);
  } catch (why) {
    throw why instanceof TomlError ? new Unreadable('TOML', why.line, why.column) : why;
  }
}
