use super::*;
use crate::rules::{Game, Seat};
use crate::table::{Line, MAX_PLAN_TURNS, MAX_PLANS, Plan};

fn id(name: &str) -> PlayerId {
    player(name).human_id().expect("a person")
}

fn game(table: &Table) -> &Game {
    table.game().expect("a game")
}

/// Ana and Ben in a game of Biloba. Ana is to move.
fn playing() -> Table {
    play(opened(2, None), BEN_JOINS)
}

/// A line from the current position: the legal turns with these numbers.
fn line(table: &Table, numbers: &[usize]) -> Line {
    let mut ahead = game(table).clone();
    let turns = numbers.iter().map(|number| {
        let turn = ahead.position().legal_turns().swap_remove(*number);
        ahead.play(&turn).expect("a legal turn");
        turn
    });
    Line { start: game(table).ply(), turns: turns.collect() }
}

fn execute(table: &mut Table, command: &Command) {
    for event in table.decide(command, START).expect("a legal command") {
        table.apply(&event, START).expect("it fits");
    }
}

/// The seat to act plays a turn, and the plans are followed. Returns the events of the plans.
fn after(table: &mut Table, plans: &[Plan], text: &str) -> Vec<String> {
    let by = table.to_act().expect("somebody is to move").id;
    execute(table, &Command::Turn { by, text: text.to_owned(), number: None });
    table.follow_plans(plans, START).expect("they fit").iter().map(event_text).collect()
}

#[test]
fn a_plan_replies_as_long_as_the_game_goes_as_planned() {
    let mut table = playing();
    let planned = line(&table, &[0, 0, 0, 0]);
    let plans = table.plan(id("ben"), &planned, &[]).expect("a plan");
    let mut other = table.clone();
    let reply = |turn: &str| ["planned 1".to_owned(), format!("turned 1 {turn}")];
    assert_eq!(after(&mut table, &plans, &planned.turns[0]), reply(&planned.turns[1]));
    assert_eq!(table.to_act(), Some(&player("ana")));
    assert_eq!(table.recent_changes().len(), 2, "the turn and the reply to it are told");
    assert_eq!(table.changes_until(table.event_count()).len(), 2);
    assert_eq!(table.called_since(Some(table.event_count() - 3)), [id("ana")], "only Ana is called");
    assert_eq!(after(&mut table, &plans, &planned.turns[2]), reply(&planned.turns[3]));
    assert_eq!(plans[0].remaining(game(&table)), None, "it is used up");
    let unplanned = line(&other, &[1]).turns.remove(0);
    assert!(after(&mut other, &plans, &unplanned).is_empty());
    assert_eq!(other.recent_changes().len(), 1);
    assert_eq!(plans[0].remaining(game(&other)), None, "the game has left it");
}

#[test]
fn a_plan_is_made_while_others_are_to_move_and_ends_with_a_reply() {
    let table = playing();
    let plan = |by, numbers: &[usize]| table.plan(id(by), &line(&table, numbers), &[]);
    assert_eq!(plan("ana", &[0, 0]), Err(Rejection::PlanOnOwnTurn));
    assert_eq!(plan("cy", &[0, 0]), Err(Rejection::NotAtTable));
    assert_eq!(plan("ben", &[0]), Err(Rejection::PlanWithoutReply { is_next: true }));
    assert_eq!(plan("ben", &[]), Err(Rejection::PlanWithoutReply { is_next: false }));
    let late = Line { start: 1, ..line(&table, &[0, 0]) };
    assert_eq!(table.plan(id("ben"), &late, &[]), Err(Rejection::Stale));
    let illegal = Line { start: 0, turns: vec!["z9-z9".to_owned(), "b4-b5".to_owned()] };
    assert_eq!(table.plan(id("ben"), &illegal, &[]), Err(Rejection::Stale));
    let plans = plan("ben", &[0, 0, 0]).expect("a plan");
    assert_eq!(plans[0].line.turns.len(), 2, "the last move is none of Ben");
    let plans = plan("ben", &[0; 9]).expect("a plan");
    assert_eq!(plans[0].line.turns.len(), MAX_PLAN_TURNS);
    assert_eq!((table.may_plan(id("ana")), table.may_plan(id("ben"))), (false, true));
}

