//! A scene printed as every viewer is told of it: for a person to read and find a leak in.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::laws::viewers;
use crate::scene::{Scene, lines};
use crate::{Game, SightOf, Viewer};

/// Plays the scene line by line. `sight` and `view` write one thing down, on one line.
pub fn transcript<G: Game>(
    text: &str,
    sight: impl Fn(&SightOf<G>) -> String,
    view: impl Fn(&G::View) -> String,
) -> String {
    let lines = lines(text);
    let mut out = String::new();
    let mut told = 0;
    for n in 1..=lines.len() {
        let scene = Scene::<G>::of(&lines[..n].join("\n"));
        out += &format!("> {}\n", lines[n - 1]);
        for event in &scene.events[told..] {
            out += &each_viewer::<G>(&scene, |viewer| {
                sight(&G::sight(scene.table.table_rules(), event, viewer))
            });
        }
        told = scene.events.len();
    }
    let scene = Scene::<G>::of(text);
    out += "= views\n";
    out += &each_viewer::<G>(&scene, |viewer| view(&scene.table.view(viewer)));
    out += "= knows\n";
    out += &each_viewer::<G>(&scene, |viewer| view(&scene.table.knows(viewer)));
    out
}

/// One line for all where all are told the same, one for each where not.
fn each_viewer<G: Game>(scene: &Scene<G>, tell: impl Fn(Viewer) -> String) -> String {
    let name = |viewer| match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Watcher => "watcher".to_string(),
    };
    let told: Vec<(String, String)> = viewers::<G>(scene.table.table_rules())
        .map(|viewer| (name(viewer), tell(viewer)))
        .collect();
    if told.iter().all(|(_, line)| *line == told[0].1) {
        return format!("  all      {}\n", told[0].1);
    }
    told.iter().map(|(name, line)| format!("  {name:<8} {line}\n")).collect()
}
