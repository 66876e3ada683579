//! Turns built with buttons: what comes next after the beginning of a turn, in every game.

use crate::plain::TestRng;
use bside_games::i18n::{Localizer, beginning_text, choice_text, chooser_question};
use bside_games::render::reading_order;
use bside_games::rules::choice::{Choices, Prompt, step_back};
use bside_games::rules::{
    AnyPosition, Cell, Game, GameKind, Man, Mark, Setup, Spot, TileSlot, Trace, basileus::KING,
};
use std::collections::BTreeSet;

fn start(game: GameKind, seats: usize) -> Setup {
    Setup::new(game, Some(seats), None).expect("it is played so")
}

/// Visits positions of random games of every kind, those after captures more often.
fn on_random_positions(games: u64, mut visit: impl FnMut(&AnyPosition, &mut TestRng)) {
    for game in GameKind::ALL {
        for seats in game.seats() {
            for seed in 0..games {
                let mut rng = TestRng(seed);
                let mut game = Game::new(start(game, seats));
                while game.seat().is_some() {
                    if rng.below(3) == 0 {
                        visit(game.position(), &mut rng);
                    }
                    let turns = game.position().legal_turns();
                    // Long turns are where choosing is hard.
                    let some = [0; 3].map(|_| &turns[rng.below(turns.len())]);
                    let longest = some.into_iter().max_by_key(|turn| turn.len()).expect("three").clone();
                    game.play(&longest).expect("it is legal");
                }
                visit(game.position(), &mut rng);
            }
        }
    }
}

fn ask(position: &AnyPosition, beginning: &str) -> Choices {
    let choices = position.choices(beginning);
    choices.unwrap_or_else(|| panic!("nothing begins with {beginning:?} in {}", position.fen()))
}

/// Presses through all choices and collects the whole turns.
fn press_everything(position: &AnyPosition, beginning: &str, whole: &mut Vec<String>) {
    let choices = ask(position, beginning);
    check_list(position, &choices);
    for choice in choices.list {
        if choice.is_complete {
            whole.push(choice.text());
        } else {
            assert_ne!(choice.text(), beginning, "this leads nowhere: {}", position.fen());
            press_everything(position, &choice.text(), whole);
        }
    }
}

fn check_list(position: &AnyPosition, choices: &Choices) {
    let place = || format!("{:?} in {}: {:#?}", choices.beginning, position.fen(), choices.list);
    assert!((1..=75).contains(&choices.list.len()), "{}", place());
    if choices.prompt == Prompt::Man {
        let question = chooser_question(&Localizer::english(), choices);
        let asks_for_own = match (choices.scene.game, choices.effects.is_empty()) {
            (GameKind::Bilitaire, _) => question == "Which ball?",
            (GameKind::Biloba, true) => question == "Which pawn do you want to move?",
            (_, true) => question == "Which piece do you want to move?",
            (_, false) => question.ends_with(" – which one moves in?"),
        };
        assert!(asks_for_own, "{question}: {}", place());
    }
    for (index, choice) in choices.list.iter().enumerate() {
        assert_eq!(choice.label, (index + 1).to_string(), "{}", place());
        assert!(choice.compact().len() < 100, "{}", place());
        let alike = choices.list.iter().filter(|other| other.text() == choice.text()).count();
        assert_eq!(alike, 1, "{}", place());
    }
    assert_eq!(marked(choices), expected_marks(choices), "{}", place());
    assert_eq!(choices.scene.turn, position.seat());
}

/// The labels in the scene, by cell or place.
fn marked(choices: &Choices) -> BTreeSet<(Spot, String)> {
    let mut marked = BTreeSet::new();
    for mark in &choices.scene.marks {
        let Mark::Choice(spot, text) = mark else { continue };
        for label in text.split(' ') {
            assert!(marked.insert((*spot, label.to_owned())), "twice: {mark:?}");
        }
    }
    marked
}

fn expected_marks(choices: &Choices) -> BTreeSet<(Spot, String)> {
    choices.list.iter().filter_map(|choice| Some((choice.spot?, choice.label.clone()))).collect()
}

#[test]
fn choices_lead_to_every_legal_turn_and_to_no_other() {
    let mut positions = 0;
    on_random_positions(3, |position, _| {
        let turns = position.legal_turns();
        // Long jumps of Bilitaire come in their thousands.
        if turns.is_empty() || turns.len() > 400 {
            return;
        }
        positions += 1;
        let mut whole = Vec::new();
        press_everything(position, "", &mut whole);
        whole.sort();
        assert_eq!(whole, turns, "{}", position.fen());
    });
    assert!(positions > 200, "only {positions}");
}

