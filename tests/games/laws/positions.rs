//! Laws of positions: replay, equality, texts, counts, effects.

use super::{any, on_random_positions, position_after, random_turn};
use crate::plain::TestRng;
use bside_games::rules::{AnyPosition, Cell, Effect, Game, GameKind, Man, Seat, Setup, TileSlot};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

fn hash(position: &AnyPosition) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_replay_has_the_same_position() {
    on_random_positions(15, |played, _| {
        let mut again = Game::new(played.setup());
        for turn in played.turns() {
            again.play(turn).expect("it was legal");
        }
        assert_eq!(again.position(), played.position());
        assert_eq!(
            (again.seat(), again.places(), again.drawn()),
            (played.seat(), played.places(), played.drawn())
        );
        assert_eq!((again.last_effects(), again.scene()), (played.last_effects(), played.scene()));
    });
}

#[test]
fn positions_are_equal_with_equal_hashes_exactly_when_their_texts_are() {
    let mut known: HashMap<(GameKind, String), AnyPosition> = HashMap::new();
    let mut seen: HashMap<AnyPosition, String> = HashMap::new();
    on_random_positions(100, |played, _| {
        let position = played.position();
        let fen = position.fen();
        let again = played.setup().kind().from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(&again, position, "{fen}");
        assert_eq!((hash(&again), again.fen()), (hash(position), fen.clone()));
        let first = known.entry((played.setup().kind(), fen.clone())).or_insert_with(|| position.clone());
        assert_eq!(&*first, position);
        assert_eq!(seen.entry(position.clone()).or_insert_with(|| fen.clone()), &fen);
    });
}

fn mutated(fen: &str, rng: &mut TestRng) -> String {
    const SIGNS: &[char] = &[
        '0', '1', '2', '3', '9', '/', ' ', '-', '!', ':', '.', 'o', 's', 'n', 'w', 'e', 'l', 'L', 'd', 'D',
        'p', 'P', 'f', 'F', 'b', 'B', 'x', 'é',
    ];
    let mut signs: Vec<char> = fen.chars().collect();
    for _ in 0..=rng.below(3) {
        let (at, other) = (rng.below(signs.len()), rng.below(signs.len()));
        match rng.below(5) {
            0 if signs.len() > 1 => drop(signs.remove(at)),
            1 => signs.insert(at, *any(rng, SIGNS)),
            2 => signs.swap(at, other),
            3 => signs[at] = signs[other],
            _ => signs[at] = *any(rng, SIGNS),
        }
    }
    signs.into_iter().collect()
}

#[test]
fn a_text_of_a_position_is_refused_or_read_as_it_stands() {
    let (mut read, mut refused) = (0, 0);
    on_random_positions(150, |played, rng| {
        let game = played.setup().kind();
        for _ in 0..20 {
            let fen = mutated(&played.position().fen(), rng);
            let position = match game.from_fen(&fen) {
                Ok(position) => position,
                Err(error) => {
                    refused += 1;
                    assert!(error.to_string().contains(' '), "{fen}: {error:?} says why");
                    continue;
                }
            };
            read += 1;
            assert_eq!(position.fen(), fen);
            assert_eq!(position.seat().is_none(), position.places().is_complete(), "{fen}");
            assert_eq!(position.legal_turns().is_empty(), position.seat().is_none(), "{fen}");
            assert_eq!(position.scene().men.len(), position.man_count());
            let mut last = position;
            for _ in 0..6 {
                if last.seat().is_some() {
                    last = position_after(&last, &random_turn(&last, rng));
                    assert_eq!(game.from_fen(&last.fen()).as_ref(), Ok(&last), "{fen}");
                }
            }
            for seat in last.places().active_seats().collect::<Vec<Seat>>() {
                last.clone().withdraw(seat);
            }
        }
    });
    assert!(read > 500 && refused > 5_000, "both are met: {read} read, {refused} refused");
}

#[test]
fn divide_sums_to_perft() {
    on_random_positions(12, |played, _| {
        let position = played.position();
        let divided = position.divide(2);
        let texts: Vec<String> = divided.iter().map(|(turn, _)| turn.clone()).collect();
        assert_eq!(texts, position.legal_turns());
        assert_eq!(position.perft(0), 1);
        assert_eq!(position.perft(1), texts.len() as u64);
        assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), position.perft(2));
        if let Some((turn, count)) = divided.first() {
            assert_eq!(position_after(position, turn).perft(1), *count);
        }
    });
}

fn sorted(mut men: Vec<Man>) -> Vec<Man> {
    men.sort_by_key(|man| (man.cell, man.seat));
    men
}

/// The hollow of a tile goes with it when the tile slides.
fn carried(game: GameKind, cell: Cell, from: &[TileSlot], to: &[TileSlot]) -> Cell {
    let size = match game {
        GameKind::Bilitaire => 2,
        game => panic!("{game} has tiles: how many cells wide are they?"),
    };
    let place = TileSlot::new(cell.column / size, cell.row / size);
    match from.iter().position(|tile| *tile == place) {
        Some(at) => Cell::new(to[at].column * size + cell.column % size, to[at].row * size + cell.row % size),
        None => cell,
    }
}

