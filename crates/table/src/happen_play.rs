//! Applies the facts of the running game.

use std::sync::Arc;

use asterism_catalog::AnyMove;
use asterism_kernel::{Chance as _, Game as _, GameInput, MAX_SEATS, Outcome, Seat, Viewer};

use crate::action::PassMode;
use crate::apply::Tried;
use crate::chair::{Chair, Holder, Share};
use crate::clock::Clock;
use crate::fact::{By, Entry, Fact};
use crate::happen::Touched;
use crate::held::Held;
use crate::id::Millis;
use crate::play::{Play, Rules};
use crate::record::{Corrupt, Library, build};
use crate::revision::rules_of;
use crate::settings::Pace;
use crate::table::{Table, TableEnding, TableStage};
use crate::table_rng::{Added, CombinedSeed, Scheme};

/// The number that the first player is derived from. No input has it.
const WHO_BEGINS: u64 = u64::MAX;

impl Table {
    /// The random first seat and the combined seed, if these chairs become the seats.
    pub(crate) fn seed_at_start(&self, chairs: &[usize]) -> (usize, CombinedSeed) {
        let added = chairs.iter().map(|&chair| {
            let chair = self.chairs.get(chair);
            Added {
                words: chair.and_then(|chair| chair.words.as_deref()),
                secret: chair.and_then(|chair| chair.share.secret()),
            }
        });
        let combined_seed = CombinedSeed::combine(self.scheme, &self.id, &self.seed, added);
        let first = combined_seed.rng(WHO_BEGINS).below(chairs.len().max(1) as u32) as usize;
        (first, combined_seed)
    }

    /// The number that the randomness of the game's next input is derived from.
    pub(crate) fn chance_number(&self) -> u64 {
        match (self.scheme, &self.play) {
            (Scheme::Entries, _) => self.entries,
            (Scheme::Inputs, Some(play)) => play.inputs + 1,
            (Scheme::Inputs, None) => 0,
        }
    }

    /// The number that the randomness of the deal is derived from.
    pub(crate) const fn begin_number(&self) -> u64 {
        match self.scheme {
            Scheme::Entries => self.entries,
            Scheme::Inputs => 0,
        }
    }

    pub(crate) fn start(
        &mut self,
        entry: &Entry,
        library: &dyn Library,
        tried: Option<Tried>,
    ) -> Result<(), Corrupt> {
        let Fact::Started { setup, rules: written, definitions, chairs } = &entry.fact else {
            return Err(self.misplaced("no game began"));
        };
        let (number, written) = (self.entries, *written);
        if self.stage != TableStage::Lobby || chairs.iter().any(|&chair| chair >= self.chairs.len())
        {
            return Err(self.misplaced("the game can't begin there"));
        }
        if !self.all_revealed() {
            return Err(self.misplaced("a secret was not revealed"));
        }
        for chair in &mut self.chairs {
            if chair.share.secret().is_none() {
                chair.share = Share::None;
            }
        }
        let present = rules_of(setup);
        if written > present {
            return Err(Corrupt::LaterRules { written, present });
        }
        let (_, combined_seed) = self.seed_at_start(chairs);
        let game = match tried {
            Some(Tried::Start(game)) => game,
            _ => build(number, setup, definitions, library)?,
        };
        let open_seats = game.facts().open_seats;
        let rules = Rules { game, setup: Arc::new(setup.clone()), written };
        let mut play = Play::begin(rules, combined_seed, entry.at, &entry.chance)
            .map_err(|error| Corrupt::Chance { number, error })?;
        let clock = self.full_clock();
        let mut seats: Vec<Chair> = chairs
            .iter()
            .map(|&chair| Chair { clock, offered_to: None, ..self.chairs[chair].clone() })
            .collect();
        if open_seats {
            seats.resize(self.chairs.len().max(seats.len()), Chair { clock, ..Chair::default() });
        }
        self.chairs = seats;
        play.look_for_window(entry.at, self.kind_of_new_windows(), false);
        self.play = Some(Box::new(play));
        self.stage = TableStage::Playing;
        self.starting = None;
        self.note_all_held();
        self.after_game_input(entry.at);
        Ok(())
    }

    /// The clock of a seat that begins to play.
    fn full_clock(&self) -> Clock {
        match self.settings.pace {
            Pace::Live { bank, responses, .. } => Clock { bank, responses },
            Pace::Casual { .. } | Pace::Slow { .. } => Clock::default(),
        }
    }

