use crate::rules::record::BYTE_ORDER_MARK;
use crate::rules::{Game, Setup};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// A program that speaks the engine protocol; `bside engine` is one.
pub(super) struct ExternalEngine {
    child: Child,
    /// `None` once the program is to end.
    input: Option<ChildStdin>,
    /// The lines that the program prints, until it ends.
    lines: Receiver<io::Result<String>>,
    limit: EngineLimit,
    /// How much longer than its limit an answer may take.
    grace: Duration,
}

/// Long enough for a program that has to load something first on a busy machine.
const ANSWER_GRACE: Duration = Duration::from_secs(30);
/// The time for a turn with a node limit, which says little about the time.
const MAX_NODES_TIME: Duration = Duration::from_secs(600);
/// The time for a program to end by itself.
const QUIT_TIMEOUT: Duration = Duration::from_secs(1);
/// How often it is checked whether a program has ended.
const QUIT_CHECK_INTERVAL: Duration = Duration::from_millis(5);
/// The number of lines that are kept until they are read. A program that prints more has to wait.
const MAX_UNREAD_LINES: usize = 1_000;

/// The limit of an engine for each turn.
#[derive(Clone, Copy)]
pub(super) enum EngineLimit {
    /// In milliseconds.
    Time(u64),
    /// In positions.
    Nodes(u64),
}

impl ExternalEngine {
    /// Starts the program and sets up the game. With a limit in nodes the program gets the seed, if it takes one, so that its
    /// games can be repeated and differ from each other.
    ///
    /// # Errors
    /// If the program cannot be started, does not take its input or does not answer.
    pub fn start(command: &str, limit: EngineLimit, setup: Setup, seed: u64) -> io::Result<ExternalEngine> {
        ExternalEngine::start_with(command, limit, setup, seed, ANSWER_GRACE)
    }

    fn start_with(
        command: &str,
        limit: EngineLimit,
        setup: Setup,
        seed: u64,
        grace: Duration,
    ) -> io::Result<ExternalEngine> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::other("an engine needs a command"))?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| io::Error::other("an engine has two pipes"))?;
        let (sender, lines) = sync_channel(MAX_UNREAD_LINES);
        thread::spawn(move || send_lines(BufReader::new(output), &sender));
        let mut engine = ExternalEngine { child, input: Some(input), lines, limit, grace };
        engine.send(&format!("setoption name Game value {}", setup.kind()))?;
        engine.send(&format!("setoption name Seats value {}", setup.seats()))?;
        engine.send(&format!("setoption name Setup value {}", setup.name()))?;
        if matches!(limit, EngineLimit::Nodes(_)) && engine.takes_seed()? {
            engine.send(&format!("setoption name Seed value {seed}"))?;
        }
        engine.send("uginewgame")?;
        Ok(engine)
    }

    /// Whether the program lists the option `Seed`.
    fn takes_seed(&mut self) -> io::Result<bool> {
        let mut takes_seed = false;
        self.ask("ugi", self.grace, |line| {
            takes_seed |= line.starts_with("option name Seed ");
            (line == "ugiok").then_some(())
        })?;
        Ok(takes_seed)
    }

    /// Asks for the turn of the seat to act. The protocol has no withdrawals, and a match has none either.
    ///
    /// # Errors
    /// If the program has ended, answers with an error or not in time, or its answer cannot be read.
    pub fn turn(&mut self, game: &Game) -> io::Result<String> {
        let turns = game.turns().join(" ");
        self.send(&format!("position startpos moves {turns}"))?;
        let (command, time) = match self.limit {
            EngineLimit::Time(time) => (format!("go movetime {time}"), Duration::from_millis(time)),
            EngineLimit::Nodes(nodes) => (format!("go nodes {nodes}"), MAX_NODES_TIME),
        };
        self.ask(&command, time.saturating_add(self.grace), |line| {
            let turn = line.strip_prefix("bestmove ")?;
            Some(turn.trim().to_owned())
        })
    }

    /// Sends a command and waits for its answer. Engines may print other lines before it.
    ///
    /// # Errors
    /// If the program has ended, says that something is wrong, or does not answer within this time.
    fn ask<T>(
        &mut self,
        command: &str,
        time: Duration,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> io::Result<T> {
        self.send(command)?;
        let begin = Instant::now();
        loop {
            match self.line(time.saturating_sub(begin.elapsed()))? {
                Some(line) => {
                    if let Some(found) = answer(&line) {
                        return Ok(found);
                    }
                }
                None => {
                    let seconds = time.as_secs_f64();
                    let why = format!("the engine has not answered `{command}` within {seconds:.0} s");
                    return Err(io::Error::new(io::ErrorKind::TimedOut, why));
                }
            }
        }
    }

    /// The next line, without white space around it; `None` if there is none within this time.
    ///
    /// # Errors
    /// If the program has ended or says that something is wrong.
    fn line(&mut self, time: Duration) -> io::Result<Option<String>> {
        // Lines that are there already are no answer to a command whose time is over.
        if time.is_zero() {
            return Ok(None);
        }
        let line = match self.lines.recv_timeout(time) {
            Ok(line) => line?,
            Err(RecvTimeoutError::Timeout) => return Ok(None),
            Err(RecvTimeoutError::Disconnected) => return Err(io::Error::other("the engine has exited")),
        };
        let line = line.trim_start_matches(BYTE_ORDER_MARK).trim();
        match line.strip_prefix("error ") {
            Some(why) => Err(io::Error::other(format!("the engine says: {why}"))),
            None => Ok(Some(line.to_owned())),
        }
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        let Some(input) = &mut self.input else { return Ok(()) };
        writeln!(input, "{line}")?;
        input.flush()
    }
}

/// Sends the lines of a program until it ends, or until the receiver is dropped.
fn send_lines(mut output: BufReader<ChildStdout>, sender: &SyncSender<io::Result<String>>) {
    loop {
        let mut line = String::new();
        let read = output.read_line(&mut line);
        if matches!(read, Ok(0)) || sender.send(read.map(|_| line)).is_err() {
            return;
        }
    }
}

impl Drop for ExternalEngine {
    /// Ends the program. One that does not react to `quit` and the end of its input is killed.
    fn drop(&mut self) {
        self.send("quit").ok();
        self.input = None;
        let begin = Instant::now();
        while begin.elapsed() < QUIT_TIMEOUT {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(QUIT_CHECK_INTERVAL);
        }
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameKind;

    #[test]
    fn a_program_that_does_not_answer_is_an_error() {
        let setup = Setup::new(GameKind::Biloba, None, None).expect("a set-up");
        let grace = Duration::from_millis(100);
        let start = |command, limit| ExternalEngine::start_with(command, limit, setup, 1, grace);
        // `cat` answers each line with the line itself.
        let mut parrot = start("cat", EngineLimit::Time(10)).expect("it takes its input");
        let error = parrot.turn(&Game::new(setup)).expect_err("no turn is answered");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut, "{error}");
        assert_eq!(error.to_string(), "the engine has not answered `go movetime 10` within 0 s");
        // `yes` never stops printing.
        for command in ["cat", "yes"] {
            let error = start(command, EngineLimit::Nodes(10)).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some("the engine has not answered `ugi` within 0 s"), "{command}");
        }
    }
}
