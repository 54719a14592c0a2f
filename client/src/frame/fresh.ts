/** What has just come up under a hand: the second half of a double press is not meant for it. */

/** Nobody reads and decides as quickly as that. */
const SOON = 400;

/** Of a mouse it is known how often it was pressed, of a finger only when; keys are pressed one by one. */
function isAgain({ detail, pointerType }: MouseEvent & { pointerType?: string }): boolean {
  return detail > 1 || pointerType === 'touch';
}

/** Lets through what is meant for what stands there; whenever `what` is another, something else does. */
export function fresh(node: HTMLElement, what?: unknown): { update: (what: unknown) => void; destroy: () => void } {
  void what;
  let since = performance.now();
  const sift = (event: MouseEvent): void => {
    if (!isAgain(event) || performance.now() - since > SOON) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener('click', sift, true);
  return {
    update: () => void (since = performance.now()),
    destroy: () => node.removeEventListener('click', sift, true),
  };
}
