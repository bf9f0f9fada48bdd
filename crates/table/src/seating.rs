//! Seating: sitting down, leaving, handing over a chair, stand-ins.

use asterism_kernel::{Game as _, MAX_SEATS, Seat};

use crate::chair::{Chair, Holder};
use crate::fact::{Fact, Why};
use crate::id::PersonId;
use crate::refusal::TableRefusal;
use crate::table::{Table, TableStage};

impl Table {
    /// Whether people may join and leave the running game.
    #[must_use]
    pub fn has_open_seats(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.game().facts().open_seats)
    }

    /// A chair for a new person: a free one, or a bot's if that is allowed. Invited
    /// people get reserved chairs first.
    pub(crate) fn free_chair(&self, person: Option<&PersonId>) -> Option<usize> {
        self.free_chair_for(person.is_some_and(|person| self.is_invited(person)))
    }

    fn free_chair_for(&self, invited: bool) -> Option<usize> {
        let find = |reserved: bool, wanted: fn(&Holder) -> bool| {
            let fits = |chair: &Chair| chair.reserved == reserved && wanted(&chair.holder);
            self.chairs.iter().position(fits)
        };
        let find = |wanted: fn(&Holder) -> bool| {
            let kept = invited.then(|| find(true, wanted)).flatten();
            kept.or_else(|| find(false, wanted))
        };
        let in_lobby = self.stage == TableStage::Lobby;
        let may_be_free = in_lobby || self.has_open_seats();
        let free = find(|holder| *holder == Holder::Nobody).filter(|_| may_be_free);
        let bots = || find(|holder| matches!(holder, Holder::Bot(_)));
        free.or_else(|| (in_lobby || self.settings.take_bots).then(bots).flatten())
    }

    /// Whether there is a chair for a new person.
    #[must_use]
    pub fn has_free_chair(&self) -> bool {
        !self.is_over() && self.free_chair(None).or_else(|| self.chair_to_add()).is_some()
    }

    /// Like [`Self::has_free_chair`], for a person who comes by a link and also gets
    /// reserved chairs.
    #[must_use]
    pub fn has_free_chair_by_link(&self) -> bool {
        !self.is_over() && self.free_chair_for(true).or_else(|| self.chair_to_add()).is_some()
    }

    /// The chair that can be added to the running game for a new person. There are never
    /// more than the edition's number of players, or more than the owner chose.
    pub(crate) fn chair_to_add(&self) -> Option<usize> {
        if self.stage != TableStage::Playing || self.locked || !self.has_open_seats() {
            return None;
        }
        let printed = *self.settings.setup.printed_players().end();
        let most = printed.max(self.settings.seats()).min(MAX_SEATS);
        (self.chairs.len() < most).then_some(self.chairs.len())
    }

    pub(crate) fn decide_sit(
        &self,
        person: &PersonId,
        chair: Option<usize>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.members.get(person).ok_or(TableRefusal::Stranger)?;
        if self.is_over() {
            return Err(TableRefusal::Over);
        }
        if member.watches {
            return Err(TableRefusal::WatchOnly);
        }
        let old = self.chair_of(person);
        if old.is_some() && (self.stage != TableStage::Lobby || chair.is_none() || chair == old) {
            return Err(TableRefusal::SeatedAlready);
        }
        if self.stage == TableStage::Playing {
            return self.sit_in_game(person, chair);
        }
        self.not_starting()?;
        let chair = match chair {
            Some(chair) => chair,
            None => self.free_chair(Some(person)).ok_or(TableRefusal::NoFreeChair)?,
        };
        self.keeps_reserved(person, chair)?;
        let holder = Holder::Person(person.clone());
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        match &found.holder {
            Holder::Nobody | Holder::Bot(_) => Ok(vec![Fact::Seated { chair, holder }]),
            Holder::Person(_) | Holder::StandIn(_) => Err(TableRefusal::ChairTaken),
        }
    }

    /// Joins the running game, if its rules allow it.
    pub(crate) fn join(&self, chair: usize, holder: Holder) -> Result<Vec<Fact>, TableRefusal> {
        self.not_stopped()?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NoSuchChair)?;
        let play = self.play.as_ref().ok_or(TableRefusal::NotBegun)?;
        play.game().check(&play.state, &asterism_kernel::GameInput::Joins(seat))?;
        Ok(vec![Fact::Joined { seat, holder }])
    }

    pub(crate) fn not_stopped(&self) -> Result<(), TableRefusal> {
        match (self.paused, self.stopped()) {
            (Some(_), _) => Err(TableRefusal::Paused),
            (None, Some(_)) => Err(TableRefusal::VoteOpen),
            (None, None) => Ok(()),
        }
    }

    pub(crate) fn other_persons(&self, person: &PersonId) -> bool {
        self.chairs.iter().filter_map(|chair| chair.holder.person()).any(|other| other != person)
    }

    pub(crate) fn decide_leave(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        if !self.knows(person) {
            return Err(TableRefusal::Stranger);
        }
        let gone = Fact::Presence { person: person.clone(), here: false };
        let away = if self.is_here(person) { vec![gone] } else { Vec::new() };
        let Some(chair) = self.chair_of(person) else { return Ok(away) };
        self.not_starting()?;
        let mut facts = match self.stage {
            TableStage::Over { .. } => Vec::new(),
            TableStage::Lobby => vec![Fact::Seated { chair, holder: Holder::Nobody }],
            TableStage::Playing if !self.other_persons(person) => {
                vec![Fact::Abandoned { why: Why::Nobody }]
            }
            TableStage::Playing => self.vacate(chair)?,
        };
        facts.extend(away);
        Ok(facts)
    }

    /// A person leaves during the game: the seat leaves the game, or a bot takes it if
    /// the game has a fixed number of seats.
    fn vacate(&self, chair: usize) -> Result<Vec<Fact>, TableRefusal> {
        // A vote on a move of the person who leaves is void.
        let rejected = self.vote.is_some().then_some(Fact::Rejected);
        let resumed = self.paused.is_some().then_some(Fact::Resumed);
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NoSuchChair)?;
        let fact = if self.has_open_seats() {
            Fact::Left { seat }
        } else {
            Fact::Seated { chair, holder: Holder::Bot(self.settings.stand_in) }
        };
        Ok(rejected.into_iter().chain(resumed).chain([fact]).collect())
    }

    pub(crate) fn decide_concede(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        match self.stage {
            TableStage::Lobby => return Err(TableRefusal::NotBegun),
            TableStage::Over { .. } => return Err(TableRefusal::Over),
            TableStage::Playing => {}
        }
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        let seat = Seat::from_index(chair).ok_or(TableRefusal::NoSuchChair)?;
        let seats = self.play.as_ref().map_or(0, |play| play.seats().len());
        if seats <= 2 || !self.other_persons(person) {
            return Ok(vec![Fact::Conceded { seat }]);
        }
        self.vacate(chair)
    }

    pub(crate) fn decide_offer_chair(
        &self,
        person: &PersonId,
        to: Option<&PersonId>,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        if self.is_over() {
            return Err(TableRefusal::Over);
        }
        self.not_starting()?;
        if let Some(to) = to {
            if !self.knows(to) {
                return Err(TableRefusal::NoSuchPerson);
            }
            if self.chair_of(to).is_some() {
                return Err(TableRefusal::SeatedAlready);
            }
            self.may_take_over(to, chair)?;
        }
        if self.chairs[chair].offered_to.as_ref() == to {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::ChairOffered { chair, to: to.cloned() }])
    }

    pub(crate) fn decide_accept_chair(
        &self,
        person: &PersonId,
        chair: usize,
    ) -> Result<Vec<Fact>, TableRefusal> {
        if self.is_over() {
            return Err(TableRefusal::Over);
        }
        let found = self.chairs.get(chair).ok_or(TableRefusal::NoSuchChair)?;
        if found.offered_to.as_ref() != Some(person) {
            return Err(TableRefusal::NotOffered);
        }
        if self.chair_of(person).is_some() {
            return Err(TableRefusal::SeatedAlready);
        }
        self.not_starting()?;
        self.may_take_over(person, chair)?;
        Ok(vec![Fact::Seated { chair, holder: Holder::Person(person.clone()) }])
    }

    /// The seat of a person in the running game.
    fn seat_of(&self, person: &PersonId) -> Result<Seat, TableRefusal> {
        match self.stage {
            TableStage::Lobby => return Err(TableRefusal::NotBegun),
            TableStage::Over { .. } => return Err(TableRefusal::Over),
            TableStage::Playing => {}
        }
        let chair = self.chair_of(person).ok_or(TableRefusal::NotSeated)?;
        Seat::from_index(chair).ok_or(TableRefusal::NotSeated)
    }

    pub(crate) fn decide_step_away(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        let seat = self.seat_of(person)?;
        let stands_in = matches!(self.chairs[seat.index()].holder, Holder::StandIn(_));
        Ok(if stands_in { Vec::new() } else { vec![Fact::StoodIn { seat, why: Why::Wish }] })
    }

    pub(crate) fn decide_take_back(&self, person: &PersonId) -> Result<Vec<Fact>, TableRefusal> {
        let seat = self.seat_of(person)?;
        let stands_in = matches!(self.chairs[seat.index()].holder, Holder::StandIn(_));
        Ok(if stands_in { vec![Fact::Returned { seat }] } else { Vec::new() })
    }

    /// A person who reconnects also takes their chair back.
    pub(crate) fn decide_presence(
        &self,
        person: &PersonId,
        here: bool,
    ) -> Result<Vec<Fact>, TableRefusal> {
        let member = self.members.get(person).ok_or(TableRefusal::Stranger)?;
        if member.here == here {
            return Ok(Vec::new());
        }
        let mut facts = vec![Fact::Presence { person: person.clone(), here }];
        if here && self.stage == TableStage::Playing && self.chair_of(person).is_some() {
            facts.extend(self.decide_take_back(person)?);
        }
        Ok(facts)
    }
}
