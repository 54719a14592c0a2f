/** Whether an action has everything a pattern names, alike. A pattern may name less; a list it names is meant as a whole. */
export function fits(action: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) {
    return Array.isArray(action) && action.length === pattern.length && pattern.every((it, at) => fits(action[at], it));
  }
  if (typeof pattern !== 'object' || pattern === null) return action === pattern;
  if (typeof action !== 'object' || action === null) return false;
  return Object.entries(pattern).every(([key, value]) => fits((action as Record<string, unknown>)[key], value));
}
