use bside::discord::{Bot, Operator, Settings};
use bside::host::{Host, TableRef};
use bside::rules::Setup;
use bside::sandbox::{self, Sandbox};
use bside::store::Store;
use bside::table::{ChannelId, Command, NewTable, Player, PlayerId, TableId};
use serde_json::{Value, json};

/// The bot in a sandbox, and its people.
pub struct Harness {
    pub sandbox: Sandbox,
    pub host: Host,
    /// The people of the sandbox; the first is Ana.
    pub people: Vec<Player>,
    http: reqwest::Client,
    guild: String,
    channel: String,
    commands: Vec<Value>,
    _folder: tempfile::TempDir,
}

impl Harness {
    pub async fn open() -> Harness {
        Harness::with_budgets(false).await
    }

    /// A harness in which people may have budgets.
    pub async fn with_budgets(has_budgets: bool) -> Harness {
        let folder = tempfile::tempdir().expect("a folder");
        // The rate limits run thousands of times faster, so that the bot is measured and not its waiting.
        let sandbox = Sandbox::start(sandbox::Settings { enforce_rate_limits: false, ..Default::default() })
            .await
            .expect("a sandbox");
        let store = Store::open(&folder.path().join("bside.db")).await.expect("a database");
        let host = Host::new(store);
        let settings = Settings {
            token: sandbox.bot_token().to_owned(),
            base: Some(sandbox.base_url()),
            guild: None,
            has_limits: has_budgets,
            shards: None,
            operator: Operator::default(),
        };
        let bot = Bot::new(settings, host.clone()).await.expect("a bot");
        let ready = bot.ready();
        tokio::spawn(bot.run(std::future::pending()));
        ready.await;
        let mut harness = Harness {
            http: reqwest::Client::new(),
            people: Vec::new(),
            guild: String::new(),
            channel: String::new(),
            commands: Vec::new(),
            sandbox,
            host,
            _folder: folder,
        };
        for name in ["ana", "ben", "cy", "dee"] {
            let user = harness.call(name, reqwest::Method::GET, "/users/@me", None).await;
            harness.people.push(Player::human(PlayerId(number(&user["id"])), name.to_owned()));
        }
        harness.guild = text(&harness.get("/users/@me/guilds").await[0]["id"]);
        harness.channel = text(&harness.get(&format!("/guilds/{}/channels", harness.guild)).await[0]["id"]);
        let index = harness.get(&format!("/guilds/{}/application-command-index", harness.guild)).await;
        harness.commands = index["application_commands"].as_array().expect("a list").clone();
        harness
    }

    async fn get(&self, path: &str) -> Value {
        self.call("ana", reqwest::Method::GET, path, None).await
    }

    async fn call(&self, who: &str, method: reqwest::Method, path: &str, body: Option<Value>) -> Value {
        let request = self.http.request(method, format!("{}/api/v10{path}", self.sandbox.base_url()));
        let request = request.header("Authorization", format!("user-{who}"));
        let request = body.iter().fold(request, |request, body| request.json(body));
        let answer = request.send().await.expect("an answer");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        answer.json().await.unwrap_or_default()
    }

    /// An unused channel.
    pub async fn place(&self) -> u64 {
        let path = format!("/channels/{}/threads", self.channel);
        let thread = json!({ "name": "table", "type": 11 });
        number(&self.call("ana", reqwest::Method::POST, &path, Some(thread)).await["id"])
    }

    /// Opens a table of the first person with opponents, without Discord, since that is not
    /// measured.
    pub async fn seat(&self, place: u64, setup: Setup, others: impl IntoIterator<Item = Command>) -> TableId {
        let new_table = NewTable {
            guild: self.guild.parse().ok(),
            ..NewTable::new(ChannelId(place), self.people[0].clone(), setup)
        };
        let table = self.host.tables().open(new_table).await.expect("a table").table.id();
        for command in others {
            self.command(table, command).await;
        }
        table
    }

    /// Executes a command in the host, without Discord.
    pub async fn command(&self, table: TableId, command: Command) {
        self.host.tables().execute(TableRef::Id(table), command).await.expect("it is allowed");
    }

    /// Enters a command of the bot.
    pub async fn enter(&self, who: &str, place: u64, name: &str, options: Value) {
        let command = self.commands.iter().find(|command| command["name"] == name).expect("a command");
        let data = json!({ "id": command["id"], "version": command["version"], "name": name, "type": 1,
            "options": options });
        let body = json!({ "type": 2, "application_id": command["application_id"], "guild_id": self.guild,
            "channel_id": place.to_string(), "session_id": "bench", "nonce": "1", "data": data });
        self.call(who, reqwest::Method::POST, "/interactions", Some(body)).await;
    }

    /// Enters /move.
    pub async fn turn(&self, who: &str, place: u64, turn: &str) {
        let options = json!([{ "name": "turn", "type": 3, "value": turn }]);
        self.enter(who, place, "move", options).await;
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

fn number(value: &Value) -> u64 {
    value.as_str().and_then(|text| text.parse().ok()).expect("an id")
}
