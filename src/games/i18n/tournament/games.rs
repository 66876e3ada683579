use super::super::Localizer;
use super::rounds::heading;
use super::{entrant_names, escaped_title, mention_or_name, seeded};
use crate::rules::Message;
use crate::tournament::{EntrantNumber, Pairing, Tournament};

/// The line above the first board of a game: which game of the tournament it is, and its players, whom it mentions.
pub fn tournament_game_text(localizer: &Localizer, tournament: &Tournament, pairing: &Pairing) -> String {
    let name = |entrant: &EntrantNumber| {
        seeded(tournament, *entrant, mention_or_name(localizer, tournament, *entrant))
    };
    let players = pairing.seats.iter().map(name);
    let players = players.collect::<Vec<_>>().join(" – ");
    let title = match pairing.round {
        0 => format!("**{}**", escaped_title(tournament)),
        round => heading(localizer, tournament, round),
    };
    format!("{title} · {players}")
}

/// The name of the thread of a game.
pub fn tournament_thread_name(localizer: &Localizer, tournament: &Tournament, pairing: &Pairing) -> String {
    let names = entrant_names(localizer, tournament);
    let players = pairing.seats.iter().map(|entrant| names[*entrant].as_str());
    let players = players.collect::<Vec<_>>().join(" – ");
    match pairing.round {
        0 => format!("{}: {players}", tournament.settings().name),
        round => {
            let message = Message::new("tournament-thread").count("round", round).with("players", players);
            localizer.render(&message)
        }
    }
}

/// Why the games of a tournament cannot be opened for now. If the channel is `gone`, it is told to the organiser.
pub fn tournament_obstacle_text(localizer: &Localizer, tournament: &Tournament, gone: bool) -> String {
    let key = if gone { "tournament-channel-gone" } else { "tournament-no-threads" };
    localizer.render(&Message::new(key).with("name", escaped_title(tournament)))
}
