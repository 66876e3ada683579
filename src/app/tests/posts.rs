//! Posts: what a channel shows after these events, and after whatever may happen to requests meanwhile.

use super::fake_channels::{Fault, PASSING_FAULTS};
use super::*;
use crate::app::posts::content::{Content, Control};
use crate::app::posts::{Fate, Owner, Post, PostError, Upkeep};
use crate::host::Subject;
use crate::table::SeekId;
use bside_test_support::properties::{is_long, values};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::any;
use proptest::sample::select;
use std::slice;

const OWNER: Owner = Owner { subject: Subject::Guild(GUILD), guild: Some(GUILD) };
/// More attempts than faults are tried in a row.
const MAX_ATTEMPTS: usize = 8;

fn content(text: &str) -> Content {
    let controls = vec![Control::JoinSeek(SeekId(1))];
    Content { controls, mentions: vec![ANA], ..Content::text(&Localizer::english(), text.to_owned()) }
}

fn post(text: &str, fate: Fate) -> Post {
    Post { slot: "slot".to_owned(), channel: CHANNEL, content: content(text), fate }
}

fn shown(text: &str, upkeep: Upkeep) -> Post {
    post(text, Fate::Shown(upkeep))
}

/// Makes the post what it should be, once.
async fn attempt(app: &App<FakeMessenger>, post: &Post) -> Result<(), PostError> {
    let stored = app.host.posts().of(OWNER.subject).await?;
    app.show_posts(OWNER, &stored, slice::from_ref(post), false).await
}

/// Shows a post as the workers do: again after each failure, and in a new process after the old one was killed.
async fn persist(app: &App<FakeMessenger>, post: &Post) {
    for _ in 0..MAX_ATTEMPTS {
        tokio::select! {
            shown = attempt(app, post) => if shown.is_ok() { return },
            () = app.messenger.channels.killed.notified() => {}
        }
    }
    panic!("it is never shown");
}

/// A post that is shown, changed and ended, while these faults happen to the requests.
async fn live_through(upkeep: Upkeep, faults: &[Option<Fault>]) -> Arc<App<FakeMessenger>> {
    let app = application().await;
    app.messenger.channels.faults.lock().extend(faults.iter().copied());
    for text in ["first", "second", "third"] {
        persist(&app, &shown(text, upkeep)).await;
    }
    app
}

