//! Tests of the texts: every key in the code has a text, and the texts fit the limits of Discord.

use bside_games::diagrams;
use bside_games::i18n::{
    HelpTopic, Localizer, first_game_text, leaderboard_text, news_text, offer_line, result_notes,
    spoken_result_notes, table_text, turn_text,
};
use bside_games::localize::Message;
use bside_games::ratings::{
    Ladder, Leaderboard, LeaderboardEntry, Outcome, Rating, RatingChange, UnratedReason,
};
use bside_games::rules::biloba::PAWN;
use bside_games::rules::{Cell, Effect, GameKind, Setup};
use bside_games::search::Level;
use bside_games::table::{
    ChannelId, Command, Event, NewTable, Offer, Player, PlayerId, Table, TableId, Timestamp,
};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// The keys of the English texts, each with its file.
fn english() -> Vec<(String, String)> {
    let folder = Path::new(crate::ROOT).join("assets/texts/en");
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("there are English texts") {
        let path = entry.expect("it is readable").path();
        let text = fs::read_to_string(&path).expect("it is text");
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && name.starts_with(|sign: char| sign.is_ascii_lowercase())
            {
                names.push((name.to_owned(), path.display().to_string()));
            }
        }
    }
    names
}

/// Appends the source code in a folder to `into`. The sandbox is skipped because it has its own texts, and so are the tests of
/// tournaments, which have names of stored events.
fn code(folder: &Path, into: &mut String) {
    for entry in fs::read_dir(folder).expect("there is code") {
        let path = entry.expect("it is readable").path();
        if path.ends_with("src/sandbox") || path.ends_with("tournament/tests") {
            continue;
        }
        if path.is_dir() {
            code(&path, into);
        } else {
            *into += &fs::read_to_string(&path).expect("it is text");
        }
    }
}

#[test]
fn no_text_key_is_defined_twice() {
    let mut names: Vec<String> = english().into_iter().map(|(name, _)| name).collect();
    names.sort();
    let twice: Vec<&[String]> = names.windows(2).filter(|pair| pair[0] == pair[1]).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn every_text_key_in_the_code_exists_and_every_text_is_used() {
    let mut all = String::new();
    code(&Path::new(crate::ROOT).join("src"), &mut all);
    // Keys that are built at run time.
    let made = ["command-", "rules-", "game-", "figure-", "lesson-", "seat-", "menu-men-"];
    let unused: Vec<_> = english()
        .into_iter()
        .filter(|(name, _)| !made.iter().any(|prefix| name.starts_with(prefix)))
        .filter(|(name, _)| !all.contains(&format!("\"{name}\"")))
        .collect();
    assert!(unused.is_empty(), "no code says {unused:?}");

    let known: HashSet<String> = english().into_iter().map(|(name, _)| name).collect();
    for piece in ["Message::new(\"", ".text(\""].into_iter().flat_map(|before| all.split(before).skip(1)) {
        let name = piece.split('"').next().unwrap_or_default();
        assert!(known.contains(name), "no text is named {name}");
    }
    // Some keys are chosen before they are passed on, so every string that looks like a key is checked.
    let first = |name: &str| name.split('-').next().map(str::to_owned);
    let beginnings: HashSet<String> = known.iter().filter_map(|name| first(name)).collect();
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|sign| sign.is_ascii_lowercase());
    let mut seen = 0;
    // The stored names of events, and ids of samples, begin like the keys of a seat, of a replay and of a game.
    let is_event = |text: &str| ["seat-declined", "replay-paired"].contains(&text);
    let is_sample = |text: &str| diagrams::sample_positions().any(|sample| sample.id() == text);
    for text in all.split('"').filter(|text| text.contains('-') && text.split('-').all(is_word)) {
        if !is_event(text)
            && !is_sample(text)
            && first(text).is_some_and(|beginning| beginnings.contains(&beginning))
        {
            assert!(known.contains(text), "no text is named {text}");
            seen += 1;
        }
    }
    assert!(seen > 200, "names are found in the code: {seen}");
    for game in GameKind::ALL {
        let men = game.kinds().iter().map(|kind| kind.text().to_owned());
        for name in [format!("game-{game}")].into_iter().chain(men) {
            assert!(known.contains(&name), "no text is named {name}");
        }
    }
    let kinds: Vec<&str> =
        GameKind::ALL.iter().flat_map(|game| game.kinds()).map(|kind| kind.text()).collect();
    for name in
        known.iter().filter_map(|name| name.strip_prefix("menu-")).filter(|name| name.starts_with("men-"))
    {
        assert!(kinds.contains(&name), "no men are named {name}");
    }
}

