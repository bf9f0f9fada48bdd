//! What a viewer sees, what it knows, and positions that fit what it knows.

use asterism_cards::ast::Kind;
use asterism_kernel::{Chance, Offer, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::card::{Card, CardSet, MAX_CARDS};
use crate::frame::FrameKind;
use crate::game::Fluxx;
use crate::moves::{Move, Moves};
use crate::question::Question;
use crate::rules::PlayCount;
use crate::rules_now::RulesNow;
use crate::seats::mini_hand;
use crate::state::{Ending, Phase, PublicState, State};

/// One seat's side of the table.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxPlace))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayArea {
    /// Whose side it is.
    pub seat: Seat,
    pub hand_size: usize,
    /// The hand itself, if it is the viewer's.
    pub hand: Option<Vec<Card>>,
    /// Keepers and Creepers.
    pub table: Vec<Card>,
    /// Creepers among them that are attached, each with its Keeper.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub attached: Vec<(Card, Card)>,
    /// Keepers among them that a Creeper has switched off.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub disabled: Vec<Card>,
}

/// Cards set aside by an effect.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxMiniHand))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MiniHand {
    /// Whose cards they are.
    pub seat: Seat,
    /// The number of cards.
    pub size: usize,
    /// The cards, if they are the viewer's.
    pub cards: Option<Vec<Card>>,
}

/// What a viewer sees.
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = FluxxView))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The viewer's seat; `None` for a spectator.
    pub viewer: Option<Seat>,
    /// Everybody's side of the table.
    pub places: Vec<PlayArea>,
    /// The seats in the order of play, from the lowest place on. Players may swap
    /// places during a game.
    pub order: Vec<Seat>,
    /// New Rules in force, oldest first.
    pub rules: Vec<Card>,
    /// Goals in force, oldest first.
    pub goals: Vec<Card>,
    /// Cards in the draw pile.
    pub deck_size: usize,
    /// The discard pile, its top first.
    pub discard: Vec<Card>,
    /// Cards announced or being resolved, the innermost last.
    pub resolving: Vec<Card>,
    /// Who announced, carries out or answered with each of those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub resolving_by: Vec<Seat>,
    /// Cards set aside, the innermost last.
    pub mini_hands: Vec<MiniHand>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the turn stands.
    pub phase: Phase,
    /// Cards drawn this turn by the draw rule and because of bonuses.
    pub drawn: u8,
    /// Cards that the active seat draws by them in the whole turn.
    pub to_draw: u8,
    /// Cards played this turn.
    pub played: u8,
    /// Plays still owed this turn, hand permitting.
    pub plays_left: PlayCount,
    /// What inflation adds to every numeral on cards.
    pub inflation: u8,
    /// The rules that apply to the viewer, or to the active seat for a
    /// spectator.
    pub rules_now: RulesNow,
    /// Whose answer is awaited.
    pub asked: SeatSet,
    /// What the viewer is asked, and by which card.
    pub question: Option<(Question, Option<Card>)>,
    /// What the viewer may do.
    pub moves: Vec<Move>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// What a viewer knows: everything shown, and of what is hidden its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knowledge {
    pub(crate) viewer: Option<Seat>,
    pub(crate) shown: PublicState,
    pub(crate) discard: Vec<Card>,
    pub(crate) hand: CardSet,
    /// The viewer's own cards among those set aside, by their place there.
    pub(crate) aside: Vec<(usize, Card)>,
    /// What is in the draw pile, while the viewer looks through it.
    pub(crate) pile: Option<CardSet>,
    /// Whether the viewer has let pass what was announced.
    pub(crate) passed: bool,
}

impl State {
    /// The cards that a seat can't see because they are in the draw pile or in somebody
    /// else's hand.
    #[must_use]
    pub fn hidden_from(&self, seat: Seat) -> CardSet {
        let mut hidden = CardSet::default();
        for &card in self.deck() {
            hidden.insert(card);
        }
        for other in self.shown.seats.iter().filter(|&other| other != seat) {
            for card in self.hands[other.index()].iter() {
                hidden.insert(card);
            }
        }
        hidden
    }
}

