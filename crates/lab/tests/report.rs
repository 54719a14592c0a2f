//! What other programs read of a report.

use std::fs::{self, File};
use std::{env, process};

use game::Seat;
use lab::{Fault, Finished, Forfeit, Pairing, Played, Report, ratings, tallies};
use parquet::file::reader::{FileReader, SerializedFileReader};
use words::{Lang, Words};

fn played(winners: &[usize], scores: &[u32], forfeit: Option<(usize, Fault)>) -> Played {
    Played {
        winners: winners.iter().map(|&seat| Seat::at(seat)).collect(),
        scores: scores.to_vec(),
        decisions: 7,
        forfeit: forfeit.map(|(seat, why)| Forfeit { seat: Seat::at(seat), why }),
    }
}

/// A program that won, lost to nobody, shared, and forfeited at the end.
fn finished() -> Vec<Finished> {
    let slow = Fault::TooSlow { seconds: 10 };
    let illegal = || Fault::Illegal { action: "{\"type\":\"<b>\"}".to_owned() };
    vec![
        Finished { unit: 0, games: vec![played(&[0], &[5, 3], None), played(&[], &[1, 1], None)] },
        Finished {
            unit: 1,
            games: vec![
                played(&[0, 1], &[2, 4_000_000_000], None),
                played(&[0], &[], Some((1, slow))),
            ],
        },
        Finished {
            unit: 2,
            games: vec![
                played(&[1], &[], Some((0, illegal()))),
                played(&[0], &[], Some((1, illegal()))),
            ],
        },
    ]
}

/// All that is made of it.
struct Told {
    csv: String,
    parquet: Vec<u8>,
    text: String,
    html: String,
}

fn told(lang: Lang) -> Told {
    let words = Words::new(lang);
    let (finished, pairings) = (finished(), [Pairing { one: 1, others: 0 }]);
    let report = Report {
        game: "Lucky Duck".to_owned(),
        n_seats: 2,
        seed: "a test",
        about: &["mine is “<mine>”.".to_owned()],
        units: 4,
        entrants: &["thumb".to_owned(), "mine".to_owned()],
        pairings: &pairings,
        tallies: &tallies(&finished, 1, 2),
        ratings: &ratings(&finished, &pairings, 2),
        finished: &finished,
    };
    Told {
        csv: report.csv(),
        parquet: report.parquet(),
        text: report.text(&words),
        html: report.html(&words),
    }
}

#[test]
fn columns_hold_what_the_lines_hold() {
    let Told { csv, parquet, .. } = told(Lang::En);
    let expected = "\
        deal,one,others,seat_of_one,winners,scores,decisions,forfeited_by_seat,forfeited_why\n\
        0,mine,thumb,0,0,5 3,7,,\n\
        0,mine,thumb,1,,1 1,7,,\n\
        1,mine,thumb,0,0 1,2 4000000000,7,,\n\
        1,mine,thumb,1,0,,7,1,too_slow\n\
        2,mine,thumb,0,1,,7,0,illegal\n\
        2,mine,thumb,1,0,,7,1,illegal\n";
    assert_eq!(csv, expected);
    let path = env::temp_dir().join(format!("luckhouse-columns-{}", process::id()));
    fs::write(&path, parquet).unwrap();
    let file = SerializedFileReader::new(File::open(&path).unwrap()).unwrap();
    fs::remove_file(path).unwrap();
    let mut read = String::new();
    for row in file.get_row_iter(None).unwrap() {
        let row = row.unwrap();
        let names: Vec<_> = row.get_column_iter().map(|(name, _)| name.clone()).collect();
        let cells = row.get_column_iter().map(|(_, cell)| {
            // As it is written there, but lists in brackets, texts in quotes, and null where nothing is.
            let cell = cell.to_string().replace(['[', ']', '"', ','], "");
            if cell == "null" { String::new() } else { cell }
        });
        let cells: Vec<_> = cells.collect();
        if read.is_empty() {
            read = names.join(",") + "\n";
        }
        read += &(cells.join(",") + "\n");
    }
    assert_eq!(read, expected);
}

#[test]
fn a_page_says_what_was_not_as_usual_and_that_it_was_stopped() {
    let Told { html, .. } = told(Lang::En);
    assert!(html.contains("<p>mine is “&lt;mine&gt;”.</p>"), "{html}");
    assert!(html.contains("Stopped before the end: 3 of 4 deals"), "{html}");
    // The numbers of a plot can be read, however few rows it has.
    assert!(html.contains("font-size=\"9.67") || html.contains("font-size=\"12"), "{html}");
}

#[test]
fn numbers_are_written_as_one_reads_them() {
    let english = told(Lang::En).text;
    assert!(english.contains("7.0"), "{english}");
    for Told { text, csv, .. } in [Lang::De, Lang::Fr].map(told) {
        assert!(text.contains("7,0"), "{text}");
        // Programs read the same in every language.
        assert_eq!(csv, told(Lang::En).csv);
    }
}

#[test]
fn whoever_forfeits_has_a_line_with_the_most_frequent_reason_first() {
    let line =
        "mine: 3 games forfeited: 2 × illegal action {\"type\":\"<b>\"}; 1 × no answer within 10 s";
    let Told { text, html, .. } = told(Lang::En);
    assert!(text.lines().any(|it| it == line), "{text}");
    let escaped = line.replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;");
    assert!(html.contains(&format!("<li>{escaped}")), "{html}");
}
