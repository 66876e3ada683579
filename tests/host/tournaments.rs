//! Tournaments and their tables.

use super::*;
use bside::host::{NotifyMode, OpenTable, Preferences, TournamentError, TournamentOutcome};
use bside::tournament::{self, Change, EntrantNumber, Form, Settings, Tournament, TournamentId};

/// A round robin of these players, which has started.
async fn round_robin(host: &Host, players: &[PlayerId]) -> Arc<Tournament> {
    started(host, settings(Form::RoundRobin { double: false }), players).await
}

fn settings(form: Form) -> Settings {
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    Settings::new("Spring open".to_owned(), GUILD, CHANNEL, player(ANA), setup, form)
}

/// A round robin in which a turn may take as long as a round.
fn three_day_rounds() -> Settings {
    let settings = settings(Form::RoundRobin { double: false });
    Settings { round_time: Some(3 * DAY), time_control: TimeControl::ThreeDays, ..settings }
}

async fn started(host: &Host, settings: Settings, players: &[PlayerId]) -> Arc<Tournament> {
    let id = host.tournaments().open(settings).await.expect("room for one more").tournament.id();
    for id_of_player in players {
        command(host, id, tournament::Command::Join { by: player(*id_of_player), rating: 1500 }).await;
    }
    command(host, id, tournament::Command::Start { ratings: Vec::new() }).await.tournament
}

async fn command(host: &Host, id: TournamentId, command: tournament::Command) -> TournamentOutcome {
    let description = format!("{command:?}");
    match host.tournaments().execute(id, command).await {
        Ok(outcome) => outcome,
        Err(error) => panic!("{description}: {error:?}"),
    }
}

/// Opens the tables of all games that need one, each in a channel of its own.
async fn open_all(host: &Host, id: TournamentId) -> Vec<CommandOutcome> {
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    let mut opened = Vec::new();
    for (pairing, _) in tournament.to_open() {
        let channel = ChannelId(9000 + pairing as u64);
        let (_, table) = host.tournaments().open_table(id, pairing, channel).await.expect("a free channel");
        opened.extend(table);
    }
    opened
}

/// Reports all tables that have ended. Returns the tournament.
async fn report_all(host: &Host, id: TournamentId) -> Arc<Tournament> {
    for table in host.tournaments().open_tables(id).await.expect("a store") {
        host.tournaments().report(id, table).await.expect("a store");
    }
    host.tournaments().load(id).await.expect("a tournament")
}

async fn resign(host: &Host, table: &Table, seat: usize) {
    let by = table.seats()[seat].as_ref().expect("a player").id;
    let resigned = host.tables().execute(TableRef::Id(table.id()), Command::Resign { by }).await;
    resigned.expect("a running game");
}

fn refusal(result: Result<TournamentOutcome, HostError>) -> TournamentError {
    match result {
        Err(HostError::Tournament(error)) => error,
        other => panic!("not rejected: {other:?}"),
    }
}

#[tokio::test]
async fn a_tournament_is_the_same_after_a_restart() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let before = round_robin(&host, &[ANA, BEN, CY, DEE]).await;
    assert_eq!((before.round(), before.to_open().count()), (1, 2));
    assert_eq!(host.tournaments().unfinished_in(CHANNEL).await.expect("a store"), [before.id()]);
    let due = host.tournaments().due(&[Shards::ALL], BEGIN).await.expect("a store");
    assert_eq!(due, [before.id()]);
    host.tournaments().record_done(&before).await.expect("a store");
    assert_eq!(host.tournaments().due(&[Shards::ALL], BEGIN).await.expect("a store"), []);
    drop(host);

    let host = fixture.host().await;
    let after = host.tournaments().load(before.id()).await.expect("a tournament");
    assert_eq!(format!("{after:?}"), format!("{before:?}"));
    let listed = host.tournaments().of_guild(GUILD).await.expect("a store");
    assert_eq!((listed.len(), listed[0].name.as_str()), (1, "Spring open"));
    assert_eq!(listed[0].phase, tournament::Phase::Running);
    let unknown = host.tournaments().execute(TournamentId(99), tournament::Command::Pause).await;
    assert_eq!(refusal(unknown), TournamentError::Unknown);
}

