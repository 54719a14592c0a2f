/** The tables of this device at which a lesson was given: their first cards were laid on purpose. */
import { pocket } from '../line/pocket';
import { remember, remembered } from '../settings/store';

/** The table of a lesson that is still going on, or was broken off. */
const OPEN = 'lesson';
const TAUGHT = 'taught';
const MOST = 40;

const taught = new Set(remembered<string[]>(TAUGHT));

export function wasTaught(id: string): boolean {
  return taught.has(id);
}

export function beginAt(id: string): void {
  remember(OPEN, id);
}

/** From here on it is a table like any other. */
export function playOnAt(id: string): void {
  remember(OPEN, null);
  taught.add(id);
  remember(TAUGHT, [...taught].slice(-MOST));
}

/** A lesson that was broken off leaves no table behind. */
export async function clearAway(): Promise<void> {
  const id = remembered<string | null>(OPEN);
  remember(OPEN, null);
  if (id) await pocket.forget(id);
}
