/** One key for each slot: its digit, 0 for the tenth, then letters in rows of the keyboard. `d` is for done. */
const KEYS = '1234567890qwertyuiop';

export function keyOf(slot: number): string | undefined {
  return KEYS[slot];
}

/** The slot a key stands for. The digits are found by their place on the keyboard too: on a French one they need Shift. */
export function slotOf(event: KeyboardEvent): number | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const slot = KEYS.indexOf(event.key.toLowerCase());
  if (slot >= 0 && event.key.length === 1) return slot;
  return digit === undefined ? undefined : KEYS.indexOf(digit);
}

/** Whether a key is meant for something else than the board. */
export function elsewhere(event: KeyboardEvent): boolean {
  const inText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return inText || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null;
}
