/** The fifteen guests by number, Doctor Lucky, and Howard: which parts each is put together from. */
import { DRESSES } from './dress';
import { HAIR } from './hair';
import { HATS } from './hats';
import { BEARDS, BROWS, CHEEKS, EYES, GLASSES, HEADS, MOUTHS, NOSES } from './heads';
import { GROUNDS, PROPS } from './props';
import { disc, fill, oval, type Colours, type Shape } from './shape';

export type Who = number | 'doctor' | 'howard';

interface Face {
  colours: Colours;
  head: keyof typeof HEADS;
  hair: keyof typeof HAIR;
  hat?: keyof typeof HATS;
  brows: keyof typeof BROWS;
  eyes: keyof typeof EYES;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  cheeks?: keyof typeof CHEEKS;
  beard?: keyof typeof BEARDS;
  glasses?: keyof typeof GLASSES;
  dress: keyof typeof DRESSES;
  prop?: keyof typeof PROPS;
  behind: keyof typeof GROUNDS;
}

function colours(skin: string, shade: string, hair: string, dress: string, trim: string, ground: string, glow: string): Colours {
  return { skin, shade, hair, dress, trim, ground, glow };
}

const FACES: Record<Who, Face> = {
  1: {
    colours: colours('#f0cba8', '#d39f78', '#b9b6b4', '#35424f', '#a3352f', '#bcd3d0', '#94b5b2'),
    head: 'long', hair: 'mane', brows: 'raised', eyes: 'lidded', nose: 'hook', mouth: 'frown', cheeks: 'gaunt',
    dress: 'tuner', prop: 'fork', behind: 'staves',
  },
  2: {
    colours: colours('#f3dccb', '#d3a996', '#3a2a2e', '#2b2430', '#8e2f58', '#b9a6bd', '#a08ca6'),
    head: 'heart', hair: 'veiled', hat: 'mourning', brows: 'arched', eyes: 'sly', nose: 'small', mouth: 'lips',
    dress: 'mourning', prop: 'studs', behind: 'panels',
  },
  3: {
    colours: colours('#f6d5b8', '#dda884', '#e3b458', '#dfe9f0', '#2f6f9f', '#9cc3dd', '#86b1ce'),
    head: 'oval', hair: 'tousled', brows: 'worried', eyes: 'wide', nose: 'small', mouth: 'smile', cheeks: 'freckles',
    dress: 'intern', behind: 'desks',
  },
  4: {
    colours: colours('#d9a273', '#b57b4f', '#4a2c1c', '#f2e3b3', '#b98f37', '#f0c75a', '#d9a93a'),
    head: 'round', hair: 'plait', hat: 'beekeeper', brows: 'arched', eyes: 'merry', nose: 'round', mouth: 'smile', cheeks: 'blush',
    dress: 'apiary', prop: 'bees', behind: 'comb',
  },
  5: {
    colours: colours('#efcda6', '#cd9c74', '#26222a', '#2a1f26', '#8c2331', '#c99f78', '#b18660'),
    head: 'square', hair: 'bob', brows: 'stern', eyes: 'dots', nose: 'small', mouth: 'thin', cheeks: 'lines', glasses: 'half',
    dress: 'robe', behind: 'columns',
  },
  6: {
    colours: colours('#efc09a', '#cc8f68', '#b4552a', '#6f7a4a', '#93a066', '#7f9a82', '#5d7a62'),
    head: 'square', hair: 'cropped', hat: 'flatcap', brows: 'bushy', eyes: 'wide', nose: 'round', mouth: 'smile', cheeks: 'blush', beard: 'full',
    dress: 'tweed', prop: 'bird', behind: 'antlers',
  },
  7: {
    colours: colours('#dba97e', '#b47f56', '#2a1d20', '#8d1f3a', '#e8b23a', '#e9dcc3', '#8f7f6d'),
    head: 'long', hair: 'bun', brows: 'stern', eyes: 'sly', nose: 'long', mouth: 'rose',
    dress: 'turtleneck', prop: 'hoops', behind: 'board',
  },
  8: {
    colours: colours('#f1bf9c', '#d59677', '#7a4a2a', '#3b6792', '#e07b2e', '#a9b9c4', '#8599a6'),
    head: 'round', hair: 'ring', hat: 'peaked', brows: 'flat', eyes: 'dots', nose: 'round', mouth: 'toothy', beard: 'stubble',
    dress: 'overalls', behind: 'pipes',
  },
  9: {
    colours: colours('#b97a50', '#965c38', '#17131c', '#5b2a6e', '#2a7f86', '#1f2a52', '#e8d27a'),
    head: 'round', hair: 'braids', hat: 'starpin', brows: 'arched', eyes: 'lashes', nose: 'broad', mouth: 'smile', glasses: 'round',
    dress: 'shawl', behind: 'sky',
  },
  10: {
    colours: colours('#b67b4f', '#925a36', '#1d1719', '#59606b', '#a3352f', '#dcebdd', '#a9c6ae'),
    head: 'square', hair: 'parted', brows: 'flat', eyes: 'dots', nose: 'long', mouth: 'thin', beard: 'brush', glasses: 'square',
    dress: 'suit', behind: 'ledger',
  },
  11: {
    colours: colours('#f5d3bf', '#d9a08c', '#f1eef0', '#6b5fa6', '#b79fd6', '#e7b9c3', '#d698a8'),
    head: 'oval', hair: 'perm', hat: 'needles', brows: 'worried', eyes: 'merry', nose: 'small', mouth: 'smile', cheeks: 'lines', glasses: 'cat',
    dress: 'pearls', prop: 'studs', behind: 'roses',
  },
  12: {
    colours: colours('#7a4a2e', '#5b3320', '#140f12', '#241f26', '#b3243a', '#5a3f86', '#7555a6'),
    head: 'long', hair: 'cropped', hat: 'topper', brows: 'raised', eyes: 'wide', nose: 'broad', mouth: 'smirk', beard: 'goatee',
    dress: 'cape', prop: 'card', behind: 'rays',
  },
  13: {
    colours: colours('#e3b088', '#be8560', '#5d3521', '#3d5a52', '#7d2f3a', '#dcc49a', '#c4a673'),
    head: 'long', hair: 'waves', hat: 'beret', brows: 'worried', eyes: 'lidded', nose: 'hook', mouth: 'oh', beard: 'tuft',
    dress: 'ruffles', prop: 'quill', behind: 'hills',
  },
  14: {
    colours: colours('#f7dcc6', '#dbab8c', '#d9c48e', '#f4fafa', '#4fa3a5', '#bfe6dd', '#9fd2c7'),
    head: 'heart', hair: 'tied', hat: 'mirror', brows: 'arched', eyes: 'lashes', nose: 'small', mouth: 'beam',
    dress: 'coat', behind: 'tiles',
  },
  15: {
    colours: colours('#edc9a9', '#c89a75', '#8c8783', '#22252f', '#22252f', '#39486b', '#465782'),
    head: 'long', hair: 'ring', brows: 'raised', eyes: 'lidded', nose: 'long', mouth: 'thin', cheeks: 'gaunt',
    dress: 'butler', prop: 'tray', behind: 'stripes',
  },
  doctor: {
    colours: colours('#f7c9ae', '#e39a80', '#f7f3ea', '#4f7a46', '#f3dd9a', '#f6e7b2', '#efd37c'),
    head: 'round', hair: 'ring', hat: 'bowler', brows: 'bushy', eyes: 'merry', nose: 'round', mouth: 'smile', cheeks: 'blush', beard: 'whiskers', glasses: 'monocle',
    dress: 'waistcoat', behind: 'plain',
  },
  howard: {
    colours: colours('#aab4bd', '#7d8892', '#8b2439', '#7d8892', '#aab4bd', '#55405c', '#6d5675'),
    head: 'long', hair: 'bald', hat: 'helmet', brows: 'flat', eyes: 'dots', nose: 'small', mouth: 'thin',
    dress: 'armour', behind: 'hall',
  },
};

