//! Who may take which chair in the game under way: attacks, and what must
//! still be possible.

#![allow(clippy::unwrap_used, clippy::needless_pass_by_value, reason = "tests read better so")]

mod support;

use asterism_kernel::Seat;
use asterism_table::{Action, Digest, Fact, Holder, Input, Level, Proposal, Settings, Visibility};
use support::{LINK, Scene, act, id, person};

fn stella(take_bots: bool) -> Scene {
    let mut settings = Settings::new("stella-quest", 4);
    settings.first = Some(asterism_table::First::Chair(0));
    settings.take_bots = take_bots;
    Scene::begun(settings, &["ann", "bob"], 2, 1)
}

fn fluxx(seats: usize, people: &[&str], bots: usize) -> Scene {
    let mut settings = Settings::new("fluxx", seats);
    settings.first = Some(asterism_table::First::Chair(0));
    Scene::begun(settings, people, bots, 1)
}

fn sit(name: &str, chair: impl Into<Option<usize>>) -> Input {
    act(name, Action::Sit { chair: chair.into() })
}

fn leave(name: &str) -> Input {
    act(name, Action::Leave)
}

fn hand(scene: &Scene, name: &str) -> String {
    serde_json::to_string(&scene.view(name).game).unwrap()
}

#[test]
fn leave_sit_on_a_bot_s_chair_read_its_hand_sit_on_your_own_again() {
    // Also where the settings let newcomers take the place of bots.
    for take_bots in [false, true] {
        let mut scene = stella(take_bots);
        let before = hand(&scene, "bob");
        scene.must(leave("bob"));
        assert_eq!(scene.table.chairs()[1].holder, Holder::Bot(Level::Regular));
        for chair in [2, 3] {
            assert_eq!(scene.refuses(sit("bob", chair)), "own-chair-only");
        }
        assert_eq!(scene.refuses(sit("bob", 0)), "own-chair-only");
        assert_ne!(hand(&scene, "bob"), before, "without a chair there is no hand to see");
        // Coming in anew, under another name, by a link, changes nothing.
        let renamed = asterism_table::Person { name: "Somebody else".into(), ..person("bob") };
        let link = Some(Digest::of(LINK.as_bytes()));
        scene.must(Input::Act { person: renamed, action: Action::Enter { link } });
        assert_eq!(scene.refuses(sit("bob", 2)), "own-chair-only");
        // The own chair can be had back, without saying which it was.
        scene.must(sit("bob", None));
        assert_eq!(scene.view("bob").you.seat, Some(Seat::new(1)));
        assert_eq!(hand(&scene, "bob"), before);
    }
}

#[test]
fn giving_up_and_sitting_down_leads_to_the_own_chair_only() {
    let mut scene = stella(true);
    scene.must(act("bob", Action::Concede));
    assert_eq!(scene.refuses(sit("bob", 2)), "own-chair-only");
    scene.must(sit("bob", 1));
}

#[test]
fn being_removed_and_invited_again_leads_to_the_own_chair_only() {
    let mut scene = stella(true);
    scene.must(act("ann", Action::Remove { person: id("bob") }));
    assert_eq!(scene.refuses(sit("bob", 2)), "stranger");
    let token = Digest::of(b"anew");
    scene.must(act("ann", Action::Invite { hours: None, watch: false, link: Some(token) }));
    scene.must(act("bob", Action::Enter { link: Some(token) }));
    assert_eq!(scene.refuses(sit("bob", 2)), "own-chair-only");
    scene.must(sit("bob", 1));
}

#[test]
fn a_stand_in_keeps_the_chair_for_its_person() {
    let mut scene = stella(true);
    scene.must(act("bob", Action::StepAway));
    assert_eq!(scene.refuses(sit("bob", 2)), "seated-already");
    scene.enter("cid");
    assert_eq!(scene.refuses(sit("cid", 1)), "chair-taken");
}

#[test]
fn an_offered_chair_is_no_way_to_a_second_hand() {
    let mut scene = stella(true);
    scene.enter("cid");
    scene.enter("dan");
    scene.must(sit("cid", 2));
    scene.must(leave("bob"));
    let offer = |from: &str, to: &str| act(from, Action::OfferChair { to: Some(id(to)) });
    assert_eq!(scene.refuses(offer("cid", "bob")), "own-chair-only");
    // Handing over a chair and taking another one is the same.
    scene.must(offer("ann", "dan"));
    scene.must(act("dan", Action::AcceptChair { chair: 0 }));
    assert_eq!(scene.refuses(offer("cid", "ann")), "own-chair-only");
    assert_eq!(scene.refuses(sit("ann", 3)), "own-chair-only");
    // Its former holder can have it back.
    scene.must(offer("dan", "ann"));
    scene.must(act("ann", Action::AcceptChair { chair: 0 }));
    assert_eq!(scene.view("ann").you.seat, Some(Seat::new(0)));
}

