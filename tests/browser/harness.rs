//! A sandbox with the bot, as `bside sandbox` starts it.

use bside::discord::{Bot, Operator, Settings};
use bside::host::Host;
use bside::sandbox::{self, Sandbox, WorldConfig};
use bside::store::Store;
use bside::table::{ChannelId, PlayerId};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The factor by which a test acts faster than a person.
const TIME_SCALE: u32 = 20;

pub struct Harness {
    sandbox: Sandbox,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Harness {
    /// Starts a sandbox with empty state.
    pub async fn start() -> Harness {
        Harness::start_in(tempfile::tempdir().unwrap(), 0).await
    }

    /// Starts a sandbox with empty state and another world than the usual one.
    pub async fn start_world(world: WorldConfig) -> Harness {
        let settings = sandbox::Settings { world, time_scale: TIME_SCALE, ..Default::default() };
        Harness::start_with(tempfile::tempdir().unwrap(), settings).await
    }

    /// Starts with the state in a folder.
    async fn start_in(folder: TempDir, port: u16) -> Harness {
        let data_dir = Some(folder.path().join("sandbox"));
        let settings = sandbox::Settings { port, data_dir, time_scale: TIME_SCALE, ..Default::default() };
        Harness::start_with(folder, settings).await
    }

    async fn start_with(folder: TempDir, settings: sandbox::Settings) -> Harness {
        let sandbox = Sandbox::start(settings).await.unwrap();
        let host = Host::new(Store::open(&folder.path().join("bside.db")).await.unwrap());
        let token = sandbox.bot_token().to_owned();
        let settings = Settings {
            token,
            base: Some(sandbox.base_url()),
            guild: None,
            has_limits: false,
            shards: None,
            operator: Operator::default(),
        };
        let bot = Bot::new(settings, host).await.unwrap();
        let &[ana, ben, ..] = sandbox.person_ids() else { unreachable!("there are four") };
        bot.greet(ChannelId(sandbox.first_channel_id()), [PlayerId(ana), PlayerId(ben)]).await.unwrap();
        let ready = bot.ready();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // A dropped harness stops its bot too.
            let _dropped = stopped.await;
        };
        let task = tokio::spawn(async move { bot.run(stopped).await.unwrap() });
        ready.await;
        Harness { sandbox, folder, stop, task }
    }

    pub fn base_url(&self) -> String {
        self.sandbox.base_url()
    }

    pub fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// Stops, runs `while_stopped`, and starts again with the same state and port.
    pub async fn restart(self, while_stopped: impl AsyncFnOnce()) -> Harness {
        let port = self.sandbox.address().port();
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        self.sandbox.shutdown().await;
        while_stopped().await;
        Harness::start_in(self.folder, port).await
    }
}
