//! Lucktails in words: what each viewer is told, and what the choices are called.

use game::scene::Scene;
use game::{Game, Seat, View, Viewer};
use lucktails::Lucktails;
use words::{Lang, Spoken, Teller, Words};

const PEOPLE: [&str; 5] = ["Ada", "Bruno", "Céleste", "Dario", "Edith"];

/// Names of the house’s own, the longest of them for most cards.
fn card(code: &str) -> String {
    let name = match code {
        "1" => "Soggy Boot",
        "6" => "King Pike",
        "L" => "Lucky Tailfin",
        _ => "Schlauer Karpfen",
    };
    name.to_owned()
}

fn told<R>(viewer: Viewer, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
    let people = PEOPLE.map(str::to_owned);
    tell(&Teller { viewer, people: &people, card: &card })
}

/// What a viewer reads of all that happened in a scene.
fn lines(text: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let (scene, words) = (Scene::<Lucktails>::of(text), Words::new(lang));
    let rules = scene.table.rules();
    let sights = scene.events.iter().map(|event| Lucktails::sight(rules, event, viewer));
    told(viewer, |teller| {
        sights
            .filter_map(|sight| Lucktails::line(&sight, teller))
            .map(|it| words.say(&it))
            .collect()
    })
}

fn labels(text: &str, seat: usize, lang: Lang) -> Vec<String> {
    let (viewer, words) = (Viewer::Seat(Seat::at(seat)), Words::new(lang));
    let view = Scene::<Lucktails>::of(text).table.view(viewer);
    let mut labels = Vec::new();
    told(viewer, |teller| {
        view.legal_actions(Seat::at(seat), |action| {
            labels.push(words.say(&Lucktails::label(&action, &view, teller)));
        });
    });
    labels
}

fn seat(at: usize) -> Viewer {
    Viewer::Seat(Seat::at(at))
}

const ROUND: &str = "
    seats 3; shuffle 6 2 3 / L 5 / 1 1 4
    0 bait 2; 1 bait 4; 2 bait 6; 0 bait 8; 1 bait 10 bonus 1
    2 take; 0 opt_out swap 0; 1 opt_out swap 1";

#[test]
fn a_round_is_told() {
    for (lang, viewer, expected) in
        [(Lang::En, seat(0), EN), (Lang::De, seat(1), DE), (Lang::Fr, seat(2), FR)]
    {
        let told = lines(ROUND, viewer, lang).join("\n");
        assert_eq!(told, expected.trim_start_matches('\n'), "\n{told}");
    }
}

const EN: &str = "
Round 1 is dealt; you start. Face up: “Soggy Boot” (1), “Soggy Boot” (1) and “Schlauer Karpfen” (4). You see the card of Céleste, on your right: “Schlauer Karpfen” (3).
You set the bait to 2.
Bruno sets the bait to 4.
Céleste sets the bait to 6.
You set the bait to 8.
Bruno sets the bait to 10 and puts a bonus point on middle place 2.
Céleste takes the bait of 10 for 4 points (4 in all). The card turned up for nothing: “Schlauer Karpfen” (3).
You exchange with middle place 1 and opt out with “Lucky Tailfin” (L): 4 points, up to the highest total, 4.
Bruno exchanges with middle place 2, for 1 bonus point, and opts out with “Schlauer Karpfen” (5): 5 points, 6 in all.
Round 1 is over.";
const DE: &str = "
Runde 1 ist ausgeteilt; Ada beginnt. Offen: „Soggy Boot“ (1), „Soggy Boot“ (1) und „Schlauer Karpfen“ (4). Du siehst rechts von dir die Karte von Ada: „King Pike“ (6).
Ada setzt den Köder auf 2.
Du setzt den Köder auf 4.
Céleste setzt den Köder auf 6.
Ada setzt den Köder auf 8.
Du setzt den Köder auf 10 und legst einen Bonuspunkt auf Stelle 2 der Mitte.
Céleste nimmt den Köder von 10 für 4 Punkte (zusammen 4). Aufgedeckt, ohne zu zählen: „Schlauer Karpfen“ (3).
Ada tauscht mit Stelle 1 der Mitte und steigt mit „Lucky Tailfin“ (L) aus: 4 Punkte, hinauf zum höchsten Punktestand, 4.
Du tauschst mit Stelle 2 der Mitte (1 Bonuspunkt) und steigst mit „Schlauer Karpfen“ (5) aus: 5 Punkte, zusammen 6.
Runde 1 ist zu Ende.";
const FR: &str = "
La manche 1 est distribuée ; Ada commence. Face visible : « Soggy Boot » (1), « Soggy Boot » (1) et « Schlauer Karpfen » (4). Carte vue à votre droite (Bruno) : « Schlauer Karpfen » (2).
Ada porte l’appât à 2.
Bruno porte l’appât à 4.
Vous portez l’appât à 6.
Ada porte l’appât à 8.
Bruno porte l’appât à 10 et pose un point bonus sur l’emplacement 2 du centre.
Vous prenez l’appât de 10 pour 4 points (4 au total). Carte retournée, qui ne rapporte rien : « Schlauer Karpfen » (3).
Ada échange avec l’emplacement 1 du centre et se retire avec « Lucky Tailfin » (L) : 4 points, pour rejoindre le plus haut total, 4.
Bruno échange avec l’emplacement 2 du centre (1 point bonus) et se retire avec « Schlauer Karpfen » (5) : 5 points, 6 au total.
La manche 1 est finie.";