#[tokio::test]
async fn a_pairing_has_one_table_at_which_its_players_sit() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let started = round_robin(&host, &[ANA, BEN, CY, DEE]).await;
    let opened = open_all(&host, started.id()).await;
    assert_eq!(opened.len(), 2);
    let again = host.tournaments().open_table(started.id(), 0, ChannelId(1)).await;
    assert!(matches!(again, Err(HostError::Tournament(TournamentError::Rejected(_)))), "{again:?}");
    assert!(host.tables().load(TableRef::Channel(ChannelId(1))).await.is_err(), "no table is left behind");
    drop(host);

    let host = fixture.host().await;
    let tournament = host.tournaments().load(started.id()).await.expect("a tournament");
    for (number, pairing) in tournament.pairings_of(1) {
        let id = pairing.table.expect("it was opened");
        let table = host.tables().load(TableRef::Id(id)).await.expect("a table");
        let of_entrant = |entrant: &EntrantNumber| tournament.entrants()[*entrant].player.clone();
        let players: Vec<Player> = pairing.seats.iter().map(of_entrant).collect();
        assert_eq!(table.seats().iter().flatten().cloned().collect::<Vec<_>>(), players);
        assert_eq!((table.phase(), table.is_of_tournament()), (Phase::Playing, true));
        assert_eq!(host.tournaments().of_table(id).await.expect("a store"), Some((tournament.id(), number)));
        let mut mentioned = opened[number].mentions.clone();
        mentioned.sort_unstable_by_key(|player| player.0);
        assert_eq!(mentioned.len(), 2, "both are called to the first board");
    }
}

#[tokio::test]
async fn a_game_of_a_tournament_can_only_be_played_out() {
    let host = host().await;
    let casual = Settings { casual: true, ..settings(Form::RoundRobin { double: false }) };
    let tournament = started(&host, casual, &[ANA, BEN, CY]).await;
    let table = open_all(&host, tournament.id()).await.swap_remove(0).table;
    let [one, other] = [0, 1].map(|seat| table.seats()[seat].as_ref().expect("a player").id);
    let execute = async |command| host.tables().execute(TableRef::Id(table.id()), command).await;
    let offer = |offer| Command::Offer { by: one, offer, number: None };
    for refused in [Command::Abort { by: one }, offer(Offer::Pause), offer(Offer::Takeback)] {
        assert_eq!(rejected(execute(refused).await), Rejection::new("table-in-tournament"));
    }
    assert_eq!(
        rejected(execute(Command::Hint { by: one, number: None }).await),
        Rejection::new("table-no-hints-in-tournament")
    );
    execute(offer(Offer::Draw)).await.expect("a draw may be offered");
    // A moderator who plays resigns by it.
    let closed = execute(Command::Close { by: other }).await.expect("a running game");
    assert_eq!(closed.table.phase(), Phase::Ended(Ending::Resigned));
}

#[tokio::test]
async fn a_game_goes_on_without_its_tournament() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let id = round_robin(&host, &[ANA, BEN, CY]).await.id();
    let table = open_all(&host, id).await.swap_remove(0).table.id();
    host.tournaments().execute(id, tournament::Command::Cancel).await.expect("it is running");
    let released = host
        .tournaments()
        .release(table, Command::ReportTournamentOver)
        .await
        .expect("a store")
        .expect("it is played");
    assert_eq!(released.events, [Event::TournamentOver]);
    assert_eq!(host.tournaments().open_tables(id).await.expect("a store"), []);
    drop(host);

    let host = fixture.host().await;
    let table = host.tables().load(TableRef::Id(table)).await.expect("a table");
    assert_eq!((table.phase(), table.is_of_tournament()), (Phase::Playing, false));
    let by = table.seats()[0].as_ref().expect("a player").id;
    let aborted = host.tables().execute(TableRef::Id(table.id()), Command::Abort { by }).await;
    assert_eq!(aborted.expect("nobody has moved").table.phase(), Phase::Closed);
}

