rules-gl-name = Get Lucky
rules-gl-line = Alle wünschen ihm den Tod. Du willst es gewesen sein.
rules-gl-intro = Das Essen ist aufgetragen, der Gastgeber unerträglich, und jeder am Tisch möchte derjenige sein, der Doctor Lucky endlich unter die Erde bringt. Du rüstest deine Gäste aus, tauschst sie gegen günstiger platzierte und passt den richtigen Augenblick ab; und schlägt ein anderer zuerst zu, fragt sich, wer dafür zahlt, ihn aufzuhalten: du oder der arme Tropf, der sich nach dir entscheiden muss. Entworfen von James Ernest und Rick Fish.

rules-gl-section-1 = Material
rules-gl-1 = Es gibt fünfzehn Gäste, nummeriert von 1 bis 15. Ihre Namen hat sich dieses Haus selbst ausgedacht; sie stehen in der Deckdatei.
rules-gl-2 = Es gibt 57 Karten. Zu jedem Gast gehören eine Waffe, ein Motiv und eine Gelegenheit, die seine Nummer tragen und für ihn perfekt sind: zusammen 45 Tatkarten. Die übrigen zwölf sind Bosheitskarten, eine wie die andere.
rules-gl-3 = Das Glück einer Karte sagt, wie viel sie gegen fremde Anschläge ausrichtet. Eine Bosheitskarte hat Glück 1, eine Tatkarte 0, 1 oder 2. Die Vorgabe: Zähle zur Nummer des Gastes 0 für eine Waffe, 1 für eine Gelegenheit oder 2 für ein Motiv hinzu und teile durch 3; der Rest ist das Glück, sodass die drei Karten jedes Gastes 0, 1 und 2 haben. In einer eigenen Deckdatei kannst du andere Werte festlegen.

rules-gl-section-2 = Aufbau
rules-gl-4 = Die Gäste werden gemischt. Jeder Platz bekommt zwei, offen: der erste Platz die ersten beiden, der nächste die nächsten beiden und so weiter (zu zweit gilt GL-6). Die folgenden drei sind im Salon; alle übrigen sind abwesend, liegen offen aus und spielen nicht mit.
rules-gl-5 = Die Karten werden gemischt. Jeder Platz bekommt sechs, verdeckt: der erste Platz die ersten sechs, der nächste die nächsten sechs und so weiter (zu zweit gilt GL-6). Der Rest ist der Stapel, Rückseite nach oben.
rules-gl-6 = Zu zweit bekommt jeder von euch stattdessen drei Gäste und acht Karten. Drei Gäste sind im Salon, sechs sind abwesend.
rules-gl-7 = Doctor Lucky beginnt bei dem Gast mit der niedrigsten Nummer, der einem Spieler gehört. Dieser Spieler hat den ersten Zug.

rules-gl-section-3 = Ein Zug: genau eine Aktion, wenn Doctor Lucky deinen Gast besucht
rules-gl-8 = Ziehen: Nimm die oberste Karte vom Stapel. Ein Handlimit gibt es nicht. Ist der Stapel leer, kannst du nicht mehr ziehen, denn er wird nie erneuert.
rules-gl-9 = Spielen: Lege eine Tatkarte aus deiner Hand auf einen deiner Gäste, egal welchen. Ein Gast trägt höchstens eine Waffe, ein Motiv und eine Gelegenheit. Liegt dort schon eine Karte dieser Art, darf nur die perfekte Karte des Gastes sie ersetzen, und nur, wenn die alte nicht perfekt ist; die alte kommt auf die Ablage. Bosheitskarten lassen sich so nicht spielen.
rules-gl-10 = Tauschen: Gib einen deiner Gäste in den Salon und nimm dir dafür einen von dort. Die Karten auf und unter beiden wandern mit, und Doctor Lucky auch, wenn er gerade einen der beiden besucht.
rules-gl-11 = Töten: Verübe einen Anschlag, und zwar nur mit dem besuchten Gast. Der Anschlag hat den Wert 1, plus 1 für jede nicht perfekte Tatkarte auf dem Gast, plus 2 für jede perfekte, minus 1 für jede Bosheitskarte unter ihm, und nie weniger als 0. Ein Anschlag mit dem Wert 0 steht nicht zur Wahl.
rules-gl-12 = Auf deinen Zug verzichten darfst du nicht. Festsitzen kannst du aber auch nie: Ein Tausch ist immer möglich.

