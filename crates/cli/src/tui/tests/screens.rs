//! What is on the screen. After a wanted change: `INSTA_UPDATE=always cargo test -p luckhouse screen`.

use catalog::lucktails::Lucktails;
use catalog::lucky_bastard::LuckyBastard;
use catalog::{GameId, with_game};
use insta::assert_snapshot;
use ratatui::layout::Size;
use words::{Lang, Words};

use super::super::key::Key;
use super::super::menu::Menu;
use super::super::screen::{Fit, Screen};
use super::{app, english, options, play_on, press, shown, shown_at, wait};

#[test]
fn screen_at_the_start_of_every_game() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for game in GameId::ALL {
            let name = format!("start_{}_{}", game.name().replace('-', "_"), lang.code());
            with_game!(game, G => {
                let mut app = app::<G>(&options(3, "start"), &words);
                wait(&mut app);
                assert_snapshot!(name, shown(&app));
            });
        }
    }
}

#[test]
fn screen_of_the_rules() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut app = app::<Lucktails>(&options(3, "rules"), &words);
        press(&mut app, "?");
        assert_snapshot!(format!("rules_{}", lang.code()), shown(&app));
        app.key(Key::End);
        assert_snapshot!(format!("rules_end_{}", lang.code()), shown(&app));
    }
}

#[test]
fn screen_of_the_question_when_leaving() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut app = app::<Lucktails>(&options(3, "quit"), &words);
        wait(&mut app);
        press(&mut app, "q");
        assert_snapshot!(format!("leave_{}", lang.code()), shown(&app));
        press(&mut app, "e");
        assert_snapshot!(format!("leave_name_{}", lang.code()), shown(&app));
    }
}

#[test]
fn screen_that_is_too_small() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut app = app::<Lucktails>(&options(3, "small"), &words);
        let fit = Fit::new(&mut app, &words, Size::new(60, 12));
        assert_snapshot!(format!("small_{}", lang.code()), shown_at(&fit, 60, 12));
    }
}

#[test]
fn screen_at_the_end() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut app = app::<Lucktails>(&options(4, "end"), &words);
        play_on(&mut app);
        assert_snapshot!(format!("end_{}", lang.code()), shown(&app));
    }
}

#[test]
fn screen_of_a_claim_and_of_talk() {
    let words = english();
    let mut app = app::<Lucktails>(&options(3, "claim"), &words);
    wait(&mut app);
    press(&mut app, "c2");
    assert_snapshot!("claim", shown(&app));
    press(&mut app, "6sWell, well");
    assert_snapshot!("say", shown(&app));
}

#[test]
fn screen_with_a_filter_and_on_a_large_terminal() {
    let words = english();
    let mut app = app::<LuckyBastard>(&options(6, "large"), &words);
    press(&mut app, "/2");
    assert_snapshot!("filter", shown(&app));
    app.key(Key::Enter);
    assert_snapshot!("large", shown_at(&app, 132, 43));
}

#[test]
fn screen_of_the_menu() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let mut menu = Menu::new(None, false, &words);
        assert_snapshot!(format!("menu_{}", lang.code()), shown(&menu));
        press(&mut menu, "4");
        assert_snapshot!(format!("menu_seats_{}", lang.code()), shown(&menu));
        press(&mut menu, "1x");
        assert!(!menu.is_done());
        menu.key(Key::Enter);
        assert_eq!(menu.chosen, Some((GameId::LuckyDuck, 3)));
    }
}

#[test]
fn seats_that_do_not_suit_the_game_are_asked_for() {
    let words = Words::new(Lang::En);
    let mut menu = Menu::new(Some(9), false, &words);
    press(&mut menu, "1");
    assert!(!menu.is_done(), "nine are too many for Lucktails");
    menu.key(Key::Esc);
    press(&mut menu, "4");
    assert_eq!(menu.chosen, Some((GameId::LuckyDuck, 9)));
}

#[test]
fn keys_are_explained_in_lines_that_fit() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in ["tui-keys-play", "tui-keys-replay"] {
            let text = words.get(key);
            let long: Vec<_> = text.lines().filter(|it| it.chars().count() > 76).collect();
            assert_eq!(long, [""; 0]);
        }
        let short = words.get("tui-keys-replay-short");
        assert!(short.chars().count() <= 78, "{short}");
    }
}
