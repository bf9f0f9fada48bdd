//! A quick choice: take a win, hand none away, lay Keepers, get rid of
//! Creepers, keep what is worth most.

use asterism_cards::ast::Kind;
use asterism_fluxx::{Card, Choice, Fluxx, Move, Moves, Question, State};
use asterism_kernel::{Chance, Game as _, Offer as _, Seat};

use super::insight::Insight;

/// A win, or a win handed to somebody else.
const WIN: f32 = 1000.0;
/// One decision of so many is made at random: fixed preferences can go round in
/// circles for ever.
const WHIM: u32 = 24;

pub(super) fn choose<C: Chance>(
    game: &Fluxx,
    insight: &Insight,
    world: &State,
    seat: Seat,
    offer: &Moves,
    chance: &mut C,
) -> Move {
    let any = |chance: &mut C| offer.get(chance.below(offer.len() as u32) as usize);
    if offer.len() == 1 {
        return offer.get(0);
    }
    if chance.below(WHIM) == 0 {
        return any(chance);
    }
    let eyes = Eyes { game, insight, world, seat };
    let question = match offer.get(0) {
        Move::Play(_) => None,
        _ => game.question(world, seat).map(|(question, _)| question),
    };
    let mut best = (f32::MIN, None);
    for mv in offer.iter() {
        // Chance decides among what is nearly equal.
        let worth = eyes.worth(question, mv) + chance.below(256) as f32 / 64.0;
        if worth > best.0 {
            best = (worth, Some(mv));
        }
    }
    best.1.unwrap_or_else(|| any(chance))
}

/// A seat that looks at a world: at the tables, the Goals and its own hand.
#[derive(Clone, Copy)]
pub(super) struct Eyes<'a> {
    pub(super) game: &'a Fluxx,
    pub(super) insight: &'a Insight,
    pub(super) world: &'a State,
    pub(super) seat: Seat,
}

impl Eyes<'_> {
    fn kind(&self, card: Card) -> Kind {
        self.game.deck().kind(card)
    }

    /// What a move promises, roughly.
    fn worth(&self, question: Option<Question>, mv: Move) -> f32 {
        match mv {
            Move::Play(card) => self.play(card),
            Move::Choose(card) => match question {
                // What is named goes.
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
                _ => self.world.hand_size(other) as f32,
            },
            Move::Discard(card) => -self.keep(card),
            // A free action of a Creeper gets rid of it; others may end the turn.
            Move::Use(card) => match self.kind(card) {
                Kind::Creeper => 60.0,
                _ => 12.0,
            },
            Move::Answer(_) => 12.0,
            Move::Pass | Move::Draw | Move::End => 14.0,
            Move::Option(choice) => match choice {
                Choice::Done => 8.0,
                _ => 5.0,
            },
        }
    }

    /// What it promises to play a card.
    fn play(&self, card: Card) -> f32 {
        match self.kind(card) {
            Kind::Goal => self.goal(card),
            Kind::Keeper => {
                if self.completes(card) {
                    return WIN;
                }
                40.0 + 5.0 * self.insight.wanted(self.game.deck().piece_set(card))
            }
            Kind::Action => 30.0,
            Kind::Surprise => 16.0,
            _ => 22.0,
        }
    }

    /// Whether a Keeper is the last thing this seat needs for a Goal in force.
    pub(super) fn completes(&self, keeper: Card) -> bool {
        let piece = self.game.deck().piece_set(keeper).bits();
        self.world.goals().iter().any(|&goal| {
            let lack = self.game.lack(self.world, self.seat, goal);
            !lack.barred
                && lack.steps() == 1
                && lack.in_the_way == 0
                && (lack.pieces.bits() | lack.among.bits()) & piece != 0
        })
    }

    /// What it promises that a Goal comes into force.
    fn goal(&self, goal: Card) -> f32 {
        match self.game.would_win(self.world, goal) {
            Some(winner) if winner == self.seat => return WIN,
            Some(_) => return -WIN,
            None => {}
        }
        let mine = self.game.lack(self.world, self.seat, goal);
        let near = |steps: usize, barred: bool| match (barred, steps) {
            (true, _) => 0.0,
            (_, 0) => 30.0,
            (_, 1) => 12.0,
            (_, 2) => 4.0,
            _ => 0.0,
        };
        let mut worth = 20.0 + near(mine.steps(), mine.barred);
        if !mine.barred && mine.steps() == 1 && mine.in_the_way == 0 {
            let wanted = mine.pieces.bits() | mine.among.bits();
            let holds = self
                .world
                .hand(self.seat)
                .iter()
                .any(|card| self.game.deck().piece_set(card).bits() & wanted != 0);
            worth += if holds { 20.0 } else { 0.0 };
        }
        for other in self.game.seats(self.world).without(self.seat).iter() {
            let lack = self.game.lack(self.world, other, goal);
            worth -= near(lack.steps(), lack.barred) * 0.8;
        }
        worth
    }

    /// What it is worth to have a card in hand.
    fn keep(&self, card: Card) -> f32 {
        match self.kind(card) {
            Kind::Goal => match self.game.would_win(self.world, card) {
                Some(winner) if winner == self.seat => 500.0,
                Some(_) => 10.0,
                None => {
                    let lack = self.game.lack(self.world, self.seat, card);
                    if lack.steps() <= 1 && !lack.barred { 40.0 } else { 12.0 }
                }
            },
            Kind::Keeper => {
                if self.completes(card) {
                    return 400.0;
                }
                20.0 + 10.0 * self.insight.wanted(self.game.deck().piece_set(card))
            }
            Kind::Creeper => -50.0,
            Kind::Surprise => 24.0,
            Kind::Action => 18.0,
            _ => 10.0,
        }
    }

    /// What it is worth to `owner` to have a piece on the table.
    fn piece(&self, card: Card, owner: Seat) -> f32 {
        let piece = self.game.deck().piece_set(card);
        let creeper = self.kind(card) == Kind::Creeper;
        let mut worth = if creeper { -20.0 } else { 10.0 + 5.0 * self.insight.wanted(piece) };
        for &goal in self.world.goals() {
            let lack = self.game.lack(self.world, owner, goal);
            let wants = self.game.deck().wanted_by(goal).bits() & piece.bits() != 0;
            if wants && !lack.barred {
                worth += match lack.steps() {
                    0 | 1 => 60.0,
                    2 => 25.0,
                    _ => 8.0,
                };
            } else if creeper && lack.steps() <= 2 {
                worth -= 30.0;
            }
        }
        worth
    }

    /// What it promises to choose a card on a table.
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
