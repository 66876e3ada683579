//! Tests of tables as scripts. Each line is a command and, after `->`, the expected events or the key of the rejection.

mod assistance;
mod calls;
mod clocks;
mod closing;
mod exploration;
mod new_tables;
mod offers;
mod plans;
mod presence;
mod recent;

use super::*;
use crate::localize::{Arg, Localize};
use crate::rules::{GameKind, MAX_SEATS};
use crate::search::Level;
use std::time::Duration;

const PEOPLE: [&str; 5] = ["nobody", "ana", "ben", "cy", "dee"];

fn player(name: &str) -> Player {
    let id = PEOPLE.iter().position(|known| *known == name).expect("a person of the tests");
    Player::human(PlayerId(id as u64), name.to_owned())
}

fn computer(number: u8) -> Player {
    Player::computer(Level::MAX, number, "Owl".to_owned())
}

fn new_table(seats: usize, opponent: Option<&str>) -> NewTable {
    let setup = Setup::new(GameKind::Biloba, Some(seats), None).expect("Biloba seats 2 to 4");
    let opponents = opponent.into_iter().map(player).collect();
    NewTable { guild: Some(GuildId(7)), opponents, ..NewTable::new(ChannelId(70), player("ana"), setup) }
}

fn opened(seats: usize, opponent: Option<&str>) -> Table {
    Table::open(TableId(1), new_table(seats, opponent), START).expect("a valid table")
}

/// Parses a command at this time, such as `ana cancel`, `ben b4-b5` or `ben #3 b4-b5` (a button made at revision 3).
fn command(line: &str, now: Timestamp) -> Command {
    let (name, what) = line.trim().split_once(' ').expect("who and what");
    let by = player(name);
    match what.trim() {
        "join" => Command::Join { by },
        "decline" => Command::DeclineInvitation { by: by.id },
        "cancel" => Command::Cancel { by: by.id },
        "computers" => {
            let computers = (0..MAX_SEATS as u8).map(computer).collect();
            Command::SeatComputers { by: by.id, computers, rated: true }
        }
        "casual computers" => {
            let computers = (0..MAX_SEATS as u8).map(computer).collect();
            Command::SeatComputers { by: by.id, computers, rated: false }
        }
        "rated" => Command::ChooseRated { by: by.id },
        "resign" => Command::Resign { by: by.id },
        "abort" => Command::Abort { by: by.id },
        "close" => Command::Close { by: by.id },
        "left" => Command::ReportMembership { player: by.id, is_member: false, is_removable: false },
        "kicked" => Command::ReportMembership { player: by.id, is_member: false, is_removable: true },
        "returned" => Command::ReportMembership { player: by.id, is_member: true, is_removable: false },
        "removed" => Command::Remove { player: by.id },
        "claim" => Command::Claim { by: by.id },
        "ask" => Command::AskPresence { by: by.id },
        "present" => Command::ConfirmPresence { by: by.id },
        "here" => Command::Relocate { by: by.id, guild: Some(GuildId(7)), channel: ChannelId(70) },
        "there" => Command::Relocate { by: by.id, guild: Some(GuildId(7)), channel: ChannelId(71) },
        "elsewhere" => Command::Relocate { by: by.id, guild: Some(GuildId(8)), channel: ChannelId(72) },
        "tick" => Command::Tick { at: now },
        "back" => Command::EndVacation { by: by.id },
        "adjudicate" => Command::Adjudicate,
        // The reminder comes an hour before.
        text if text.starts_with("round until ") => {
            let at = time(&text["round until ".len()..]).expect("a time");
            let reminder = Timestamp::from_unix_millis(at.unix_millis() - 3_600_000);
            Command::SetRoundDeadline { deadline: Some(RoundDeadline { at, reminder }) }
        }
        text if text.starts_with("away until ") => {
            let until = time(&text["away until ".len()..]).expect("a time");
            Command::TakeVacation { by: by.id, until }
        }
        text => {
            let (number, text) = match text.strip_prefix('#').and_then(|button| button.split_once(' ')) {
                Some((number, text)) => (Some(number.parse().expect("a number of turns")), text),
                None => (None, text),
            };
            match text {
                "draw" => Command::Offer { by: by.id, offer: Offer::Draw, number },
                "takeback" => Command::Offer { by: by.id, offer: Offer::Takeback, number },
                "pause" => Command::Offer { by: by.id, offer: Offer::Pause, number },
                "resume" => Command::Offer { by: by.id, offer: Offer::Resume, number },
                "accept" => Command::Accept { by: by.id, number },
                "refuse" => Command::DeclineOffer { by: by.id, number },
                "extend" => Command::ExtendTurn { by: by.id, number },
                "hint" => Command::Hint { by: by.id, number },
                text => Command::Turn { by: by.id, text: text.to_owned(), number },
            }
        }
    }
}

