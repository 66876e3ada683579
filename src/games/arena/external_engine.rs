use crate::rules::record::BYTE_ORDER_MARK;
use crate::rules::{Game, Setup};
use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that speaks the engine protocol; `bside engine` is one.
pub(super) struct ExternalEngine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    limit: EngineLimit,
}

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
    /// If the program cannot be started or does not take its input.
    pub fn start(command: &str, limit: EngineLimit, setup: Setup, seed: u64) -> io::Result<ExternalEngine> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| io::Error::other("an engine needs a command"))?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (input, output) = pipes.ok_or_else(|| io::Error::other("an engine has two pipes"))?;
        let mut engine = ExternalEngine { child, input, output: BufReader::new(output), limit };
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
        self.send("ugi")?;
        let mut takes_seed = false;
        loop {
            match self.line()?.as_str() {
                "ugiok" => return Ok(takes_seed),
                line => takes_seed |= line.starts_with("option name Seed "),
            }
        }
    }

    /// Asks for the turn of the seat to act. The protocol has no withdrawals, and a match has none either.
    ///
    /// # Errors
    /// If the program has ended, answers with an error, or its answer cannot be read.
    pub fn turn(&mut self, game: &Game) -> io::Result<String> {
        let turns = game.turns().join(" ");
        self.send(&format!("position startpos moves {turns}"))?;
        match self.limit {
            EngineLimit::Time(time) => self.send(&format!("go movetime {time}"))?,
            EngineLimit::Nodes(nodes) => self.send(&format!("go nodes {nodes}"))?,
        }
        loop {
            // Engines may print other lines before the answer.
            if let Some(("bestmove", turn)) = self.line()?.split_once(' ') {
                return Ok(turn.trim().to_owned());
            }
        }
    }

    /// The next line, without white space around it.
    ///
    /// # Errors
    /// If the program has ended or says that something is wrong.
    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            return Err(io::Error::other("the engine has exited"));
        }
        let line = line.trim_start_matches(BYTE_ORDER_MARK).trim();
        match line.strip_prefix("error ") {
            Some(why) => Err(io::Error::other(format!("the engine says: {why}"))),
            None => Ok(line.to_owned()),
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
