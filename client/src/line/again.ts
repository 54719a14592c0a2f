/** Tries again by itself what did not work, until what is returned is called: with growing pauses, and at once where something may have changed. */

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 16_000;

export function keepTrying(attempt: () => Promise<void>): () => void {
  let wait = FIRST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trying = false;
  /** Whether something changed while it was tried. */
  let anew = false;
  let over = false;

  function later(): void {
    if (!over) timer = setTimeout(now, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  async function now(): Promise<void> {
    anew = trying;
    if (trying) return;
    clearTimeout(timer);
    trying = true;
    await attempt();
    trying = false;
    if (anew && !over) void now();
    else later();
  }

  const seen = (): void => void (document.hidden || now());
  addEventListener('online', now);
  document.addEventListener('visibilitychange', seen);
  later();
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', seen);
  };
}