#[tokio::test]
async fn results_pair_the_next_round_and_end_with_titles() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let id = round_robin(&host, &[ANA, BEN, CY, DEE]).await.id();
    for round in 1..=3 {
        let opened = open_all(&host, id).await;
        for outcome in &opened {
            // The player with the smaller id wins.
            let ids: Vec<u64> =
                outcome.table.seats().iter().flatten().filter_map(Player::human_id).map(|id| id.0).collect();
            resign(&host, &outcome.table, usize::from(ids[0] < ids[1])).await;
        }
        assert_eq!(host.tournaments().due(&[Shards::ALL], BEGIN).await.expect("a store"), [id]);
        let tournament = report_all(&host, id).await;
        assert_eq!(tournament.round(), (round + 1).min(3));
        assert_eq!(host.tournaments().open_tables(id).await.expect("a store"), []);
        // A second report changes nothing.
        let table = OpenTable { pairing: 0, table: opened[0].table.id(), quarantine: None };
        let again = host.tournaments().report(id, table).await.expect("a store").expect("it has ended");
        assert_eq!(again.events, []);
    }
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    assert_eq!(tournament.phase(), tournament::Phase::Finished);
    let titles = host.tournaments().titles_of(ANA).await.expect("a store");
    assert_eq!((titles.len(), titles[0].place, titles[0].players), (1, 1, 4));
    assert_eq!(host.tournaments().titles_of(DEE).await.expect("a store"), []);
    let export = host.players().export(ANA, 9).await.expect("a store");
    assert_eq!((export.tournaments[0].place, export.tournaments[0].name.as_str()), (Some(1), "Spring open"));
}

#[tokio::test]
async fn a_closed_table_is_replaced_by_another_one() {
    let host = host().await;
    let id = round_robin(&host, &[ANA, BEN, CY]).await.id();
    let table = open_all(&host, id).await.swap_remove(0).table;
    let moderator = PlayerId(77);
    let close = Command::Close { by: moderator.into() };
    let closed = host.tables().execute(TableRef::Id(table.id()), close).await.expect("a running game");
    assert_eq!(closed.table.phase(), Phase::Closed);
    let tournament = report_all(&host, id).await;
    assert_eq!(tournament.to_open().count(), 1);
    let again = open_all(&host, id).await.swap_remove(0).table;
    assert_eq!(again.seats(), table.seats());
    assert_eq!(host.tournaments().open_tables(id).await.expect("a store").len(), 1);
}

#[tokio::test]
async fn overdue_games_are_adjudicated_together_with_their_tables() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let settings = three_day_rounds();
    let id = started(&host, settings, &[ANA, BEN, CY, DEE]).await.id();
    let opened = open_all(&host, id).await;
    fixture.at(DAY);
    let turn = some_turn(&opened[0].table, 0);
    host.tables().execute(TableRef::Id(opened[0].table.id()), turn).await.expect("a turn");
    let tables = host.tournaments().open_tables(id).await.expect("a store");
    let early = host.tournaments().adjudicate(id, tables[0]).await;
    assert!(matches!(early, Err(HostError::Tournament(_))), "{early:?}");
    fixture.at(3 * DAY);
    for table in tables {
        host.tournaments().adjudicate(id, table).await.expect("overdue").expect("it is being played");
    }
    let phase = async |place: usize| {
        let table = opened[place].table.id();
        host.tables().load(TableRef::Id(table)).await.expect("a table").phase()
    };
    assert_eq!((phase(0).await, phase(1).await), (Phase::Ended(Ending::OutOfTime), Phase::Closed));
    let missed = host.tables().load(TableRef::Id(opened[1].table.id())).await.expect("a table");
    assert_eq!(missed.closing(), Some(&Event::NobodyCame));
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    let results: Vec<_> = tournament.pairings_of(1).map(|(_, pairing)| pairing.result.clone()).collect();
    let places = |place: usize| results[place].clone().expect("a result").places;
    assert_eq!((places(0), places(1)), (vec![1, 2], vec![2, 2]));
    assert_eq!(tournament.round(), 2);
}

