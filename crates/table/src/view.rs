//! What a person sees of a table: built up from what that person may know.

use std::sync::Arc;

use asterism_catalog::{AnyEvent, AnyGame, AnyKnowledge, AnyMove, AnyOffer, AnyView};
use asterism_kernel::Input::Answer;
use asterism_kernel::{Game as _, Refusal, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};

use crate::Level;
use crate::chair::{Chair, Holder, Share};
use crate::fact::Why;
use crate::id::{Digest, Millis, PersonId, TableId};
use crate::input::{PassMode, Proposal, Reaction};
use crate::links::Link;
use crate::settings::{Pace, Settings};
use crate::starting::Phase;
use crate::table::{Ending, Stage, Table, Utterance};

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PersonView {
    /// Who.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Their colour.
    pub colour: Option<u8>,
    /// Whether they are there.
    pub here: bool,
}

/// Who looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct YouView {
    /// Who; nobody in particular may look at public tables.
    pub person: Option<PersonId>,
    /// Their seat.
    pub seat: Option<Seat>,
    /// Whether they may change the table and begin.
    pub directs: bool,
    /// Whether they are asked for answers to what is announced.
    pub pass: PassMode,
    /// Whom they don't read.
    pub mutes: Vec<PersonId>,
    /// The chair they could take in the game under way.
    pub could_sit: Option<SitView>,
    /// The links to the table; only those who direct it see them.
    pub links: Vec<LinkView>,
}

/// Who holds a chair, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum HolderView {
    /// Nobody.
    Nobody,
    /// A person.
    Person(PersonView),
    /// A bot.
    Bot {
        /// Which.
        level: Level,
    },
    /// A bot until this person comes back.
    StandIn(PersonView),
}

/// A chair as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChairView {
    /// Its number; the seat's, once the game has begun.
    pub chair: usize,
    /// Who holds it.
    pub holder: HolderView,
    /// To whom it is offered.
    pub offered_to: Option<PersonId>,
    /// What its holder added to chance.
    pub words: Option<String>,
    /// Whether its holder's own randomness takes part in the shuffle.
    pub share: ShareView,
    /// Whether it is kept for people who come by a link.
    pub reserved: bool,
}

/// The part of a chair's holder in the shuffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum ShareView {
    /// No part.
    None,
    /// The digest of a secret is known.
    Committed {
        /// The digest.
        digest: Digest,
    },
    /// The secret is known.
    Revealed {
        /// Its digest.
        digest: Digest,
    },
    /// No part, because a secret was not revealed in time.
    LeftOut,
}

/// A start that was requested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StartingView {
    /// What those who take part have to do: `commit` anew or `reveal`.
    pub awaits: StartStep,
    /// The chairs that take part.
    pub chairs: Vec<usize>,
    /// When the others wait no longer.
    pub until: Millis,
}

/// What takes the start further.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartStep {
    /// To commit to a new secret.
    Commit,
    /// To reveal the secret.
    Reveal,
}

/// A link to the table, as its owner sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LinkView {
    /// The digest of its token.
    pub digest: Digest,
    /// When it expires.
    pub until: Millis,
}

/// The chair that somebody without one could take in the game under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SitView {
    /// Which.
    pub chair: usize,
    /// Whether the others have to agree.
    pub by_consent: bool,
}

/// Where the table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StageView {
    /// Before the start.
    Lobby,
    /// Being played.
    Playing,
    /// At rest.
    Paused,
    /// Over.
    Over,
}

/// What the viewer is asked, or may do. Who lets what is announced pass
/// ([`PassMode`]) is asked nothing while it may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AskedView {
    /// The number that belongs with the answer.
    pub decision: u64,
    /// Whether an answer is awaited; else it is what may be done unasked.
    pub awaited: bool,
    /// What may be answered, in the game's notation.
    #[serde(serialize_with = "shared")]
    pub moves: Arc<[String]>,
    /// When the viewer is out of time.
    pub until: Option<Millis>,
}

/// Something announced that may be answered; the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WindowView {
    /// Its number.
    pub number: u64,
    /// Everybody who might answer.
    pub seats: SeatSet,
    /// Since when.
    pub opened: Millis,
    /// When it can't be answered any more.
    pub closes: Millis,
}

/// A clock that everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClockView {
    /// Whose.
    pub seat: Seat,
    /// What is left beside the time for each decision.
    pub bank: Millis,
    /// When that seat is out of time, if it is asked openly.
    pub until: Option<Millis>,
    /// What is left for answers; only one's own.
    pub responses: Option<Millis>,
}

/// Whether the viewer can take a move back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UndoView {
    /// No.
    No,
    /// Without asking.
    Free,
    /// If the others agree.
    ByConsent,
}

/// An open vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VoteView {
    /// By whom.
    pub by: PersonId,
    /// On what.
    pub what: Proposal,
    /// Whose vote is awaited.
    pub awaited: Vec<PersonId>,
    /// When it fails.
    pub closes: Millis,
}

