/** What each part of the page tells by a class or an icon, and the words in which it is told too. */

/** Whatever is found `at` a place says these words, itself or by what is `around` it, or is what it `has` to be. */
export interface Told {
  at: string;
  words?: RegExp;
  has?: string;
  around?: string;
}

const says = (at: string, words: RegExp, around?: string): Told => ({ at, words, ...(around ? { around } : {}) });
const is = (at: string, has: string, around?: string): Told => ({ at, has, ...(around ? { around } : {}) });

/** Only how large something is, where it lies, or how it moves: what it tells is told beside it. */
export const LOOKS = 'looks';

export type Part = Record<string, Told | Told[] | typeof LOOKS>;

const PRESSED = '[aria-pressed=true]';

/** Something one may point at, goes with what was pointed at, or was. */
const pointed = (at: string): Told[] => [
  is(`${at}.ready`, 'button[aria-pressed=false]'),
  says(`${at}.next`, /Goes with what you have chosen/),
  is(`${at}.held`, PRESSED),
];

const FRAME: Record<string, Part> = {
  'door/Door.svelte': { returning: LOOKS },
  'door/KeptGame.svelte': { first: LOOKS },
  'door/Pick.svelte': { unseen: LOOKS, tall: LOOKS },
  'lobby/LobbySeat.svelte': { first: LOOKS, mine: says('li.mine', /\(you\)/), free: says('li.free', /Free/) },
  'over/Headline.svelte': { large: LOOKS, moves: LOOKS },
  'over/KeepGame.svelte': { 'icon archive': LOOKS },
  'over/Scores.svelte': { won: says('.scores li.won', /Winner/), 'icon trophy': says('.scores .lucide-trophy', /Winner/) },
  'over/Told.svelte': { 'icon download': LOOKS, 'icon house': LOOKS, 'icon shield-check': LOOKS },
  'replay/Checked.svelte': { '{how}': says('.findings li', /\w \w/) },
  'replay/Compare.svelte': { bad: says('.compare .bad', /That is another one/), good: says('.compare .good', /It is the same one/) },
  'replay/Steps.svelte': { talk: says('button.talk', /:/) },
  'rules/RulesDrawer.svelte': { now: says('.rules .now', /the rule you asked for/) },
  'screen/Gathers.svelte': { '{sitter.type}': says('.rows li', /\w/) },
  'table/Choices.svelte': { rising: LOOKS, many: LOOKS, most: LOOKS, first: LOOKS, 'icon list': LOOKS, 'icon undo-2': LOOKS },
  'table/Clock.svelte': { late: says('.status .late', /Little time is left/, '.status') },
  'table/Doubts.svelte': { 'icon circle-alert': LOOKS },
  'table/Hint.svelte': { said: says('.hint .said', /The house would do this/), idle: LOOKS, unseen: LOOKS, 'icon lightbulb': LOOKS },
  'table/Lobby.svelte': { 'icon book-open': LOOKS, 'icon wifi-off': says('.lobby .lucide-wifi-off', /The line is cut/, '[role=alert]') },
  'table/Log.svelte': { talk: says('.lines li.talk', /:/) },
  'table/Over.svelte': { 'icon house': LOOKS, 'icon rotate-ccw': LOOKS, 'icon scroll-text': LOOKS, 'icon step-forward': LOOKS },
  'table/Playing.svelte': { narrow: LOOKS, screen: LOOKS, bar: LOOKS, low: LOOKS, 'icon book-open': LOOKS, 'icon message-square': LOOKS, 'icon users': LOOKS },
  'table/Room.svelte': { tall: LOOKS, whole: LOOKS },
  'table/Seats.svelte': { 'icon tv': LOOKS },
  'table/Status.svelte': {
    yours: says('.status.yours', /It is your turn|The next one is set up|on its way/),
    'icon wifi-off': says('.status .lucide-wifi-off', /The line is cut/, 'p'),
  },
  'table/Talk.svelte': { 'icon send': LOOKS },
  'table/TimeLeft.svelte': { late: says('[role=timer].late', /Little time is left/, '.clock, main') },
  'table/Trouble.svelte': { first: LOOKS },
  'table/Watcher.svelte': { 'icon eye': says('.watcher .lucide-eye', /You are watching/, 'p') },
};

