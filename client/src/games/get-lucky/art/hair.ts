/** Hair: what falls behind the head, and what lies over it. */
import { disc, fill, line, oval, type Shape } from './shape';

interface Hair {
  back: Shape[];
  front: Shape[];
}

const CURLS: [number, number, number][] = [
  [32, 34, 8],
  [40, 25, 8.5],
  [50, 21.5, 9],
  [60, 25, 8.5],
  [68, 34, 8],
  [28.5, 44, 7],
  [71.5, 44, 7],
];

export const HAIR = {
  bald: { back: [], front: [] },
  /** A ring of hair round a bald crown. */
  ring: {
    back: [fill('hair', 'M29 40C25 46 26 56 31 60L36 54L64 54L69 60C74 56 75 46 71 40Z')],
    front: [fill('hair', 'M33 38C30 42 30 50 32.6 54C34.6 50 34.4 44 36 40ZM67 38C70 42 70 50 67.4 54C65.4 50 65.6 44 64 40Z')],
  },
  mane: {
    back: [fill('hair', 'M25 60C17 42 22 18 44 13C64 8 84 24 77 50L75 61L70 55L68 64L63 40L37 40L32 64L30 54Z')],
    front: [
      fill('hair', 'M31 45C30 31 36 22 50 20C62 19 71 28 69 45C66 37 62 32 55 30C46 33 36 36 31 45Z'),
      line('shade', 1.2, 'M38 32C42 26 48 23 56 23M60 27C64 29 66 33 67 37'),
    ],
  },
  tousled: {
    back: [],
    front: [
      fill('hair', 'M29 45C26 33 30 22 40 20C41 16 47 15 50 18C55 13 62 16 63 20C72 22 74 34 71 45L68 37L64 40L61 32L55 38L51 31L45 38L41 33L35 41L32 38Z'),
    ],
  },
  parted: {
    back: [fill('hair', 'M29 48C26 30 36 19 50 19S74 30 71 48Z')],
    front: [fill('hair', 'M30 44C29 30 36 22 46 22C58 18 71 25 70 44C68 38 66 34 63 32C56 35 46 34 41 28C37 31 33 36 30 44Z')],
  },
  bob: {
    back: [fill('hair', 'M26 62C22 36 30 17 50 17S78 36 74 62C70 66 64 64 62 60L38 60C36 64 30 66 26 62Z')],
    front: [
      fill('hair', 'M29 56C27 34 36 22 50 22S73 34 71 56C68 52 67 44 66 37C58 38 42 38 34 37C33 44 32 52 29 56Z'),
      line('#d9d4d4', 2.6, 'M62 24C67 28 69.6 36 69.6 48'),
    ],
  },
  bun: {
    back: [fill('hair', disc(50, 13, 9.5)), fill('hair', 'M28 50C25 32 34 18 50 18S75 32 72 50Z'), line('trim', 2, 'M41 16C46 19 54 19 59 16')],
    front: [fill('hair', 'M30 46C29 31 37 21 50 21S71 31 70 46C68 38 62 31 50 28C38 31 32 38 30 46Z')],
  },
  braids: {
    back: [
      fill('hair', 'M27 56C23 34 32 17 50 17S77 34 73 56Z'),
      fill('hair', [60, 68, 76, 84, 92].map((y) => oval(25.6, y, 5.4, 5.6) + oval(74.4, y, 5.4, 5.6)).join('')),
    ],
    front: [fill('hair', 'M28 52C27 33 36 20 50 20S73 33 72 52C70 42 64 34 50 25C36 34 30 42 28 52Z'), line('shade', 1.2, 'M50 20L50 25')],
  },
  plait: {
    back: [fill('hair', 'M29 50C27 34 36 22 50 22S73 34 71 50Z'), fill('hair', [58, 66, 74, 82].map((y, at) => oval(73 + at * 1.4, y, 5.6, 5.6)).join(''))],
    front: [fill('hair', 'M30 50C28 34 36 26 50 26S72 34 70 50C68 42 64 38 58 35C50 40 36 40 30 50Z')],
  },
  perm: {
    back: [fill('hair', disc(50, 40, 26)), fill('hair', CURLS.map(([x, y, r]) => disc(x, y, r)).join(''))],
    front: [
      fill('hair', CURLS.slice(0, 5).map(([x, y, r]) => disc(x, y - 2, r * 0.86)).join('')),
      line('shade', 1.2, 'M36 30C38 27 42 27 43 30M48 25C50 22 54 23 54 26M60 29C62 27 66 28 66 32'),
    ],
  },
  waves: {
    back: [fill('hair', 'M27 40C20 52 28 58 22 68C20 76 28 82 34 78L38 60L62 60L66 78C72 82 80 76 78 68C72 58 80 52 73 40C70 22 30 22 27 40Z')],
    front: [fill('hair', 'M30 48C28 36 34 28 44 27C41 36 36 40 30 48ZM70 48C72 36 66 28 56 27C59 36 64 40 70 48Z')],
  },
  tied: {
    back: [fill('hair', 'M29 48C27 30 36 19 50 19S73 30 71 48Z'), fill('hair', 'M66 26C80 22 86 36 80 50C78 56 72 56 74 50C78 42 74 34 66 34Z')],
    front: [fill('hair', 'M30 45C29 30 38 21 50 21S71 30 70 45C67 37 60 30 46 31C38 33 33 38 30 45Z')],
  },
  veiled: {
    back: [fill('hair', 'M28 56C24 34 34 20 50 20S76 34 72 56L66 60L34 60Z')],
    front: [fill('hair', 'M30 48C28 34 38 25 50 25S72 34 70 48C66 40 60 36 50 36S34 40 30 48Z')],
  },
  cropped: {
    back: [],
    front: [fill('hair', 'M30.6 42C29 29 38 21.6 50 21.6S71 29 69.4 42C67 34 62 30 50 30S33 34 30.6 42Z')],
  },
} satisfies Record<string, Hair>;
