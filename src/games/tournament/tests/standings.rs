//! Points, tie-breaks, crosstables and exports.

use super::*;

const SWISS_OF_3: Form = Form::Swiss { rounds: Some(3) };

/// Four players of a double round robin: started 2-1-0-3.
fn four(results: &[&str]) -> Tournament {
    let mut tournament = joined(settings(Form::RoundRobin { double: false }), 4);
    run(&mut tournament, &Command::Start { ratings: Vec::new() }, START).expect("it starts");
    for (pairing, result) in results.iter().enumerate() {
        let places = match *result {
            "1" => vec![1, 2],
            "0" => vec![2, 1],
            _ => vec![1, 1],
        };
        run(&mut tournament, &Command::ReportResult { pairing, places }, START).expect("undecided");
    }
    tournament
}

#[test]
fn ties_are_broken_in_order() {
    // The rounds are 2-3, 1-0; 3-0, 2-1; 1-3, 0-2.
    let tournament = four(&["1", "1", "1", "½", "0", "1"]);
    let list = tournament.standings().into_iter().map(|standing| {
        let Standing { entrant, place, half_points, buchholz, sonneborn_berger, wins, .. } = standing;
        (entrant, place.expect("a place"), half_points, buchholz, sonneborn_berger, wins)
    });
    // Player 3 beat 0 and 1; 2 beat 3 and drew with 1; 1 beat 0 and drew with 2; 0 beat 2.
    let expected = [(3, 1, 4, 8, 10, 2), (2, 2, 3, 9, 11, 1), (1, 3, 3, 9, 7, 1), (0, 4, 2, 10, 6, 1)];
    assert_eq!(list.collect::<Vec<_>>(), expected);
}

#[test]
fn the_direct_encounter_decides_among_those_who_have_met() {
    // Two players of a Swiss round with the same points, Buchholz and Sonneborn-Berger have not met.
    let script = "
        start         -> started 0-1-2-3 for 1, round 1: 0-2 3-1
        result 0: 1 2 -> played 0: 1 2
        result 1: 1 2 -> played 1: 1 2, finished 1=0 1=3 3=1 3=2";
    let tournament = play(joined(settings(Form::Swiss { rounds: Some(1) }), 4), script);
    assert!(tournament.standings().iter().all(|standing| standing.direct_encounter == 0));
    // Players who have drawn all games have met each other and are still level.
    let tournament = four(&["½"; 6]);
    assert!(
        tournament
            .standings()
            .iter()
            .all(|standing| standing.direct_encounter == 3 && standing.place == Some(1))
    );
}

#[test]
fn a_bye_of_a_swiss_tournament_counts_like_an_opponent_with_the_own_points() {
    let script = "
        start         -> started 0-1-2-3-4 for 1, round 1: 0-2 3-1 4
        result 0: 1 2 -> played 0: 1 2
        result 1: 1 2 -> played 1: 1 2, finished 1=4 2=0 2=3 4=1 4=2";
    let tournament = play(joined(settings(Form::Swiss { rounds: Some(1) }), 5), script);
    let bye = &tournament.standings()[0];
    assert_eq!((bye.half_points, bye.buchholz, bye.sonneborn_berger, bye.wins, bye.games), (2, 2, 4, 0, 0));
}

#[test]
fn a_bye_counts_when_its_round_is_over() {
    let script = "
        start         -> started 0-1-2-3-4 for 2, round 1: 0-2 3-1 4
        result 0: 1 2 -> played 0: 1 2";
    let tournament = play(joined(settings(Form::Swiss { rounds: Some(2) }), 5), script);
    let points = |tournament: &Tournament| {
        let standings = tournament.standings();
        standings.into_iter().find(|standing| standing.entrant == 4).map(|standing| standing.half_points)
    };
    assert_eq!(points(&tournament), Some(0));
    let tournament = play(tournament, "result 1: 1 2 -> played 1: 1 2, round 2: 4-0 2-3 1");
    assert_eq!(points(&tournament), Some(2));
}

#[test]
fn a_bye_at_tables_of_three_counts_like_a_table_of_players_with_the_own_points() {
    let script = "
        start           -> started 2-1-0-3 for 3, round 1: 2-1-0 3
        result 0: 1 2 3 -> played 0: 1 2 3, round 2: 0-3-1 2";
    let tournament = play(joined(tables_of(3), 4), script);
    let bye = tournament.standings().into_iter().find(|standing| standing.entrant == 3).expect("in it");
    assert_eq!((bye.half_points, bye.buchholz, bye.sonneborn_berger), (2, 4, 4));
}

#[test]
fn a_group_scores_by_places() {
    let script = "
        start           -> started 2-0-1 for 3, round 1: 2-0-1
        result 0: 1 2 3 -> played 0: 1 2 3, round 2: 0-1-2
        result 1: 1 1 3 -> played 1: 1 1 3, round 3: 1-2-0
        result 2: 1 1 1 -> played 2: 1 1 1, finished 1=0 2=2 3=1";
    let tournament = play(joined(tables_of(3), 3), script);
    let points = tournament.standings().into_iter().map(|standing| standing.half_points);
    assert_eq!(points.collect::<Vec<_>>(), [7, 6, 5]);
    let row = &tournament.crosstable().rows[0];
    assert_eq!((row.entrant, &row.scored), (0, &vec![vec![], vec![0, 2, 1], vec![2, 1, 1]]));
}