const NECK: Shape[] = [fill('shade', 'M42 62L58 62L60 80C54 84 46 84 40 80Z')];
const EARS: Shape[] = [fill('skin', oval(30, 50, 3.6, 5.6) + oval(70, 50, 3.6, 5.6)), fill('shade', disc(30, 50.6, 1.6) + disc(70, 50.6, 1.6))];

export function coloursOf(who: Who): Colours {
  return (FACES[who] ?? FACES.doctor).colours;
}

/** Every shape of somebody's portrait, from the back to the front. Who is gone has other eyes. */
export function portraitOf(who: Who, gone = false): Shape[] {
  return [...GROUNDS[(FACES[who] ?? FACES.doctor).behind], ...figureOf(who, gone)];
}

/** The same without what is behind them. */
export function figureOf(who: Who, gone = false): Shape[] {
  const face = FACES[who] ?? FACES.doctor;
  const [hair, hat] = [HAIR[face.hair], HATS[face.hat ?? 'none']];
  return [
    ...hat.back,
    ...hair.back,
    ...NECK,
    ...DRESSES[face.dress],
    ...EARS,
    fill('skin', HEADS[face.head]),
    ...CHEEKS[face.cheeks ?? 'none'],
    ...BEARDS[face.beard ?? 'none'],
    ...NOSES[face.nose],
    ...MOUTHS[gone ? 'oh' : face.mouth],
    ...EYES[gone ? 'gone' : face.eyes],
    ...hair.front,
    ...BROWS[face.brows],
    ...GLASSES[face.glasses ?? 'none'],
    ...hat.front,
    ...PROPS[face.prop ?? 'none'],
  ];
}