#[tokio::test]
async fn players_are_told_of_an_adjudicated_game_as_they_have_chosen() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let settings = three_day_rounds();
    let players = [ANA, BEN, CY, DEE];
    let id = started(&host, settings, &players).await.id();
    let table = open_all(&host, id).await.swap_remove(0).table;
    for player in players {
        let by_direct_message = |chosen: &mut Preferences| chosen.notify = Some(NotifyMode::Direct);
        host.settings().update_player(player, by_direct_message).await.expect("a store");
    }
    fixture.at(DAY);
    host.tables().execute(TableRef::Id(table.id()), some_turn(&table, 0)).await.expect("a turn");
    fixture.at(3 * DAY);
    let open = host.tournaments().open_tables(id).await.expect("a store").swap_remove(0);
    let (_, ended) = host.tournaments().adjudicate(id, open).await.expect("overdue").expect("it is played");
    assert!(ended.mentions.is_empty(), "nobody is pinged: {:?}", ended.mentions);
    let watches = host.notices().ended_watches().await.expect("a store");
    let mut told: Vec<_> = watches.iter().map(|watch| (watch.player, watch.table)).collect();
    let mut expected: Vec<_> =
        table.seats().iter().flatten().filter_map(|player| Some((player.human_id()?, table.id()))).collect();
    told.sort();
    expected.sort();
    assert_eq!(told, expected);
}

#[tokio::test]
async fn an_outage_delays_deadlines() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let settings = Settings { round_time: Some(DAY), ..settings(Form::RoundRobin { double: false }) };
    let id = started(&host, settings, &[ANA, BEN, CY]).await.id();
    open_all(&host, id).await;
    host.schedule().record_heartbeat(Shards::ALL).await.expect("a store");
    fixture.at(10 * HOUR);
    host.schedule().begin(Shards::ALL).await.expect("a store");
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    assert_eq!(tournament.due(), Some(BEGIN + DAY + 10 * HOUR));
}

#[tokio::test]
async fn a_deadline_waits_for_a_table_at_which_nobody_can_play() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let settings = Settings { round_time: Some(DAY), ..settings(Form::RoundRobin { double: false }) };
    let id = started(&host, settings, &[ANA, BEN, CY, DEE]).await.id();
    let opened = open_all(&host, id).await;
    for outcome in &opened {
        // Nobody knows since when the channel is gone.
        let (gone, since) = (QuarantineReason::ChannelGone, Timestamp::UNIX_EPOCH);
        host.tables().quarantine(outcome.table.id(), gone, since).await.expect("a store");
    }
    fixture.at(10 * HOUR);
    host.tables().release(opened[0].table.id()).await.expect("a store");
    // The other game goes on elsewhere.
    let (guild, by) = (opened[1].table.guild(), opened[1].table.seats()[0].as_ref().expect("a player").id);
    let relocate = Command::Relocate { by, guild, channel: ChannelId(99) };
    host.tables().execute(TableRef::Id(opened[1].table.id()), relocate).await.expect("a free channel");
    let tournament = host.tournaments().load(id).await.expect("a tournament");
    let deadlines: Vec<_> = tournament.pairings().iter().map(|pairing| pairing.deadline).collect();
    assert_eq!(deadlines, [Some(BEGIN + DAY + 10 * HOUR); 2]);
}

