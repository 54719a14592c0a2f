//! Rounds in a few bytes agree with the rules, the rule of thumb with the house's, and whoever plays by a
//! table does not peek.

use bots::{Bot, Thumb};
use game::{Game, Seat, Step, Turn, Viewer, default_options};
use lucktails::{Action, Card, Deck, Lucktails, Place, Rules};
use room::{Fast, Playout};
use solved::{
    ByTable, CAP, HOUSE, Look, MOST_SEATS, MOST_WEIGHT, NoTable, Round, Table, Tables, WORTHS,
    thumb,
};

fn rules(n_seats: u8) -> Rules {
    Lucktails::set_up(n_seats, &default_options::<Lucktails>(), &Deck::default()).unwrap()
}

fn dealt(table: &Lucktails) -> Round {
    let cards = table.cards();
    let middle = Place::BOTH.map(|place| cards.middle(place));
    let all: Vec<Option<Card>> = cards.hands().chain(middle).chain(cards.open()).collect();
    let mut totals = [0; MOST_SEATS];
    totals.iter_mut().zip(table.scores()).for_each(|(total, &score)| *total = score as u8);
    let cards: Vec<u8> = all.into_iter().flatten().map(|card| card as u8).collect();
    let first = table.first().index() as u8;
    Round::dealt(totals, table.rules().n_seats(), first, &cards.try_into().unwrap())
}

/// Plays games at random, and shows every decision beside its round.
fn beside(games: u32, mut each: impl FnMut(&Lucktails, &Round, Seat, &[Action])) {
    let (mut fast, mut legal) = (Fast::new(7), vec![]);
    let deals = Playout::<Lucktails>::default();
    for game in 0..games {
        let mut table = Lucktails::start(&rules(3 + (game % 3) as u8));
        let mut round = None;
        loop {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    deals.deal(&mut table, &mut fast);
                    round = Some(dealt(&table));
                }
                turn => {
                    let (seat, now) = (turn.seats().nth(0), round.as_mut().unwrap());
                    legal.clear();
                    table.legal_actions(seat, |action| legal.push(action));
                    each(&table, now, seat, &legal);
                    let action = legal[fast.below(legal.len() as u32) as usize];
                    table.advance(Step::Act(seat, action), |_| ());
                    now.play(action);
                }
            }
        }
    }
}

#[test]
fn rounds_go_by_the_rules() {
    let mut seen = 0;
    beside(60, |table, round, seat, legal| {
        let mut listed = vec![];
        round.legal(CAP, |action| listed.push(action));
        assert_eq!((usize::from(round.turn), &listed[..]), (seat.index(), legal));
        assert_eq!((round.bait, u32::from(round.worth())), (table.bait(), table.worth()));
        let totals: Vec<u32> = table.scores().to_vec();
        assert!(totals.iter().zip(round.totals).all(|(&total, it)| total == it.into()));
        let look = Look::of(round);
        let moves = (0..6).filter(|at| look.moves >> at & 1 == 1);
        for at in moves {
            assert!(legal.contains(&look.action(round, at)), "{:?}", look.action(round, at));
        }
        seen += 1;
    });
    assert!(seen > 1000, "{seen}");
}

#[test]
fn baits_are_worth_what_the_house_says() {
    let worths: Vec<u32> = (0..=10).map(|bait| Deck::default().worth(bait)).collect();
    assert_eq!(worths, WORTHS.map(u32::from));
}

#[test]
fn the_rule_of_thumb_is_the_house_s() {
    beside(40, |table, round, seat, legal| {
        let memory = table.knows(Viewer::Seat(seat));
        let house = Lucktails::thumb(seat, &memory, legal, &mut |_| 0);
        assert_eq!(thumb(round, CAP), house, "{round:?}");
    });
}

