//! A game's part of the pages, and the choice of the right one for a table.

use std::sync::Arc;

use asterism_bots::{AgentGame, AnyNote};
use asterism_catalog::{
    AnyEvent, AnyGame, AnyMove, AnyView, CardSource, CatalogGame as _, Listing, for_each_game,
};
use asterism_kernel::Seat;
use asterism_table::LineView;
use asterism_words::Names;
use maud::Markup;

use crate::api::tables::CardView;
use crate::pages::decks::DeckSection;
use crate::pages::side::Line;
use crate::pages::ui_preferences::UiPreferences;
use crate::pages::viewed_table::ViewedTable;

/// The parts of a table's page that its game provides.
pub(crate) struct BoardMarkup {
    /// The progress of the turn, for the bar.
    pub(crate) steps: Markup,
    /// The board with the question and the viewer's hand.
    pub(crate) board: Markup,
    /// The current rules, for the sidebar.
    pub(crate) rules_now: Markup,
    /// The latest lines of the log.
    pub(crate) lines: Vec<Line>,
    /// What happened since the viewer's last turn.
    pub(crate) recap: Option<Markup>,
}

/// The statistics of one seat at the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatStatistics {
    pub(crate) turns: usize,
    pub(crate) played: usize,
    pub(crate) drawn: usize,
}

/// Where a move is on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MovePlace {
    /// What choosing it is called.
    pub(crate) label: String,
    /// Its place in the hand, from 1.
    pub(crate) in_hand: Option<usize>,
}

