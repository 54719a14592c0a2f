//! What happened, kept small: most of it is that a seat acted.

use wire::What;

#[derive(Clone, Debug)]
pub enum Happened {
    Acted {
        seat: u8,
        house: bool,
    },
    Sealed {
        seat: u8,
        house: bool,
    },
    /// Whatever happens seldom.
    Else(Box<What>),
}

impl From<What> for Happened {
    fn from(what: What) -> Happened {
        match what {
            What::Acted { seat, house, .. } => Happened::Acted { seat, house },
            What::Sealed { seat, house, .. } => Happened::Sealed { seat, house },
            other => Happened::Else(Box::new(other)),
        }
    }
}

impl Happened {
    /// As it is told, without what was seen of it.
    pub fn told(&self) -> What {
        match self {
            Happened::Acted { seat, house } => {
                What::Acted { seat: *seat, house: *house, sights: Vec::new() }
            }
            Happened::Sealed { seat, house } => {
                What::Sealed { seat: *seat, house: *house, sights: Vec::new() }
            }
            Happened::Else(what) => What::clone(what),
        }
    }
}
