//! A person's view of a table, built up from what that person may know.

use std::sync::Arc;

use asterism_catalog::{AnyEvent, AnyGame, AnyKnowledge, AnyMove, AnyOffer, AnyView};
use asterism_kernel::GameInput::Answer;
use asterism_kernel::{Game as _, Refusal, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};

use crate::Level;
use crate::action::Reaction;
use crate::chair::{Chair, Holder, Share};
use crate::consent::HouseRulesView;
use crate::former::FormerHolder;
use crate::id::{Digest, Millis, PersonId, TableId};
use crate::input::Proposal;
use crate::lines::Line;
use crate::refusal::TableRefusal;
use crate::response::WindowKind;
use crate::settings::{Hints, Pace, Settings};
use crate::starting::StartPhase;
use crate::table::{Table, TableEnding, TableStage};
use crate::you::YouView;

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    pub id: PersonId,
    pub name: String,
    pub color: Option<u8>,
    pub here: bool,
}

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum HolderView {
    Nobody,
    Person(PersonView),
    Bot {
        level: Level,
    },
    /// A bot that stands in for this person.
    StandIn(PersonView),
}

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairView {
    /// The number of the chair, or of the seat once the game has begun.
    pub chair: usize,
    pub holder: HolderView,
    pub offered_to: Option<PersonId>,
    /// The words that its holder added to the seed.
    pub words: Option<String>,
    /// The holder's contribution to the shuffle.
    pub share: ShareView,
    /// Whether it is reserved for people who come by a link.
    pub reserved: bool,
    /// Whether its holder is ready for the game to start; bots always are.
    pub ready: bool,
    /// When a bot will stand in for the holder, who is away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in_at: Option<Millis>,
}

/// The contribution of a chair's holder to the shuffle.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum ShareView {
    None,
    /// The holder has committed to a secret.
    Committed {
        digest: Digest,
    },
    /// The holder has revealed the secret.
    Revealed {
        digest: Digest,
    },
    /// Excluded, because a secret was not revealed in time.
    LeftOut,
}

/// A requested start.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StartingView {
    /// What the participants have to do: `commit` again, `reveal` or `call`.
    pub awaits: StartStep,
    /// The participating chairs.
    pub chairs: Vec<usize>,
    /// The deadline.
    pub until: Millis,
}

/// What the start is waiting for.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartStep {
    Commit,
    Reveal,
    /// The first player to call goes first.
    Call,
}

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    Lobby,
    Playing,
    Paused,
    Over,
}

/// What the viewer is asked, or may do. Viewers who pass automatically
/// ([`PassMode`]) are asked nothing in a response window.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// The number of the decision, which has to be sent with the answer.
    pub decision: u64,
    /// Whether an answer is awaited. Otherwise these are unasked moves.
    pub awaited: bool,
    /// The moves in the game's notation.
    #[serde(serialize_with = "shared")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub moves: Arc<[String]>,
    /// The deadline of the viewer.
    pub until: Option<Millis>,
}

/// A response window, the same for everybody.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WindowView {
    pub number: u64,
    /// All seats that might respond.
    pub seats: SeatSet,
    pub opened: Millis,
    /// When the window closes if nobody responds.
    pub closes: Millis,
    /// How the window works.
    pub kind: WindowKind,
    /// The stable code of what was announced.
    pub about: &'static str,
    /// The seats that hold the window open.
    pub waiting: SeatSet,
}

/// A seat's clock, visible to everybody.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    pub seat: Seat,
    /// The remaining time bank.
    pub bank: Millis,
    /// The deadline of the seat, if it is asked openly.
    pub until: Option<Millis>,
    /// The remaining time for responses. Only visible to the seat itself.
    pub responses: Option<Millis>,
}

/// Whether the viewer can take a move back.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoView {
    No,
    /// Without consent.
    Free,
    /// With the others' consent.
    ByConsent,
}

#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VoteView {
    pub by: PersonId,
    pub what: Proposal,
    pub awaited: Vec<PersonId>,
    /// The deadline, when the vote fails.
    pub closes: Millis,
}

