//! The command line, in the language of whoever types.

use std::ffi::OsString;

use catalog::GameId;
use clap::builder::{
    NonEmptyStringValueParser, PossibleValuesParser, RangedI64ValueParser, StyledStr,
};
use clap::{Arg, ArgAction, Command, value_parser};
use words::{Lang, Words};

use crate::serve::{SETTINGS, Setting, variable};

/// The language asked for by `--lang`, `LUCKHOUSE_LANG` or the locale. Read before anything else,
/// because everything else is said in it.
pub fn language(args: &[String], env: impl Fn(&str) -> Option<String>) -> Lang {
    let flag = args.iter().enumerate().find_map(|(at, arg)| match arg.strip_prefix("--lang") {
        Some("") => args.get(at + 1).cloned(),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    let from_env = || {
        ["LUCKHOUSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(&env)
            .find(|value| !value.is_empty())
    };
    flag.or_else(from_env).as_deref().and_then(Lang::parse).unwrap_or_default()
}

/// `help verify` asks for the same as `verify --help`.
pub fn asked(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|arg| arg == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

/// The whole command line.
pub fn command(words: &Words) -> Command {
    let mut command = Builder(words).command("luckhouse", "cli-about", Some("cli-examples"));
    command = command.version(env!("CARGO_PKG_VERSION")).disable_version_flag(true);
    command = command
        .arg(Builder(words).flag("version", "cli-version").short('V').action(ArgAction::Version));
    for sub in Builder(words).subcommands() {
        command = command.subcommand(sub);
    }
    command.subcommand_required(true).arg_required_else_help(true).disable_help_subcommand(true)
}

struct Builder<'a>(&'a Words);

impl Builder<'_> {
    /// A command with its help, which it says in one language throughout.
    fn command(
        &self,
        name: &'static str,
        about: &'static str,
        after: Option<&'static str>,
    ) -> Command {
        let words = self.0;
        let template = format!(
            "{{about}}\n\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            words.get("cli-heading-usage")
        );
        let command = Command::new(name)
            .about(words.get(about))
            .help_template(template)
            .subcommand_help_heading(words.get("cli-heading-commands"))
            .subcommand_value_name(words.get("cli-value-command"))
            .next_help_heading(words.get("cli-heading-options"))
            .disable_help_flag(true)
            .arg(self.flag("help", "cli-help").short('h').action(ArgAction::Help))
            .arg(
                self.value("lang", "cli-lang", "en|de|fr")
                    .value_parser(PossibleValuesParser::new(Lang::ALL.map(Lang::code)))
                    .global(true),
            );
        match after {
            Some(key) => command.after_help(StyledStr::from(words.get(key))),
            None => command,
        }
    }

    fn flag(&self, name: &'static str, about: &'static str) -> Arg {
        Arg::new(name).long(name).help(self.0.get(about)).action(ArgAction::SetTrue)
    }

    fn value(&self, name: &'static str, about: &'static str, shown: &'static str) -> Arg {
        let arg = Arg::new(name).long(name).help(self.0.get(about)).value_name(shown);
        arg.hide_possible_values(true).hide_default_value(true).allow_negative_numbers(true)
    }

    fn positional(&self, name: &'static str, about: &'static str) -> Arg {
        let arg = Arg::new(name).help(self.0.get(about)).value_name(name);
        arg.hide_possible_values(true)
    }

    fn game(&self) -> Arg {
        let games = PossibleValuesParser::new(GameId::ALL.map(GameId::name));
        self.positional("GAME", "cli-game").value_parser(games)
    }

    fn subcommands(&self) -> [Command; 11] {
        [
            self.play(),
            self.serve(),
            self.backup(),
            self.restore(),
            self.replay(),
            self.rules(),
            self.verify(),
            self.engine(),
            self.bench(),
            self.lab(),
            self.completions(),
        ]
    }

    fn play(&self) -> Command {
        self.command("play", "cli-play", Some("cli-play-examples"))
            .arg(self.game())
            .arg(self.value("seats", "cli-play-seats", "N").value_parser(value_parser!(i64)))
            .arg(self.value("seat", "cli-play-seat", "N").value_parser(value_parser!(i64)))
            .arg(
                self.value("level", "cli-play-level", "1-6")
                    .value_parser(value_parser!(u8).range(1..=6)),
            )
            .arg(self.value("seed", "cli-play-seed", "TEXT"))
            .arg(self.value("option", "cli-play-option", "NAME=VALUE").action(ArgAction::Append))
            .arg(self.value("deck", "cli-play-deck", "FILE"))
            .arg(self.value("record", "cli-play-record", "FILE"))
            .arg(
                self.value("pace", "cli-play-pace", "MS")
                    .value_parser(value_parser!(u64).range(0..=60_000)),
            )
            .arg(self.flag("no-color", "cli-no-color"))
            .args(self.elsewhere())
    }

    /// A table elsewhere: one that is set up already, or a new one.
    fn elsewhere(&self) -> [Arg; 8] {
        let set_up = ["GAME", "seats", "option", "deck"];
        let there = ["clock", "house", "open", "sealed", "unwatched"];
        let new = |arg: Arg| arg.requires("server").requires("GAME");
        [
            self.value("server", "cli-play-server", "URL").conflicts_with_all(["seed", "pace"]),
            self.value("code", "cli-play-code", "CODE")
                .requires("server")
                .conflicts_with_all(set_up)
                .conflicts_with_all(there),
            self.value("name", "cli-play-name", "NAME").requires("server"),
            new(self.value("clock", "cli-play-clock", "S|S+BANK|Nd")),
            new(self.value("house", "cli-play-house", "SEAT[:LEVEL],…")),
            new(self.flag("open", "cli-play-open")),
            new(self.flag("sealed", "cli-play-sealed")),
            new(self.flag("unwatched", "cli-play-unwatched")),
        ]
    }

    fn serve(&self) -> Command {
        let command = self.command("serve", "cli-serve", Some("cli-serve-examples"));
        self.set(command, &SETTINGS)
    }

    fn backup(&self) -> Command {
        let command = self.command("backup", "cli-backup", Some("cli-backup-examples"));
        let command = command.arg(self.positional("FILE", "cli-backup-file").required(true));
        self.set(command, &SETTINGS)
    }

    fn restore(&self) -> Command {
        let command = self.command("restore", "cli-restore", Some("cli-restore-examples"));
        let command = command.arg(self.positional("FILE", "cli-restore-file").required(true));
        self.set(command.arg(self.flag("force", "cli-restore-force")), &SETTINGS)
    }

    /// The settings of the server; a command that does not serve heeds only where things are kept.
    fn set(&self, command: Command, settings: &'static [Setting]) -> Command {
        let command = command.arg(self.value("config", "cli-serve-config", "FILE"));
        settings.iter().fold(command, |command, setting| {
            let help = format!("{} [{}]", self.0.get(setting.help), variable(setting.name));
            let heeded = command.get_name() == "serve" || setting.name == "database";
            let arg = self.value(setting.name, setting.help, setting.shown).help(help);
            command.arg(arg.hide(!heeded))
        })
    }

    fn replay(&self) -> Command {
        self.command("replay", "cli-replay", Some("cli-replay-examples"))
            .arg(self.positional("FILE", "cli-record-file").required(true))
            .arg(self.value("as", "cli-replay-as", "SEAT|watcher|referee"))
            .arg(self.flag("no-color", "cli-no-color"))
    }

    fn rules(&self) -> Command {
        self.command("rules", "cli-rules", Some("cli-rules-examples"))
            .arg(self.game().required(true))
    }

    fn verify(&self) -> Command {
        self.command("verify", "cli-verify", Some("cli-verify-examples"))
            .arg(self.positional("FILE", "cli-record-file").required(true).num_args(1..))
            .arg(self.value("commitment", "cli-verify-commitment", "HEX"))
            .arg(self.value("share", "cli-verify-share", "TEXT").action(ArgAction::Append))
    }

    fn engine(&self) -> Command {
        self.command("engine", "cli-engine", Some("cli-engine-examples"))
            .arg(
                self.value("tables", "cli-engine-tables", "N")
                    .value_parser(value_parser!(u64).range(1..)),
            )
            .arg(
                self.value("memory", "cli-engine-memory", "MIB")
                    .value_parser(value_parser!(u64).range(1..=1_000_000)),
            )
    }

    fn bench(&self) -> Command {
        let games = GameId::ALL.map(GameId::name).into_iter().chain(["engine"]);
        self.command("bench", "cli-bench", Some("cli-bench-examples"))
            .arg(
                self.positional("GAME", "cli-bench-game")
                    .value_parser(PossibleValuesParser::new(games)),
            )
            .arg(self.value("seats", "cli-bench-seats", "N").value_parser(value_parser!(i64)))
            .arg(
                self.value("seconds", "cli-bench-seconds", "S")
                    .value_parser(value_parser!(u64).range(1..=3600)),
            )
            .arg(
                self.value("decisions", "cli-bench-decisions", "N")
                    .value_parser(value_parser!(u64).range(1..))
                    .conflicts_with("seconds"),
            )
            .arg(self.flag("views", "cli-bench-views"))
            .arg(self.flag("json", "cli-bench-json"))
    }

    fn lab(&self) -> Command {
        let bench = self
            .command("bench", "cli-lab-bench", Some("cli-lab-bench-examples"))
            .arg(self.game())
            .arg(self.value("seats", "cli-bench-seats", "N").value_parser(value_parser!(i64)))
            .arg(
                self.value("seconds", "cli-bench-seconds", "S")
                    .value_parser(value_parser!(u64).range(1..=3600)),
            )
            .arg(self.flag("json", "cli-bench-json"));
        self.command("lab", "cli-lab", Some("cli-lab-examples"))
            .subcommand(self.arena())
            .subcommand(self.balance())
            .subcommand(bench)
            .subcommand(self.solve())
            .subcommand(self.strength())
            .subcommand_required(true)
            .arg_required_else_help(true)
            .disable_help_subcommand(true)
    }

    fn arena(&self) -> Command {
        let command = self.command("arena", "cli-lab-arena", Some("cli-lab-arena-examples"));
        let bots = self.value("bots", "cli-lab-arena-bots", "NAME,…");
        let deals = self.value("deals", "cli-lab-arena-deals", "N");
        let program = self.value("program", "cli-lab-arena-program", "NAME=COMMAND");
        let seconds = self.value("seconds", "cli-lab-arena-seconds", "S");
        self.games_of_the_lab(command, bots, deals)
            .arg(program.action(ArgAction::Append))
            .arg(seconds.value_parser(value_parser!(u64).range(1..=3600)))
            .arg(self.flag("ladder", "cli-lab-arena-ladder"))
    }

    fn balance(&self) -> Command {
        let command = self.command("balance", "cli-lab-balance", Some("cli-lab-balance-examples"));
        let bots = self.value("bots", "cli-lab-balance-bots", "NAME,…");
        let deals = self.value("deals", "cli-lab-balance-deals", "N");
        let mixed = self.value("mixed", "cli-lab-balance-mixed", "N");
        self.games_of_the_lab(command, bots, deals).arg(mixed.value_parser(number()))
    }

    /// Who plays what, how often, and where it is kept.
    fn games_of_the_lab(&self, command: Command, bots: Arg, deals: Arg) -> Command {
        command
            .arg(self.game().required(true))
            .arg(self.value("seats", "cli-lab-seats", "N").value_parser(value_parser!(i64)))
            .arg(bots)
            .arg(deals.value_parser(number()))
            .arg(self.value("seed", "cli-lab-arena-seed", "TEXT"))
            .arg(self.value("threads", "cli-lab-arena-threads", "N").value_parser(number()))
            .arg(self.value("option", "cli-play-option", "NAME=VALUE").action(ArgAction::Append))
            .arg(self.value("deck", "cli-play-deck", "FILE"))
            .arg(
                self.value("to", "cli-lab-arena-to", "FOLDER")
                    .value_parser(NonEmptyStringValueParser::new()),
            )
    }

    fn solve(&self) -> Command {
        let number = || value_parser!(u32).range(1..);
        let many = || value_parser!(u64).range(1..);
        self.command("solve", "cli-lab-solve", Some("cli-lab-solve-examples"))
            .arg(self.game().required(true))
            .arg(self.value("seats", "cli-lab-solve-seats", "N").value_parser(value_parser!(i64)))
            .arg(self.value("iterations", "cli-lab-solve-iterations", "N").value_parser(many()))
            .arg(self.value("seconds", "cli-lab-solve-seconds", "S").value_parser(many()))
            .arg(self.value("threads", "cli-lab-solve-threads", "N").value_parser(number()))
            .arg(self.value("seed", "cli-lab-solve-seed", "TEXT"))
            .arg(
                self.value("to", "cli-lab-solve-to", "FILE")
                    .value_parser(NonEmptyStringValueParser::new()),
            )
            .arg(self.flag("measure", "cli-lab-solve-measure").conflicts_with_all([
                "iterations",
                "seconds",
                "to",
            ]))
    }

    fn strength(&self) -> Command {
        let games = self.game().help(self.0.get("cli-lab-strength-games"));
        let seats = self.value("seats", "cli-lab-strength-seats", "N");
        let deals = self.value("deals", "cli-lab-strength-deals", "N");
        let top_deals = self.value("top-deals", "cli-lab-strength-top-deals", "N");
        let timed = self.value("timed", "cli-lab-strength-timed", "N");
        let threads = self.value("threads", "cli-lab-arena-threads", "N");
        self.command("strength", "cli-lab-strength", Some("cli-lab-strength-examples"))
            .arg(games.num_args(1..).action(ArgAction::Append))
            .arg(seats.value_parser(value_parser!(i64)))
            .arg(deals.value_parser(number()))
            .arg(top_deals.value_parser(number()))
            .arg(timed.value_parser(value_parser!(u32)))
            .arg(self.value("seed", "cli-lab-arena-seed", "TEXT"))
            .arg(threads.value_parser(number()))
            .arg(
                self.value("to", "cli-lab-strength-to", "FOLDER")
                    .value_parser(NonEmptyStringValueParser::new())
                    .required(true),
            )
    }

    fn completions(&self) -> Command {
        self.command("completions", "cli-completions", Some("cli-completions-examples")).arg(
            self.positional("SHELL", "cli-shell")
                .required(true)
                .value_parser(value_parser!(clap_complete::Shell)),
        )
    }
}

/// At least one.
fn number() -> RangedI64ValueParser<u32> {
    value_parser!(u32).range(1..)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language_of(args: &[&str], env: &[(&str, &str)]) -> Lang {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        let find = |name: &str| env.iter().find(|(it, _)| *it == name).map(|(_, v)| v.to_string());
        language(&args, find)
    }

    #[test]
    fn the_flag_outranks_the_environment() {
        assert_eq!(language_of(&["play", "--lang", "fr"], &[("LANG", "de_DE.UTF-8")]), Lang::Fr);
        assert_eq!(language_of(&["--lang=de"], &[]), Lang::De);
        assert_eq!(language_of(&[], &[("LANG", "de_DE.UTF-8")]), Lang::De);
        assert_eq!(language_of(&[], &[("LC_ALL", "fr_FR"), ("LANG", "de")]), Lang::Fr);
        assert_eq!(language_of(&["--lang"], &[("LANG", "C")]), Lang::En);
    }

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for lang in Lang::ALL {
            command(&Words::new(lang)).debug_assert();
        }
    }
}
