/** How large everything is on a screen that is read from across the room: as large as the table can be seen whole. */

/** In hundredths of the shorter side. */
const MOST = 2.1;
const LEAST = 1.5;
const STEP = 0.1;

/** Less than this, in pixels, nobody misses. */
const SLACK = 8;

let size = MOST;
/** Where the smallest is still too large, it is shown large, and scrolls. */
let scrolls = false;
let next = 0;

/** From the largest on: for another window, another table. */
export function grow(): void {
  [size, scrolls] = [MOST, false];
  shrink();
}

/**
 * Only ever smaller while a game goes on, so that cards do not swell and dwindle from move to move.
 * One step at a time: a board may need a moment to find its place.
 */
export function shrink(): void {
  document.documentElement.style.fontSize = `max(1rem, ${size}vmin)`;
  cancelAnimationFrame(next);
  if (!scrolls) next = requestAnimationFrame(look);
}

function look(): void {
  const felt = document.querySelector('.felt');
  if (!felt || felt.scrollHeight - felt.clientHeight <= SLACK) return;
  scrolls = size <= LEAST;
  size = scrolls ? MOST : size - STEP;
  shrink();
}

export function leave(): void {
  cancelAnimationFrame(next);
  document.documentElement.style.fontSize = '';
}
