/** Loads the page anew: not over and over, and not before its host answers, for without one there would be no page. */
import { remember, remembered } from '../settings/store';
import { keepTrying } from './again';

const NOT_WITHIN = 60_000;
let waiting = false;

export function loadAnew(): void {
  if (waiting) return;
  waiting = true;
  const stop = keepTrying(ask);
  void ask();

  async function ask(): Promise<void> {
    const answer = await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (!answer?.ok || !waiting) return;
    waiting = false;
    stop();
    const [last, now] = [remembered<number>('reloaded') ?? 0, Date.now()];
    if (now - last > NOT_WITHIN && remember('reloaded', now)) location.reload();
  }
}
