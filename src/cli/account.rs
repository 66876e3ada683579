use super::database::read_secret;
use anyhow::bail;
use clap::Args;
use std::path::PathBuf;

/// The bot's account, at Discord or at another server.
#[derive(Args)]
pub(super) struct Account {
    /// The token of the bot
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// File that has the token of the bot
    #[arg(long, env = "DISCORD_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Address of another Discord-compatible server, such as http://127.0.0.1:8080
    #[arg(long, env = "DISCORD_API_BASE")]
    api_base: Option<String>,
}

impl Account {
    /// The token, if one is set. `.env` files leave those settings empty that are not used.
    pub(super) fn token_if_set(&self) -> anyhow::Result<Option<String>> {
        let token = match set(self.token.as_deref()) {
            Some(token) => Some(token),
            None => read_secret("DISCORD_TOKEN_FILE", self.token_file.as_deref())?,
        };
        Ok(token.filter(|token| !token.is_empty()))
    }

    pub(super) fn token(&self) -> anyhow::Result<String> {
        let Some(token) = self.token_if_set()? else {
            bail!("DISCORD_TOKEN is not set: see .env.example for how to get a token");
        };
        Ok(token)
    }

    /// The address of another server than Discord.
    pub(super) fn base(&self) -> anyhow::Result<Option<String>> {
        let base = set(self.api_base.as_deref());
        if base.as_ref().is_some_and(|base| !base.starts_with("http://") && !base.starts_with("https://")) {
            bail!("DISCORD_API_BASE must start with http:// or https://; leave it empty for Discord itself");
        }
        Ok(base)
    }
}

fn set(text: Option<&str>) -> Option<String> {
    text.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned)
}