/// Something written or shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChatLine {
    /// Its number.
    pub number: u64,
    /// When.
    pub at: Millis,
    /// By whom.
    pub person: PersonId,
    /// Their name then.
    pub name: String,
    /// What was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What was shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reaction: Option<Reaction>,
}

/// A line of the log as the viewer was told it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LineView {
    /// Its number among the lines of this viewer, from 0.
    pub number: usize,
    /// When.
    pub at: Millis,
    /// What happened.
    pub event: AnyEvent,
}

/// How it ended, and what may be known now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OverView {
    /// When.
    pub at: Millis,
    /// The stable code of the way it ended.
    pub reason: String,
    /// Who won.
    pub winners: SeatSet,
    /// Points per seat, where the game counts any.
    pub scores: Vec<Option<i16>>,
    /// The seed, for everybody to check.
    pub seed: String,
    /// Who would play again.
    pub wishes: Vec<PersonId>,
    /// Where they play again.
    pub rematch: Option<TableId>,
}

/// What a person sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableView {
    /// How often what this viewer sees has changed.
    pub version: u64,
    /// The table.
    pub table: TableId,
    /// Who looks.
    pub you: YouView,
    /// Where it stands.
    pub stage: StageView,
    /// How it is set; of card files only the names.
    #[serde(serialize_with = "shared")]
    pub settings: Arc<Settings>,
    /// The chairs.
    pub chairs: Vec<ChairView>,
    /// Everybody else who is there.
    pub spectators: Vec<PersonView>,
    /// The digest of the seed.
    pub commitment: Digest,
    /// The start, once it was requested.
    pub starting: Option<StartingView>,
    /// Whether nobody new may come in.
    pub locked: bool,
    /// The game.
    pub game: Option<AnyView>,
    /// What the viewer is asked, or may do.
    pub asked: Option<AskedView>,
    /// What was announced and may be answered.
    pub window: Option<WindowView>,
    /// The clocks.
    pub clocks: Vec<ClockView>,
    /// The open vote.
    pub vote: Option<VoteView>,
    /// Whether a move can be taken back.
    pub undo: UndoView,
    /// What was written lately.
    pub chat: Vec<ChatLine>,
    /// How many lines the log has.
    pub lines: usize,
    /// How it ended.
    pub over: Option<OverView>,
}

/// Writes something shared as if it were not.
fn shared<T: Serialize + ?Sized, S: Serializer>(
    value: &Arc<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.serialize(serializer)
}

