//! Plots that need nothing but themselves: SVG.

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use words::Lang;

use super::numbers::percent;
use crate::Share;

const WIDTH: u32 = 860;
/// As large as a text beside it.
const SMALL: (&str, u32) = ("sans-serif", 12);
const ROW: u32 = 26;
const MARGIN: u32 = 8;
/// Where the numbers stand.
const BELOW: u32 = 28;
/// About as wide as a letter is, and how many have room.
const LETTER: usize = 8;
const LETTERS: (usize, usize) = (10, 40);
const TALL: u32 = 260;
const EDGE: u32 = 8;

/// A histogram has at most so many steps and one more.
const STEPS: u32 = 40;

const DOT: RGBColor = RGBColor(0x0f, 0x5c, 0x4a);
const LINE: RGBColor = RGBColor(0x9a, 0x8f, 0x7d);

const PARTS: [RGBColor; 4] =
    [DOT, RGBColor(0xc4, 0x6a, 0x2b), RGBColor(0x4a, 0x5f, 0x9e), RGBColor(0xd8, 0xcc, 0xb8)];

/// A row for each of these: what was measured, and between which bounds it lies. A line stands where it would
/// be if nothing made a difference.
pub fn intervals(rows: &[(String, Share)], even: f64) -> String {
    let mut svg = String::new();
    let height = 2 * MARGIN + BELOW + ROW * rows.len() as u32;
    drawn(rows, even, SVGBackend::with_string(&mut svg, (WIDTH, height)))
        .expect("a text takes whatever is drawn on it");
    svg
}

type Drawn<'a> = Result<(), DrawingAreaErrorKind<<SVGBackend<'a> as DrawingBackend>::ErrorType>>;

fn drawn<'a>(rows: &[(String, Share)], even: f64, backend: SVGBackend<'a>) -> Drawn<'a> {
    let area = backend.into_drawing_area();
    let least = rows.iter().map(|(_, it)| it.least).fold(even, f64::min);
    let most = rows.iter().map(|(_, it)| it.most).fold(even, f64::max);
    let beside = (most - least).max(0.01) * 0.05;
    let longest = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let mut chart = ChartBuilder::on(&area)
        .margin(MARGIN)
        .x_label_area_size(BELOW)
        .y_label_area_size((LETTER * longest.clamp(LETTERS.0, LETTERS.1)) as u32)
        .build_cartesian_2d(least - beside..most + beside, 0.0..rows.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .light_line_style(TRANSPARENT)
        .disable_y_axis()
        .y_labels(0)
        .label_style(SMALL)
        .x_label_formatter(&|share| format!("{:.0} %", share * 100.0))
        .draw()?;
    let top = rows.len() as f64;
    chart.draw_series([PathElement::new([(even, 0.0), (even, top)], LINE.stroke_width(2))])?;
    let middle = ("sans-serif", 14).into_text_style(&area);
    let middle = middle.pos(Pos::new(HPos::Left, VPos::Center));
    for (at, (label, share)) in rows.iter().enumerate() {
        let y = top - at as f64 - 0.5;
        let ends = [(share.least, y), (share.most, y)];
        chart.draw_series([PathElement::new(ends, DOT.stroke_width(3))])?;
        chart.draw_series([Circle::new((share.mean, y), 5, DOT.filled())])?;
        let place = (MARGIN.cast_signed(), (MARGIN + ROW * at as u32 + ROW / 2).cast_signed());
        area.draw_text(label, &middle, place)?;
    }
    area.present()
}

/// How many values lie in each of equal steps from the least to the most.
pub fn histogram(values: &[u32]) -> String {
    let mut svg = String::new();
    steps_drawn(values, SVGBackend::with_string(&mut svg, (WIDTH, TALL)))
        .expect("a text takes whatever is drawn on it");
    svg
}

fn steps_drawn<'a>(values: &[u32], backend: SVGBackend<'a>) -> Drawn<'a> {
    let area = backend.into_drawing_area();
    let least = values.iter().copied().min().unwrap_or(0);
    let most = values.iter().copied().max().unwrap_or(0);
    let step = (most - least) / STEPS + 1;
    let mut counts = vec![0_u32; ((most - least) / step + 1) as usize];
    for value in values {
        counts[((value - least) / step) as usize] += 1;
    }
    let highest = counts.iter().copied().max().unwrap_or(0).max(1);
    let mut chart = ChartBuilder::on(&area)
        .margin(8)
        .x_label_area_size(28)
        .y_label_area_size(48)
        .build_cartesian_2d(least..least + step * counts.len() as u32, 0..highest)?;
    chart.configure_mesh().disable_x_mesh().label_style(SMALL).draw()?;
    chart.draw_series((least..).step_by(step as usize).zip(counts).map(|(from, count)| {
        let mut bar = Rectangle::new([(from, 0), (from + step, count)], DOT.filled());
        bar.set_margin(0, 0, 1, 0);
        bar
    }))?;
    area.present()
}

/// One bar that is divided into these parts; what is below nothing is not drawn.
pub fn divided(lang: Lang, parts: &[(String, f64)]) -> String {
    let mut svg = String::new();
    let height = ROW * (parts.len() as u32 + 2);
    parts_drawn(lang, parts, SVGBackend::with_string(&mut svg, (WIDTH, height)))
        .expect("a text takes whatever is drawn on it");
    svg
}

fn parts_drawn<'a>(lang: Lang, parts: &[(String, f64)], backend: SVGBackend<'a>) -> Drawn<'a> {
    let area = backend.into_drawing_area();
    let whole: f64 = parts.iter().map(|it| it.1.max(0.0)).sum();
    let wide = f64::from(WIDTH - 2 * EDGE) / whole.max(f64::MIN_POSITIVE);
    let mut from = f64::from(EDGE);
    for (at, (label, part)) in parts.iter().enumerate() {
        let style = PARTS[at % PARTS.len()].filled();
        let to = from + part.max(0.0) * wide;
        let row = (ROW * at as u32).cast_signed() + 44;
        area.draw(&Rectangle::new([(from as i32, 8), (to as i32, 36)], style))?;
        area.draw(&Rectangle::new([(8, row), (22, row + 14)], style))?;
        let text = format!("{label}: {}", percent(lang, *part));
        area.draw_text(&text, &("sans-serif", 14).into_text_style(&area), (30, row))?;
        from = to;
    }
    area.present()
}