/// What a game provides so that it can be played in the browser.
pub(crate) trait PageGame: AgentGame {
    fn board(&self, viewed: &ViewedTable<'_>, view: &Self::View) -> BoardMarkup;

    /// A move as the label of a choice.
    fn move_label(&self, viewed: &ViewedTable<'_>, view: &Self::View, mv: &Self::Move) -> String;

    /// Notes about a move as sentences.
    fn notes(
        &self,
        viewed: &ViewedTable<'_>,
        view: &Self::View,
        notes: &[Self::Note],
    ) -> Vec<Markup>;

    /// Lines of the log as sentences.
    fn log(&self, viewed: &ViewedTable<'_>, view: &Self::View, lines: &[LineView]) -> Vec<Line>;

    /// Whose turn it is.
    fn turn(view: &Self::View) -> Option<Seat>;

    /// What an event adds to the statistics of a seat.
    fn statistics(event: &Self::Event) -> Option<(Seat, SeatStatistics)>;

    /// A summary of the rules, for the help page.
    fn help(ui: &UiPreferences) -> Markup;

    /// All cards of a title of this game, for its page and for printing.
    fn deck(ui: &UiPreferences, title: &str) -> Vec<DeckSection> {
        let _ = (ui, title);
        Vec::new()
    }

    /// Number of cards of a title of this game.
    fn deck_size(title: &str) -> usize {
        let _ = title;
        0
    }

    /// The cards of the deck by number; none if views name cards directly.
    fn cards(&self) -> Vec<CardView> {
        Vec::new()
    }

    /// Where a move is on the board, and what it is called.
    fn place_of(
        &self,
        viewed: &ViewedTable<'_>,
        view: &Self::View,
        text: &str,
    ) -> Option<MovePlace> {
        let _ = (viewed, view, text);
        None
    }

    /// What the card of a move does, in words, for people who try it in a lesson.
    fn effect_of(&self, viewed: &ViewedTable<'_>, view: &Self::View, text: &str) -> Option<String> {
        let _ = (viewed, view, text);
        None
    }

    /// What the viewer lacks to win, in a puzzle that was not solved.
    fn missing(&self, viewed: &ViewedTable<'_>, view: &Self::View) -> Markup {
        let _ = (viewed, view);
        Markup::default()
    }

    /// Which tips fit this moment, for people who are new.
    fn tips(&self, view: &Self::View, lines: &[LineView]) -> Vec<&'static str> {
        let _ = (view, lines);
        Vec::new()
    }

    /// The names of cards at a table with these custom cards, if there are any.
    fn custom_names(&self, cards: &[CardSource]) -> Option<Arc<Names>> {
        let _ = cards;
        None
    }
}

macro_rules! pages {
    ([] $($name:ident($game:ty), $id:literal;)*) => {
        /// The board of a game, or nothing if the view is of another game.
        pub(crate) fn board(
            viewed: &ViewedTable<'_>,
            game: &AnyGame,
            view: &AnyView,
        ) -> Option<BoardMarkup> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    Some(PageGame::board(game, viewed, view))
                })*
                _ => None,
            }
        }

        /// A move of a game as the label of a choice.
        pub(crate) fn move_label(
            viewed: &ViewedTable<'_>,
            (game, view): (&AnyGame, &AnyView),
            mv: &AnyMove,
        ) -> Option<String> {
            match (game, view, mv) {
                $((AnyGame::$name(game), AnyView::$name(view), AnyMove::$name(mv)) => {
                    Some(PageGame::move_label(game, viewed, view, mv))
                })*
                _ => None,
            }
        }

        /// What a bot says about a move, at most this many sentences.
        pub(crate) fn notes(
            viewed: &ViewedTable<'_>,
            (game, view): (&AnyGame, &AnyView),
            notes: &[AnyNote],
            most: usize,
        ) -> Vec<Markup> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    let own = notes.iter().filter_map(|note| match note {
                        AnyNote::$name(note) => Some(note.clone()),
                        #[allow(unreachable_patterns, reason = "there may be only one game")]
                        _ => None,
                    });
                    let own: Vec<_> = own.take(most).collect();
                    PageGame::notes(game, viewed, view, &own)
                })*
                _ => Vec::new(),
            }
        }

        /// Lines of a game's log.
        pub(crate) fn log(
            viewed: &ViewedTable<'_>,
            (game, view): (&AnyGame, &AnyView),
            lines: &[LineView],
        ) -> Vec<Line> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    PageGame::log(game, viewed, view, lines)
                })*
                _ => Vec::new(),
            }
        }

        /// Where a move is on the board.
        pub(crate) fn place_of(
            viewed: &ViewedTable<'_>,
            game: &AnyGame,
            view: &AnyView,
            text: &str,
        ) -> Option<MovePlace> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    PageGame::place_of(game, viewed, view, text)
                })*
                _ => None,
            }
        }

        /// What the viewer lacks to win.
        pub(crate) fn missing(viewed: &ViewedTable<'_>, game: &AnyGame, view: &AnyView) -> Markup {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    PageGame::missing(game, viewed, view)
                })*
                _ => Markup::default(),
            }
        }

        /// Which tips fit this moment.
        pub(crate) fn tips(game: &AnyGame, view: &AnyView, lines: &[LineView]) -> Vec<&'static str> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => PageGame::tips(game, view, lines),)*
                _ => Vec::new(),
            }
        }

        /// What the card of a move does.
        pub(crate) fn effect_of(
            viewed: &ViewedTable<'_>,
            game: &AnyGame,
            view: &AnyView,
            text: &str,
        ) -> Option<String> {
            match (game, view) {
                $((AnyGame::$name(game), AnyView::$name(view)) => {
                    PageGame::effect_of(game, viewed, view, text)
                })*
                _ => None,
            }
        }

        pub(crate) fn turn(view: &AnyView) -> Option<Seat> {
            match view {
                $(AnyView::$name(view) => <$game as PageGame>::turn(view),)*
            }
        }

        pub(crate) fn statistics(event: &AnyEvent) -> Option<(Seat, SeatStatistics)> {
            match event {
                $(AnyEvent::$name(event) => <$game as PageGame>::statistics(event),)*
            }
        }

        pub(crate) fn cards(game: &AnyGame) -> Vec<CardView> {
            match game {
                $(AnyGame::$name(game) => PageGame::cards(game),)*
            }
        }

        pub(crate) fn custom_names(game: &AnyGame, cards: &[CardSource]) -> Option<Arc<Names>> {
            match game {
                $(AnyGame::$name(game) => PageGame::custom_names(game, cards),)*
            }
        }

        /// All cards of a title of the game with this id.
        pub(crate) fn deck(ui: &UiPreferences, game: &str, title: &str) -> Vec<DeckSection> {
            match game {
                $($id => <$game as PageGame>::deck(ui, title),)*
                _ => Vec::new(),
            }
        }

        /// Number of cards of a title of the game with this id.
        pub(crate) fn deck_size(game: &str, title: &str) -> usize {
            match game {
                $($id => <$game as PageGame>::deck_size(title),)*
                _ => 0,
            }
        }

        /// The summary of every game's rules.
        pub(crate) fn help(ui: &UiPreferences) -> Vec<(Listing, Markup)> {
            vec![$((<$game>::LISTING, <$game as PageGame>::help(ui)),)*]
        }
    };
}

for_each_game!(pages);