#[test]
fn texts_fit_where_discord_shows_them() {
    let words = Localizer::english();
    for (name, _) in english() {
        let most = match name.split('-').next() {
            Some("command") => 100,
            Some("button") => 34,
            Some("figure") => 300,
            Some("rules") => 3500,
            _ => continue,
        };
        let text = words.find(&name).expect("it was found in a file");
        assert!((1..=most).contains(&text.chars().count()), "{name}: {text}");
    }
}

#[test]
fn help_fits_on_a_phone() {
    let words = Localizer::english();
    for topic in HelpTopic::ALL {
        let (title, text) = (topic.title(&words), topic.text(&words));
        assert!((3..=34).contains(&title.chars().count()), "{title}");
        assert!((50..=700).contains(&text.chars().count()), "{title}: {}", text.chars().count());
    }
}

#[test]
fn private_texts_name_the_buttons_of_messages_for_everyone() {
    let (french, german) = (Localizer::of("fr"), Localizer::of("de"));
    let beside = french.beside(&german);
    for (localizer, named) in [(&french, &french), (&beside, &german)] {
        let text = HelpTopic::Start.text(localizer);
        let button = format!("**{}**", named.text("button-join"));
        assert!(text.contains(&button) && text.contains("joue"), "{text}");
    }
    assert_eq!(beside.text("button-join"), french.text("button-join"));
}

#[test]
fn an_unknown_language_falls_back_to_english() {
    let text = Message::new("table-full");
    for locale in ["en-GB", "xx", "", "not a locale"] {
        assert!(Localizer::of(locale).render(&text).starts_with("All seats are taken."), "{locale}");
    }
}

#[test]
fn a_key_without_a_text_is_shown_as_it_is() {
    assert_eq!(Localizer::english().render(&Message::new("no-such-sentence")), "no-such-sentence");
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row)
}

#[test]
fn a_turn_is_described_in_words() {
    let names = ["Ana".to_owned(), "Ben".to_owned()];
    let took = |column, row| Effect::Captured { seat: 1, kind: PAWN, cell: cell(column, row) };
    let effects = [
        Effect::Moved { kind: PAWN, path: vec![cell(2, 3), cell(3, 4)] },
        took(4, 5),
        took(5, 5),
        Effect::Replaced { from: cell(2, 3), to: cell(4, 5) },
    ];
    let text = turn_text(&Localizer::english(), &names, 0, &effects);
    assert_eq!(text, "Ana: c4-d5, takes e6 and f6, c4 moves in to e6");
}

#[test]
fn with_three_players_the_owner_of_captured_men_is_named() {
    let names = ["Ana".to_owned(), "Ben".to_owned(), "Cy".to_owned()];
    let took = |seat, column| Effect::Captured { seat, kind: PAWN, cell: cell(column, 5) };
    let effects = [took(1, 0), took(2, 1), took(2, 2), Effect::Out { seat: 1, place: 3 }];
    let text = turn_text(&Localizer::english(), &names, 0, &effects);
    assert_eq!(text, "Ana: takes a6 from Ben, takes b6 and c6 from Cy, Ben is out (3rd place)");
}

/// Executes commands and returns the events of the last one.
fn play(table: &mut Table, commands: impl IntoIterator<Item = Command>) -> Vec<Event> {
    let mut events = Vec::new();
    for command in commands {
        events = table.decide(&command, Timestamp::UNIX_EPOCH).expect("a fair command");
        events.iter().for_each(|event| table.apply(event, Timestamp::UNIX_EPOCH).expect("it was decided"));
    }
    events
}

