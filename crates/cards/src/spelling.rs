//! How the closed enumerations of the vocabulary are written in definitions.

use crate::ast::{
    AnswerDoes, AnswerTo, CardCondition, Condition, Counted, Doer, Kind, Lasting, Payers, Per,
    Pick, Picker, PlayerWord, RuleCount, Seen, SourcePile, Stopped, TargetPile, Towards,
    TriggerEvent, Who, Whose,
};

/// An enumeration with one written word per value.
pub trait Spelled: Copy + PartialEq + 'static {
    /// Every value with its word.
    const WORDS: &'static [(&'static str, Self)];

    /// The value a word stands for.
    #[must_use]
    fn from_word(word: &str) -> Option<Self> {
        let found = Self::WORDS.iter().find(|(written, _)| *written == word);
        found.map(|(_, value)| *value)
    }

    /// The word for this value; `None` for the few values that carry data of
    /// their own and are written with properties.
    #[must_use]
    fn spelled(self) -> Option<&'static str> {
        let found = Self::WORDS.iter().find(|(_, value)| *value == self);
        found.map(|(word, _)| *word)
    }
}

/// Spells an enumeration; with a constant of its words alone where the word
/// table needs them.
macro_rules! spelled {
    ($name:ident, $($word:literal => $value:expr),+ $(,)?) => {
        impl Spelled for $name {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),+];
        }
    };
    ($name:ident = $words:ident, $($word:literal => $value:expr),+ $(,)?) => {
        impl Spelled for $name {
            const WORDS: &'static [(&'static str, Self)] = &[$(($word, $value)),+];
        }
        #[doc = concat!("The words for [`", stringify!($name), "`].")]
        pub(crate) const $words: &[&str] = &[$($word),+];
    };
}

