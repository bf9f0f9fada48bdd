//! The Basic Rules stay in the view with their present numbers, also when New Rules
//! cover them, and so does the Meta Rule.

use asterism_catalog::build_deck;
use asterism_fluxx::{Event, Fluxx, MetaRule, Options};
use asterism_kernel::{Chance as _, Game as _, Journal, Offer as _, SplitMix64, Viewer};

#[test]
fn the_basic_rules_show_their_present_numbers() {
    let deck = build_deck(&["fluxx-4".to_owned()], &[]).expect("a sound edition");
    let meta_rule = MetaRule::RulesEscalation;
    let options = Options { meta_rule, ..Options::default() };
    let game = Fluxx::new(deck, options, 3, 0).expect("a sound table");
    let (mut raised, mut covered) = (0, 0);
    for seed in 0..40 {
        let mut chance = SplitMix64::new(seed);
        let mut journal = Journal::default();
        let mut state = game.begin(&mut chance, &mut journal);
        let mut escalations = 0;
        for _ in 0..300 {
            let Some(seat) = game.open(&state).lowest() else { break };
            let offer = game.offer(&state, seat);
            let mv = offer.get(chance.below(offer.len() as u32) as usize);
            journal.clear();
            game.step(&mut state, seat, &mv, &mut chance, &mut journal);
            let reshuffled = |event: &Event| matches!(event, Event::Reshuffled { .. });
            escalations +=
                journal.events().iter().filter(|(_, event)| reshuffled(event)).count() as u8;
            let view = game.view(&state, Viewer::Spectator);
            let basic = view.rules_now.basic;
            assert_eq!(basic.draw, 1 + escalations + view.inflation, "seed {seed}");
            assert_eq!((basic.play, basic.meta_rule), (basic.draw, meta_rule));
            raised += u32::from(escalations > 0);
            covered += u32::from(escalations > 0 && !view.rules.is_empty());
        }
    }
    assert!(raised > 0 && covered > 0, "{raised} {covered}");
}