#[test]
fn nobody_reads_what_they_do_not_see() {
    let dealt = |viewer| lines("seats 3; shuffle 6 2 3 / L 5 / 1 1 4", viewer, Lang::En);
    assert!(dealt(seat(1))[0].contains("King Pike"));
    for viewer in [seat(0), seat(2), Viewer::Watcher] {
        let told = dealt(viewer);
        assert!(!told[0].contains("King Pike") && !told[0].contains("Tailfin"), "{told:?}");
    }
}

#[test]
fn a_slip_is_told_to_all_and_its_card_to_one() {
    let slip = |viewer, lang| {
        let shuffles = "shuffle 6 2 3 / L 5 / 1 1 4; ".repeat(2);
        lines(&format!("seats 3, slips on; {shuffles}0 slip"), viewer, lang).remove(1)
    };
    let mine =
        "You look at your own card, “King Pike” (6), and pay nothing. The round is dealt anew.";
    assert_eq!(slip(seat(0), Lang::En), mine);
    let yours =
        "Ada sieht sich die eigene Karte an und zahlt nichts. Die Runde wird neu ausgeteilt.";
    assert_eq!(slip(seat(1), Lang::De), yours);
    let watched = "Ada regarde sa propre carte, sans rien payer. La manche est redistribuée.";
    assert_eq!(slip(Viewer::Watcher, Lang::Fr), watched);
}

#[test]
fn choices_tell_what_they_are_worth() {
    let opening = "seats 3, slips on; shuffle 6 2 3 / L 5 / 1 1 4; ";
    assert_eq!(
        labels(opening, 0, Lang::En),
        [
            "Open with 1 (worth 1 point)",
            "Open with 2 (worth 1 point)",
            "Opt out with your own card",
            "Opt out with middle place 1",
            "Opt out with middle place 2",
            "Look at your own card: no cost, new deal",
        ]
    );
    // Seat 1 has seen the Lucktails card that seat 0 exchanges.
    let climb = "seats 3; shuffle L 2 3 / 6 5 / 1 1 4; 0 opt_out swap 0; 1 bait 2; 2 bait 4;
        1 bait 6; 2 bait 8; ";
    assert_eq!(
        labels(climb, 1, Lang::De)[..6],
        [
            "Auf 9 erhöhen (3 Punkte wert)",
            "Auf 10 erhöhen (4 Punkte wert), Bonus auf Stelle 1",
            "Auf 10 erhöhen (4 Punkte wert), Bonus auf Stelle 2",
            "Den Köder nehmen: 3 Punkte",
            "Mit der eigenen Karte aussteigen",
            "Aussteigen mit Stelle 1, „Lucky Tailfin“ (L): 6 Punkte",
        ]
    );
    let bonus = labels(&format!("{climb}1 bait 10 bonus 1"), 2, Lang::Fr);
    assert_eq!(bonus.last().unwrap(), "Se retirer avec l’emplacement 2 (bonus +1)");
}

#[test]
fn labels_are_short() {
    let known =
        "seats 5; shuffle 5 2 3 6 L / 4 1 / 1; 0 opt_out swap 0; 1 bait 2; 2 bait 4; 3 bait 6;
        4 bait 8; ";
    let bonus = "1 bait 9; 2 bait 10 bonus 0; 3 bait 11; 4 bait 12";
    for (lang, more) in Lang::ALL.into_iter().flat_map(|lang| [(lang, ""), (lang, bonus)]) {
        for label in labels(&format!("{known}{more}"), 1, lang) {
            assert!(label.chars().count() <= 60, "{label}");
        }
    }
}