impl Fluxx {
    pub(crate) fn see(&self, state: &State, viewer: Viewer) -> View {
        let me = viewer.seat().filter(|&seat| state.shown.seats.contains(seat));
        let law = self.law(state);
        let shown = &state.shown;
        let places = shown
            .seats
            .iter()
            .map(|seat| PlayArea {
                seat,
                hand_size: shown.hand_size(seat),
                hand: (me == Some(seat)).then(|| state.hands[seat.index()].iter().collect()),
                table: shown.tables[seat.index()]
                    .iter()
                    .map(|piece| self.deck().card_of(piece))
                    .collect(),
                attached: shown.tables[seat.index()]
                    .iter()
                    .filter_map(|piece| Some((piece, shown.host(self.deck(), piece)?)))
                    .map(|(creeper, host)| {
                        (self.deck().card_of(creeper), self.deck().card_of(host))
                    })
                    .collect(),
                disabled: shown.tables[seat.index()]
                    .and(law.disabled())
                    .iter()
                    .map(|piece| self.deck().card_of(piece))
                    .collect(),
            })
            .collect();
        let mini_hands = (0..shown.frames.len())
            .filter_map(|at| {
                let (start, end) = mini_hand(self.deck(), state, &shown.frames, at)?;
                let seat = shown.frames[at].actor();
                let cards = (me == Some(seat)).then(|| state.aside[start..end].to_vec());
                Some(MiniHand { seat, size: end - start, cards })
            })
            .collect();
        let mut moves = Moves::default();
        if let Some(seat) = me {
            law.offer(state, seat, &mut moves);
        }
        let plays_left = match law.plays(shown.active()) {
            PlayCount::All => PlayCount::All,
            PlayCount::Count(count) => PlayCount::Count(count.saturating_sub(shown.turn.played)),
        };
        let by_bonuses = shown.turn.bonus_drawn.iter().copied();
        let drawn = by_bonuses.fold(shown.turn.drawn, u8::saturating_add);
        View {
            viewer: me,
            places,
            order: shown.round_from(shown.places[0]).collect(),
            rules: shown
                .rules
                .iter()
                .map(|&rule| self.deck().rules[usize::from(rule)].card)
                .collect(),
            goals: shown.goals.to_vec(),
            deck_size: usize::from(shown.deck_size),
            discard: state.discard().to_vec(),
            resolving: shown.unsettled().collect(),
            resolving_by: shown.unsettled_by().collect(),
            mini_hands,
            turn: shown.active(),
            phase: shown.turn.phase,
            drawn,
            to_draw: law.now(shown.active()).draw.value.max(drawn),
            played: shown.turn.played,
            plays_left,
            inflation: law.inflation(),
            rules_now: law.now(me.unwrap_or(shown.active())),
            asked: law.might_answer().map_or_else(|| law.asked(state), |(seats, _)| seats),
            question: me.and_then(|seat| law.question(state, seat)),
            moves: moves.iter().collect(),
            ending: shown.ending,
        }
    }

    pub(crate) fn know(&self, state: &State, viewer: Viewer) -> Knowledge {
        let me = viewer.seat().filter(|&seat| state.shown.seats.contains(seat));
        let shown = state.shown;
        let mut aside = Vec::new();
        for at in 0..shown.frames.len() {
            if me == Some(shown.frames[at].actor())
                && let Some((start, end)) = mini_hand(self.deck(), state, &shown.frames, at)
            {
                aside.extend((start..end).map(|index| (index, state.aside[index])));
            }
        }
        Knowledge {
            viewer: me,
            shown,
            discard: state.discard().to_vec(),
            hand: me.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
            aside,
            pile: me
                .filter(|&seat| self.looks_through_draw_pile(&shown, seat))
                .map(|_| state.deck().iter().copied().collect()),
            passed: me.is_some_and(|seat| state.passed.contains(seat)),
        }
    }

    /// Whether `seat` is choosing a card of the draw pile.
    fn looks_through_draw_pile(&self, shown: &PublicState, seat: Seat) -> bool {
        shown.frames.iter().any(|frame| {
            matches!(frame.kind, FrameKind::Resolving | FrameKind::Ability)
                && frame.actor() == seat
                && self.deck().ops[usize::from(frame.verb)].shows_draw_pile(*frame)
        })
    }

