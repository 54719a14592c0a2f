/** What somebody said of somebody's card, true or not (LT-21). */
export interface Claim {
  seat: number;
  about: number;
  card: string;
}

/** Something that was said: in words, or as a claim. */
export interface Say {
  text?: string;
  claim?: { seat: number; card: string };
}

/** The last claim of each seat. */
export function claimed(claims: Claim[], seat: number, say: Say): Claim[] {
  if (!say.claim) return claims;
  const claim = { seat, about: say.claim.seat, card: say.claim.card };
  return [...claims.filter((other) => other.seat !== seat), claim];
}

/** Once cards are dealt anew, what was said of the old ones is of no use. */
export function lapsed(claims: Claim[], sights: { type: string }[]): Claim[] {
  return sights.some(({ type }) => type === 'dealt') ? [] : claims;
}
