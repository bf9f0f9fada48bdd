//! The canonical form of definitions.
//!
//! What is printed reads back as the same definition, and printing that again
//! gives the same text.

mod verbs;

pub(crate) use verbs::Printed;

use crate::{
    ast::{
        Ability, Answer, BonusTo, Card, Conditions, Demand, Edition, Mark, Modifier, Number,
        Occasion, Part, Plays, Reconstructed,
    },
    spelling::Spelled,
};

/// The widest line that is printed where it can be helped.
const WIDEST: usize = 100;

/// A word with its values, and what stands between its braces.
pub(crate) struct Line {
    text: String,
    inside: Vec<Line>,
}

impl Line {
    pub(crate) fn new(word: &str) -> Self {
        Self { text: word.to_owned(), inside: Vec::new() }
    }

    fn around(mut self, inside: Vec<Line>) -> Self {
        self.inside = inside;
        self
    }

    fn raw(mut self, value: &str) -> Self {
        self.text.push(' ');
        self.text.push_str(value);
        self
    }

    fn string(self, value: &str) -> Self {
        self.raw(&quoted(value))
    }

    fn strings<'a>(self, values: impl IntoIterator<Item = &'a str>) -> Self {
        values.into_iter().fold(self, Self::string)
    }

    fn number(self, number: Number) -> Self {
        self.raw(&numeral(number))
    }

    fn property(self, name: &str, value: &str) -> Self {
        self.raw(&format!("{name}={}", quoted(value)))
    }

    fn maybe(self, name: &str, value: Option<&str>) -> Self {
        match value {
            Some(value) => self.property(name, value),
            None => self,
        }
    }

    fn maybe_number(self, name: &str, value: Option<Number>) -> Self {
        match value {
            Some(value) => self.raw(&format!("{name}={}", numeral(value))),
            None => self,
        }
    }

    fn maybe_count(self, name: &str, value: Option<u8>) -> Self {
        match value {
            Some(value) => self.raw(&format!("{name}={value}")),
            None => self,
        }
    }

    fn flag(self, name: &str, value: bool) -> Self {
        if value { self.raw(&format!("{name}=#true")) } else { self }
    }

    /// On one line, if every pair of braces holds one word only.
    fn on_one_line(&self) -> Option<String> {
        match self.inside.as_slice() {
            [] => Some(self.text.clone()),
            [only] => Some(format!("{} {{ {} }}", self.text, only.on_one_line()?)),
            _ => None,
        }
    }

    fn write(&self, indent: usize, out: &mut String) {
        let short = self.on_one_line().filter(|line| indent + line.chars().count() <= WIDEST);
        out.extend(std::iter::repeat_n(' ', indent));
        match short {
            Some(line) => out.push_str(&line),
            None if self.inside.is_empty() => out.push_str(&self.text),
            None => {
                out.push_str(&self.text);
                out.push_str(" {\n");
                for line in &self.inside {
                    line.write(indent + 4, out);
                }
                out.extend(std::iter::repeat_n(' ', indent));
                out.push('}');
            }
        }
        out.push('\n');
    }
}

fn quoted(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for character in text.chars() {
        if matches!(character, '"' | '\\') {
            quoted.push('\\');
        }
        quoted.push(character);
    }
    quoted.push('"');
    quoted
}

fn numeral(number: Number) -> String {
    if number.word { format!("(word){}", number.value) } else { number.value.to_string() }
}

/// A value of an enumeration whose every value has a word.
fn word<S: Spelled>(value: S) -> &'static str {
    value.spelled().unwrap_or_default()
}

/// The cards of a file.
#[must_use]
pub fn print_cards<'a>(cards: impl IntoIterator<Item = &'a Card>) -> String {
    let mut out = String::new();
    for card in cards {
        card_line(card).write(0, &mut out);
    }
    out
}

#[must_use]
pub fn print_card(card: &Card) -> String {
    print_cards([card])
}

/// What a card does, without its name; equal for cards that do the same.
#[must_use]
pub fn print_body(card: &Card) -> String {
    let mut out = String::new();
    for line in card.parts.iter().flat_map(part_lines) {
        line.write(0, &mut out);
    }
    out
}