const LUCKTAILS: Record<string, Part> = {
  'games/lucktails/Card.svelte': { late: LOOKS, turns: says('.lucktails .front.turns', /\([1-6L]\)/, '[role=img], button') },
  'games/lucktails/ClaimMenu.svelte': { 'icon x': says('dialog .lucide-x', /Close/, 'button') },
  'games/lucktails/Marks.svelte': {
    'icon arrow-left-right': says('.mark.exchanged', /Exchanged with middle place/),
    'icon eye': says('.mark.eye', /Only you see this card/, '.hand'),
    'icon eye-closed': says('.mark.slipped', /Has looked at their own card/),
  },
  'games/lucktails/MiddleCard.svelte': { 'icon eye': says('.slot .eye', /you know it/, 'button') },
  'games/lucktails/Plate.svelte': {
    waited: says('.plate.waited', /The table waits for:/),
    wins: says('.plate.wins', /Has won:/),
    'icon crown': says('.sign:has(.lucide-crown)', /Has won:/),
    'icon flag': says('.sign:has(.lucide-flag)', /Starts this round/),
    'icon hourglass': says('.sign:has(.lucide-hourglass)', /The table waits for:/),
    'icon moon': says('.sign:has(.lucide-moon)', /The house plays for:/),
  },
  'games/lucktails/RoundEnd.svelte': { 'icon arrow-right': LOOKS },
  'games/lucktails/Seat.svelte': {
    out: says('.seat.out', /\bout\b/),
    own: says('.seat.own', /Your own card/),
    known: says('[role=img].known', /Only you see this card/),
  },
  'games/lucktails/Spot.svelte': {
    can: is('.lucktails button.can', ':enabled[aria-pressed]'),
    selected: is('.lucktails button.selected', PRESSED),
    round: LOOKS,
    'icon check': is('.lucktails .check', PRESSED, 'button'),
  },
};

const ANSWERS = [
  says('.seat.now', /is asked|Let it go/),
  says('.seat.passed', /lets it go/),
  says('.seat.stopped', /stopped it/),
  says('.seat.waits', /to come/),
  says('.seat.spared', /is not asked/),
];

const GET_LUCKY: Record<string, Part> = {
  'games/get-lucky/Answers.svelte': {
    seated: LOOKS,
    now: says('.howard.now', /is asked/),
    '"seat {answer}"': ANSWERS,
    '{rest}': [is('.seat > button.ready', '[aria-pressed=false]'), is('.seat > button.held', PRESSED)],
    'icon check': says('.seat .lucide-check', /lets it go/, '.seat'),
    'icon ellipsis': says('.seat .lucide-ellipsis', /to come/, '.seat'),
    'icon hourglass': says('.seat .lucide-hourglass', /is asked|Let it go/, '.seat'),
    'icon shield-check': says('.seat .lucide-shield-check', /stopped it/, '.seat'),
  },
  'games/get-lucky/Card.svelte': { many: says('li.many > .card', /You hold \d+ of them/), '"card {look}"': pointed('.strip .card') },
  'games/get-lucky/CardList.svelte': { short: LOOKS, unseen: LOOKS },
  'games/get-lucky/GetLucky.svelte': { few: LOOKS, watched: LOOKS, hidden: LOOKS, many: LOOKS },
  'games/get-lucky/Guest.svelte': {
    visited: says('.frame.visited', /Doctor Lucky is here/),
    "{['tile', look, spite > 0 && 'spiteful']}": [...pointed('.tile'), says('.tile.spiteful', /spite cards? underneath/)],
    'icon skull': says('.tile .lucide-skull', /An attempt is worth \d/, '.tile'),
  },
  'games/get-lucky/Hand.svelte': { crowded: LOOKS },
  'games/get-lucky/Luck.svelte': { none: says('.luck .none', /No luck/, '.card') },
  'games/get-lucky/Piles.svelte': {
    back: LOOKS,
    none: says('.heap.none', /The pile is empty|: 0 cards/, '.pile'),
    '"pile {look}"': [is('button.pile.ready', '[aria-pressed=false]'), is('button.pile.held', PRESSED)],
  },
  'games/get-lucky/Route.svelte': {
    mine: says('.round li.mine', /You/),
    room: says('.round li.room', /Drawing room/),
    here: says('.round li.here', /Doctor Lucky is here/),
  },
  'games/get-lucky/Scene.svelte': {
    '"scene {attempt.end}"': [says('.scene.open', /strikes?, with/), says('.scene.failed', /Foiled!/), says('.scene.killed', /Doctor Lucky is dead/)],
    'icon shield-check': says('.verdict .lucide-shield-check', /Foiled!/, '.scene'),
    'icon skull': says('.verdict .lucide-skull', /Doctor Lucky is dead/, '.scene'),
  },
  'games/get-lucky/SeatPanel.svelte': {
    waited: says('.others section.waited', /The table waits for this seat/),
    'icon cloud-off': says('.others .lucide-cloud-off', /The house plays for this seat/),
    'icon hourglass': says('.others .lucide-hourglass', /The table waits for this seat/),
  },
  'games/get-lucky/Slots.svelte': { filled: says('.slot.filled', /(Weapon|Motive|Opportunity): /, '.tile') },
  'games/get-lucky/Token.svelte': { '"doctor {look}"': pointed('button.doctor') },
  'games/get-lucky/art/KindIcon.svelte': { empty: LOOKS },
};

