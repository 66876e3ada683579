//! Tests of tournaments as scripts. Each line is a command and, after `->`, the expected events or the rejection.

mod changes;
mod knockout;
mod ladder;
mod life;
mod schedules;
mod standings;
mod stored;
mod swiss_pairs;

use super::*;
use crate::localize::Message;
use crate::rules::{GameKind, Setup};
use crate::table::{GuildId, Player, PlayerId};

const PEOPLE: [&str; 9] = ["ana", "ben", "cy", "dee", "eva", "fay", "gus", "hal", "ivy"];

/// The start of every script.
const START: Timestamp = Timestamp::UNIX_EPOCH;

fn player(name: &str) -> Player {
    let id = PEOPLE.iter().position(|known| *known == name).expect("a person of the tests");
    Player::human(PlayerId(id as u64), name.to_owned())
}

fn settings(form: Form) -> Settings {
    let setup = Setup::new(GameKind::Basileus, None, None).expect("the default setup");
    Settings::new("Cup".to_owned(), GuildId(7), ChannelId(70), player("ana"), setup, form)
}

fn tables_of(seats: usize) -> Settings {
    let setup = Setup::new(GameKind::Biloba, Some(seats), None).expect("Biloba seats 2 to 4");
    Settings { setup, ..settings(Form::RoundRobin { double: false }) }
}

fn opened(settings: Settings) -> Tournament {
    Tournament::open(TournamentId(1), settings, START).expect("valid settings")
}

/// With so many players, of whom each has 10 rating points less than the one before.
fn joined(settings: Settings, players: usize) -> Tournament {
    let mut tournament = opened(settings);
    for (number, name) in PEOPLE.iter().take(players).enumerate() {
        let join = Command::Join { by: player(name), rating: 1500 - 10 * number as u32 };
        run(&mut tournament, &join, START).expect("there is room");
    }
    tournament
}

fn run(tournament: &mut Tournament, command: &Command, now: Timestamp) -> Result<Vec<Event>, Rejection> {
    let events = tournament.decide(command, now)?;
    for event in &events {
        tournament.apply(event, now).expect("what was decided can be applied");
    }
    Ok(events)
}

/// Parses a command, such as `ana join`, `start`, `table 0`, `result 0: 1 2` or `ben challenge ana`.
fn command(line: &str, now: Timestamp) -> Command {
    let words: Vec<&str> = line.split([' ', ':']).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| word.parse::<usize>().expect("a number");
    let id = |name| Participant::from(PlayerId(player(name).human_id().expect("a person").0));
    match *words {
        ["start"] => Command::Start { ratings: Vec::new() },
        ["tick"] => Command::Tick { at: now, ratings: Vec::new() },
        ["pause"] => Command::Pause,
        ["resume"] => Command::Resume,
        ["cancel"] => Command::Cancel,
        ["finish"] => Command::Finish,
        ["relocate", channel] => Command::Relocate { channel: ChannelId(number(channel) as u64) },
        ["credit", since] => Command::CreditTime { since: time(since).expect("a time") },
        ["credit", pairing, since] => {
            Command::CreditGame { pairing: number(pairing), since: time(since).expect("a time") }
        }
        ["table", pairing] => {
            Command::ReportTable { pairing: number(pairing), table: TableId(100 + number(pairing) as i64) }
        }
        ["gone", pairing, table] => {
            Command::ReportNoResult { pairing: number(pairing), table: TableId(number(table) as i64) }
        }
        ["result", pairing, ref places @ ..] => Command::ReportResult {
            pairing: number(pairing),
            places: places.iter().map(|place| number(place) as u8).collect(),
        },
        ["begun", pairing] => Command::ReportBegun { pairing: number(pairing) },
        ["forfeit", pairing, ref places @ ..] => Command::ReportForfeit {
            pairing: number(pairing),
            places: places.iter().map(|place| number(place) as u8).collect(),
        },
        ["nobody", "came", pairing] => Command::ReportNobodyCame { pairing: number(pairing) },
        ["adjudicate", pairing, "came", ref came @ ..] => {
            let came: Vec<usize> = came.iter().map(|seat| number(seat)).collect();
            let losers = (0..2).filter(|seat| !came.contains(seat)).collect();
            let game = UnfinishedGame { places: vec![0, 0], losers, has_begun: false };
            Command::Adjudicate { pairing: number(pairing), game }
        }
        ["adjudicate", pairing, seat, ref places @ ..] => {
            let places = places.iter().map(|place| number(place) as u8).collect();
            let game = UnfinishedGame { places, losers: vec![number(seat)], has_begun: true };
            Command::Adjudicate { pairing: number(pairing), game }
        }
        [name, "join"] => Command::Join { by: player(name), rating: 1000 },
        [name, "leave"] => Command::Leave { by: id(name) },
        [name, "withdraw"] => Command::Withdraw { player: id(name) },
        [name, "removed"] => Command::Remove { player: id(name) },
        [name, "challenge", other] => {
            Command::Challenge { by: id(name), opponent: id(other), away_until: None }
        }
        [name, "accept"] => Command::AcceptChallenge { by: id(name) },
        [name, "decline"] => Command::DeclineChallenge { by: id(name) },
        ["add", name] => Command::Add { by: id("ivy"), player: player(name), rating: 1000 },
        ["undo"] => Command::Undo { by: id("ivy") },
        _ => panic!("no command: {line}"),
    }
}