/// The edition file, without the cards.
#[must_use]
pub fn print_edition(edition: &Edition) -> String {
    let about = &edition.about;
    let mut inside = Vec::new();
    if let Some(year) = about.year {
        inside.push(Line::new("year").raw(&year.to_string()));
    }
    for language in &about.languages {
        inside.push(Line::new("language").string(language));
    }
    for (kind, count) in &about.counts {
        inside.push(Line::new("count").string(kind.word()).raw(&count.to_string()));
    }
    for source in &about.sources {
        inside.push(Line::new("source").string(&source.name).string(&source.text));
    }
    for note in &about.notes {
        inside.push(Line::new("note").string(note));
    }
    let mut out = String::new();
    let edition = Line::new("edition").string(&edition.id).around(inside);
    edition.write(0, &mut out);
    out
}

fn card_line(card: &Card) -> Line {
    let marks: Vec<&str> = card.marks.iter().map(|Mark(mark)| mark.as_str()).collect();
    Line::new(card.kind.word())
        .string(&card.id)
        .maybe("icon", card.icon.as_deref())
        .maybe("marks", Some(marks.join(" ").as_str()).filter(|it| !it.is_empty()))
        .maybe_count("value", card.value)
        .flag("ungoal", card.ungoal)
        .maybe("subject", card.subject.as_deref())
        .maybe("lasts", card.lasts.map(word))
        .flag("reconstructed", card.reconstructed == Reconstructed::Wholly)
        .flag("reconstructed-in-part", card.reconstructed == Reconstructed::Partly)
        .around(match (card.kind, card.parts.as_slice()) {
            // The verbs of an Action stand directly in the card.
            (crate::ast::Kind::Action, [Part::Effect(verbs)]) => verbs::lines(verbs),
            (_, parts) => parts.iter().flat_map(part_lines).collect(),
        })
}

fn part_lines(part: &Part) -> Vec<Line> {
    let line = match part {
        Part::Modifier(modifier) => modifier_line(modifier),
        Part::Ability(ability) => ability_line(ability),
        Part::Demand(demand) => demand_line(demand),
        Part::Effect(verbs) => Line::new("your-turn").around(verbs::lines(verbs)),
        Part::WinsIf(demands) => {
            Line::new("wins-if").around(demands.iter().map(demand_line).collect())
        }
        Part::Answer(Answer { to, does, then }) => {
            let mut replies = vec![Line::new(word(*does))];
            if !then.is_empty() {
                replies.push(Line::new("then").around(verbs::lines(then)));
            }
            Line::new("answer").property("to", word(*to)).around(replies)
        }
    };
    vec![line]
}

fn modifier_line(modifier: &Modifier) -> Line {
    match modifier {
        Modifier::Draw(number) => Line::new("draw").number(*number),
        Modifier::Play(Plays::Count(number)) => Line::new("play").number(*number),
        Modifier::Play(Plays::All) => Line::new("play").string("all"),
        Modifier::Play(plays) => by_day(Line::new("play"), *plays),
        Modifier::HandLimit(number) => Line::new("hand-limit").number(*number),
        Modifier::KeeperLimit(number) => Line::new("keeper-limit").number(*number),
        Modifier::Goals(count) => Line::new("goals").raw(&count.to_string()),
        Modifier::FirstPlayRandom => Line::new("first-play-random"),
        Modifier::Bonus { draw, play, to } => {
            let line = Line::new("bonus").maybe_number("draw", *draw).maybe_number("play", *play);
            match to {
                BonusTo::FewestKeepers => line.property("to", "fewest-keepers"),
                BonusTo::MostKeepers => line.property("to", "most-keepers"),
                BonusTo::EveryoneWhile(card) => line.property("everyone-while", card),
                BonusTo::HolderOf(card) => line.property("holder-of", card),
            }
        }
        Modifier::More { draw, play, hand_limit, keeper_limit } => Line::new("more")
            .maybe_number("draw", *draw)
            .maybe_number("play", *play)
            .maybe_number("hand-limit", *hand_limit)
            .maybe_number("keeper-limit", *keeper_limit),
        Modifier::Inflate => Line::new("inflate"),
        Modifier::CreepersHarmless { only } => {
            Line::new("creepers-harmless").maybe("only", only.as_deref())
        }
        Modifier::AlsoNeed(card) => Line::new("also-need").string(card),
        Modifier::Attaches { to } => {
            Line::new("attaches").maybe("to", to.as_ref().map(|Mark(mark)| mark.as_str()))
        }
        Modifier::DisablesHost => Line::new("disables-host"),
        Modifier::StandsIn => Line::new("stands-in"),
        Modifier::Projects => Line::new("projects"),
        Modifier::ReturnsToDeck => Line::new("returns-to-deck"),
        Modifier::MovesOn => Line::new("moves-on"),
        Modifier::GetsBack(card) => Line::new("gets-back").string(card),
        Modifier::Escalates => Line::new("escalates"),
        Modifier::NoCreepers => Line::new("no-creepers"),
        Modifier::CountsAs(cards) => {
            Line::new("counts-as").strings(cards.iter().map(String::as_str))
        }
        Modifier::Protected => Line::new("protected"),
        Modifier::Stops(players) => Line::new("stops").string(word(*players)),
    }
}

