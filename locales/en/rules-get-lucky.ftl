rules-gl-name = Get Lucky
rules-gl-line = Everyone wants him dead. You want the credit.
rules-gl-intro = Dinner is served, the host is insufferable, and everybody at the table would like to be the one who finally does away with Doctor Lucky. You build up your guests, swap them for better-placed ones and pick your moment to strike; and when somebody else strikes first, the question is who pays to stop it: you, or the poor soul who decides after you. Designed by James Ernest and Rick Fish.

rules-gl-section-1 = Parts
rules-gl-1 = There are fifteen guests, numbered 1 to 15. Their names are this house’s own invention and stand in the deck file.
rules-gl-2 = There are fifty-seven cards. Each guest has one weapon, one motive and one opportunity that bear the guest’s number and are perfect for that guest: 45 upgrades in all. The other twelve are spite cards, all alike.
rules-gl-3 = Luck is what a card is worth against somebody else’s attempt. A spite card has luck 1, an upgrade 0, 1 or 2. The default: take the guest’s number, add 0 for a weapon, 1 for an opportunity or 2 for a motive, divide by 3, and the remainder is the luck, so that each guest’s three cards carry 0, 1 and 2. A deck file of your own can set other values.

rules-gl-section-2 = Set-up
rules-gl-4 = The guests are shuffled. Each seat gets two, face up: the first seat the first two, the next seat the next two, and so on (for two players see GL-6). The next three are in the drawing room; all the others are absent, lie face up and take no part.
rules-gl-5 = The cards are shuffled. Each seat gets six, hidden from the others: the first seat the first six, the next seat the next six, and so on (for two players see GL-6). The rest is the draw pile, face down.
rules-gl-6 = With two players, each of you gets three guests and eight cards instead. Three guests are in the drawing room and six are absent.
rules-gl-7 = Doctor Lucky starts with the lowest-numbered guest that belongs to a player. That player has the first turn.

rules-gl-section-3 = A turn: exactly one action, if Doctor Lucky visits your guest
rules-gl-8 = Draw: take the top card of the pile. There is no limit to your hand. Once the pile is empty you can no longer draw, for it is never renewed.
rules-gl-9 = Play: lay an upgrade from your hand on one of your guests, whichever you like. A guest holds at most one weapon, one motive and one opportunity. A slot that is taken can be filled anew only by that guest’s perfect card of the kind, and only over one that is not perfect; the old card goes to the discard pile. Spite cards cannot be played this way.
rules-gl-10 = Swap: exchange one of your guests for one in the drawing room. The cards on and under either of them travel along, and so does Doctor Lucky if he is visiting one of the two.
rules-gl-11 = Kill: make an attempt, with the visited guest and no other. Its value is 1, plus 1 for each upgrade on the guest that is not perfect, plus 2 for each perfect one, minus 1 for each spite card under the guest, and never below 0. An attempt of value 0 is not offered.
rules-gl-12 = You may not pass your turn. You are never stuck either: a swap is always possible.

rules-gl-section-4 = Stopping an attempt
rules-gl-13 = Starting on the attacker’s left and going clockwise, every other player has one chance. When it is yours, play cards one at a time and then stop, or pass without playing any. Each card takes its luck off the attempt’s value. At 0 the attempt has failed, at once, and nothing more is played.
rules-gl-14 = A card that is perfect for the attacking guest, which is to say one that bears the guest’s number, makes the attempt fail at once, whatever its luck.
rules-gl-15 = A card with luck 0 cannot be played against an attempt, unless it is perfect for the attacking guest.
rules-gl-16 = If you are the last in that order, you must stop the attempt if the cards in your hand can do it. You choose which ones to spend, but you may not stop playing before the attempt has failed. Players before the last are never obliged; nor is anybody in a game for two (GL-19).
rules-gl-17 = Upgrades played against an attempt go to the discard pile. Spite cards stay under the attacking guest for good, and each of them is −1 to every later attempt by that guest.
rules-gl-18 = If the last chance is over and the value is still above 0, Doctor Lucky is dead and the attacker has won.
rules-gl-19 = With two players, your opponent has the first chance and is never obliged to stop you. Then Howard turns up cards from the draw pile one at a time, at most as many as the attempt’s value when he begins, and stops once it has failed. His cards count as GL-13, GL-14 and GL-17 say; one with luck 0 that is not perfect is discarded and still counts as one of his. An empty pile gives him none.

rules-gl-section-5 = Between turns
rules-gl-20 = After a turn Doctor Lucky moves on to the next higher number that is not absent, and from the highest back to the lowest.
rules-gl-21 = If that guest belongs to a player, that player has the next turn, even if it is the one who has just had a turn.
rules-gl-22 = If that guest is in the drawing room, nobody has a turn. Instead, starting with the player who had the last turn and going clockwise, everybody who holds fewer cards than the guest’s number draws one, while the pile lasts. Then Doctor Lucky moves on again (GL-20).
rules-gl-23 = With the sixtieth swap in a row, counting the turns of all players, the game ends without a winner, before Doctor Lucky can move on.

rules-gl-section-6 = What you know
rules-gl-24 = Everybody sees the guests, the cards on and under them, the discard pile, the number of cards in each hand and in the pile, and every card that is played. You also know your own hand. What you draw is seen by nobody else; what Howard turns up is seen by all.
