# The board of Lucky Bastard in the browser.

# Places and cards, for those who listen
lbd-your-slot = Your slot { $slot }
lbd-slot-of = Slot { $slot } of { $name }
lbd-face-down = { $where }, face down
lbd-face-up = { $where }: { $card }
lbd-looked-at = { $names } looking at it
lbd-seen-by = seen by { $names }
lbd-goes-with = goes with what you have chosen
lbd-was-wrong = was shown and is wrong
lbd-gap = Slot { $slot } is empty
lbd-your-line =
    Your line: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lbd-line-of =
    Line of { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

# Looking at a card
lbd-look-hold = Hold to look
lbd-look-covered = { $where }: hold to look, or press to turn it over
lbd-look-open = { $where }: { $card }. Press to cover it again

# The piles
lbd-pile =
    Pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lbd-pile-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lbd-pile-open =
    See how the pile lay: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lbd-pile-title = The pile, from the top
lbd-discards = Discards: { $count }, on top { $card }
lbd-discards-none = No discards yet
lbd-discards-count =
    { $count ->
        [0] no discards
        [one] 1 laid
       *[other] { $count } laid
    }
lbd-discards-open = Look through the discards: { $count }, on top { $card }
lbd-discards-title = The discards, from the top
lbd-drawn-yours = Your drawn card
lbd-drawn-by = Drawn by { $name }
lbd-deck = The cards in the deck
lbd-deck-copies =
    { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }, { $laid ->
        [0] none laid
       *[other] { $laid } laid
    }

# Who sits there
lbd-tokens =
    { $count ->
        [0] no token
        [one] 1 token
       *[other] { $count } tokens
    }
lbd-winner = Has won the game
lbd-on-turn = On turn
lbd-waited = The table waits for this seat
lbd-starts = Starts the round
lbd-away = The house plays for them
lbd-best = best { $best }
lbd-power-due = Has a power to use
lbd-has-looked = looked
lbd-is-done = done
lbd-has-chosen = chosen

# What is going on
lbd-done = Done
lbd-decline = Decline
lbd-say-look =
    { $count ->
        [one] Point at one of your cards to look at it.
       *[other] Point at { $count } of your cards to look at them.
    }
lbd-say-look-wait = Remember what you see. The others are still choosing.
lbd-say-look-watch = Everybody looks at some of their own cards.
lbd-say-draw = Draw a card from the pile.
lbd-say-draw-looking = Have a good look at your cards: when you draw, they are hidden.
lbd-say-draw-other = { $name } is to draw.
lbd-say-draw-other-looking = Have a good look at your cards: they are soon hidden.
lbd-say-play = Swap it for one of your cards, or throw it onto the discards.
lbd-say-play-other = { $name } looks at the drawn card.
lbd-say-race = Race! Lay every “{ $card }” you have.
lbd-say-race-wait = You have chosen. The race for “{ $card }” goes on.
lbd-say-race-watch = The race for “{ $card }” is on.
lbd-say-switch = Switch: point at a card of one seat.
lbd-say-switch-other = Now point at a card of another seat.
lbd-say-peek = Peek: point at the card of yours that you want to see.
lbd-say-power-other = { $name } may use “{ $card }”.

# Moments
lbd-missed = Wrong! { $name } showed “{ $card }” from slot { $slot }.
lbd-missed-you = Wrong! You showed “{ $card }” from slot { $slot }.
lbd-cry-won = { $name } wins the round!
lbd-cry-won-you = You win the round, you lucky bastard!
lbd-cry-void-cards = No card is left to draw. The round is dealt again.
lbd-cry-void-long = Too many turns. The round is dealt again.
lbd-cry-ended = { $name } wins the game!
lbd-cry-ended-you = You win the game, you lucky bastard!
