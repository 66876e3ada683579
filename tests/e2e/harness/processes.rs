//! The bot in processes and runtimes of its own, so that it can be killed.

use super::Harness;
use crate::process::{Process, SeparateRuntime};
use crate::tunnel::Tunnel;
use bside::discord::{Bot, Settings};
use bside::host::Host;
use bside::store::{Shards, Store};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{self, Stdio};
use tokio::runtime::Builder;

impl Harness {
    /// The command line that starts the bot on the same database.
    pub fn command(&self) -> process::Command {
        let mut command = self.command_for_discord();
        command.args(["--api-base", &self.api_base()]).env_remove("DISCORD_GUILD");
        command
    }

    /// The same without a base URL, so that the bot connects to Discord itself.
    fn command_for_discord(&self) -> process::Command {
        let mut command = process::Command::new(env!("CARGO_BIN_EXE_bside"));
        command
            .args(["serve", "--token", self.sandbox.bot_token(), "--db"])
            .arg(self.process_database_url.as_ref().unwrap_or(&self.database_url))
            .current_dir(self.folder.path());
        command
    }

    /// Starts a bot process that connects to Discord itself and reaches the sandbox through a tunnel.
    pub async fn start_process_through(&self, tunnel: &Tunnel) -> Process {
        let ready = self.registrations().accepted + 1;
        let mut command = self.command_for_discord();
        tunnel.lead(&mut command);
        let process = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let process = Process(process.expect("a process"));
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

    /// Starts a bot process that serves these shards, without waiting for it. Its log is kept.
    pub fn spawn_shards(&self, shards: &str) -> Process {
        let log = File::options().create(true).append(true).open(self.process_log_file()).expect("a file");
        let process = self.command().args(["--shards", shards]).stdout(Stdio::null()).stderr(log).spawn();
        Process(process.expect("a process"))
    }

    /// Starts a bot process with these settings. Its log is kept.
    pub async fn start_logged(&self, settings: &[(&str, &str)]) -> Process {
        let ready = self.registrations().accepted + 1;
        let log = File::options().create(true).append(true).open(self.process_log_file()).expect("a file");
        let mut command = self.command();
        let command = command.envs(settings.iter().copied()).stdout(Stdio::null()).stderr(log);
        let process = Process(command.spawn().expect("a process"));
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

    /// The log of all processes whose log is kept.
    pub fn process_log(&self) -> String {
        fs::read_to_string(self.process_log_file()).unwrap_or_default()
    }

    fn process_log_file(&self) -> PathBuf {
        self.folder.path().join("processes.log")
    }

    /// Starts a bot process on the same database without waiting for it.
    pub fn spawn_process(&self) -> Process {
        let process = self.command().stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        Process(process.expect("a process"))
    }
}