#[test]
fn news_and_state_of_a_table_have_escaped_names() {
    let player = |id, name: &str| Player::human(PlayerId(id), name.to_owned());
    let setup = Setup::new(GameKind::Biloba, Some(2), None).expect("there is such a game");
    let new_table = NewTable {
        opponents: vec![player(2, "<@1>")],
        ..NewTable::new(ChannelId(7), player(1, "**Ana**"), setup)
    };
    let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
    let words = Localizer::english();
    assert_eq!(
        table_text(&words, &table),
        "**Biloba** · table 5\n<@2>, \\*\\*Ana\\*\\* invites you to a game of Biloba.\n\
         -# Rated · standard setup · \\*\\*Ana\\*\\* goes first · no clock · expires <t:86400:R>\n\
         -# If a player doesn’t move for 3 days, you can ask whether they’re still there. Another 4 days later, you \
         can claim victory."
    );
    let turn = Command::Turn { by: PlayerId(1).into(), text: "b4-b5".to_owned(), number: None };
    let events = play(&mut table, [Command::Join { by: player(2, "<@1>") }, turn]);
    let news = news_text(&words, &table, &events, &[], &[], None);
    assert_eq!(news, "**Biloba** · table 5 · move 1\n\\*\\*Ana\\*\\*: b4-b5\n<@2>, it’s your turn.");
    assert_eq!(table_text(&words, &table), news);
    let events = play(&mut table, [Command::Resign { by: PlayerId(1).into() }]);
    assert_eq!(
        news_text(&words, &table, &events, &[], &[], None),
        "**Biloba** · table 5 · move 1\n\\*\\*Ana\\*\\*: b4-b5\n\\*\\*Ana\\*\\* resigns.\n**\\<@1> wins**."
    );
}

#[test]
fn an_offer_is_a_line_with_all_answers() {
    let people = ["Ana", "*Ben*", "Cy"];
    let player = |seat: usize| Player::human(PlayerId(seat as u64 + 1), people[seat].to_owned());
    let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("there is such a game");
    let mut begun = Table::open(
        TableId(5),
        NewTable { opponents: vec![player(1), player(2)], ..NewTable::new(ChannelId(7), player(0), setup) },
        Timestamp::UNIX_EPOCH,
    )
    .expect("a valid table");
    play(&mut begun, [1, 2].map(|seat| Command::Join { by: player(seat) }));
    let by = |seat| player(seat).id;
    let accept = |seat| Command::Accept { by: by(seat), number: None };
    let decline = |seat| Command::DeclineOffer { by: by(seat), number: None };
    let line = |commands: Vec<Command>| {
        let mut table = begun.clone();
        let number = table.event_count();
        let draw = Command::Offer { by: by(0), offer: Offer::Draw, number: None };
        play(&mut table, [draw].into_iter().chain(commands));
        assert_eq!(offer_line(&Localizer::english(), &table, number + 1), None);
        offer_line(&Localizer::english(), &table, number).expect("the offer")
    };
    assert_eq!(line(vec![]), "Ana offers a draw. <@2> and <@3>, do you agree?");
    assert_eq!(line(vec![accept(2)]), "Ana offers a draw. Cy accepts the draw. <@2>, do you agree?");
    assert_eq!(line(vec![accept(2), decline(1)]), "Ana offered a draw. \\*Ben\\* declined.");
    assert_eq!(line(vec![accept(2), accept(1)]), "Ana offered a draw. Cy and \\*Ben\\* accepted.");
    let resigns = Command::Resign { by: by(1) };
    assert_eq!(line(vec![resigns]), "Ana offered a draw. It’s no longer open.");
}

