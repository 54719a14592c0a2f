/** A game in a few of its own sentences: the turning points in their order, and how it ended. */
import type { Sight } from '../games/board';
import type { Step } from '../replay/replay.svelte';

/** How much is told by what happened, by its type. What is not in here is no turning point in any game. */
const TELLING: Record<string, (sight: Sight) => number> = {
  took: (sight) => amount(sight.points),
  opted_out: (sight) => amount(sight.points) + amount(sight.bonus),
  attempted: (sight) => amount(sight.value),
  won: (sight) => 5 + amount(sight.tokens),
  matched: () => 0.5,
  missed: (sight) => ('seat' in sight ? 1 : 0),
  switched: () => 2,
  gathered: () => 8,
  discarded: (sight) => 9 - amount(sight.left),
};
const MOST = 3;

function amount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

interface Weighed {
  place: number;
  weight: number;
  text: string;
}

export function story(steps: Step[]): string[] {
  const told = steps.flatMap((step) => step.told);
  // Who has won stands above it already; the end is the last thing that says more.
  const end = told.findLastIndex(({ sight }) => Object.keys(sight).length > 2);
  const closing = told[end];
  if (!closing) return [];
  const turns = told.slice(0, end).map(weigh).filter(({ weight }, at, all) => weight > 0 && !again(all, at));
  // Of two that weigh the same the later one is closer to what decided the game.
  const best = turns.sort((a, b) => b.weight - a.weight || b.place - a.place).slice(0, MOST);
  return [...best.sort((a, b) => a.place - b.place), closing].map(({ text }) => text);
}

/** Whether the same is said once more later on. */
function again(all: Weighed[], at: number): boolean {
  return all.slice(at + 1).some(({ text }) => text === all[at]?.text);
}

function weigh({ sight, text }: Step['told'][number], place: number): Weighed {
  return { place, weight: TELLING[sight.type]?.(sight) ?? 0, text };
}
