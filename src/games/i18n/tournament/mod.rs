//! Tournaments: their announcements, rounds, standings and news. Everything is rendered from the state of a tournament, so a
//! message that is edited later shows how it stands then.

mod card;
mod change;
mod ending;
mod games;
mod list_page;
mod names;
mod news;
mod points;
mod registration;
mod rounds;
mod standings;

pub use card::tournament_card_page;
pub use ending::{tournament_final_text, tournament_title_text};
pub use games::{annulled_game_text, tournament_game_text, tournament_obstacle_text, tournament_thread_name};
pub use list_page::ListPage;
pub use names::entrant_names;
pub(crate) use names::seed;
pub use news::{away_text, challenge_text, tournament_moved_text, tournament_news_text};
pub(crate) use points::{Quarters, points_text};
pub use registration::{
    tournament_entry, tournament_players_page, tournament_rounds_choice, tournament_text,
};
pub use rounds::{no_pairings, round_mentions, tournament_pairings_page, tournament_round_text};
pub use standings::{bracket_alt, no_standings, standings_alt, standings_heading, tournament_standings_page};
