//! As whom each device looks.

use std::net::IpAddr;

use game::{Seat, Viewer};
use sitting::{Item, PersonId};
use wire::{Ask, Stage};

use super::{Socket, SocketId, TableTask};
use crate::open_tables::Whose;

impl TableTask {
    /// A device looks as its one seat; with several, as none until one is handed the device.
    pub(super) fn looks_as(&self, person: Option<PersonId>) -> Viewer {
        match person.map(|person| self.table.seats_of(person)).as_deref() {
            Some(&[seat]) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    /// The phone was handed on.
    pub(super) fn look_anew(&mut self, id: SocketId, ask: &Ask) {
        let &Ask::Look { seat } = ask else { return };
        let Ok(seat) = self.table.seat(seat) else { return };
        let Some(socket) = self.sockets.get_mut(&id) else { return };
        socket.viewer = Viewer::Seat(seat);
        // All of it: what the seat before was told is not what this one saw.
        self.tell_standing(id, 0);
    }

    /// The seats of whoever is here and what they look as, before something that may change them.
    pub(super) fn places(&self, items: &[Item]) -> Vec<(SocketId, Vec<Seat>, Viewer)> {
        let changes =
            |item: &Item| matches!(item, Item::Sat { .. } | Item::Stood { .. } | Item::Started {});
        if !items.iter().any(changes) {
            return Vec::new();
        }
        let place = |(id, socket): (&SocketId, &Socket)| {
            let seats = socket.person().map(|person| self.table.seats_of(person));
            (*id, seats.unwrap_or_default(), socket.viewer)
        };
        self.sockets.iter().map(place).collect()
    }

    /// Every device of a person whose seats have changed looks as they say now, and is told.
    pub(super) fn tell_new_places(&mut self, before: &[(SocketId, Vec<Seat>, Viewer)]) {
        for (id, seats, viewer) in before {
            let Some(socket) = self.sockets.get(id) else { continue };
            let person = socket.person();
            let now = person.map(|person| self.table.seats_of(person)).unwrap_or_default();
            let looks = if now == *seats { socket.viewer } else { self.looks_as(person) };
            if now != *seats || looks != *viewer {
                if let Some(socket) = self.sockets.get_mut(id) {
                    socket.viewer = looks;
                }
                // Before the start all have seen the same.
                let same = looks == *viewer || self.table.stage() == Stage::Gathering;
                let since = if same { self.table.number() } else { 0 };
                self.tell_standing(*id, since);
            }
        }
    }

    /// The table stands in the list as long as it gathers people and somebody who belongs to it is here.
    pub(super) fn stand_in_list(&mut self) {
        if !self.table.is_open() {
            if let Some(listing) = self.listing.take() {
                listing.end();
            }
            return;
        }
        let Some(from) = self.waits_from() else {
            self.listing = None;
            return;
        };
        let sign = self.table.sign(None);
        if let Some(listing) = &self.listing {
            listing.show(sign);
        } else {
            let whose = Whose { host: self.table.host(), from };
            self.listing = Some(self.home.open_tables.enter(sign, whose));
        }
    }

    /// The address of somebody who belongs to the table and is here: of the host, if they are.
    fn waits_from(&self) -> Option<IpAddr> {
        let belongs = |it: &&Socket| it.person().is_some_and(|person| self.table.is_of(person));
        let here = self.sockets.values().filter(belongs);
        let host = here.max_by_key(|it| it.person() == Some(self.table.host()));
        host.map(|it| it.stay.from())
    }

    /// Who may not watch has to go: when a game begins and when it is over, and when a seat they came for is taken.
    pub(super) fn let_watchers_go(&mut self) {
        for (_, socket) in self.sockets.extract_if(|_, it| !self.table.admits(it.person())) {
            socket.out.bar();
        }
    }

    /// When a game begins, no device has yet been handed to one of several seats.
    pub(super) fn pass_devices_on(&mut self) {
        debug_assert_eq!(self.table.stage(), Stage::Playing);
        let mut sockets = std::mem::take(&mut self.sockets);
        for socket in sockets.values_mut() {
            socket.viewer = self.looks_as(socket.person());
        }
        self.sockets = sockets;
    }
}