/// A chat message or reaction.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatLine {
    pub number: u64,
    pub at: Millis,
    pub person: PersonId,
    /// Their name at the time.
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
}

/// A line of the log that the viewer was told.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineView {
    /// The number among the lines of this viewer, starting at 0.
    pub number: usize,
    pub at: Millis,
    pub event: AnyEvent,
    /// Seats that somebody else held at that time.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<FormerHolder>,
}

/// How the game ended, and what may be revealed now.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OverView {
    pub at: Millis,
    /// The stable code of the ending.
    pub reason: String,
    pub winners: SeatSet,
    /// Points per seat, if the game has points.
    pub scores: Vec<Option<i16>>,
    /// The seed, so that everybody can verify the shuffles.
    pub seed: String,
    /// People who asked for a rematch.
    #[serde(rename = "wishes")]
    pub rematch_requests: Vec<PersonId>,
    /// The table of the rematch.
    pub rematch: Option<TableId>,
}

/// A person's view of a table.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableView {
    /// How often this view has changed.
    pub version: u64,
    pub table: TableId,
    pub you: YouView,
    pub stage: StageView,
    #[serde(serialize_with = "shared")]
    #[cfg_attr(feature = "schema", schema(value_type = Settings))]
    pub settings: Arc<Settings>,
    pub house_rules: HouseRulesView,
    /// The person who may act as the owner of the table, if anybody is there to do so.
    pub host: Option<PersonId>,
    pub chairs: Vec<ChairView>,
    /// The other people at the table.
    pub spectators: Vec<PersonView>,
    /// The digest of the seed.
    pub commitment: Digest,
    /// The start, once requested.
    pub starting: Option<StartingView>,
    pub locked: bool,
    pub game: Option<AnyView>,
    pub asked: Option<AskedView>,
    pub window: Option<WindowView>,
    pub clocks: Vec<ClockView>,
    pub vote: Option<VoteView>,
    pub undo: UndoView,
    /// Recent chat messages and reactions.
    pub chat: Vec<ChatLine>,
    /// Number of lines in the log.
    pub lines: usize,
    pub over: Option<OverView>,
}

/// Serializes the value inside an [`Arc`].
fn shared<T: Serialize + ?Sized, S: Serializer>(
    value: &Arc<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.serialize(serializer)
}

impl Table {
    /// The view of `person`, or of an anonymous viewer. [`Table::may_watch`] says
    /// whether they may see the table at all.
    #[must_use]
    pub fn view(&self, person: Option<&PersonId>) -> TableView {
        let viewer = self.viewer(person);
        let play = self.play.as_deref();
        TableView {
            version: self.version(person),
            table: self.id.clone(),
            you: self.you(person),
            stage: match self.stage {
                TableStage::Lobby => StageView::Lobby,
                TableStage::Playing if self.paused.is_some() => StageView::Paused,
                TableStage::Playing => StageView::Playing,
                TableStage::Over { .. } => StageView::Over,
            },
            settings: Arc::clone(&self.shown_settings),
            house_rules: self.house_rules_view(),
            host: self.host().cloned(),
            chairs: self.chair_views(),
            spectators: self.spectators(),
            commitment: self.commitment,
            starting: self.starting_view(),
            locked: self.locked,
            game: play.map(|play| play.game().view(&play.state, viewer)),
            asked: self.asked(person),
            window: self.window_view(),
            clocks: self.clock_views(viewer),
            vote: self.vote.as_ref().map(|vote| VoteView {
                by: vote.by.clone(),
                what: vote.what,
                awaited: vote.awaited.iter().cloned().collect(),
                closes: self.vote_closes().unwrap_or_default(),
            }),
            undo: self.undo_view(viewer),
            chat: self.chat(person),
            lines: play.map_or(0, |play| play.lines.count_told(viewer)),
            over: self.over_view(),
        }
    }

