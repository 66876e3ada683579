//! Direct messages to those who are invited and have chosen them: told once, again without a sound, and gone with the invitation.

use crate::harness::{Harness, wait_while};
use crate::message::Message;
use crate::notices::direct_messages;
use crate::person::Person;
use bside::host::Clock;
use bside::sandbox::Fault;
use bside::table::Timestamp;
use reqwest::Method;
use serde_json::json;
use std::time::Duration;
use tokio::sync::watch;

const START: Timestamp = Timestamp::from_unix_millis(1_800_000_000_000);
const VIEW_CHANNEL: u64 = 1 << 10;

/// The direct message to Ben, whom Ana invites.
async fn told(ana: &Person, ben: &Person) -> (Message, Message) {
    ben.slash("settings me", &[("notify", "direct")]).await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id), ("seats", "3")]).await;
    let told = ben.sees(&format!("**Biloba** · table 1 · <#{}>", ana.channel())).await;
    (invitation, told)
}

#[tokio::test]
async fn an_invitation_is_told_directly_as_well() {
    let mut harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    ben.slash("settings me", &[("notify", "direct")]).await;
    let options = [("game", "biloba"), ("opponent", &*ben.id), ("opponent2", &*cy.id), ("seats", "3")];
    let invitation = ana.slash("play", &options).await;
    assert_eq!(invitation.pings(), ["cy"], "{invitation:?}");
    let heading = format!("**Biloba** · table 1 · <#{}>", ana.channel());
    let told = ben.sees(&heading).await;
    told.says("Ana invites you to a 3-player game of Biloba.");
    assert_ne!(told.0["channel_id"].as_str(), Some(&*ana.channel().to_string()));
    harness.restart().await;
    assert_eq!(direct_messages(&ben, "Ana invites you").len(), 1, "once");
    // The invitation goes when it is answered.
    ben.press(&invitation, "Decline").await;
    ben.sees_deletion(&told).await;
    ana.press(&invitation, "Cancel").await;
    // Who is invited again at once is told without a sound.
    let again = ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    assert!(again.pings().is_empty(), "{again:?}");
    let silently = ben.sees("table 2 · <#").await;
    silently.says("Ana invites you to a game of Biloba.");
    assert!(!told.is_silent() && silently.is_silent(), "{silently:?}");
    harness.restart().await;
    assert_eq!(direct_messages(&ben, "table 2 · <#").len(), 1, "once");
    ana.press(&again, "Cancel").await;
    ben.sees_deletion(&silently).await;
    // Where the message is refused, nobody is pinged for it.
    harness.sandbox.inject(Fault::RefuseDirectMessage);
    ana.slash("play", &[("game", "biloba"), ("opponent", &ben.id)]).await;
    let host = harness.host().await;
    wait_while(async || !host.notices().pending().await.expect("a store").is_empty()).await;
    let last = ana.messages().await.remove(0);
    assert_eq!((last.pictures(), last.pings().len()), (1, 0), "{last:?}");
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_message_goes_with_the_channel() {
    let harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let (_, told) = told(&ana, &ben).await;
    let path = format!("/channels/{}", ana.channel());
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 200);
    ben.sees_deletion(&told).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_message_goes_when_its_reader_has_left_the_server() {
    let harness = Harness::open().await;
    let [ana, ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    let (invitation, told) = told(&ana, &ben).await;
    let path = format!("/guilds/{}/members/{}", ana.guild().expect("a guild"), ben.id);
    assert_eq!(ana.call(Method::DELETE, &path, ().into()).await.0, 204);
    // The bot notices that when something happens at the table.
    cy.press(&invitation, "Join").await.says("Cy joins.");
    ben.sees_deletion(&told).await;
    harness.close_after_faults().await;
}

#[tokio::test]
async fn the_message_goes_when_the_invitation_expires_where_the_bot_sees_nothing() {
    let time = watch::Sender::new(START);
    let harness = Harness::with_clock(Clock::Manual(time.subscribe())).await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let (invitation, told) = told(&ana, &ben).await;
    let bot = invitation.0["author"]["id"].as_str().expect("an id");
    let path = format!("/channels/{}/permissions/{bot}", ana.channel());
    let hidden = json!({ "type": 1, "allow": "0", "deny": VIEW_CHANNEL.to_string() });
    assert_eq!(ana.call(Method::PUT, &path, hidden).await.0, 204);
    time.send_replace(START + Duration::from_hours(48));
    ben.sees_deletion(&told).await;
    harness.close_after_faults().await;
}
