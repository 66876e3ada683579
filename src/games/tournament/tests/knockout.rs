//! Knockouts: seeds, byes, drawn games and withdrawals.

use super::*;

fn bracket_text(tournament: &Tournament) -> String {
    let one = |entrant: Option<EntrantNumber>| entrant.map_or("-".to_owned(), |entrant| entrant.to_string());
    let shown = |played: &BracketMatch| {
        format!("{}:{}={}", one(played.entrants[0]), one(played.entrants[1]), one(played.winner))
    };
    let round = |matches: &Vec<BracketMatch>| matches.iter().map(shown).collect::<Vec<_>>().join(" ");
    tournament.bracket().rounds.iter().map(round).collect::<Vec<_>>().join(" / ")
}

#[test]
fn the_first_seeds_have_byes_and_meet_late() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 4-3 0 1 2
        result 0: 2 1 -> played 0: 2 1, round 2: 3-0 2-1
        result 1: 2 1 -> played 1: 2 1
        result 2: 1 2 -> played 2: 1 2, round 3: 0-2
        result 3: 1 2 -> played 3: 1 2, finished 1=0 2=2 3=1 3=3 5=4";
    let tournament = joined(settings(Form::Knockout), 5);
    assert_eq!(bracket_text(&tournament), "");
    let tournament = play(tournament, script);
    let bracket = "0:-=0 3:4=3 1:-=1 2:-=2 / 0:3=0 1:2=2 / 0:2=0";
    assert_eq!(bracket_text(&tournament), bracket);
}

#[test]
fn a_bracket_is_shown_as_far_as_it_is_known() {
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        result 0: 2 1 -> played 0: 2 1";
    let tournament = play(joined(settings(Form::Knockout), 4), script);
    assert_eq!(bracket_text(&tournament), "0:3=0 1:2=- / 0:-=-");
}

/// The players in order, each with the place or `-`.
fn places(tournament: &Tournament) -> String {
    let place = |standing: &Standing| {
        let place = standing.place.map_or("-".to_owned(), |place| place.to_string());
        format!("{}={place}", standing.entrant)
    };
    tournament.standings().iter().map(place).collect::<Vec<_>>().join(" ")
}

#[test]
fn only_players_who_are_out_have_a_place() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 4-3 0 1 2
        result 0: 2 1 -> played 0: 2 1, round 2: 3-0 2-1
        result 1: 2 1 -> played 1: 2 1";
    let tournament = play(joined(settings(Form::Knockout), 5), script);
    assert_eq!(places(&tournament), "0=- 1=- 2=- 3=3 4=5");
    // A drawn game is played again after a pause, and a finalist who withdraws is out.
    let script = "
        result 2: 1 1 -> played 2: 1 1, next after 2: 1-2
        ana withdraw  -> withdrawn 0
        pause         -> paused
        result 3: 1 2 -> played 3: 1 2";
    let tournament = play(tournament, script);
    assert_eq!(places(&tournament), "1=- 0=2 2=3 3=3 4=5");
    assert_eq!(places(&play(tournament.clone(), "cancel -> cancelled")), "1=- 0=- 2=- 3=- 4=-");
    let tournament = play(tournament, "resume -> resumed, round 3: 1, finished 1=1 2=0 3=2 3=3 5=4");
    assert_eq!(places(&tournament), "1=1 0=2 2=3 3=3 4=5");
}

#[test]
fn a_drawn_game_is_played_again_and_a_second_draw_is_for_the_lower_seed() {
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 1 1 -> played 0: 1 1, next after 0: 0-1
        result 1: 1 1 -> played 1: 1 1, finished 1=1 2=0";
    let tournament = play(joined(settings(Form::Knockout), 2), script);
    assert_eq!(tournament.bracket().rounds[0][0].pairings, [0, 1]);
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 1 1 -> played 0: 1 1, next after 0: 0-1
        result 1: 1 2 -> played 1: 1 2, finished 1=0 2=1";
    play(joined(settings(Form::Knockout), 2), script);
}