/// Parses a time after the start of the script, such as `90s`, `8m`, `3h` or `2d`.
fn time(text: &str) -> Option<Timestamp> {
    let unit = match text.chars().last()? {
        's' => Duration::from_secs(1),
        'm' => Duration::from_mins(1),
        'h' => Duration::from_hours(1),
        'd' => Duration::from_hours(24),
        _ => return None,
    };
    Some(START + text[..text.len() - 1].parse::<u32>().ok()? * unit)
}

/// The start of every script.
const START: Timestamp = Timestamp::UNIX_EPOCH;

fn event_text(event: &Event) -> String {
    match event {
        Event::Joined { seat, .. } => format!("joined {seat}"),
        Event::TurnPlayed { seat, text } => format!("turned {seat} {text}"),
        Event::Resigned { seat } => format!("resigned {seat}"),
        Event::Offered { seat, .. } => format!("offered {seat}"),
        Event::OfferDeclined { seat, .. } => format!("refused {seat}"),
        Event::Aborted { seat } => format!("aborted {seat}"),
        Event::TakenBack { turns } => format!("taken back to {turns}"),
        Event::DeadlinePassed => "deadline".to_owned(),
        Event::NobodyCame => "nobody came".to_owned(),
        Event::RoundDeadlineSet { .. } => "round deadline".to_owned(),
        Event::TournamentOver => "tournament over".to_owned(),
        Event::ResultEntered => "result entered".to_owned(),
        Event::HintGiven { seat } => format!("hinted {seat}"),
        Event::PlanFollowed { seat } => format!("planned {seat}"),
        Event::Ended(ending) => format!("ended {ending:?}"),
        Event::TimedOut { seat } => format!("timed out {seat}"),
        Event::PlayerLeft { seat, .. } => format!("left {seat}"),
        Event::PlayerReturned { seat } => format!("returned {seat}"),
        Event::Forfeited { seat } => format!("forfeited {seat}"),
        Event::Removed { seat } => format!("removed {seat}"),
        Event::AbsenceNoticed => "absent".to_owned(),
        Event::PresenceAsked { seat } => format!("asked {seat}"),
        Event::PresenceConfirmed { seat } => format!("present {seat}"),
        Event::TurnExtended { seat } => format!("extended {seat}"),
        Event::TimeCredited { time } => format!("given {}", time.as_millis()),
        Event::VacationBegun { seat, .. } => format!("away {seat}"),
        Event::VacationEnded { seat } => format!("back {seat}"),
        Event::Relocated { channel, .. } => format!("moved {channel}"),
        Event::InvitationDeclined { .. } => "declined".to_owned(),
        Event::SeatDeclined { seat } => format!("free {seat}"),
        Event::SeatOpened { seat } => format!("opened {seat}"),
        Event::SeatVacated { seat } => format!("vacated {seat}"),
        Event::RatingChosen { rated } => if *rated { "rated" } else { "casual" }.to_owned(),
        Event::Started { first: 0 } => "started".to_owned(),
        Event::Started { first } => format!("started by {first}"),
        Event::Cancelled
        | Event::Expired
        | Event::Closed
        | Event::Paused
        | Event::Resumed
        | Event::Reminded => format!("{event:?}").to_lowercase(),
    }
}

/// Plays a script and returns the table at its end. A line may begin with the time of the command: `8m ana b4-b5`.
#[track_caller]
fn play(mut table: Table, script: &str) -> Table {
    let mut now = START;
    for line in script.lines().filter(|line| !line.trim().is_empty()) {
        let (asked, expected) = line.split_once("->").expect("-> in each line");
        let (time, asked) = asked
            .trim()
            .split_once(' ')
            .filter(|(first, _)| time(first).is_some())
            .map_or((None, asked), |(first, rest)| (time(first), rest));
        now = time.unwrap_or(now);
        let found = match table.decide(&command(asked, now), now) {
            Ok(events) => {
                for event in &events {
                    table.apply(event, now).expect("what was decided can be applied");
                }
                events.iter().map(event_text).collect::<Vec<_>>().join(", ")
            }
            Err(rejection) => rejection.message().key.to_owned(),
        };
        assert_eq!(found, expected.trim(), "after: {asked}");
    }
    table
}

const BEN_JOINS: &str = "ben join -> joined 1, started";

