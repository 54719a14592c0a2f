/** Who sat at a server's tables whose end this device has seen: names are no part of a record. */
import { remember, remembered } from '../settings/store';

/** By seat: a name, or nothing where the house sat. */
export type Sitters = (string | null)[];

const KEY = 'sitters';
const MOST = 40;

const kept = (): [string, Sitters][] => remembered<[string, Sitters][]>(KEY) ?? [];

export function sittersAt(code: string): Sitters | undefined {
  return kept().find(([other]) => other === code)?.[1];
}

export function rememberSitters(code: string, sitters: Sitters): void {
  const others = kept().filter(([other]) => other !== code);
  remember(KEY, [[code, sitters], ...others].slice(0, MOST));
}
