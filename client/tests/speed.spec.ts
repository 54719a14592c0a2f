/** How fast it feels. What depends on the machine is printed, and not asserted. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { GAMES, alone, bar, guest, makeTable, openHere, setUp, settle, type Game } from './people';
import { SCRIPTS } from './scripts';

test('how soon a move is on the screen of somebody else', async ({ browser }) => {
  const [ann, bo] = [await guest(browser, 'Ann'), await guest(browser, 'Bo')];
  const code = await makeTable(ann, setUp('lucktails', 3, { house: [{ seat: 2, level: 4 }] }));
  for (const [seat, page] of [ann, bo].entries()) {
    await page.goto(`./#/t/${code}`);
    await page.getByRole('listitem').filter({ hasText: `Seat ${seat + 1}` }).getByRole('button', { name: 'Sit down' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
  }
  await ann.getByRole('button', { name: 'Begin' }).click();
  await expect(bar(ann)).toBeVisible();
  await expect(bo.locator('.felt')).toBeVisible();
  // Both pages tell the time of the same machine.
  const seen = bo.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const log = document.querySelector('[role=log]');
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        }).observe(log!, { childList: true, subtree: true });
      }),
  );
  await ann.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { clicked: Date.now() }), { capture: true, once: true });
  });
  await bar(ann).getByRole('button').first().click();
  const shown = await seen;
  const clicked = await ann.evaluate(() => (window as unknown as { clicked: number }).clicked);
  console.log(`a move is on the other screen after ${shown - clicked} ms (asked: 100)`);
  expect(shown).toBeGreaterThanOrEqual(clicked);
});

/** Marks in the trace. */
const [MOVES, RESTS] = ['moves', 'rests'];

/** How many frames the screen asks for in a second. */
const ASKED = 60;

interface Span {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Without the time in which other programs had the processor. */
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; frameSeqId?: number };
}

/** What the page's own thread did in each frame, in milliseconds. */
interface Work {
  frames: number;
  /** For how many frames the screen asked while something moved. */
  asked: number;
  /** How many of them were left out. */
  missed: number;
  mean: number;
  most: number;
  /** By what was done, in milliseconds for each frame. */
  parts: Record<string, number>;
}

