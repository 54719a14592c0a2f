//! A report as headings, words, tables and plots: a page of its own, a text for a terminal, or Markdown.

use std::fmt::Write;

use words::Lang;

pub const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#2b1d12;background:#fffaf0}\
h1,h2{font-family:Georgia,serif;line-height:1.25}div{overflow-x:auto}table{border-collapse:collapse}\
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #e3d7c3}th{vertical-align:bottom}td{white-space:nowrap}\
th:first-child,td:first-child,.pairs th:nth-child(2),.pairs td:nth-child(2){text-align:left}svg{max-width:100%;min-width:36rem;height:auto}li{overflow-wrap:anywhere}";

/// Which columns hold numbers is not the same for every table.
const NUMBERS: &str =
    "main th:not(.w),main td:not(.w){text-align:right;white-space:nowrap}main .w{text-align:left}";

/// What a report says, in order.
#[derive(Debug)]
pub struct Page {
    pub title: String,
    pub blocks: Vec<Block>,
}

#[derive(Debug)]
pub enum Block {
    Heading(String),
    Words(String),
    /// What a word of the report means. Only a page of its own says it: a terminal has no room, and a
    /// longer document says it once.
    Note(String),
    Table(Table),
    /// SVG. Only a page of its own can show it.
    Plot(String),
}

#[derive(Debug)]
pub struct Table {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// So many columns hold words and stand at the left; the others are numbers.
    pub words: usize,
}

impl Page {
    pub fn heading(&mut self, text: String) {
        self.blocks.push(Block::Heading(text));
    }

    pub fn words(&mut self, text: String) {
        self.blocks.push(Block::Words(text));
    }

    pub fn note(&mut self, text: String) {
        self.blocks.push(Block::Note(text));
    }

    pub fn table(&mut self, words: usize, head: Vec<String>, rows: Vec<Vec<String>>) {
        self.blocks.push(Block::Table(Table { head, rows, words }));
    }

    pub fn plot(&mut self, svg: String) {
        self.blocks.push(Block::Plot(svg));
    }

    /// One file that needs no other and no network.
    pub fn html(&self, lang: Lang) -> String {
        let (lang, title) = (lang.code(), escaped(&self.title));
        let mut out = format!(
            "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
             <title>{title}</title><style>{STYLE}{NUMBERS}</style><main><h1>{title}</h1>",
        );
        for block in &self.blocks {
            match block {
                Block::Heading(text) => out += &format!("<h2>{}</h2>", escaped(text)),
                Block::Words(text) | Block::Note(text) => {
                    out += &format!("<p>{}</p>", escaped(text));
                }
                Block::Table(table) => out += &table.html(),
                Block::Plot(svg) => out += svg,
            }
        }
        out + "</main></html>\n"
    }

    pub fn text(&self) -> String {
        let mut out = format!("{}\n", self.title);
        for block in &self.blocks {
            match block {
                Block::Heading(text) => out += &format!("\n{text}\n"),
                Block::Words(text) => out += &format!("{text}\n"),
                Block::Table(table) => out += &table.text(),
                Block::Note(_) | Block::Plot(_) => (),
            }
        }
        out
    }

    /// A section of a longer document.
    pub fn markdown(&self) -> String {
        self.marked("##")
    }

    /// A document of its own.
    pub fn document(&self) -> String {
        self.marked("#").trim_end().to_owned() + "\n"
    }

    fn marked(&self, top: &str) -> String {
        let mut out = format!("{top} {}\n\n", self.title);
        for block in &self.blocks {
            match block {
                Block::Heading(text) => out += &format!("{top}# {text}\n\n"),
                Block::Words(text) => out += &format!("{text}\n\n"),
                Block::Table(table) => out += &table.markdown(),
                Block::Note(_) | Block::Plot(_) => (),
            }
        }
        out
    }
}

impl Table {
    fn lines(&self) -> impl Iterator<Item = &Vec<String>> {
        [&self.head].into_iter().chain(&self.rows)
    }

    fn html(&self) -> String {
        let row = |(at, row): (usize, &Vec<String>)| {
            let cell = if at == 0 { "th" } else { "td" };
            let of = |(at, it): (usize, &String)| {
                let class = if at < self.words { " class=w" } else { "" };
                format!("<{cell}{class}>{}", escaped(it))
            };
            format!("<tr>{}", row.iter().enumerate().map(of).collect::<String>())
        };
        format!("<table>{}</table>", self.lines().enumerate().map(row).collect::<String>())
    }

    fn text(&self) -> String {
        let longest =
            |at: usize| self.lines().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..self.head.len()).map(longest).collect();
        let mut out = String::new();
        for row in self.lines() {
            let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, &width))| {
                if at < self.words { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            out += cells.collect::<Vec<_>>().join("  ").trim_end();
            out.push('\n');
        }
        out
    }

    fn markdown(&self) -> String {
        let mut out = String::new();
        for (at, row) in self.lines().enumerate() {
            let _ = writeln!(out, "| {} |", row.join(" | "));
            if at == 0 {
                let rule = |at| if at < self.words { "---|" } else { "--:|" };
                let _ = writeln!(out, "|{}", (0..row.len()).map(rule).collect::<String>());
            }
        }
        out + "\n"
    }
}

pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
