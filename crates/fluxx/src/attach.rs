//! Creepers attached to Keepers: to which, whose choice that is, and what a
//! Keeper is worth that carries them.
//!
//! A pair moves, is taken and is discarded together; only what detaches or
//! cures separates it.

use asterism_kernel::{Chance, Seat, Sink};

use crate::card::{Piece, Pieces};
use crate::deck::{AttachingFacts, Deck};
use crate::event::{DiscardReason, Event};
use crate::rules::Law;
use crate::run::Run;
use crate::state::{Changed, PublicState};

impl Deck {
    /// The number of a Creeper among those that attach themselves.
    fn attaching(&self, creeper: Piece) -> Option<usize> {
        if !self.piece_kinds.attaching.contains(creeper) {
            return None;
        }
        self.piece_kinds.attachings.iter().position(|facts| facts.creeper == creeper)
    }

    /// Creepers that attach themselves, with their numbers.
    fn attachings(&self) -> impl Iterator<Item = (usize, &AttachingFacts)> {
        self.piece_kinds.attachings.iter().enumerate()
    }
}

impl PublicState {
    /// The Keeper under the Creeper of this number. Zero is stored for none.
    fn under(&self, index: usize) -> Option<Piece> {
        self.hosts[index].checked_sub(1).map(Piece)
    }

    /// The Keeper that a Creeper is attached to.
    #[inline]
    pub(crate) fn host(&self, deck: &Deck, creeper: Piece) -> Option<Piece> {
        deck.attaching(creeper).and_then(|index| self.under(index))
    }

    /// The Creepers attached to a Keeper.
    #[inline]
    pub(crate) fn attached_to(&self, deck: &Deck, keeper: Piece) -> Pieces {
        if deck.piece_kinds.attaching.is_empty() {
            return Pieces::EMPTY;
        }
        deck.attachings()
            .filter(|&(index, _)| self.under(index) == Some(keeper))
            .fold(Pieces::EMPTY, |all, (_, facts)| all.or(Pieces::only(facts.creeper)))
    }

    /// The Keepers that carry any Creeper.
    pub(crate) fn afflicted(&self, deck: &Deck) -> Pieces {
        deck.attachings()
            .filter_map(|(index, _)| self.under(index))
            .fold(Pieces::EMPTY, |all, host| all.or(Pieces::only(host)))
    }

    /// The Creepers that are attached to anything.
    pub(crate) fn attached(&self, deck: &Deck) -> Pieces {
        deck.attachings()
            .filter(|&(index, _)| self.under(index).is_some())
            .fold(Pieces::EMPTY, |all, (_, facts)| all.or(Pieces::only(facts.creeper)))
    }

    pub(crate) fn attach(&mut self, deck: &Deck, creeper: Piece, host: Piece) {
        if let Some(index) = deck.attaching(creeper) {
            self.hosts[index] = host.0 + 1;
            self.changed.add(Changed::TABLES);
        }
    }

    pub(crate) fn detach(&mut self, deck: &Deck, creeper: Piece) {
        if let Some(index) = deck.attaching(creeper) {
            self.hosts[index] = 0;
            self.changed.add(Changed::TABLES);
        }
    }
}

