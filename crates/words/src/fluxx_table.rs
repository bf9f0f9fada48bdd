//! A Fluxx table in words.

use asterism_cards::ast::Kind;
use asterism_cards::references;
use asterism_fluxx::{Card, Event, RulesNow, View};

use crate::bundle::capitalised;
use crate::{Args, CardText, FluxxWords, Numerals, card_text, kind_name};

/// A part of a table: a heading, and lines that are whole sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePart {
    /// What it is about.
    pub heading: String,
    /// What there is to say.
    pub lines: Vec<String>,
}

impl FluxxWords<'_> {
    /// Everything a viewer sees, in the order in which it is best read.
    #[must_use]
    pub fn table(&self, view: &View) -> Vec<TablePart> {
        let part = |key: &str, lines: Vec<String>| TablePart { heading: self.word(key), lines };
        let mut parts = vec![
            part("fluxx-board-goals", self.goals(view)),
            part("fluxx-board-rules", self.rules(view)),
            part("fluxx-board-players", self.players(view)),
            part("fluxx-board-piles", self.piles(view)),
        ];
        match &view.ending {
            None => parts.push(part("fluxx-board-turn", self.turn(view))),
            Some(ending) => parts.push(part("fluxx-board-turn", vec![self.ending(ending)])),
        }
        if let Some(hand) = view.places.iter().find_map(|place| place.hand.as_deref()) {
            let cards: Vec<String> = hand.iter().map(|&card| self.labelled(card)).collect();
            let line = match cards.as_slice() {
                [] => self.word("fluxx-board-no-hand"),
                cards => cards.join(", "),
            };
            parts.push(part("fluxx-board-hand", vec![line]));
        }
        parts
    }

    /// The discard pile, its top first, or that there is none.
    #[must_use]
    pub fn discard_pile(&self, view: &View) -> TablePart {
        if view.discard.is_empty() {
            return TablePart { heading: self.word("terminal-discard-empty"), lines: Vec::new() };
        }
        let lines = view.discard.iter().map(|&card| self.labelled(card)).collect();
        TablePart { heading: self.word("terminal-discard"), lines }
    }

    /// What a card says, with the numbers that count now.
    #[must_use]
    pub fn text_now(&self, card: Card, view: &View) -> CardText {
        let numerals = Numerals::Effective { more: view.inflation };
        let (definition, edition) = (self.deck.definition(card), self.deck.edition(card));
        card_text(self.words.language(), definition, edition, self.names, numerals)
    }

    /// A card with its kind.
    #[must_use]
    pub fn labelled(&self, card: Card) -> String {
        let kind = kind_name(self.words.language(), self.deck.kind(card));
        format!("{} ({kind})", self.quoted(&[card]))
    }

    /// The game in a few lines.
    #[must_use]
    pub fn in_short(&self) -> String {
        self.word("fluxx-in-short")
    }

    fn word(&self, key: &str) -> String {
        self.words.say(key, &Args::new())
    }

    fn goals(&self, view: &View) -> Vec<String> {
        if view.goals.is_empty() {
            return vec![self.word("fluxx-board-no-goal")];
        }
        let lines = view.goals.iter().map(|&goal| {
            let text = self.sentence_about(goal, view);
            match self.holders(goal, view) {
                Some(holders) => format!("{text} ({holders})"),
                None => text,
            }
        });
        lines.collect()
    }

    /// Who has what a Goal names.
    fn holders(&self, goal: Card, view: &View) -> Option<String> {
        let edition = self.deck.edition(goal);
        let mut named: Vec<Card> = Vec::new();
        for (_, name) in references(self.deck.definition(goal)) {
            let full = if name.contains('/') { name.clone() } else { format!("{edition}/{name}") };
            let found = self.deck.find(&full).filter(|card| !named.contains(card));
            named.extend(found);
        }
        let held = named.into_iter().map(|card| {
            let holder = view.places.iter().find(|place| place.table.contains(&card));
            let who = match holder {
                Some(place) => {
                    let args = Args::new().phrase("seat", self.seat(place.seat));
                    self.words.say("fluxx-board-holder", &args)
                }
                None => self.word("fluxx-board-nobody"),
            };
            format!("{}: {who}", self.quoted(&[card]))
        });
        let held: Vec<String> = held.collect();
        (!held.is_empty()).then(|| held.join("; "))
    }

    /// A card's name with what it says.
    fn sentence_about(&self, card: Card, view: &View) -> String {
        format!("{}: {}", self.quoted(&[card]), self.text_now(card, view).paragraphs.join(" "))
    }

    /// The Basic Rules and the Meta Rule, which always stay; what applies now with
    /// where it comes from; then the rules that do something else.
    fn rules(&self, view: &View) -> Vec<String> {
        let now = &view.rules_now;
        let numbers = self.basic_rules(now).map(|number| number.text).join(", ");
        let mut lines = vec![format!("{}: {}.", self.word("kind-basic"), capitalised(&numbers))];
        lines.extend(self.meta_rule(now).map(|(name, text)| format!("{name}: {text}.")));
        let applies = self.rules_now(now).into_iter();
        lines.extend(applies.map(|line| format!("{} ({})", line.text, line.reasons.join(", "))));
        let told = told(&view.rules_now);
        let others = view.rules.iter().filter(|rule| !told.contains(rule));
        lines.extend(others.map(|&rule| self.sentence_about(rule, view)));
        lines
    }

    fn players(&self, view: &View) -> Vec<String> {
        let mut lines: Vec<String> = view
            .places
            .iter()
            .map(|place| {
                let cards: Vec<String> = place
                    .table
                    .iter()
                    .filter(|card| !place.attached.iter().any(|(creeper, _)| creeper == *card))
                    .map(|&card| {
                        let carried = place.attached.iter().filter(|&&(_, host)| host == card);
                        carried.fold(self.lying(card), |all, &(creeper, _)| {
                            format!("{all} + {}", self.lying(creeper))
                        })
                    })
                    .collect();
                let args = Args::new()
                    .phrase("seat", self.seat(place.seat))
                    .amount("count", place.hand_size)
                    .text("cards", self.list(&cards));
                self.words.say("fluxx-board-player", &args)
            })
            .collect();
        for mini in view.mini_hands.iter().filter(|mini| mini.size > 0) {
            let cards = match &mini.cards {
                Some(cards) => self.quoted(cards),
                None => {
                    self.words.say("fluxx-board-hidden", &Args::new().amount("count", mini.size))
                }
            };
            let args = Args::new().phrase("seat", self.seat(mini.seat)).text("cards", cards);
            lines.push(self.words.say("fluxx-board-mini-hand", &args));
        }
        lines
    }

    /// A card on a table; that a card is a Keeper goes without saying.
    fn lying(&self, card: Card) -> String {
        match self.deck.kind(card) {
            Kind::Creeper => self.labelled(card),
            _ => self.quoted(&[card]),
        }
    }

    fn list(&self, cards: &[String]) -> String {
        if cards.is_empty() { self.word("fluxx-board-nothing") } else { cards.join(", ") }
    }

    fn piles(&self, view: &View) -> Vec<String> {
        let pile = Args::new().amount("count", view.deck_size);
        let mut lines = vec![self.words.say("fluxx-board-draw-pile", &pile)];
        lines.push(match view.discard.first() {
            Some(&top) => {
                let args = Args::new()
                    .amount("count", view.discard.len())
                    .text("card", self.quoted(&[top]));
                self.words.say("fluxx-board-discard-pile", &args)
            }
            None => self.word("terminal-discard-empty"),
        });
        if !view.resolving.is_empty() {
            let args = Args::new().text("cards", self.quoted(&view.resolving));
            lines.push(self.words.say("fluxx-board-resolving", &args));
        }
        lines
    }

    /// Whose turn it is and how far it got.
    fn turn(&self, view: &View) -> Vec<String> {
        let (drawn, played) = self.progress(view);
        let whose = self.log(&Event::TurnBegan { seat: view.turn, extra: false });
        vec![format!("{whose} {drawn} {played}")]
    }
}

/// The rules that the summary of what applies now accounts for.
pub(crate) fn told(rules: &RulesNow) -> Vec<Card> {
    let limits = [&rules.hand_limit, &rules.keeper_limit].into_iter().flatten();
    let numbers = limits.chain([&rules.draw, &rules.goals]).flat_map(|number| &number.reasons);
    let cards = numbers.chain(&rules.play.reasons).filter_map(|reason| reason.card);
    let harmless = rules.harmless.iter().map(|&(_, by)| by);
    cards.chain(rules.first_play_random).chain(rules.creepers_harmless).chain(harmless).collect()
}