#[test]
fn the_first_finished_game_says_what_to_try_next() {
    let (ana, ben) =
        (Player::human(PlayerId(1), "Ana".to_owned()), Player::human(PlayerId(2), "*Ben*".to_owned()));
    let computer = |level| Player::computer(Level::new(level).expect("a level"), 0, "Fox".to_owned());
    let text = |other: Player, casual, turns: usize, loser: Option<usize>, newcomers: &[usize]| {
        let setup = Setup::new(GameKind::Biloba, Some(2), None).expect("there is such a game");
        let new_table = NewTable { casual, ..NewTable::new(ChannelId(7), ana.clone(), setup) };
        let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
        let seats = [ana.id, other.id];
        let join = match other.level() {
            Some(_) => Command::SeatComputers { by: ana.id, computers: vec![other], rated: true },
            None => Command::Join { by: other },
        };
        play(&mut table, [join]);
        for number in 0..turns {
            let text = table.game().expect("it goes on").position().legal_turns().remove(0);
            play(&mut table, [Command::Turn { by: seats[number % 2], text, number: None }]);
        }
        match loser {
            Some(loser) => play(&mut table, [Command::Resign { by: seats[loser] }]),
            None => {
                let draw = Command::Offer { by: seats[0], offer: Offer::Draw, number: None };
                play(&mut table, [draw, Command::Accept { by: seats[1], number: None }])
            }
        };
        first_game_text(&Localizer::english(), &table, newcomers)
    };
    assert_eq!(text(ben.clone(), false, 4, Some(0), &[]), None);
    for (other, casual, turns, loser, newcomers, told) in [
        (
            ben.clone(),
            false,
            4,
            Some(0),
            &[0, 1][..],
            "the first game on B-Side for Ana and \\*Ben\\*. Next, see what decided it: **/review** (table 5)",
        ),
        (
            ben.clone(),
            false,
            4,
            None,
            &[0],
            "the first game on B-Side for Ana. Next, play another game with **/play**.",
        ),
        (
            ben.clone(),
            true,
            4,
            None,
            &[0],
            "the first game on B-Side for Ana. Next, play a rated game with **/play**.",
        ),
        (
            ben.clone(),
            false,
            3,
            Some(0),
            &[0],
            "the first game on B-Side for Ana. Next, play a game to the end with **/play**.",
        ),
        (
            ben,
            true,
            4,
            Some(0),
            &[0],
            "the first game on B-Side for Ana. Next, play a rated game with **/play**.",
        ),
        (
            computer(6),
            true,
            4,
            Some(1),
            &[0],
            "the first game on B-Side for Ana. Next, try a stronger computer with **/play**.",
        ),
        (
            computer(6),
            true,
            4,
            Some(0),
            &[0],
            "the first game on B-Side for Ana. Next, see what decided it: **/review** (table 5)",
        ),
        (
            computer(8),
            true,
            4,
            Some(1),
            &[0],
            "the first game on B-Side for Ana. Next, see what decided it: **/review** (table 5)",
        ),
        (
            computer(1),
            true,
            0,
            Some(0),
            &[0],
            "the first game on B-Side for Ana. Next, play a game to the end with **/play**.",
        ),
    ] {
        let line = text(other, casual, turns, loser, newcomers);
        assert_eq!(line, Some(format!("-# That was {told}")));
    }
}

fn rating(value: f64, deviation: f64, games: u32) -> Rating {
    Rating { value, deviation, games }
}

#[test]
fn a_rating_has_a_range_until_five_games_and_its_changes_are_told_from_then_on() {
    let setup = Setup::new(GameKind::Biloba, Some(2), None).expect("there is such a game");
    let ana = Player::human(PlayerId(1), "Ana".to_owned());
    let table =
        Table::open(TableId(5), NewTable::new(ChannelId(7), ana.clone(), setup), Timestamp::UNIX_EPOCH)
            .expect("a fair opening");
    for (before, after, told) in [
        (
            Rating::default(),
            rating(1604.6, 215.5, 1),
            "Ana: 1605 (provisional: 1170–2040), 4 more games until it settles",
        ),
        (
            rating(1450.0, 150.0, 3),
            rating(1400.4, 140.0, 4),
            "Ana: 1400 (provisional: 1120–1680), one more game until it settles",
        ),
        (rating(1400.0, 140.0, 4), rating(1430.0, 132.2, 5), "Ana: 1430 ± 132, no longer provisional"),
        (rating(1430.0, 132.2, 5), rating(1380.4, 125.0, 6), "Ana: 1430 → 1380 (−50)"),
        (rating(1430.0, 60.0, 50), rating(1442.0, 59.9, 51), "Ana: 1430 → 1442 (+12)"),
        (rating(700.0, 60.0, 50), rating(699.9, 60.0, 51), "Ana: 700, unchanged"),
    ] {
        let change = RatingChange { player: ana.clone(), outcome: Outcome::Win, before, after };
        let news = news_text(&Localizer::english(), &table, &[], &[], &[change], None);
        assert_eq!(news.lines().last(), Some(told));
    }
}

/// The banner's ratings after a game that Ana has lost, as they are drawn and as the alt text says them.
fn banner_of(before: Rating, after: Rating) -> [String; 2] {
    let (ana, ben) =
        (Player::human(PlayerId(1), "Ana".to_owned()), Player::human(PlayerId(2), "Ben".to_owned()));
    let setup = Setup::new(GameKind::Biloba, Some(2), None).expect("there is such a game");
    let new_table = NewTable::new(ChannelId(7), ana.clone(), setup);
    let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
    play(&mut table, [Command::Join { by: ben }, Command::Resign { by: ana.id }]);
    let changes = [RatingChange { player: ana, outcome: Outcome::Loss, before, after }];
    [result_notes, spoken_result_notes]
        .map(|notes| notes(&Localizer::english(), &table, &changes).pop().expect("a rating").to_string())
}