#[test]
fn an_offer_button_is_valid_for_its_position_only() {
    let script = format!(
        "{BEN_JOINS}
         ana b4-b5    -> turned 0 b4-b5
         ben #0 draw  -> say-stale-button
         ben #1 draw  -> offered 1"
    );
    play(opened(2, None), &script);
}

#[test]
fn a_hint_is_for_the_player_to_act_and_announced_once_per_turn() {
    let casual = || {
        let new_table = NewTable { casual: true, ..new_table(2, None) };
        Table::open(TableId(1), new_table, START).expect("a valid table")
    };
    let script = format!(
        "ana hint     -> table-not-started
         {BEN_JOINS}
         ben hint     -> table-not-your-turn
         cy hint      -> table-not-seated
         ana #0 hint  -> hinted 0
         ana hint     ->
         ana b4-b5    -> turned 0 b4-b5
         ana #0 hint  -> say-stale-button
         ben hint     -> hinted 1"
    );
    let table = play(casual(), &script);
    assert!(table.is_hinted() && table.has_taken_hint(0));
    let table = play(table, "ben b6-b7 -> turned 1 b6-b7");
    assert!(!table.is_hinted() && table.has_taken_hint(1));
}

#[test]
fn rated_games_among_people_have_no_hints() {
    play(opened(2, None), &format!("{BEN_JOINS}\n ana hint -> table-no-hints"));
    play(opened(2, None), "ana computers -> joined 1, started\n ana hint -> hinted 0");
    let casual = NewTable { is_of_tournament: true, casual: true, ..new_table(2, Some("ben")) };
    let table = Table::open(TableId(1), casual, START).expect("a valid table");
    play(table, "ben join -> joined 1, started\n ana hint -> table-no-hints-in-tournament");
}

#[test]
fn a_game_with_computers_is_rated_only_by_choice() {
    let is_casual = |opened: &Table, script| play(opened.clone(), script).is_casual();
    let two = opened(2, None);
    assert!(is_casual(&two, "ana casual computers -> casual, joined 1, started"));
    assert!(!is_casual(&two, "ana computers -> joined 1, started"));
    assert!(!is_casual(&two, "ana rated -> rated\n ana casual computers -> joined 1, started"));
    assert!(
        !is_casual(&two, "ben rated -> table-not-opener\n ben join -> joined 1, started"),
        "among people"
    );
    // Those who have joined play on by the same terms as the opener.
    let four = opened(4, Some("ben"));
    assert!(is_casual(
        &four,
        "cy join -> joined 2\n ana casual computers -> casual, joined 3\n ben join -> joined 1, started"
    ));
    let casual = NewTable { casual: true, ..new_table(2, None) };
    let casual = Table::open(TableId(1), casual, START).expect("a valid table");
    assert!(is_casual(
        &casual,
        "ana casual computers -> joined 1, started\n ana rated -> table-already-started"
    ));
}

#[test]
fn only_the_first_hint_of_a_rated_game_has_a_price() {
    let is_first = |table: &Table, name| table.is_first_rated_hint(player(name).id, None);
    let table = play(opened(3, None), "ben join -> joined 1\n ana computers -> joined 2, started");
    assert!(is_first(&table, "ana") && !is_first(&table, "ben"), "it is Ana's turn");
    assert!(!table.is_first_rated_hint(player("ana").id, Some(1)), "the button is of another turn");
    let table = play(table, "ana hint -> hinted 0");
    assert!(!is_first(&table, "ana") && table.has_taken_hint(0) && !table.has_taken_hint(1));
    let turn = table.game().expect("it has started").position().legal_turns().remove(0);
    let table = play(table, &format!("ana {turn} -> turned 0 {turn}"));
    assert!(is_first(&table, "ben"), "it is another one's first");

    let casual = NewTable { casual: true, ..new_table(2, None) };
    let table = play(Table::open(TableId(1), casual, START).expect("a valid table"), BEN_JOINS);
    assert!(!is_first(&table, "ana"), "nothing is at stake");
    assert!(!is_first(&play(opened(2, None), BEN_JOINS), "ana"), "there are no hints");
}

#[test]
fn an_invitation_is_accepted() {
    let table = play(
        opened(2, Some("ben")),
        "ana b4-b5  -> table-not-started
         ana resign -> table-not-started
         ana draw   -> table-not-started
         cy  join   -> table-reserved
         ana join   -> table-already-seated
         ben join   -> joined 1, started
         ben join   -> table-already-seated
         cy  join   -> table-full
         ben decline -> table-already-started
         ana cancel -> table-already-started",
    );
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(table.names(), ["ana", "ben"]);
    assert_eq!(table.to_act(), Some(&player("ana")));
    assert_eq!(table.invited().count(), 0);
}

