//! The form of an experiment: reading it, the experiment it describes, and how its variants
//! are called. Everything is in the address of the page, so a link to a result contains the
//! whole experiment.

use asterism_cards::ast::{Card, Edition};
use asterism_catalog::{
    EDITIONS, OptionValues, Setup, choose_titles, edition, has_fixed_deck, listing,
};
use asterism_kernel::{Explained, MAX_SEATS};
use asterism_lab::experiment::{Experiment, Variant, change_number, number_on};
use asterism_words::{Args, error_text_of};
use serde_json::Value;

use crate::pages::new_form::FormProblem;
use crate::pages::ui_preferences::{UiPreferences, names};

/// Maximum number of fields that are read.
const MAX_FIELDS: usize = 40;
/// How many games of each variant can be chosen, and what is chosen first.
pub(crate) const GAMES: [u64; 5] = [500, 1000, 2000, 5000, 10_000];
const USUAL_GAMES: u64 = 2000;
/// Who plays, the default first: policies and bots as experiments name them.
pub(crate) const AGENTS: [&str; 3] = ["sensible", "uniform", "regular:20"];

/// What is different in the second variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    Nothing,
    Without,
    Number,
    Option,
}

impl Change {
    pub(crate) const ALL: [Self; 4] = [Self::Nothing, Self::Without, Self::Number, Self::Option];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "none",
            Self::Without => "without",
            Self::Number => "number",
            Self::Option => "option",
        }
    }
}

/// What was filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LabForm {
    pub(crate) decks: Vec<String>,
    pub(crate) players: usize,
    pub(crate) change: Change,
    /// `edition/card`.
    pub(crate) card: Option<String>,
    pub(crate) number: Option<u8>,
    /// `name=value`.
    pub(crate) option: Option<String>,
    pub(crate) agents: &'static str,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// Whether the impact of every card is measured.
    pub(crate) all_cards: bool,
}

impl Default for LabForm {
    fn default() -> Self {
        Self {
            decks: vec![EDITIONS[0].id.to_owned()],
            players: 4,
            change: Change::Nothing,
            card: None,
            number: None,
            option: None,
            agents: AGENTS[0],
            games: USUAL_GAMES,
            seed: 1,
            all_cards: false,
        }
    }
}

impl LabForm {
    pub(crate) fn read(text: &[u8]) -> Self {
        let mut form = Self::default();
        let mut decks = Vec::new();
        for (name, value) in form_urlencoded::parse(text).take(MAX_FIELDS) {
            let chosen = || Some(value.to_string()).filter(|value| !value.is_empty());
            match name.as_ref() {
                "deck" if decks.len() < 8 => decks.push(value.to_string()),
                "players" => form.players = value.parse().unwrap_or(form.players),
                "change" => {
                    let known = Change::ALL.into_iter().find(|change| change.word() == value);
                    form.change = known.unwrap_or(Change::Nothing);
                }
                "card" => form.card = chosen(),
                "number" => form.number = value.parse().ok(),
                "option" => form.option = chosen(),
                "agents" => {
                    let known = AGENTS.into_iter().find(|agents| *agents == value);
                    form.agents = known.unwrap_or(form.agents);
                }
                "games" => {
                    let known = value.parse().ok().filter(|games| GAMES.contains(games));
                    form.games = known.unwrap_or(form.games);
                }
                "seed" => form.seed = value.parse().unwrap_or(form.seed),
                "impact" => form.all_cards = value == "all",
                _ => {}
            }
        }
        // A link may name no deck; the form always does, or it is wrong.
        if !decks.is_empty() || !text.is_empty() {
            form.decks = decks;
        }
        form
    }