#[test]
fn a_crosstable_is_in_order_of_the_places() {
    let crosstable = four(&["1", "1", "1", "½", "0"]).crosstable();
    let order: Vec<EntrantNumber> = crosstable.rows.iter().map(|row| row.entrant).collect();
    assert_eq!(order, [3, 2, 1, 0]);
    let scored = |row: usize| &crosstable.rows[row].scored;
    assert_eq!(scored(1), &[vec![2], vec![], vec![1], vec![]], "Cy has not played Ana");
    assert_eq!(scored(3), &[vec![0], vec![], vec![0], vec![]]);
    assert_eq!(opened(settings(Form::Knockout)).crosstable().rows, []);
}

#[test]
fn a_swiss_tournament_is_written_for_pairing_programs() {
    let script = "
        start         -> started 0-1-2-3-4 for 3, round 1: 0-2 3-1 4
        fay join      -> joined 5
        result 0: 1 2 -> played 0: 1 2
        cy withdraw   -> withdrawn 2
        25h dee withdraw -> withdrawn 1: 2 1, withdrawn 3, round 2: 4-1 5-0
        result 2: 1 1 -> played 2: 1 1";
    let tournament = play(joined(settings(SWISS_OF_3), 5), script);
    let expected = "\
012 Cup
042 1970/01/01
062 6
072 6
092 Individual: Swiss-System
102 ana
122 1d
132                                                                                        70/01/01  70/01/02
XXR 3
001    1      ana                               1500                             1.0    3     3 w 1     6 b  
001    2      ben                               1490                             1.5    1     4 b +     5 b =
001    3      cy                                1480                             0.0    5     1 b 0  0000 - Z
001    4      dee                               1470                             0.0    6     2 w -  0000 - Z
001    5      eva                               1460                             1.5    2  0000 - U     2 w =
001    6      fay                               1000                             0.5    4  0000 - H     1 w  
";
    assert_eq!(tournament.trf().expect("a Swiss tournament"), expected);
    assert_eq!(opened(settings(SWISS_OF_3)).trf(), None);
    assert_eq!(play(joined(tables_of(3), 3), "start -> started 2-0-1 for 3, round 1: 2-0-1").trf(), None);
}

#[test]
fn columns_of_the_report_are_counted_in_bytes() {
    let mut tournament = opened(settings(SWISS_OF_3));
    let names = ["Łukasz Żółć", "日本語の名前がとても長いひと", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "Ben"];
    for (id, name) in names.into_iter().enumerate() {
        let by = Player::human(PlayerId(id as u64), name.to_owned());
        run(&mut tournament, &Command::Join { by, rating: 1500 }, START).expect("there is room");
    }
    run(&mut tournament, &Command::Start { ratings: Vec::new() }, START).expect("there are enough");
    let report = tournament.trf().expect("a Swiss tournament");
    let players: Vec<&str> = report.lines().filter(|line| line.starts_with("001")).collect();
    assert!(players.iter().all(|line| &line[48..52] == "1500" && &line[80..84] == " 0.0"), "{report}");
    // Of what is too long only whole characters are left.
    let shown: Vec<&str> = players.iter().map(|line| line[14..47].trim_end()).collect();
    assert_eq!(shown, ["Łukasz Żółć", "日本語の名前がとても長", "👩‍👩‍👧‍👦", "Ben"]);
}

#[test]
fn annulled_games_stay_in_the_report_without_points() {
    let script = "
        start         -> started 2-1-0-3 for 3, round 1: 2-3 1-0
        result 1: 2 1 -> played 1: 2 1
        ana withdraw  -> annulled 0
        30h result 0: 1 2 -> played 0: 1 2, round 2: 2-1 3
        result 2: 2 1 -> played 2: 2 1, round 3: 1-3 2
        50h result 3: 2 1 -> played 3: 2 1, finished 1=2 1=1 1=3 4=0";
    let tournament = play(joined(settings(Form::RoundRobin { double: false }), 4), script);
    let report = tournament.trf().expect("a round robin");
    assert!(report.contains("042 1970/01/01\n052 1970/01/03\n"), "{report}");
    let players = report.lines().filter(|line| line.starts_with("001"));
    let results: Vec<(&str, &str)> = players.map(|line| (line[80..84].trim(), line[91..].trim())).collect();
    // Ana is the third one. She has beaten the second one.
    let expected = [
        ("1.0", "4 w 1     2 w 0     3 b +"),
        ("1.0", "3 w 0     1 b 1     4 w 0"),
        ("0.0", "2 b 1     4 b -     1 w -"),
        ("1.0", "1 b 0     3 w +     2 b 1"),
    ];
    assert_eq!(results, expected);
}

