use crate::rules::record::BYTE_ORDER_MARK;
use crate::rules::{Game, Setup};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that speaks the engine protocol; `bside engine` is one.
pub(super) struct ExternalEngine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// Time limit per turn, in milliseconds.
    time: u64,
}

impl ExternalEngine {
    /// Starts the program and sets up the game. `time` is the limit per turn, in milliseconds.
    ///
    /// # Errors
    /// If the program cannot be started or does not take its input.
    pub fn start(command: &str, time: u64, setup: Setup) -> io::Result<ExternalEngine> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::other("an engine needs a command"))?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| io::Error::other("an engine has two pipes"))?;
        let mut engine = ExternalEngine { child, input, output: BufReader::new(output), time };
        engine.send(&format!("setoption name Game value {}", setup.kind()))?;
        engine.send(&format!("setoption name Seats value {}", setup.seats()))?;
        engine.send(&format!("setoption name Setup value {}", setup.name()))?;
        engine.send("uginewgame")?;
        Ok(engine)
    }

    /// Asks for the turn of the seat to act. The protocol has no withdrawals, and a match has none either.
    ///
    /// # Errors
    /// If the program has ended, answers with an error, or its answer cannot be read.
    pub fn turn(&mut self, game: &Game) -> io::Result<String> {
        let turns = game.turns().join(" ");
        self.send(&format!("position startpos moves {turns}"))?;
        self.send(&format!("go movetime {}", self.time))?;
        loop {
            let mut line = String::new();
            if self.output.read_line(&mut line)? == 0 {
                return Err(io::Error::other("the engine has exited"));
            }
            // Engines may print other lines before the answer.
            match line.trim_start_matches(BYTE_ORDER_MARK).trim().split_once(' ') {
                Some(("bestmove", turn)) => return Ok(turn.trim().to_owned()),
                Some(("error", why)) => return Err(io::Error::other(format!("the engine says: {why}"))),
                _ => {}
            }
        }
    }

    fn send(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.input, "{line}")?;
        self.input.flush()
    }
}

impl Drop for ExternalEngine {
    fn drop(&mut self) {
        // An engine that does not react to `quit` is killed.
        if self.send("quit").is_err() || !matches!(self.child.try_wait(), Ok(Some(_))) {
            self.child.kill().ok();
        }
        self.child.wait().ok();
    }
}
