# Wie ausgewogen ein Spiel ist: was luckhouse lab balance sagt
lab-balance-title = Ausgewogenheit: { $game }, { $seats } Plätze
lab-balance-about = { $games } Spiele mit { $entrant } auf jedem Platz, und { $mixed } Kartenverteilungen mit { $entrants } auf wechselnden Plätzen, jede einmal um den Tisch gedreht. { $custom ->
        [yes] Optionen: { $options }.
       *[no] Übliche Optionen.
    } Startwert: { $seed }.
lab-balance-seats = Wer gewinnt
lab-balance-seat = Platz
lab-balance-seat-number = Platz { $seat }
lab-balance-beginner = erster Zug
lab-balance-over = über gleichem Anteil
lab-balance-first = Vorteil des ersten Platzes, in Prozentpunkten: Platz 1 { $seat }, wer den ersten Zug hat { $turn }.
lab-balance-length = Wie lange es dauert
lab-balance-rounds = Runden
lab-balance-visits = Besuche des Doktors
lab-balance-reveals = Aufdeckungen
lab-balance-winning = Punkte der Sieger
lab-balance-losing = Punkte der anderen
lab-balance-mean = Mittel
lab-balance-deviation = Streuung
lab-balance-median = Median
lab-balance-low = 5 %
lab-balance-high = 95 %
lab-balance-most = höchstens
lab-balance-ends = Bei { $forced } der Entscheidungen gab es nur eine Möglichkeit. Von { $games } Spielen endeten { $nobodys } ohne Sieger, und { $endless } wurden vor ihrem Ende abgebrochen.
lab-balance-clauses = Wie oft jede Regel gilt: was das Protokoll nach ihr erzählt
lab-balance-clause = Regel
lab-balance-text = Anfang
lab-balance-per-game = je Spiel
lab-balance-games = in Spielen
lab-balance-silent = Nie: { $clauses }.
lab-balance-unheard = Nach diesen erzählt das Protokoll in keinem Spiel etwas: { $clauses }.
lab-balance-rulings = Was das Haus festgelegt hat
lab-balance-decided = entscheidet
lab-balance-decided-by = Festlegungen entschieden { $share } der Spiele (95 %: { $interval }).
lab-balance-too-much = { $clause } entscheidet mehr als 5 % der Spiele{ $sure ->
        [yes] .
       *[no] , soweit so wenige Spiele das sagen können.
    }
lab-balance-not-too-much = Keine Festlegung entscheidet mehr als 5 % der Spiele.
lab-balance-meaning = Eine Festlegung entscheidet ein Spiel, wenn es durch sie endete oder nach den gedruckten Regeln allein nicht bis zu seinem Ende hätte weitergehen können (GL-23, LB-16, LB-17, LD-9; von den Runden bei Lucky Bastard zählen die, die ungültig waren oder die der Sieger des Spiels gewann), oder wenn mit denselben Zügen der Sieger ohne sie da nicht gewonnen hätte (LT-3, mit dem letzten gedruckten Wert für jeden höheren Köder). Von anderen Festlegungen sieht man, in wie vielen Spielen sie gelten, nicht, was ohne sie geworden wäre; „–“ ist, was kein Spiel zeigt.
lab-balance-luck = Glück und Können
lab-balance-sentence = Wie Spiele enden, ist zu { $skill } Können, zu { $cards } die Karten, zu { $seat } der Platz und zu { $neither } nichts davon.
lab-balance-part = Teil
lab-balance-skill = Können
lab-balance-cards = Karten
lab-balance-place = Platz
lab-balance-neither = nichts davon
lab-balance-luck-meaning = Anteile an der Varianz dessen, was ein Platz gewinnt. Können: wie sehr sich die unterscheiden, die spielen; Karten: was Spiele mit denselben Karten an einem Platz gemeinsam haben, wer auch dort sitzt; Platz: wie sehr sich die Plätze unterscheiden; nichts davon: Launen, und wer aus welchen Karten was macht. Eine Schätzung kann unter null fallen. Je ungleicher die sind, die spielen, desto mehr ist Können.
lab-balance-entrant = wer
lab-balance-luck-unknown = Mit verschiedenen am Tisch wurden zu wenige Kartenverteilungen gespielt, um Glück und Können zu trennen.