    /// The form as the query of an address.
    pub(crate) fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        for deck in &self.decks {
            query.append_pair("deck", deck);
        }
        query.append_pair("players", &self.players.to_string());
        query.append_pair("change", self.change.word());
        if let Some(card) = self.card.as_ref().filter(|_| self.needs_card()) {
            query.append_pair("card", card);
        }
        if let Some(number) = self.number.filter(|_| self.change == Change::Number) {
            query.append_pair("number", &number.to_string());
        }
        if let Some(option) = self.option.as_ref().filter(|_| self.change == Change::Option) {
            query.append_pair("option", option);
        }
        query.append_pair("agents", self.agents);
        query.append_pair("games", &self.games.to_string());
        query.append_pair("seed", &self.seed.to_string());
        if self.all_cards {
            query.append_pair("impact", "all");
        }
        query.finish()
    }

    pub(crate) const fn needs_card(&self) -> bool {
        matches!(self.change, Change::Without | Change::Number)
    }

    /// The editions whose cards can be chosen.
    pub(crate) fn editions(&self) -> Vec<&'static Edition> {
        let (_, deck) = choose_titles(&self.decks);
        deck.iter().filter_map(|id| edition(id)).collect()
    }

    /// The card that was chosen, if it is in the deck.
    pub(crate) fn chosen_card(&self) -> Option<(&'static Edition, &'static Card)> {
        let (of, id) = self.card.as_ref()?.split_once('/')?;
        let edition = self.editions().into_iter().find(|edition| edition.id == of)?;
        Some((edition, edition.cards.iter().find(|card| card.id == id)?))
    }

    fn setup(&self) -> Setup {
        let (game, deck) = choose_titles(&self.decks);
        let mut setup = Setup::new(game, self.players);
        setup.mix.editions = deck;
        setup
    }

    /// The option that was chosen, with its value.
    fn chosen_option(&self) -> Option<(&'static str, Value)> {
        let (name, value) = self.option.as_ref()?.split_once('=')?;
        let (game, _) = choose_titles(&self.decks);
        let option = listing(game)?.options.iter().find(|option| option.name == name)?;
        let value = match option.values {
            OptionValues::Truth => Value::Bool(value == "true"),
            OptionValues::Words(_) => Value::from(value),
            OptionValues::UpTo(_) => Value::from(value.parse::<u8>().ok()?),
        };
        Some((option.name, value))
    }

    /// The experiment, or everything that keeps it from being one. Its names are in English,
    /// so that it is the same in every language.
    pub(crate) fn experiment(&self, ui: &UiPreferences) -> Result<Experiment, Vec<FormProblem>> {
        let wrong = |field: &str, text: String| vec![FormProblem { field: field.into(), text }];
        match self.decks.as_slice() {
            [] => return Err(wrong("deck", ui.say("new-nothing-chosen"))),
            [_] => {}
            several => {
                if let Some(fixed) = several.iter().find(|id| has_fixed_deck(id)) {
                    let game = Args::new().text("game", ui.edition(fixed));
                    return Err(wrong("deck", ui.say_with("web-mix-fixed-deck", &game)));
                }
            }
        }
        let refused = |error: &dyn Explained, field: &str| {
            wrong(field, error_text_of(ui.language, error.code(), error.arguments()))
        };
        let printed = self.setup();
        if !(2..=MAX_SEATS).contains(&self.players) {
            return Err(wrong("players", ui.say("lab-wrong-players")));
        }
        if let Err(error) = printed.build() {
            let unknown = error.code() == "unknown-edition";
            return Err(refused(&error, if unknown { "deck" } else { "players" }));
        }
        let mut changed = printed.clone();
        match self.change {
            Change::Nothing => {}
            Change::Without | Change::Number => {
                let Some((edition, card)) = self.chosen_card() else {
                    return Err(wrong("card", ui.say("lab-wrong-card")));
                };
                let full = format!("{}/{}", edition.id, card.id);
                if self.change == Change::Without {
                    changed.mix.without.push(full);
                } else {
                    if number_on(card).is_none() {
                        return Err(wrong("card", ui.say("lab-wrong-no-number")));
                    }
                    let number = self.number.filter(|number| *number <= MAX_NUMBER);
                    let Some(number) = number.filter(|number| number_on(card) != Some(*number))
                    else {
                        return Err(wrong("number", ui.say("lab-wrong-number")));
                    };
                    if change_number(&mut changed, &full, number).is_err() {
                        return Err(wrong("card", ui.say("lab-wrong-no-number")));
                    }
                }
            }
            Change::Option => {
                let Some((name, value)) = self.chosen_option() else {
                    return Err(wrong("option", ui.say("lab-wrong-option")));
                };
                changed.options.insert(name.to_owned(), value);
            }
        }
        if let Err(error) = changed.build() {
            let field = if self.change == Change::Option { "option" } else { "card" };
            return Err(refused(&error, field));
        }
        let english = UiPreferences::plain(asterism_words::Language::English);
        let labels = self.variants(&english);
        let agents = vec![self.agents.to_owned()];
        let variant = |(name, setup)| Variant { name, setup, agents: agents.clone() };
        let setups = std::iter::once(printed.clone())
            .chain((self.change != Change::Nothing).then_some(changed));
        let variants = labels.into_iter().zip(setups).map(variant).collect();
        Ok(Experiment {
            name: self.question(&english),
            games: self.games,
            seed: self.seed,
            variants,
            impact: self.impacts(&printed),
            synergy: Vec::new(),
            study: None,
            skill: None,
        })
    }

    /// The cards whose impact is measured.
    fn impacts(&self, setup: &Setup) -> Vec<String> {
        let Ok(asterism_catalog::AnyGame::Fluxx(game)) = setup.build() else { return Vec::new() };
        let deck = game.deck();
        let wanted = self.chosen_card().filter(|_| self.needs_card());
        let chosen = |edition: &str, id: &str| {
            wanted.is_some_and(|(of, card)| of.id == edition && card.id == id)
        };
        deck.cards()
            .filter(|&card| self.all_cards || chosen(deck.edition(card), &deck.definition(card).id))
            .map(|card| deck.name(card).to_owned())
            .collect()
    }

    fn card_title(&self, ui: &UiPreferences) -> String {
        let card = self.card.as_deref().unwrap_or_default();
        names().mention(ui.language, card).form("title").to_owned()
    }

    /// An option and its value in words.
    pub(crate) fn option_text(ui: &UiPreferences, option: &str) -> String {
        let Some((name, value)) = option.split_once('=') else { return option.to_owned() };
        let label = ui.say(&format!("web-option-{name}"));
        let said = match value {
            "true" => return label,
            _ => ui.try_say(&format!("web-option-{name}-{value}")),
        };
        format!("{label}: {}", said.unwrap_or_else(|| value.to_owned()))
    }

    /// The experiment as a question.
    pub(crate) fn question(&self, ui: &UiPreferences) -> String {
        let card = || Args::new().text("card", self.card_title(ui));
        match self.change {
            Change::Nothing => ui.say("lab-question-seat"),
            Change::Without => ui.say_with("lab-question-strong", &card()),
            Change::Number => {
                let number = self.number.map_or_else(String::new, |number| number.to_string());
                ui.say_with("lab-question-number", &card().text("number", number))
            }
            Change::Option => {
                let option = Self::option_text(ui, self.option.as_deref().unwrap_or_default());
                ui.say_with("lab-question-option", &Args::new().text("option", option))
            }
        }
    }

    /// How the variants are called.
    pub(crate) fn variants(&self, ui: &UiPreferences) -> Vec<String> {
        let printed = ui.say("lab-variant-printed");
        let second = match self.change {
            Change::Nothing => return vec![printed],
            Change::Without => {
                let card = Args::new().text("card", self.card_title(ui));
                ui.say_with("lab-variant-without", &card)
            }
            Change::Number => {
                let number = self.number.map_or_else(String::new, |number| number.to_string());
                ui.say_with("lab-variant-number", &Args::new().text("number", number))
            }
            Change::Option => Self::option_text(ui, self.option.as_deref().unwrap_or_default()),
        };
        vec![printed, second]
    }
}

