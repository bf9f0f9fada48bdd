//! What a seat may do of its own accord, and when.

use asterism_cards::ast::Whose;
use asterism_kernel::Seat;

use crate::card::{Card, Piece, Pieces};
use crate::deck::{Abilities, AbilityFacts, When};
use crate::list::Bits;
use crate::moves::{Move, Moves};
use crate::options::Payment;
use crate::rules::Law;
use crate::rules_now::{FreeAction, Usable};
use crate::selection::Selection;
use crate::state::Phase;

impl Law<'_> {
    /// Whether the active seat owes a play and has a card for it.
    #[inline]
    pub(crate) fn must_play(self) -> bool {
        self.shown.hand_size(self.shown.active()) > 0 && self.play_owed()
    }

    /// Whether a card acts for `seat`: a rule in force, or a piece on its table.
    pub(crate) fn in_reach(self, seat: Seat, card: Card) -> bool {
        match self.deck.piece_of(card) {
            Some(piece) => !self.working_among(seat, Pieces::only(piece)).is_empty(),
            None => {
                let rule = self.deck.facts(card).rule;
                rule < 128 && self.shown.in_force & (1 << rule) != 0
            }
        }
    }

    /// Whether what an ability asks for is so.
    pub(crate) fn conditions(self, seat: Seat, ability: &AbilityFacts) -> bool {
        let cards = self.shown.hand_size(seat);
        (!ability.empty_hand || cards == 0)
            && (!ability.card_in_hand || cards > 0)
            && (!ability.play_owed || self.play_owed())
            && (!ability.keeper_on_table || self.shown.keepers[seat.index()] > 0)
            && (!ability.creeper_on_table
                || !self.shown.tables[seat.index()].and(self.deck.creepers).is_empty())
            && ability.conditions.is_none_or(|conditions| self.holds(seat, conditions))
    }

    /// Whether the pair of cards that `ability` is about lies on the table of
    /// `seat`.
    pub(crate) fn together(self, seat: Seat, ability: &AbilityFacts, other: Piece) -> bool {
        let table = self.shown.tables[seat.index()];
        table.contains(other)
            && self.deck.piece_of(ability.card).is_some_and(|piece| table.contains(piece))
    }

    /// Whether the holder of a pair that cancels out may keep it.
    pub(crate) fn may_keep_pair(self, holder: Seat, ability: &AbilityFacts) -> bool {
        self.deck.options.payment == Payment::Optional
            || self.creepers_harmless()
            || ability.piece.without(self.harmless_to(holder)).is_empty()
    }

    /// Whether a card comes back to the hand of `seat` after it was played.
    #[inline]
    pub(crate) fn comes_back(self, seat: Seat, card: Card) -> bool {
        let getting_back = self.deck.piece_kinds.getting_back.iter();
        getting_back
            .filter(|&&(_, back)| back == card)
            .any(|&(by, _)| !self.working_among(seat, Pieces::only(by)).is_empty())
    }

    /// Whether `seat` may use this ability now, between plays.
    fn usable(self, seat: Seat, index: u8, ability: &AbilityFacts) -> bool {
        let own_turn = seat == self.shown.active();
        let allowed = match ability.when {
            When::OncePerTurn => own_turn && self.shown.turn.used & (1 << index) == 0,
            When::FreeAction => own_turn,
            When::Alone => self.shown.tables[seat.index()] == ability.piece,
            When::TogetherWith { other, may_decline } => {
                may_decline
                    && self.together(seat, ability, other)
                    && self.may_keep_pair(seat, ability)
            }
            When::OncePerGame => own_turn && self.shown.used_up & (1 << index) == 0,
            When::StartOfTurn | When::GoalsChange | When::EndOfTurn | When::After { .. } => false,
        };
        allowed
            && self.conditions(seat, ability)
            && (!ability.needs_target || self.possible(seat, ability))
    }

    /// Whether the first thing an ability does can be done at all.
    fn possible(self, seat: Seat, ability: &AbilityFacts) -> bool {
        self.deck.ops[usize::from(ability.effect)].is_possible(self, seat, ability.card)
    }

    /// The abilities `seat` may use now, between plays, a bit each.
    pub(crate) fn usable_abilities(self, seat: Seat) -> Abilities {
        // Out of turn a seat can only use what is on its own table.
        let mut there =
            if seat == self.shown.active() { self.shown.numbers.given.usable } else { 0 };
        for piece in self.working_among(seat, self.deck.usable).iter() {
            there |= self.deck.usable_of_piece[usize::from(piece.0) % Pieces::CAPACITY];
        }
        let demands = &self.deck.demands;
        there &= !(demands.unused & self.shown.turn.used);
        there &= match self.shown.hand_size(seat) {
            0 => !demands.card_in_hand,
            _ => !demands.empty_hand,
        };
        if self.shown.keeper_count(seat) == 0 {
            there &= !demands.keeper_on_table;
        }
        if seat != self.shown.active() {
            there &= !demands.own_turn;
        }
        if there & demands.play_owed != 0 && !self.play_owed() {
            there &= !demands.play_owed;
        }
        for index in Bits(there & demands.more) {
            if !self.usable(seat, index as u8, &self.deck.abilities[index]) {
                there &= !(1 << index);
            }
        }
        there
    }

    /// The free actions that are there for `seat`, and whether it may use them.
    pub(crate) fn free_actions(self, seat: Seat) -> Vec<FreeAction> {
        let shown = self.shown;
        let own_turn = seat == shown.active();
        let between_plays =
            shown.frames.is_empty() && matches!(shown.turn.phase, Phase::Draw | Phase::Play);
        let mut found: Vec<FreeAction> = Vec::new();
        for (index, ability) in (0u8..).zip(&self.deck.abilities) {
            let there =
                ability.rule & shown.in_force != 0 || ability.piece.meets(self.working(seat));
            let usable = match ability.when {
                _ if !there => continue,
                When::StartOfTurn | When::GoalsChange | When::EndOfTurn | When::After { .. } => {
                    continue;
                }
                When::TogetherWith { may_decline: false, .. } => continue,
                When::TogetherWith { other, .. } if !self.together(seat, ability, other) => {
                    continue;
                }
                When::OncePerGame if shown.used_up & (1 << index) != 0 => Usable::Used,
                when if when.is_free() && !own_turn => Usable::InYourTurn,
                When::OncePerTurn if shown.turn.used & (1 << index) != 0 => Usable::Used,
                _ if !self.usable(seat, index, ability) => Usable::NothingToDo,
                _ if !between_plays => Usable::Later,
                _ => Usable::Now,
            };
            // A card with several of them is shown once, by the best.
            match found.iter_mut().find(|other| other.card == ability.card) {
                Some(other) => other.usable = other.usable.min(usable),
                None => found.push(FreeAction { card: ability.card, usable }),
            }
        }
        found
    }

    /// What the active seat may use now.
    #[inline]
    pub(crate) fn usable_now(self) -> Abilities {
        let seat = self.shown.active();
        if self.has_usable(seat) { self.usable_abilities(seat) } else { 0 }
    }

    /// Whether anything with a free action acts for `seat` at all.
    #[inline]
    fn has_usable(self, seat: Seat) -> bool {
        self.shown.numbers.given.usable != 0
            || !self.shown.tables[seat.index()].and(self.deck.usable).is_empty()
    }

    /// Offers what the active seat may use, as found out when it was asked.
    #[inline]
    pub(crate) fn offer_uses(self, moves: &mut Moves) {
        let usable = self.shown.turn.usable;
        debug_assert_eq!(usable, self.usable_now(), "found out anew at every question");
        self.offer_abilities(usable, moves);
    }

    /// Offers to use these abilities.
    #[inline]
    pub(crate) fn offer_abilities(self, mut usable: Abilities, moves: &mut Moves) {
        while usable != 0 {
            let ability = &self.deck.abilities[usable.trailing_zeros() as usize];
            moves.push(Move::Use(ability.card));
            usable &= usable - 1;
        }
    }

    /// The pieces a selection means, for an effect of `card` carried out by
    /// `seat`.
    pub(crate) fn selected(self, selection: Selection, seat: Seat, card: Card) -> Pieces {
        self.selected_for(selection, seat, card, None)
    }

    /// The same where the effect may have chosen a player before.
    pub(crate) fn selected_for(
        self,
        selection: Selection,
        seat: Seat,
        card: Card,
        that: Option<Seat>,
    ) -> Pieces {
        let this = self.deck.piece_of(card).map_or(Pieces::EMPTY, Pieces::only);
        let among = if selection.this { this } else { selection.among };
        let tables = match selection.whose {
            Whose::Yours => self.shown.tables[seat.index()],
            Whose::Others => self
                .shown
                .others(seat)
                .iter()
                .fold(Pieces::EMPTY, |all, other| all.or(self.shown.tables[other.index()])),
            Whose::Anyones => self.shown.in_play(),
            Whose::Next => self.shown.tables[self.shown.next(seat).index()],
            Whose::Previous => self.shown.tables[self.shown.previous(seat).index()],
            Whose::Active => self.shown.tables[self.shown.active().index()],
            Whose::That => match that {
                Some(that) => self.shown.tables[that.index()],
                None => Pieces::EMPTY,
            },
        };
        let mut found = among.and(tables);
        if !self.deck.piece_kinds.protected.is_empty() {
            let own = self.shown.tables[seat.index()];
            found = found.without(self.deck.piece_kinds.protected.without(own));
        }
        if selection.with_creeper {
            found = found.and(self.shown.afflicted(self.deck));
        }
        if selection.except_this { found.without(this) } else { found }
    }
}
