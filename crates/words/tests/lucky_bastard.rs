//! Lucky Bastard in words: what each viewer is told, and what the choices are called.

use game::scene::Scene;
use game::{Game, Seat, SightOf, View, Viewer};
use lucky_bastard::{Event, LuckyBastard, Sight, Why};
use words::{Lang, Spoken, Teller, Words};

fn card(code: &str) -> String {
    let name = match code {
        "switch" => "Tausch",
        "peek" => "Blick",
        "H" => "Jinx",
        "F" => "Schwarze Katze",
        _ => code,
    };
    name.to_owned()
}

fn told<R>(viewer: Viewer, tell: impl FnOnce(&Teller<'_>) -> R) -> R {
    let people = ["Ada", "Bruno", "Céleste"].map(str::to_owned);
    tell(&Teller { viewer, people: &people, card: &card })
}

/// What a viewer reads of all that happened in a scene.
fn lines(text: &str, viewer: Viewer, lang: Lang) -> Vec<String> {
    let (scene, words) = (Scene::<LuckyBastard>::of(text), Words::new(lang));
    let sights = scene.events.iter().map(|event| {
        let sight: SightOf<LuckyBastard> = LuckyBastard::sight(scene.table.rules(), event, viewer);
        sight
    });
    told(viewer, |teller| {
        let lines = sights.filter_map(|sight| <LuckyBastard as Spoken>::line(&sight, teller));
        lines.map(|line| words.say(&line)).collect()
    })
}

fn labels(text: &str, seat: usize, lang: Lang) -> Vec<String> {
    let (viewer, words) = (Viewer::Seat(Seat::at(seat)), Words::new(lang));
    let view = Scene::<LuckyBastard>::of(text).table.view(viewer);
    let mut labels = Vec::new();
    told(viewer, |teller| {
        view.legal_actions(Seat::at(seat), |action| {
            labels.push(words.say(&LuckyBastard::label(&action, &view, teller)));
        });
    });
    labels
}

fn seat(at: usize) -> Viewer {
    Viewer::Seat(Seat::at(at))
}

fn check(text: &str, viewer: Viewer, lang: Lang, expected: &str) {
    let told = lines(text, viewer, lang).join("\n");
    assert_eq!(told, expected.trim_start_matches('\n'), "\n{told}");
}

const DEAL: &str = "seats 2, tokens 1; shuffle H H peek B / F G A A / F C switch peek H F ...
    0 look 0 1; 1 look 0 3; 0 draw; ";

/// A wrong card and both powers, to the end.
const ROUND: &str = "0 keep 3; 1 match 1; 0 done
    1 draw; 1 throw; 0 done; 1 done; 1 switch 0.3 1.0
    0 draw; 0 throw; 0 match 2; 1 done; 0 done; 0 peek 3; 0 decline
    1 draw; 1 throw; 0 match 0; 0 match 1; 0 done; 1 done
    0 draw; 0 throw; 0 match 3";

#[test]
fn a_round_is_told() {
    let round = format!("{DEAL}{ROUND}");
    check(&round, seat(0), Lang::En, EN);
    check(&round, seat(1), Lang::De, DE);
    check(&round, Viewer::Watcher, Lang::Fr, FR);
}

const EN: &str = "
Round 1 is dealt; you start, with 4 cards.
You look at “Jinx” in slot 1 and “Jinx” in slot 2.
Bruno has looked at cards in their line.
All have looked at cards of their own. The slots: you (1, 2) and Bruno (1, 4).
You draw “Schwarze Katze”.
You keep “Schwarze Katze” in slot 4 and lay “B”.
Bruno tries slot 2, and it is wrong: “G”, seen by all, goes back.
Bruno gets a penalty card, unseen by all, in slot 5.
Bruno draws a card.
Bruno throws “Tausch”.
Bruno exchanges two cards: your slot 4 and slot 1 of Bruno.
You draw “Blick”.
You throw “Blick”.
You discard “Blick” from slot 3.
You peek at your slot 4: “Schwarze Katze”.
You decline the power of “Blick”.
Bruno draws a card.
Bruno throws “Jinx”.
You discard “Jinx” from slot 1.
You discard “Jinx” from slot 2.
You draw “Schwarze Katze”.
You throw “Schwarze Katze”.
You discard “Schwarze Katze” from slot 4.
You win the round and now have 1 token.
You win the game!";

const DE: &str = "
Runde 1 ist ausgeteilt; Ada beginnt, mit 4 Karten.
Ada hat sich Karten der eigenen Reihe angesehen.
Du siehst „Schwarze Katze“ an Stelle 1 und „A“ an Stelle 4.
Alle haben sich eigene Karten angesehen. Die Stellen: Ada (1, 2) und du (1, 4).
Ada zieht eine Karte.
Ada behält die Karte an Stelle 4 und legt „B“ ab.
Du versuchst es mit Stelle 2, und es ist falsch: „G“, von allen gesehen, kommt zurück.
Du bekommst zur Strafe eine Karte, von niemandem gesehen, an Stelle 5.
Du ziehst „Tausch“.
Du wirfst „Tausch“ ab.
Du vertauschst zwei Karten: deine Stelle 1 und Stelle 4 von Ada.
Ada zieht eine Karte.
Ada wirft „Blick“ ab.
Ada legt „Blick“ von Stelle 3 ab.
Ada sieht sich die eigene Stelle 4 an.
Ada verzichtet auf die Kraft von „Blick“.
Du ziehst „Jinx“.
Du wirfst „Jinx“ ab.
Ada legt „Jinx“ von Stelle 1 ab.
Ada legt „Jinx“ von Stelle 2 ab.
Ada zieht eine Karte.
Ada wirft „Schwarze Katze“ ab.
Ada legt „Schwarze Katze“ von Stelle 4 ab.
Ada gewinnt die Runde und hat nun 1 Marke.
Ada gewinnt das Spiel!";

const FR: &str = "
La manche 1 est distribuée\u{a0}; Ada commence, avec 4 cartes.
Ada a regardé des cartes de sa rangée.
Bruno a regardé des cartes de sa rangée.
Chacun a regardé certaines de ses cartes. Les emplacements\u{a0}: Ada (1, 2) et Bruno (1, 4).
Ada pioche une carte.
Ada garde la carte à l’emplacement 4 et pose «\u{a0}B\u{a0}».
Bruno tente l’emplacement 2, et c’est raté\u{a0}: «\u{a0}G\u{a0}», vue de tous, y retourne.
Bruno reçoit en pénalité une carte que personne n’a vue, à l’emplacement 5.
Bruno pioche une carte.
Bruno jette «\u{a0}Tausch\u{a0}».
Bruno intervertit deux cartes\u{a0}: l’emplacement 4 (Ada) et l’emplacement 1 (Bruno).
Ada pioche une carte.
Ada jette «\u{a0}Blick\u{a0}».
Ada défausse «\u{a0}Blick\u{a0}» de l’emplacement 3.
Ada regarde son propre emplacement 4.
Ada renonce au pouvoir de «\u{a0}Blick\u{a0}».
Bruno pioche une carte.
Bruno jette «\u{a0}Jinx\u{a0}».
Ada défausse «\u{a0}Jinx\u{a0}» de l’emplacement 1.
Ada défausse «\u{a0}Jinx\u{a0}» de l’emplacement 2.
Ada pioche une carte.
Ada jette «\u{a0}Schwarze Katze\u{a0}».
Ada défausse «\u{a0}Schwarze Katze\u{a0}» de l’emplacement 4.
Ada gagne la manche et a maintenant 1 jeton.
Ada gagne la partie\u{a0}!";

#[test]
fn the_referee_reads_it_all() {
    let scene = Scene::<LuckyBastard>::of(&format!("{DEAL}{ROUND}"));
    let open = scene.events.iter().map(|event| {
        let sight: SightOf<LuckyBastard> =
            LuckyBastard::unveil_event(scene.table.rules(), event).into_open();
        sight
    });
    let said = told(Viewer::Watcher, |teller| {
        let lines = open.filter_map(|sight| <LuckyBastard as Spoken>::line(&sight, teller));
        lines.map(|line| Words::new(Lang::En).say(&line)).collect::<Vec<_>>()
    });
    assert_eq!(said[1], "Ada looks at “Jinx” in slot 1 and “Jinx” in slot 2.");
    assert_eq!(said[7], "Bruno gets “C” as a penalty, unseen by all, in slot 5.");
    assert_eq!(said[14], "Ada peeks at their own slot 4: “Schwarze Katze”.");
}

#[test]
fn empty_piles_and_void_rounds_are_told() {
    let say = |sight: &Sight, lang| {
        let line = told(seat(0), |teller| <LuckyBastard as Spoken>::line(sight, teller));
        line.map(|line| Words::new(lang).say(&line)).unwrap()
    };
    let new_pile = |count| Event::Reshuffled { count, cards: None };
    let one = "The pile is empty: 1 card of the discard pile is shuffled to be the new one.";
    assert_eq!(say(&new_pile(1), Lang::En), one);
    let many = "Der Stapel ist leer: 9 Karten der Ablage werden zum neuen Stapel gemischt.";
    assert_eq!(say(&new_pile(9), Lang::De), many);
    let waived = "Für eine Strafe ist keine Karte mehr da: Bruno kommt so davon.";
    assert_eq!(say(&Event::Waived { seat: Seat::at(1) }, Lang::De), waived);
    let void = "There is no card left to draw: the round is void and is dealt again.";
    assert_eq!(say(&Event::Voided { why: Why::NoCards }, Lang::En), void);
    let long = "400 tours sans gagnant\u{a0}: la manche est annulée et redistribuée.";
    assert_eq!(say(&Event::Voided { why: Why::TooLong }, Lang::Fr), long);
}

fn choices(text: &str, seat: usize, lang: Lang, expected: &[&str]) {
    let labels = labels(text, seat, lang);
    assert_eq!(labels[..expected.len()], *expected, "{labels:#?}");
}

#[test]
fn choices_tell_what_is_known() {
    let aided = DEAL.replace("tokens 1", "memory_aid on");
    let looks = ["Look at slots 1 and 2", "Look at slots 1 and 3"];
    choices("seats 2; shuffle ...", 0, Lang::En, &looks);
    let plain = [
        "Throw “Schwarze Katze” (8 copies in the deck)",
        "Keep it in slot 1 and lay the card that is there",
    ];
    choices(DEAL, 0, Lang::En, &plain);
    choices(&aided, 0, Lang::En, &[plain[0], "Keep it in slot 1 and lay “Jinx”"]);
    let race = ["Fertig mit diesem Rennen", "Stelle 1 ablegen (wenn es „Schwarze Katze“ ist)"];
    choices(&format!("{DEAL}0 throw"), 1, Lang::De, &race);
    let aided_race = [
        race[0],
        "Stelle 1 ablegen: „Schwarze Katze“ passt",
        "Stelle 2 ablegen (wenn es „Schwarze Katze“ ist)",
    ];
    choices(&format!("{aided}0 throw"), 1, Lang::De, &aided_race);
    let switch = "0 throw; 0 done; 1 done; 1 draw; 1 throw; 0 done; 1 done";
    let deal = |deal: &str| deal.replace("F C switch", "F switch C");
    let blind = [
        "Renoncer au pouvoir de «\u{a0}Tausch\u{a0}»",
        "Échanger\u{a0}: vous (n°\u{a0}1) ↔ Ada (n°\u{a0}1)",
    ];
    choices(&format!("{}{switch}", deal(DEAL)), 1, Lang::Fr, &blind);
    let aided_blind = [blind[0], "Échanger\u{a0}: vous (1, Schwarze Katze) ↔ Ada (n°\u{a0}1)"];
    choices(&format!("{}{switch}", deal(&aided)), 1, Lang::Fr, &aided_blind);
}

#[test]
fn the_last_card_is_a_win() {
    let (round, _) = ROUND.rsplit_once(';').unwrap();
    let last = ["Done with this race", "Discard slot 4 (if it is “Schwarze Katze”, you win)"];
    choices(&format!("{DEAL}{round}"), 0, Lang::En, &last);
}
