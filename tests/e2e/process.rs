//! Resources that a harness starts and holds: bot processes, runtimes, database locks, the log and the watchdog.

use bside_test_support::{properties, secrets};
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::fs::File;
use std::io::{self, Write};
use std::process::{self, Child, Command, ExitStatus};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
use tokio::runtime::Runtime;

/// No test takes so long, not even on a busy machine.
const LONGEST_TEST: Duration = Duration::from_mins(15);
const LONGEST_LONG_TEST: Duration = Duration::from_hours(4);

thread_local! {
    // It lives as long as the thread of the test, and so longer than the test's runtime, which may wait for threads of its own.
    static WATCHDOG: Watchdog = Watchdog::start();
}

/// Ends the program, and with it all tests, if the test of this thread does not end by itself: nobody would know which one hangs.
pub fn watch() {
    WATCHDOG.with(|_| {});
}

/// Barks if it is not dropped in time.
struct Watchdog {
    _ended: Sender<()>,
}

impl Watchdog {
    fn start() -> Watchdog {
        let test = thread::current().name().unwrap_or("a test").to_owned();
        let longest = if properties::is_long() { LONGEST_LONG_TEST } else { LONGEST_TEST };
        let (sender, ended) = mpsc::channel();
        thread::spawn(move || {
            if ended.recv_timeout(longest) == Err(RecvTimeoutError::Timeout) {
                // What a macro prints may be kept for the end of the test.
                let _unheard = writeln!(io::stderr(), "{test} does not end");
                process::exit(1);
            }
        });
        Watchdog { _ended: sender }
    }
}

/// A lock on the database as another process could hold it.
pub enum Lock {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Lock {
    /// Released when the connection closes.
    pub async fn release(self) {
        let released = match self {
            Lock::Sqlite(database) => database.close().await,
            Lock::Postgres(database) => database.close().await,
        };
        released.expect("the connection is closed");
    }
}

/// A bot process. Dropping it kills it (SIGKILL).
pub struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // A process that has ended by itself cannot be killed.
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

impl Process {
    /// Starts a program whose output goes into this file. It has no secret among its arguments.
    pub fn start(command: &mut Command, log: File) -> Process {
        let output = log.try_clone().expect("an open file");
        let process = Process(command.stdout(output).stderr(log).spawn().expect("a process"));
        secrets::assert_none_in_arguments(process.id());
        process
    }

    /// The process id.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Sends SIGTERM.
    pub fn terminate(&self) {
        let asked = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        assert!(asked.expect("kill runs").success());
    }

    /// Whether it has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.0.try_wait().expect("a child of ours").is_some()
    }

    /// Waits until it ends by itself.
    pub async fn ended(mut self) -> ExitStatus {
        loop {
            if let Some(status) = self.0.try_wait().expect("a child of ours") {
                return status;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// A bot on a runtime of its own. Dropping it stops it in the middle of its work, like a killed process.
pub struct SeparateRuntime(pub Option<Runtime>);

impl Drop for SeparateRuntime {
    fn drop(&mut self) {
        if let Some(threads) = self.0.take() {
            threads.shutdown_background();
        }
    }
}

/// The log of the test.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// The lines of one level.
    pub fn lines(&self, level: &str) -> String {
        let bytes = self.0.lock().expect("no panic while it was held");
        let text = String::from_utf8_lossy(&bytes);
        text.lines().filter(|line| line.contains(level)).collect::<Vec<_>>().join("\n")
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic while it was held").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
