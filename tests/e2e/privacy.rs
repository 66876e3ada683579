//! Export and deletion of personal data.

use crate::harness::Harness;
use serde_json::Value;

#[tokio::test]
async fn a_person_exports_and_deletes_their_data() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben, cy] = harness.people(["ana", "ben", "cy"]).await;
    harness.game(&ana, &ben).await;
    harness.play_until_rated(&[&ana, &ben]).await;
    ben.resigns().await;
    ana.slash("settings me", &[("theme", "dark")]).await;
    ana.go_to_channel(1).await;
    ben.go_to_channel(1).await;
    harness.game(&ana, &ben).await;

    let export = ana.slash("privacy export", &[]).await;
    export.whispers("your name, settings, ratings, and 2 games.");
    let file: Value = serde_json::from_slice(&ana.picture(&export).await).expect("JSON");
    assert_eq!((&file["id"], &file["name"]), (&Value::from(ana.id.as_str()), &Value::from("Ana")));
    assert_eq!(file["settings"]["theme"], "dark");
    assert_eq!((&file["ratings"][0]["game"], &file["ratings"][0]["wins"]), (&"biloba".into(), &1.into()));
    assert_eq!(
        (&file["games"][0]["outcome"], &file["games"][1]["phase"]),
        (&"win".into(), &"playing".into())
    );

    let question = ana.slash("privacy delete", &[]).await;
    question.whispers("Your running game is given up.");
    harness.restart().await;
    ana.press(&question, "Yes, forget me").await.whispers("You are forgotten.");
    // The message to Ben names a former player.
    ben.sees("wins** by resignation").await;
    let table = harness.table(&ben).await;
    assert_eq!(table.names(), ["former player", "Ben"]);
    let record = ben.slash("record", &[]).await;
    let text = String::from_utf8(ben.picture(&record).await).expect("text");
    assert!(text.contains("former player") && !text.contains("Ana"), "{text}");
    let page = cy.slash("leaderboard", &[("game", "biloba")]).await.page();
    assert!(page.contains("**Ben**") && !page.contains("Ana") && !page.contains("former"), "{page}");
    let reply = ana.slash("profile", &[]).await.page();
    assert!(reply.contains("Ana has not finished a rated game yet."), "{reply}");
    let check = harness.host().await.ratings().verify().await.expect("a store");
    assert_eq!((check.games, check.ratings, check.wrong.len()), (1, 1, 0), "{check:?}");
    // A person who returns is new.
    ana.slash("privacy export", &[]).await.whispers("and 0 games.");
    ana.slash("play", &[("game", "biloba")]).await.says("Ana would like to play Biloba");
    harness.close().await;
}
