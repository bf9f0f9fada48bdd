//! Players, conditions and nested effects, as parts of clauses.

use asterism_cards::ast::{
    CardCondition, Condition, Conditions, Counted, Demand, Filter, Kind, Mark, Number, PlayerWord,
    Players, Verb,
};
use asterism_cards::spelling::Spelled;

use crate::{
    Args,
    card::{Clause, Writer, kind_name, sentence},
};

impl Writer<'_> {
    /// What a mark is called; an inventor's own mark is shown as it is written.
    pub(crate) fn mark(&self, Mark(mark): &Mark) -> String {
        let key = format!("mark-{mark}");
        if self.words.has(&key) {
            self.words.say(&key, &Args::new())
        } else {
            mark.replace('-', " ")
        }
    }

    /// Args with players as `$players`, and with the card if its holder is meant.
    pub(crate) fn players(&self, args: Args, players: &Players) -> Args {
        match players {
            Players::Word(word) => args.choice("players", word.spelled().unwrap_or_default()),
            Players::HolderOf(card) => {
                args.choice("players", "holder").phrase("card", self.mention(card))
            }
        }
    }

    /// A message about players as a text.
    pub(crate) fn about_players(&self, key: &str, players: &Players) -> String {
        self.words.say(key, &self.players(Args::new(), players))
    }

    /// Verbs between braces as one text; whole sentences to be said after it are
    /// added to the notes.
    pub(crate) fn block(&self, verbs: &[Verb], notes: &mut Vec<String>) -> String {
        let clauses = self.clauses(verbs);
        let parts: Vec<_> = clauses.iter().map(|clause| clause.text.clone()).collect();
        notes.extend(clauses.into_iter().flat_map(|clause| clause.notes));
        self.words.list_text("list-then", &parts)
    }

    /// Conditions as one text.
    pub(crate) fn conditions(&self, conditions: &Conditions) -> String {
        let mut texts: Vec<String> = condition_keys(&conditions.words)
            .into_iter()
            .map(|key| self.words.say(key, &Args::new()))
            .collect();
        for (condition, card) in &conditions.cards {
            let key = match condition {
                CardCondition::Have => "condition-have",
                CardCondition::Lack => "condition-lack",
                CardCondition::NobodyHas => "condition-nobody-has",
                CardCondition::OtherHas => "condition-other-has",
                CardCondition::InPlay => "condition-in-play",
            };
            texts.push(self.words.say(key, &Args::new().phrase("card", self.mention(card))));
        }
        for (counted, count) in &conditions.at_least {
            let key = match counted {
                Counted::Keepers => "condition-keepers",
                Counted::Creepers => "condition-creepers",
                Counted::CardsInHand => "condition-cards-in-hand",
            };
            let args = self.count(Args::new(), "count", Number::word(*count));
            texts.push(self.words.say(key, &args));
        }
        self.words.list_text("list-and", &texts)
    }

    /// Which cards are meant, in parentheses; nothing if all are.
    pub(crate) fn only(&self, filter: &Filter) -> String {
        let kinds: Vec<String> =
            filter.kinds.iter().map(|&kind| kind_name(self.words.language(), kind)).collect();
        let mut parts = Vec::new();
        if !kinds.is_empty() {
            parts.push(self.words.list_text("list-or", &kinds));
        }
        parts.extend(filter.card.as_ref().map(|card| self.mention(card).form("title").to_owned()));
        parts.extend(
            filter.mark.as_ref().map(|mark| {
                self.words.say("mark-quoted", &Args::new().text("mark", self.mark(mark)))
            }),
        );
        if parts.is_empty() {
            return String::new();
        }
        let cards = self.words.list_text("list-and", &parts);
        self.words.say("put-only", &Args::new().text("cards", cards))
    }

    /// Several effects of which chance chooses one.
    pub(crate) fn by_chance(&self, options: &[Vec<Verb>]) -> Option<Clause> {
        let mut notes = Vec::new();
        let texts: Vec<String> = options
            .iter()
            .map(|option| self.block(option, &mut notes))
            .filter(|text| !text.is_empty())
            .collect();
        let (last, head) = texts.split_last()?;
        let options = head.iter().rev().fold(last.clone(), |others, option| {
            let args = Args::new().text("option", option.clone()).text("others", others);
            self.words.say("choice-or", &args)
        });
        let text = self.words.say("verb-by-chance", &Args::new().text("options", options));
        let notes = notes.iter().map(|note| sentence(note)).collect();
        Some(Clause { text, notes, simple: false })
    }

    /// Demands as one text, in which "you" is whoever would meet them.
    pub(crate) fn demand_text(&self, demands: &[&Demand]) -> String {
        let clauses = demands.iter().enumerate().map(|(index, demand)| {
            let (key, args) = self.demand(demand);
            let key = if index == 0 { key.to_owned() } else { format!("{key}.next") };
            self.words.say(&key, &args)
        });
        clauses.collect::<Vec<_>>().concat()
    }

    /// Alternatives of demands as one text.
    pub(crate) fn alternatives(&self, alternatives: &[Vec<Demand>]) -> String {
        let texts: Vec<String> = alternatives
            .iter()
            .map(|demands| self.demand_text(&demands.iter().collect::<Vec<_>>()))
            .collect();
        let Some((last, head)) = texts.split_last() else { return String::new() };
        head.iter().rev().fold(last.clone(), |others, option| {
            let args = Args::new().text("option", option.clone()).text("others", others);
            self.words.say("choice-or", &args)
        })
    }

    /// The owner of cards on tables, for selections by a word other than the usual
    /// three.
    pub(crate) fn owner(&self, word: PlayerWord) -> String {
        self.about_players("player-of", &Players::Word(word))
    }

    /// A card of a kind as an object, or any card.
    pub(crate) fn kind_or_any(&self, kind: Option<Kind>) -> crate::Phrase {
        let key = kind.map_or("one-any", crate::card::kind_phrase_key);
        self.words.phrase(key, &Args::new())
    }
}

/// The messages for conditions, each once; two about the same table share one.
fn condition_keys(conditions: &[Condition]) -> Vec<&'static str> {
    let has = |condition| conditions.contains(&condition);
    let both = has(Condition::KeeperOnTable) && has(Condition::CreeperOnTable);
    let mut keys = Vec::new();
    for condition in conditions {
        let key = match condition {
            Condition::KeeperOnTable | Condition::CreeperOnTable if both => {
                "condition-both-on-table"
            }
            condition => condition_key(*condition),
        };
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

pub(crate) const fn condition_key(condition: Condition) -> &'static str {
    match condition {
        Condition::EmptyHand => "condition-empty-hand",
        Condition::CardInHand => "condition-card-in-hand",
        Condition::PlayOwed => "condition-play-owed",
        Condition::KeeperOnTable => "condition-keeper-on-table",
        Condition::CreeperOnTable => "condition-creeper-on-table",
        Condition::NoKeeper => "condition-no-keeper",
        Condition::NoCreeper => "condition-no-creeper",
        Condition::FirstPlay => "condition-first-play",
        Condition::YourTurn => "condition-your-turn",
        Condition::MostKeepers => "condition-most-keepers",
        Condition::FewestKeepers => "condition-fewest-keepers",
        Condition::MostCards => "condition-most-cards",
        Condition::FewestCards => "condition-fewest-cards",
        Condition::NoGoal => "condition-no-goal",
    }
}
