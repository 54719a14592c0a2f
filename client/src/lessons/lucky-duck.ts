/** Lucky Duck: three singles name a card, and whoever has it says which of them stay. */
import { t } from '../words/words.svelte';
import { copies, stacked, type Lesson } from './lesson';

const PATTERNS = ['filled', 'partial', 'hollow'];
const COLORS = ['red', 'green', 'blue'];
const SHAPES = ['circle', 'square', 'triangle'];
const COMPLETES = PATTERNS.flatMap((pattern) => COLORS.flatMap((color) => SHAPES.map((shape) => `${pattern}-${color}-${shape}`)));

/** Seat 0's six, then the one of seat 1's that is named in the end. */
const TOP = [
  'filled-red-circle',
  'filled-red-square',
  'filled-red-triangle',
  'hollow-green-circle',
  'partial-blue-square',
  'partial-green-circle',
  'hollow-blue-square',
];

export const luckyDuck: Lesson = {
  game: 'lucky-duck',
  seats: 4,
  script: () => [
    stacked(COMPLETES, TOP),
    stacked(copies(PATTERNS, 4), ['filled', 'filled', 'hollow']),
    stacked(copies(COLORS, 4), ['red', 'red', 'blue']),
    stacked(copies(SHAPES, 4), ['circle', 'square', 'triangle', 'circle', 'square']),
  ],
  steps: [
    { say: () => t('lesson-ld-open') },
    { say: () => t('lesson-ld-named') },
    { say: () => t('lesson-ld-keep'), do: [{ type: 'keep', singles: ['pattern', 'color'] }] },
    { say: () => t('lesson-ld-again'), do: [{ type: 'keep', singles: ['pattern', 'color'] }] },
    { say: () => t('lesson-ld-piles') },
    { say: () => t('lesson-ld-none'), do: [{ type: 'keep', singles: [] }] },
    { say: (table) => t('lesson-ld-missed', { who: table.called(1) }) },
  ],
};
