//! The localized texts. They are in `assets/texts/LOCALE/*.ftl` (Fluent) and are embedded at build time; the code
//! contains their keys and arguments ([`Message`]).
//!
//! Rules, tables and ratings return messages as data and know no language. This module depends on them and renders
//! turns, boards, tables, news and leaderboards; host and store do not need it. The functions for a table return the
//! complete text with all user input escaped, so it can be sent unchanged. Discord's markup is in `markup`.

mod alt;
mod banner;
mod choice;
mod date;
mod games;
mod heading;
mod help;
mod hint;
mod leaderboard;
mod line;
mod locale;
mod localizer;
mod markup;
mod matching;
mod news;
mod notices;
mod offer;
mod players;
mod presence;
mod private_board;
mod profile;
mod puzzle;
mod puzzle_run;
mod recent;
mod record;
mod result;
mod review;
mod seek;
mod state;
mod table;
pub(crate) mod tournament;
mod turn;
mod votes;

pub use alt::{MAX_ALT_TEXT_CHARS, alt_text, alt_text_after, position_text, shortened_alt};
pub use banner::{result_notes, spoken_result_notes};
pub use choice::{beginning_text, choice_text, chooser_question};
pub use date::{date, date_time};
pub use games::{BoardPlace, TablePlace, finished_entry, game_text, table_entry};
pub use help::{HelpTopic, help_text};
pub use hint::{HintDetail, hint_alt, hint_text};
pub use leaderboard::leaderboard_text;
pub use line::{closed_offer_text, news_line};
pub use localizer::Localizer;
pub use markup::{
    channel, escape, escape_arguments, full_timestamp, mention, message_link, name, role, time_timestamp,
};
pub use matching::{best_matches, is_same_text, names_label, only_match};
pub use news::{end_text, first_game_text, news_text, out_text, rating_lines};
pub use notices::{
    digest_text, direct_invitation_text, direct_out_text, direct_turn_text, refused_text, waiting_text,
    watched_text,
};
pub use offer::{offer_line, with_closed_offer};
pub use players::{names, player_name, scene, table_thread_name, thread_name};
pub use presence::{absence_text, direct_absence_text};
pub use private_board::{
    MAX_PRIVATE_BOARD_CHARS, PrivateBoardView, opinion_text, private_board_text, waiting_plan_text,
};
pub use profile::{profile_text, progress_alt};
pub use puzzle::{
    daily_puzzle_text, puzzle_gains_text, puzzle_hints, puzzle_profile_text, puzzle_progress_text,
    puzzle_question, puzzle_reasons_text, puzzle_reply_text, puzzle_scene, puzzle_themes_text,
    puzzle_turn_text, puzzle_wrong_text, shared_puzzle_text, themes_text,
};
pub use puzzle_run::{run_result_text, run_rules_text, run_state_text, shared_run_text, storm_board_text};
pub use record::{record_alt, record_error, record_names, record_text};
pub use review::{
    better_turn_text, mistake_alt, mistake_question, record_review_text, retry_text, review_alt, review_text,
    voted_text,
};
pub use seek::{
    direct_seek_text, ended_seek_text, found_seek_text, joined_seek_text, opened_seek_text, seek_text,
    taken_seek_text, unreachable_text,
};
pub use state::time_control_text;
pub use table::{
    direct_reminder_text, effects_text, hinted_text, link_to, moved_text, outcome_text, position_alt,
    preview_alt, relocated_text, reminder_text, replay_text, replayed_scene, retired_text, table_alt,
    table_text, thread_begin_text, thread_end_text,
};
pub use tournament::{
    ListPage, annulled_game_text, away_text, bracket_alt, challenge_text, entrant_names, no_pairings,
    no_standings, round_mentions, standings_alt, standings_heading, tournament_card_page, tournament_entry,
    tournament_final_text, tournament_game_text, tournament_moved_text, tournament_news_text,
    tournament_obstacle_text, tournament_pairings_page, tournament_players_page, tournament_round_text,
    tournament_rounds_choice, tournament_standings_page, tournament_text, tournament_thread_name,
    tournament_title_text,
};
pub use turn::turn_text;
pub use votes::{votes_text, wish_text};
