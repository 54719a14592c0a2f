# How even a game is: what luckhouse lab balance says
lab-balance-title = Balance: { $game }, { $seats } seats
lab-balance-about = { $games } games with { $entrant } at every seat, and { $mixed } deals with { $entrants } at changing seats, each of them turned once around the table. { $custom ->
        [yes] Options: { $options }.
       *[no] Usual options.
    } Seed: { $seed }.
lab-balance-seats = Who wins
lab-balance-seat = seat
lab-balance-seat-number = seat { $seat }
lab-balance-beginner = first turn
lab-balance-over = over an even share
lab-balance-first = First-seat advantage, in points of a hundred: seat 1 { $seat }, whoever has the first turn { $turn }.
lab-balance-length = How long it takes
lab-balance-rounds = rounds
lab-balance-visits = the Doctor’s visits
lab-balance-reveals = reveals
lab-balance-winning = winning score
lab-balance-losing = other scores
lab-balance-mean = mean
lab-balance-deviation = deviation
lab-balance-median = median
lab-balance-low = 5 %
lab-balance-high = 95 %
lab-balance-most = most
lab-balance-ends = In { $forced } of the decisions there was only one thing to do. Of { $games } games { $nobodys } ended without a winner, and { $endless } were stopped before their end.
lab-balance-clauses = How often each clause applies: events the log tells by it
lab-balance-clause = clause
lab-balance-text = begins
lab-balance-per-game = per game
lab-balance-games = in games
lab-balance-silent = Never: { $clauses }.
lab-balance-unheard = The log tells nothing by these, in any game: { $clauses }.
lab-balance-rulings = What the house has ruled
lab-balance-decided = decides
lab-balance-decided-by = Rulings decided { $share } of the games (95 %: { $interval }).
lab-balance-too-much = { $clause } decides more than 5 % of the games{ $sure ->
        [yes] .
       *[no] , as far as so few games can say.
    }
lab-balance-not-too-much = No ruling decides more than 5 % of the games.
lab-balance-meaning = A ruling decides a game if the game ended by it, or could not have gone on to its end by the printed rules alone (GL-23, LB-16, LB-17, LD-9; of Lucky Bastard’s rounds those count that were void or that the game’s winner won), or if with the same moves the winner would not have won then without it (LT-3, with the last printed worth for every higher bait). Of other rulings one sees in how many games they apply, not what would have come without them; “–” is what no game shows.
lab-balance-luck = Luck and skill
lab-balance-sentence = Of how games end, { $skill } is skill, { $cards } the cards, { $seat } the seat, and { $neither } none of these.
lab-balance-part = part
lab-balance-skill = skill
lab-balance-cards = cards
lab-balance-place = seat
lab-balance-neither = none of these
lab-balance-luck-meaning = Shares of the variance of what a seat wins. Skill: how much the entrants differ; cards: what games of one deal have in common at a seat, whoever sits there; seat: how much the seats differ; none of these: whims, and who makes what of which cards. An estimate can fall below nothing. The further apart the entrants, the more is skill.
lab-balance-entrant = entrant
lab-balance-luck-unknown = Too few deals were played with different entrants to tell luck from skill.