    /// A random position that fits what the viewer knows. While something may be
    /// answered, somebody holds an answer; if the deal left nobody with one, a
    /// hidden card is exchanged for one.
    pub(crate) fn determinize<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        let mut state = self.deal_unseen(knowledge, chance);
        let law = self.law(&state);
        if law.window().is_some() && law.answerers(&state).is_empty() {
            self.deal_an_answer(knowledge, &mut state, chance);
        }
        state
    }

    /// Puts a hidden card that answers what was announced into a hidden hand,
    /// in exchange for another card of it.
    fn deal_an_answer<C: Chance>(&self, knowledge: &Knowledge, state: &mut State, chance: &mut C) {
        let law = self.law(state);
        let Some((cards, seats)) = law.open_answers() else { return };
        let hidden_hands = state.shown.seats.iter().filter(|&seat| Some(seat) != knowledge.viewer);
        let able: Vec<Seat> = seats
            .iter()
            .filter(|&seat| Some(seat) != knowledge.viewer && state.shown.hand_size(seat) > 0)
            .collect();
        let in_hands = hidden_hands.flat_map(|seat| state.hands[seat.index()].iter());
        let own = |at: usize| knowledge.aside.iter().any(|(index, _)| *index == at);
        let aside = (0..state.aside.len()).filter(|&at| !own(at)).map(|at| state.aside[at]);
        let answers: Vec<Card> = in_hands
            .chain(state.deck().iter().copied())
            .chain(aside)
            .filter(|&card| cards.contains(card))
            .collect();
        if able.is_empty() || answers.is_empty() {
            return;
        }
        let seat = able[chance.pick(able.len(), |index| able[index].index() as u16)];
        let answer = answers[chance.pick(answers.len(), |index| answers[index].0)];
        let hand: Vec<Card> = state.hands[seat.index()].iter().collect();
        let given = hand[chance.pick(hand.len(), |index| hand[index].0)];
        let size = usize::from(state.shown.deck_size);
        if let Some(place) = state.order[..size].iter_mut().find(|card| **card == answer) {
            *place = given;
        } else if let Some(other) = state.hands.iter_mut().find(|hand| hand.contains(answer)) {
            other.remove(answer);
            other.insert(given);
        } else {
            state.aside.replace(answer, given);
        }
        state.hands[seat.index()].remove(given);
        state.hands[seat.index()].insert(answer);
    }

    /// Deals the cards this viewer can't see: other hands and mini-hands get no
    /// Creepers, the draw pile gets the rest.
    fn deal_unseen<C: Chance>(&self, knowledge: &Knowledge, chance: &mut C) -> State {
        let shown = knowledge.shown;
        let mut seen = knowledge.hand;
        let known = knowledge.discard.iter().copied();
        let aside = knowledge.aside.iter().map(|&(_, card)| card);
        let in_force = shown.rules.iter().map(|&rule| self.deck().rules[usize::from(rule)].card);
        let resolving = shown.unsettled();
        let tables = shown.in_play();
        let pieces = tables.iter().map(|piece| self.deck().card_of(piece));
        let goals = shown.goals.iter().copied();
        for card in known.chain(aside).chain(in_force).chain(resolving).chain(pieces).chain(goals) {
            seen.insert(card);
        }
        let mut hidden = [Card::default(); MAX_CARDS];
        let mut count = 0;
        let mut creepers = 0;
        let in_pile = |card: Card| knowledge.pile.is_some_and(|pile| pile.contains(card));
        for card in self.dealt().filter(|&card| !seen.contains(card)) {
            hidden[count] = card;
            count += 1;
            if self.deck().kind(card) == Kind::Creeper || in_pile(card) {
                // Creepers and what is known to be in the draw pile to the front,
                // where they can't be dealt from.
                hidden.swap(creepers, count - 1);
                creepers += 1;
            }
        }
        chance.shuffle(&mut hidden[creepers..count], |card| card.0);
        let mut state = self.empty(shown.seats, shown.active());
        state.shown = shown;
        if let Some(seat) = knowledge.viewer.filter(|_| knowledge.passed) {
            state.passed.insert(seat);
        }
        let mut take = || {
            count -= 1;
            hidden[count]
        };
        for seat in shown.seats.iter() {
            if knowledge.viewer == Some(seat) {
                state.hands[seat.index()] = knowledge.hand;
            } else {
                for _ in 0..shown.hand_size(seat) {
                    state.hands[seat.index()].insert(take());
                }
            }
        }
        for index in 0..usize::from(shown.aside_size) {
            let own = knowledge.aside.iter().find(|(at, _)| *at == index);
            state.aside.push(own.map_or_else(&mut take, |&(_, card)| card));
        }
        state.order[..count].copy_from_slice(&hidden[..count]);
        chance.shuffle(&mut state.order[..count], |card| card.0);
        let size = knowledge.discard.len();
        state.order[MAX_CARDS - size..].copy_from_slice(&knowledge.discard);
        state
    }
}