#[test]
fn an_offer_made_before_does_not_help_after_having_held_a_chair() {
    let mut scene = stella(true);
    scene.enter("cid");
    scene.must(act("ann", Action::OfferChair { to: Some(id("cid")) }));
    scene.must(sit("cid", 2));
    scene.must(leave("cid"));
    let accept = act("cid", Action::AcceptChair { chair: 0 });
    assert_eq!(scene.refuses(accept), "own-chair-only");
}

#[test]
fn a_bot_s_chair_is_taken_only_where_the_settings_allow_it() {
    let mut scene = stella(false);
    scene.enter("cid");
    assert_eq!(scene.refuses(sit("cid", 2)), "bots-stay");
    assert_eq!(scene.refuses(sit("cid", None)), "no-free-chair");
    assert!(!scene.table.has_free_chair());
    let mut scene = stella(true);
    scene.enter("cid");
    assert!(scene.table.has_free_chair());
    scene.must(sit("cid", None));
    assert_eq!(scene.view("cid").you.seat, Some(Seat::new(2)));
    assert_eq!(scene.refuses(sit("cid", 3)), "seated-already");
    // Before the start a bot makes room, as always.
    let mut scene = Scene::new(Settings::new("stella-quest", 2), 1);
    scene.must(act("ann", Action::SeatBot { chair: 0, level: Level::Random }));
    scene.enter("cid");
    scene.must(sit("cid", 0));
}

#[test]
fn leave_and_sit_gives_three_fresh_cards() {
    let mut scene = fluxx(4, &["ann", "bob", "cid"], 0);
    let vote = |name: &str, yes| act(name, Action::Vote { yes });
    scene.must(leave("bob"));
    assert_eq!(scene.table.chairs()[1].holder, Holder::Nobody);
    // Sitting down again only asks the others.
    scene.must(sit("bob", None));
    assert_eq!(scene.view("bob").you.seat, None);
    let open = scene.view("ann").vote.unwrap();
    assert_eq!((open.by, open.what), (id("bob"), Proposal::ComeBack(1)));
    assert_eq!(open.awaited, [id("ann"), id("cid")]);
    assert_eq!(scene.refuses(vote("bob", true)), "no-vote");
    scene.must(vote("ann", true));
    scene.must(vote("cid", false));
    assert_eq!(scene.view("bob").you.seat, None, "one no is enough");
    // With everybody's consent it is possible, and deals a new hand.
    scene.must(sit("bob", 3));
    scene.must(vote("cid", true));
    let accepted = scene.must(vote("ann", true));
    assert!(accepted.entries.iter().any(|entry| matches!(entry.fact, Fact::Joined { .. })));
    assert_eq!(scene.view("bob").you.seat, Some(Seat::new(3)));
    assert!(scene.view("ann").vote.is_none());
}

#[test]
fn leaving_and_sitting_on_a_bot_s_chair_needs_more_than_the_settings() {
    let mut settings = Settings::new("fluxx", 4);
    settings.take_bots = true;
    let mut scene = Scene::begun(settings, &["ann", "bob"], 1, 1);
    scene.must(leave("bob"));
    assert_eq!(scene.refuses(sit("bob", 2)), "chair-taken");
    // A bot that was seated on the former chair has another hand.
    scene.must(act("ann", Action::SeatBot { chair: 1, level: Level::Random }));
    assert_eq!(scene.refuses(sit("bob", 1)), "chair-taken");
}

#[test]
fn nobody_is_asked_for_ever_to_let_somebody_back() {
    let mut scene = fluxx(3, &["ann", "bob", "cid"], 0);
    scene.must(leave("bob"));
    for _ in 0..3 {
        scene.must(sit("bob", None));
        assert_eq!(scene.refuses(sit("bob", None)), "vote-open");
        scene.must(act("cid", Action::Vote { yes: false }));
    }
    assert_eq!(scene.refuses(sit("bob", None)), "not-let-back");
}

#[test]
fn waiting_until_the_others_are_away_does_not_help() {
    let mut scene = fluxx(3, &["ann", "bob", "cid"], 0);
    scene.must(leave("bob"));
    scene.enter("bob");
    for name in ["ann", "cid"] {
        scene.must(Input::Presence { person: id(name), here: false });
    }
    scene.wait(1_000_000);
    scene.must(sit("bob", None));
    assert_eq!(scene.view("bob").vote.unwrap().awaited, [id("ann"), id("cid")]);
    assert!(scene.wait(61_000).contains(&Fact::Rejected));
    assert_eq!(scene.view("bob").you.seat, None);
}

#[test]
fn newcomers_still_join_a_game_of_fluxx_under_way() {
    let mut settings = Settings::new("fluxx", 4);
    settings.visibility = Visibility::Public;
    let mut scene = Scene::begun(settings, &["ann", "bob"], 0, 1);
    scene.must(act("cid", Action::Enter { link: None }));
    assert_eq!(scene.view("cid").you.could_sit.unwrap().chair, 2);
    scene.must(sit("cid", None));
    assert_eq!(scene.view("cid").you.seat, Some(Seat::new(2)));
}
