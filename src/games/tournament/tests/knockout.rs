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
        result 2: 1 1 -> played 2: 1 1, again 2: 1-2
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
        result 0: 1 1 -> played 0: 1 1, again 0: 0-1
        result 1: 1 1 -> played 1: 1 1, finished 1=1 2=0";
    let tournament = play(joined(settings(Form::Knockout), 2), script);
    assert_eq!(tournament.bracket().rounds[0][0].pairings, [0, 1]);
    let script = "
        start         -> started 0-1 for 1, round 1: 1-0
        result 0: 1 1 -> played 0: 1 1, again 0: 0-1
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