const PARTS: Record<string, string[]> = {
  script: ['FunctionCall', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'EventDispatch'],
  style: ['UpdateLayoutTree', 'RecalcStyle'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers'],
};

/** Sums what is not inside another of the same kind. */
function total(spans: Span[]): number {
  let [sum, end] = [0, 0];
  for (const { ts, dur = 0, tdur = dur } of spans.toSorted((a, b) => a.ts - b.ts)) {
    if (ts < end) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum / 1000;
}

/** Frames are drawn by a thread of their own: it shows cards on their way while the page's thread is busy with what comes next. */
function drawnIn(trace: Span[], pid: number): Pick<Work, 'asked' | 'missed'> {
  const of = (...names: string[]) => trace.filter((it) => it.pid === pid && names.includes(it.name)).toSorted((a, b) => a.ts - b.ts);
  const drawn = new Set(of('DrawFrame').map((it) => it.args?.frameSeqId));
  const asked: Span[] = [];
  const marks = of(MOVES, RESTS);
  for (const [at, { name, ts }] of marks.entries()) {
    const end = marks[at + 1]?.ts;
    if (name !== MOVES || end === undefined) continue;
    // In the last of them all was found at rest.
    asked.push(...of('BeginFrame').filter((it) => it.ts >= ts && it.ts < end).slice(0, -1));
  }
  return { asked: asked.length, missed: asked.filter((it) => !drawn.has(it.args?.frameSeqId)).length };
}

function workIn(trace: Span[]): Work {
  // The page that asks for frames is the one that is measured.
  const asked = trace.filter((it) => it.name === 'FireAnimationFrame');
  const { pid, tid } = asked[0] ?? { pid: 0, tid: 0 };
  const own = trace.filter((it) => it.pid === pid && it.tid === tid && it.ph === 'X');
  const starts = asked.filter((it) => it.pid === pid).map((it) => it.ts);
  const tasks = own.filter((it) => it.name === 'RunTask' || it.name === 'ThreadControllerImpl::RunTask');
  const each = starts.slice(1).map((end, at) => total(tasks.filter((it) => it.ts < end && it.ts >= (starts[at] ?? 0))));
  const sorted = each.toSorted((a, b) => a - b);
  const part = (names: string[]): number => total(own.filter((it) => names.includes(it.name))) / each.length;
  return {
    frames: each.length,
    ...drawnIn(trace, pid),
    mean: each.reduce((sum, it) => sum + it, 0) / each.length,
    most: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    parts: Object.fromEntries(Object.entries(PARTS).map(([name, names]) => [name, part(names)])),
  };
}

/**
 * Asks for every frame there is, and marks when something on the board begins to move and when all of it rests again: by
 * its own clock, for the page's thread may be late to hear of it.
 */
async function watch(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    ([milliseconds, moves, rests]) =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        let [moved, until] = [false, 0];
        const next = (now: number): void => {
          const over = now - start >= milliseconds;
          // Until its first frame is drawn, an animation stands at its beginning. A button that was pressed is no card.
          const onBoard = ({ effect }: Animation): boolean => effect instanceof KeyframeEffect && !!effect.target?.closest('.felt');
          const running = document.getAnimations().filter((it) => it.playState === 'running' && Number(it.currentTime) > 0 && onBoard(it));
          const moving = !over && running.length > 0;
          if (moving && !moved) performance.mark(moves);
          if (!moving && moved) performance.mark(rests, { startTime: Math.min(until, performance.now()) });
          moved = moving;
          if (moving) until = Math.max(...running.map((it) => Number(it.startTime) + Number(it.effect?.getComputedTiming().endTime)));
          if (over) resolve();
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [milliseconds, MOVES, RESTS] as const,
  );
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'devtools.timeline.frame',
  'blink.user_timing',
  'toplevel',
];

async function measured(page: Page, browser: Browser, milliseconds: number, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const watched = watch(page, milliseconds);
  await act();
  await watched;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Span[] };
  return workIn(traceEvents);
}

function told({ frames, asked, missed, mean, most, parts }: Work): string {
  const each = Object.entries(parts).map(([name, ms]) => `${name} ${ms.toFixed(1)}`);
  const drawn = (ASKED * (asked - missed)) / asked;
  return `${drawn.toFixed(1)} frames a second were drawn while something moved (asked: ${ASKED}), ${missed} of ${asked} left out; the page's thread: ${frames} frames of ${mean.toFixed(1)} ms (${each.join(', ')}), 19 of 20 under ${most.toFixed(1)} ms`;
}

/** What moves most, of that which is offered. */
const MOVE: Record<Game, RegExp> = {
  lucktails: /middle place 2/,
  'get-lucky': /Swap/,
  'lucky-bastard': /Draw a card/,
  'lucky-duck': /./,
};

/** Plays on until it is offered. */
async function comeTo(page: Page, move: RegExp): Promise<Locator> {
  const buttons = bar(page).locator('button:enabled');
  const wanted = buttons.filter({ hasText: move }).first();
  for (let tries = 0; tries < 20; tries++) {
    await buttons.first().waitFor({ timeout: 30_000 });
    const all = page.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    if (await wanted.isVisible()) return wanted;
    await buttons.first().click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(300);
  }
  throw new Error(`${move} is not offered`);
}

for (const game of GAMES) {
  test(`frames while cards of ${game} move, on a processor four times slower`, async ({ page, context, browser }) => {
    await settle(page, { motion: 'full', pace: 'usual' });
    await page.goto('./');
    await openHere(page, alone(game, 3), ['Ann'], SCRIPTS[game]);
    const move = await comeTo(page, MOVE[game]);
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(1500);
    const moving = await measured(page, browser, 2500, () => move.click());
    console.log(`${game}: ${told(moving)}`);
    expect(moving.asked).toBeGreaterThan(ASKED / 4);
    expect(moving.missed).toBeLessThan(moving.asked);
  });
}
