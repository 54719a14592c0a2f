/** What is worn below the chin. Shoulders fill the lower quarter of the square. */
import { COAL, disc, fill, GOLD, line, LINEN, oval, star, type Shape } from './shape';

const SHOULDERS = 'M6 102C8 84 26 77 50 77S92 84 94 102Z';
const SHIRT = fill(LINEN, 'M40 77L60 77L56 102L44 102Z');
const bow = (colour: `#${string}` | 'trim'): Shape => fill(colour, 'M50 82L39 77L39 88ZM50 82L61 77L61 88ZM47 79.4L53 79.4L53 85L47 85Z');
const tie = (colour: `#${string}` | 'trim'): Shape => fill(colour, 'M46.6 78L53.4 78L52 83L55 99L50 103L45 99L48 83Z');
const lapels = fill('dress', 'M6 102C8 84 26 77 41 76L50 100L59 76C74 77 92 84 94 102Z');
const seams = line(COAL, 1.2, 'M41 77L36 86L41 88L49.4 102M59 77L64 86L59 88L50.6 102');

const KEYS = [18, 24, 30].map((x) => `M${x} ${95 - x * 0.36}L${x + 3} ${94 - x * 0.36}L${x + 4} 98L${x + 1} 98Z`).join('');

export const DRESSES = {
  tuner: [SHIRT, lapels, seams, bow('trim'), fill(LINEN, 'M14 91L34 82L38 98L16 102Z'), fill(COAL, KEYS)],
  mourning: [
    fill('dress', SHOULDERS),
    fill('dress', 'M40 68L60 68L64 82L36 82Z'),
    line('#6b5a70', 1.4, 'M39 71L61 71M38 75L62 75M50 84L50 102M30 82C34 90 36 96 36 102M70 82C66 90 64 96 64 102'),
    fill(GOLD, oval(50, 80, 4, 5)),
    fill('#8e2f58', oval(50, 80, 2.4, 3.2)),
  ],
  intern: [
    fill('dress', SHOULDERS),
    fill(LINEN, 'M38 76L50 86L62 76L58 73L42 73Z'),
    line('#b8c9d6', 1.2, 'M20 86L24 102M32 81L34 102M68 81L66 102M80 86L76 102'),
    fill('trim', 'M46 84L54 84L51.6 88L54 102L46 102L48.4 88Z'),
    line('#f08a24', 2.6, 'M34 79L44 90M66 79L46 90'),
    fill(LINEN, 'M37 87L53 87L53 99L37 99Z'),
    fill('#f08a24', 'M37 87L53 87L53 90L37 90Z'),
    fill('#8aa0b0', disc(41.6, 94.4, 2.4)),
    line('#8aa0b0', 1.2, 'M46 93H51M46 96H50'),
  ],
  apiary: [
    fill('dress', SHOULDERS),
    fill(LINEN, 'M36 79L50 90L64 79L60 74L40 74Z'),
    line('trim', 2, 'M50 90L50 102M24 84L30 102M76 84L70 102'),
    fill('trim', disc(54, 97, 1.4)),
  ],
  robe: [
    fill('dress', SHOULDERS),
    line('#4d3940', 1.6, 'M26 82C28 90 28 96 26 102M74 82C72 90 72 96 74 102M16 87C19 93 19 98 17 102M84 87C81 93 81 98 83 102'),
    fill('trim', 'M37 77L50 84L63 77L66 84L52 92L48 92L34 84Z'),
    fill(LINEN, 'M45 82L55 82L60 102L40 102Z'),
    line('#c9c0ae', 1.2, 'M47 86L44 102M50 86L50 102M53 86L56 102'),
  ],
  tweed: [
    SHIRT,
    fill('dress', 'M6 102C8 84 26 77 41 76L50 100L59 76C74 77 92 84 94 102Z'),
    line('trim', 0.9, 'M14 90L34 102M22 84L46 100M12 100L34 80M24 102L42 84M66 102L58 84M86 90L68 102M78 84L54 100M88 100L66 80'),
    tie('#7c8c3a'),
  ],
  turtleneck: [
    fill('dress', SHOULDERS),
    fill('dress', 'M39 66L61 66L63 82C56 85 44 85 37 82Z'),
    line('#f3d9b0', 1, 'M40 71L60 71M39 76L61 76'),
    fill(LINEN, 'M66 88L78 88L78 100L66 100Z'),
    fill(COAL, 'M66 88L72 88L72 94L66 94ZM72 94L78 94L78 100L72 100Z'),
  ],
  overalls: [
    fill('trim', SHOULDERS),
    fill('dress', 'M26 81L35 78L38 90L62 90L65 78L74 81L76 102L24 102Z'),
    fill(GOLD, disc(36.6, 90, 2.6) + disc(63.4, 90, 2.6)),
    line('#26435e', 1.4, 'M40 95L60 95L60 102M40 95L40 102'),
    line('#b7c1ca', 3, 'M55 102L58 88'),
    fill('#b7c1ca', 'M55 88C53 84 55 81 57 80L57.4 84L60 84.6L61.8 81.6C64 84 63 88 60 89Z'),
  ],
  shawl: [
    fill('dress', SHOULDERS),
    fill('trim', 'M24 82L50 96L76 82L84 86L50 106L16 86Z'),
    fill(GOLD, star(34, 91.6, 2.6, 4) + star(50, 99, 2.6, 4) + star(66, 91.6, 2.6, 4)),
    fill('skin', 'M42 76L58 76L50 86Z'),
    fill('#e4532b', [38, 44, 50, 56, 62].map((x) => disc(x, 86 - Math.abs(50 - x) * 0.6, 1.7)).join('')),
  ],
  suit: [SHIRT, lapels, seams, tie('trim'), fill(LINEN, 'M68 90L79 88L79 92L68 93Z'), line('#2f76b5', 1.8, 'M72 84L72 91'), line(GOLD, 1.8, 'M76 83.6L76 90.4')],
  pearls: [
    fill('dress', SHOULDERS),
    fill('trim', 'M20 84C34 78 40 78 44 78L50 102L56 78C60 78 66 78 80 84L94 102L64 102L50 92L36 102L6 102Z'),
    line('dress', 1.2, 'M24 86L32 100M34 82L42 98M76 86L68 100M66 82L58 98M14 94L26 96M86 94L74 96'),
    fill('#fffdf6', [36, 40, 45, 50, 55, 60, 64].map((x) => disc(x, 84.4 - ((50 - x) ** 2) / 32, 2.5)).join('')),
  ],
  cape: [
    fill('trim', 'M10 102C14 86 22 70 31 66L46 86L50 102L54 86L69 66C78 70 86 86 90 102Z'),
    fill('dress', 'M2 102C6 84 18 68 30 64C24 78 24 90 28 102ZM98 102C94 84 82 68 70 64C76 78 76 90 72 102Z'),
    fill(LINEN, 'M41 76L59 76L56 102L44 102Z'),
    bow(COAL),
    fill(COAL, disc(50, 92, 1.3) + disc(50, 98, 1.3)),
  ],
  ruffles: [
    fill('dress', SHOULDERS),
    fill(LINEN, 'M36 78C40 72 60 72 64 78C62 84 66 90 60 96C62 102 54 104 50 104S38 102 40 96C34 90 38 84 36 78Z'),
    line('#cfc3aa', 1.3, 'M40 84C44 80 48 86 50 82C52 86 56 80 60 84M41 93C45 89 48 95 50 91C52 95 55 89 59 93'),
  ],
  coat: [
    fill('dress', SHOULDERS),
    line('#9fb7bd', 1.4, 'M42 78L36 90L46 102M58 78L64 90L54 102'),
    fill('trim', 'M42 77L58 77L50 92Z'),
    fill('#bfe3e6', 'M36 71C42 77 58 77 64 71L62 79C56 83 44 83 38 79Z'),
    line('#bfe3e6', 1.2, 'M36 71L31 55M64 71L69 55'),
    line('#8fa7b0', 2, 'M72 102L76 86'),
    line('#8fa7b0', 2, 'M76 86L80 85'),
  ],
  butler: [
    SHIRT,
    fill('#4a4652', 'M41 84L50 98L59 84L58 102L42 102Z'),
    lapels,
    seams,
    fill(LINEN, 'M40 75L47 77L44 84L38 79ZM60 75L53 77L56 84L62 79Z'),
    fill(COAL, 'M50 80L42 77.4L42 83.6ZM50 80L58 77.4L58 83.6Z'),
  ],
  waistcoat: [
    fill(LINEN, 'M38 77L62 77L58 102L42 102Z'),
    fill('trim', 'M36 80L50 94L64 80L66 102L34 102Z'),
    fill('#e2608b', [[40, 92], [46, 98], [55, 96], [61, 91]].map(([x = 0, y = 0]) => star(x, y, 2.8, 6, 0.6)).join('')),
    fill(GOLD, [[40, 92], [46, 98], [55, 96], [61, 91]].map(([x = 0, y = 0]) => disc(x, y, 0.9)).join('')),
    fill('dress', 'M4 102C6 84 24 77 38 76L42 102ZM96 102C94 84 76 77 62 76L58 102Z'),
    bow('#b3243a'),
  ],
  armour: [
    fill('#7d8892', SHOULDERS),
    fill('#aab4bd', 'M6 102C8 86 20 80 30 79C28 88 28 96 30 102ZM94 102C92 86 80 80 70 79C72 88 72 96 70 102Z'),
    line('#5c6770', 1.6, 'M50 80L50 102M36 84C44 88 56 88 64 84'),
    fill(GOLD, disc(22, 88, 2) + disc(78, 88, 2)),
  ],
} satisfies Record<string, Shape[]>;