#[test]
fn an_invitation_is_declined() {
    let table = play(
        opened(2, Some("ben")),
        "cy  decline -> table-not-invited
         ana decline -> table-opener-stays
         ben decline -> declined
         ben join    -> table-closed
         ben decline -> table-closed
         ana cancel  -> table-closed
         ana b4-b5   -> table-closed",
    );
    assert_eq!(table.phase(), Phase::Closed);
    assert_eq!(table.invited().collect::<Vec<_>>(), [(1, &player("ben"))]);
}

#[test]
fn an_invitation_is_cancelled() {
    play(
        opened(2, None),
        "ben cancel  -> table-not-opener
         ben decline -> table-not-invited
         ana cancel  -> cancelled
         ben join    -> table-closed",
    );
}

#[test]
fn open_seats_are_taken_in_order() {
    let table =
        play(opened(3, None), "ben join -> joined 1\n cy join -> joined 2, started\n dee join -> table-full");
    assert_eq!(table.names(), ["ana", "ben", "cy"]);
}

#[test]
fn a_reserved_seat_waits_while_others_join() {
    let table = play(
        opened(3, Some("ben")),
        "cy  join -> joined 2
         dee join -> table-reserved
         ben join -> joined 1, started",
    );
    assert_eq!(table.names(), ["ana", "ben", "cy"]);
}

#[test]
fn a_player_cannot_invite_themselves() {
    let rejected = |new_table| {
        Table::open(TableId(1), new_table, START).map(|_| ()).map_err(|rejection| rejection.message().key)
    };
    assert_eq!(rejected(new_table(2, Some("ana"))), Err("table-invited-self"));
    let five = Setup::new(GameKind::Biloba, Some(5), None).map_err(Rejection::from);
    assert_eq!(five.map_err(|rejection| rejection.message().key), Err("setup-seats"));
}

#[test]
fn seats_act_in_turn() {
    let table = play(
        play(opened(2, None), BEN_JOINS),
        "ben h6-h5    -> table-not-your-turn
         cy  b4-b5    -> table-not-seated
         ana 🎲       -> refusal-unreadable
         ana B4 to b5 -> turned 0 b4-b5
         ana c4-c5    -> table-not-your-turn
         ben h6-h5    -> turned 1 h6-h5",
    );
    assert_eq!(table.turn_number(), 2);
    assert_eq!(table.to_act(), Some(&player("ana")));
}

#[test]
fn a_turn_sent_twice_counts_once() {
    play(
        play(opened(2, None), BEN_JOINS),
        "ana b4-b5    -> turned 0 b4-b5
         ana b4-b5    -> table-already-played
         ana B4b5     -> table-already-played
         ana #0 b4-b5 -> table-already-played
         ben b4-b5    -> biloba-empty",
    );
}

#[test]
fn an_old_button_is_stale() {
    play(
        play(opened(2, None), BEN_JOINS),
        "ana #1 b4-b5 -> say-stale-button
         ana #0 b4-b5 -> turned 0 b4-b5
         ben #0 h6-h5 -> say-stale-button
         ben #1 h6-h5 -> turned 1 h6-h5
         ana #0 c4-c5 -> say-stale-button
         ana #0 b4-b5 -> say-stale-button",
    );
}

#[test]
fn a_resignation_loses_the_game() {
    let table = play(
        play(opened(2, None), BEN_JOINS),
        "cy  resign -> table-not-seated
         ana resign -> resigned 0, ended Resigned
         ana resign -> table-over
         ben draw   -> table-over
         ana b4-b5  -> table-over
         ana cancel -> table-over
         cy  join   -> table-over",
    );
    assert_eq!(table.phase(), Phase::Ended(Ending::Resigned));
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("2 1".to_owned()));
    assert_eq!(table.to_act(), None);
}

#[test]
fn two_players_continue_after_the_third_resigns() {
    let table = play(
        play(opened(3, None), "ben join -> joined 1\n cy join -> joined 2, started"),
        "ana e3-e4  -> turned 0 e3-e4
         ben resign -> resigned 1
         ben resign -> table-out
         ben draw   -> table-out
         ben c5-d5  -> table-out
         ana f2-f3  -> table-not-your-turn
         cy  e7-e6  -> turned 2 e7-e6
         ana resign -> resigned 0, ended Resigned",
    );
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("2 3 1".to_owned()));
}

