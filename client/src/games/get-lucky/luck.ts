/** The luck printed on the cards, by code. */

type Kind = 'weapon' | 'motive' | 'opportunity';
type Guest = { number: number } & Record<Kind, { luck: number }>;

const KINDS: [string, Kind][] = [
  ['W', 'weapon'],
  ['M', 'motive'],
  ['O', 'opportunity'],
];

export function luckOf(deck: unknown): Record<string, number> {
  const guests = (deck as { guest?: Guest[] } | undefined)?.guest ?? [];
  const each = (guest: Guest) => KINDS.map(([letter, kind]) => [`${letter}${guest.number}`, guest[kind].luck] as const);
  return Object.fromEntries(guests.flatMap(each));
}