#[test]
fn a_withdrawn_player_leaves_the_way_free() {
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        result 0: 2 1 -> played 0: 2 1
        ana withdraw  -> withdrawn 0
        result 1: 1 2 -> played 1: 1 2, round 2: 2, finished 1=2 2=0 3=1 3=3";
    let tournament = play(joined(settings(Form::Knockout), 4), script);
    assert_eq!(tournament.titles().count(), 3, "a player who withdrew has no title");
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        ana withdraw  -> withdrawn 0: 1 2, withdrawn 0
        result 1: 1 2 -> played 1: 1 2, round 2: 3-2";
    play(joined(settings(Form::Knockout), 4), script);
}

#[test]
fn both_may_lose_a_match() {
    let settings = Settings { round_time: Some(Duration::from_hours(24)), ..settings(Form::Knockout) };
    let script = "
        start           -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        table 0         -> table 0: 100
        1d adjudicate 0 came -> not-begun 0: 2 2
        result 1: 1 2   -> played 1: 1 2, round 2: 2, finished 1=2 2=0 2=1 2=3";
    let tournament = play(joined(settings.clone(), 4), script);
    assert_eq!(bracket_text(&tournament), "0:3=- 1:2=2 / -:2=2");
    let script = "
        start           -> started 0-1 for 1, round 1: 1-0
        table 0         -> table 0: 100
        1d adjudicate 0 came -> not-begun 0: 2 2, finished 2=0 2=1";
    play(joined(settings, 2), script);
}

fn best_of_three() -> Settings {
    Settings { best_of_three: true, ..settings(Form::Knockout) }
}

#[test]
fn a_match_of_three_games_is_won_by_who_cannot_be_caught_up_with() {
    // Two wins, the colours alternating.
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 2 1 -> played 0: 2 1, next after 0: 0-1
        result 1: 1 2 -> played 1: 1 2, finished 1=0 2=1";
    let tournament = play(joined(best_of_three(), 2), script);
    assert_eq!(tournament.bracket().rounds[0][0].pairings, [0, 1]);
    // A win and a draw leave the other one a chance, but a lead after three games decides.
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 2 1 -> played 0: 2 1, next after 0: 0-1
        result 1: 1 1 -> played 1: 1 1, next after 1: 1-0
        result 2: 1 1 -> played 2: 1 1, finished 1=0 2=1";
    let tournament = play(joined(best_of_three(), 2), script);
    let last = &tournament.pairings()[2];
    assert_eq!([0, 1].map(|entrant| tournament.match_half_points(last, entrant)), [4, 2]);
    assert_eq!(tournament.through_by_seed(last), None);
}

#[test]
fn a_match_that_is_level_after_three_games_is_for_the_lower_seed() {
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 2 1 -> played 0: 2 1, next after 0: 0-1
        result 1: 2 1 -> played 1: 2 1, next after 1: 1-0
        result 2: 1 1 -> played 2: 1 1, finished 1=1 2=0";
    let tournament = play(joined(best_of_three(), 2), script);
    assert_eq!(tournament.through_by_seed(&tournament.pairings()[2]), Some(1));
}

#[test]
fn whoever_withdraws_loses_the_match() {
    // Also with a lead, and although the last game makes the match level.
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        result 0: 2 1 -> played 0: 2 1, next after 0: 0-3
        ana withdraw  -> withdrawn 2: 2 1, withdrawn 0
        result 1: 1 2 -> played 1: 1 2, next after 1: 1-2
        result 3: 1 1 -> played 3: 1 1, next after 3: 2-1
        ben withdraw  -> withdrawn 4: 1 2, withdrawn 1, round 2: 2-3";
    let tournament = play(joined(best_of_three(), 4), script);
    assert_eq!(bracket_text(&tournament), "0:3=3 1:2=2 / 3:2=-");
    // The next game after a pause is lost at once.
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        pause         -> paused
        result 0: 2 1 -> played 0: 2 1
        ana withdraw  -> withdrawn 0
        resume        -> resumed, next after 0: 0-1, withdrawn 1: 2 1, finished 1=1 2=0";
    play(joined(best_of_three(), 2), script);
}

