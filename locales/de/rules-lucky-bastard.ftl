# Lucky Bastard: die Regeln, wie man sie am Tisch liest, eine Nachricht je Regelpunkt.

rules-lb-name = Lucky Bastard
rules-lb-line = Merk dir, was du siehst. Trau dich. Und sei schneller.
rules-lb-intro = Deine Karten liegen verdeckt vor dir, und nur einen Teil davon hast du gesehen; der Rest ist Gedächtnis, Mut und flinke Finger. Jede gespielte Karte löst ein Rennen aus, ihresgleichen loszuwerden, und die Frage ist immer dieselbe: Traust du dich, eine Karte abzulegen, an die du dich nur erinnerst? Erschienen bei Arkham Society.

rules-lb-section-1 = Karten und Marken
rules-lb-1 = Es gibt achtundfünfzig Karten. Die Vorgabe der Deckdatei: acht einfache Sorten, A bis H, mit 3, 4, 5, 6, 7, 8, 9 und 10 Exemplaren, dazu drei Tauschkarten und drei Blickkarten. Karten einer Sorte sind gleich, und auf jeder Karte steht, wie viele Exemplare es von ihr gibt.
rules-lb-2 = Gewinnst du als Erster 3 Marken, oder so viele der Gastgeber festlegt, von 1 bis 9, gewinnst du die Partie.

rules-lb-section-2 = Eine Runde
rules-lb-3 = Alle 58 Karten werden gemischt. Platz 1 bekommt die ersten vier als verdeckte Reihe an den Stellen 1 bis 4, Platz 2 die nächsten vier und so weiter; mit der Option origins bekommt jeder so viele, wie ihm zustehen (LB-18). Der Rest ist der Stapel, die Ablage ist leer.
rules-lb-4 = Alle gleichzeitig: Wähle zwei deiner eigenen Stellen und sieh dir die Karten dort heimlich an (mit der Option origins können es mehr sein, LB-18).
rules-lb-5 = Die erste Runde beginnt der erste Platz, oder der, den der Gastgeber bestimmt; wer eine Runde gewinnt, beginnt die nächste. Gespielt wird im Uhrzeigersinn.
rules-lb-6 = Die Stellen behalten ihre Nummer die ganze Runde lang. Eine abgelegte Karte hinterlässt eine Lücke; eine neue Karte bekommt die nächste Nummer, die du in dieser Runde noch nicht benutzt hast.

rules-lb-section-3 = Ein Zug
rules-lb-7 = Bist du am Zug, zieh die oberste Karte vom Stapel und sieh sie dir heimlich an.
rules-lb-8 = Dann behältst du sie oder wirfst sie ab. Behalten: Du legst sie an eine deiner besetzten Stellen und die Karte, die dort lag, offen auf die Ablage. Abwerfen: Du legst die gezogene Karte selbst offen auf die Ablage. So oder so ist die Karte, die nun dort liegt, die gespielte Karte.
rules-lb-9 = Jetzt das Rennen: Alle, auch wer am Zug ist, dürfen aus der eigenen Reihe Karten ablegen, die der gespielten Karte gleichen, so viele sie wollen, jede einzeln und in der Reihenfolge, in der sie eben kommen. Das Rennen ist vorbei, wenn sich alle fertig gemeldet haben; für die Langsamen erledigt das die Uhr.
rules-lb-10 = Versuchst du es mit einer falschen Karte, haben alle sie gesehen. Sie kommt zurück an ihre Stelle, und du fügst deiner Reihe die oberste Karte vom Stapel hinzu, von niemandem gesehen, auch von dir nicht. Damit bist du in diesem Rennen fertig.
rules-lb-11 = Legst du deine letzte Karte ab, gewinnst du sofort die Runde und bekommst eine Marke. Alles, was noch aussteht, entfällt.

rules-lb-section-4 = Kräfte
rules-lb-12 = Eine Tauschkarte oder Blickkarte wirkt für den Spieler, der sie gelegt hat, ob als gespielte Karte (abgeworfen oder durch Behalten einer anderen verdrängt) oder im Rennen. Kräfte wirken nach dem Rennen, in der Reihenfolge, in der ihre Karten gelegt wurden. Auf jede deiner Kräfte darfst du verzichten.
rules-lb-13 = Tausch: Vertausche eine Karte eines Spielers mit einer Karte eines anderen; eine der beiden darf deine sein. Beide bleiben verdeckt und ungesehen.
rules-lb-14 = Blick: Sieh dir eine Karte deiner eigenen Reihe an.
rules-lb-15 = Danach geht der Zug nach links weiter.

rules-lb-section-5 = Leerer Stapel, ungültige Runde
rules-lb-16 = Muss eine Karte gezogen werden und ist der Stapel leer, wird die ganze Ablage außer ihrer obersten Karte zum neuen Stapel gemischt, selbst wenn das nur eine einzige Karte ist. Gibt es dann immer noch keine Karte, entfällt die Strafe (LB-10). Fehlt die Karte dagegen beim Ziehen im Zug (LB-7), ist die Runde ungültig: Niemand bekommt eine Marke, und es wird neu ausgeteilt, mit gleichem Startplatz, gleicher Rundennummer, gleich langen Reihen und ebenso vielen Karten zum Ansehen.
rules-lb-17 = Ebenso ungültig ist eine Runde, deren 400. Zug ohne Gewinner zu Ende gegangen ist.

rules-lb-section-6 = Ursprünge (Option)
rules-lb-18 = Ist die Option origins an (Vorgabe: aus), beginnst du eine Runde mit 4 Karten und einer weiteren für jede Runde, die du unmittelbar zuvor in Folge gewonnen hast, höchstens mit 10; davon siehst du dir die Hälfte an, aufgerundet. Wer die letzte Runde nicht gewonnen hat, beginnt mit 4.
rules-lb-19 = Mit den Ursprüngen kann der Gastgeber auch 0 Marken festlegen: Dann gewinnt niemand, und ihr spielt, solange ihr Lust habt. Festgehalten wird deine beste Stufe: die längste Reihe, mit der du je eine Runde begonnen hast.

rules-lb-section-7 = Was du weißt
rules-lb-20 = Alle kennen die Ablage in ihrer Reihenfolge und jede falsche Karte, die gezeigt wurde. Alle wissen auch, wie viele Karten der Stapel und jede Reihe haben und an welchen Stellen, und welche Stelle sich geändert hat oder angesehen wurde, und durch wen.
rules-lb-21 = Du hast außerdem gesehen, was du angesehen, gezogen oder behalten hast. Ein vollkommenes Gedächtnis verfolgt diese Karten durch jeden Tausch.
rules-lb-22 = Du siehst eine Karte nur, solange du sie gerade ansiehst, auch nach dem Neuladen: Das Merken ist das Spiel. Eine gezogene Karte siehst du, bis du sie behältst oder abwirfst; eine nach LB-4 oder LB-14 angesehene bis zu deiner nächsten Aktion oder zur nächsten gespielten Karte, und dein Blick folgt ihr durch einen Tausch. Eine falsche Karte (LB-10) wird nur in dem Augenblick gezeigt, in dem es geschieht. Mit der Gedächtnisstütze (aus, wenn der Gastgeber sie nicht will) zeigt deine Ansicht, nicht aber die der Zuschauer, alles, was du dir hättest merken können (LB-21), auch falsche Karten.
