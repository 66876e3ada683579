//! The engine protocol: a line protocol for programs after the Universal Game Interface, which is to games what UCI is
//! to chess. Each command is a line and is answered with one line (`ugi` and `show` with several); an invalid line is
//! answered with `error …` and changes nothing. Every answer is flushed at once.
//!
//! | line | answer |
//! |---|---|
//! | `ugi` | `id …` and `option …` lines, then `ugiok` |
//! | `isready` | `readyok` |
//! | `setoption name Game value bizingo` | none; begins that game anew. `Seats` and `Setup` likewise. `Level`, from 1 to 8, and `Seed`, from 0, begin nothing anew |
//! | `uginewgame` | none; begins the game anew |
//! | `position startpos [moves t1 t2 …]` | none |
//! | `position fen TEXT [moves t1 t2 …]` | none; TEXT as written by `fen` |
//! | `query p1turn`, `query gameover` | `response true` or `response false` |
//! | `query result` | `response none`, `response draw` or `response pNwin` (seat N−1 took first place alone) |
//! | `perft N` | `perft COUNT` |
//! | `turns` | `turns t1 t2 …`: all legal turns in canonical text, in byte order |
//! | `seat` | `seat N` or `seat none` |
//! | `places` | `places 1 2 2`, one place per seat, or `places none`; Bilitaire adds `scores A B`, the points |
//! | `why TEXT` | `legal`, or the refusal in English, with what can be done instead |
//! | `fen` | `fen TEXT`: the position in one line |
//! | `show` | the position as a board of text |
//! | `go nodes N`, `go movetime MS` | `bestmove t`, or `bestmove none`. A level below the top searches at most its own number of nodes |
//! | `quit` | none; the end |
//!
//! Positions have no draws by repetition or agreement, which belong to games, see [`crate::rules::Game`]. The search
//! behind `go` considers repetitions since the last capture.
//!
//! With `go nodes` the same turns, level, seed and nodes give the same turn. The seed is 0 unless it is set; a program
//! that plays many games should set another one for each, or it sees the same game again and again.

use crate::i18n::Localizer;
use crate::rules::record::BYTE_ORDER_MARK;
use crate::rules::{AnyPosition, GameKind, History, MAX_PERFT_DEPTH, Setup};
use crate::search::{self, Budget, Level, PlayerProfile, SearchResult, splitmix64};
use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};
use std::thread;
use std::time::{Duration, Instant};

/// Upper bound of an error line, in characters: errors quote the input, which may be very long.
const MAX_ERROR_CHARS: usize = 300;

/// Serves the protocol until the input ends or contains `quit`.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::default();
    let mut line = Vec::new();
    let mut is_first = true;
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        let text = if is_first { text.trim_start_matches(BYTE_ORDER_MARK) } else { &text };
        is_first = false;
        match engine.answer(text.trim()) {
            Answer::None => continue,
            Answer::Line(text) => writeln!(output, "{}", text.trim_end())?,
            Answer::Error(why) => {
                let why: String = why.chars().take(MAX_ERROR_CHARS).collect();
                writeln!(output, "error {}", why.replace(['\n', '\r'], " "))?;
            }
            Answer::Quit => return Ok(()),
        }
        output.flush()?;
    }
}

/// The answer to a line.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    None,
    /// One line, or several.
    Line(String),
    Error(String),
    Quit,
}

/// The state of the protocol between two lines.
struct Engine {
    setup: Setup,
    history: History,
    /// Number of turns since the start position or the given FEN.
    turns_played: u64,
    level: Level,
    /// The seed of the search.
    seed: u64,
    localizer: Localizer,
}

impl Default for Engine {
    fn default() -> Engine {
        let setup = default_setup();
        Engine {
            setup,
            history: History::new(setup.start()),
            turns_played: 0,
            level: Level::MAX,
            seed: 0,
            localizer: Localizer::english(),
        }
    }
}

impl Engine {
    fn position(&self) -> &AnyPosition {
        self.history.position()
    }

