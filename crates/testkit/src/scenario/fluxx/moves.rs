//! The notation of moves: reading it, explaining what is wrong with it, and
//! trying moves that must be refused.

use asterism_fluxx::{Choice, Event, Move};
use asterism_kernel::{Game, GameInput, Journal, Refusal, Seat};

use super::super::keys::Key;
use super::super::node::Node;
use super::super::report::FailedCheck;
use super::super::suggest::did_you_mean;
use super::{Run, unknown_card};

pub(super) const MOVES: &[Key] = &[
    Key::new("play CARD", "", "play a card from the hand"),
    Key::new("use CARD", "", "use a card's free action"),
    Key::new("answer CARD", "", "answer what was announced with a Surprise"),
    Key::new("pass", "", "let what was announced happen"),
    Key::new("choose CARD", "", "choose a card"),
    Key::new("choose CARD@SEAT", "", "choose a card in front of a seat, or give it to a seat"),
    Key::new("choose SEAT", "", "choose a player"),
    Key::new("choose WORD", "", "choose one of a few things; the words are below"),
    Key::new("discard CARD", "", "discard a card"),
    Key::new("draw", "", "draw, where free actions are possible before it"),
    Key::new("end", "", "end the turn, where free actions are possible before that"),
];

/// The words of `choose WORD` with what they mean, for the reference page.
pub(super) fn choice_rows() -> Vec<[String; 3]> {
    let meaning = |choice| match choice {
        Choice::Done => "nothing more",
        Choice::Left => "to the next player",
        Choice::Right => "to the previous player",
        Choice::Birthday => "it is the player's birthday",
        Choice::Holiday => "it is a holiday",
        Choice::Ordinary => "it is an ordinary day",
        Choice::Yes => "do it",
        Choice::No => "don't do it",
        Choice::Random => "let chance decide",
        Choice::Past => "the discard pile",
        Choice::Future => "the draw pile",
        Choice::First => "the first effect",
        Choice::Second => "the second effect",
        Choice::Third => "the third effect",
        Choice::Fourth => "the fourth effect",
    };
    let row = |(choice, word): (Choice, &str)| {
        [word.to_owned(), String::new(), meaning(choice).to_owned()]
    };
    Choice::ALL.into_iter().map(row).collect()
}

fn verbs() -> Vec<&'static str> {
    MOVES.iter().filter_map(|form| form.name.split(' ').next()).collect()
}

impl Run {
    /// Reads a move of `do` or `legal`.
    pub(super) fn read_move(
        &self,
        node: &Node<'_>,
        seat: Seat,
        text: &str,
    ) -> Result<Move, FailedCheck> {
        self.game.read_move(&self.state, seat, text).map_err(|refusal| match refusal {
            Refusal::Unreadable { .. } => match self.explain(text) {
                Some(message) => node.failure(message),
                // A card or word without a verb that no legal move is short for.
                None => node.differs(format!("refused: no legal move is short for \"{text}\"")),
            },
            Refusal::Ambiguous { .. } => node.failure(refusal.diagnostic()),
            refusal => node.differs(format!("refused: {}", refusal.diagnostic())),
        })
    }

    /// Tries a move that must be refused, with nothing changed.
    pub(super) fn refuses(&self, node: &Node<'_>) -> Result<(), FailedCheck> {
        let (seat, text) = self.addressed(node)?;
        let mv = match self.game.read_move(&self.state, seat, text) {
            Ok(mv) => mv,
            Err(Refusal::Unreadable { .. }) => {
                // A mistyped card or verb must not count as a refusal.
                return self.explain(text).map_or(Ok(()), |message| Err(node.failure(message)));
            }
            Err(refusal @ Refusal::Ambiguous { .. }) => {
                return Err(
                    node.differs(format!("expected a refusal, but {}", refusal.diagnostic()))
                );
            }
            Err(_) => return Ok(()),
        };
        let (mut state, mut chance) = (self.state.clone(), self.chance.clone());
        let mut journal: Journal<Event> = Journal::default();
        let input = GameInput::Answer { seat, mv };
        if self.game.apply(&mut state, &input, &mut chance, &mut journal).is_ok() {
            return Err(node.unequal("a refusal", format!("{text} accepted")));
        }
        if state != self.state || chance != self.chance || !journal.events().is_empty() {
            return Err(node.unequal("nothing to change", "a change in spite of the refusal"));
        }
        Ok(())
    }

    /// What is wrong with a text that is not a move, and what could be meant.
    /// None for a card, seat or word alone: that is a short form, only not of a
    /// legal move.
    fn explain(&self, text: &str) -> Option<String> {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (verb, rest) = text.split_once(' ').unwrap_or((&text, ""));
        let verbs = verbs();
        if !verbs.contains(&verb) {
            self.wrong_target(&text)?;
            let near = did_you_mean(&verb.to_lowercase(), &verbs);
            let near = match (near.is_empty(), rest.is_empty()) {
                // A single word may be a card that is mistyped.
                (true, true) => format!("; {}", unknown_card(self.deck(), verb)),
                _ => near,
            };
            let forms = MOVES.iter().map(|form| form.name).collect::<Vec<_>>().join(", ");
            let end = if near.ends_with('?') { "" } else { "." };
            return Some(format!("\"{verb}\" is not a move{near}{end} Moves are: {forms}"));
        }
        let takes_nothing = MOVES.iter().any(|form| form.name == verb);
        match (takes_nothing, rest.is_empty()) {
            (true, true) => None,
            (true, false) => Some(format!("nothing can follow \"{verb}\", but \"{rest}\" does")),
            (false, true) => Some(format!("\"{verb}\" must be followed by what is meant")),
            (false, false) if verb == "choose" => self.wrong_target(rest),
            (false, false) => {
                self.deck().find(rest).is_none().then(|| unknown_card(self.deck(), rest))
            }
        }
    }

    /// What is wrong with what follows `choose`.
    fn wrong_target(&self, target: &str) -> Option<String> {
        let words: Vec<&str> = Choice::ALL.iter().map(|(_, word)| *word).collect();
        let is_seat = |text: &str| text.parse().ok().and_then(Seat::from_index).is_some();
        if words.contains(&target) || is_seat(target) {
            return None;
        }
        let (name, seat) = target.split_once('@').map_or((target, None), |(n, s)| (n, Some(s)));
        if self.deck().find(name).is_none() {
            let unknown = unknown_card(self.deck(), name);
            let near = did_you_mean(name, &words);
            // A card that is near is the better guess.
            let near = if unknown.ends_with("deck") { near } else { String::new() };
            return Some(format!("{unknown}{near}"));
        }
        let seat = seat.filter(|seat| !is_seat(seat))?;
        Some(format!("\"{seat}\" is not a seat; seats are numbered from 0"))
    }
}
