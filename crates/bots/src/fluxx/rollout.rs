//! The rollout policy: take a win, don't hand one to an opponent, play Keepers, get
//! rid of Creepers, keep the most useful cards.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Card, Choice, Fluxx, Move, Moves, Question, State};
use asterism_kernel::{Chance, Game as _, Offer as _, Seat};

use super::deck_features::DeckFeatures;

/// The score of a win, and the negative score of a win for an opponent.
const WIN: f32 = 1000.0;
/// One decision in this many is random, because fixed preferences can repeat the
/// same moves forever: for example, a pair of cards that cancels out is drawn and
/// played again and again while everybody keeps the cards that would change that.
const RANDOM_ONE_IN: u32 = 24;

pub(super) fn choose<C: Chance>(
    game: &Fluxx,
    features: &DeckFeatures,
    state: &State,
    seat: Seat,
    offer: &Moves,
    chance: &mut C,
) -> Move {
    let any = |chance: &mut C| offer.get(chance.below(offer.len() as u32) as usize);
    if offer.len() == 1 {
        return offer.get(0);
    }
    if chance.below(RANDOM_ONE_IN) == 0 {
        return any(chance);
    }
    let scorer = MoveScorer { game, features, state, seat };
    let question = match offer.get(0) {
        Move::Play(_) => None,
        _ => game.question(state, seat).map(|(question, _)| question),
    };
    let mut best = (f32::MIN, None);
    for mv in offer.iter() {
        // A random part of up to 4 points decides between nearly equal moves.
        let score = scorer.score(question, mv) + chance.below(256) as f32 / 64.0;
        if score > best.0 {
            best = (score, Some(mv));
        }
    }
    best.1.unwrap_or_else(|| any(chance))
}

/// Scores moves from what a seat sees: the tables, the Goals and its own hand.
#[derive(Clone, Copy)]
struct MoveScorer<'a> {
    game: &'a Fluxx,
    features: &'a DeckFeatures,
    state: &'a State,
    seat: Seat,
}