#[test]
fn a_step_back_leads_to_the_choice_before() {
    let mut steps = 0;
    on_random_positions(3, |position, rng| {
        if position.seat().is_none() {
            return;
        }
        let (mut before, mut current) = (String::new(), String::new());
        loop {
            let choices = ask(position, &current);
            let choice = &choices.list[rng.below(choices.list.len())];
            let text = choice.text();
            let stops = text.trim_start_matches('x') == choices.beginning.trim_start_matches('x');
            let back = step_back(&text, |beginning| position.choices(beginning));
            // A ball that is chosen on its tile is written without the tile, and a removal is as long as the choice of
            // its man or tile: from these a step back leads to the beginning.
            if text.starts_with(&current) && !text.starts_with('x') {
                let expected = if stops { &before } else { &current };
                assert_eq!(&back, expected, "{text} in {}", position.fen());
            }
            if choice.is_complete {
                break;
            }
            (before, current) = (current, text);
            steps += 1;
        }
    });
    assert!(steps > 200, "only {steps}");
}

#[test]
fn a_choice_is_a_prefix_of_the_turns_that_it_leads_to() {
    on_random_positions(3, |position, rng| {
        let turns = position.legal_turns();
        if turns.is_empty() {
            return;
        }
        let mut beginning = String::new();
        loop {
            let choices = ask(position, &beginning);
            for choice in &choices.list {
                let begins = |turn: &&String| {
                    let is_tile = choices.prompt == Prompt::StartTile;
                    is_tile
                        || turn.starts_with(&choice.text())
                        || turn.trim_start_matches('x') == choice.text()
                };
                assert!(turns.iter().any(|turn| begins(&turn)), "{} in {}", choice.text(), position.fen());
                assert!(!choice.is_complete || turns.contains(&choice.text()), "{}", choice.text());
                // Long texts are understood without their signs as well.
                if choice.compact().len() > 12 {
                    let again = ask(position, &choice.compact());
                    assert_eq!(again, ask(position, &choice.text()), "{}", position.fen());
                }
            }
            let choice = &choices.list[rng.below(choices.list.len())];
            if choice.is_complete {
                assert_eq!(position.parse_turn(&choice.text()).as_ref(), Ok(&choice.text()));
                break;
            }
            beginning = choice.text();
        }
    });
}

#[test]
fn a_finished_game_has_no_choices() {
    on_random_positions(1, |position, _| {
        assert_eq!(position.choices("").is_none(), position.seat().is_none());
    });
}

#[test]
fn any_text_is_accepted_as_a_beginning() {
    let texts = [
        "d4",
        "d4-",
        "-d4",
        "x",
        "xx",
        "xB2",
        "B1B2",
        "b2",
        "B",
        "4",
        "!3",
        "!",
        "pass",
        "passpass",
        "🎲",
        "d4🎲",
        "x3-y4",
        "d99999999999",
        "z300",
        "a0",
        "d4-d5-d6",
        " d4",
        "\0",
        ",",
        ">",
        "Ω1",
        "d४",
    ];
    on_random_positions(1, |position, rng| {
        let long = "d4-".repeat(3000);
        for text in texts.iter().copied().chain([long.as_str()]) {
            position.choices(text);
        }
        // Parts of turns, and turns with a slip.
        let turns = position.legal_turns();
        if turns.is_empty() {
            return;
        }
        let turn = &turns[rng.below(turns.len())];
        for cut in 0..=turn.len() {
            position.choices(&turn[..cut]);
            position.choices(&turn[cut..]);
            position.choices(&format!("{}e5{}", &turn[..cut], &turn[cut..]));
        }
    });
}

