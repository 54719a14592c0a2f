# Wie stark die Stufen sind: was luckhouse lab strength sagt
lab-strength-title = Wie stark das Haus ist
lab-strength-about = Die sechs Stufen des Hauses. Einer sitzt allein unter den anderen, und jede Kartenverteilung wird von jedem Platz aus mit denselben Karten gespielt. Mehrere Sieger teilen sich einen Sieg, und was niemand gewann, teilen sich alle. „Bei zwei Plätzen“ ist der Anteil, als gäbe es zwei: einer gegen den Durchschnitt der anderen, sodass die Hälfte gleich ist. Ein Intervall (95 %) enthält die Wahrheit neunzehnmal von zwanzig. Startwert: { $seed }.
lab-strength-ladder = Einer jeder Stufe unter solchen der Stufe darunter, an { $seats } Plätzen:
lab-strength-level = Stufe
lab-strength-over = gegen
lab-strength-seats = Plätze
lab-strength-even = gleich
lab-strength-below = Stufe { $level } gewinnt bei zwei Plätzen weniger als { $asked } % gegen { $over }.
lab-strength-unsure = Stufe { $level } gewinnt bei zwei Plätzen vielleicht weniger als { $asked } % gegen { $over }: Ihr Intervall reicht darunter.
lab-strength-apart = Jede Stufe gewinnt bei zwei Plätzen mehr als 60 % gegen die darunter und die erste mehr als die Hälfte gegen random, auch am unteren Ende ihres Intervalls.
lab-strength-top = Einer der Stufe 6 unter solchen, die nach Faustregeln spielen (thumb):
lab-strength-times = Wie lange eine Antwort dauert, in Millisekunden, auf einem Kern des Rechners, der gemessen hat: Aus dem Startwert folgt das nicht, und jeder Aufruf misst es neu. Einer der Stufe unter thumb, in wenigen Spielen; nur Entscheidungen mit mehr als einer Möglichkeit zählen.
lab-strength-asked = verlangt
lab-strength-longest = längste
lab-strength-at = Stufe { $level } an { $seats } Plätzen
lab-strength-slow = Mindestens einmal länger als verlangt: { $which }.