/// Parses a time after the start of the script, such as `8m`, `3h` or `2d`.
fn time(text: &str) -> Option<Timestamp> {
    let unit = match text.chars().last()? {
        'm' => Duration::from_mins(1),
        'h' => Duration::from_hours(1),
        'd' => Duration::from_hours(24),
        _ => return None,
    };
    Some(START + text[..text.len() - 1].parse::<u32>().ok()? * unit)
}

fn name(entrant: EntrantNumber) -> String {
    entrant.to_string()
}

fn seats_text(seats: &[EntrantNumber]) -> String {
    seats.iter().map(|entrant| name(*entrant)).collect::<Vec<_>>().join("-")
}

fn event_text(event: &Event) -> String {
    let numbers = |places: &[u8]| places.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    match event {
        Event::Joined { entrant, .. } => format!("joined {entrant}"),
        Event::Rejoined { entrant, .. } => format!("rejoined {entrant}"),
        Event::Left { entrant } => format!("left {entrant}"),
        Event::Removed { entrant } => format!("removed {entrant}"),
        Event::Withdrawn { entrant, annulled: true } => format!("annulled {entrant}"),
        Event::Withdrawn { entrant, .. } => format!("withdrawn {entrant}"),
        Event::Started { order, rounds, .. } => format!("started {} for {rounds}", seats_text(order)),
        Event::RoundPaired { round, pairings, byes } => {
            let games = pairings.iter().map(|seats| format!(" {}", seats_text(seats)));
            let byes = byes.iter().map(|entrant| format!(" {entrant}"));
            format!("round {round}:{}", games.chain(byes).collect::<String>())
        }
        Event::NextGamePaired { after, seats } => format!("next after {after}: {}", seats_text(seats)),
        Event::TableOpened { pairing, table } => format!("table {pairing}: {table}"),
        Event::GameBegun { pairing } => format!("begun {pairing}"),
        Event::TableClosed { pairing } => format!("gone {pairing}"),
        Event::GameDecided { pairing, places, decision } => {
            format!("{} {pairing}: {}", decision.name(), numbers(places))
        }
        Event::ChallengeReminded { challenger } => format!("reminded of {challenger}"),
        Event::Challenged { challenger, challenged, .. } => format!("challenged {challenger}-{challenged}"),
        Event::ChallengeAccepted { seats, .. } => format!("accepted {}", seats_text(seats)),
        Event::ChallengeDeclined { challenger } => format!("declined {challenger}"),
        Event::ChallengeLapsed { challenger } => format!("lapsed {challenger}"),
        Event::Relocated { channel } => format!("relocated {channel}"),
        Event::GameTimeCredited { pairing, time } => {
            format!("credited {pairing}: {}m", time.as_secs() / 60)
        }
        Event::TimeCredited { time } => format!("credited {}m", time.as_secs() / 60),
        Event::Finished { places } => {
            let places = places.iter().map(|known| format!(" {}={}", known.place, known.entrant));
            format!("finished{}", places.collect::<String>())
        }
        Event::Changed { changes, is_undo, .. } => {
            let what = serde_json::to_value(&changes[0]).expect("it is written");
            let what = what["what"].as_str().expect("a name");
            format!("{} {what}", if *is_undo { "undone" } else { "changed" })
        }
        Event::StartMissed | Event::Expired | Event::Paused | Event::Resumed | Event::Cancelled => {
            format!("{event:?}").to_lowercase()
        }
    }
}

/// Plays a script and returns the tournament at its end. A line may begin with the time of the command: `3d tick`.
#[track_caller]
fn play(mut tournament: Tournament, script: &str) -> Tournament {
    let mut now = START;
    for line in script.lines().filter(|line| !line.trim().is_empty()) {
        let (asked, expected) = line.split_once("->").expect("-> in each line");
        let (time, asked) = asked
            .trim()
            .split_once(' ')
            .filter(|(first, _)| time(first).is_some())
            .map_or((None, asked), |(first, rest)| (time(first), rest));
        now = time.unwrap_or(now);
        let found = match run(&mut tournament, &command(asked, now), now) {
            Ok(events) => events.iter().map(event_text).collect::<Vec<_>>().join(", "),
            Err(rejection) => rejection.to_string().split(' ').next().expect("a name").to_owned(),
        };
        assert_eq!(found, expected.trim(), "after: {asked}");
    }
    tournament
}
