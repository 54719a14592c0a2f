rules-ld-name = Lucky Duck
rules-ld-line = Offene Karten, drei launische Stapel – und du schubst das Schicksal.
rules-ld-intro = Alle Karten liegen offen, zu verbergen gibt es nichts und zu bluffen auch nicht: Drei Stapel Glück bestimmen, wessen Karte als Nächste geht. Nennen sie eine von deinen, entscheidest du, welche der drei aufgedeckten Merkmale liegen bleiben, und schubst die Chancen in deine Richtung oder wenigstens weg von deinem Nachbarn. Ein Spiel für das Gnomon-Deck von Dan Palmer und Al Denelsbeck.

rules-ld-section-1 = Material
rules-ld-1 = Es gibt drei Merkmale mit je drei Werten. Das Muster ist gefüllt, halbvoll oder hohl; die Farbe ist Rot, Grün oder Blau; die Form ist Kreis, Quadrat oder Dreieck.
rules-ld-2 = Es gibt 27 Vollkarten, die alle drei Merkmale zeigen: eine für jede Kombination, etwa das hohle grüne Quadrat.
rules-ld-3 = Es gibt 36 Einzelkarten, die nur ein Merkmal zeigen: vier von jedem Wert. Sie bilden drei Stapel zu zwölf, einen Stapel je Merkmal.

rules-ld-section-2 = Aufbau
rules-ld-4 = Die Vollkarten werden gemischt, und jeder Platz bekommt gleich viele, offen: der erste Platz die ersten, der nächste die nächsten und so weiter. Zu zweit sind das je 12, zu dritt 9, zu viert 6, zu fünft 5, zu sechst 4 und zu siebt, zu acht oder zu neunt 3. Die übrigen liegen offen beiseite.
rules-ld-5 = Die drei Stapel werden einer nach dem anderen gemischt: erst Muster, dann Farbe, dann Form.

rules-ld-section-3 = Spielverlauf
rules-ld-6 = Von jedem Stapel wird die oberste Einzelkarte aufgedeckt. Zusammen nennen die drei eine Vollkarte.
rules-ld-7 = Hast du diese Vollkarte, legst du sie ab, und war es deine letzte, hast du das Spiel gewonnen. Sonst wählst du, welche der drei Einzelkarten liegen bleiben: keine, eine, zwei oder alle drei, insgesamt acht Möglichkeiten. Die anderen kommen verdeckt unter ihre Stapel, jeder dieser Stapel zeigt seine neue oberste Einzelkarte, und es folgt wieder LD-7 oder LD-8. Alle drei zu behalten nennt die Vollkarte, die gerade weg ist, und läuft deshalb auf dasselbe hinaus, wie keine zu behalten.
rules-ld-8 = Hat niemand diese Vollkarte, kommen alle drei Einzelkarten unter ihre Stapel, und drei neue werden aufgedeckt.
rules-ld-9 = Nach zwölfmal Aufdecken in Folge, ohne dass jemand die Vollkarte hat (LD-8), würden sich die Stapel ewig wiederholen. Darum wird jeder von ihnen mitsamt seiner offenen Einzelkarte gemischt, in der Reihenfolge Muster, Farbe, Form, und es folgt LD-6. Nach jedem Ablegen und nach jedem solchen Mischen beginnt die Zählung von vorn.

rules-ld-section-4 = Was du weißt
rules-ld-10 = Du weißt alles bis auf die Reihenfolge der Einzelkarten, die seit dem letzten Mischen ihres Stapels noch nicht aufgedeckt wurden. Mit einem perfekten Gedächtnis kennst du auch die Reihenfolge der anderen; der Tisch zeigt dir keine Karte im Stapel.
