//! Fluxx in the catalog.

use asterism_cards::ast::Edition;
use asterism_fluxx::{Event, Fluxx};
use asterism_kernel::Seat;
use serde_json::Value;

use crate::deck::rulebooks;
use crate::{CatalogGame, EDITIONS, Listing, OptionListing, OptionValues, Setup, SetupError};

impl CatalogGame for Fluxx {
    const LISTING: Listing = Listing {
        name: Self::NAME,
        title: "Fluxx",
        summary: "The rules are cards: play new ones, meet the Goal before it changes again.",
        rules: 5,
        fewest_players: 2,
        most_players: asterism_kernel::MAX_SEATS,
        editions: EDITIONS,
        options: OPTIONS,
        listed: true,
    };

    fn build(setup: &Setup, instead: &[Edition]) -> Result<Self, SetupError> {
        let options = setup.options.iter().map(|(name, value)| (name.clone(), value.clone()));
        let options =
            serde_json::from_value(Value::Object(options.collect())).map_err(|error| {
                SetupError::OptionValue {
                    option: "options".to_owned(),
                    allowed: error.to_string(),
                    value: String::new(),
                }
            })?;
        let mut mix = setup.mix.clone();
        if mix.editions.is_empty() && mix.cards.is_empty() {
            mix.editions.push(EDITIONS[0].id.to_owned());
        }
        let books = rulebooks(&mix, instead, options)?;
        Self::by(books, setup.players, setup.first).map_err(|error| SetupError::of_game(&error))
    }

    fn asking_everybody(self, yes: bool) -> Self {
        self.asking_everybody(yes)
    }

    fn played_by(event: &Event) -> Option<Seat> {
        event.played().map(|(seat, _)| seat)
    }
}

/// The names are those of the fields of its options.
const OPTIONS: &[OptionListing] = &[
    OptionListing {
        name: "fewest-rules-discarded",
        values: OptionValues::UpTo(1),
        meaning: "the minimum number of rules to discard with a card that discards up to half of them",
    },
    OptionListing {
        name: "blocked-leader",
        values: OptionValues::Words(&["skipped", "nobody-wins"]),
        meaning: "when a Goal asks for the most of something and a Creeper stops the leader: the \
                  next player wins, or nobody",
    },
    OptionListing {
        name: "parting",
        values: OptionValues::Words(&["creeper", "keeper"]),
        meaning: "which of two cards that can't stay together moves to another player",
    },
    OptionListing {
        name: "payment",
        values: OptionValues::Words(&["automatic", "optional"]),
        meaning: "whether two cards that cancel out are discarded immediately",
    },
    OptionListing {
        name: "cured",
        values: OptionValues::Words(&["attached", "loose-too"]),
        meaning: "which Creepers can be cured: attached ones, or unattached ones, too",
    },
    OptionListing {
        name: "collecting",
        values: OptionValues::Words(&["not-stealing", "stealing"]),
        meaning: "whether Keepers that all go to one hand count as stolen, so that Surprises can respond",
    },
    OptionListing {
        name: "day",
        values: OptionValues::Words(&["ask", "birthday", "holiday", "ordinary"]),
        meaning: "what day it is, for cards that depend on it",
    },
    OptionListing {
        name: "rhyme",
        values: OptionValues::Words(&["honour", "consent", "waived"]),
        meaning: "who decides whether a couplet rhymed: its player or the others; or no couplet is \
                  needed",
    },
    OptionListing {
        name: "meta-rule",
        values: OptionValues::Words(&["none", "rules-escalation", "no-creepers"]),
        meaning: "a rule for the whole game: each reshuffle raises the numbers of the Basic \
                  Rules, or there are no Creepers",
    },
];
