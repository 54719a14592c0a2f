//! A solved table: for each look, how often each move is made.

use crate::look::{Look, MOVES};

/// How often each move is made, in parts of their sum.
pub type Weights = [u8; MOVES];

/// The largest weight.
pub const MOST_WEIGHT: u8 = u8::MAX;

/// The weights of every look that is worth telling, for one number of seats.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Table {
    /// Rising.
    keys: Vec<u32>,
    weights: Vec<Weights>,
}

/// One table for each number of seats it was made for.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Tables {
    by_seats: [Option<Table>; 3],
}

/// The bytes are no tables.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NoTable;

impl Table {
    /// Entries may come in any order; of two with the same key the first counts.
    pub fn new(mut entries: Vec<(u32, Weights)>) -> Table {
        entries.sort_by_key(|entry| entry.0);
        entries.dedup_by_key(|entry| entry.0);
        let (keys, weights) = entries.into_iter().unzip();
        Table { keys, weights }
    }

    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// What is said of this look, or else of the same look early in a game.
    pub fn weights(&self, key: u32) -> Option<&Weights> {
        let find = |key| self.keys.binary_search(&key).ok().map(|at| &self.weights[at]);
        find(key).or_else(|| find(Look::early(key)))
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        number(self.keys.len() as u32, bytes);
        let mut before = 0;
        for (&key, weights) in self.keys.iter().zip(&self.weights) {
            number(key - before, bytes);
            before = key;
            write_weights(*weights, bytes);
        }
    }

    fn read(bytes: &mut &[u8]) -> Result<Table, NoTable> {
        let count = read_number(bytes)?;
        let mut table = Table::default();
        let mut key = 0_u32;
        for _ in 0..count {
            let step = read_number(bytes)?;
            if step == 0 && !table.is_empty() {
                return Err(NoTable);
            }
            key = key.checked_add(step).ok_or(NoTable)?;
            table.keys.push(key);
            table.weights.push(read_weights(bytes)?);
        }
        Ok(table)
    }
}

impl Tables {
    /// For 3, 4 or 5 seats.
    pub fn get(&self, n_seats: u8) -> Option<&Table> {
        self.by_seats.get(usize::from(n_seats.checked_sub(3)?))?.as_ref()
    }

    /// Puts a table for 3, 4 or 5 seats in; others are left out.
    pub fn put(&mut self, n_seats: u8, table: Table) {
        let at = n_seats.checked_sub(3).map(usize::from);
        if let Some(place) = at.and_then(|at| self.by_seats.get_mut(at)) {
            *place = Some(table);
        }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for table in &self.by_seats {
            bytes.push(table.is_some().into());
            if let Some(table) = table {
                table.write(&mut bytes);
            }
        }
        bytes
    }

    /// Whether these are tables, also those that go by another way of looking.
    pub fn are(bytes: &[u8]) -> bool {
        bytes.starts_with(NAME)
    }

    pub fn from_bytes(mut bytes: &[u8]) -> Result<Tables, NoTable> {
        let bytes = &mut bytes;
        *bytes = bytes.strip_prefix(MARK).ok_or(NoTable)?;
        let mut tables = Tables::default();
        for place in &mut tables.by_seats {
            *place = match take(bytes)? {
                0 => None,
                1 => Some(Table::read(bytes)?),
                _ => return Err(NoTable),
            };
        }
        if bytes.is_empty() { Ok(tables) } else { Err(NoTable) }
    }
}

const NAME: &[u8] = b"lucktails ";
/// What a file begins with: whose tables, and which way of looking they go by.
const MARK: &[u8] = b"lucktails 3\n";

/// A bit for each move with a weight; then their weights, unless there is only one.
fn write_weights(weights: Weights, bytes: &mut Vec<u8>) {
    let mask = (0..MOVES).filter(|&at| weights[at] > 0).fold(0, |mask, at| mask | 1_u8 << at);
    bytes.push(mask);
    if mask.count_ones() > 1 {
        bytes.extend(weights.iter().filter(|&&weight| weight > 0));
    }
}

fn read_weights(bytes: &mut &[u8]) -> Result<Weights, NoTable> {
    let mask = take(bytes)?;
    if mask == 0 || mask >> MOVES != 0 {
        return Err(NoTable);
    }
    let only = mask.is_power_of_two();
    let mut weights = [0; MOVES];
    for (_, weight) in weights.iter_mut().enumerate().filter(|(at, _)| mask >> at & 1 == 1) {
        *weight = if only { MOST_WEIGHT } else { take(bytes)? };
        if *weight == 0 {
            return Err(NoTable);
        }
    }
    Ok(weights)
}

/// Seven bits to a byte, the low ones first.
fn number(mut number: u32, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Result<u32, NoTable> {
    let mut number = 0;
    for shift in (0..32).step_by(7) {
        let byte = take(bytes)?;
        number |= u32::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err(NoTable)
}

fn take(bytes: &mut &[u8]) -> Result<u8, NoTable> {
    let (&first, rest) = bytes.split_first().ok_or(NoTable)?;
    *bytes = rest;
    Ok(first)
}