    pub(crate) fn answered(
        &mut self,
        entry: &Entry,
        tried: Option<Tried>,
    ) -> Result<Touched, Corrupt> {
        let Fact::Answered { seat, decision, text, by, sealed } = &entry.fact else {
            return Err(self.misplaced("nobody answered"));
        };
        let (seat, decision, by, sealed) = (*seat, *decision, *by, *sealed);
        let number = self.entries;
        let refused = |refusal| Corrupt::Refused { number, refusal };
        self.charge(entry.at, seat, by);
        let kind = self.kind_of_new_windows();
        let misplaced = self.misplaced("there is no game");
        let play = self.play.as_mut().ok_or(misplaced)?;
        let (answer, trial) = match tried {
            Some(Tried::Answer(answer, trial)) => (answer, Some(trial)),
            _ => (play.read(seat, text).map_err(refused)?, None),
        };
        let window = play.game().window(&play.state);
        let pass = window.is_some_and(|window| window.pass == answer.mv);
        // The window stays open while others have yet to respond. Only the seat
        // itself sees that it has passed.
        let hidden = pass && play.window.is_some() && !play.open().without(seat).is_empty();
        play.remember(seat, pass);
        match trial {
            Some(trial) => play.settle(entry.at, trial),
            None => play
                .happen_answer(entry.at, &answer, &entry.chance)
                .map_err(|error| Corrupt::Chance { number, error })?,
        }
        if sealed {
            play.past.clear();
        }
        play.note_answer(seat, decision, text, pass);
        play.ask_again(entry.at, Some(seat));
        play.look_for_window(entry.at, kind, hidden);
        if play.window.is_some() && !hidden && !sealed {
            play.mark_announced();
        }
        self.after_game_input(entry.at);
        if by == By::Person
            && let Some(chair) = self.chairs.get(seat.index())
            && let Some(person) = chair.holder.person()
            && let Some(member) = self.members.get_mut(person).map(Arc::make_mut)
        {
            member.seen = entry.at;
        }
        Ok(if hidden { Touched::Only(Viewer::Seat(seat)) } else { Touched::Everybody })
    }

    pub(crate) fn joined(
        &mut self,
        entry: &Entry,
        seat: Seat,
        holder: &Holder,
        tried: Option<Tried>,
    ) -> Result<(), Corrupt> {
        if seat.index() == self.chairs.len() {
            let clock = self.full_clock();
            self.chairs.push(Chair { clock, ..Chair::default() });
        }
        self.chair_mut(seat.index())?.holder = holder.clone();
        if let Some(person) = holder.person().cloned() {
            if self.vote.as_ref().is_some_and(|vote| vote.by == person) {
                self.vote = None;
            }
            self.held.insert(person.clone(), Held::Chair(seat.index()));
            self.note_presence(entry.at, &person, true);
        }
        if let Some(play) = &mut self.play {
            play.lines.another_plays(seat);
        }
        self.come_or_go(entry, &GameInput::Joins(seat), tried)
    }

    pub(crate) fn left(
        &mut self,
        entry: &Entry,
        seat: Seat,
        tried: Option<Tried>,
    ) -> Result<(), Corrupt> {
        let chair = self.chair_mut(seat.index())?;
        let left = std::mem::take(&mut chair.holder);
        chair.offered_to = None;
        chair.share = Share::None;
        if let Some(person) = left.person() {
            self.held.insert(person.clone(), Held::Left { asked: 0 });
        }
        self.come_or_go(entry, &GameInput::Leaves(seat), tried)?;
        // The lines about leaving still have the name of the person who left.
        self.note_former(seat, &left);
        Ok(())
    }

    fn come_or_go(
        &mut self,
        entry: &Entry,
        input: &GameInput<AnyMove>,
        tried: Option<Tried>,
    ) -> Result<(), Corrupt> {
        let (number, kind) = (self.entries, self.kind_of_new_windows());
        let misplaced = self.misplaced("there is no game");
        let play = self.play.as_mut().ok_or(misplaced)?;
        match tried {
            Some(Tried::Seats(trial)) => play.settle(entry.at, trial),
            _ => play.happen(entry.at, input, &entry.chance).map_err(|problem| match problem {
                Ok(refusal) => Corrupt::Refused { number, refusal },
                Err(error) => Corrupt::Chance { number, error },
            })?,
        }
        play.past.clear();
        play.ask_again(entry.at, None);
        play.look_for_window(entry.at, kind, false);
        self.after_game_input(entry.at);
        Ok(())
    }

    /// Resets [`PassMode::UntilAsked`] of seats that are asked openly, and ends the table
    /// with the game.
    pub(crate) fn after_game_input(&mut self, at: Millis) {
        let Some(play) = &self.play else { return };
        for seat in (0..MAX_SEATS).map(Seat::new).filter(|&seat| play.asked_openly(seat)) {
            let holder = self.chairs.get(seat.index()).and_then(|chair| chair.holder.person());
            if let Some(member) = holder.and_then(|person| self.members.get_mut(person))
                && member.pass == PassMode::UntilAsked
            {
                Arc::make_mut(member).pass = PassMode::Ask;
            }
        }
        if let Some(Outcome { reason, winners, scores }) = play.game().outcome(&play.state) {
            self.end(at, TableEnding::Game { reason, winners, scores });
        }
    }
}