rules-gl-section-4 = Einen Anschlag vereiteln
rules-gl-13 = Links vom Angreifer beginnend und im Uhrzeigersinn hat jeder andere Spieler eine einzige Chance. Bist du an der Reihe, spielst du Karten, eine nach der anderen, und hörst dann auf, oder du passt, ohne eine zu spielen. Jede Karte zieht ihr Glück vom Wert des Anschlags ab. Bei 0 ist der Anschlag gescheitert, und zwar sofort; es wird nichts mehr gespielt.
rules-gl-14 = Eine Karte, die für den angreifenden Gast perfekt ist, also seine Nummer trägt, lässt den Anschlag sofort scheitern, egal wie viel Glück sie hat.
rules-gl-15 = Eine Karte mit Glück 0 kannst du nicht gegen einen Anschlag spielen, es sei denn, sie ist für den angreifenden Gast perfekt.
rules-gl-16 = Bist du der Letzte in dieser Reihenfolge, musst du den Anschlag vereiteln, wenn deine Handkarten dafür reichen. Welche du hergibst, entscheidest du, aber du darfst nicht aufhören, bevor der Anschlag gescheitert ist. Wer vor dem Letzten dran ist, ist zu nichts verpflichtet; zu zweit ist es niemand (GL-19).
rules-gl-17 = Tatkarten, die gegen einen Anschlag gespielt werden, kommen auf die Ablage. Bosheitskarten bleiben für immer unter dem angreifenden Gast, und jede bedeutet −1 für alle seine späteren Anschläge.
rules-gl-18 = Ist die letzte Chance vorbei und der Wert noch über 0, ist Doctor Lucky tot, und der Angreifer hat gewonnen.
rules-gl-19 = Zu zweit hat zuerst dein Gegner seine Chance, und er ist nie verpflichtet, dich aufzuhalten. Dann deckt Howard Karten vom Stapel auf, eine nach der anderen, höchstens so viele, wie der Anschlag wert ist, wenn er anfängt; ist der Anschlag gescheitert, hört er auf. Seine Karten zählen, wie es GL-13, GL-14 und GL-17 sagen; eine mit Glück 0, die nicht perfekt ist, kommt auf die Ablage und zählt trotzdem als eine der seinen. Ein leerer Stapel gibt ihm keine.

rules-gl-section-5 = Zwischen den Zügen
rules-gl-20 = Nach einem Zug geht Doctor Lucky zur nächsthöheren Nummer weiter, die nicht abwesend ist, und von der höchsten zurück zur niedrigsten.
rules-gl-21 = Gehört dieser Gast einem Spieler, hat dieser Spieler den nächsten Zug, auch wenn er gerade erst einen hatte.
rules-gl-22 = Ist dieser Gast im Salon, hat niemand einen Zug. Stattdessen zieht, angefangen bei dem Spieler mit dem letzten Zug und im Uhrzeigersinn, jeder eine Karte, der weniger Karten auf der Hand hat, als die Nummer des Gastes beträgt, solange der Stapel reicht. Dann geht Doctor Lucky wieder weiter (GL-20).
rules-gl-23 = Mit dem sechzigsten Tausch in Folge, die Züge aller Spieler zusammengezählt, endet das Spiel ohne Sieger, noch bevor Doctor Lucky weitergeht.

rules-gl-section-6 = Was du weißt
rules-gl-24 = Alle sehen die Gäste, die Karten auf und unter ihnen, die Ablage, die Zahl der Karten in jeder Hand und im Stapel und jede gespielte Karte. Du kennst außerdem deine eigene Hand. Was du ziehst, sieht sonst niemand; was Howard aufdeckt, sehen alle.
