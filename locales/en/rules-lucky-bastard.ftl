# Lucky Bastard: the rules as players read them, one message per clause.

rules-lb-name = Lucky Bastard
rules-lb-line = Remember what you saw. Trust it. Be faster than the rest.
rules-lb-intro = Your cards lie face down in front of you, and you have seen only some of them; the rest is memory, nerve and quick fingers. Every card played starts a race to get rid of its twins, and the question is always the same: do you dare to discard a card you only remember? Published by Arkham Society.

rules-lb-section-1 = Cards and tokens
rules-lb-1 = There are fifty-eight cards. The deck file’s default: eight plain kinds, A to H, with 3, 4, 5, 6, 7, 8, 9 and 10 copies, three switch cards and three peek cards. Cards of one kind are identical, and every card shows how many copies of it there are.
rules-lb-2 = Be the first to win 3 tokens, or as many as the host has set, from 1 to 9, and you win the game.

rules-lb-section-2 = A round
rules-lb-3 = All 58 cards are shuffled. Seat 1 gets the first four in a face-down line, slots 1 to 4, seat 2 the next four, and so on; with the option origins, each gets as many as it is due (LB-18). The rest is the draw pile, and the discard pile is empty.
rules-lb-4 = Everybody at once: choose two of your own slots and look at them secretly (with the option origins it can be more, LB-18).
rules-lb-5 = The first seat starts the first round, or whichever seat the host chooses; whoever wins a round starts the next. Turns go clockwise.
rules-lb-6 = Slots keep their number for the whole round. A discarded card leaves a gap; a new card gets the next number you have not used in this round.

rules-lb-section-3 = A turn
rules-lb-7 = On your turn, draw the top card of the pile and look at it secretly.
rules-lb-8 = Then keep it or throw it. Keep: put it into one of your filled slots and lay the card that was there face up on the discard pile. Throw: lay the drawn card itself face up on the discard pile. Either way, the card now lying there is the played card.
rules-lb-9 = Now the race: everybody, you on your own turn included, may discard cards from their own line that are identical to the played card, as many as they like, each by itself, in whatever order they come. The race is over when every player has said they are done; the clock says it for those who are too slow.
rules-lb-10 = If you try a wrong card, everybody has seen it. It goes back to its slot, and you add the top card of the pile to your line, unseen by all, you included. With that you are done with this race.
rules-lb-11 = If you discard your last card, you win the round at once and take a token. Nothing further is resolved.

rules-lb-section-4 = Powers
rules-lb-12 = A switch or peek card acts for the player who laid it, be it as the played card (thrown, or put out by keeping another) or in the race. Powers act after the race, in the order in which their cards were laid. You may decline any of yours.
rules-lb-13 = Switch: exchange a card of one player with a card of another; either may be yours. Both stay face down, unseen.
rules-lb-14 = Peek: look at one card of your own line.
rules-lb-15 = Then the turn passes to the left.

rules-lb-section-5 = Empty pile, void round
rules-lb-16 = When a card must be drawn and the pile is empty, all of the discard pile but its top card is shuffled to be the new pile, even if that is a single card. If there is still no card, a penalty (LB-10) is waived. If it is a turn’s draw (LB-7) that finds none, the round is void: nobody gets a token, and it is dealt again with the same starting seat and round number, lines of the same length, and as many looks as before.
rules-lb-17 = A round is void in the same way when its 400th turn has ended without a winner.

rules-lb-section-6 = Origins (option)
rules-lb-18 = With the option origins on (default off), you start a round with 4 cards plus one for each round you have won in a row just before, at most 10, and you look at half of them, rounded up. Everybody who did not win the last round starts with 4.
rules-lb-19 = With origins on, the host may also set 0 tokens: then nobody wins, and you play on for as long as you like. Your best level is kept: the largest line you have started a round with.

rules-lb-section-7 = What you know
rules-lb-20 = Everybody knows the discard pile in its order, how many cards the pile and each line hold and in which slots, which slot changed or was looked at and by whom, and every wrong card that was shown.
rules-lb-21 = You have also seen what you looked at, drew or kept. A perfect memory follows those cards through every exchange.
rules-lb-22 = You are shown a card only while you are looking at it, also after a reload: remembering is the game. A drawn card stays in sight until you keep or throw it; a card you looked at by LB-4 or LB-14 stays until your next action or the next played card, and your look follows it through an exchange. A wrong card (LB-10) is shown only at the moment it happens. The memory aid (off, unless the host wants it) makes your view, but not a watcher’s, show all that you could remember (LB-21), wrong cards included.
