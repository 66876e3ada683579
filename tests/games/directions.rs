//! Names from right to left leave everything beside them in its place.

use bside_games::i18n::{
    Localizer, TablePlace, alt_text, finished_entry, leaderboard_text, result_notes, spoken_result_notes,
    standings_alt, table_text, tournament_pairings_page, tournament_players_page, tournament_standings_page,
};
use bside_games::ratings::{Ladder, Leaderboard, LeaderboardEntry, Outcome, Rating, RatingChange};
use bside_games::rules::{GameKind, Setup};
use bside_games::table::{
    ChannelId, Command, GuildId, NewTable, Participant, Player, PlayerId, Table, TableId, Timestamp,
};
use bside_games::tournament::{self, Form, Settings, Tournament, TournamentId};
use unicode_bidi::{BidiInfo, Level};

/// One that ends with a number, and one that begins with a sign.
const NAMES: [&str; 3] = ["דנה 7", "عمر", "(אב)"];

/// Something that is turned around in a text of which only the names may be: its lines are written from left to right, or in the direction
/// of their first letters.
fn turned_around(text: &str) -> Option<String> {
    text.lines().find_map(|line| {
        [Some(Level::ltr()), None].into_iter().find_map(|base| {
            let directions = BidiInfo::new(line, base);
            let paragraph = &directions.paragraphs[0];
            let levels = directions.reordered_levels_per_char(paragraph, paragraph.range.clone());
            parts_beside_names(line).into_iter().find_map(|(start, part)| {
                let first = line[..start].chars().count();
                let levels = &levels[first..first + part.chars().count()];
                levels.iter().any(|level| *level != Level::ltr()).then(|| format!("{part:?} in {line:?}"))
            })
        })
    })
}

#[track_caller]
fn reads_as_written(text: &str) {
    assert_eq!(turned_around(text), None);
}

/// The parts of a line before, between and after names, each with the index of its first byte.
fn parts_beside_names(line: &str) -> Vec<(usize, &str)> {
    let (mut parts, mut begin) = (Vec::new(), 0);
    loop {
        let rest = &line[begin..];
        let next = NAMES.iter().filter_map(|name| Some((rest.find(name)?, name.len()))).min();
        let Some((end, length)) = next else { break };
        parts.push((begin, &rest[..end]));
        begin += end + length;
    }
    parts.push((begin, &line[begin..]));
    parts
}

fn rating(value: f64) -> Rating {
    Rating { value, deviation: 60.0, games: 50 }
}

fn player(number: usize) -> Player {
    Player::human(PlayerId(number as u64), NAMES[number].to_owned())
}

#[test]
fn without_marks_results_are_turned_around() {
    for text in ["Ben – عمر · 1–0", "1. عمر · 1500 ± 90 · 3 won"] {
        assert!(turned_around(text).is_some(), "{text}");
    }
    reads_as_written("Ben – \u{200e}عمر\u{200e} · 1–0");
}

#[test]
fn leaderboards_read_as_they_are_written() {
    let entry = |rank: usize| LeaderboardEntry {
        rank,
        player: player(rank - 1),
        rating: rating(1500.0),
        wins: 3,
        draws: 2,
        losses: 1,
    };
    let leaderboard = Leaderboard { page: (1..=3).map(entry).collect(), own: None, goes_on: false };
    for locale in Localizer::locales() {
        reads_as_written(&leaderboard_text(
            &Localizer::of(&locale),
            GameKind::Biloba,
            Ladder::People,
            &leaderboard,
        ));
    }
}

#[test]
fn tournaments_read_as_they_are_written() {
    let setup = Setup::new(GameKind::Basileus, None, None).expect("a set-up");
    let form = Form::RoundRobin { double: false };
    let settings = Settings::new(NAMES[1].to_owned(), GuildId(1), ChannelId(1), player(0), setup, form);
    let now = Timestamp::UNIX_EPOCH;
    let mut tournament = Tournament::open(TournamentId(1), settings, now).expect("it fits together");
    let joins = (0..3).map(|number| tournament::Command::Join { by: player(number), rating: 1500 });
    let result = tournament::Command::ReportResult { pairing: 0, places: vec![1, 2] };
    for command in joins.chain([tournament::Command::Start { ratings: Vec::new() }, result]) {
        for event in tournament.decide(&command, now).expect("it is allowed") {
            tournament.apply(&event, now).expect("it was decided");
        }
    }
    for locale in Localizer::locales() {
        let localizer = Localizer::of(&locale);
        for text in [
            tournament_pairings_page(&localizer, &tournament, 1, 0).text,
            tournament_standings_page(&localizer, &tournament, 0).text,
            tournament_players_page(&localizer, &tournament, 0).text,
            standings_alt(&localizer, &tournament, 0),
        ] {
            reads_as_written(&text);
        }
    }
}

#[test]
fn results_of_games_read_as_they_are_written() {
    let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("a set-up");
    let now = Timestamp::UNIX_EPOCH;
    let new_table = NewTable::new(ChannelId(7), player(0), setup);
    let mut table = Table::open(TableId(5), new_table, now).expect("a valid table");
    let by = |number: u64| Participant::Human(PlayerId(number));
    for command in [
        Command::Join { by: player(1) },
        Command::Join { by: player(2) },
        Command::Resign { by: by(1) },
        Command::Resign { by: by(0) },
    ] {
        for event in table.decide(&command, now).expect("it is allowed") {
            table.apply(&event, now).expect("it was decided");
        }
    }
    let change = |number: usize, value: f64| RatingChange {
        player: player(number),
        outcome: Outcome::Loss,
        before: rating(1500.0),
        after: rating(value),
    };
    let ratings = [change(0, 1490.0), change(1, 1480.0), change(2, 1530.0)];
    for locale in Localizer::locales() {
        let localizer = Localizer::of(&locale);
        let scene = bside_games::i18n::scene(&localizer, &table).expect("a board");
        let others = [player(1), player(2)];
        let texts = [
            table_text(&localizer, &table),
            alt_text(&localizer, &scene, None),
            finished_entry(&localizer, table.id(), GameKind::Biloba, &others, TablePlace::Here),
        ];
        let notes = [result_notes, spoken_result_notes].map(|notes| notes(&localizer, &table, &ratings));
        let notes = notes.iter().flatten().map(ToString::to_string);
        for text in texts.into_iter().chain(notes) {
            reads_as_written(&text);
        }
    }
}
