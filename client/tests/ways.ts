/** Where cards go: every animation of a page is seen at its beginning and at its end, by what is drawn then. */
import { expect, type Page } from '@playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Way {
  /** The classes of what goes. */
  what: string;
  /** Where it belongs: the nearest thing around it that has a place. */
  at: string;
  from: Box;
  to: Box;
  /** In milliseconds, with what it waits before. */
  lasts: number;
}

/** Anything nearer than this is the same place: cards that can be chosen are lifted a little. */
const NEAR = 4;

/** Notes every animation from its first frame on. */
export async function watchWays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ways: unknown[] = [];
    Object.assign(window, { ways });
    const noted = new WeakMap<Animation, { way: object; begun: boolean }>();
    const boxAt = (it: Animation, target: Element, time: number): Box => {
      it.currentTime = time;
      return target.getBoundingClientRect().toJSON() as Box;
    };
    const placeOf = (target: Element): string => {
      const { spot, place, complete } = target.closest<HTMLElement>('[data-spot], [data-place], [data-complete]')?.dataset ?? {};
      return spot ?? place ?? complete ?? '';
    };
    const wayOf = (it: Animation, target: Element): object => {
      const { delay = 0, endTime } = (it.effect as KeyframeEffect).getComputedTiming();
      const [now, end] = [it.currentTime, Number(endTime)];
      // What has no end is looked at where it is.
      const [from, to] = [boxAt(it, target, delay), boxAt(it, target, Number.isFinite(end) ? Math.max(delay, end - 0.01) : delay)];
      it.currentTime = now;
      return { what: target.getAttribute('class') ?? '', at: placeOf(target), from, to, lasts: end };
    };
    /** When it is seen, and again once it has begun: what carries it may have been on its way before. */
    const note = (it: Animation): void => {
      const effect = it.effect as KeyframeEffect;
      const { target } = effect;
      const before = noted.get(it);
      if (before?.begun || it.currentTime === null || !target || effect.pseudoElement || effect.getKeyframes().length === 0) return;
      const begun = Number(it.currentTime) >= (effect.getComputedTiming().delay ?? 0);
      if (before && !begun) return;
      const way = Object.assign(before?.way ?? {}, wayOf(it, target));
      if (!before) ways.push(way);
      noted.set(it, { way, begun });
    };
    const look = (): void => {
      document.getAnimations().forEach(note);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export function ways(page: Page): Promise<Way[]> {
  return page.evaluate(() => (window as unknown as { ways: Way[] }).ways);
}

export async function forgetWays(page: Page): Promise<void> {
  await page.evaluate(() => void (window as unknown as { ways: Way[] }).ways.splice(0));
}

/** Nothing moves any more. */
export async function rests(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
}

export async function box(page: Page, place: string): Promise<Box> {
  await page.locator(place).first().waitFor();
  const [first] = await boxes(page, place);
  if (!first) throw new Error(`${place} is gone`);
  return first;
}

/** Looked up and measured at once: a page may make them anew at any moment. */
export async function boxes(page: Page, places: string): Promise<Box[]> {
  return page.evaluate((all) => [...document.querySelectorAll(all)].map((it) => it.getBoundingClientRect().toJSON() as Box), places);
}

const far = (a: [number, number], b: [number, number]): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

export const middle = ({ x, y, width, height }: Box): [number, number] => [x + width / 2, y + height / 2];

/** Whether they lie in the same place: with the same middle, or, where they have another form, the same corner. */
export function isAt(one: Box, other: Box): boolean {
  return far(middle(one), middle(other)) < NEAR || far([one.x, one.y], [other.x, other.y]) < NEAR;
}

export const goes = (way: Way, from: Box, to: Box): boolean => isAt(way.from, from) && isAt(way.to, to);

/** It comes from its edge to its whole width. */
export const isTurned = ({ from, to }: Way): boolean => to.width > 20 && from.width < to.width / 10;

/** How far it goes. */
export const length = ({ from, to }: Way): number => far(middle(from), middle(to));

/** Something goes from there to there. */
export async function expectWay(page: Page, from: Box, to: Box, what = ''): Promise<void> {
  const found = async () => (await ways(page)).filter((way) => way.what.includes(what) && goes(way, from, to)).length;
  await expect.poll(found, { message: `${what} from ${middle(from)} to ${middle(to)}` }).toBeGreaterThan(0);
}
