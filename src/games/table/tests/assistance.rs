use super::{START, computer, player};
use crate::rules::{Game, GameKind, Placement, Setup};
use crate::search::splitmix64;
use crate::table::{
    ChannelId, Command, Event, NewTable, PlayerId, Subject, Table, TableId, WholeGame, assisted_table,
};

const ANA: PlayerId = PlayerId(1);
const CY: PlayerId = PlayerId(3);

/// A game of this many turns, which the seed decides.
fn random_game(setup: Setup, seed: u64, turns: usize) -> Game {
    go_on(Game::new(setup), seed, turns)
}

fn go_on(mut game: Game, mut seed: u64, turns: usize) -> Game {
    for _ in 0..turns {
        seed = splitmix64(seed);
        let legal = game.position().legal_turns();
        let Some(index) = seed.checked_rem(legal.len() as u64) else { break };
        game.play(&legal[index as usize]).expect("a legal turn");
    }
    game
}

/// A table at which Ana and Ben play a game.
fn table(game: &Game, change: impl Fn(&mut NewTable)) -> Table {
    let mut new_table = NewTable::new(ChannelId(1), player("ana"), game.setup());
    new_table.rules = game.rules();
    change(&mut new_table);
    let mut table = Table::open(TableId(7), new_table, START).expect("a valid table");
    let mut apply = |event: Event| table.apply(&event, START).expect("it fits");
    for (seat, name) in (1..game.setup().seats()).zip(["ben", "cy", "dee"]) {
        apply(Event::Joined { seat, player: player(name) });
    }
    apply(Event::Started { first: 0 });
    for (number, text) in game.turns().iter().enumerate() {
        let seat = game.at_ply(number).seat().expect("a running game");
        apply(Event::TurnPlayed { seat, text: text.clone() });
    }
    table
}

fn assists(running: &Game, subject: &impl Subject) -> bool {
    assisted_table(ANA, [&table(running, |_| {})], subject).is_some()
}

fn setup(game: GameKind) -> Setup {
    Setup::new(game, None, None).expect("the default set-up")
}

#[test]
fn positions_up_to_four_turns_ahead_or_behind_assist_in_every_game() {
    for (game, seed) in GameKind::ALL.into_iter().flat_map(|game| (0..6).map(move |seed| (game, seed))) {
        let running = random_game(setup(game), seed, 12);
        for turns in 0..=4 {
            let ahead = go_on(running.clone(), seed + 9, turns);
            assert!(assists(&running, &ahead), "{game}: {turns} ahead of {:?}", running.turns());
            assert!(assists(&running, &WholeGame(ahead)), "{game}");
            let behind = running.at_ply(12 - turns);
            assert!(assists(&running, &behind), "{game}: {turns} behind {:?}", running.turns());
            assert!(assists(&running, &WholeGame(behind)), "{game}");
        }
    }
}

#[test]
fn other_games_do_not_assist() {
    for game in GameKind::ALL {
        let refused = |subject: &dyn Fn(u64) -> bool| (0..20).filter(|seed| subject(*seed)).count();
        let running = |seed| random_game(setup(game), seed, 20);
        let positions = refused(&|seed| assists(&running(seed), &random_game(setup(game), seed + 100, 24)));
        assert!(positions <= 4, "{game}: {positions} of 20 positions");
        let wholes =
            refused(&|seed| assists(&running(seed), &WholeGame(random_game(setup(game), seed + 100, 50))));
        assert!(wholes <= 4, "{game}: {wholes} of 20 games");
    }
    let far = random_game(setup(GameKind::Basileus), 1, 30);
    assert!(!assists(&random_game(setup(GameKind::Bizingo), 1, 30), &far), "another game");
}

#[test]
fn the_same_position_on_another_way_or_in_another_set_up_assists() {
    let play = |setup, turns: &str| {
        let mut game = Game::new(setup);
        for turn in turns.split(' ') {
            game.play(turn).expect("a legal turn");
        }
        game
    };
    // The last moves in another order, and one more.
    let running = play(setup(GameKind::Biloba), "d4-d5 h6-h5 h4-i4 b6-a6");
    let other_way = play(setup(GameKind::Biloba), "h4-i4 b6-a6 d4-d5 h6-h5 g4-g5");
    assert!(assists(&running, &other_way));
    assert!(assists(&running, &WholeGame(other_way)));
    // Either army of Bizingo may begin.
    let light = Game::new(setup(GameKind::Bizingo)).position().legal_turns().remove(0);
    let dark_first = Setup::new(GameKind::Bizingo, None, Some("dark-first")).expect("a set-up");
    let dark = Game::new(dark_first).position().legal_turns().remove(0);
    let running = play(setup(GameKind::Bizingo), &format!("{light} {dark}"));
    let other = play(dark_first, &format!("{dark} {light}"));
    assert_eq!(Placement::of(running.position()), Placement::of(other.position()));
    assert!(assists(&running, &other));
    // The colours of Basileus are exchanged, because White has lost two moves.
    let running = play(setup(GameKind::Basileus), "b1-c2 b8-a7 c2-d3");
    let exchanged = play(setup(GameKind::Basileus), "b1-a2 b8-c7 d1-c2 c7-d6 c2-d1");
    assert!(Placement::of(running.position()).images().contains(&Placement::of(exchanged.position())));
    assert!(assists(&running, &exchanged));
}

#[test]
fn only_running_games_of_the_person_that_count_are_protected() {
    let game = random_game(setup(GameKind::Biloba), 3, 12);
    let assisted = |person, table: &Table| assisted_table(person, [table], &game).is_some();
    let rated = table(&game, |_| {});
    assert_eq!(assisted_table(ANA, [&rated], &game), Some(TableId(7)));
    assert!(!assisted(CY, &rated), "Cy does not play");
    assert!(!assisted(ANA, &table(&game, |new_table| new_table.casual = true)));
    let tournament = table(&game, |new_table| (new_table.casual, new_table.is_of_tournament) = (true, true));
    assert!(assisted(ANA, &tournament));
    let mut over = rated.clone();
    for event in rated.decide(&Command::Resign { by: ANA.into() }, START).expect("a running game") {
        over.apply(&event, START).expect("it fits");
    }
    assert!(!assisted(ANA, &over));
    // Against a computer a win does not count after a hint.
    let new_table = NewTable::new(ChannelId(1), player("ana"), setup(GameKind::Biloba));
    let mut solo = Table::open(TableId(8), new_table, START).expect("a valid table");
    for event in [Event::Joined { seat: 1, player: computer(0) }, Event::Started { first: 0 }] {
        solo.apply(&event, START).expect("it fits");
    }
    let start = Game::new(setup(GameKind::Biloba));
    assert!(assisted_table(ANA, [&solo], &start).is_some());
    solo.apply(&Event::HintGiven { seat: 0 }, START).expect("it fits");
    assert!(assisted_table(ANA, [&solo], &start).is_none());
}
