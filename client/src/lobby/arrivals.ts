/** Seats that somebody has chosen on the way to a table: there they sit down at once. */

export interface Arrival {
  seat: number;
  /** Where it is not the person of this device. */
  name?: string;
}

const expected = new Map<string, Arrival[]>();
const before = new Map<string, number[]>();

export function expect(code: string, arrivals: Arrival[]): void {
  expected.set(code, arrivals);
}

/** Once: whoever gets up again stays standing. */
export function arrive(code: string): Arrival[] {
  const arrivals = expected.get(code) ?? [];
  expected.delete(code);
  return arrivals;
}

/** The person goes to the rematch of a table where this device sat on these seats. */
export function follow(code: string, seats: number[]): void {
  before.set(code.toUpperCase(), seats);
}

export function satBefore(code: string): number[] {
  return before.get(code.toUpperCase()) ?? [];
}
