/** How the wall of the door is drawn, by its pixels. */
import type { Device } from './device';

export interface Wall {
  rows: number;
  /** How many rows have the colour of the wall. */
  ground: number;
  /** How many have one between it and that of the lines. */
  between: number;
}

/** Three boards of it, right of its left edge. */
export async function wall(device: Device): Promise<Wall> {
  const png = await device.screenshot();
  return device.run(async (png) => {
    const bytes = Uint8Array.from(atob(png), (it) => it.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    canvas.drawImage(picture, 0, 0);
    const front = document.querySelector('.front')!.getBoundingClientRect();
    const column = canvas.getImageData(Math.ceil(front.left) + 8, Math.ceil(front.top) + 30, 1, 84).data;
    const colour = (name: string): number[] => {
      canvas.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const [panel, line] = [colour('--panel'), colour('--line')];
    const alike = (at: number): boolean => panel.every((part, n) => Math.abs((column[at * 4 + n] ?? 0) - part) <= 1);
    const within = (at: number): boolean =>
      panel.every((part, n) => {
        const [low, high] = [Math.min(part, line[n] ?? 0), Math.max(part, line[n] ?? 0)];
        return (column[at * 4 + n] ?? 0) >= low && (column[at * 4 + n] ?? 0) <= high;
      });
    const rows = Array.from({ length: column.length / 4 }, (_, at) => at);
    const ground = rows.filter(alike).length;
    return { rows: rows.length, ground, between: rows.filter((at) => !alike(at) && within(at)).length };
  }, png);
}
