//! The text of a card, made from its definition.

use asterism_cards::ast::{
    Ability, Answer, AnswerDoes, AnswerTo, Card, CardId, Demand, Kind, Lasting, Modifier, Number,
    Occasion, Part, Verb, What,
};
use asterism_cards::spelling::Spelled;
use asterism_cards::verbs::Discard;

use crate::{Args, Language, Names, Phrase, Words, bundle::capitalised};

/// Which numbers a text shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numerals {
    /// Those printed on the card.
    #[default]
    Printed,
    /// Those in force under inflation, which adds to every numeral.
    Effective {
        /// How many more.
        more: u8,
    },
}

impl Numerals {
    /// The value to show for a number of a card.
    pub(crate) const fn show(self, number: Number) -> u8 {
        match self {
            Self::Effective { more } if !number.word => number.value.saturating_add(more),
            _ => number.value,
        }
    }
}

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its name.
    pub title: String,
    /// Its kind, with its marks.
    pub kind: String,
    /// What it does; each paragraph is one or more whole sentences.
    pub paragraphs: Vec<String>,
}

/// What a kind of card is called.
#[must_use]
pub fn kind_name(language: Language, kind: Kind) -> String {
    Words::of(language).say(&format!("kind-{kind}"), &Args::new())
}

/// The text of `card` of `edition` in `language`.
#[must_use]
pub fn card_text(
    language: Language,
    card: &Card,
    edition: &str,
    names: &Names,
    numerals: Numerals,
) -> CardText {
    let writer = Writer { words: Words::of(language), names, edition, numerals };
    CardText {
        title: names.title(language, &writer.full_id(&card.id)),
        kind: writer.kind_line(card),
        paragraphs: writer.paragraphs(card),
    }
}

/// The text of the Basic Rules, which are no card of any deck: what is drawn
/// and played as long as no New Rule says otherwise.
#[must_use]
pub fn basic_rules_text(language: Language, draw: u8, play: u8, numerals: Numerals) -> CardText {
    let words = Words::of(language);
    let args = words.count(Args::new(), "draw", Number::numeral(draw), numerals);
    let args = words.count(args, "play", Number::numeral(play), numerals);
    let title = words.say("kind-basic", &Args::new());
    CardText {
        title: title.clone(),
        kind: title,
        paragraphs: ["basic-rules-numbers", "basic-rules-limits"]
            .map(|key| sentence(&words.say(key, &args)))
            .into(),
    }
}

/// A piece of a sentence that tells to do something.
#[derive(Debug)]
pub(crate) struct Clause {
    /// Without capital letter and full stop.
    pub(crate) text: String,
    /// Whole sentences to be said after it.
    pub(crate) notes: Vec<String>,
    /// Whether it is simple enough to share a sentence with others.
    pub(crate) simple: bool,
}

/// Writes the text of cards in one language.
#[derive(Debug)]
pub(crate) struct Writer<'a> {
    pub(crate) words: &'static Words,
    pub(crate) names: &'a Names,
    pub(crate) edition: &'a str,
    pub(crate) numerals: Numerals,
}

