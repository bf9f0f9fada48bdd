//! What is told: enough to follow the game, and never another seat's values.

use asterism_kernel::{Chance, Game, Journal, Offer, Seat, SplitMix64, Viewer};
use asterism_stella::{Class, Event, LossCause, Move, State, Stella};

/// What somebody who only listens knows of one seat's hand: classes, values
/// where they were told.
#[derive(Debug, Default)]
struct Listener {
    hands: Vec<[i32; 5]>,
    own: Vec<i32>,
    light: Vec<u8>,
    collected: Vec<usize>,
    pile_top: String,
}

impl Listener {
    fn new(players: usize) -> Self {
        Self {
            hands: vec![[0; 5]; players],
            own: vec![0; 25],
            light: vec![5; players],
            collected: vec![0; players],
            pile_top: String::new(),
        }
    }

    fn hear(&mut self, event: &Event, me: Viewer) {
        let mine = |seat: Seat| me == Viewer::Seat(seat);
        match event {
            Event::Dealt { seat, cards } => {
                assert!(mine(*seat), "another's hand was told: {event:?}");
                for card in cards.iter() {
                    self.own[card.index()] += 1;
                    self.hands[seat.index()][card.class().index()] += 1;
                }
            }
            Event::DealtBacks { seat, backs } => {
                assert!(!mine(*seat), "the owner is told the values");
                for class in Class::ALL {
                    self.hands[seat.index()][class.index()] += backs.count(class) as i32;
                }
            }
            Event::Drawn { seat, card } => {
                assert!(mine(*seat), "another's card was told: {event:?}");
                self.own[card.index()] += 1;
                self.hands[seat.index()][card.class().index()] += 1;
            }
            Event::DrawnBack { seat, back } => {
                assert!(!mine(*seat), "the owner is told the value");
                self.hands[seat.index()][back.index()] += 1;
            }
            Event::Played { seat, card } => {
                self.hands[seat.index()][card.class().index()] -= 1;
                if mine(*seat) {
                    self.own[card.index()] -= 1;
                }
            }
            Event::Paid { seat, light } | Event::LightLost { seat, light, .. } => {
                self.light[seat.index()] = *light;
            }
            Event::Taken { seat, .. } => self.collected[seat.index()] += 1,
            Event::PileStarted { card: top }
            | Event::TopChosen { card: top, .. }
            | Event::RoundToRival { top, .. } => self.pile_top = top.to_string(),
            Event::RoundToNobody => self.pile_top = "Z".to_owned(),
            Event::RoundBegun { .. }
            | Event::Refill { .. }
            | Event::NoCardsLeft { .. }
            | Event::Reshuffled { .. }
            | Event::Skipped { .. }
            | Event::TurnEnded { .. }
            | Event::RivalPlayed { .. }
            | Event::RoundWon { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn agrees_with(&self, state: &State, me: Viewer) {
        for seat in state.seats() {
            let backs = state.hand(seat).backs();
            let seen = Class::ALL.map(|class| backs.count(class) as i32);
            assert_eq!(self.hands[seat.index()], seen, "{me:?} about {seat}");
            assert_eq!(self.light[seat.index()], state.light(seat));
            assert_eq!(self.collected[seat.index()], state.collection(seat).len());
        }
        assert_eq!(self.pile_top, state.pile_top().to_string());
        if let Viewer::Seat(seat) = me {
            let mut hand = vec![0; 25];
            for card in state.hand(seat).iter() {
                hand[card.index()] += 1;
            }
            assert_eq!(self.own, hand);
        } else {
            assert!(self.own.iter().all(|&count| count == 0), "a spectator was told a value");
        }
    }
}

#[test]
fn who_listens_can_follow_and_hears_no_secret() {
    for players in 2..=4 {
        for index in 0..80 {
            let game = Stella::new(players).unwrap().with_pay_after(index % 2 == 1);
            let mut chance = SplitMix64::of_game(5, index);
            let mut journal = Journal::default();
            let mut state = game.begin(&mut chance, &mut journal);
            let viewers: Vec<Viewer> =
                state.seats().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
            let mut listeners: Vec<Listener> =
                viewers.iter().map(|_| Listener::new(players)).collect();
            loop {
                for (listener, &viewer) in listeners.iter_mut().zip(&viewers) {
                    journal.told_to(viewer).for_each(|event| listener.hear(event, viewer));
                    listener.agrees_with(&state, viewer);
                }
                journal.clear();
                let Some(seat) = state.acting() else { break };
                let offered = game.offer(&state, seat);
                let mv = offered.get(chance.below(offered.len() as u32) as usize);
                game.step(&mut state, seat, &mv, &mut chance, &mut journal);
            }
        }
    }
}

/// A view names the keys of section 3.3 and no others.
#[test]
fn views_have_exactly_the_listed_parts() {
    let game = Stella::new(4).unwrap();
    let state = game.begin(&mut SplitMix64::new(1), &mut asterism_kernel::Silent);
    let asked = game.view(&state, Viewer::Seat(Seat::new(0)));
    let json = serde_json::to_value(&asked).unwrap();
    let keys: Vec<&String> = json.as_object().unwrap().keys().collect();
    let listed = [
        "acting",
        "backs",
        "collections",
        "deck",
        "discard",
        "first",
        "hand",
        "legal",
        "light",
        "marker",
        "seat",
        "state",
        "trick",
    ];
    assert_eq!(keys, listed);
    assert_eq!(json["hand"].as_array().unwrap().len(), 5);
    assert!(json["legal"].as_array().unwrap().contains(&serde_json::json!("draw")));
    assert_eq!(json["deck"]["count"], 33);

    let waiting = serde_json::to_value(game.view(&state, Viewer::Seat(Seat::new(1)))).unwrap();
    assert!(waiting["legal"].is_null());
    let spectator = serde_json::to_value(game.view(&state, Viewer::Spectator)).unwrap();
    assert!(spectator["legal"].is_null() && spectator["hand"].is_null());
    assert_eq!(spectator["deck"], json["deck"]);
}

#[test]
fn losses_say_why() {
    let mut causes = Vec::new();
    for index in 0..50 {
        let game = Stella::new(3).unwrap();
        let mut chance = SplitMix64::of_game(2, index);
        let mut journal = Journal::default();
        let mut state = game.begin(&mut chance, &mut journal);
        while let Some(seat) = state.acting() {
            let offered = game.offer(&state, seat);
            let mv: Move = offered.get(chance.below(offered.len() as u32) as usize);
            game.step(&mut state, seat, &mv, &mut chance, &mut journal);
        }
        for event in journal.told_to(Viewer::Spectator) {
            if let Event::LightLost { cause, lost, .. } = event {
                assert!(*lost > 0 && (*cause != LossCause::Marker || *lost == 1));
                causes.push(*cause);
            }
        }
    }
    assert!(causes.contains(&LossCause::Marker) && causes.contains(&LossCause::RepeatedValue));
}

/// In two worlds that a viewer can't tell apart, the same move of anybody is
/// told to the viewer in the same way: all of it where no card leaves the
/// deck, its beginning where one does.
#[test]
fn the_same_move_is_told_the_same_in_worlds_that_cannot_be_told_apart() {
    let mut compared = 0;
    for players in 2..=4 {
        for index in 0..60 {
            let game = Stella::new(players).unwrap().with_pay_after(index % 2 == 1);
            let mut chance = SplitMix64::of_game(8, index);
            let mut state = game.begin(&mut chance, &mut asterism_kernel::Silent);
            while let Some(acting) = state.acting() {
                let viewers = state.seats().map(Viewer::Seat).chain([Viewer::Spectator]);
                for viewer in viewers {
                    let world = game.sample_state(&game.knowledge(&state, viewer), &mut chance);
                    let elsewhere = game.offer(&world, acting);
                    for mv in game.offer(&state, acting).iter().filter(|mv| elsewhere.contains(mv))
                    {
                        compared += 1;
                        assert_eq!(
                            told(&game, &state, acting, mv, viewer),
                            told(&game, &world, acting, mv, viewer),
                            "{mv} of {acting} to {viewer:?}"
                        );
                    }
                }
                let offered = game.offer(&state, acting);
                let mv = offered.get(chance.below(offered.len() as u32) as usize);
                game.step(&mut state, acting, &mv, &mut chance, &mut asterism_kernel::Silent);
            }
        }
    }
    assert!(compared > 50_000, "{compared}");
}

fn told(game: &Stella, state: &State, seat: Seat, mv: Move, viewer: Viewer) -> Vec<Event> {
    let mut after = *state;
    let mut journal = Journal::default();
    game.step(&mut after, seat, &mv, &mut SplitMix64::new(3), &mut journal);
    let from_deck = |event: &&Event| {
        matches!(
            event,
            Event::Drawn { .. }
                | Event::DrawnBack { .. }
                | Event::RivalPlayed { .. }
                | Event::Reshuffled { .. }
        )
    };
    // Up to the first card from the deck, whose class everybody has seen.
    journal.told_to(viewer).take_while(|event| !from_deck(event)).cloned().collect()
}
