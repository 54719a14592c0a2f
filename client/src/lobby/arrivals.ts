/** Seats that somebody has chosen on the way to a table: there they sit down at once. */

const expected = new Map<string, number[]>();

export function expect(code: string, seats: number[]): void {
  expected.set(code, seats);
}

/** Once: whoever gets up again stays standing. */
export function arrive(code: string): number[] {
  const seats = expected.get(code) ?? [];
  expected.delete(code);
  return seats;
}
