//! What was filled in on the page for a new table: reading it, and what is wrong with it.

use asterism_catalog::{
    EDITIONS, OptionValues, SetupError, choose_titles, has_fixed_deck, listed_games, listing,
};
use asterism_kernel::Explained;
use asterism_table::{
    Hints, Level, Pace, Responses, Settings, ShowPlays, TableRefusal, Visibility,
};
use asterism_words::{Args, edition_title, error_text_of};
use serde_json::Value;

use crate::pages::home::games;
use crate::pages::lobby_settings::read_first;
use crate::pages::single_cards::{MAX_SINGLE_CARDS, SingleCards};
use crate::pages::ui_preferences::UiPreferences;

/// Maximum number of fields that are read. The page has fewer than a hundred, apart from
/// single cards.
const MAX_FIELDS: usize = 300;

/// The fields of the form. Names may repeat.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewTableForm(Vec<(String, String)>);

/// What is wrong with a field of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FormProblem {
    /// The id of the element that the problem is said beside.
    pub(crate) field: String,
    pub(crate) text: String,
}

impl NewTableForm {
    pub(crate) fn read(text: &[u8]) -> Self {
        Self(form_urlencoded::parse(text).into_owned().take(MAX_FIELDS).collect())
    }

    /// The form as it is first shown, with what a link has already chosen. A link doesn't
    /// name the number of seats; the form always does.
    pub(crate) fn with_defaults(mut self, ui: &UiPreferences) -> Self {
        if self.one("seats").is_some() {
            return self;
        }
        if self.one("deck").is_none() {
            let last = ui.last.clone().filter(|last| games().any(|game| game == last));
            self.add("deck", &last.unwrap_or_else(|| EDITIONS[0].id.to_owned()));
        }
        self.add("spectators", "yes");
        self
    }