    fn answer(&mut self, line: &str) -> Answer {
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let answer = match command {
            "" => return Answer::None,
            "quit" => return Answer::Quit,
            "ugi" => Ok(self.introduction()),
            "isready" => Ok("readyok".to_owned()),
            "setoption" => return without_answer(self.set_option(rest)),
            "uginewgame" => {
                self.begin();
                return Answer::None;
            }
            "position" => return without_answer(self.set_position(rest)),
            "query" => self.query(rest),
            "perft" => match rest.parse() {
                Ok(depth) if depth <= MAX_PERFT_DEPTH => {
                    Ok(format!("perft {}", self.position().perft(depth)))
                }
                _ => Err(format!("perft needs a depth from 0 to {MAX_PERFT_DEPTH}, not {rest:?}")),
            },
            "turns" => Ok(format!("turns {}", self.position().legal_turns().join(" "))),
            "seat" => Ok(match self.position().seat() {
                Some(seat) => format!("seat {seat}"),
                None => "seat none".to_owned(),
            }),
            "places" => Ok(self.final_places_line()),
            "why" => Ok(match self.position().parse_turn(rest) {
                Ok(_) => "legal".to_owned(),
                Err(refusal) => self.localizer.localize(&refusal).replace('\n', " "),
            }),
            "fen" => Ok(format!("fen {}", self.position().fen())),
            "show" => Ok(self.position().ascii_board()),
            "go" => self.go(rest),
            _ => Err(format!("unknown command {command:?}")),
        };
        answer.map_or_else(Answer::Error, Answer::Line)
    }

    fn introduction(&self) -> String {
        let mut text =
            concat!("id name B-Side ", env!("CARGO_PKG_VERSION"), "\nid author the B-Side team\n").to_owned();
        let combo = |name: &str, default: &str, values: Vec<&str>| {
            format!("option name {name} type combo default {default} var {}\n", values.join(" var "))
        };
        text += &combo("Game", default_setup().kind().name(), GameKind::ALL.map(GameKind::name).to_vec());
        let seats: BTreeSet<usize> = Setup::all().map(|setup| setup.seats()).collect();
        let (least, most) = (seats.first().unwrap_or(&0), seats.last().unwrap_or(&0));
        text += &format!(
            "option name Seats type spin default {} min {least} max {most}\n",
            default_setup().seats()
        );
        let setups: BTreeSet<&str> = Setup::all().map(|setup| setup.name()).collect();
        text += &combo("Setup", default_setup().name(), setups.into_iter().collect());
        text += &format!("option name Level type spin default {top} min 1 max {top}\n", top = Level::MAX);
        text += &format!("option name Seed type spin default 0 min 0 max {}\n", u64::MAX);
        text + "ugiok"
    }

    /// Handles `name Game value bizingo`. The seats and the set-up that were chosen before are kept if the game has them.
    fn set_option(&mut self, rest: &str) -> Result<(), String> {
        let (name, value) = rest
            .strip_prefix("name ")
            .and_then(|rest| rest.split_once(" value "))
            .ok_or("setoption is written: setoption name NAME value VALUE")?;
        let value = value.trim();
        let (game, seats, setup) = (self.setup.kind(), self.setup.seats(), self.setup.name());
        self.setup = match name.trim().to_ascii_lowercase().as_str() {
            "game" => {
                let game: GameKind = value.parse().map_err(error_text)?;
                let seats = game.seats().contains(&seats).then_some(seats);
                let setup = game.setups().contains(&setup).then_some(setup);
                Setup::new(game, seats, setup)
            }
            "seats" => {
                let seats = value.parse().map_err(|_| format!("{value:?} is not a number of seats"))?;
                Setup::new(game, Some(seats), Some(setup))
            }
            "setup" => Setup::new(game, Some(seats), Some(value)),
            "level" => {
                self.level = value.parse()?;
                return Ok(());
            }
            "seed" => {
                self.seed =
                    value.parse().map_err(|_| format!("{value:?} is not a seed from 0 to {}", u64::MAX))?;
                return Ok(());
            }
            _ => return Err(format!("there is no option {name:?}")),
        }
        .map_err(error_text)?;
        self.begin();
        Ok(())
    }