#[test]
fn a_game_in_which_a_turn_was_played_counts_as_played_and_a_forfeit_does_not() {
    let script = "
        start           -> started 0-1-2-3-4-5 for 3, round 1: 0-3 4-1 2-5
        begun 0         -> begun 0
        begun 0         ->
        dee withdraw    -> abandoned 0: 1 2, withdrawn 3
        eva withdraw    -> withdrawn 1: 2 1, withdrawn 4
        forfeit 2: 1 2  -> forfeited 2: 1 2, round 2: 2-1 5-0
        begun 2         -> AlreadyDecided";
    let tournament = play(joined(settings(SWISS_OF_3), 6), script);
    let report = tournament.trf().expect("a Swiss tournament");
    let rounds: Vec<&str> =
        report.lines().filter(|line| line.starts_with("001")).map(|line| line[89..99].trim()).collect();
    assert_eq!(rounds, ["4 w 1", "5 b +", "6 w +", "1 b 0", "2 w -", "3 b -"]);
    // A forfeited game counts like an opponent with the player's own points.
    let of = |entrant: EntrantNumber| {
        let standing = tournament.standings().into_iter().find(|standing| standing.entrant == entrant);
        standing.map(|known| (known.buchholz, known.sonneborn_berger)).expect("in the list")
    };
    assert_eq!([0, 1, 2, 5].map(of), [(0, 0), (2, 4), (2, 4), (0, 0)]);
}

#[test]
fn a_draw_agreed_before_a_move_is_forfeited_by_nobody() {
    let script = "
        start           -> started 0-1-2-3-4 for 2, round 1: 0-2 3-1 4
        forfeit 0: 1 1  -> forfeited 0: 1 1";
    let tournament = play(joined(settings(Form::Swiss { rounds: Some(2) }), 5), script);
    let report = tournament.trf().expect("a Swiss tournament");
    let rounds: Vec<&str> =
        report.lines().filter(|line| line.starts_with("001")).map(|line| line[89..].trim()).collect();
    // The bye counts when its round is over.
    assert_eq!(rounds, ["3 w D", "4 b", "1 b D", "2 w", "0000 -"]);
    let games = tournament.games_csv();
    assert_eq!(games.matches(",1,agreed,no").count(), 2, "{games}");
}

#[test]
fn a_cancelled_tournament_has_no_places() {
    for form in [SWISS_OF_3, Form::Knockout, Form::Ladder] {
        let mut tournament = joined(settings(form), 4);
        for command in [Command::Start { ratings: Vec::new() }, Command::Cancel] {
            run(&mut tournament, &command, START).expect("it is possible");
        }
        let standings = tournament.standings();
        assert_eq!(standings.len(), 4);
        assert!(standings.iter().all(|standing| standing.place.is_none()), "{form:?}");
        assert!(tournament.crosstable().rows.iter().all(|row| row.place.is_none()));
        assert!(tournament.standings_csv().contains("\r\n,\"ana\",1500,"), "{}", tournament.standings_csv());
    }
}

#[test]
fn exports_are_tables() {
    let mut settings = settings(Form::RoundRobin { double: false });
    settings.max_players = Some(3);
    let mut tournament = opened(settings);
    for (id, name) in ["=1+1", "Ben \"B\", Esq.", "Cy"].into_iter().enumerate() {
        let by = Player::human(PlayerId(id as u64), name.to_owned());
        run(&mut tournament, &Command::Join { by, rating: 1500 }, START).expect("there is room");
    }
    let script = "
        start           -> started 2-0-1 for 3, round 1: 0-1 2
        table 0         -> table 0: 100
        26h result 0: 1 1 -> played 0: 1 1, round 2: 2-0 1";
    let tournament = play(tournament, script);
    let standings = "place,player,rating,points,buchholz,sonneborn_berger,direct_encounter,wins,games\r\n\
        1,\"'=1+1\",1500,0.5,0.5,0.25,0.5,0,1\r\n\
        1,\"Ben \"\"B\"\", Esq.\",1500,0.5,0.5,0.25,0.5,0,1\r\n\
        3,\"Cy\",1500,0,0,0,0,0,0\r\n";
    assert_eq!(tournament.standings_csv(), standings);
    let games = "game,round,table,seat,player,place,decision,annulled,paired,decided\r\n\
        1,1,100,1,\"'=1+1\",1,played,no,1970-01-01,1970-01-02\r\n\
        1,1,100,2,\"Ben \"\"B\"\", Esq.\",1,played,no,1970-01-01,1970-01-02\r\n\
        2,2,,1,\"Cy\",,,no,1970-01-02,\r\n\
        2,2,,2,\"'=1+1\",,,no,1970-01-02,\r\n";
    assert_eq!(tournament.games_csv(), games);
    let games = play(tournament, "cy withdraw -> annulled 2, round 3: 0 1, finished 1=0 1=1 3=2").games_csv();
    assert!(games.contains("2,2,,1,\"Cy\",,,yes,") && games.contains(",1,played,no,"), "{games}");
}
