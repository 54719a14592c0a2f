/** Loads the page anew: not over and over, and not before its host answers, for without one there would be no page. */
import { remember, remembered } from '../settings/store';
import { keepTrying } from './again';

const NOT_WITHIN = 60_000;
let waiting = false;
/** Whether the browser is on its way to another page: it breaks off what this one still loads, and a reload would break off that way. */
let leaving = false;

addEventListener('beforeunload', () => (leaving = true));
// A file may have been downloaded, or the way there was broken off: who does something on this page has stayed, or is back.
for (const sign of ['pointerdown', 'keydown', 'pageshow']) addEventListener(sign, () => (leaving = false), true);

export function loadAnew(): void {
  if (waiting) return;
  waiting = true;
  const stop = keepTrying(ask);
  void ask();

  async function ask(): Promise<void> {
    const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || !waiting || leaving) return;
    waiting = false;
    stop();
    const [last, now] = [remembered<number>('reloaded') ?? 0, Date.now()];
    if (now - last > NOT_WITHIN && remember('reloaded', now)) location.reload();
  }
}
