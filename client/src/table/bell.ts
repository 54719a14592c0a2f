/** Calls somebody to the table: by a sound, and by a notification where that is allowed and the page is not seen. */
import { settings } from '../settings/settings.svelte';
import { t } from '../words/words.svelte';

let audio: AudioContext | undefined;

const TAG = 'luckhouse-turn';

export function callToTable(game: string): void {
  if (settings.now.sound) ring();
  if (settings.now.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted') notify(game).catch(() => undefined);
}

/** Somebody has followed a call of this tab, which may have gone elsewhere since. */
navigator.serviceWorker?.addEventListener('message', ({ data }) => (location.href = String(data)));

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) hush().catch(() => undefined);
});

/** Whoever is back is not called any more. */
async function hush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
}

/** By the worker that keeps the page: a phone takes notifications from nobody else. */
async function notify(game: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const [title, more] = [t('title-your-turn', { game }), { tag: TAG, renotify: true, icon: './icon.svg' }];
  if (worker?.active) worker.active.postMessage({ title, href: location.href, ...more });
  else new Notification(title, more);
}

/** Two short notes, quiet enough for a train. */
function ring(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [note, after] of [
      [587, 0],
      [880, 0.12],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.frequency.value = note;
      gain.gain.setValueAtTime(0.0001, start + after);
      gain.gain.exponentialRampToValueAtTime(0.08, start + after + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.2);
      tone.connect(gain).connect(audio.destination);
      tone.start(start + after);
      tone.stop(start + after + 0.22);
    }
  } catch {
    // A device without sound plays on.
  }
}