/// Adds the three numbers of plays that depend on the day.
fn by_day(line: Line, plays: Plays) -> Line {
    let Plays::ByDay { birthday, holiday, ordinary } = plays else {
        return line;
    };
    line.maybe_number("birthday", Some(birthday))
        .maybe_number("holiday", Some(holiday))
        .maybe_number("ordinary", Some(ordinary))
}

fn ability_line(ability: &Ability) -> Line {
    let line = match &ability.occasion {
        Occasion::OncePerTurn => Line::new("once-per-turn"),
        Occasion::FreeAction => Line::new("free-action"),
        Occasion::StartOfTurn => Line::new("start-of-turn"),
        Occasion::TogetherWith { card, may_decline } => {
            Line::new("together-with").string(card).flag("may-decline", *may_decline)
        }
        Occasion::Alone => Line::new("alone"),
        Occasion::GoalsChange => Line::new("goals-change"),
        Occasion::OncePerGame => Line::new("once-per-game"),
        Occasion::EndOfTurn => Line::new("end-of-turn"),
        Occasion::After { event, by, kind } => Line::new("after")
            .string(word(*event))
            .property("by", word(*by))
            .maybe("of", kind.map(word)),
    };
    let mut inside = Vec::new();
    if !ability.when.is_empty() {
        inside.push(conditions_line(&ability.when));
    }
    inside.extend(verbs::lines(&ability.verbs));
    line.around(inside)
}

fn conditions_line(conditions: &Conditions) -> Line {
    let line = Line::new("when").strings(conditions.words.iter().copied().map(word));
    let cards = conditions.cards.iter();
    let line = cards.fold(line, |line, (condition, card)| line.property(word(*condition), card));
    let counts = conditions.at_least.iter();
    counts.fold(line, |line, (counted, count)| line.maybe_count(word(*counted), Some(*count)))
}

fn demand_line(demand: &Demand) -> Line {
    match demand {
        Demand::Have(cards) => Line::new("have").strings(cards.iter().map(String::as_str)),
        Demand::AtLeast(count, cards) => {
            Line::new("at-least").raw(&count.to_string()).strings(cards.iter().map(String::as_str))
        }
        Demand::OnlyKeeper(card) => Line::new("only-keeper").string(card),
        Demand::NobodyHas(card) => Line::new("nobody-has").string(card),
        Demand::MostCardsInHand(number) => Line::new("most-cards-in-hand").number(*number),
        Demand::MostKeepers(number) => Line::new("most-keepers").number(*number),
        Demand::Marked(count, Mark(mark)) => {
            Line::new("marked").raw(&count.to_string()).string(mark)
        }
        Demand::Points(count) => Line::new("points").raw(&count.to_string()),
        Demand::Lack(cards) => Line::new("lack").strings(cards.iter().map(String::as_str)),
        Demand::OtherHas(card) => Line::new("other-has").string(card),
        Demand::EmptyHand => Line::new("empty-hand"),
        Demand::AnyOf(alternatives) => {
            let lines = alternatives.iter().map(|demands| match demands.as_slice() {
                [only] => demand_line(only),
                several => Line::new("all-of").around(several.iter().map(demand_line).collect()),
            });
            Line::new("any-of").around(lines.collect())
        }
    }
}