spelled!(Kind = KINDS,
    "rule" => Self::Rule,
    "goal" => Self::Goal,
    "keeper" => Self::Keeper,
    "creeper" => Self::Creeper,
    "action" => Self::Action,
    "surprise" => Self::Surprise,
    "meta" => Self::Meta,
);
spelled!(Condition = CONDITIONS,
    "empty-hand" => Self::EmptyHand,
    "card-in-hand" => Self::CardInHand,
    "play-owed" => Self::PlayOwed,
    "keeper-on-table" => Self::KeeperOnTable,
    "creeper-on-table" => Self::CreeperOnTable,
    "no-keeper" => Self::NoKeeper,
    "no-creeper" => Self::NoCreeper,
    "first-play" => Self::FirstPlay,
    "your-turn" => Self::YourTurn,
    "most-keepers" => Self::MostKeepers,
    "fewest-keepers" => Self::FewestKeepers,
    "most-cards" => Self::MostCards,
    "fewest-cards" => Self::FewestCards,
    "no-goal" => Self::NoGoal,
);
spelled!(CardCondition,
    "have" => Self::Have,
    "lack" => Self::Lack,
    "nobody-has" => Self::NobodyHas,
    "other-has" => Self::OtherHas,
    "in-play" => Self::InPlay,
);
spelled!(Counted,
    "keepers" => Self::Keepers,
    "creepers" => Self::Creepers,
    "cards-in-hand" => Self::CardsInHand,
);
spelled!(PlayerWord = PLAYERS,
    "you" => Self::You,
    "everyone" => Self::Everyone,
    "each-other" => Self::EachOther,
    "chosen" => Self::Chosen,
    "anyone" => Self::Anyone,
    "next" => Self::Next,
    "previous" => Self::Previous,
    "random" => Self::Random,
    "active" => Self::Active,
    "that" => Self::That,
    "most-keepers" => Self::MostKeepers,
    "fewest-keepers" => Self::FewestKeepers,
    "most-cards" => Self::MostCards,
    "fewest-cards" => Self::FewestCards,
);
spelled!(Per = PER,
    "keeper" => Self::Keeper,
    "creeper" => Self::Creeper,
    "card-in-hand" => Self::CardInHand,
    "player" => Self::Player,
    "other-player" => Self::OtherPlayer,
    "rule" => Self::Rule,
    "goal" => Self::Goal,
);
spelled!(SourcePile = SOURCE_PILES,
    "hand" => Self::Hand,
    "table" => Self::Table,
    "discard" => Self::Discard,
    "top" => Self::Top,
    "deck" => Self::Deck,
    "rules" => Self::Rules,
    "goals" => Self::Goals,
);
spelled!(TargetPile = TARGET_PILES,
    "hand" => Self::Hand,
    "table" => Self::Table,
    "discard" => Self::Discard,
    "top" => Self::Top,
    "bottom" => Self::Bottom,
    "deck" => Self::Deck,
    "play" => Self::Play,
);
spelled!(Picker = PICKERS,
    "you" => Self::You,
    "owner" => Self::Owner,
    "random" => Self::Random,
);
spelled!(Seen = SEEN,
    "hand" => Self::Hand,
    "top" => Self::Top,
);
spelled!(TriggerEvent = TRIGGER_EVENTS,
    "play" => Self::Play,
    "gain" => Self::Gain,
    "lose" => Self::Lose,
    "draw" => Self::Draw,
    "reshuffle" => Self::Reshuffle,
);
spelled!(Doer = DOERS,
    "you" => Self::You,
    "others" => Self::Others,
    "anyone" => Self::Anyone,
);
spelled!(Lasting = LASTING,
    "turn" => Self::Turn,
    "round" => Self::Round,
);
spelled!(Stopped = STOPPED,
    "nobody" => Self::Nobody,
    "everyone" => Self::Everyone,
    "others" => Self::Others,
);
spelled!(Who = WHO,
    "you" => Self::You,
    "everyone" => Self::Everyone,
    "each-other" => Self::EachOther,
);
spelled!(Whose = WHOSE,
    "yours" => Self::Yours,
    "others" => Self::Others,
    "anyones" => Self::Anyones,
    "that" => Self::That,
    "next" => Self::Next,
    "previous" => Self::Previous,
    "active" => Self::Active,
);
spelled!(Towards = TOWARDS,
    "chosen" => Self::Chosen,
    "next" => Self::Next,
    "previous" => Self::Previous,
    "random" => Self::Random,
    "that" => Self::That,
    "active" => Self::Active,
);
spelled!(Payers = PAYERS,
    "everyone" => Self::Everyone,
    "one" => Self::One,
);
spelled!(Pick = PICKS,
    "owner" => Self::Owner,
    "random" => Self::Random,
    "rule-or-random" => Self::KindOrRandom(Kind::Rule),
    "goal-or-random" => Self::KindOrRandom(Kind::Goal),
    "keeper-or-random" => Self::KindOrRandom(Kind::Keeper),
    "creeper-or-random" => Self::KindOrRandom(Kind::Creeper),
    "action-or-random" => Self::KindOrRandom(Kind::Action),
    "action-or-surprise-or-random" => Self::ActionOrSurpriseOrRandom,
    "surprise-or-random" => Self::KindOrRandom(Kind::Surprise),
    "meta-or-random" => Self::KindOrRandom(Kind::Meta),
);
// `up-to` and the fewest of `half` are properties.
spelled!(RuleCount = RULE_COUNTS,
    "one" => Self::One,
    "half" => Self::Half { at_least: 0 },
    "all" => Self::All,
    "limits" => Self::Limits,
);
spelled!(AnswerTo = ANSWERED,
    "rule" => Self::Played(Kind::Rule),
    "goal" => Self::Played(Kind::Goal),
    "keeper" => Self::Played(Kind::Keeper),
    "creeper" => Self::Played(Kind::Creeper),
    "action" => Self::Played(Kind::Action),
    "surprise" => Self::Played(Kind::Surprise),
    "meta" => Self::Played(Kind::Meta),
    "steal" => Self::Steal,
);
spelled!(AnswerDoes,
    "cancel" => Self::Cancel,
    "redirect" => Self::Redirect,
    "steal-back" => Self::StealBack,
);
