/** Sheets in the browser's history: the way back closes the topmost one, and one that is closed is not on that way any more. */

const open: (() => void)[] = [];
/** Whether the browser is on its way past the entries of sheets that are closed. */
let leaving = false;
/** Where it set out, and where somebody went meanwhile: the browser would take them back from there. */
let from = '';
let wanted = '';

/** How many sheets the entry one stands at is for. */
const marked = (): number => (history.state as { sheets?: number } | null)?.sheets ?? 0;

addEventListener('popstate', () => {
  if (leaving && location.hash !== from) {
    wanted = location.hash;
    return;
  }
  const own = leaving;
  leaving = false;
  while (!own && open.length > marked()) open.pop()?.();
  settle();
  if (leaving || !wanted) return;
  location.hash = wanted;
  wanted = '';
});

/** One entry for each sheet. One comes to more by a reload or by the way forward: no sheet belongs to those. */
function settle(): void {
  if (leaving) return;
  while (marked() < open.length) history.pushState({ sheets: marked() + 1 }, '');
  leaving = marked() > open.length;
  from = location.hash;
  if (leaving) history.go(open.length - marked());
}

/** Closes it when somebody goes back, until what is returned is called. */
export function closedByBack(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    settle();
  };
}

/** Closes every sheet, and waits until the history knows. */
export async function closeSheets(): Promise<void> {
  for (const close of open.splice(0).reverse()) close();
  settle();
  if (leaving) await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
}

settle();
