//! Feedback for the operator.

use crate::harness::Harness;
use bside::discord::Operator;
use bside::table::ChannelId;

#[tokio::test]
async fn feedback_is_posted_in_the_channel_of_the_operator() {
    let mut harness = Harness::open().await;
    let [ana, ben, mut cy] = harness.people(["ana", "ben", "cy"]).await;
    // Without a channel it is logged.
    ana.slash("feedback", &[("text", "Logged only")])
        .await
        .whispers("Thanks! Your feedback has been passed on.");
    cy.go_to_channel(1).await;
    harness.stop_bot().await;
    let feedback_channel = Some(ChannelId(cy.channel()));
    harness.operator = Operator { feedback_channel, ..Operator::default() };
    harness.start_bot().await;

    ana.slash("feedback", &[("text", "  ")]).await.whispers("Please write something first.");
    let told = ana.slash("feedback", &[("text", "@everyone **More** games!")]).await;
    told.whispers("Thanks! Your feedback has been passed on.");
    let posted = cy.sees("More").await;
    posted.says("**Ana** · ");
    assert!(posted.content().contains("\n> @everyone \\*\\*More\\*\\* games!"), "{}", posted.content());
    assert!(posted.pings().is_empty(), "{posted:?}");
    let refused = ana.slash("feedback", &[("text", "And *more*\nlines")]).await;
    refused.whispers("Please wait ten minutes");
    refused.whispers("Here’s what you wrote, so that nothing is lost:\n```\nAnd *more*\nlines\n```");
    ben.slash("feedback", &[("text", "Me too")]).await.whispers("Thanks!");
    harness.close().await;
}
