use super::serve::{host, lock, stopped};
use crate::discord::{self, Bot};
use crate::sandbox::{self, Sandbox};
use clap::Args;
use std::path::PathBuf;

#[derive(Args)]
pub(super) struct Play {
    /// The port of the page; 0 takes any that is free
    #[arg(long, env = "BSIDE_PORT", default_value_t = 8080)]
    port: u16,
    /// The database; the state of the sandbox is kept beside it. Without it all is temporary
    #[arg(long)]
    db: Option<PathBuf>,
}

impl Play {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let _lock = self.db.as_deref().map(lock).transpose()?;
        let folder = self.db.as_ref().map(|db| db.with_extension("sandbox"));
        let sandbox =
            Sandbox::start(sandbox::Settings { port: self.port, folder, ..Default::default() }).await?;
        let bot = discord::Settings {
            token: sandbox.bot_token().to_owned(),
            base: Some(sandbox.base()),
            guild: None,
        };
        let host = host(self.db.as_deref()).await?;
        let mut bot = Bot::new(bot, host.clone()).await?;
        let [ana, ben, ..] = sandbox.people();
        bot.greet(sandbox.first_channel(), [ana, ben]).await?;
        let (ready, base) = (bot.ready(), sandbox.base());
        tokio::spawn(async move {
            ready.await;
            println!("B-Side is open at {base}");
        });
        let result = bot.run(stopped()).await;
        host.close().await;
        sandbox.shutdown().await;
        Ok(result?)
    }
}
