/** What this device remembers. Where it may not remember, nothing breaks: it forgets. */

export function remembered<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(`luckhouse.${key}`);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`luckhouse.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Tells what another tab of this device has come to remember. */
export function whenElsewhere<T>(key: string, told: (value: T) => void): void {
  window.addEventListener('storage', (it) => {
    if (it.key !== `luckhouse.${key}`) return;
    const value = remembered<T>(key);
    if (value !== undefined) told(value);
  });
}
