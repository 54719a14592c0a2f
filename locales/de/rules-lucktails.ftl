# Lucktails: die Regeln, wie man sie am Tisch liest, eine Nachricht je Regelpunkt.

rules-lt-name = Lucktails
rules-lt-line = Dein Nachbar kennt deine Karte, du nicht. Beißt du an?
rules-lt-intro = Acht Karten und ein Teich voller Lügen: Du siehst die Karte deines Nachbarn, nie deine eigene, und der ganze Tisch erzählt dir nur zu gern, was du da hast. Nimmst du den Köder, erhöhst du ihn für den Nächsten, oder deckst du eine Karte auf, die du nicht kennst: deine oder eine der beiden in der Mitte? Ein Spiel von Peter Jürgensen.

rules-lt-section-1 = Karten und Punkte
rules-lt-1 = Es gibt nur acht Karten: 1, 1, 2, 3, 4, 5, 6 und die Lucktails-Karte, geschrieben L. Die beiden Einsen sind völlig gleich.
rules-lt-2 = Du sammelst Punkte. Dein Punktestand fällt nie unter 0, und der Vorrat an Punkten geht nie aus.
rules-lt-3 = Ein Köder von 1 oder 2 ist 1 Punkt wert, von 3 bis 5 sind es 2, von 6 bis 9 sind es 3, ab 10 sind es 4. Die letzten beiden Stufen sind eine Vorgabe der Deckdatei; als Gastgeber kannst du mit einer eigenen spielen.
rules-lt-4 = Niemand darf den Köder über die Obergrenze erhöhen (20, oder was der Gastgeber festlegt, von 10 bis 99). So geht jede Runde einmal zu Ende, wie stur der Tisch auch ist.

rules-lt-section-2 = Eine Runde
rules-lt-5 = Die erste Runde beginnt der erste Platz, oder der, den der Gastgeber bestimmt. Jede weitere Runde beginnt einen Platz weiter links.
rules-lt-6 = Die acht Karten werden einmal gemischt. Der Reihe nach, ab Platz 1, bekommt jeder Platz eine verdeckte Karte; die nächsten beiden kommen verdeckt in die Mitte, an die Stellen 1 und 2. Was übrig ist, liegt offen daneben: zu dritt drei Karten, zu viert zwei, zu fünft eine.
rules-lt-7 = Dann siehst du dir die Karte deines rechten Nachbarn an, so wie dein linker Nachbar deine ansieht. Die eigene Karte darf sich niemand ansehen.
rules-lt-8 = Gespielt wird im Uhrzeigersinn, beginnend beim Startplatz; an die Reihe kommt, wer noch in der Runde ist. Der Köder steht anfangs auf 0.
rules-lt-9 = Steht der Köder auf 0, wenn du am Zug bist, eröffnest du mit einem Köder von 1 oder 2, oder du steigst aus (LT-13).
rules-lt-10 = Steht der Köder über 0, wenn du am Zug bist, erhöhst du ihn um genau 1 oder 2, nimmst ihn (LT-12) oder steigst aus (LT-13).
rules-lt-11 = Hebt deine Erhöhung den Köder von unter zehn auf zehn oder elf, legst du 1 Bonuspunkt auf eine der beiden Karten in der Mitte; auf welche, entscheidest du. Spätere Erhöhungen derselben Serie bringen keinen mehr. Ist der Köder wieder auf 0 gefallen, kann eine neue Serie erneut einen Bonuspunkt bringen.
rules-lt-12 = Nimmst du den Köder, bekommst du seinen Wert in Punkten (LT-3), deckst deine eigene Karte auf, ohne dass sie zählt, und bist aus der Runde.
rules-lt-13 = Steigst du aus, darfst du deine Karte vorher ungesehen mit der Karte an Stelle 1 oder 2 der Mitte tauschen. Dann bekommst du zuerst alle Bonuspunkte, die auf der genommenen Karte liegen; deine alte Karte liegt nun dort, ohne Bonuspunkte. Danach deckst du deine Karte auf, wertest sie (LT-14) und bist aus der Runde. Bonuspunkte auf einer Karte, die du nicht genommen hast, bleiben liegen.
rules-lt-14 = Eine Karte zählt so viele Punkte wie ihre Zahl. Die Lucktails-Karte hebt dich auf den höchsten Punktestand, den in diesem Augenblick jemand hat; deine Bonuspunkte aus LT-13 sind dabei schon mitgezählt. Hast du selbst den höchsten Punktestand, bringt sie dir nichts.
rules-lt-15 = Egal auf welchem der beiden Wege du die Runde verlässt: Für den nächsten Spieler steht der Köder auf 0.
rules-lt-16 = Bist du als Letzter noch in der Runde, kannst du nur aussteigen, mit oder ohne Tausch (LT-13).
rules-lt-17 = Die Runde endet, wenn alle draußen sind. Bonuspunkte, die niemand genommen hat, gehen zurück in den Vorrat. Die beiden Karten in der Mitte werden während der Partie nicht gezeigt; die Wiedergabe einer beendeten Partie zeigt alles.

rules-lt-section-3 = Das Ende
rules-lt-18 = Nach jeder Runde gilt: Beträgt der höchste Punktestand mindestens 15 und hast du ihn allein, gewinnst du. Sonst, auch bei Gleichstand an der Spitze, spielen alle noch eine Runde.

rules-lt-section-4 = Was du weißt
rules-lt-19 = Alle kennen den Köder, die Punktestände, die Lage der Bonuspunkte und jede Karte, die je offen lag, und alle wissen, wer mit welcher Stelle der Mitte getauscht hat.
rules-lt-20 = Du kennst außerdem die Karte, die dein rechter Nachbar bekommen hat, wohin ein Tausch sie seither auch getragen hat, und deine Ansicht zeigt sie dir weiterhin. Deine eigene Karte siehst du erst, wenn du sie aufdeckst; die Karte, die du beim Tausch weggibst, siehst du nicht. Was sich durch Abzählen erschließen lässt, ist deine Sache.

rules-lt-section-5 = Tischgespräch
rules-lt-21 = Über die Karte, die du gesehen hast, darfst du alles sagen, ob wahr oder nicht; auf die Regeln hat es keinen Einfluss. Neben dem freien Chat gibt es fertige Behauptungen, die du mit einem Fingertipp an jeden richten kannst: „Deine Karte ist eine 6“, „Nimm den Köder, sie taugt nichts“. Eine Behauptung sehen alle, und sie bleibt in der Aufzeichnung.

rules-lt-section-6 = Ausrutscher (Option)
rules-lt-22 = Ist die Option slips an (Vorgabe: aus), darfst du dir deine eigene Karte ansehen, solange der erste Zug der Runde noch nicht gemacht ist, einmal je Spieler und Runde. Du zahlst 1 Punkt, falls du einen hast, und die Runde wird neu ausgeteilt: neu gemischt, gleicher Startplatz, gleiche Rundennummer. Was du gesehen hast, erfährst nur du; dass du nachgesehen hast, erfahren alle.