    /// The lines of the log that `person` was told, starting at `from`.
    #[must_use]
    pub fn lines(&self, person: Option<&PersonId>, from: usize) -> Vec<LineView> {
        let viewer = self.viewer(person);
        let told = self.play.iter().flat_map(|play| play.lines.told(viewer)).enumerate().skip(from);
        let view = |(number, (index, line)): (usize, (usize, &Line))| LineView {
            number,
            at: line.at,
            event: line.event.clone(),
            former: self.play.as_ref().map_or_else(Vec::new, |play| play.lines.former.at(index)),
        };
        told.map(view).collect()
    }

    /// The game's rules, once it has begun. Names and texts are derived from them.
    #[must_use]
    pub fn game(&self) -> Option<&AnyGame> {
        self.play.as_ref().map(|play| play.game())
    }

    /// Why `person` can't make this move now, or `None` if they can.
    #[must_use]
    pub fn why_not(&self, person: Option<&PersonId>, mv: &AnyMove) -> Option<Refusal> {
        let (Some(play), Viewer::Seat(seat)) = (&self.play, self.viewer(person)) else {
            return None;
        };
        let input = Answer { seat, mv: mv.clone() };
        play.game().check(&play.state, &input).err()
    }

    /// What the bot of `seat` may know, and the moves it is offered.
    #[must_use]
    pub fn problem(&self, seat: Seat) -> Option<(AnyKnowledge, AnyOffer)> {
        let play = self.play.as_ref()?;
        let knowledge = play.game().knowledge(&play.state, Viewer::Seat(seat));
        Some((knowledge, play.game().offer(&play.state, seat)))
    }

    /// Whether people may ask what an expert would do.
    #[must_use]
    pub fn allows_hints(&self) -> bool {
        match self.settings.hints {
            Hints::Alone => self.seated_people().count() <= 1,
            Hints::On => true,
            Hints::Off => false,
        }
    }

    /// The decision that `person` has to make now, if hints are allowed: the seat, the
    /// number of the decision, what the seat knows, and the moves it is offered.
    pub fn hint_question(
        &self,
        person: &PersonId,
    ) -> Result<(Seat, u64, AnyKnowledge, AnyOffer), TableRefusal> {
        if !self.allows_hints() {
            return Err(TableRefusal::HintsOff);
        }
        let asked = self.asked(Some(person)).filter(|asked| asked.awaited);
        let (Some(asked), Viewer::Seat(seat)) = (asked, self.viewer(Some(person))) else {
            return Err(TableRefusal::NothingToAdvise);
        };
        let (knowledge, offer) = self.problem(seat).ok_or(TableRefusal::NothingToAdvise)?;
        Ok((seat, asked.decision, knowledge, offer))
    }

    /// The move of `seat` that this text stands for, if it can be made now.
    #[must_use]
    pub fn move_of(&self, seat: Seat, text: &str) -> Option<AnyMove> {
        Some(self.play.as_ref()?.read(seat, text).ok()?.mv)
    }