    fn begin(&mut self) {
        // In the background, so that neither this command nor the first search is delayed. If the thread cannot be
        // started, the first search prepares the tables.
        let game = self.setup.kind();
        let _ = thread::Builder::new().spawn(move || search::warm_up(game));
        self.history = History::new(self.setup.start());
        self.turns_played = 0;
    }

    fn set_position(&mut self, rest: &str) -> Result<(), String> {
        let (from, moves) = match rest.split_once("moves") {
            Some((from, moves)) => (from.trim(), moves),
            None => (rest, ""),
        };
        let position = match from.split_once(' ') {
            None if from == "startpos" => self.setup.start(),
            Some(("fen", text)) => {
                // The answer to `fen` may be used here unchanged, including its first word.
                let text = text.trim();
                let text = text.strip_prefix("fen ").unwrap_or(text);
                self.setup.kind().from_fen(text).map_err(error_text)?
            }
            _ => return Err("position is written: position startpos, or: position fen TEXT".to_owned()),
        };
        let mut history = History::new(position);
        let mut turns_played = 0;
        for (number, turn) in moves.split_whitespace().enumerate() {
            history.play(turn).map_err(|refusal| {
                format!("turn {} ({turn}): {}", number + 1, self.localizer.localize(&refusal))
            })?;
            turns_played += 1;
        }
        self.history = history;
        self.turns_played = turns_played;
        Ok(())
    }

    fn query(&self, what: &str) -> Result<String, String> {
        let places = self.position().places();
        let response = match what {
            "p1turn" => (self.position().seat() == Some(0)).to_string(),
            "gameover" => places.is_complete().to_string(),
            "result" if !places.is_complete() => "none".to_owned(),
            "result" => {
                let winners: Vec<usize> = places.winners().collect();
                match winners[..] {
                    [seat] => format!("p{}win", seat + 1),
                    _ => "draw".to_owned(),
                }
            }
            _ => return Err(format!("unknown query {what:?}")),
        };
        Ok(format!("response {response}"))
    }

    fn final_places_line(&self) -> String {
        let places = self.position().places();
        if !places.is_complete() {
            return "places none".to_owned();
        }
        let points = self.position().scene().points;
        if points.is_empty() {
            return format!("places {places}");
        }
        let points: Vec<String> = points.iter().map(u8::to_string).collect();
        format!("places {places} scores {}", points.join(" "))
    }

    fn go(&self, rest: &str) -> Result<String, String> {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        let budget = match rest.split_once(' ').map(|(what, text)| (what, number(text))) {
            Some(("nodes", Some(nodes))) => Budget::nodes(nodes),
            // A time beyond the range of `Instant` means no deadline.
            Some(("movetime", Some(time))) => {
                let deadline = Instant::now().checked_add(Duration::from_millis(time));
                Budget { deadline, ..Budget::nodes(u64::MAX) }
            }
            _ => return Err("go is written: go nodes N, or: go movetime MS".to_owned()),
        };
        let player = PlayerProfile::at_level(self.setup, self.level);
        // The seed differs from turn to turn; otherwise a level that slips sometimes would slip always or never.
        let result = search::search(
            &self.history,
            &player,
            budget,
            splitmix64(self.seed ^ splitmix64(self.turns_played)),
        );
        Ok(format!("bestmove {}", result.as_ref().map_or("none", SearchResult::best_turn)))
    }
}

/// The set-up until an option changes it.
fn default_setup() -> Setup {
    Setup::all().next().expect("there is a game")
}

fn error_text(error: impl std::error::Error) -> String {
    error.to_string()
}

fn without_answer(result: Result<(), String>) -> Answer {
    result.map_or_else(Answer::Error, |()| Answer::None)
}