#[test]
fn a_game_that_both_lose_ends_the_match() {
    let settings = Settings { round_time: Some(Duration::from_hours(24)), ..best_of_three() };
    let script = "
        start                -> started 0-1 for 1, round 1: 1-0
        result 0: 2 1        -> played 0: 2 1, next after 0: 0-1
        table 1              -> table 1: 101
        1d adjudicate 1 came -> not-begun 1: 2 2, finished 1=0 2=1";
    play(joined(settings.clone(), 2), script);
    let script = "
        start                -> started 0-1 for 1, round 1: 1-0
        table 0              -> table 0: 100
        1d adjudicate 0 came -> not-begun 0: 2 2, finished 2=0 2=1";
    play(joined(settings, 2), script);
}

fn with_third_place() -> Settings {
    Settings { third_place: true, ..settings(Form::Knockout) }
}

#[test]
fn the_losers_of_the_semifinals_play_for_third_place() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 4-3 0 1 2
        result 0: 2 1 -> played 0: 2 1, round 2: 3-0 2-1
        result 1: 2 1 -> played 1: 2 1";
    let tournament = play(joined(with_third_place(), 5), script);
    assert_eq!(places(&tournament), "0=- 1=- 2=- 3=- 4=5", "a lost semifinal gives no place yet");
    let script = "
        result 2: 1 2 -> played 2: 1 2, round 3: 0-2 1-3
        result 3: 1 2 -> played 3: 1 2
        result 4: 1 1 -> played 4: 1 1, next after 4: 3-1";
    let tournament = play(tournament, script);
    assert_eq!(places(&tournament), "1=- 3=- 0=1 2=2 4=5");
    let is_third = |number: usize| tournament.is_for_third_place(&tournament.pairings()[number]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(is_third), [false, false, false, false, true, true]);
    let tournament = play(tournament, "result 5: 1 2 -> played 5: 1 2, finished 1=0 2=2 3=3 4=1 5=4");
    let third = tournament.bracket().third_place.expect("a match for third place");
    assert_eq!((third.entrants, third.winner), ([Some(3), Some(1)], Some(3)));
    assert_eq!(third.pairings, [4, 5]);
    let thirds = tournament.titles().filter(|(_, title)| *title == Title::Third);
    assert_eq!(thirds.map(|(entrant, _)| entrant).collect::<Vec<_>>(), [3]);
}

#[test]
fn third_place_needs_no_game_if_an_opponent_is_missing() {
    // Of three players one has a bye in the semifinals.
    let script = "
        start         -> started 0-1-2 for 2, round 1: 2-1 0
        result 0: 1 2 -> played 0: 1 2, round 2: 0-2 1
        result 1: 1 2 -> played 1: 1 2, finished 1=0 2=2 3=1";
    play(joined(with_third_place(), 3), script);
    // A player who withdraws is fourth.
    let script = "
        start         -> started 0-1-2-3 for 2, round 1: 3-0 2-1
        result 0: 2 1 -> played 0: 2 1
        dee withdraw  -> withdrawn 3
        result 1: 1 2 -> played 1: 1 2, round 2: 0-2 1
        result 2: 1 2 -> played 2: 1 2, finished 1=0 2=2 3=1 4=3";
    play(joined(with_third_place(), 4), script);
    // Two players have no semifinals.
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 1 2 -> played 0: 1 2, finished 1=1 2=0";
    assert_eq!(play(joined(with_third_place(), 2), script).bracket().third_place, None);
}

#[test]
fn only_a_knockout_has_matches() {
    for form in [Form::RoundRobin { double: false }, Form::Swiss { rounds: None }, Form::Ladder] {
        let third_place = Settings { third_place: true, ..settings(form) };
        let best_of_three = Settings { best_of_three: true, ..settings(form) };
        for settings in [third_place, best_of_three] {
            let rejected =
                Tournament::open(TournamentId(1), settings, START).map(|tournament| tournament.id());
            assert_eq!(rejected, Err(Rejection::new("tournament-knockout-only")));
        }
    }
}