impl Law<'_> {
    /// The Keepers that a Creeper has switched off.
    #[inline]
    pub(crate) fn disabled(self) -> Pieces {
        if !self.deck.piece_kinds.disabling {
            return Pieces::EMPTY;
        }
        self.deck
            .attachings()
            .filter(|(_, facts)| facts.disables)
            .filter_map(|(index, _)| self.shown.under(index))
            .fold(Pieces::EMPTY, |all, host| all.or(Pieces::only(host)))
    }

    /// The pieces in front of `seat` that are not switched off.
    #[inline]
    pub(crate) fn working(self, seat: Seat) -> Pieces {
        self.shown.tables[seat.index()].without(self.disabled())
    }

    /// Those of `pieces` in front of `seat` that are not switched off. What is switched
    /// off is looked up only if there are any, which is rare.
    #[inline]
    pub(crate) fn working_among(self, seat: Seat, pieces: Pieces) -> Pieces {
        let there = self.shown.tables[seat.index()].and(pieces);
        if there.is_empty() { there } else { there.without(self.disabled()) }
    }

    /// The seat that has this piece, unless it is switched off.
    pub(crate) fn working_holder(self, piece: Piece) -> Option<Seat> {
        self.shown.holder(piece).filter(|_| !self.disabled().contains(piece))
    }

    /// A loose Creeper that has something to attach to, its holder, and what
    /// that is.
    #[inline]
    pub(crate) fn loose(self) -> Option<(Piece, Seat, Pieces)> {
        let attaching = self.deck.piece_kinds.attaching;
        if attaching.is_empty() || !self.shown.in_play().meets(attaching) {
            return None;
        }
        self.find_loose()
    }

    fn find_loose(self) -> Option<(Piece, Seat, Pieces)> {
        self.deck.attachings().filter(|&(index, _)| self.shown.under(index).is_none()).find_map(
            |(_, facts)| {
                let (seat, hosts) = self.hosts_for(facts.creeper)?;
                (!hosts.is_empty()).then_some((facts.creeper, seat, hosts))
            },
        )
    }

    /// The seat that has a Creeper, and which of its Keepers that may attach to.
    pub(crate) fn hosts_for(self, creeper: Piece) -> Option<(Seat, Pieces)> {
        let index = self.deck.attaching(creeper)?;
        let seat = self.shown.holder(creeper)?;
        let to = self.deck.piece_kinds.attachings[index].to;
        Some((seat, self.shown.tables[seat.index()].and(to)))
    }

    /// What is really lost when `actor` takes or discards `piece`: the Keeper
    /// under a Creeper, and somebody else's stand-in instead of that.
    #[inline]
    pub(crate) fn lost(self, actor: Seat, piece: Piece) -> Piece {
        if self.deck.piece_kinds.standing_in.is_empty()
            && self.deck.piece_kinds.attaching.is_empty()
        {
            return piece;
        }
        let piece = self.shown.host(self.deck, piece).unwrap_or(piece);
        if !self.deck.keepers.contains(piece) {
            return piece;
        }
        let holder = self.shown.holder(piece).filter(|&holder| holder != actor);
        let stand_in = holder.and_then(|holder| {
            self.working_among(holder, self.deck.piece_kinds.standing_in).lowest()
        });
        stand_in.unwrap_or(piece)
    }

    /// What can be lost when `actor` takes or discards one of these.
    pub(crate) fn losses(self, actor: Seat, pieces: Pieces) -> Pieces {
        if self.deck.piece_kinds.standing_in.is_empty() {
            return pieces;
        }
        pieces.iter().fold(Pieces::EMPTY, |all, piece| {
            // A Creeper on a Keeper that is not protected may be named itself.
            let lost = self.lost(actor, piece);
            let own = self.shown.host(self.deck, piece) == Some(lost);
            all.or(Pieces::only(if own { piece } else { lost }))
        })
    }
}

impl<C: Chance, S: Sink<Event>> Run<'_, C, S> {
    /// A loose Creeper attaches itself.
    pub(crate) fn attach(&mut self, creeper: Piece, host: Piece) {
        self.state.shown.attach(self.deck, creeper, host);
        let (card, to) = (self.deck.card_of(creeper), self.deck.card_of(host));
        self.sink.tell_all(|| Event::Attached { card, to });
    }

    /// What is attached to a Keeper is discarded with it.
    pub(crate) fn discard_attached(&mut self, seat: Seat, keeper: Piece, why: DiscardReason) {
        for creeper in self.state.shown.attached_to(self.deck, keeper).iter() {
            self.state.shown.detach(self.deck, creeper);
            self.discard_piece(seat, creeper, why);
        }
    }
}
