//! The engine protocol and the perft command, used as other programs do: over the pipes of a process.

use bside::rules::{Game, GameKind, Setup};
use bside_test_support::secrets;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Output, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// A missing answer fails the test after this time.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

/// A running engine. Its standard input stays open, so an answer only arrives if the engine flushes it.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bside"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let output = child.stdout.take().expect("it is piped");
        let (send, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Engine { child, input, lines }
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("it is open");
        input.write_all(bytes).expect("the engine reads");
        input.flush().expect("the engine reads");
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn next_line(&mut self) -> String {
        self.lines.recv_timeout(ANSWER_TIMEOUT).expect("an answer comes at once")
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.next_line()
    }

    fn ask_until(&mut self, line: &str, last: &str) -> Vec<String> {
        let mut lines = vec![self.ask(line)];
        while lines.last().is_none_or(|line| line != last) {
            lines.push(self.next_line());
        }
        lines
    }

    /// Asserts that no other answer is pending: the next one is that to `isready`.
    fn assert_silent(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    fn begin(&mut self, setup: Setup) {
        self.send(&format!("setoption name Game value {}", setup.kind()));
        self.send(&format!("setoption name Seats value {}", setup.seats()));
        self.send(&format!("setoption name Setup value {}", setup.name()));
        self.send("uginewgame");
        self.assert_silent();
    }

    /// Closes the input and waits for the process to exit; returns the lines that were not read yet.
    fn end(mut self) -> Vec<String> {
        self.input = None;
        assert!(self.child.wait().expect("it ends").success());
        self.lines.iter().collect()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Killing fails if the process has exited already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn ugi_lists_name_and_options() {
    let mut engine = Engine::start();
    let lines = engine.ask_until("ugi", "ugiok");
    let games = GameKind::ALL.map(|game| format!(" var {game}")).concat();
    let mut setups: Vec<&str> = GameKind::ALL.iter().flat_map(|game| game.setups()).copied().collect();
    setups.sort();
    setups.dedup();
    let setups: String = setups.iter().map(|name| format!(" var {name}")).collect();
    assert_eq!(
        lines,
        [
            concat!("id name B-Side ", env!("CARGO_PKG_VERSION")),
            "id author the B-Side team",
            &format!("option name Game type combo default biloba{games}"),
            "option name Seats type spin default 2 min 2 max 4",
            &format!("option name Setup type combo default standard{setups}"),
            "option name Level type spin default 8 min 1 max 8",
            "option name Seed type spin default 0 min 0 max 18446744073709551615",
            "ugiok",
        ]
    );
    // The defaults do not change with the options.
    engine.send("setoption name Game value bizingo");
    engine.send("setoption name Setup value dark-first");
    assert_eq!(engine.ask_until("ugi", "ugiok"), lines);
    assert_eq!(engine.ask("isready"), "readyok");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn every_command_answers_in_every_game() {
    let mut engine = Engine::start();
    for setup in Setup::all() {
        engine.begin(setup);
        let start = setup.start();
        let turns = start.legal_turns();
        assert_eq!(engine.ask("turns"), format!("turns {}", turns.join(" ")));
        assert_eq!(engine.ask("seat"), "seat 0");
        assert_eq!(engine.ask("places"), "places none");
        assert_eq!(engine.ask("query p1turn"), "response true");
        assert_eq!(engine.ask("query gameover"), "response false");
        assert_eq!(engine.ask("query result"), "response none");
        assert_eq!(engine.ask("perft 2"), format!("perft {}", start.perft(2)));
        assert_eq!(engine.ask(&format!("why {}", turns[0])), "legal");
        assert!(engine.ask("why z9").starts_with("There’s no cell z9 on this board. "));
        assert_eq!(engine.ask("fen"), format!("fen {}", start.fen()));
        let shown = start.ascii_board();
        assert_eq!(
            engine.ask_until("show", shown.lines().last().expect("it has lines")).join("\n"),
            shown.trim_end()
        );
        for go in ["go nodes 1000", "go movetime 20"] {
            let answer = engine.ask(go);
            let best = answer.strip_prefix("bestmove ").expect("it names a turn");
            assert!(turns.iter().any(|turn| turn == best), "{best} is legal");
        }
        engine.send(&format!("position startpos moves {}", turns[1]));
        let mut after = start.clone();
        after.play(&turns[1]).expect("it is legal");
        assert_eq!(engine.ask("fen"), format!("fen {}", after.fen()));
        assert_eq!(engine.ask("seat"), "seat 1");
        assert_eq!(engine.ask("query p1turn"), "response false");
        let next = after.legal_turns()[0].clone();
        engine.send(&format!("position fen {} moves {}", after.fen(), next));
        after.play(&next).expect("it is legal");
        let fen = engine.ask("fen");
        assert_eq!(fen, format!("fen {}", after.fen()));
        engine.send("uginewgame");
        assert_eq!(engine.ask("fen"), format!("fen {}", start.fen()));
        // The answer to `fen` may be sent back as it is.
        engine.send(&format!("position {fen}"));
        assert_eq!(engine.ask("fen"), fen);
        engine.send(&format!("position fen {fen}"));
        assert_eq!(engine.ask("fen"), fen);
    }
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn finished_games_have_places_and_results() {
    let mut engine = Engine::start();
    for setup in Setup::all() {
        engine.begin(setup);
        for seed in 0..6 {
            let game = finished(setup, seed);
            engine.send(&format!("position startpos moves {}", game.turns().join(" ")));
            assert_eq!(engine.ask("fen"), format!("fen {}", game.position().fen()));
            let places = game.position().places();
            if !places.is_complete() {
                // A draw by the host is not part of the position.
                assert_eq!(engine.ask("query gameover"), "response false");
                continue;
            }
            assert_eq!(engine.ask("seat"), "seat none");
            assert_eq!(engine.ask("turns"), "turns");
            assert_eq!(engine.ask("perft 3"), "perft 0");
            assert_eq!(engine.ask("go nodes 5"), "bestmove none");
            assert_eq!(engine.ask("query gameover"), "response true");
            assert_eq!(engine.ask("query p1turn"), "response false");
            assert_eq!(engine.ask("why d4-d5"), "The game is over, so there are no more moves.");
            let points = game.position().scene().points;
            let scores = match points[..] {
                [one, other] => format!(" scores {one} {other}"),
                _ => String::new(),
            };
            assert_eq!(engine.ask("places"), format!("places {places}{scores}"));
            let first: Vec<usize> = (0..places.seats()).filter(|seat| places.get(*seat) == Some(1)).collect();
            let result = if let [seat] = first[..] { format!("p{}win", seat + 1) } else { "draw".to_owned() };
            assert_eq!(engine.ask("query result"), format!("response {result}"));
        }
    }
    engine.send("setoption name Game value bilitaire");
    engine.send("position fen 8/8/8/8/8/8/....4/o..o4 2 jump 2:2 11");
    assert_eq!(engine.ask("query result"), "response draw");
    assert_eq!(engine.ask("places"), "places 1 1 scores 2 2");
}

/// A game that captures whenever possible.
fn finished(setup: Setup, seed: usize) -> Game {
    let mut game = Game::new(setup);
    while game.seat().is_some() {
        let turns = game.position().legal_turns();
        let takes = |turn: &&String| {
            let mut after = game.position().clone();
            after.play(turn).expect("it is legal");
            after.man_count() < game.position().man_count()
        };
        let number = (game.turns().len() + 1) * (seed + 3) * 7919;
        let turn = turns.iter().find(takes).unwrap_or(&turns[number % turns.len()]).clone();
        game.play(&turn).expect("it is legal");
    }
    game
}

#[test]
fn an_invalid_line_is_answered_with_an_error_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.send("position startpos moves d4-d5");
    let fen = engine.ask("fen");
    for wrong in [
        "hello",
        "ugi2",
        "UGI",
        "setoption",
        "setoption name Game",
        "setoption name Game value chess",
        "setoption name Seats value 5",
        "setoption name Seats value two",
        "setoption name Setup value dark-first",
        "setoption name Hash value 16",
        "position",
        "position here",
        "position startpos d4-d5",
        "position startpos moves d4-d5 d4-d5",
        "position startpos moves d4-e6",
        "position fen",
        "position fen nonsense",
        "position fen 5/7/9/9/9/9/9/7/5 0 --",
        "position fen 2n2/2nnn2/2nnnnn2/1nnnnnnn1/9/1sssssss1/2sssss2/2sss2/2s2 2 --",
        "query",
        "query everything",
        "perft",
        "perft -1",
        "perft x",
        "perft 99999999999999999999",
        "perft 4294967295",
        "perft 21",
        "go",
        "go nodes",
        "go nodes many",
        "go depth 3",
        "setoption name Level value 0",
        "setoption name Level value 9",
        "setoption name Level value best",
        "setoption name Seed value -1",
        "setoption name Seed value luck",
        "\u{1f600}",
        "d4-d5",
    ] {
        let answer = engine.ask(wrong);
        assert!(answer.starts_with("error ") && answer.len() > 10, "{wrong:?}: {answer:?}");
        assert_eq!(engine.ask("fen"), fen, "{wrong:?} changes nothing");
    }
    let twice = engine.ask("position startpos moves d4-d5 d4-d3");
    assert!(
        twice.starts_with("error turn 2 (d4-d3): There’s no pawn on d4. Your move can start with "),
        "{twice}"
    );
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn different_seeds_give_different_turns() {
    let mut engine = Engine::start();
    engine.send("setoption name Level value 1");
    let mut turns = Vec::new();
    for seed in 0..8 {
        engine.send(&format!("setoption name Seed value {seed}"));
        let turn = engine.ask("go nodes 50");
        assert_eq!(engine.ask("go nodes 50"), turn, "the same seed, the same turn");
        turns.push(turn);
    }
    turns.sort();
    turns.dedup();
    assert!(turns.len() > 1, "{turns:?}");
    assert_eq!(engine.end(), Vec::<String>::new());
}

#[test]
fn lines_of_a_megabyte_and_invalid_utf8_are_answered() {
    const MEGABYTE: usize = 1 << 20;
    let mut engine = Engine::start();
    for start in [
        "",
        "why ",
        "position fen ",
        "position startpos moves ",
        "setoption name Game value ",
        "perft ",
        "go nodes ",
    ] {
        for filling in ["d4-", "x", "9", "9/", "! ", "é"] {
            let mut line = start.to_owned();
            line += &filling.repeat(MEGABYTE / filling.len());
            let answer = engine.ask(&line);
            assert!(!answer.is_empty() && answer.len() < 1_000, "{start}{filling}: {} bytes", answer.len());
            engine.assert_silent();
        }
    }
    engine.send_bytes(b"\xff\xfe\x00 why\n");
    assert!(engine.next_line().starts_with("error "));
    engine.send_bytes(b"why \xff\xfe\x00\n");
    assert!(engine.next_line().starts_with("I can’t read"));
    engine.send_bytes(b"\n  \n\t\r\nisready\r\n");
    assert_eq!(engine.next_line(), "readyok");
    // The last line may lack its line feed.
    engine.send_bytes(b"seat");
    assert_eq!(engine.end(), ["seat 0"]);
}

#[test]
fn seats_and_set_up_are_kept_if_the_next_game_has_them() {
    let mut engine = Engine::start();
    engine.send("setoption name Seats value 3");
    assert_eq!(engine.ask("fen"), "fen nn1nn/2nnn2/w3n4/ww7/1ww6/ww7/w3s4/2sss2/ss1ss 0 ---");
    engine.send("setoption name game value Bizingo");
    engine.send("setoption name SETUP value Dark-First");
    assert!(engine.ask("fen").ends_with(" d 0 --"));
    engine.send("setoption name Game value biloba");
    assert!(engine.ask("fen").ends_with(" 0 --"), "Bizingo has reset the seats to two");
    engine.send("quit");
    assert!(engine.child.wait().expect("it ends").success());
}

fn perft(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    secrets::output(command.arg("perft").args(arguments))
}

fn printed(arguments: &[&str]) -> String {
    let output = perft(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints text")
}

#[test]
fn perft_counts_from_the_start_and_from_later_positions() {
    assert_eq!(printed(&["biloba", "2"]), "4006\n");
    assert_eq!(printed(&["biloba", "2", "--seats", "3"]), "1222\n");
    assert_eq!(printed(&["bizingo", "2"]), "1088\n");
    assert_eq!(printed(&["bizingo", "1", "--setup", "dark-first"]), "32\n");
    assert_eq!(printed(&["Basileus", "3"]), "5066\n");
    assert_eq!(printed(&["bilitaire", "4"]), "34752\n");
    assert_eq!(printed(&["bilitaire", "2", "--moves", "xd4 A2-A1"]).lines().count(), 1);
    assert_eq!(printed(&["basileus", "0"]), "1\n");
    let divided = printed(&["basileus", "3", "--divide"]);
    let mut lines: Vec<&str> = divided.lines().collect();
    assert_eq!(lines.pop(), Some("5066"));
    let counts = lines.iter().map(|line| line.split_once(' ').expect("turn and count"));
    assert_eq!(counts.map(|(_, count)| count.parse::<u64>().expect("a count")).sum::<u64>(), 5066);
    assert!(lines.is_sorted() && lines.len() == 17);
}

#[test]
fn perft_reports_invalid_arguments() {
    for (arguments, reason) in [
        (&["chess", "2"][..], "no game \"chess\""),
        (&["biloba", "x"], "x"),
        (&["biloba", "2", "--seats", "5"], "biloba is not played by 5"),
        (&["basileus", "2", "--setup", "other"], "no setup \"other\""),
        (&["basileus", "2", "--moves", "e1-e2 e1-e2"], "There’s no piece on e1"),
        (&["basileus"], "DEPTH"),
    ] {
        let output = perft(arguments);
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && error.contains(reason), "{arguments:?}: {error}");
    }
}

#[test]
fn a_byte_order_mark_before_the_first_line_is_ignored() {
    let mut engine = Engine::start();
    engine.send_bytes(b"\xef\xbb\xbfisready\n");
    assert_eq!(engine.next_line(), "readyok");
    assert!(engine.ask("\u{feff}isready").starts_with("error"), "it is no mark elsewhere");
}
