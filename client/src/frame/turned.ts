/** A phone that is turned in the hand, or a page that is enlarged, draws its board anew, and forgets where that was scrolled to. */

/** What can be pointed at, and what can be struck in a race. */
const ASKED = 'button[aria-pressed], .racing > button';

/** Whoever was asked something before still sees it afterwards. */
export function turned(board: HTMLElement): { destroy: () => void } {
  let width = innerWidth;
  const showAsked = (): void => board.querySelectorAll(ASKED).forEach((it) => it.scrollIntoView({ block: 'nearest' }));
  const resized = (): void => {
    // Keys that come up to write with take height alone.
    if (width === innerWidth) return;
    width = innerWidth;
    requestAnimationFrame(showAsked);
  };
  addEventListener('resize', resized);
  return { destroy: () => removeEventListener('resize', resized) };
}
