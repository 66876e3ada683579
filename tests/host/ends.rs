//! Who brings which end of a game about, and whether it is rated: the table in `docs/ratings.md`, line by line.

use super::*;
use std::fs;

/// A line of the table: who does what, what becomes of the game of Ana and Ben, and whether it is rated.
struct Line {
    who: String,
    end: String,
    game: String,
    rated: String,
}

fn lines() -> Vec<Line> {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/ratings.md")).expect("the page");
    let table = text.split("| who | end |").nth(1).expect("the table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let line = |row: &str| {
        let cells: Vec<String> =
            row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        let [who, end, game, rated, why] = cells.try_into().expect("five cells");
        assert!(!why.is_empty(), "{row}");
        Line { who, end, game, rated }
    };
    rows.map(line).collect()
}

/// A rated game in which Ana and Ben have played five moves each, and Ana is to move.
async fn begun(host: &Host, time_control: Option<TimeControl>, is_of_tournament: bool) -> TableId {
    let new_table = NewTable { time_control, is_of_tournament, ..new_table(CHANNEL, 2) };
    let table = open_with_players(host, new_table, &[BEN]).await;
    play_until_rated(host, CHANNEL).await;
    table.id()
}

async fn begun_with_computer(host: &Host) -> TableId {
    let table = open_with_players(host, new_table(CHANNEL, 2), &[]).await;
    let computers = vec![Player::computer(Level::new(1).expect("a level"), 0, "Owl".to_owned())];
    execute(host, CHANNEL, Command::SeatComputers { by: ANA.into(), computers, rated: true }).await;
    play_until_rated(host, CHANNEL).await;
    table.id()
}

fn left(player: PlayerId, is_removable: bool) -> Command {
    Command::ReportMembership { player: player.into(), is_member: false, is_removable }
}

/// Carries out what is due, day by day.
async fn wait(fixture: &Fixture, host: &Host, table: TableId, days: u32) {
    for day in 1..=days {
        fixture.at(day * DAY);
        while !host.schedule().tick(table, host.clock().now()).await.expect("a store").events.is_empty() {}
    }
}