/// The men after the effects of a turn.
fn after(setup: Setup, men: &[Man], mover: Seat, effects: &[Effect]) -> Vec<Man> {
    let mut men = men.to_vec();
    for effect in effects {
        let remove = |men: &mut Vec<Man>, gone: Man| {
            let at =
                men.iter().position(|man| *man == gone).unwrap_or_else(|| panic!("{effect:?}: no such man"));
            men.remove(at);
        };
        let carry = |men: &mut Vec<Man>, from: Cell, to: Cell| {
            let own = |man: &Man| man.seat == mover || !man.kind.is_owned();
            let man = men.iter_mut().find(|man| man.cell == from && own(man));
            man.unwrap_or_else(|| panic!("{effect:?}: no such man")).cell = to;
        };
        match effect {
            Effect::Moved { kind, path: way } => match way[..] {
                [cell] => men.push(Man { cell, seat: mover, kind: *kind }),
                [from, .., to] => carry(&mut men, from, to),
                [] => panic!("{effect:?} leads nowhere"),
            },
            Effect::Replaced { from, to } => carry(&mut men, *from, *to),
            Effect::Captured { seat, kind, cell } | Effect::Lost { seat, kind, cell } => {
                remove(&mut men, Man { cell: *cell, seat: *seat, kind: *kind });
            }
            Effect::Slid { from, to } => {
                men.iter_mut().for_each(|man| man.cell = carried(setup.kind(), man.cell, from, to));
            }
            Effect::Out { seat, .. } => men.retain(|man| man.seat != *seat),
            Effect::RoundOver { jumper: 0, .. } => men = setup.start().scene().men,
            Effect::RoundOver { .. }
            | Effect::TileRemoved { .. }
            | Effect::Demanded { .. }
            | Effect::Passed => {}
        }
    }
    men
}

/// Games whose own rules allow a draw. The others are drawn by the host alone.
const DRAWN_BY_RULES: [GameKind; 2] = [GameKind::Biloba, GameKind::Bilitaire];

#[test]
fn every_game_ends_and_effects_describe_each_turn() {
    for setup in Setup::all() {
        for seed in 0..12 {
            let mut rng = TestRng(seed);
            let mut played = Game::new(setup);
            while let Some(mover) = played.seat() {
                assert!(played.turns().len() < 20_000, "{setup:?}, seed {seed}: no end");
                let before = played.position().scene().men;
                let turn = random_turn(played.position(), &mut rng);
                let effects = played.play(&turn).expect("it is legal").to_vec();
                assert!(!effects.is_empty());
                let mut expected = after(setup, &before, mover, &effects);
                // The end of a game of two says by itself that the loser is out, with the last pawns.
                if setup.kind() == GameKind::Biloba && setup.seats() == 2 {
                    let places = played.position().places();
                    expected.retain(|man| places.get(man.seat).is_none_or(|place| place == 1));
                }
                let men = played.position().scene().men;
                assert_eq!(sorted(men), sorted(expected), "{setup:?}, seed {seed}: {turn} {effects:?}");
            }
            assert!(played.places().is_complete());
            let best = played.places().as_slice().iter().filter(|place| **place == 1).count();
            let may_be_drawn = played.drawn().is_some() || DRAWN_BY_RULES.contains(&setup.kind());
            assert!(best == 1 || best > 1 && may_be_drawn, "{setup:?}, seed {seed}: {}", played.places());
        }
    }
}

#[test]
fn any_seat_may_withdraw_at_any_moment() {
    on_random_positions(60, |played, rng| {
        if played.drawn().is_some() {
            return;
        }
        let before = played.position().places();
        for seat in before.active_seats() {
            let mut played = played.clone();
            played.withdraw(seat);
            let places = played.position().places();
            let doing_better = before.active_seats().count() - 1;
            assert_eq!(places.get(seat), Some(1 + doing_better as u8));
            for other in (0..places.seats()).filter(|other| *other != seat) {
                assert!(before.get(other).is_none_or(|place| places.get(other) == Some(place)));
                assert!(
                    places
                        .get(other)
                        .is_none_or(|place| place <= 1 + doing_better as u8 || before.get(other).is_some())
                );
            }
            assert_ne!(played.seat(), Some(seat));
            assert_eq!(played.seat().is_none(), places.is_complete());
            let fen = played.position().fen();
            let again = played.setup().kind().from_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            assert_eq!(&again, played.position());
            while played.seat().is_some() {
                assert_ne!(played.seat(), Some(seat));
                let turn = random_turn(played.position(), rng);
                played.play(&turn).expect("it is legal");
            }
            assert_eq!(played.places().get(seat), Some(1 + doing_better as u8));
        }
    });
}