#[tokio::test]
async fn a_post_is_shown_once_and_stays_up_to_date_whatever_happens_to_two_requests() {
    for (first, second) in Fault::ALL.into_iter().flat_map(|first| Fault::ALL.map(|second| (first, second))) {
        for (before, between) in [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)] {
            let mut faults = vec![None; before];
            faults.push(Some(first));
            faults.extend(vec![None; between]);
            faults.push(Some(second));
            let app = live_through(Upkeep::Needed, &faults).await;
            let channels = &app.messenger.channels;
            let expected = "B-Side (pings 1):\n    third\n    [Join]\n";
            let shown = channels.as_text(CHANNEL);
            // An edit that was refused is taken as a sign that the message is gone.
            let is_edit_refused =
                before > 0 && first == Fault::Refused || before + between > 0 && second == Fault::Refused;
            if is_edit_refused {
                assert!(shown.contains("third\n    [Join]\n"), "{faults:?}\n{shown}");
            } else {
                assert_eq!(shown, expected, "{faults:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_post_that_ends_leaves_what_remains_whatever_happens_to_a_request() {
    for remains in [None, Some("over")] {
        for (before, fault) in (0..3).flat_map(|before| Fault::ALL.map(|fault| (before, fault))) {
            let app = application().await;
            let channels = &app.messenger.channels;
            channels.faults.lock().extend(vec![None; before]);
            channels.faults.lock().push_back(Some(fault));
            // A post may end although the receipt of its message was lost.
            let first = shown("first", Upkeep::Kept);
            tokio::select! {
                shown = attempt(&app, &first) => drop(shown),
                () = channels.killed.notified() => {}
            }
            let remains = remains.map(|text| Box::new(Content::text(&Localizer::english(), text.to_owned())));
            persist(&app, &post("first", Fate::Ended(remains.clone()))).await;
            let shown = channels.as_text(CHANNEL);
            let is_end_refused = before == 1 && fault == Fault::Refused;
            match remains {
                _ if is_end_refused => assert_eq!(channels.count(CHANNEL, "first"), 1, "it stays as it is"),
                None => assert_eq!(shown, "", "{before} {fault:?}"),
                Some(_) => assert!(!shown.contains("first"), "{before} {fault:?}\n{shown}"),
            }
            assert_eq!(app.host.posts().of(OWNER.subject).await.expect("a store"), []);
        }
    }
}

#[tokio::test]
async fn a_short_loss_of_permission_doubles_nothing() {
    let app = application().await;
    let channels = &app.messenger.channels;
    attempt(&app, &shown("first", Upkeep::Needed)).await.expect("nothing fails");
    channels.closed.lock().push(CHANNEL);
    attempt(&app, &shown("second", Upkeep::Needed)).await.expect_err("nothing is allowed there");
    channels.closed.lock().clear();
    attempt(&app, &shown("third", Upkeep::Needed)).await.expect("nothing fails");
    assert_eq!(channels.as_text(CHANNEL), "B-Side (pings 1):\n    third\n    [Join]\n");
}

#[tokio::test]
async fn what_is_refused_is_left_out_or_reported() {
    for (upkeep, is_left_out) in
        [(Upkeep::Needed, false), (Upkeep::Kept, false), (Upkeep::Optional, true), (Upkeep::Final, true)]
    {
        let app = application().await;
        let channels = &app.messenger.channels;
        channels.closed.lock().push(CHANNEL);
        assert_eq!(attempt(&app, &shown("first", upkeep)).await.is_ok(), is_left_out, "{upkeep:?}");
        channels.closed.lock().clear();
        attempt(&app, &shown("second", upkeep)).await.expect("nothing refuses it");
        assert_eq!(channels.count(CHANNEL, "second"), usize::from(!is_left_out), "{upkeep:?}");
    }
}

#[tokio::test]
async fn a_message_that_a_moderator_deletes_comes_again_if_it_is_needed() {
    for (upkeep, count) in [(Upkeep::Needed, 1), (Upkeep::Kept, 0)] {
        let app = application().await;
        let channels = &app.messenger.channels;
        attempt(&app, &shown("first", upkeep)).await.expect("nothing fails");
        channels.moderate("first");
        attempt(&app, &shown("first", upkeep)).await.expect("nothing fails");
        assert_eq!(channels.count(CHANNEL, "first"), 0, "as long as nothing changes it stays away");
        attempt(&app, &shown("second", upkeep)).await.expect("nothing fails");
        attempt(&app, &shown("second", upkeep)).await.expect("nothing fails");
        assert_eq!(channels.count(CHANNEL, "second"), count, "{upkeep:?}");
    }
}

#[tokio::test]
async fn two_processes_show_one_message_and_the_newer_state_stays() {
    let app = application().await;
    let (first, second) = (shown("first", Upkeep::Kept), shown("second", Upkeep::Kept));
    // Both read that there is no message yet.
    let (one, other) = tokio::join!(attempt(&app, &first), attempt(&app, &second));
    one.and(other).expect("nothing fails");
    persist(&app, &second).await;
    assert_eq!(app.messenger.channels.as_text(CHANNEL), "B-Side (pings 1):\n    second\n    [Join]\n");
}

/// Each of two processes has read the post before the other changed its message, and records the change afterwards.
#[tokio::test]
async fn what_two_processes_have_shown_at_once_is_shown_again() {
    let app = application().await;
    attempt(&app, &shown("first", Upkeep::Kept)).await.expect("nothing fails");
    let before = app.host.posts().of(OWNER.subject).await.expect("a store");
    for text in ["second", "third"] {
        app.show_posts(OWNER, &before, &[shown(text, Upkeep::Kept)], false).await.expect("nothing fails");
    }
    let stored = app.host.posts().of(OWNER.subject).await.expect("a store");
    assert_eq!(stored[0].digest, None, "it is not known which of them came last");
    persist(&app, &shown("third", Upkeep::Kept)).await;
    let stored = app.host.posts().of(OWNER.subject).await.expect("a store");
    assert!(stored[0].digest.is_some());
    assert_eq!(app.messenger.channels.as_text(CHANNEL), "B-Side (pings 1):\n    third\n    [Join]\n");
}

/// A post that is shown, changed and ended at random, with random faults of requests. `BSIDE_LONG=1` walks longer.
#[tokio::test]
async fn random_faults_lose_nothing_and_double_nothing() {
    // A refusal of an edit says that the message was deleted, which is a test of its own.
    let step = (any::<bool>(), vec(option::weighted(0.5, select(PASSING_FAULTS.to_vec())), 0..4));
    let walks = if is_long() { 2000 } else { 60 };
    for walk in values(vec(step, 1..7)).take(walks) {
        let app = application().await;
        let channels = &app.messenger.channels;
        for (number, (is_shown, faults)) in walk.iter().enumerate() {
            channels.faults.lock().extend(faults);
            let text = format!("state {number}");
            let fate = if *is_shown { Fate::Shown(Upkeep::Needed) } else { Fate::Ended(None) };
            persist(&app, &post(&text, fate)).await;
            let expected = format!("B-Side (pings 1):\n    {text}\n    [Join]\n");
            let expected = if *is_shown { expected } else { String::new() };
            assert_eq!(channels.as_text(CHANNEL), expected, "{walk:?}");
            channels.faults.lock().clear();
        }
    }
}

#[tokio::test]
async fn what_is_shown_already_takes_no_request() {
    let app = live_through(Upkeep::Kept, &[]).await;
    let requests = || app.messenger.channels.requests.load(Ordering::Relaxed);
    let before = requests();
    assert_eq!(before, 3, "one is sent and edited twice");
    persist(&app, &shown("third", Upkeep::Kept)).await;
    assert_eq!(requests(), before);
}
