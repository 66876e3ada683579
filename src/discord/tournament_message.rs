//! The messages about a tournament in its channel.

use super::outgoing_message::OutgoingMessage;
use crate::app::tournaments::{TournamentPost, TournamentSubject};
use crate::i18n::{challenge_text, tournament_final_text, tournament_round_text, tournament_text};

/// The message. Its nonce identifies the subject.
pub(super) fn message(post: &TournamentPost) -> OutgoingMessage {
    let nonce = format!("t{}-{}", post.tournament.id(), post.subject);
    OutgoingMessage::text(text(post)).files(post.picture.clone()).nonce(Some(nonce))
}

/// The text of the message.
pub(super) fn text(post: &TournamentPost) -> String {
    let TournamentPost { tournament, localizer, .. } = post;
    match post.subject {
        TournamentSubject::Registration => tournament_text(localizer, tournament),
        TournamentSubject::Round(round) => tournament_round_text(localizer, tournament, round),
        TournamentSubject::Challenge(number) => challenge_text(localizer, tournament, number)
            .unwrap_or_else(|| tournament_text(localizer, tournament)),
        TournamentSubject::Final => tournament_final_text(localizer, tournament),
    }
}
