# Two minutes at a table, for each game.

lesson-title = Lesson
lesson-none = There is no lesson for this game.
lesson-you = You
lesson-step = { $step } of { $count }
lesson-skip = Skip the lesson
lesson-next = Go on
lesson-play-on = Now play on

lesson-lt-cards = There are only eight cards: 1, 1, 2, 3, 4, 5, 6 and the Lucktails card, L. Everybody has one face down, two lie face down in the middle, and the rest lie open.
lesson-lt-neighbour = Nobody knows their own card. You see the one on your right: { $right } has “{ $card }”, a 6. { $left }, on your left, sees yours, and may tell you anything about it.
lesson-lt-bait = A turn is about the bait. Raise it, and the next one has to decide. Whoever takes it gets its worth for certain: 1 point at first, 2 from a bait of 3, 3 from 6, 4 from 10.
lesson-lt-open = You begin. Open with a bait of 2.
lesson-lt-take = Let’s see what the others do about it. If the bait comes back to you, take it: those points are certain. Your own card is then turned up for nothing.
lesson-lt-out = You have your points and are out of this round; for the others the bait starts again. Once all are out, new cards are dealt, and the next round starts one seat further left.
lesson-lt-opt-out = When it is your turn, choose the bold way out: opt out. Turn up your own card, or exchange it first, unseen, for one in the middle. It scores its number, and L lifts you to the highest total.
lesson-lt-talk = So that is what you turned up. And talking is half the game: say what you like about the card you see, true or not.
lesson-lt-end = Whoever, after a round, alone has the most points, and at least 15 of them, wins. That is all there is to it.

lesson-gl-party = Doctor Lucky goes from guest to guest, by their numbers, and everybody would love to do away with him. If he visits a guest of yours, it is your turn: draw a card, play one, swap a guest, or strike.
lesson-gl-visit = He begins with { $guest }, number 1. That is your guest, so it is your turn. He goes on to 2, also yours, and then to 3, who stands in the drawing room and belongs to nobody.
lesson-gl-swap = So swap: give { $gives } away and take { $takes } from the drawing room. Then number 3 is yours before he gets there.
lesson-gl-play = He visits { $visited }: your turn again. Play “{ $card }” on { $guest }. It bears the guest’s number, so it is perfect and adds 2 to an attempt; any other card would add 1.
lesson-gl-kill = And now he visits { $guest }. An attempt is worth 1, and 2 more for the perfect weapon: 3. Strike!
lesson-gl-stop = In turn, each of the others may now play cards against it; their luck comes off. { $next } may leave it to those who follow. { $last } is the last in line, and the last one must stop it if their hand can.
lesson-gl-spite = Luck 2 and a spite card with luck 1: stopped. But now { $last } has two cards fewer; sooner or later nobody can pay. The spite stays under { $guest } and makes every attempt worth 1 less.
lesson-gl-end = If somebody else strikes, you are asked too: pay, or leave it to those after you. And when Doctor Lucky drops in on the drawing room, whoever holds few cards draws one.

lesson-lb-line = Four cards lie face down before you. Whoever first gets rid of their whole line wins the round, and three rounds win the game. But you may look at only two of them, and then you have to remember.
lesson-lb-look = Look at the two cards on the left.
lesson-lb-draw = “{ $first }” and “{ $second }”. Remember them: they lie face down again soon. Then draw the top card of the pile.
lesson-lb-throw = You have drawn “{ $card }”, and you remember another one in your line. So throw the drawn card: it becomes the played card.
lesson-lb-match = The race is on! Everybody at once may now discard cards that are like the played one. Discard your first card, “{ $card }”.
lesson-lb-done = One card less. A wrong card would be shown to all and go back, and you would get one more. So rather say that you are done.
lesson-lb-race = Now { $who } draws and lays a card, and the race is on again. Is it “{ $card }”? You have one of those, do you remember where? If it is another card, say that you are done.
lesson-lb-again = When it is your turn again, draw.
lesson-lb-keep = This time keep the card: it takes the place of one of yours, and that one becomes the played card. A place you do not know is a good one for it.
lesson-lb-powers = Two cards have powers, for whoever lays them: “{ $switch }” exchanges two people’s cards, unseen; “{ $peek }” lets you look at one of your own. They act after the race.
lesson-lb-end = Whoever discards their last card wins the round at once. Remember, dare, and be quick!

lesson-ld-open = Everybody’s cards lie open. Whoever is rid of all of theirs first has won. Whose card goes is said by three piles: one for the pattern, one for the colour, one for the shape.
lesson-ld-named = Turned up are: filled, red, circle. The filled red circle was yours, and so it is gone already. And because it was yours, you say which of the three singles stay.
lesson-ld-keep = You have two more cards that are filled and red. So keep the pattern and the colour: only the shape is turned up anew. Each choice says how likely a card of yours is to be next, and one of the others’.
lesson-ld-again = The filled red square, gone too! You have one more that is filled and red. Keep the pattern and the colour once more.
lesson-ld-piles = And the triangle as well. What does not stay goes under its pile and comes back later, in the same order: whoever remembers it knows what is coming.
lesson-ld-none = None of your other cards is filled, red or a triangle. So keep none: three new singles for everybody.
lesson-ld-missed = First the filled red circle was named again. Nobody has it any more, so three new ones came up: the hollow blue square. It was { $who }’s, who now chooses. You are ahead: play on!