    /// Whether a response window is open.
    #[must_use]
    pub fn in_window(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.window.is_some())
    }

    /// The moves of `seat` in the game's notation.
    #[must_use]
    pub fn offered(&self, seat: Seat) -> Arc<[String]> {
        self.play.as_ref().map(|play| Arc::clone(&play.ask(seat).texts)).unwrap_or_default()
    }

    pub(crate) fn person_view(&self, person: &PersonId) -> PersonView {
        let member = self.members.get(person);
        PersonView {
            id: person.clone(),
            name: member.map_or_else(|| "?".to_owned(), |member| member.person.name.clone()),
            color: member.and_then(|member| member.person.color),
            here: member.is_some_and(|member| member.here),
        }
    }

    fn share_view(&self, chair: &Chair) -> ShareView {
        let person = chair.holder.person();
        match chair.share {
            Share::Committed(digest) => ShareView::Committed { digest },
            Share::Revealed(secret) => ShareView::Revealed { digest: secret.commitment() },
            Share::None if person.is_some_and(|person| self.excluded.contains(person)) => {
                ShareView::LeftOut
            }
            Share::None => ShareView::None,
        }
    }

    fn starting_view(&self) -> Option<StartingView> {
        let starting = self.starting.as_ref()?;
        Some(StartingView {
            awaits: match starting.phase {
                StartPhase::Committing => StartStep::Commit,
                StartPhase::Revealing => StartStep::Reveal,
                StartPhase::Calling => StartStep::Call,
            },
            chairs: starting.chairs.iter().copied().collect(),
            until: self.start_deadline()?,
        })
    }

    pub(crate) fn holder_view(&self, holder: &Holder) -> HolderView {
        match holder {
            Holder::Nobody => HolderView::Nobody,
            Holder::Person(person) => HolderView::Person(self.person_view(person)),
            Holder::Bot(level) => HolderView::Bot { level: *level },
            Holder::StandIn(person) => HolderView::StandIn(self.person_view(person)),
        }
    }

    fn chair_views(&self) -> Vec<ChairView> {
        let absences = self.absence_deadlines();
        let chairs = self.chairs.iter().enumerate().map(|(chair, held)| ChairView {
            chair,
            holder: self.holder_view(&held.holder),
            offered_to: held.offered_to.clone(),
            words: held.words.clone(),
            share: self.share_view(held),
            reserved: held.reserved,
            ready: match &held.holder {
                Holder::Person(person) | Holder::StandIn(person) => self.ready.contains(person),
                Holder::Bot(_) => true,
                Holder::Nobody => false,
            },
            stand_in_at: absences.get(&chair).copied(),
        });
        chairs.collect()
    }

    fn spectators(&self) -> Vec<PersonView> {
        let others = self
            .members
            .values()
            .filter(|member| member.here && self.chair_of(&member.person.id).is_none());
        others.map(|member| self.person_view(&member.person.id)).collect()
    }

    fn asked(&self, person: Option<&PersonId>) -> Option<AskedView> {
        let (TableStage::Playing, Some(play), Viewer::Seat(seat)) =
            (&self.stage, &self.play, self.viewer(person))
        else {
            return None;
        };
        let ask = play.ask(seat);
        if ask.offered.is_empty() || (play.window.is_some() && !self.is_asked_to_respond(seat)) {
            return None;
        }
        let closes = play.window.filter(|_| ask.open).and_then(|_| self.window_closes());
        Some(AskedView {
            decision: ask.decision,
            awaited: ask.open,
            moves: Arc::clone(&ask.texts),
            until: closes.or_else(|| self.deadline(seat)),
        })
    }

    fn window_view(&self) -> Option<WindowView> {
        let window = self.play.as_ref()?.window?;
        Some(WindowView {
            number: window.number,
            seats: window.seats,
            opened: window.opened,
            closes: self.window_closes()?,
            kind: window.kind,
            about: window.about,
            waiting: self.waiting(),
        })
    }

    fn clock_views(&self, viewer: Viewer) -> Vec<ClockView> {
        let Some(play) = self.play.as_ref().filter(|_| self.stage == TableStage::Playing) else {
            return Vec::new();
        };
        if matches!(self.settings.pace, Pace::Casual { .. }) {
            return Vec::new();
        }
        let clocks = play.seats().iter().filter_map(|seat| {
            let chair = self.chairs.get(seat.index())?;
            Some(ClockView {
                seat,
                bank: chair.clock.bank,
                until: self.deadline(seat),
                responses: (viewer.seat() == Some(seat)).then_some(chair.clock.responses),
            })
        });
        clocks.collect()
    }

    fn undo_view(&self, viewer: Viewer) -> UndoView {
        let (TableStage::Playing, Some(seat), None) = (&self.stage, viewer.seat(), self.stopped())
        else {
            return UndoView::No;
        };
        match self.undo_of(seat) {
            None => UndoView::No,
            Some((_, true)) => UndoView::Free,
            Some((_, false)) => UndoView::ByConsent,
        }
    }

    fn over_view(&self) -> Option<OverView> {
        let (at, reason, winners) = self.result()?;
        let scores = match self.ending() {
            Some(TableEnding::Game { scores, .. }) => scores.to_vec(),
            _ => Vec::new(),
        };
        Some(OverView {
            at,
            reason: reason.to_owned(),
            winners,
            scores,
            seed: self.seed.reveal(),
            rematch_requests: self.rematch_requests.iter().cloned().collect(),
            rematch: self.rematch.clone(),
        })
    }
}
