/** What is worn on the head, and what hangs down behind it. */
import { COAL, disc, fill, GOLD, line, LINEN, oval, star, type Shape } from './shape';

interface Hat {
  back: Shape[];
  front: Shape[];
}

const CLOVER: Shape[] = [
  line('#1f7a3d', 1.6, 'M68 19L71 27'),
  fill('#38a457', disc(65, 16, 4) + disc(71, 15, 4) + disc(65.6, 10.4, 4) + disc(70.6, 9.6, 4)),
  fill('#d9f2dc', disc(68, 13, 1.4)),
];

export const HATS = {
  none: { back: [], front: [] },
  mourning: {
    back: [fill('#3a2d3d', 'M22 32C16 56 18 74 26 82L74 82C82 74 84 56 78 32Z')],
    front: [
      fill(COAL, 'M30 27C32 14 40 9 50 9S68 14 70 27Z'),
      fill(COAL, oval(50, 28, 27, 6)),
      fill('#8e2f58', 'M31 23C40 26 60 26 69 23L70 27C60 30 40 30 30 27Z'),
      line('#4a3a4e', 0.8, 'M26 30L38 52M34 32L48 54M42 33L58 54M50 33L66 52M58 33L73 46M74 30L62 52M66 32L52 54M58 33L42 54M50 33L34 52M42 33L27 46'),
      fill('#8e2f58', disc(64, 20, 5)),
      fill('#b6517f', disc(64, 20, 2.4)),
    ],
  },
  beekeeper: {
    back: [fill('#efe7cf', 'M17 30C14 60 20 82 32 88L68 88C80 82 86 60 83 30Z')],
    front: [
      fill('#d9b25a', 'M33 24C33 12 40 7 50 7S67 12 67 24Z'),
      fill('#e6c571', oval(50, 26, 36, 6.5)),
      line('#b98f37', 1.4, 'M34 20C42 23 58 23 66 20M36 15C44 18 56 18 64 15M16 27C34 31 66 31 84 27'),
      line('#c9c0a4', 0.8, 'M19 34C20 60 24 78 33 86M81 34C80 60 76 78 67 86M26 33C27 58 30 74 36 84M74 33C73 58 70 74 64 84'),
      line('#b9ae8e', 0.7, 'M18 46C22 47 24 47 28 46M20 60C24 61 27 61 30 60M82 46C78 47 76 47 72 46M80 60C76 61 73 61 70 60'),
    ],
  },
  flatcap: {
    back: [],
    front: [
      fill('#6a5a3c', 'M28 33C24 20 36 12 52 13C66 14 76 22 72 33C60 28 42 28 28 33Z'),
      fill('#54462d', 'M28 33C42 27 60 27 74 33C78 35 79 38 76 38C60 33 40 33 27 37C24 37 25 34 28 33Z'),
      line('#8b7950', 1, 'M36 17L40 28M50 13L50 27M63 16L60 28M30 24C42 20 58 20 72 25'),
    ],
  },
  peaked: {
    back: [],
    front: [
      fill('dress', 'M29 33C28 19 38 13 50 13S72 19 71 33Z'),
      fill('trim', 'M28 31L72 31L72 36L28 36Z'),
      fill(COAL, 'M30 36C40 33 60 33 70 36C76 39 74 42 70 41C58 38 42 38 30 41C26 42 24 39 30 36Z'),
      fill(LINEN, disc(50, 24, 5.4)),
      fill('#2f76b5', 'M50 19.6C53 23.6 53.4 25 53.2 26.2C52.6 29 47.4 29 46.8 26.2C46.6 25 47 23.6 50 19.6Z'),
    ],
  },
  topper: {
    back: [],
    front: [
      fill(COAL, 'M34 28L31 3C40 -1 60 -1 69 3L66 28Z'),
      fill('trim', 'M33.4 22L66.6 22L66 28L34 28Z'),
      fill(COAL, 'M24 29C30 24 70 24 76 29C72 34 28 34 24 29Z'),
      line('#575064', 1.6, 'M38 5L40 20'),
    ],
  },
  beret: {
    back: [],
    front: [
      fill('trim', 'M26 32C16 26 22 12 44 11C66 9 80 20 73 31C60 25 42 25 26 32Z'),
      line('trim', 3, 'M48 11L50 6'),
      line(COAL, 1, 'M28 31C42 25 60 25 72 30.4'),
    ],
  },
  mirror: {
    back: [],
    front: [
      line('#3c5b66', 3.2, 'M30.4 36C38 30 62 30 69.6 36'),
      fill('#8fa7b0', disc(50, 27, 8)),
      fill('#e9f6fa', disc(50, 27, 6.2)),
      fill('#3c5b66', disc(50, 27, 1.6)),
      line('#ffffff', 1.4, 'M46 25C46.6 23.6 47.6 22.8 49 22.4'),
    ],
  },
  needles: {
    back: [line('#c98f1d', 2.2, 'M28 4L62 24M72 4L38 24'), fill('#d9568a', disc(28, 4, 3.2) + disc(72, 4, 3.2)), fill('hair', disc(50, 13, 11))],
    front: [line('shade', 1.2, 'M42 12C46 8 54 8 58 12M43 16C47 13 53 13 57 16')],
  },
  starpin: {
    back: [],
    front: [fill(GOLD, star(65, 28, 7)), fill('#fff3c4', disc(65, 28, 1.6))],
  },
  bowler: {
    back: [],
    front: [
      fill('#2f4a35', 'M29 28C29 12 38 6 50 6S71 12 71 28Z'),
      fill('#22382a', 'M29.4 23C42 27 58 27 70.6 23L71 29L29 29Z'),
      fill('#2f4a35', 'M21 30C24 25 32 29 50 29S76 25 79 30C76 36 62 34 50 34S24 36 21 30Z'),
      ...CLOVER,
    ],
  },
  helmet: {
    back: [],
    front: [
      fill('#8b2439', 'M48 12C44 2 54 -4 62 2C72 4 80 14 78 28C72 18 62 14 52 16Z'),
      fill('#aab4bd', 'M27 46C26 24 36 12 50 12S74 24 73 46L70 64C66 74 58 78 50 80C42 78 34 74 30 64Z'),
      fill('#c9d1d8', 'M27 46C26 24 36 12 50 12C40 20 36 32 37 46L40 76C35 73 32 70 30 64Z'),
      fill('#2a2f36', 'M31 44L48 47L48 51L31 49ZM69 44L52 47L52 51L69 49Z'),
      line('#6d7882', 1.8, 'M50 13L50 79M28 40C40 43 60 43 72 40'),
      fill('#2a2f36', [58, 63, 68].map((y) => disc(42, y, 1.3) + disc(58, y, 1.3)).join('')),
      fill(GOLD, disc(28.6, 42, 2.2) + disc(71.4, 42, 2.2)),
    ],
  },
} satisfies Record<string, Hat>;