    fn add(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    pub(crate) fn one(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn has(&self, name: &str, value: &str) -> bool {
        self.0.iter().any(|(key, found)| key == name && found == value)
    }

    /// Whether this value was chosen, or is the default and nothing was chosen.
    pub(crate) fn is(&self, name: &str, value: &str, usual: bool) -> bool {
        if self.one(name).is_some() { self.has(name, value) } else { usual }
    }

    pub(crate) fn number(&self, name: &str, usual: usize) -> usize {
        self.one(name).and_then(|text| text.parse().ok()).unwrap_or(usual)
    }

    pub(crate) fn level(&self) -> Level {
        let chosen = self.one("level");
        Level::ALL.into_iter().find(|level| Some(level.name()) == chosen).unwrap_or_default()
    }

    pub(crate) fn single_cards(&self) -> SingleCards {
        SingleCards { added: self.all("with"), left_out: self.all("without") }
    }

    /// The form with these single cards, and without the button that was pressed.
    pub(crate) fn with_single_cards(&self, cards: &SingleCards) -> Self {
        let replaced = ["with", "without", "toggle", "forget"];
        let kept = self.0.iter().filter(|(name, _)| !replaced.contains(&name.as_str()));
        let mut form = Self(kept.cloned().collect());
        cards.added.iter().for_each(|card| form.add("with", card));
        cards.left_out.iter().for_each(|card| form.add("without", card));
        form
    }

    /// The form as the query of a URL.
    pub(crate) fn query(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    /// The option of a house rule that was chosen, if it is not the default.
    fn option(&self, name: &str) -> Option<&str> {
        self.one(&format!("option-{name}")).filter(|text| !text.is_empty())
    }

    pub(crate) fn settings(&self) -> Settings {
        let (game, deck) = choose_titles(&self.all("deck"));
        let mut settings = Settings::new(game, self.number("seats", 4));
        let cards = self.single_cards();
        settings.setup.mix.with = cards.effectively_added(&deck);
        settings.setup.mix.without = cards.effectively_left_out(&deck);
        settings.setup.mix.editions = deck;
        settings.show_plays = match self.one("plays") {
            Some("off") => ShowPlays::Off,
            Some("fast") => ShowPlays::Fast,
            Some("slow") => ShowPlays::Slow,
            _ => ShowPlays::Normal,
        };
        settings.hints = match self.one("hints") {
            Some("on") => Hints::On,
            Some("off") => Hints::Off,
            _ => Hints::Alone,
        };
        settings.responses = match self.one("responses") {
            Some("sealed") => Responses::Sealed,
            Some(seconds) => match seconds.parse::<u64>() {
                Ok(seconds) => Responses::Beat { length: seconds.saturating_mul(1000) },
                Err(_) => Responses::default(),
            },
            None => Responses::default(),
        };
        settings.pace = match self.one("pace") {
            Some("live") => Pace::LIVE,
            Some("slow") => Pace::SLOW,
            _ => Pace::default(),
        };
        let public = self.one("public").is_some();
        settings.visibility = if public { Visibility::Public } else { Visibility::Link };
        settings.spectators = self.one("spectators").is_some();
        settings.take_bots = self.one("take-bots").is_some();
        settings.first = self.one("first").and_then(read_first);
        for option in listing(game).into_iter().flat_map(|listing| listing.options) {
            let Some(text) = self.option(option.name) else { continue };
            let value = match option.values {
                OptionValues::Truth => Value::Bool(text == "true"),
                OptionValues::Words(_) => Value::from(text),
                OptionValues::UpTo(_) => text.parse::<u8>().map_or(Value::Null, Value::from),
            };
            settings.setup.options.insert(option.name.to_owned(), value);
        }
        settings
    }

    /// Everything that keeps the table from being created as it was filled in.
    pub(crate) fn problems(&self, ui: &UiPreferences, settings: &Settings) -> Vec<FormProblem> {
        let mut problems = self.deck_problems(ui);
        let deck_is_clear = problems.is_empty();
        problems.extend(self.option_problems(ui, &settings.setup.game));
        let (seats, bots) = (settings.seats(), self.number("bots", 0));
        if bots >= seats {
            let most = seats.saturating_sub(1);
            let text = ui.say_with("new-bots-many", &Args::new().amount("most", most));
            problems.push(FormProblem { field: "bots".into(), text });
        }
        if deck_is_clear && let Err(refusal) = settings.check() {
            let text = error_text_of(ui.language, refusal.code(), refusal.arguments());
            problems.push(FormProblem { field: field_of(&refusal).into(), text });
        }
        problems
    }

    fn deck_problems(&self, ui: &UiPreferences) -> Vec<FormProblem> {
        let chosen = self.all("deck");
        let problem = |field: &str, text| vec![FormProblem { field: field.into(), text }];
        if self.single_cards().len() > MAX_SINGLE_CARDS {
            let most = Args::new().amount("most", MAX_SINGLE_CARDS);
            return problem("cards", ui.say_with("new-cards-many", &most));
        }
        let Some(fixed) = chosen.iter().find(|id| has_fixed_deck(id)) else {
            return match chosen.as_slice() {
                [] => problem("deck", ui.say("new-nothing-chosen")),
                _ => Vec::new(),
            };
        };
        let game = Args::new().text("game", ui.edition(fixed));
        if chosen.len() > 1 {
            return problem("deck", ui.say_with("web-mix-fixed-deck", &game));
        }
        if !self.single_cards().is_empty() {
            return problem("cards", ui.say_with("new-cards-fixed-deck", &game));
        }
        Vec::new()
    }

    /// House rules of games that were not chosen would have no effect.
    fn option_problems(&self, ui: &UiPreferences, game: &str) -> Vec<FormProblem> {
        let others = listed_games().filter(|listing| listing.name != game);
        let chosen = others.flat_map(|listing| {
            let chosen = listing.options.iter().filter(|one| self.option(one.name).is_some());
            chosen.map(move |option| (listing, option))
        });
        chosen
            .map(|(listing, option)| {
                let game = edition_title(ui.language, listing.name, listing.title);
                let args = Args::new().text("game", game);
                let text = ui.say_with("new-rule-of-other-game", &args);
                FormProblem { field: format!("option-{}", option.name), text }
            })
            .collect()
    }
}

/// The id of the element that a refusal of settings concerns.
fn field_of(refusal: &TableRefusal) -> &'static str {
    match refusal {
        TableRefusal::Setup(SetupError::Deck(problem)) => match problem.code() {
            "unknown-edition" | "empty-deck" => "deck",
            _ => "cards",
        },
        TableRefusal::Setup(SetupError::Game { .. }) | TableRefusal::Seats { .. } => "seats",
        _ => "deck",
    }
}

#[cfg(test)]
mod tests {
    use asterism_words::Language;

    use super::*;

    fn problems(text: &str) -> Vec<(String, String)> {
        let ui = UiPreferences::plain(Language::English);
        let form = NewTableForm::read(text.as_bytes());
        let found = form.problems(&ui, &form.settings());
        found.into_iter().map(|problem| (problem.field, problem.text)).collect()
    }

    fn fields(text: &str) -> Vec<String> {
        problems(text).into_iter().map(|(field, _)| field).collect()
    }

    #[test]
    fn a_form_becomes_settings() {
        let form = NewTableForm::read(
            b"deck=star&deck=wonderland&seats=3&pace=slow&public=yes&option-day=holiday&first=call",
        );
        let made = form.settings();
        assert_eq!((made.setup.game.as_str(), made.seats()), ("fluxx", 3));
        assert_eq!(made.setup.mix.editions, ["star", "wonderland"]);
        assert_eq!(made.pace, Pace::SLOW);
        assert_eq!(made.visibility, Visibility::Public);
        assert_eq!(made.setup.options["day"], "holiday");
        assert_eq!(made.first, Some(asterism_table::First::CALL));
        assert!(made.check().is_ok());
    }

    #[test]
    fn contradictions_are_said_beside_their_field() {
        assert_eq!(fields("deck=fluxx-4&seats=4&bots=3"), [""; 0]);
        assert_eq!(fields("deck=stella-quest&seats=5"), ["seats"]);
        assert_eq!(fields("deck=star&deck=stella-quest&seats=4"), ["deck"]);
        assert_eq!(fields("seats=4"), ["deck"]);
        assert_eq!(fields("deck=nonsense&seats=4"), ["deck"]);
        assert_eq!(fields("deck=fluxx-4&seats=9"), ["seats"]);
        assert_eq!(fields("deck=fluxx-4&seats=3&bots=3"), ["bots"]);
        assert_eq!(fields("deck=star&seats=3&option-pay-after=true"), ["option-pay-after"]);
        assert_eq!(fields("deck=stella-quest&seats=3&option-day=holiday"), ["option-day"]);
        assert_eq!(fields("deck=stella-quest&seats=3&with=star/time-traveler"), ["cards"]);
        assert_eq!(fields("deck=star&seats=3&with=wonderland/alise"), ["cards"]);
    }

    #[test]
    fn a_misspelled_single_card_is_answered_with_a_similar_one() {
        let found = problems("deck=star&seats=3&with=wonderland/alise");
        assert!(found[0].1.contains("wonderland/alice"), "{found:?}");
    }

    #[test]
    fn single_cards_reach_the_deck() {
        let form =
            NewTableForm::read(b"deck=fluxx-4&seats=3&with=wonderland/alice&without=fluxx-4/war");
        let gathered = form.settings().setup.mix.gather().unwrap();
        let has = |edition: &str, card: &str| {
            let of = gathered.iter().find(|found| found.id == edition);
            of.is_some_and(|edition| edition.cards.iter().any(|known| known.id == card))
        };
        assert!(has("wonderland", "alice") && !has("fluxx-4", "war") && has("fluxx-4", "peace"));
    }

    #[test]
    fn fields_are_decoded_and_written_again() {
        let form = NewTableForm::read("a=%D0%AF+x&b=%&c&a=%ff".as_bytes());
        assert_eq!(form.all("a"), ["Я x", "\u{fffd}"]);
        assert_eq!((form.one("b"), form.one("c")), (Some("%"), Some("")));
        assert_eq!(NewTableForm::read(form.query().as_bytes()).0, form.0);
    }

    #[test]
    fn what_a_link_leaves_open_has_its_default() {
        let ui = UiPreferences::plain(Language::English);
        let form = |text: &str| NewTableForm::read(text.as_bytes()).with_defaults(&ui);
        assert_eq!(form("").all("deck"), ["fluxx-4"]);
        assert!(form("deck=star").has("spectators", "yes"));
        assert_eq!(form("deck=star").all("deck"), ["star"]);
        assert!(form("seats=4").all("deck").is_empty(), "nothing was chosen");
    }
}
