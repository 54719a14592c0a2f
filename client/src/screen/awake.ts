/** A screen that everybody looks at does not go dark; where a browser cannot do that, it goes dark as it likes. */

export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let gone = false;

  async function hold(): Promise<void> {
    if (gone || document.hidden || !('wakeLock' in navigator)) return;
    const lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (gone) void lock?.release();
    else held = lock;
  }

  // A page that was not looked at has lost it.
  const again = (): void => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    gone = true;
    document.removeEventListener('visibilitychange', again);
    void held?.release();
  };
}
