/** The tables of the server that this device sat at, the latest first. */
import { remember, remembered } from '../settings/store';

export interface Visit {
  code: string;
  game: string;
  /** When it was last there. */
  at: number;
}

const KEY = 'visited';
const MOST = 12;

export function visits(): Visit[] {
  return remembered<Visit[]>(KEY) ?? [];
}

export function visited(code: string, game: string): void {
  const others = visits().filter((visit) => visit.code !== code);
  remember(KEY, [{ code, game, at: Date.now() }, ...others].slice(0, MOST));
}

export function forgetVisit(code: string): void {
  remember(
    KEY,
    visits().filter((visit) => visit.code !== code),
  );
}
