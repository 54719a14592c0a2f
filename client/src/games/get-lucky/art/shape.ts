/** What portraits are made of. Everything is drawn in a square of 100 by 100. */

/** The colours of one face, by what they paint. */
export interface Colours {
  skin: string;
  /** Skin where no light falls. */
  shade: string;
  hair: string;
  /** The greater part of what is worn, and what is set against it. */
  dress: string;
  trim: string;
  ground: string;
  /** A pattern or a glow on the ground. */
  glow: string;
}

export type Paint = keyof Colours | `#${string}`;

export interface Shape {
  d: string;
  fill?: Paint;
  line?: Paint;
  width?: number;
}

export const INK = '#2b1a1a';
export const LINEN = '#fbf6ea';
export const COAL = '#241f26';
export const GOLD = '#e8b23a';

export const fill = (paint: Paint, d: string): Shape => ({ d, fill: paint });

export const line = (paint: Paint, width: number, d: string): Shape => ({ d, line: paint, width });

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** A star with that many points. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.45): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [angle, far] = [(Math.PI * at) / points - Math.PI / 2, at % 2 ? r * inner : r];
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

export function paint(colours: Colours, by: Paint | undefined): string {
  if (by === undefined) return 'none';
  return by.startsWith('#') ? by : colours[by as keyof Colours];
}