/// Carries out a line, and returns the table.
async fn carry_out(fixture: &Fixture, host: &Host, who: &str, end: &str) -> TableId {
    let by = match who {
        "Ana" | "organiser Ana" | "moderator Ana" => ANA,
        "Ben" | "moderator Ben" => BEN,
        _ => CY,
    };
    let days = Some(TimeControl::OneDay);
    let by_participant: Participant = by.into();
    let resign = Command::Resign { by: by_participant };
    let claim = Command::Claim { by: by_participant };
    let (table, commands) = match (who, end) {
        (_, "resigns") => (begun(host, None, false).await, vec![resign]),
        (_, "resigns before everyone has made five moves") => {
            open_with_players(host, new_table(CHANNEL, 2), &[BEN]).await;
            play_turns(host, CHANNEL, 9).await;
            let table = host.tables().load(TableRef::Channel(CHANNEL)).await.expect("a table").id();
            (table, vec![resign])
        }
        (_, "cancels the game before everyone has moved") => {
            let table = open_with_players(host, new_table(CHANNEL, 2), &[BEN]).await.id();
            play_turns(host, CHANNEL, 1).await;
            (table, vec![Command::Abort { by: by_participant }])
        }
        ("Ana and Ben", "agree to a draw") => (begun(host, None, false).await, vec![draw(ANA), draw(BEN)]),
        ("clock", "runs out") => {
            let table = begun(host, days, false).await;
            wait(fixture, host, table, 2).await;
            (table, Vec::new())
        }
        (_, "claims the game of an opponent who neither moves nor answers") => {
            let table = begun(host, None, false).await;
            fixture.at(4 * DAY);
            execute(host, CHANNEL, Command::AskPresence { by: by_participant }).await;
            fixture.at(9 * DAY);
            (table, vec![claim])
        }
        ("nobody", "moves or claims for 30 days") => {
            let table = begun(host, None, false).await;
            wait(fixture, host, table, 34).await;
            (table, Vec::new())
        }
        ("Ana", "lets a computer wait for 30 days") => {
            let table = begun_with_computer(host).await;
            wait(fixture, host, table, 31).await;
            (table, Vec::new())
        }
        ("Ana", "leaves the server, and Ben claims the game") => {
            let claim = Command::Claim { by: BEN.into() };
            (begun(host, None, false).await, vec![left(ANA, false), claim])
        }
        ("Ana", "leaves the server, and her clock runs out") => {
            let table = begun(host, days, false).await;
            execute(host, CHANNEL, left(ANA, false)).await;
            wait(fixture, host, table, 2).await;
            (table, Vec::new())
        }
        ("Ana", "leaves the server and a game against a computer") => {
            (begun_with_computer(host).await, vec![left(ANA, false)])
        }
        ("Ana", "leaves the server, and Ben calls the game off") => {
            let abort = Command::Abort { by: BEN.into() };
            (begun(host, None, false).await, vec![left(ANA, false), abort])
        }
        ("moderator Ben", "removes Ana from the server and claims the game") => {
            (begun(host, None, false).await, vec![left(ANA, true), claim])
        }
        ("moderator Ben", "removes Ana from the server and waits for her clock") => {
            let table = begun(host, days, false).await;
            execute(host, CHANNEL, left(ANA, true)).await;
            wait(fixture, host, table, 2).await;
            (table, Vec::new())
        }
        ("moderator", "removes Ana from the server and closes the game") => {
            let close = Command::Close { by: by_participant };
            (begun(host, None, false).await, vec![left(ANA, false), close])
        }
        (_, "closes the game") => {
            (begun(host, None, false).await, vec![Command::Close { by: by_participant }])
        }
        ("Ana", "deletes her data") => {
            let table = begun(host, None, false).await;
            host.players().delete(ANA, "former player").await.expect("a store");
            (table, Vec::new())
        }
        (_, "withdraws from the tournament" | "removes herself from the tournament") => {
            (begun(host, days, true).await, vec![resign])
        }
        (_, "removes Ben from the tournament") => {
            (begun(host, days, true).await, vec![Command::Remove { player: BEN.into() }])
        }
        (_, "cancels or ends the tournament") => {
            (begun(host, days, true).await, vec![Command::ReportTournamentOver])
        }
        ("deadline of the round", "passes") => (begun(host, days, true).await, vec![Command::Adjudicate]),
        ("Ana", "goes on vacation") => {
            let until = BEGIN + 9 * DAY;
            (begun(host, days, false).await, vec![Command::TakeVacation { by: by_participant, until }])
        }
        ("Ana", "blocks Ben") => {
            let table = begun(host, None, false).await;
            host.players().block(ANA, BEN, "Ben").await.expect("a store");
            (table, Vec::new())
        }
        ("Ana", "moves the game to another channel") => {
            let (guild, channel) = (Some(GUILD), ChannelId(CHANNEL.0 + 1));
            (begun(host, None, false).await, vec![Command::Relocate { by: by_participant, guild, channel }])
        }
        ("somebody", "deletes or locks the channel") => {
            let table = begun(host, days, false).await;
            let now = host.clock().now();
            let quarantined = host.tables().quarantine(table, QuarantineReason::ChannelGone, now);
            quarantined.await.expect("a store");
            fixture.at(40 * DAY);
            assert_eq!(
                host.schedule().due_tables(Shards::ALL, host.clock().now()).await.expect("a store"),
                []
            );
            (table, Vec::new())
        }
        other => panic!("the test does not know {other:?}"),
    };
    for command in commands {
        execute(host, CHANNEL, command).await;
    }
    table
}

/// The end of the game of Ana and Ben.
fn game(table: &Table) -> &'static str {
    let places = table.game().map(|game| game.places());
    match (table.phase(), places.map(|places| places.to_string()).as_deref()) {
        (Phase::Playing, _) => "goes on",
        (Phase::Closed, _) => "closed",
        (Phase::Ended(_), Some("1 2")) => "Ben loses",
        (Phase::Ended(_), Some("2 1")) => "Ana loses",
        (Phase::Ended(_), Some("1 1")) => "draw",
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_table_of_ends_is_true() {
    let lines = lines();
    assert!(lines.len() > 20, "{}", lines.len());
    for Line { who, end, game: expected, rated } in lines {
        let fixture = Fixture::new();
        let host = fixture.host().await;
        let table = carry_out(&fixture, &host, &who, &end).await;
        let table = host.tables().load(TableRef::Id(table)).await.expect("a table");
        let check = host.ratings().verify().await.expect("a store");
        assert_eq!(check.wrong, []);
        let counted = if check.games == 1 { "yes" } else { "no" };
        assert_eq!((game(&table), counted), (expected.as_str(), rated.as_str()), "{who} {end}");
    }
}