impl Writer<'_> {
    /// The id by which a card of this edition is found among all names.
    fn full_id(&self, card: &str) -> String {
        let full = format!("{}/{card}", self.edition);
        let known = |id: &str| {
            self.names.kind(id).is_some()
                || Language::ALL.into_iter().any(|language| self.names.knows(language, id))
        };
        if !card.contains('/') && known(&full) { full } else { card.to_owned() }
    }

    /// A card mentioned in a sentence.
    pub(crate) fn mention(&self, card: &str) -> Phrase {
        self.names.mention(self.words.language(), &self.full_id(card))
    }

    /// Several cards mentioned in a sentence.
    pub(crate) fn mentions(&self, join: &str, cards: &[String]) -> Phrase {
        let cards: Vec<_> = cards.iter().map(|card| self.full_id(card)).collect();
        self.names.mention_list(self.words.language(), join, &cards)
    }

    /// Args with a number of the card.
    pub(crate) fn count(&self, args: Args, name: &'static str, number: Number) -> Args {
        self.words.count(args, name, number, self.numerals)
    }

    /// A whole sentence.
    pub(crate) fn sentence(&self, key: &str, args: &Args) -> String {
        sentence(&self.words.say(key, args))
    }

    fn kind_line(&self, card: &Card) -> String {
        let kind = kind_name(self.words.language(), card.kind);
        if card.marks.is_empty() {
            return kind;
        }
        let marks: Vec<_> = card.marks.iter().map(|mark| self.mark(mark)).collect();
        let marks = self.words.list_text("list-and", &marks);
        self.words.say("kind-with-marks", &Args::new().text("kind", kind).text("marks", marks))
    }

    fn paragraphs(&self, card: &Card) -> Vec<String> {
        let mut paragraphs = Vec::new();
        let mut add = |sentences: Vec<String>| {
            if !sentences.is_empty() {
                paragraphs.push(sentences.join(" "));
            }
        };
        let stops = |part: &Part| matches!(part, Part::Modifier(Modifier::Stops(_)));
        if card.kind == Kind::Creeper && !card.parts.iter().any(stops) {
            add(vec![self.sentence("creeper-blocks", &Args::new())]);
        }
        let mut demands: Vec<_> = card
            .parts
            .iter()
            .filter_map(|part| match part {
                Part::Demand(demand) => Some(demand),
                _ => None,
            })
            .collect();
        // What one must have comes first, what nobody may have last.
        demands.sort_by_key(|demand| match demand {
            Demand::Have(_) => 0,
            Demand::AtLeast(..) => 1,
            Demand::OnlyKeeper(_) => 2,
            Demand::MostCardsInHand(_) | Demand::MostKeepers(_) => 3,
            Demand::Marked(..) | Demand::Points(_) | Demand::EmptyHand | Demand::AnyOf(_) => 4,
            Demand::NobodyHas(_) | Demand::Lack(_) | Demand::OtherHas(_) => 5,
        });
        add(self.demands(&demands, card.ungoal));
        for part in &card.parts {
            match part {
                Part::Demand(_) => {}
                Part::Modifier(modifier) => add(self.modifier(modifier, card.kind)),
                Part::Ability(ability) => add(self.ability(ability)),
                Part::Effect(verbs) if card.kind == Kind::Surprise => {
                    add(self.led_by("surprise-own-turn", verbs));
                }
                Part::Effect(verbs) => add(self.effect(verbs)),
                Part::Answer(answer) => add(self.answer(answer)),
                Part::WinsIf(demands) => add(self.also_wins(demands, card.kind)),
            }
        }
        if let Some(value) = card.value {
            let args = self.count(Args::new(), "count", Number::word(value));
            add(vec![self.sentence("card-value", &args)]);
        }
        match card.lasts {
            Some(Lasting::Turn) => add(vec![self.sentence("lasts-turn", &Args::new())]),
            Some(Lasting::Round) => add(vec![self.sentence("lasts-round", &Args::new())]),
            None => {}
        }
        if card.kind == Kind::Surprise {
            add(vec![self.sentence("surprise-cancels", &Args::new())]);
        }
        if card.kind == Kind::Meta {
            add(vec![self.sentence("meta-stays", &Args::new())]);
        }
        paragraphs
    }

    /// Verbs as sentences of their own.
    fn effect(&self, verbs: &[Verb]) -> Vec<String> {
        let clauses = self.clauses(verbs);
        self.join(&clauses, |text| text)
    }

    /// Verbs after some words that introduce them.
    fn led_by(&self, key: &str, verbs: &[Verb]) -> Vec<String> {
        let clauses = self.clauses(verbs);
        self.join(&clauses, |text| self.words.say(key, &Args::new().text("clause", text)))
    }

    /// Puts clauses into sentences, simple ones together; `lead` changes the
    /// first sentence before it is finished.
    fn join(&self, clauses: &[Clause], lead: impl FnOnce(String) -> String) -> Vec<String> {
        let mut groups: Vec<(bool, Vec<String>)> = Vec::new();
        for clause in clauses {
            match groups.last_mut() {
                Some((true, texts)) if clause.simple => texts.push(clause.text.clone()),
                _ => groups.push((clause.simple, vec![clause.text.clone()])),
            }
            // What is noted about a clause is said before the next begins.
            if !clause.notes.is_empty() {
                groups.extend(clause.notes.iter().map(|note| (false, vec![note.clone()])));
            }
        }
        let mut texts = groups.iter().map(|(_, texts)| self.words.list_text("list-then", texts));
        let Some(first) = texts.next() else { return Vec::new() };
        std::iter::once(lead(first)).chain(texts).map(|text| sentence(&text)).collect()
    }

    fn ability(&self, ability: &Ability) -> Vec<String> {
        let conditions = self.conditions(&ability.when);
        let (occasion, args) = match &ability.occasion {
            Occasion::OncePerTurn => ("occasion-once-per-turn", Args::new()),
            Occasion::FreeAction => ("occasion-free-action", Args::new()),
            Occasion::StartOfTurn if !conditions.is_empty() => {
                ("occasion-start-of-turn-when", Args::new().text("conditions", conditions.clone()))
            }
            Occasion::StartOfTurn => ("occasion-start-of-turn", Args::new()),
            Occasion::TogetherWith { card, .. } => {
                ("occasion-together-with", Args::new().phrase("card", self.mention(card)))
            }
            Occasion::Alone if conditions.is_empty() && discards_itself(&ability.verbs) => {
                return vec![self.sentence("occasion-alone-discard", &Args::new())];
            }
            Occasion::Alone => ("occasion-alone", Args::new()),
            Occasion::GoalsChange => ("occasion-goals-change", Args::new()),
            Occasion::OncePerGame => ("occasion-once-per-game", Args::new()),
            Occasion::EndOfTurn => ("occasion-end-of-turn", Args::new()),
            Occasion::After { event, by, kind } => (
                "occasion-after",
                Args::new()
                    .choice("event", event.spelled().unwrap_or_default())
                    .choice("by", by.spelled().unwrap_or_default())
                    .phrase("kind", self.kind_or_any(*kind)),
            ),
        };
        let lead = |text: String| {
            let text = if conditions.is_empty() || ability.occasion == Occasion::StartOfTurn {
                text
            } else {
                let args = Args::new().text("conditions", conditions).text("clause", text);
                self.words.say("ability-when", &args)
            };
            self.words.say(occasion, &args.text("clause", text))
        };
        let mut sentences = self.join(&self.clauses(&ability.verbs), lead);
        if let Occasion::TogetherWith { may_decline: true, .. } = ability.occasion {
            sentences.push(self.sentence("occasion-may-decline", &Args::new()));
        }
        sentences
    }

    fn demands(&self, demands: &[&Demand], ungoal: bool) -> Vec<String> {
        if demands.is_empty() {
            return Vec::new();
        }
        let args = Args::new().text("demands", self.demand_text(demands));
        if ungoal {
            return vec![self.sentence("goal-loses", &args)];
        }
        let mut sentences = vec![self.sentence("goal-wins", &args)];
        let allowed = self.creepers_named(demands);
        if !allowed.is_empty() {
            let args = Args::new()
                .amount("count", allowed.len())
                .phrase("creepers", self.mentions("list-and", &allowed));
            sentences.push(self.sentence("goal-allows", &args));
        }
        sentences
    }

    /// Another way to win, for everybody or for the holder of the card.
    fn also_wins(&self, demands: &[Demand], kind: Kind) -> Vec<String> {
        let demands = self.demand_text(&demands.iter().collect::<Vec<_>>());
        let text = self.words.say("also-wins", &Args::new().text("demands", demands));
        let text = match kind {
            Kind::Keeper | Kind::Creeper => {
                self.words.say("while-held", &Args::new().text("clause", text))
            }
            _ => text,
        };
        vec![sentence(&text)]
    }

    pub(crate) fn demand(&self, demand: &Demand) -> (&'static str, Args) {
        match demand {
            Demand::Have(cards) => {
                ("demand-have", Args::new().phrase("cards", self.mentions("list-and", cards)))
            }
            Demand::AtLeast(count, cards) => {
                let join = if *count == 1 { "list-or" } else { "list-and" };
                let args = Args::new().phrase("cards", self.mentions(join, cards));
                ("demand-at-least", self.count(args, "count", Number::word(*count)))
            }
            Demand::OnlyKeeper(card) => {
                ("demand-only-keeper", Args::new().phrase("card", self.mention(card)))
            }
            Demand::NobodyHas(card) => {
                ("demand-nobody-has", Args::new().phrase("card", self.mention(card)))
            }
            Demand::MostCardsInHand(count) => {
                ("demand-most-cards", self.count(Args::new(), "count", *count))
            }
            Demand::MostKeepers(count) => {
                ("demand-most-keepers", self.count(Args::new(), "count", *count))
            }
            Demand::Marked(count, mark) => {
                let args = Args::new().text("mark", self.mark(mark));
                ("demand-marked", self.count(args, "count", Number::word(*count)))
            }
            Demand::Points(count) => {
                ("demand-points", self.count(Args::new(), "count", Number::word(*count)))
            }
            Demand::Lack(cards) => {
                ("demand-lack", Args::new().phrase("cards", self.mentions("list-or", cards)))
            }
            Demand::OtherHas(card) => {
                ("demand-other-has", Args::new().phrase("card", self.mention(card)))
            }
            Demand::EmptyHand => ("demand-empty-hand", Args::new()),
            Demand::AnyOf(alternatives) => {
                ("demand-any-of", Args::new().text("options", self.alternatives(alternatives)))
            }
        }
    }

    /// The Creepers that demands ask for, each once.
    fn creepers_named(&self, demands: &[&Demand]) -> Vec<CardId> {
        let mut creepers = Vec::new();
        for demand in demands {
            let (Demand::Have(cards) | Demand::AtLeast(_, cards)) = demand else { continue };
            for card in cards {
                let creeper = self.names.kind(&self.full_id(card)) == Some(Kind::Creeper);
                if creeper && !creepers.contains(card) {
                    creepers.push(card.clone());
                }
            }
        }
        creepers
    }

    fn answer(&self, answer: &Answer) -> Vec<String> {
        let does = match answer.does {
            AnswerDoes::Cancel => "cancel",
            AnswerDoes::Redirect => "redirect",
            AnswerDoes::StealBack => "steal-back",
        };
        let first = match answer.to {
            AnswerTo::Played(kind) => {
                let kind = self.words.phrase(kind_phrase_key(kind), &Args::new());
                let args = Args::new().phrase("kind", kind).choice("does", does);
                self.sentence("answer-to-played", &args)
            }
            AnswerTo::Steal => self.sentence("answer-to-steal", &Args::new().choice("does", does)),
        };
        let then = match answer.then.is_empty() {
            true => Vec::new(),
            false => self.led_by("answer-then", &answer.then),
        };
        std::iter::once(first).chain(then).collect()
    }

    /// A modifier of a card of this kind.
    fn modifier(&self, modifier: &Modifier, kind: Kind) -> Vec<String> {
        let held = matches!(kind, Kind::Keeper | Kind::Creeper);
        let Some(clause) = self.modifier_clause(modifier, held) else { return Vec::new() };
        let lead = |text: String| {
            if held && !Self::speaks_of_holder(modifier) {
                self.words.say("while-held", &Args::new().text("clause", text))
            } else {
                text
            }
        };
        self.join(&[clause], lead)
    }
}

/// Whether all that is done is to discard the card itself.
fn discards_itself(verbs: &[Verb]) -> bool {
    matches!(verbs, [Verb::Discard(Discard { what })] if what.what == What::This)
}

/// The message for one card of a kind, with its grammatical forms.
pub(crate) const fn kind_phrase_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Rule => "one-rule",
        Kind::Goal => "one-goal",
        Kind::Keeper => "one-keeper",
        Kind::Creeper => "one-creeper",
        Kind::Action => "one-action",
        Kind::Surprise => "one-surprise",
        Kind::Meta => "one-meta",
    }
}

/// A clause as a sentence: capital letter, full stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = capitalised(text.trim());
    if text.ends_with(['.', '!', '?', '…']) || text.is_empty() { text } else { text + "." }
}