/// Tells a bot all its seat has seen, and asks it.
#[test]
fn by_what_a_seat_is_told_it_looks_as_the_truth_does_and_plays_what_is_legal() {
    let (mut fast, mut asked) = (Fast::new(3), 0);
    let empty = Table::default();
    for game in 0..30_u8 {
        let rules = rules(3 + game % 3);
        let mut table = Lucktails::start(&rules);
        let by = HOUSE.get(rules.n_seats()).unwrap_or(&empty);
        let seats = 0..usize::from(rules.n_seats());
        let mut bots: Vec<ByTable<'_>> = seats
            .map(|at| ByTable::new(Seat::at(at), table.knows(Viewer::Seat(Seat::at(at))), by))
            .collect();
        let mut truth = None;
        while table.turn() != Turn::Over {
            let before = table.clone();
            let mut events = vec![];
            if table.turn() == Turn::Chance {
                let mut cards = Card::DECK;
                fast.shuffle(&mut cards);
                table.advance(Step::Shuffle(&cards), |event| events.push(*event));
                truth = Some(dealt(&table));
            } else {
                let seat = table.turn().seats().nth(0);
                let mut legal = vec![];
                table.legal_actions(seat, |action| legal.push(action));
                let truth = truth.as_mut().unwrap();
                let known = bots[seat.index()].round().unwrap();
                assert_eq!(Look::of(known), Look::of(truth));
                assert_eq!(Look::how_far(known), Look::how_far(truth));
                let view = table.view(Viewer::Seat(seat));
                let chosen = bots[seat.index()].choose(&view, &legal, &mut |n| fast.below(n));
                assert!(legal.contains(&chosen), "{chosen:?}");
                asked += 1;
                let action = legal[fast.below(legal.len() as u32) as usize];
                truth.play(action);
                table.advance(Step::Act(seat, action), |event| events.push(*event));
            }
            for event in &events {
                for (at, bot) in bots.iter_mut().enumerate() {
                    bot.told(&Lucktails::sight(before.rules(), event, Viewer::Seat(Seat::at(at))));
                }
            }
        }
    }
    assert!(asked > 500, "{asked}");
}

#[test]
fn where_nothing_is_said_of_a_late_look_the_early_one_counts() {
    let [some, other] = [[0, 0, 0, 9, 0, 0], [0, 0, 0, 0, 9, 0]];
    let key = |n_seats, mine| {
        let totals = [mine, 0, 0, 0, 0];
        Look::of(&Round::dealt(totals, n_seats, 0, &[1, 1, 2, 3, 4, 5, 6, 7])).key
    };
    for n_seats in [3, 4] {
        let [early, late] = [5, 12].map(|mine| key(n_seats, mine));
        assert_ne!(early, late);
        assert_eq!(Table::new(vec![(early, some)]).weights(late), Some(&some));
        assert_eq!(Table::new(vec![(early, some), (late, other)]).weights(late), Some(&other));
        assert_eq!(Table::new(vec![(late, some)]).weights(early), None);
    }
}

#[test]
fn tables_read_back_as_they_were_written() {
    let weights = [[0, 0, MOST_WEIGHT, 0, 0, 0], [15, 3, 0, 1, 0, 0], [1, 2, 3, 4, 5, 6]];
    let entries = [(0, weights[0]), (900_000, weights[2]), (5, weights[1])];
    let mut tables = Tables::default();
    tables.put(4, Table::new(entries.to_vec()));
    let bytes = tables.to_bytes();
    let read = Tables::from_bytes(&bytes).unwrap();
    assert_eq!(read, tables);
    assert_eq!(read.get(4).unwrap().weights(900_000), Some(&weights[2]));
    assert_eq!((read.get(3), read.get(6), read.get(0)), (None, None, None));
    for cut in 0..bytes.len() {
        assert_eq!(Tables::from_bytes(&bytes[..cut]), Err(NoTable), "{cut}");
    }
    assert_eq!(Tables::from_bytes(b"lucktails 1\n\x02\0\0"), Err(NoTable));
}

#[test]
fn the_house_has_a_table_for_every_number_of_seats() {
    for n_seats in 3..=5 {
        assert!(HOUSE.get(n_seats).is_some_and(|table| table.len() > 1000), "{n_seats} seats");
    }
    assert_eq!(Tables::from_bytes(&HOUSE.to_bytes()).as_ref(), Ok(&*HOUSE));
}