#[tokio::test]
async fn a_deleted_player_is_withdrawn_and_becomes_a_former_player() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let id = round_robin(&host, &[ANA, BEN, CY, DEE]).await.id();
    open_all(&host, id).await;
    host.players().delete(ANA, "former player").await.expect("a store");
    let tournament = report_all(&host, id).await;
    assert!(tournament.number_of(ANA).is_none());
    assert_eq!(tournament.settings().organiser.name, "former player");
    let former: Vec<_> =
        tournament.entrants().iter().filter(|entrant| entrant.player.id.is_former()).collect();
    assert!(former.len() == 1 && !former[0].is_active() && former[0].player.name == "former player");
    assert_eq!(host.players().export(ANA, 9).await.expect("a store").tournaments, []);
    drop(host);
    let again = fixture.host().await.tournaments().load(id).await.expect("a tournament");
    assert_eq!(format!("{again:?}"), format!("{tournament:?}"));
}

/// The messages may have the name of the deleted player.
#[tokio::test]
async fn messages_that_were_written_during_a_deletion_are_written_again() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let id = round_robin(&host, &[ANA, BEN, CY, DEE]).await.id();
    let unshown = async || host.tournaments().unshown(&[Shards::ALL]).await.expect("a store");
    for deleted in [BEN, CY] {
        // The second one is deleted while the messages are written again.
        let writing = host.tournaments().presented(id).await.expect("a store");
        let count = host.tournaments().load(id).await.expect("a tournament").event_count();
        host.players().delete(deleted, "Former player").await.expect("a store");
        host.tournaments().record_shown(id, writing, count).await.expect("a store");
        assert_eq!(unshown().await, [id]);
    }
    let writing = host.tournaments().presented(id).await.expect("a store");
    let count = host.tournaments().load(id).await.expect("a tournament").event_count();
    host.tournaments().record_shown(id, writing, count).await.expect("a store");
    assert_eq!(unshown().await, []);
}

#[tokio::test]
async fn a_game_with_a_turn_counts_as_played_when_a_player_withdraws() {
    let host = host().await;
    let swiss = settings(Form::Swiss { rounds: Some(2) });
    let tournament = started(&host, swiss, &[ANA, BEN, CY, DEE]).await;
    let id = tournament.id();
    for opened in open_all(&host, id).await {
        let table = opened.table;
        let command = some_turn(&table, 0);
        host.tables().execute(TableRef::Id(table.id()), command).await.expect("a legal turn");
    }
    let of_seat = |pairing: usize, seat: usize| {
        tournament.entrants()[tournament.pairings()[pairing].seats[seat]].player.id
    };
    command(&host, id, tournament::Command::Withdraw { player: of_seat(0, 0) }).await;
    host.players()
        .delete(of_seat(1, 1).human_id().expect("a person"), "former player")
        .await
        .expect("a store");
    let after = host.tournaments().load(id).await.expect("a tournament");
    for pairing in [0, 1] {
        let result = after.pairings()[pairing].result.as_ref().expect("it is decided");
        assert_eq!(result.decision, tournament::Decision::Abandoned);
    }
}

#[tokio::test]
async fn a_game_that_ends_before_a_turn_is_a_forfeit() {
    let host = host().await;
    let id = round_robin(&host, &[ANA, BEN, CY]).await.id();
    let table = open_all(&host, id).await.swap_remove(0).table;
    resign(&host, &table, 1).await;
    let tournament = report_all(&host, id).await;
    let result = tournament.pairings()[0].result.as_ref().expect("it is decided");
    assert_eq!((result.decision, &result.places[..]), (tournament::Decision::Forfeited, &[1, 2][..]));
}

