//! Which chair a person may take in the running game.
//!
//! A person who has held a chair in a game can take only that chair again in this
//! game. Otherwise one person could see several hands. If leaving took the seat out
//! of the game, that chair no longer exists; coming back as a new player with new
//! cards needs the consent of everybody who still plays. If only bots are left, no
//! consent is needed.

use asterism_kernel::{Game as _, GameInput, Seat};

use crate::chair::Holder;
use crate::fact::Fact;
use crate::id::PersonId;
use crate::input::Proposal;
use crate::refusal::TableRefusal;
use crate::settings::Visibility;
use crate::table::{Table, TableStage};

/// How often a person who has left may ask to come back.
const MAX_ASKED: u8 = 3;

/// What a person has held in the running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Held {
    Chair(usize),
    /// A seat that has left the game, and the number of failed requests to come back.
    Left {
        asked: u8,
    },
}

impl Table {
    /// Records who holds which chair when the game begins.
    pub(crate) fn note_all_held(&mut self) {
        let holders = self.chairs.iter().enumerate();
        let held = holders.filter_map(|(chair, held)| Some((held.holder.person()?.clone(), chair)));
        self.held = held.map(|(person, chair)| (person, Held::Chair(chair))).collect();
    }

    /// Records a failed vote on coming back.
    pub(crate) fn note_not_let_back(&mut self) {
        let Some(vote) = &self.vote else { return };
        if let (Proposal::ComeBack(_), Some(Held::Left { asked })) =
            (vote.what, self.held.get_mut(&vote.by))
        {
            *asked = asked.saturating_add(1);
        }
    }

    /// Whether a person may take this chair, which was offered to them.
    pub(crate) fn may_take_over(
        &self,
        person: &PersonId,
        chair: usize,
    ) -> Result<(), TableRefusal> {
        match self.held.get(person) {
            None => Ok(()),
            Some(Held::Chair(own)) if *own == chair => Ok(()),
            Some(Held::Chair(_) | Held::Left { .. }) => Err(TableRefusal::OwnChairOnly),
        }
    }

    /// Sits down in the running game.
    pub(crate) fn sit_in_game(
        &self,
        person: &PersonId,
        chair: Option<usize>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let holder = Holder::Person(person.clone());
        match self.held.get(person) {
            Some(Held::Left { asked }) if *asked >= MAX_ASKED => Err(TableRefusal::NotLetBack),
            Some(Held::Left { .. }) => self.ask_to_come_back(person, chair),
            Some(Held::Chair(own)) if chair.is_some_and(|chair| chair != *own) => {
                Err(TableRefusal::OwnChairOnly)
            }
            Some(Held::Chair(own)) => match self.chairs.get(*own).map(|own| &own.holder) {
                Some(Holder::Bot(_)) => Ok(vec![Fact::Seated { chair: *own, holder }]),
                _ => Err(TableRefusal::ChairTaken),
            },
            None => {
                let chair = match chair {
                    Some(chair) => chair,
                    None => self
                        .free_chair(Some(person))
                        .or_else(|| self.chair_to_add())
                        .ok_or(TableRefusal::NoFreeChair)?,
                };
                if self.chair_to_add() == Some(chair) {
                    return self.join(chair, holder);
                }
                self.keeps_reserved(person, chair)?;
                match &self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?.holder {
                    Holder::Nobody => self.join(chair, holder),
                    Holder::Bot(_) if self.settings.take_bots => {
                        Ok(vec![Fact::Seated { chair, holder }])
                    }
                    Holder::Bot(_) => Err(TableRefusal::BotsStay),
                    Holder::Person(_) | Holder::StandIn(_) => Err(TableRefusal::ChairTaken),
                }
            }
        }
    }

    fn ask_to_come_back(
        &self,
        person: &PersonId,
        chair: Option<usize>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.vote.is_some() {
            return Err(TableRefusal::VoteOpen);
        }
        let free = || self.chairs.iter().position(|chair| chair.holder == Holder::Nobody);
        let chair = chair.or_else(free).or_else(|| self.chair_to_add());
        let chair = chair.ok_or(TableRefusal::NoFreeChair)?;
        let joined = self.come_back(person, chair)?;
        // People who are away have to agree, too. Otherwise one could just wait
        // until they are away.
        let voters: Vec<PersonId> =
            self.chairs.iter().filter_map(|chair| chair.holder.person()).cloned().collect();
        if voters.is_empty() {
            return Ok(vec![joined]);
        }
        let what = Proposal::ComeBack(chair);
        Ok(vec![Fact::Proposed { person: person.clone(), what, voters }])
    }

    /// The fact that a person comes back as a new player, if that is possible.
    pub(crate) fn come_back(&self, person: &PersonId, chair: usize) -> Result<Fact, TableRefusal> {
        self.not_stopped()?;
        let added = self.chair_to_add() == Some(chair);
        let found = self.chairs.get(chair);
        if found.is_none() && !added {
            return Err(TableRefusal::NoSuchChair);
        }
        if found.is_some_and(|found| found.holder != Holder::Nobody) {
            return Err(TableRefusal::ChairTaken);
        }
        if !self.knows(person) || self.chair_of(person).is_some() {
            return Err(TableRefusal::NoSuchPerson);
        }
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NoSuchChair)?;
        let play = self.play.as_ref().ok_or(TableRefusal::NotBegun)?;
        play.game().check(&play.state, &GameInput::Joins(seat))?;
        Ok(Fact::Joined { seat, holder: Holder::Person(person.clone()) })
    }

    /// The chair that somebody could take in the running game who has not entered the
    /// table yet.
    pub(crate) fn visitor_could_sit(&self, person: Option<&PersonId>) -> Option<usize> {
        let removed = person.is_some_and(|person| self.removed.contains_key(person));
        let welcome = self.stage == TableStage::Playing
            && self.settings.visibility == Visibility::Public
            && !self.locked
            && !removed;
        if !welcome || self.not_stopped().is_err() {
            return None;
        }
        self.free_chair(None).or_else(|| self.chair_to_add())
    }

    /// The chair that a person could take in the running game, and whether the others
    /// have to agree.
    pub(crate) fn could_sit(&self, person: &PersonId) -> Option<(usize, bool)> {
        let watches = self.members.get(person).is_some_and(|member| member.watches);
        if self.stage != TableStage::Playing || watches || self.chair_of(person).is_some() {
            return None;
        }
        match self.sit_in_game(person, None).ok()?.first()? {
            Fact::Seated { chair, .. } => Some((*chair, false)),
            Fact::Joined { seat, .. } => Some((seat.index(), false)),
            Fact::Proposed { what: Proposal::ComeBack(chair), .. } => Some((*chair, true)),
            _ => None,
        }
    }
}
