/** The four games, as the door shows them. */
import type { Board } from './board';

export interface GameInfo {
  id: string;
  /** The name is the same in every language. */
  name: string;
  seats: [number, number];
  /** How many sit down when nobody says otherwise. */
  usual: number;
  /** Every choice can be pointed at on its board: on a small screen the bar needs no more than a row. */
  pointed?: true;
  board: () => Promise<{ default: Board }>;
}

export const GAMES: GameInfo[] = [
  {
    id: 'lucktails',
    name: 'Lucktails',
    seats: [3, 5],
    usual: 4,
    board: () => import('./lucktails/Lucktails.svelte') as unknown as Promise<{ default: Board }>,
  },
  {
    id: 'get-lucky',
    name: 'Get Lucky',
    seats: [2, 6],
    usual: 4,
    board: () => import('./get-lucky/GetLucky.svelte') as unknown as Promise<{ default: Board }>,
  },
  {
    id: 'lucky-bastard',
    name: 'Lucky Bastard',
    seats: [2, 6],
    usual: 4,
    pointed: true,
    board: () => import('./lucky-bastard/LuckyBastard.svelte') as unknown as Promise<{ default: Board }>,
  },
  {
    id: 'lucky-duck',
    name: 'Lucky Duck',
    seats: [2, 9],
    usual: 4,
    pointed: true,
    board: () => import('./lucky-duck/LuckyDuck.svelte') as unknown as Promise<{ default: Board }>,
  },
];

export function gameOf(id: string): GameInfo | undefined {
  return GAMES.find((game) => game.id === id);
}