fn read(game: GameKind, fen: &str) -> AnyPosition {
    game.from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// The choices as a person sees them: number, text, ` …` if it goes on, and where on the board.
#[track_caller]
fn assert_choices(choices: &Choices, expected: &[&str]) {
    let found = choices.list.iter().map(|choice| {
        let on = if choice.is_complete { "" } else { " …" };
        let spot = match choice.spot {
            Some(spot) => format!(" @{spot}"),
            None => String::new(),
        };
        format!("{}{on}{spot}", choice.text())
    });
    assert_eq!(found.collect::<Vec<_>>(), expected);
}

fn cells(text: &str) -> Vec<Cell> {
    let cell = |text: &str| {
        let (column, row) = text.split_at(1);
        Cell::new(column.as_bytes()[0] - b'a', row.parse::<u8>().expect("a row") - 1)
    };
    text.split(' ').map(cell).collect()
}

#[track_caller]
fn assert_words(choices: &Choices, beginning: &str, expected: &[&str]) {
    let english = Localizer::english();
    assert_eq!(beginning_text(&english, choices), beginning);
    let found: Vec<String> =
        choices.list.iter().map(|choice| choice_text(&english, choices, choice)).collect();
    assert_eq!(found, expected);
}

fn gone(choices: &Choices) -> Vec<Cell> {
    choices.scene.captured.iter().map(|man| man.cell).collect()
}

fn goes_on(choices: &Choices, text: &str) -> bool {
    choices.scene.marks.contains(&Mark::GoesOn(cells(text)[0]))
}

#[test]
fn the_man_is_chosen_before_its_destination() {
    let position = start(GameKind::Biloba, 2).start();
    let men = ask(&position, "");
    assert_eq!((men.beginning.as_str(), men.prompt), ("", Prompt::Man));
    assert_eq!(men.list.len(), 16);
    assert!(men.list.iter().all(|choice| !choice.is_complete));
    assert!(men.scene.traces.is_empty() && men.scene.captured.is_empty());

    let d4 = ask(&position, "d4");
    assert_eq!((d4.beginning.as_str(), d4.prompt), ("d4", Prompt::Destination));
    // The ways through the centre come to one cell only.
    assert_choices(&d4, &["d4-c5 @c5", "d4-d5 @d5", "d4-e5-f5 @f5"]);
    assert!(goes_on(&d4, "d4"));
    assert_eq!(d4.scene.men, position.scene().men);
}

#[test]
fn choices_are_named_by_what_they_do() {
    let biloba = read(GameKind::Biloba, ROUND_FOUR);
    assert_words(
        &ask(&biloba, "h6"),
        "h6",
        &["to f4", "to f6", "to g7, takes g6 and h7", "to h5", "to h8", "to i6"],
    );
    assert_words(
        &ask(&biloba, "h6-g7"),
        "h6-g7, takes g6 and h7",
        &["g5 moves in to g6", "g7 moves in to g6, i7 moves in to h7"],
    );
    let basileus = read(GameKind::Basileus, "fpfp2fp1/4p2f1/9/6b2/5F3/1P7/1F1F5/1P2BP1PF 1 --");
    let routes = ["to a1-c3-a3, takes b1, b2 and b3", "to a3-c3, takes b2 and b3"];
    assert_words(&ask(&basileus, ""), "g5-e3-c1, takes f4 and d2", &routes);
    let bilitaire = read(GameKind::Bilitaire, TILES);
    assert_words(&ask(&bilitaire, "B2"), "B2", &["removes tile B2", "to A2", "B2C2"]);
    let demands = ["no demand", "exactly 2", "exactly 3"];
    assert_words(&ask(&bilitaire, "xB2"), "removes tile B2", &demands);
    let jumper = read(GameKind::Bilitaire, &TILES.replace("shift", "jump"));
    let jumps = ask(&jumper, "g1");
    let first = choice_text(&Localizer::english(), &jumps, &jumps.list[0]);
    assert_eq!(
        (beginning_text(&Localizer::english(), &jumps).as_str(), first.as_str()),
        ("g1-g3, takes g2", "Stop here")
    );
}

#[test]
fn no_choice_is_named_by_its_notation_or_like_another_one() {
    let english = Localizer::english();
    on_random_positions(3, |position, rng| {
        let mut beginning = String::new();
        while let Some(choices) = position.choices(&beginning) {
            let words: Vec<String> =
                choices.list.iter().map(|choice| choice_text(&english, &choices, choice)).collect();
            let place = || format!("{words:?} after {:?} in {}", choices.beginning, position.fen());
            assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{}", place());
            let is_notation = |text: &str| text.contains(['>', '!']) || text.contains(",e");
            assert!(!words.iter().any(|text| is_notation(text)), "{}", place());
            let choice = &choices.list[rng.below(choices.list.len())];
            if choice.is_complete {
                break;
            }
            beginning = choice.text();
        }
    });
}

#[test]
fn a_man_with_one_turn_needs_no_second_choice() {
    let position = start(GameKind::Basileus, 2).start();
    assert_eq!(ask(&position, "").list[0].text(), "a1-b2");
    assert!(ask(&position, "").list[0].is_complete);
    // A player who opens the chooser nevertheless has one turn to choose.
    assert_choices(&ask(&position, "a1"), &["a1-b2 @b2"]);
    assert_choices(&ask(&position, "a1-b2"), &["a1-b2"]);
}

const ROUND_FOUR: &str = "nn2n/2n1n2/w3n2ne/6ne1/ww1w2e1e/ww4e1e/2w4ee/1wssss1/1s2s 3 ----";

#[test]
fn flankers_are_chosen_on_the_board_after_the_captures() {
    let position = read(GameKind::Biloba, ROUND_FOUR);
    assert_choices(
        &ask(&position, "h6"),
        &["h6-f4 @f4", "h6-f6 @f6", "h6-g7 … @g7", "h6-h5 @h5", "h6-h8 @h8", "h6-i6 @i6"],
    );
    let flankers = ask(&position, "h6-g7");
    assert_eq!(flankers.prompt, Prompt::Man);
    assert_choices(&flankers, &["h6-g7,g5>g6 … @g5", "h6-g7,g7>g6,i7>h7 @g7"]);
    assert_eq!(gone(&flankers), cells("g6 h7"));
    assert_eq!(flankers.scene.traces, [Trace::Moved(cells("h6 g7"))]);
    assert!(!flankers.scene.men.iter().any(|man| cells("g6 h6 h7").contains(&man.cell)));
    let second = ask(&position, "h6-g7,g5>g6");
    assert_choices(&second, &["h6-g7,g5>g6,g7>h7 @g7", "h6-g7,g5>g6,i7>h7 @i7"]);
    assert_eq!(
        second.scene.traces.last(),
        Some(&Trace::Replaced { from: cells("g5")[0], to: cells("g6")[0], round: 1 })
    );
}

#[test]
fn men_captured_before_the_turn_are_removed_at_once() {
    let position = read(GameKind::Biloba, "5/7/9/2s6/3n5/4s4/9/1nn1ss1/5 0 --");
    let choices = ask(&position, "");
    assert_eq!(choices.prompt, Prompt::Man);
    assert_choices(&choices, &["c6>d5 @c6", "e4>d5 @e4"]);
    assert_eq!(gone(&choices), cells("d5"));
    assert!(choices.scene.traces.is_empty());
}

#[test]
fn a_way_through_the_centre_is_marked_where_it_ends() {
    let position = read(GameKind::Biloba, "3nn/1nnn3/w4nn2/w2n5/w1w6/1ws1sw3/ww1ss4/7/ss1ss 1 ---");
    assert_choices(
        &ask(&position, "f4"),
        &["f4-e5 … @e5", "f4-f3 @f3", "f4-f5 @f5", "f4-g3 @g3", "f4-g4 @g4", "f4-g5 @g5"],
    );
    let centre = ask(&position, "f4-e5");
    assert_eq!(centre.prompt, Prompt::Destination);
    assert!(goes_on(&centre, "f4"), "it stays there until its destination is chosen");
    assert_choices(&centre, &["f4-e5-d4 … @d4", "f4-e5-d5 … @d5", "f4-e5-e6 @e6", "f4-e5-f6 @f6"]);
}

#[test]
fn forced_jumps_are_followed_to_the_first_choice() {
    let position = read(GameKind::Basileus, "fpfp2fp1/4p2f1/9/6b2/5F3/1P7/1F1F5/1P2BP1PF 1 --");
    assert_eq!(position.legal_turns(), ["g5xe3xc1xa1xc3xa3", "g5xe3xc1xa3xc3"]);
    let choices = ask(&position, "");
    assert_eq!((choices.beginning.as_str(), choices.prompt), ("g5xe3xc1", Prompt::Destination));
    assert_choices(&choices, &["g5xe3xc1xa1xc3xa3 @a1", "g5xe3xc1xa3xc3 @a3"]);
    assert_eq!(gone(&choices), cells("f4 d2"));
    assert!(goes_on(&choices, "c1"));
    assert!(choices.scene.men.contains(&Man { cell: cells("c1")[0], seat: 1, kind: KING }));
    assert_eq!(ask(&position, "g5"), choices);
    assert_eq!(ask(&position, "g5e3"), choices);
}

const TILES: &str = "oooooo.o/oooo..oo/oooo4/ooo.4/2..o.o./2...o../2oo..oo/2oooooo 2 shift 0:7 --";

#[test]
fn tiles_slide_alone_or_together_or_are_removed() {
    let position = read(GameKind::Bilitaire, TILES);
    let tiles = ask(&position, "");
    assert_eq!(tiles.prompt, Prompt::Tile);
    assert_eq!(tiles.list[0].spot, Some(Spot::TileSlot(TileSlot::new(0, 2))));
    assert_choices(&ask(&position, "A3"), &["A3-A1 … @A1", "A3-A2 … @A2", "A3A4 … @A4", "A3B3 … @B3"]);
    let pair = ask(&position, "A3A4");
    assert_choices(&pair, &["A3A4-A1A2 … @A1", "A3A4-A2A3 … @A2"]);
    let place = |row: u8| TileSlot::new(0, row - 1);
    let slides = [(3, 1), (4, 2), (3, 2), (4, 3)].map(|(from, to)| Mark::CanSlide(place(from), place(to)));
    assert_eq!(pair.scene.marks[..4], slides);
    // An empty tile can be taken off as well.
    let empty = ask(&position, "B2");
    assert_choices(&empty, &["xB2 … @B2", "B2-A2 … @A2", "B2C2 … @C2"]);
    assert_eq!(ask(&position, "b2"), empty);
}

#[test]
fn demands_have_no_spot_on_the_board() {
    let position = read(GameKind::Bilitaire, TILES);
    for turn in ["B2-A2", "xB2"] {
        let demands = ask(&position, turn);
        assert_eq!(demands.prompt, Prompt::Demand);
        assert_choices(
            &demands,
            &["", "!2", "!3"].map(|demand| format!("{turn}{demand}")).each_ref().map(String::as_str),
        );
        assert!(demands.scene.marks.is_empty());
    }
    let slid = ask(&position, "B2-A2").scene;
    assert!(slid.tiles.contains(&TileSlot::new(0, 1)) && !slid.tiles.contains(&TileSlot::new(1, 1)));
}

#[test]
fn a_ball_may_stop_or_continue() {
    let position = read(GameKind::Bilitaire, &TILES.replace("shift", "jump"));
    let choices = ask(&position, "g1");
    assert_eq!(choices.prompt, Prompt::Continue);
    assert_eq!(choices.beginning, "g1xg3");
    assert_eq!(choices.list[0].text(), "g1xg3");
    assert!(choices.list[0].is_complete && choices.list.len() > 1);
    assert_eq!(choices.list[0].spot, Some(Spot::Cell(cells("g3")[0])));
    assert!(goes_on(&choices, "g3"));
}

#[test]
fn a_ball_of_the_first_turn_is_found_by_its_tile() {
    let position = start(GameKind::Bilitaire, 2).start();
    let tiles = ask(&position, "");
    assert_eq!((tiles.prompt, tiles.list.len()), (Prompt::StartTile, 12));
    let balls = ask(&position, "B2");
    assert_eq!((balls.prompt, balls.beginning.as_str()), (Prompt::Man, "B2"));
    assert_choices(&balls, &["xc3 @c3", "xc4 @c4", "xd3 @d3", "xd4 @d4"]);
    assert_choices(&ask(&position, "xd4"), &["xd4"]);
    assert_eq!(ask(&position, "b2"), balls);
}

#[test]
fn choices_are_numbered_in_the_reading_order_of_the_viewer() {
    let numbered = |view, beginning: &str| {
        let mut choices = ask(&read(GameKind::Biloba, ROUND_FOUR), beginning);
        choices.scene.view = view;
        choices.number_by(reading_order(&choices.scene));
        check_list(&read(GameKind::Biloba, ROUND_FOUR), &choices);
        choices
            .list
            .iter()
            .map(|choice| choice.spot)
            .map(|spot| spot.map_or_else(String::new, |spot| spot.to_string()))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(numbered(0, "h6"), "h8 g7 f6 i6 h5 f4");
    assert_eq!(numbered(1, "h6"), "i6 h8 h5 g7 f6 f4");
    assert_eq!(numbered(2, "h6"), "f4 h5 i6 f6 g7 h8");
    assert_eq!(numbered(3, "h6"), "f4 f6 g7 h5 h8 i6");
    // The choice to end the turn comes first, whatever its spot.
    let position = read(GameKind::Bilitaire, &TILES.replace("shift", "jump"));
    let mut choices = ask(&position, "g1");
    choices.number_by(reading_order(&choices.scene));
    assert_eq!(choices.list[0].text(), "g1xg3");
}

#[test]
fn each_game_asks_for_its_own_pieces() {
    for (game, locale, question) in [
        (GameKind::Biloba, "en", "Which pawn do you want to move?"),
        (GameKind::Biloba, "pl", "Którym pionkiem chcesz zagrać?"),
        (GameKind::Basileus, "en", "Which piece do you want to move?"),
        (GameKind::Bizingo, "en", "Which piece do you want to move?"),
    ] {
        let start = start(game, 2).start();
        assert_eq!(chooser_question(&Localizer::of(locale), &ask(&start, "")), question, "{game} {locale}");
    }
}
