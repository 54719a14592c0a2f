/** The four games, as the door shows them. */
import * as facts from '../facts';
import type { Board } from './board';

type GameId = keyof typeof facts.GAMES;

export interface GameInfo {
  id: GameId;
  /** The name is the same in every language. */
  name: string;
  seats: readonly [number, number];
  /** Whether one can be too slow in it. */
  races: boolean;
  /** How many sit down when nobody says otherwise. */
  usual: number;
  board: () => Promise<{ default: Board }>;
}

const USUAL = 4;

function game(id: GameId, name: string, board: () => Promise<unknown>): GameInfo {
  return { id, name, ...facts.GAMES[id], usual: USUAL, board: board as GameInfo['board'] };
}

export const GAMES: GameInfo[] = [
  game('lucktails', 'Lucktails', () => import('./lucktails/Lucktails.svelte')),
  game('get-lucky', 'Get Lucky', () => import('./get-lucky/GetLucky.svelte')),
  game('lucky-bastard', 'Lucky Bastard', () => import('./lucky-bastard/LuckyBastard.svelte')),
  game('lucky-duck', 'Lucky Duck', () => import('./lucky-duck/LuckyDuck.svelte')),
];

export function gameOf(id: string): GameInfo | undefined {
  return GAMES.find((game) => game.id === id);
}
