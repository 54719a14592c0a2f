# Two minutes at a table, for each game.

lesson-title = Lektion
lesson-none = Für dieses Spiel gibt es keine Lektion.
lesson-you = Du
lesson-step = { $step } von { $count }
lesson-skip = Lektion überspringen
lesson-next = Weiter
lesson-play-on = Jetzt weiterspielen

lesson-lt-cards = Es gibt nur acht Karten: 1, 1, 2, 3, 4, 5, 6 und die Lucktails-Karte L. Vor jedem liegt eine verdeckt, zwei liegen verdeckt in der Mitte, und der Rest liegt offen.
lesson-lt-neighbour = Niemand kennt die eigene Karte. Du siehst die rechts von dir: { $right } hat „{ $card }“, eine 6. { $left } links von dir sieht deine und darf dir alles Mögliche darüber erzählen.
lesson-lt-bait = In jedem Zug geht es um den Köder. Erhöhst du ihn, muss sich der Nächste entscheiden. Wer ihn nimmt, bekommt sicher seinen Wert: erst 1 Punkt, ab Köder 3 sind es 2, ab 6 sind es 3, ab 10 sind es 4.
lesson-lt-open = Du beginnst. Eröffne mit einem Köder von 2.
lesson-lt-take = Mal sehen, was die anderen daraus machen. Kommt der Köder zu dir zurück, nimm ihn: Diese Punkte sind sicher. Deine eigene Karte wird dann aufgedeckt, ohne zu zählen.
lesson-lt-out = Du hast deine Punkte und bist aus dieser Runde; für die anderen beginnt der Köder von vorn. Sind alle draußen, wird neu ausgeteilt, und die nächste Runde beginnt einen Platz weiter links.
lesson-lt-opt-out = Bist du am Zug, wähle den kühnen Weg: Steig aus. Deck deine eigene Karte auf, oder tausche sie vorher ungesehen gegen eine aus der Mitte. Sie zählt ihre Zahl, und L hebt dich auf den höchsten Punktestand.
lesson-lt-talk = Das also hast du aufgedeckt. Und Reden ist das halbe Spiel: Sag über die Karte, die du siehst, was du willst, ob wahr oder nicht.
lesson-lt-end = Wer nach einer Runde allein die meisten Punkte hat, und zwar mindestens 15, gewinnt. Das ist schon alles.

lesson-gl-party = Doctor Lucky geht von Gast zu Gast, ihren Nummern nach, und alle hätten ihn gern aus dem Weg. Besucht er einen Gast von dir, bist du am Zug: zieh eine Karte, spiel eine, tausche einen Gast oder schlag zu.
lesson-gl-visit = Er beginnt bei { $guest }, Nummer 1. Das ist dein Gast, also bist du am Zug. Danach geht er zur 2, die auch dir gehört, und dann zur 3, die im Salon steht und niemandem gehört.
lesson-gl-swap = Also tausche: Gib { $gives } her und nimm { $takes } aus dem Salon. Dann gehört die 3 dir, bevor er dort ankommt.
lesson-gl-play = Er besucht { $visited }: Du bist noch einmal am Zug. Spiel „{ $card }“ auf { $guest }. Die Karte trägt die Nummer des Gastes, ist also perfekt und bringt einem Anschlag 2; jede andere brächte 1.
lesson-gl-kill = Und nun besucht er { $guest }. Ein Anschlag ist 1 wert und 2 mehr für die perfekte Waffe, zusammen 3. Schlag zu!
lesson-gl-stop = Reihum darf nun jeder Karten dagegen spielen; deren Glück wird abgezogen. { $next } darf es den Folgenden überlassen. { $last } ist zuletzt dran, und wer zuletzt dran ist, muss den Anschlag vereiteln, wenn die Hand dafür reicht.
lesson-gl-spite = Glück 2 und eine Bosheitskarte mit Glück 1: vereitelt. Aber nun hat { $last } zwei Karten weniger, und irgendwann kann niemand mehr zahlen. Die Bosheit bleibt unter { $guest } und mindert jeden Anschlag um 1.
lesson-gl-end = Schlägt jemand anders zu, wirst auch du gefragt: zahlen, oder es denen nach dir überlassen. Und schaut Doctor Lucky im Salon vorbei, zieht eine Karte, wer wenige hat.