#[test]
fn a_plan_replaces_those_that_reply_otherwise() {
    let table = playing();
    let add = |plans: &[Plan], numbers: &[usize]| table.plan(id("ben"), &line(&table, numbers), plans);
    let numbers = |plans: Vec<Plan>| plans.iter().map(|plan| plan.number).collect::<Vec<_>>();
    let first = add(&[], &[0, 0]).expect("a plan");
    assert_eq!(add(&first, &[0, 0]).as_ref(), Ok(&first), "it is planned already");
    let longer = add(&first, &[0, 0, 0, 0]).expect("a plan");
    assert_eq!(longer.len(), 1, "the first one is a part of it");
    assert_eq!(add(&longer, &[0, 0]).as_ref(), Ok(&longer));
    let otherwise = add(&first, &[0, 1]).expect("a plan");
    assert_eq!(otherwise.len(), 1);
    assert_eq!(otherwise[0].line, line(&table, &[0, 1]));
    let second = add(&first, &[1, 0]).expect("a plan");
    let third = add(&second, &[2, 0]).expect("a plan");
    assert_eq!(numbers(third.clone()), [1, 2, 3]);
    assert_eq!(add(&third, &[3, 0]), Err(Rejection::TooManyPlans { most: MAX_PLANS }));
    assert_eq!(numbers(add(&third, &[1, 1]).expect("it replaces one")), [1, 3, 4]);
}

#[test]
fn nobody_is_played_for_who_has_left_or_while_the_game_is_paused() {
    let mut table = playing();
    let planned = line(&table, &[0, 0]);
    let plans = table.plan(id("ben"), &planned, &[]).expect("a plan");
    table.apply(&Event::PlayerLeft { seat: 1, is_removable: false }, START).expect("it fits");
    assert!(after(&mut table, &plans, &planned.turns[0]).is_empty());
    table.apply(&Event::PlayerReturned { seat: 1 }, START).expect("it fits");
    table.apply(&Event::Paused, START).expect("it fits");
    assert!(table.follow_plans(&plans, START).expect("nothing").is_empty());
}

#[test]
fn the_plans_of_several_players_reply_to_each_other() {
    let mut table = play(opened(3, None), "ben join -> joined 1\n cy join -> joined 2, started");
    let planned = line(&table, &[0, 0, 0]);
    let mut plans = table.plan(id("ben"), &planned, &[]).expect("a plan");
    assert_eq!(plans[0].line.turns.len(), 2, "the last move is Cy’s");
    plans.extend(table.plan(id("cy"), &planned, &[]).expect("a plan"));
    assert_eq!(after(&mut table, &plans, &planned.turns[0]).len(), 4);
    assert_eq!(game(&table).turns(), planned.turns);
    assert_eq!(table.recent_changes().len(), 3);
    assert_eq!(table.shown_turns().len(), 3, "the board before shows none of them");
    let by_hand = line(&table, &[0]).turns.remove(0);
    assert!(after(&mut table, &plans, &by_hand).is_empty());
    assert_eq!(table.shown_turns().len(), 2, "Ben has seen Ana’s and his own, and not Cy’s");
}

#[test]
fn a_plan_waits_for_a_player_who_wanted_another_turn_before_it() {
    let mut table = playing();
    let first = line(&table, &[0]).turns.remove(0);
    assert!(after(&mut table, &[], &first).is_empty());
    let planned = line(&table, &[0, 0, 0, 0]);
    let plans = table.plan(id("ana"), &planned, &[]).expect("a plan");
    let takeback = Command::Offer { by: player("ana").id, offer: Offer::Takeback, number: None };
    let mut declined = table.clone();
    execute(&mut declined, &takeback);
    execute(&mut declined, &Command::DeclineOffer { by: player("ben").id, number: None });
    assert_eq!(after(&mut declined, &plans, &planned.turns[0]).len(), 2, "Ana was told, and kept the plan");

    execute(&mut table, &takeback);
    assert!(after(&mut table, &plans, &planned.turns[0]).is_empty());
    assert_eq!(table.to_act(), Some(&player("ana")));
    assert_eq!(plans[0].remaining(game(&table)), Some(&planned.turns[1..]), "it is kept");
    assert!(after(&mut table, &plans, &planned.turns[1]).is_empty());
    assert_eq!(after(&mut table, &plans, &planned.turns[2]).len(), 2, "and goes on after Ana’s turn");
}