#[test]
fn the_banner_tells_ratings_as_the_text_does() {
    for (before, after, drawn, spoken) in [
        (Rating::default(), rating(1470.4, 215.5, 1), "Ana 1470?", "Ana 1470 (provisional)"),
        (rating(1500.0, 230.0, 4), rating(1470.4, 226.0, 5), "Ana 1470", "Ana 1470"),
        (rating(1466.2, 60.0, 50), rating(1465.9, 60.0, 51), "Ana 1466", "Ana 1466"),
        (rating(1430.0, 60.0, 50), rating(1442.0, 59.9, 51), "Ana 1442 (+12)", "Ana 1442 (+12)"),
        (rating(1442.0, 60.0, 50), rating(1430.0, 59.9, 51), "Ana 1430 (−12)", "Ana 1430 (−12)"),
    ] {
        assert_eq!(banner_of(before, after), [drawn, spoken].map(str::to_owned));
    }
}

#[test]
fn the_news_name_those_for_whom_a_game_with_hints_does_not_count() {
    let player = |id, name: &str| Player::human(PlayerId(id), name.to_owned());
    let (ana, ben) = (player(1, "Ana"), player(2, "Ben"));
    let owl = Player::computer(Level::MAX, 0, "Owl".to_owned());
    let setup = Setup::new(GameKind::Biloba, Some(3), None).expect("there is such a game");
    let new_table = NewTable::new(ChannelId(7), ana.clone(), setup);
    let mut table = Table::open(TableId(5), new_table, Timestamp::UNIX_EPOCH).expect("a valid table");
    let events = play(
        &mut table,
        [
            Command::Join { by: ben.clone() },
            Command::SeatComputers { by: ana.id, computers: vec![owl.clone()], rated: true },
            Command::Hint { by: ana.id, number: None },
            Command::Resign { by: ben.id },
            Command::Resign { by: owl.id },
        ],
    );
    let change = RatingChange {
        player: ben,
        outcome: Outcome::Loss,
        before: rating(1430.0, 60.0, 50),
        after: rating(1421.0, 59.9, 51),
    };
    let news = |ratings: &[RatingChange]| {
        news_text(&Localizer::english(), &table, &events, &[], ratings, Some(UnratedReason::Hinted))
    };
    assert_eq!(
        news(&[change]),
        "**Biloba** · table 5\nBen resigns.\nOwl resigns.\n**Ana wins**.\n2nd place: Owl\n3rd place: Ben\n\
         Ben against computers: 1430 → 1421 (−9)\n\
         Unrated for Ana: after a hint, only a loss counts."
    );
}

#[test]
fn a_leaderboard_says_who_is_provisional_and_who_comes_first() {
    let entry = |rank, rating: Rating| LeaderboardEntry {
        rank,
        player: Player::human(PlayerId(rank as u64), format!("Player {rank}")),
        rating,
        wins: rating.games,
        draws: 0,
        losses: 0,
    };
    let told = |ratings: &[Rating]| {
        let page = ratings.iter().zip(1..).map(|(rating, rank)| entry(rank, *rating)).collect();
        let leaderboard = Leaderboard { page, own: None, goes_on: false };
        leaderboard_text(&Localizer::english(), GameKind::Biloba, Ladder::People, &leaderboard)
    };
    assert_eq!(
        told(&[rating(1700.0, 60.0, 50), rating(1800.0, 100.0, 12), rating(1900.4, 200.0, 2)]),
        "1. **Player 1** · 1700 ± 60 · 50 won, 0 drawn, 0 lost\n\
         2. **Player 2** · 1800 ± 100 · 12 won, 0 drawn, 0 lost\n\
         3. **Player 3** · 1900 (provisional: 1500–2300) · 2 won, 0 drawn, 0 lost\n\
         -# Ratings within ± 75 come first. The rest need more games.\n\
         -# Provisional: fewer than 5 games. These come last, each with its likely range."
    );
    assert_eq!(told(&[rating(1700.0, 60.0, 50)]).lines().count(), 1);
}