lesson-lb-line = Vier Karten liegen verdeckt vor dir. Wer die eigene Reihe zuerst los ist, gewinnt die Runde, und drei Runden gewinnen das Spiel. Aber nur zwei davon darfst du ansehen, und dann heißt es: merken.
lesson-lb-look = Sieh dir die beiden linken Karten an.
lesson-lb-draw = „{ $first }“ und „{ $second }“. Merk sie dir: Bald liegen sie wieder verdeckt. Dann zieh die oberste Karte vom Stapel.
lesson-lb-throw = Du hast „{ $card }“ gezogen und erinnerst dich an noch so eine in deiner Reihe. Wirf also die gezogene Karte ab: Sie wird zur gespielten Karte.
lesson-lb-match = Das Rennen beginnt! Alle zugleich dürfen jetzt Karten ablegen, die der gespielten gleichen. Leg deine erste Karte ab, „{ $card }“.
lesson-lb-done = Eine Karte weniger. Eine falsche würde allen gezeigt und käme zurück, und du bekämst noch eine dazu. Melde dich also lieber fertig.
lesson-lb-race = Jetzt zieht { $who } und legt eine Karte ab, und das Rennen beginnt von neuem. Ist es „{ $card }“? So eine hast du, weißt du noch, wo? Ist es eine andere Karte, melde dich fertig.
lesson-lb-again = Bist du wieder am Zug, zieh eine Karte.
lesson-lb-keep = Behalte die Karte diesmal: Sie nimmt den Platz einer von deinen ein, und die wird zur gespielten Karte. Gut dafür ist eine Stelle, die du nicht kennst.
lesson-lb-powers = Zwei Karten haben Kräfte, für den, der sie legt: „{ $switch }“ vertauscht ungesehen Karten zweier Leute, mit „{ $peek }“ siehst du dir eine eigene an. Sie wirken nach dem Rennen.
lesson-lb-end = Wer die letzte Karte ablegt, gewinnt die Runde sofort. Merk dir, was du siehst, trau dich, und sei schnell!

lesson-ld-open = Alle Karten liegen offen. Wer zuerst alle eigenen los ist, hat gewonnen. Wessen Karte geht, sagen drei Stapel: einer für das Muster, einer für die Farbe, einer für die Form.
lesson-ld-named = Aufgedeckt sind: gefüllt, rot, Kreis. Der gefüllte rote Kreis war deiner und ist darum schon weg. Und weil er deiner war, sagst du, welche der drei Einzelkarten liegen bleiben.
lesson-ld-keep = Du hast noch zwei Karten, die gefüllt und rot sind. Behalte also Muster und Farbe: Nur die Form wird neu aufgedeckt. Jede Möglichkeit sagt, wie wahrscheinlich dann eine deiner Karten drankommt, und wie wahrscheinlich eine der anderen.
lesson-ld-again = Das gefüllte rote Quadrat: auch weg! Du hast noch eine Karte, die gefüllt und rot ist. Behalte noch einmal Muster und Farbe.
lesson-ld-piles = Und das Dreieck gleich mit. Was nicht liegen bleibt, kommt unter seinen Stapel und später in derselben Reihenfolge wieder: Wer sich das merkt, weiß, was kommt.
lesson-ld-none = Keine deiner anderen Karten ist gefüllt, rot oder ein Dreieck. Behalte also keine: drei neue Einzelkarten für alle.
lesson-ld-missed = Zuerst wurde noch einmal der gefüllte rote Kreis genannt. Den hat niemand mehr, also kamen drei neue: das hohle blaue Quadrat. Es lag bei { $who }, und dort wird jetzt gewählt. Du liegst vorn: Spiel weiter!