#[test]
fn computers_play_out_a_game_that_all_people_have_left() {
    let table = play(
        opened(4, Some("ben")),
        "ben join -> joined 1\n ana computers -> joined 2, joined 3, started\n ana resign -> resigned 0",
    );
    let play_out = |table: &Table, turns: &[&str]| {
        let turns = turns.iter().map(|turn| (*turn).to_owned()).collect();
        let events = table.decide(&Command::PlayOut { turns, revision: table.revision() }, START);
        events
            .map(|events| events.iter().map(event_text).collect::<Vec<_>>())
            .map_err(|error| error.message().key)
    };
    assert_eq!(play_out(&table, &[]), Err("say-stale-button"), "ben plays on");
    let mut table = play(table, "ben resign -> resigned 1");
    assert!(table.is_left_to_computers());
    let turn = table.game().expect("a game").position().legal_turns().swap_remove(0);
    let events = ["turned 2 ".to_owned() + &turn, "ended Drawn(Agreement)".to_owned()];
    assert_eq!(play_out(&table, &[&turn]), Ok(events.to_vec()));
    assert!(play_out(&table, &["a1-a1"]).is_err());
    let stale = Command::PlayOut { turns: Vec::new(), revision: table.revision() + 1 };
    assert_eq!(table.decide(&stale, START), Err(Rejection::Stale));
    for event in table
        .decide(&Command::PlayOut { turns: vec![turn], revision: table.revision() }, START)
        .expect("fair")
    {
        table.apply(&event, START).expect("what was decided can be applied");
    }
    // The places of the people were decided before.
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("4 3 1 1".to_owned()));
    assert!(!table.is_left_to_computers());
}

#[test]
fn computers_play_out_a_paused_game() {
    let control = Some("1d".parse().expect("a time control"));
    let new_table = NewTable { time_control: control, ..new_table(3, None) };
    let table = Table::open(TableId(1), new_table, START).expect("a fair opening");
    let mut table = play(table, "ana computers -> joined 1, joined 2, started");
    for event in [Event::Paused, Event::Resigned { seat: 0 }] {
        table.apply(&event, START).expect("it fits");
    }
    let events = table.decide(&Command::PlayOut { turns: Vec::new(), revision: table.revision() }, START);
    assert_eq!(events, Ok(vec![Event::Resumed, Event::Ended(Ending::Drawn(Draw::Agreement))]));
}

#[test]
fn the_host_draws_at_the_third_repetition() {
    let round = "ana b4-b5 -> turned 0 b4-b5
                 ben h6-h5 -> turned 1 h6-h5
                 ana b5-b4 -> turned 0 b5-b4\n";
    let table = play(play(opened(2, None), BEN_JOINS), round);
    let table = play(table, "ben h5-h6 -> turned 1 h5-h6");
    let table = play(table, round);
    let table = play(
        table,
        "ben h5-h6 -> turned 1 h5-h6, ended Drawn(Repetition)
         ben h5-h6 -> table-already-played
         ana b4-b5 -> table-over",
    );
    assert_eq!(table.game().map(|game| game.places().to_string()), Some("1 1".to_owned()));
}

#[test]
fn garbage_is_rejected() {
    let table = play(opened(2, None), BEN_JOINS);
    let long = "b4-b5 ".repeat(1000);
    for text in
        ["", " ", "\0", "-", "b4-b5,", "🎲🎲", "é4-b5", "9", "pass", "b4-b5!99999999999999999999", &long]
    {
        for number in [None, Some(0), Some(usize::MAX)] {
            for by in [0, 1, 2, u64::MAX].map(|id| Participant::Human(PlayerId(id))) {
                let turn = Command::Turn { by, text: text.to_owned(), number };
                assert!(table.decide(&turn, START).is_err(), "{text:?} by {by}");
            }
        }
    }
}

#[test]
fn events_of_another_table_are_rejected() {
    let mut table = opened(2, None);
    let ben = player("ben");
    assert!(table.apply(&Event::TurnPlayed { seat: 0, text: "b4-b5".to_owned() }, START).is_err());
    assert!(table.apply(&Event::Resigned { seat: 0 }, START).is_err());
    assert!(table.apply(&Event::Ended(Ending::ByRules), START).is_err());
    assert!(table.apply(&Event::Joined { seat: 9, player: ben.clone() }, START).is_err());
    let mut table = play(table, BEN_JOINS);
    assert!(table.apply(&Event::TurnPlayed { seat: 0, text: "z9".to_owned() }, START).is_err());
    assert!(table.apply(&Event::Resigned { seat: 2 }, START).is_err());
}
