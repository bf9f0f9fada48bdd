//! Verbs as the machine runs them: card names resolved, everything a plain
//! value.

use asterism_cards::ast::{Kind, Number, Pick, Plays, RuleCount, Towards, Who, Whose};

use crate::card::{Piece, Pieces};

/// A set of card kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kinds(u8);

impl Kinds {
    pub(crate) fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind as u8) != 0
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        Self(kinds.into_iter().fold(0, |set, kind| set | 1 << kind as u8))
    }
}

/// Which cards on tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Selection {
    /// These pieces; with `this`, just the card the effect belongs to.
    pub(crate) among: Pieces,
    pub(crate) this: bool,
    pub(crate) except_this: bool,
    pub(crate) whose: Whose,
    pub(crate) all: bool,
    /// Only Keepers with a Creeper attached.
    pub(crate) with_creeper: bool,
}

/// One thing to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Op {
    /// The end of a list of verbs.
    Finish,
    Draw {
        who: Who,
        count: Number,
    },
    DiscardHand,
    DrawAsMany,
    DiscardFromHand {
        who: Who,
        count: Number,
        pick: Pick,
    },
    DrawAndPlay {
        draw: Number,
        play: Plays,
    },
    DrawPerCreeper {
        count: Number,
    },
    PlayTop {
        times: u8,
    },
    Fetch {
        discard: bool,
        deck: bool,
    },
    Wish,
    SwapPositions,
    ShiftPositions,
    EveryoneGives,
    EachLoses {
        chooser: Option<Piece>,
        hand_instead: bool,
        except_holder: Option<Piece>,
    },
    ToHands {
        what: Pieces,
        collector: Option<Piece>,
    },
    /// So many effects, from this one on in the list of such.
    ChooseOne {
        first: u16,
        count: u8,
    },
    /// The end of an effect that was chosen: on with the verb there.
    GoTo(u16),
    Rhyme,
    PlayFromDiscard {
        kinds: Kinds,
    },
    PlayFromHand,
    ShareOut {
        each: Number,
    },
    Collect {
        count: Number,
        from_all: bool,
        pick: Pick,
        except_holder: Option<Piece>,
    },
    TradeHands,
    RotateHands {
        chooser: Option<Piece>,
    },
    SwapKeepers,
    Discard(Selection),
    Take(Selection),
    /// Who answered a theft takes a Keeper of the thief.
    StealBack,
    Give {
        what: Selection,
        to: Towards,
    },
    Move(Selection),
    /// A Creeper of one's own is discarded, the Keeper it was on stays.
    Cure(Option<Piece>),
    MixTables,
    EveryoneMayDiscard,
    ShuffleDiscard,
    DiscardRules(RuleCount),
    DiscardGoals,
    ExtraTurn,
    EndTurn,
    GainPlays(Number),
}