#[tokio::test]
async fn tournaments_and_not_their_tables_count_against_limits() {
    let host = host().await;
    let id = round_robin(&host, &[ANA, BEN, CY]).await.id();
    for number in 0..20 {
        let new_table = new_table(ChannelId(100 + number), 2);
        open_with_players(&host, NewTable { by: player(BEN), ..new_table }, &[CY]).await;
    }
    assert_eq!(open_all(&host, id).await.len(), 1);
    let by = async |organiser: PlayerId, guild: u64| {
        let form = Form::Knockout;
        let (organiser, guild, name) = (player(organiser), GuildId(guild), format!("Cup of {organiser}"));
        let settings = Settings { organiser, guild, name, ..settings(form) };
        host.tournaments().open(settings).await
    };
    for guild in 1..=3 {
        by(ANA, guild).await.expect("room");
    }
    let error = refusal(by(ANA, 4).await);
    // The round robin is one of them.
    let names =
        ["Spring open".to_owned(), format!("Cup of {ANA}"), format!("Cup of {ANA}"), format!("Cup of {ANA}")];
    assert_eq!(error, TournamentError::TooManyOfOrganiser { most: 4, names: names.into() });
    for organiser in 10..18 {
        by(PlayerId(organiser), 9).await.expect("room");
    }
    let error = refusal(by(PlayerId(20), 9).await);
    let names = (10..18).map(|organiser| format!("Cup of {organiser}")).collect();
    assert_eq!(error, TournamentError::TooManyOfGuild { most: 8, names });
}

#[tokio::test]
async fn a_changed_tournament_is_the_same_after_a_restart() {
    let fixture = Fixture::new();
    let host = fixture.host().await;
    let tournament = started(&host, three_day_rounds(), &[ANA, BEN, CY, DEE]).await;
    let id = tournament.id();
    let opened = open_all(&host, id).await.len();
    let name = Change::Name { from: "Spring open".to_owned(), to: "Autumn open".to_owned() };
    let rounds = Change::RoundTime { from: Some(3 * DAY), to: Some(5 * DAY) };
    let longer = tournament::Command::Change { by: BEN.into(), changes: vec![name, rounds] };
    let before = command(&host, id, longer).await.tournament;
    assert_eq!((opened, before.settings().round_time), (2, Some(5 * DAY)));
    let host = fixture.host().await;
    let after = host.tournaments().load(id).await.expect("a tournament");
    assert_eq!((after.settings(), after.pairings()), (before.settings(), before.pairings()));
    let names = host.tournaments().of_guild(GUILD).await.expect("a store");
    assert_eq!(names[0].name, "Autumn open");
    // Another one can take the former name, and not this one.
    host.tournaments().open(settings(Form::Knockout)).await.expect("the name is free");
    let taken = Settings { name: "autumn OPEN".to_owned(), ..settings(Form::Knockout) };
    assert!(matches!(refusal(host.tournaments().open(taken).await), TournamentError::NameTaken { .. }));
}

#[tokio::test]
async fn deleted_people_are_not_named_as_those_who_changed_something() {
    let host = host().await;
    let id = round_robin(&host, &[ANA, CY, DEE]).await.id();
    let changes = vec![Change::RoundTime { from: None, to: Some(5 * DAY) }];
    command(&host, id, tournament::Command::Change { by: BEN.into(), changes }).await;
    let count = host.tournaments().load(id).await.expect("a tournament").event_count();
    let shown = host.tournaments().presented(id).await.expect("a store");
    host.tournaments().record_shown(id, shown, count).await.expect("a store");
    host.players().delete(BEN, "former player").await.expect("a store");
    let events = host.tournaments().events_since(id, 0).await.expect("a store");
    let by = events.iter().find_map(|(event, _)| match event {
        tournament::Event::Changed { by, .. } => Some(*by),
        _ => None,
    });
    assert!(by.is_some_and(|by| by.is_former()), "{by:?}");
    // The line that names them is written again.
    assert_eq!(host.tournaments().unshown(&[Shards::ALL]).await.expect("a store"), [id]);
}

#[tokio::test]
async fn nobody_adds_a_player_who_has_blocked_them() {
    let host = host().await;
    let id = host.tournaments().open(settings(Form::Knockout)).await.expect("room").tournament.id();
    host.players().block(BEN, ANA, "Ana").await.expect("a store");
    let add = tournament::Command::Add { by: ANA.into(), player: player(BEN), rating: 1500 };
    let refused = host.tournaments().execute(id, add).await.expect_err("she is blocked");
    assert!(matches!(refused, HostError::Refused(HostRejection::CannotInvite { .. })), "{refused:?}");
}
