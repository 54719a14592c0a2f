# Lucktails: the rules as players read them, one message per clause.

rules-lt-name = Lucktails
rules-lt-line = Your neighbour knows your card. You don’t. Will you bite?
rules-lt-intro = Eight cards and a pond full of lies: you see your neighbour’s card, never your own, and the whole table is only too happy to tell you what you hold. Take the bait, raise it for the next player, or turn over a card you do not know: yours, or one of the two in the middle. Designed by Peter Jürgensen.

rules-lt-section-1 = Cards and points
rules-lt-1 = There are just eight cards: 1, 1, 2, 3, 4, 5, 6 and the Lucktails card, written L. The two 1s are the same card.
rules-lt-2 = You collect points. Your total never drops below 0, and the supply of points never runs out.
rules-lt-3 = A bait of 1 or 2 is worth 1 point, 3 to 5 is worth 2, 6 to 9 is worth 3, and 10 or more is worth 4. The last two ranges are a default of the deck file; a host may play with a deck file of their own.
rules-lt-4 = Nobody may raise the bait above the cap (20, or what the host sets, from 10 to 99). So every round ends, however stubborn the table.

rules-lt-section-2 = A round
rules-lt-5 = The first seat starts the first round, or whichever seat the host chooses. Each later round starts one seat further to the left.
rules-lt-6 = The eight cards are shuffled once. One goes face down to each seat, in order from seat 1; the next two go face down to the middle, to places 1 and 2. What remains lies face up beside them: three cards with three players, two with four, one with five.
rules-lt-7 = Then you look at the card of your right neighbour, just as your left neighbour looks at yours. Nobody may look at their own card.
rules-lt-8 = Turns go clockwise from the starting seat, over the players who are still in the round. The bait starts at 0.
rules-lt-9 = If the bait is 0 on your turn, you open with a bait of 1 or 2, or you opt out (LT-13).
rules-lt-10 = If the bait is above 0 on your turn, you raise it by exactly 1 or 2, take it (LT-12), or opt out (LT-13).
rules-lt-11 = If your raise carries the bait from below ten to ten or eleven, you put 1 bonus point on one of the two middle cards, whichever you choose. Later raises of the same run place none. Once the bait has gone back to 0, a new run can earn a bonus again.
rules-lt-12 = When you take the bait, you score its value (LT-3), turn your own card face up for no points, and are out of the round.
rules-lt-13 = When you opt out, you may first exchange your card, unseen, with the card at middle place 1 or 2. You then score all bonus points lying on the card you took; your old card comes to lie there with none. After that you turn your card face up, score it (LT-14), and are out of the round. Bonus points on a card you did not take stay where they are.
rules-lt-14 = A card scores its number. The Lucktails card lifts you to the highest total anybody has at that moment, with your bonus points from LT-13 already counted. If you have the highest total yourself, it gives you nothing.
rules-lt-15 = Whichever way you leave the round, the bait is 0 for the next player.
rules-lt-16 = If you are the last player in the round, you can only opt out, with or without an exchange (LT-13).
rules-lt-17 = The round ends when everybody is out. Bonus points nobody took go back to the supply. The two middle cards are not shown during the game; the replay of a finished game shows everything.

rules-lt-section-3 = The end
rules-lt-18 = After each round: if the highest total is at least 15 and you alone have it, you win. Otherwise, and also on a tie for the highest, everybody plays another round.

rules-lt-section-4 = What you know
rules-lt-19 = Everybody knows the bait, all totals, where bonus points lie, every card that has been face up, and who exchanged with which middle place.
rules-lt-20 = You also know the card your right neighbour was dealt, wherever an exchange has carried it since, and your view goes on showing it. You do not see your own card before you turn it over, nor the card you give away in an exchange. What you can deduce by counting is your own affair.

rules-lt-section-5 = Table talk
rules-lt-21 = You may say anything about the card you saw, true or not; it has no effect on the rules. Besides free chat there are ready-made claims, one tap each, to any player you like: “your card is a 6”, “take it, it’s bad”. A claim is shown to all and kept in the record.

rules-lt-section-6 = Slips (option)
rules-lt-22 = With the option slips on (default off), you may look at your own card until the first turn of the round has been taken, once per player and round. You pay 1 point if you have one, and the round is dealt anew: a new shuffle, the same starting seat, the same round number. What you saw is told to you alone; that you looked is announced to all.