const LUCKY_BASTARD: Record<string, Part> = {
  'games/lucky-bastard/Call.svelte': {
    racing: says('.call.racing', /Race!/),
    'icon flag': says('.call .lucide-flag', /Done/, 'button'),
    'icon layers': LOOKS,
  },
  'games/lucky-bastard/Deck.svelte': { laid: says('.pips .laid', /\d laid/, 'li') },
  'games/lucky-bastard/Line.svelte': { large: LOOKS, tight: LOOKS, gap: says('.line .gap', /is empty/) },
  'games/lucky-bastard/Look.svelte': { open: is('.look.open', PRESSED), 'icon eye': says('.look .lucide-eye', /hold to look/, 'button') },
  'games/lucky-bastard/LuckyBastard.svelte': { crowd: LOOKS, reach: LOOKS, long: LOOKS },
  'games/lucky-bastard/Moment.svelte': { end: says('.cry.end', /wins? the game/), 'icon x': says('.wrong .lucide-x', /Wrong!/, 'li') },
  'games/lucky-bastard/Others.svelte': { reach: LOOKS, spread: LOOKS },
  'games/lucky-bastard/Plaque.svelte': {
    'on-turn': says('.plaque.on-turn', /On turn/),
    waited: says('.plaque.waited', /The table waits for this seat|On turn/),
    small: LOOKS,
    'icon check': says('.ready:has(.lucide-check)', /looked|done|chosen/),
    'icon coffee': says('.sign:has(.lucide-coffee)', /The house plays for them/),
    'icon flag': says('.sign:has(.lucide-flag)', /Starts the round/),
    'icon hand': says('.sign:has(.lucide-hand)', /On turn/),
    'icon sparkles': says('.sign:has(.lucide-sparkles)', /Has a power to use/),
    'icon trophy': says('.sign:has(.lucide-trophy)', /Has won the game/),
  },
  'games/lucky-bastard/Slot.svelte': {
    large: LOOKS,
    target: is('.slot.target', 'button'),
    face: says('.slot.face', /[sS]lot \d+.*: /),
    fits: [is('.slot.fits', 'button'), says('.lay:has(.slot.pointed) .slot.fits:not(.pointed)', /goes with what you have chosen/)],
    pointed: is('.slot.pointed', PRESSED),
    missed: says('.slot.missed', /was shown and is wrong/),
    held: says('.slot.held', /hold to look|Press to cover/),
    racing: says('.slot.racing', /Discard slot/),
    keyed: LOOKS,
    'icon check': is('.mark .lucide-check', PRESSED, '.slot'),
    'icon eye': says('.mark .lucide-eye', /looking at it/, '.slot'),
    'icon lightbulb': says('.mark .lucide-lightbulb', /: /, '.slot'),
    'icon x': says('.mark .lucide-x', /was shown and is wrong/, '.slot'),
  },
  'games/lucky-bastard/Stack.svelte': { lifted: says('.stack.lifted', /[rR]ace/, '.middle'), pointed: is('.heap.pointed', PRESSED) },
  'games/lucky-bastard/Tokens.svelte': { none: says('.tokens.none', /no token/) },
};

const LUCKY_DUCK: Record<string, Part> = {
  'games/lucky-duck/Complete.svelte': {
    marked: says('.complete.marked', /could come next/),
    lit: says('.complete.lit', /named just now/),
    full: LOOKS,
  },
  'games/lucky-duck/Duck.svelte': { hops: says('.duck .hops', /won/, '.pond') },
  'games/lucky-duck/Hand.svelte': { gone: LOOKS },
  'games/lucky-duck/LuckyDuck.svelte': { full: LOOKS },
  'games/lucky-duck/Named.svelte': { missed: says('figure.missed', /nobody/), 'icon x': says('figure .lucide-x', /nobody/, 'figure') },
  'games/lucky-duck/Pile.svelte': {
    turned: LOOKS,
    shuffled: says('.pile.shuffled', /shuffled/, '.pond'),
    open: is('.piles button.open', '[aria-pressed]'),
    kept: says('.piles button.kept', /stays/),
    'icon pin': says('.tag:has(.lucide-pin)', /stays/),
    'icon rotate-cw': says('.tag:has(.lucide-rotate-cw)', /goes/),
  },
  'games/lucky-duck/Reeds.svelte': { '{side}': LOOKS },
  'games/lucky-duck/Says.svelte': { won: says('.pond p.won', /won/) },
  'games/lucky-duck/Seat.svelte': {
    waited: says('.others section.waited', /chooses what stays/),
    winner: says('.others section.winner', /has won/),
    spare: LOOKS,
    'icon bot': says('.others .lucide-bot', /the house plays for them/),
    'icon crown': says('.others .lucide-crown', /has won/),
    'icon hourglass': says('.others .lucide-hourglass', /chooses what stays/),
  },
  'games/lucky-duck/Sign.svelte': { ink: LOOKS, paper: LOOKS },
  'games/lucky-duck/Trail.svelte': { missed: says('li.missed', /nobody/), 'icon x': says('.whose .lucide-x', /nobody/) },
};

export const TOLD = { frame: FRAME, lucktails: LUCKTAILS, 'get-lucky': GET_LUCKY, 'lucky-bastard': LUCKY_BASTARD, 'lucky-duck': LUCKY_DUCK };
