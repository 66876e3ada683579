use super::super::Localizer;
use super::names::{entrant_names, escaped_title, mention_or_name, seeded};
use super::rounds::with_round_of;
use crate::localize::Message;
use crate::names;
use crate::tournament::{EntrantNumber, Pairing, Tournament};

/// Columns for the name of the tournament in the name of a thread.
const MAX_TITLE_COLUMNS: usize = 24;
/// Columns for all players in the name of a thread.
const MAX_PLAYERS_COLUMNS: usize = 60;
/// Columns between two players in the name of a thread.
const SEPARATOR_COLUMNS: usize = 3;

/// The line above the first board of a game: which game of the tournament it is, and its players, whom it mentions.
pub fn tournament_game_text(localizer: &Localizer, tournament: &Tournament, pairing: &Pairing) -> String {
    let name = |entrant: &EntrantNumber| {
        seeded(tournament, *entrant, mention_or_name(localizer, tournament, *entrant))
    };
    let players = pairing.seats.iter().map(name);
    let players = localizer.join("pairing", players);
    let title = match pairing.round {
        0 => format!("**{}**", escaped_title(tournament)),
        _ => {
            let message = Message::new("tournament-round").with("name", escaped_title(tournament));
            localizer.render(&with_round_of(message, tournament, pairing))
        }
    };
    format!("{title} · {players}")
}

/// The name of the thread of a game: the tournament, the round and the players, shortened to the length of a name.
pub fn tournament_thread_name(localizer: &Localizer, tournament: &Tournament, pairing: &Pairing) -> String {
    let title = names::shortened(&tournament.settings().name, MAX_TITLE_COLUMNS);
    let names = entrant_names(localizer, tournament);
    let columns = MAX_PLAYERS_COLUMNS / pairing.seats.len().max(1) - SEPARATOR_COLUMNS;
    let players = pairing.seats.iter().map(|entrant| names::shortened(&names[*entrant], columns));
    let players = localizer.join("pairing", players);
    let name = match pairing.round {
        0 => format!("{title}: {players}"),
        _ => {
            let message = Message::new("tournament-thread").with("name", title);
            localizer.render(&with_round_of(message.with("players", players), tournament, pairing))
        }
    };
    // Threads are found by their names, of which Discord may leave marks out.
    names::without_direction_marks(&name)
}

/// The line after the end of a game that counts for nobody in its tournament.
pub fn annulled_game_text(localizer: &Localizer, tournament: &Tournament) -> String {
    localizer.render(&Message::new("tournament-game-annulled").with("name", escaped_title(tournament)))
}

/// Why the games of a tournament cannot be opened for now. If the channel is `gone`, it is told to the organiser.
pub fn tournament_obstacle_text(localizer: &Localizer, tournament: &Tournament, gone: bool) -> String {
    let key = if gone { "tournament-channel-gone" } else { "tournament-no-threads" };
    localizer.render(&Message::new(key).with("name", escaped_title(tournament)))
}
