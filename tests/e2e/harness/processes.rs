//! The bot in processes and runtimes of its own, so that it can be killed.

use super::Harness;
use crate::process::{Process, SeparateRuntime};
use crate::tunnel::Tunnel;
use bside::discord::{Bot, Settings};
use bside::host::Host;
use bside::store::{Shards, Store};
use bside_test_support::database;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process;
use tokio::runtime::Builder;
use tokio::sync::OnceCell;

impl Harness {
    /// The command line that starts the bot on the same database.
    pub fn command(&self) -> process::Command {
        let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
        self.configure(&mut command);
        command.args(["--api-base", &self.api_base()]).env_remove("DISCORD_GUILD");
        if !self.has_limits {
            command.arg("--no-limits");
        }
        command
    }

    /// Makes a command serve the same database, without a base URL: it connects to Discord itself.
    fn configure(&self, command: &mut process::Command) {
        let database_url = self.process_database_url.as_ref().unwrap_or(&self.database_url);
        command.arg("serve").env("DISCORD_TOKEN", self.sandbox.bot_token()).env("BSIDE_DB", database_url);
        command.current_dir(self.folder.path());
    }

    /// Starts a bot process that connects to Discord itself and reaches the sandbox through a tunnel.
    pub async fn start_process_through(&self, tunnel: &Tunnel) -> Process {
        let ready = self.registrations().accepted + 1;
        let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
        tunnel.lead(&mut command);
        self.configure(&mut command);
        let process = Process::start(&mut command, self.process_log_file());
        self.wait_for_registrations(ready).await;
        process
    }

    /// Starts a bot process on the same database.
    pub async fn start_process(&self) -> Process {
        let ready = self.registrations().accepted + 1;
        let process = self.spawn_process();
        self.wait_for_registrations(ready).await;
        process
    }

    /// Starts a bot process that serves these shards.
    pub async fn start_shards(&self, shards: &str) -> Process {
        let ready = self.registrations().accepted + 1;
        let process = self.spawn_shards(shards);
        self.wait_for_registrations(ready).await;
        process
    }

    /// Starts a bot process that serves these shards, without waiting for it.
    pub fn spawn_shards(&self, shards: &str) -> Process {
        Process::start(self.command().args(["--shards", shards]), self.process_log_file())
    }

    /// Starts a bot process with these settings.
    pub async fn start_logged(&self, settings: &[(&str, &str)]) -> Process {
        let ready = self.registrations().accepted + 1;
        let process = Process::start(self.command().envs(settings.iter().copied()), self.process_log_file());
        self.wait_for_registrations(ready).await;
        process
    }

    /// Starts a bot that serves these shards on a runtime of its own, with the clock of the harness.
    pub async fn start_shards_in_runtime(&self, shards: &str) -> SeparateRuntime {
        let ready = self.registrations().accepted + 1;
        let threads = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("threads");
        let (settings, clock) = (self.settings(), self.clock.clone());
        let (database_url, shards) = (self.database_url.clone(), shards.parse::<Shards>().expect(shards));
        threads.spawn(async move {
            let store = Store::connect(&database_url.parse().expect("an address")).await.expect("a database");
            store.serve(shards).await.expect("nobody else serves them");
            let host = Host::new(store).with_clock(clock);
            let bot = Bot::new(Settings { shards: Some(shards), ..settings }, host).await.expect("a bot");
            bot.run(std::future::pending()).await.expect("it runs until it is killed");
        });
        let runtime = SeparateRuntime(Some(threads));
        self.wait_for_registrations(ready).await;
        runtime
    }

    /// Uses a copy of the SQLite database from the next start of the bot on. It is another file, because connections of the test still
    /// hold the first one.
    pub async fn restore(&mut self, copy: &Path) {
        let restored = self.folder.path().join("restored.db");
        fs::copy(copy, &restored).expect("a copy");
        self.database_url = database::url(&restored).await;
        self.observer = OnceCell::new();
    }

    /// The output of all processes.
    pub fn process_log(&self) -> String {
        fs::read_to_string(self.process_log_path()).unwrap_or_default()
    }

    fn process_log_path(&self) -> PathBuf {
        self.folder.path().join("processes.log")
    }

    fn process_log_file(&self) -> File {
        File::options().create(true).append(true).open(self.process_log_path()).expect("a file")
    }

    /// Starts a bot process on the same database without waiting for it.
    pub fn spawn_process(&self) -> Process {
        Process::start(&mut self.command(), self.process_log_file())
    }
}