impl MoveScorer<'_> {
    fn kind(&self, card: Card) -> Kind {
        self.game.deck().kind(card)
    }

    fn score(&self, question: Option<Question>, mv: Move) -> f32 {
        match mv {
            Move::Play(card) => self.play(card),
            Move::Choose(card) => match question {
                // The chosen Goal is discarded.
                Some(Question::ReplaceGoal | Question::SurplusGoal) => -self.goal(card),
                Some(Question::GiveFromHand { .. } | Question::DiscardFromHand { .. }) => {
                    -self.keep(card)
                }
                Some(Question::DiscardRule { .. }) => 0.0,
                _ => self.play(card),
            },
            Move::ChooseAt(card, at) => self.table(question, card, at),
            Move::ChooseSeat(other) => match question {
                Some(Question::GiveTo { card } | Question::MoveTo { card }) => {
                    self.piece(card, other) * if other == self.seat { 1.0 } else { -1.0 }
                }
                _ => self.state.hand_size(other) as f32,
            },
            Move::Discard(card) => -self.keep(card),
            // A Creeper's free action gets rid of it. Other free actions may end the turn.
            Move::Use(card) => match self.kind(card) {
                Kind::Creeper => 60.0,
                _ => 12.0,
            },
            Move::Answer(_) => 12.0,
            Move::Pass | Move::Draw | Move::End => 14.0,
            Move::Option(choice) => match choice {
                // A random first play. The alternatives are free actions; preferring one
                // that discards the hand and ends the turn makes games go on forever.
                Choice::Random if question == Some(Question::Play) => 20.0,
                Choice::Done => 8.0,
                _ => 5.0,
            },
        }
    }

    fn play(&self, card: Card) -> f32 {
        match self.kind(card) {
            Kind::Goal => self.goal(card),
            Kind::Keeper => {
                if self.completes(card) {
                    return WIN;
                }
                40.0 + 5.0 * self.features.demand(self.game.deck().piece_set(card))
            }
            Kind::Action => 30.0,
            Kind::Surprise => 16.0,
            _ => 22.0,
        }
    }

    /// Whether a Keeper is the last thing this seat lacks for a Goal in force.
    fn completes(&self, keeper: Card) -> bool {
        let piece = self.game.deck().piece_set(keeper).bits();
        self.state.goals().iter().any(|&goal| {
            let lack = self.game.lack(self.state, self.seat, goal);
            !lack.barred
                && lack.steps() == 1
                && lack.in_the_way == 0
                && (lack.pieces.bits() | lack.among.bits()) & piece != 0
        })
    }

    /// The score of bringing a Goal into force.
    fn goal(&self, goal: Card) -> f32 {
        match self.game.would_win(self.state, goal) {
            Some(winner) if winner == self.seat => return WIN,
            Some(_) => return -WIN,
            None => {}
        }
        let mine = self.game.lack(self.state, self.seat, goal);
        let near = |steps: usize, barred: bool| match (barred, steps) {
            (true, _) => 0.0,
            (_, 0) => 30.0,
            (_, 1) => 12.0,
            (_, 2) => 4.0,
            _ => 0.0,
        };
        let mut score = 20.0 + near(mine.steps(), mine.barred);
        if !mine.barred && mine.steps() == 1 && mine.in_the_way == 0 {
            let wanted = mine.pieces.bits() | mine.among.bits();
            let holds = self
                .state
                .hand(self.seat)
                .iter()
                .any(|card| self.game.deck().piece_set(card).bits() & wanted != 0);
            score += if holds { 20.0 } else { 0.0 };
        }
        for other in self.game.seats(self.state).without(self.seat).iter() {
            let lack = self.game.lack(self.state, other, goal);
            score -= near(lack.steps(), lack.barred) * 0.8;
        }
        score
    }

    /// The score of keeping a card in hand.
    fn keep(&self, card: Card) -> f32 {
        match self.kind(card) {
            Kind::Goal => match self.game.would_win(self.state, card) {
                Some(winner) if winner == self.seat => 500.0,
                Some(_) => 10.0,
                None => {
                    let lack = self.game.lack(self.state, self.seat, card);
                    if lack.steps() <= 1 && !lack.barred { 40.0 } else { 12.0 }
                }
            },
            Kind::Keeper => {
                if self.completes(card) {
                    return 400.0;
                }
                20.0 + 10.0 * self.features.demand(self.game.deck().piece_set(card))
            }
            Kind::Creeper => -50.0,
            Kind::Surprise => 24.0,
            Kind::Action => 18.0,
            _ => 10.0,
        }
    }

    /// The score, for `owner`, of having a piece in play.
    fn piece(&self, card: Card, owner: Seat) -> f32 {
        let piece = self.game.deck().piece_set(card);
        let creeper = self.kind(card) == Kind::Creeper;
        let mut score = if creeper { -20.0 } else { 10.0 + 5.0 * self.features.demand(piece) };
        for &goal in self.state.goals() {
            let lack = self.game.lack(self.state, owner, goal);
            let wants = self.game.deck().wanted_by(goal).bits() & piece.bits() != 0;
            if wants && !lack.barred {
                score += match lack.steps() {
                    0 | 1 => 60.0,
                    2 => 25.0,
                    _ => 8.0,
                };
            } else if creeper && lack.steps() <= 2 {
                score -= 30.0;
            }
        }
        score
    }

    /// The score of choosing a card in play.
    fn table(&self, question: Option<Question>, card: Card, at: Seat) -> f32 {
        let theirs = self.piece(card, at);
        match question {
            Some(
                Question::TakeFromTable
                | Question::TheirKeeper
                | Question::DiscardFromTable
                | Question::MoveFromTable
                | Question::LoseKeeper { .. },
            ) => {
                let gain = match question {
                    Some(Question::TakeFromTable | Question::TheirKeeper) => {
                        if at != self.seat
                            && self.kind(card) == Kind::Keeper
                            && self.completes(card)
                        {
                            return WIN;
                        }
                        self.piece(card, self.seat)
                    }
                    _ => 0.0,
                };
                if at == self.seat { gain - theirs } else { gain + theirs }
            }
            _ if at == self.seat => -theirs,
            _ => theirs,
        }
    }
}

#[cfg(test)]
mod tests {
    use asterism_catalog::build_deck;
    use asterism_fluxx::{Options, Phase, Position};
    use asterism_kernel::{Silent, SplitMix64};

    use super::*;

    /// With First Play Random and Get On With It in force, the policy used to discard
    /// its hand every turn, and one game in fifty lasted hundreds of turns.
    #[test]
    fn a_random_first_play_is_better_than_discarding_the_hand() {
        let deck = build_deck(&["fluxx-4".to_owned()], &[]).unwrap();
        let card = |name: &str| deck.find(name).unwrap();
        let position = Position {
            phase: Phase::Start,
            rules: ["first-play-random", "get-on-with-it", "play-2"].map(card).to_vec(),
            hands: vec![["milk", "bread", "love"].map(card).to_vec(), Vec::new()],
            ..Position::default()
        };
        let game = Fluxx::new(deck, Options::default(), 2, 0).unwrap();
        let mut chance = SplitMix64::new(1);
        let mut state = game.arrange(&position, &mut chance, &mut Silent).unwrap();
        let features = DeckFeatures::of(game.deck());
        let seat = Seat::new(0);
        game.step(&mut state, seat, &Move::Draw, &mut chance, &mut Silent);
        let offer = game.offer(&state, seat);
        let random = Move::Option(Choice::Random);
        assert!(offer.contains(&random) && offer.len() == 2);
        let chosen = (0..200)
            .filter(|_| choose(&game, &features, &state, seat, &offer, &mut chance) == random)
            .count();
        assert!(chosen > 180, "only {chosen} of 200");
    }
}