/// A game of as many people.
fn playing_at(kind: GameKind, seats: usize) -> Table {
    let setup = Setup::new(kind, Some(seats), None).expect("a setup");
    let new_table = NewTable::new(ChannelId(70), player("ana"), setup);
    let mut table = Table::open(TableId(1), new_table, START).expect("a table");
    PEOPLE[2..=seats].iter().for_each(|name| execute(&mut table, &Command::Join { by: player(name) }));
    table
}

/// Lets the player of a seat plan a line of some turns, in addition to what is planned.
fn plan_some(table: &Table, plans: &mut Vec<Plan>, seat: Seat, length: usize, seed: usize) {
    let by = table.seats()[seat].as_ref().and_then(Player::human_id).expect("a person");
    let mut ahead = game(table).clone();
    for number in 0..length {
        let legal = ahead.position().legal_turns();
        match legal.len().checked_sub(1).filter(|_| ahead.seat().is_some()) {
            Some(last) => drop(ahead.play(&legal[(seed * (number + length)) % (last + 1)]).map(<[_]>::len)),
            None => break,
        }
    }
    let turns = ahead.turns()[game(table).turns().len()..].to_vec();
    let own: Vec<Plan> = plans.iter().filter(|plan| plan.player == by).cloned().collect();
    let Ok(own) = table.plan(by, &Line { start: game(table).ply(), turns }, &own) else { return };
    assert!(own.len() <= MAX_PLANS);
    assert!(own.iter().all(|plan| (2..=MAX_PLAN_TURNS).contains(&plan.line.turns.len())), "{own:?}");
    plans.retain(|plan| plan.player != by);
    plans.extend(own);
}

#[test]
fn only_legal_turns_are_played_and_plans_stay_few_and_short_under_random_play() {
    let tables = GameKind::ALL.into_iter().flat_map(|kind| kind.seats().map(move |seats| (kind, seats)));
    let mut followed = 0;
    for ((kind, seats), seed) in tables.flat_map(|table| [(table, 1), (table, 7)]) {
        let (mut table, mut plans) = (playing_at(kind, seats), Vec::new());
        for step in 0..40 {
            let Some(mover) = table.running().and_then(Game::seat) else { break };
            for seat in (0..seats).filter(|seat| *seat != mover) {
                plan_some(&table, &mut plans, seat, (step + seat) % 9, seed);
            }
            // Some plans come true.
            let legal = game(&table).position().legal_turns();
            let planned = plans.get(step % 4).and_then(|plan| plan.remaining(game(&table))?.first());
            let text =
                planned.filter(|_| step % 3 > 0).unwrap_or(&legal[(seed * step) % legal.len()]).clone();
            let by = table.to_act().expect("somebody is to move").id;
            execute(&mut table, &Command::Turn { by, text, number: None });
            let mut replayed = game(&table).clone();
            for event in table.follow_plans(&plans, START).expect("they fit") {
                if let Event::TurnPlayed { seat, text } = event {
                    assert_eq!(replayed.seat(), Some(seat));
                    assert!(replayed.position().legal_turns().contains(&text));
                    replayed.play(&text).expect("a legal turn");
                    followed += 1;
                }
            }
            assert_eq!(replayed.turns(), game(&table).turns());
            plans.retain(|plan| plan.remaining(&replayed).is_some());
        }
    }
    assert!(followed > 100, "{followed}");
}
