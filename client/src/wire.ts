// What a device and a table say to each other: written from crates/wire by `cargo xtask transcripts`.

/**
 * A message with a number of the device's own, under which it is answered.
 */
export type ToServer = { id: number, ask: Ask, };

/**
 * What is asked of the table this socket belongs to.
 */
export type Ask = { "type": "sit", seat: number, share: string, name?: string, } | { "type": "stand", seat: number, } | { "type": "level", seat: number, level: number | null, } | { "type": "offer", seat: number, offered: boolean, } | { "type": "remove", seat: number, } | { "type": "start", } | { "type": "act", seat: number, moment: number, action: unknown, } | { "type": "say", seat: number, say: unknown, } | { "type": "leave", seat: number, } | { "type": "return", seat: number, } | { "type": "look", seat: number, } | { "type": "abandon", } | { "type": "mute", seat: number, muted: boolean, } | { "type": "rematch", } | { "type": "history", after: number, before: number, } | { "type": "ping", };

export type ToClient = { "type": "standing" } & Standing | { "type": "happened", happening: Happening, 
/**
 * Only where the cards moved.
 */
view: unknown, legal: unknown[], moment: number, 
/**
 * Whom the table waits for. Others may have something to do, and need not (LT-22).
 */
to_act: Array<number>, 
/**
 * Who may do something, whether the table waits for them or not.
 */
may_act: Array<number>, 
/**
 * What time it is at the table, in milliseconds since 1970: as the table goes, and not what a clock on
 * some wall shows. Until `deadline` there is as much time as between the two.
 */
now: number, 
/**
 * Until when the first of them has to act.
 */
deadline: number | null, 
/**
 * How long each person among them has.
 */
clocks: Array<Clock>, stage: Stage, } | { "type": "history", after: number, happenings: Array<Happening>, } | { "type": "answered", id: number, answer: Answer, } | { "type": "stopping", };

/**
 * Everything a device needs to show a table it knows nothing of.
 */
export type Standing = { code: string, set_up: SetUp, 
/**
 * What the server has bound itself to before the first card (see docs/fair-deal.md); empty where the table
 * began on a device, of whose deal nothing is promised.
 */
commitment: string, stage: Stage, chairs: Array<Chair>, 
/**
 * The seats of this device, and the one it looks as.
 */
yours: Array<number>, looking_as: number | null, host: boolean, 
/**
 * The number of the last thing that happened.
 */
number: number, 
/**
 * What happened after this number is told or can be asked for; 0 tells the table anew.
 */
after: number, 
/**
 * The number with which `since` begins. What happened between `after` and this was too much for one
 * message: see `history`.
 */
from: number, since: Array<Happening>, view: unknown, legal: unknown[], moment: number, to_act: Array<number>, may_act: Array<number>, now: number, deadline: number | null, clocks: Array<Clock>, };

/**
 * How long somebody has whom the table waits for.
 */
export type Clock = { seat: number, 
/**
 * By the time of the table, as `now` tells it.
 */
until: number, 
/**
 * How many milliseconds before that come from the reserve.
 */
bank: number, };

/**
 * One thing that happened at a table, numbered alike for everybody.
 */
export type Happening = { number: number, } & ({ "what": "seated", chair: Chair, } | { "what": "started", sights: unknown[], } | { "what": "acted", seat: number, house: boolean, sights: unknown[], } | { "what": "sealed", seat: number, house: boolean, sights: unknown[], } | { "what": "said", seat: number, say: unknown, } | { "what": "muted", seat: number, muted: boolean, } | { "what": "abandoned", } | { "what": "rematch", code: string, });

export type What = { "what": "seated", chair: Chair, } | { "what": "started", sights: unknown[], } | { "what": "acted", seat: number, house: boolean, sights: unknown[], } | { "what": "sealed", seat: number, house: boolean, sights: unknown[], } | { "what": "said", seat: number, say: unknown, } | { "what": "muted", seat: number, muted: boolean, } | { "what": "abandoned", } | { "what": "rematch", code: string, };

/**
 * Who sits on a chair.
 */
export type Chair = { seat: number, sitter: Sitter, };

export type Sitter = { "type": "nobody" } | { "type": "person", name: string, away: boolean, } | { "type": "house", level: number, offered: boolean, };

export type Stage = "gathering" | "playing" | "over" | "abandoned";

export type Answer = { "type": "done", } | { "type": "refused", code: Code, why: string, } | { "type": "too_late", };

/**
 * Why a message was refused, for programs.
 */
export type Code = "bad_message" | "not_your_seat" | "not_the_host" | "no_such_seat" | "seat_taken" | "other_share" | "not_now" | "not_your_turn" | "illegal_action" | "bad_talk" | "muted" | "removed" | "hand_over" | "too_often" | "too_many_tables" | "too_much" | "unavailable" | "unsure";

/**
 * A table as somebody wants it.
 */
export type SetUp = { game: string, seats: number, 
/**
 * By name; those not named have their defaults.
 */
options: Record<string, unknown>, 
/**
 * A deck file's content, where it is not the house's own.
 */
deck?: unknown, pace: Pace, race: Race, 
/**
 * Whether it stands in the list of open tables.
 */
open: boolean, 
/**
 * Whether people at no seat may watch.
 */
watched: boolean, 
/**
 * Which seats the house takes.
 */
house: Array<House>, };

/**
 * A seat of the house, and how well it plays there.
 */
export type House = { seat: number, level: number, };

/**
 * How long a seat may take.
 */
export type Pace = { "type": "relaxed" } | { "type": "quick", seconds: number, bank: number, } | { "type": "letter", days: number, };

/**
 * How a race of reflexes is decided (LB-9).
 */
export type Race = "live" | "sealed";

/**
 * The table that was made.
 */
export type Created = { 
/**
 * What one says to somebody who wants to join.
 */
code: string, };

/**
 * What is told of a table to somebody who has not come in.
 */
export type Sign = { code: string, game: string, seats: number, 
/**
 * How many seats somebody who comes may take: those that are free, and those of the house that are offered.
 */
free: number, 
/**
 * Who made the table, if they sit at it.
 */
host: string | null, pace: Pace, stage: Stage, 
/**
 * Whether a seat is kept here for whoever asks, until they sit down.
 */
kept: boolean, 
/**
 * Where the game goes on; told only to those who sat here.
 */
next: string | null, };
