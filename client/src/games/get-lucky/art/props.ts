/** What somebody carries, and what is behind them. */
import { COAL, disc, fill, GOLD, INK, line, LINEN, oval, star, type Shape } from './shape';

const bee = (x: number, y: number): Shape[] => [
  fill('#ffffff', oval(x - 1, y - 3.4, 2.2, 3) + oval(x + 2.4, y - 3.2, 2, 2.8)),
  fill(GOLD, oval(x, y, 4.4, 3)),
  line(INK, 1.4, `M${x - 1.4} ${y - 2.6}L${x - 1.4} ${y + 2.6}M${x + 1.6} ${y - 2.6}L${x + 1.6} ${y + 2.6}`),
];

export const PROPS = {
  none: [],
  fork: [line('#8a95a0', 2.6, 'M84 100L84 80M80 60L80 74C80 80 88 80 88 74L88 60')],
  bees: [...bee(84, 48), ...bee(14, 62), ...bee(76, 96)],
  bird: [
    fill('#3f74a8', 'M74 78C70 68 76 60 83 60C90 60 92 68 90 76C88 80 80 82 74 78Z'),
    fill('#d97a4a', 'M76 74C76 70 82 68 86 72C86 78 80 80 76 78Z'),
    fill(INK, disc(84, 65, 1.3)),
    fill(GOLD, 'M89.6 65L95 67L89.4 69Z'),
    line('#3f74a8', 3, 'M76 78L68 86'),
  ],
  card: [
    fill(LINEN, 'M72 78L86 74L92 94L78 98Z'),
    fill('#b3243a', 'M82 81C84.4 79.4 87 82 84 88C79 84.6 79.6 81 82 81Z'),
    fill(LINEN, 'M67 83L80 76L82 80L70 88Z'),
    fill('#b3243a', star(74, 82, 2, 4)),
  ],
  quill: [
    fill('#f7f1e1', 'M88 44C96 56 92 74 80 86L77 84C74 70 78 54 88 44Z'),
    line('#a99a7a', 1.2, 'M87 48C86 62 82 76 74 96'),
    fill(INK, 'M75 92L77.4 93L73.4 99Z'),
  ],
  tray: [
    fill('#8d99a3', oval(80, 84, 18, 4.6)),
    fill('#d7dfe5', oval(80, 82.6, 18, 4.2)),
    fill('#b4c0c9', 'M68 81C68 72 74 67 80 67S92 72 92 81Z'),
    fill('#e8eef2', 'M71 80C71 74 75 70 79 69.4C75 72 74 76 74 80Z'),
    fill('#8d99a3', disc(80, 66, 1.8)),
    fill(LINEN, 'M72 88C74 85 86 85 88 88L88 98C86 102 74 102 72 98Z'),
    line('#c9c0ae', 1.1, 'M76 88L76 95M80 88L80 95M84 88L84 95'),
  ],
  hoops: [line(GOLD, 2.2, `${disc(29.4, 59, 4.4)}${disc(70.6, 59, 4.4)}`)],
  studs: [fill('#fffdf6', disc(29.6, 56, 2) + disc(70.4, 56, 2))],
} satisfies Record<string, Shape[]>;

const squares = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].filter((at) => (row + at) % 2 === 0).map((at) => `M${at * 20} ${row * 20}h20v20h-20Z`)).join('');

const SKY: [number, number, number][] = [
  [12, 14, 3],
  [88, 12, 4],
  [82, 32, 2],
  [10, 40, 2],
  [26, 8, 2],
  [92, 54, 2.4],
];

export const GROUNDS = {
  plain: [fill('glow', disc(50, 46, 40))],
  staves: [line('glow', 1.4, 'M0 14H100M0 21H100M0 28H100M0 35H100M0 42H100'), fill('glow', oval(14, 35, 4, 3) + oval(86, 21, 4, 3)), line('glow', 1.6, 'M18 35L18 16M90 21L90 4')],
  panels: [line('glow', 2, 'M10 0V100M30 0V100M70 0V100M90 0V100M10 40H30M70 40H90')],
  desks: [fill('glow', 'M0 8H40V34H0ZM60 8H100V34H60ZM0 44H24V70H0ZM76 44H100V70H76Z')],
  comb: [line('glow', 1.8, 'M8 4L20 -2L32 4V18L20 24L8 18ZM32 18L44 24L44 38L32 44L20 38V24M68 4L80 -2L92 4V18L80 24L68 18ZM80 24V38L68 44L56 38V24L68 18M92 18L104 24V38L92 44L80 38M8 18L-4 24V38L8 44L20 38')],
  columns: [fill('glow', 'M4 20H24V100H4ZM76 20H96V100H76ZM0 8H100V16H0Z'), line('ground', 1.6, 'M10 20V100M17 20V100M83 20V100M90 20V100')],
  antlers: [line('glow', 3.4, 'M14 46C8 34 8 20 14 6M12 30L2 24M11 20L22 10M86 46C92 34 92 20 86 6M88 30L98 24M89 20L78 10')],
  board: [fill('glow', squares)],
  pipes: [line('glow', 7, 'M12 0V52C12 62 0 62 -4 62M88 0V30C88 40 100 40 104 40M30 0V16H70V0'), fill('glow', 'M6 20H18V26H6ZM82 14H94V20H82Z')],
  sky: [fill('glow', SKY.map(([x, y, r]) => star(x, y, r, 4, 0.35)).join('')), line('glow', 1, 'M12 14L26 8M88 12L82 32L92 54')],
  ledger: [line('glow', 1.2, 'M0 12H100M0 22H100M0 32H100M0 42H100M0 52H100M0 62H100M0 72H100'), line('#c76a6a', 1.2, 'M16 0V100')],
  roses: [fill('glow', [[14, 16], [86, 14], [10, 52], [90, 50], [50, 4]].map(([x = 0, y = 0]) => star(x, y, 7, 6, 0.7)).join(''))],
  rays: [fill('glow', [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ray(at)).join(''))],
  hills: [fill('glow', 'M0 60C14 44 26 40 38 52C52 34 72 34 100 56V100H0Z'), fill('glow', disc(80, 18, 9))],
  tiles: [line('glow', 1.6, 'M0 20H100M0 40H100M0 60H100M0 80H100M20 0V100M40 0V100M60 0V100M80 0V100')],
  stripes: [fill('glow', 'M8 0H20V100H8ZM32 0H44V100H32ZM56 0H68V100H56ZM80 0H92V100H80Z')],
  hall: [fill('glow', 'M20 100V36C20 14 80 14 80 36V100Z'), line(COAL, 0.8, 'M20 100V36C20 14 80 14 80 36V100')],
} satisfies Record<string, Shape[]>;

function ray(at: number): string {
  const to = (angle: number): string => `${(50 + 90 * Math.cos(angle)).toFixed(1)} ${(46 + 90 * Math.sin(angle)).toFixed(1)}`;
  const from = (Math.PI * at) / 4;
  return `M50 46L${to(from)}L${to(from + Math.PI / 8)}Z`;
}