/// The highest number that can be put on a card.
pub(crate) const MAX_NUMBER: u8 = 20;

#[cfg(test)]
mod tests {
    use asterism_lab::experiment::Laboratory;
    use asterism_words::Language;

    use super::*;

    fn ui() -> UiPreferences {
        UiPreferences::plain(Language::English)
    }

    fn fields(text: &str) -> Vec<String> {
        let problems = LabForm::read(text.as_bytes()).experiment(&ui()).err().unwrap_or_default();
        problems.into_iter().map(|problem| problem.field).collect()
    }

    #[test]
    fn a_link_contains_the_whole_experiment() {
        for text in [
            "deck=star&deck=wonderland&players=3&change=none&agents=uniform&games=500&seed=7",
            "deck=fluxx-4&change=without&card=fluxx-4%2Fwar&impact=all",
            "deck=fluxx-4&change=number&card=fluxx-4%2Ften-cards-in-hand&number=12",
            "deck=fluxx-4&change=option&option=meta-rule%3Dno-creepers&players=2",
            "deck=stella-quest&players=2&change=option&option=pay-after%3Dtrue",
        ] {
            let form = LabForm::read(text.as_bytes());
            assert_eq!(LabForm::read(form.query().as_bytes()), form, "{text}");
            let experiment = form.experiment(&ui()).unwrap();
            let polish = UiPreferences::plain(Language::Polish);
            assert_eq!(form.experiment(&polish).unwrap(), experiment, "the same everywhere");
            Laboratory::new(&experiment).unwrap();
            assert_eq!(experiment.variants.len(), form.variants(&polish).len());
        }
    }

    #[test]
    fn what_can_not_be_run_is_said_beside_its_field() {
        assert_eq!(fields("deck=fluxx-4"), [""; 0]);
        assert_eq!(fields("players=4"), ["deck"]);
        assert_eq!(fields("deck=nonsense"), ["deck"]);
        assert_eq!(fields("deck=star&deck=stella-quest"), ["deck"]);
        assert_eq!(fields("deck=stella-quest&players=5"), ["players"]);
        assert_eq!(fields("deck=fluxx-4&players=900"), ["players"]);
        assert_eq!(fields("deck=fluxx-4&change=without"), ["card"]);
        assert_eq!(fields("deck=fluxx-4&change=without&card=star/the-doctor"), ["card"]);
        let number = "deck=fluxx-4&change=number&card=fluxx-4";
        assert_eq!(fields(&format!("{number}/milk&number=3")), ["card"]);
        assert_eq!(fields(&format!("{number}/draw-3&number=3")), ["number"]);
        assert_eq!(fields(&format!("{number}/draw-3&number=200")), ["number"]);
        assert_eq!(fields("deck=fluxx-4&change=option&option=pay-after=true"), ["option"]);
        assert_eq!(fields("deck=fluxx-4&change=option&option=day=never"), ["option"]);
    }
}
