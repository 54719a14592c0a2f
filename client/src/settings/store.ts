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
