//! A sandbox with the real bot in it, as `bside sandbox` opens it.

use bside::discord::{Bot, Settings};
use bside::host::Host;
use bside::sandbox::{self, Sandbox};
use bside::store::Store;
use bside::table::{ChannelId, PlayerId};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Whoever drives the page presses so many times faster than people do.
const TIME_SCALE: u32 = 20;

pub struct Harness {
    sandbox: Sandbox,
    folder: TempDir,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Harness {
    /// Opens a fresh one.
    pub async fn open() -> Harness {
        Harness::on(tempfile::tempdir().unwrap(), 0).await
    }

    async fn on(folder: TempDir, port: u16) -> Harness {
        let kept = Some(folder.path().join("sandbox"));
        let settings =
            sandbox::Settings { port, data_dir: kept, time_scale: TIME_SCALE, ..Default::default() };
        let sandbox = Sandbox::start(settings).await.unwrap();
        let host = Host::new(Store::open(Some(&folder.path().join("bside.db"))).await.unwrap());
        let token = sandbox.bot_token().to_owned();
        let settings = Settings { token, base: Some(sandbox.base_url()), guild: None, shards: None };
        let mut bot = Bot::new(settings, host).await.unwrap();
        let &[ana, ben, ..] = sandbox.person_ids() else { unreachable!("there are four") };
        bot.greet(ChannelId(sandbox.first_channel_id()), [PlayerId(ana), PlayerId(ben)]).await.unwrap();
        let ready = bot.ready();
        let (stop, stopped) = oneshot::channel();
        let stopped = async {
            // A house that is dropped ends its bot as well.
            let _dropped = stopped.await;
        };
        let task = tokio::spawn(async move { bot.run(stopped).await.unwrap() });
        ready.await;
        Harness { sandbox, folder, stop, task }
    }

    pub fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// Everything stops, and does what `meanwhile` does before it is there again at the same address.
    pub async fn restart(self, meanwhile: impl AsyncFnOnce()) -> Harness {
        let port = self.sandbox.address().port();
        self.stop.send(()).unwrap();
        self.task.await.unwrap();
        self.sandbox.shutdown().await;
        meanwhile().await;
        Harness::on(self.folder, port).await
    }
}