impl Table {
    /// What `person`, or somebody unknown, sees. Whether they may look at all
    /// says [`Table::may_watch`].
    #[must_use]
    pub fn view(&self, person: Option<&PersonId>) -> TableView {
        let viewer = self.viewer(person);
        let play = self.play.as_deref();
        TableView {
            version: self.version(person),
            table: self.id.clone(),
            you: self.you(person),
            stage: match self.stage {
                Stage::Lobby => StageView::Lobby,
                Stage::Playing if self.paused.is_some() => StageView::Paused,
                Stage::Playing => StageView::Playing,
                Stage::Over { .. } => StageView::Over,
            },
            settings: Arc::clone(&self.shown_settings),
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

    /// The lines of the log that `person` was told, from number `from` on.
    #[must_use]
    pub fn lines(&self, person: Option<&PersonId>, from: usize) -> Vec<LineView> {
        let viewer = self.viewer(person);
        let told = self.play.iter().flat_map(|play| play.lines.told(viewer)).enumerate().skip(from);
        told.map(|(number, line)| LineView { number, at: line.at, event: line.event.clone() })
            .collect()
    }

    /// The game's rules, once it has begun: what names and texts are made from.
    #[must_use]
    pub fn game(&self) -> Option<&AnyGame> {
        self.play.as_ref().map(|play| play.game())
    }

    /// Why the rules don't let `person` make this move now, if they don't.
    #[must_use]
    pub fn why_not(&self, person: Option<&PersonId>, mv: &AnyMove) -> Option<Refusal> {
        let (Some(play), Viewer::Seat(seat)) = (&self.play, self.viewer(person)) else {
            return None;
        };
        let input = Answer { seat, mv: mv.clone() };
        play.game().check(&play.state, &input).err()
    }

    /// What the bot of `seat` is asked, and what it may know to decide from.
    #[must_use]
    pub fn problem(&self, seat: Seat) -> Option<(AnyKnowledge, AnyOffer)> {
        let play = self.play.as_ref()?;
        let knowledge = play.game().knowledge(&play.state, Viewer::Seat(seat));
        Some((knowledge, play.game().offer(&play.state, seat)))
    }

    /// Whether something was announced that may be answered now.
    #[must_use]
    pub fn in_window(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.window.is_some())
    }

    /// What `seat` may answer now, in the game's notation.
    #[must_use]
    pub fn offered(&self, seat: Seat) -> Arc<[String]> {
        self.play.as_ref().map(|play| Arc::clone(&play.ask(seat).texts)).unwrap_or_default()
    }

    fn person_view(&self, person: &PersonId) -> PersonView {
        let member = self.members.get(person);
        PersonView {
            id: person.clone(),
            name: member.map_or_else(|| "?".to_owned(), |member| member.person.name.clone()),
            colour: member.and_then(|member| member.person.colour),
            here: member.is_some_and(|member| member.here),
        }
    }

    fn you(&self, person: Option<&PersonId>) -> YouView {
        let member = person.and_then(|person| self.members.get(person));
        YouView {
            person: person.cloned(),
            seat: self.viewer(person).seat(),
            directs: member.is_some_and(|member| self.directs(&member.person.id)),
            pass: member.map_or(PassMode::Ask, |member| member.pass),
            mutes: member.map_or_else(Vec::new, |member| member.mutes.iter().cloned().collect()),
            could_sit: member
                .and_then(|member| self.could_sit(&member.person.id))
                .map(|(chair, by_consent)| SitView { chair, by_consent }),
            links: if member.is_some_and(|member| self.directs(&member.person.id)) {
                let view = |link: &Link| LinkView { digest: link.digest, until: link.until };
                self.links.iter().filter(|link| self.last < link.until).map(view).collect()
            } else {
                Vec::new()
            },
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
                Phase::Committing => StartStep::Commit,
                Phase::Revealing => StartStep::Reveal,
            },
            chairs: starting.chairs.iter().copied().collect(),
            until: self.start_deadline()?,
        })
    }

    fn chair_views(&self) -> Vec<ChairView> {
        let chairs = self.chairs.iter().enumerate().map(|(chair, held)| ChairView {
            chair,
            holder: match &held.holder {
                Holder::Nobody => HolderView::Nobody,
                Holder::Person(person) => HolderView::Person(self.person_view(person)),
                Holder::Bot(level) => HolderView::Bot { level: *level },
                Holder::StandIn(person) => HolderView::StandIn(self.person_view(person)),
            },
            offered_to: held.offered_to.clone(),
            words: held.words.clone(),
            share: self.share_view(held),
            reserved: held.reserved,
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
        let (Stage::Playing, Some(play), Viewer::Seat(seat)) =
            (&self.stage, &self.play, self.viewer(person))
        else {
            return None;
        };
        let ask = play.ask(seat);
        // Who lets what is announced pass is not asked in the moment until it has.
        let member = person.and_then(|person| self.members.get(person));
        let lets_pass = member.is_some_and(|member| member.pass != PassMode::Ask);
        if ask.offered.is_empty() || (play.window.is_some() && lets_pass) {
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
        })
    }

    fn clock_views(&self, viewer: Viewer) -> Vec<ClockView> {
        let Some(play) = self.play.as_ref().filter(|_| self.stage == Stage::Playing) else {
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
        let (Stage::Playing, Some(seat), None) = (&self.stage, viewer.seat(), self.stopped())
        else {
            return UndoView::No;
        };
        match self.undo_of(seat) {
            None => UndoView::No,
            Some((_, true)) => UndoView::Free,
            Some((_, false)) => UndoView::ByConsent,
        }
    }

    fn chat(&self, person: Option<&PersonId>) -> Vec<ChatLine> {
        let member = person.and_then(|person| self.members.get(person));
        let read = |whom: &PersonId| member.is_none_or(|member| !member.mutes.contains(whom));
        let lines = self.spoken.iter().filter(|spoken| read(&spoken.person)).map(|spoken| {
            let (text, reaction) = match &spoken.what {
                Utterance::Text(text) => (Some(text.clone()), None),
                Utterance::Reaction(reaction) => (None, Some(*reaction)),
            };
            let (number, at) = (spoken.number, spoken.at);
            let (person, name) = (spoken.person.clone(), spoken.name.clone());
            ChatLine { number, at, person, name, text, reaction }
        });
        lines.collect()
    }

    fn over_view(&self) -> Option<OverView> {
        let Stage::Over { at, ending } = &self.stage else { return None };
        let (reason, winners, scores) = match ending {
            Ending::Game { reason, winners, scores } => (*reason, *winners, scores.to_vec()),
            Ending::Conceded { winners, .. } => ("conceded", *winners, Vec::new()),
            Ending::Abandoned { why } => {
                let reason = match why {
                    Why::Wish => "agreed",
                    Why::Operator => "ended-by-operator",
                    Why::Limit => "ended-by-limit",
                    Why::Time | Why::Absence | Why::Nobody => "abandoned",
                };
                (reason, SeatSet::EMPTY, Vec::new())
            }
        };
        Some(OverView {
            at: *at,
            reason: reason.to_owned(),
            winners,
            scores,
            seed: self.seed.reveal(),
            wishes: self.wishes.iter().cloned().collect(),
            rematch: self.rematch.clone(),
        })
    }
}
