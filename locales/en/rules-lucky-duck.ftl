rules-ld-name = Lucky Duck
rules-ld-line = Open hands, three fickle piles, and fate takes the odd nudge.
rules-ld-intro = Everybody’s cards lie open, so there is nothing to hide and nobody to bluff: three piles of luck say whose card goes next. When they name one of yours, you decide which of the three revealed traits to hold, and nudge the odds your way, or at least away from your neighbour. A game for the Gnomon deck, by Dan Palmer and Al Denelsbeck.

rules-ld-section-1 = Parts
rules-ld-1 = There are three traits with three values each. Pattern is filled, partial or hollow; colour is red, green or blue; shape is circle, square or triangle.
rules-ld-2 = There are twenty-seven completes, cards that show all three traits: one for each combination, such as the hollow green square.
rules-ld-3 = There are thirty-six singles, cards that show one trait only: four of each value. They form three piles of twelve, one pile per trait.

rules-ld-section-2 = Set-up
rules-ld-4 = The completes are shuffled and every seat is dealt the same number, face up: the first seat gets the first ones, the next seat the next, and so on. That is 12 each for two players, 9 for three, 6 for four, 5 for five, 4 for six, and 3 for seven, eight or nine. The others are set aside, face up.
rules-ld-5 = The three piles are shuffled one by one: pattern, then colour, then shape.

rules-ld-section-3 = Play
rules-ld-6 = The top single of each pile is turned face up. Together the three name one complete.
rules-ld-7 = If you have that complete, you discard it, and if it was your last, you have won the game. Otherwise choose which of the three singles stay: none, any one, any two or all three, eight choices in all. The others go face down under their piles, each of those piles shows its new top single, and LD-7 or LD-8 follows again. Keeping all three names the complete that has just gone, so it comes to the same as keeping none.
rules-ld-8 = If nobody has that complete, all three singles go under their piles and three new ones are turned up.
rules-ld-9 = After twelve reveals in a row that name a complete nobody has (LD-8), the piles would repeat themselves for ever. So each of them is shuffled, its face-up single included, in the order pattern, colour, shape, and LD-6 follows. The count starts again after every discard and after every such shuffle.

rules-ld-section-4 = What you know
rules-ld-10 = You know everything but the order of the singles that have not been turned up since their pile was last shuffled. With a perfect memory you also know the order of those that have; the table shows you no card inside a pile.
