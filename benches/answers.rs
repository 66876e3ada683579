//! From a person's command to the bot's answer, through the sandbox and the real client, with everything in between:
//! gateway, decision, commit, picture, callback.

use bside::discord::{Bot, Settings};
use bside::host::{At, Host};
use bside::rules::{Course, Game, Setup};
use bside::sandbox::{self, Sandbox};
use bside::store::Store;
use bside::table::{Command, Opening, Player};
use criterion::Criterion;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// So many turns are played, none of which may end the game.
const TURNS: usize = 60;

/// The bot in a sandbox, and two people at a table.
struct House {
    sandbox: Sandbox,
    host: Host,
    http: reqwest::Client,
    guild: String,
    channel: String,
    command: Value,
    _folder: tempfile::TempDir,
}

impl House {
    async fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        // People here are thousands of times faster than people: what is measured is the bot, and not how it waits.
        let sandbox = Sandbox::start(sandbox::Settings { limits: false, ..Default::default() })
            .await
            .expect("a sandbox");
        let store = Store::open(Some(&folder.path().join("bside.db"))).await.expect("a database");
        let host = Host::new(store);
        let settings = Settings {
            token: sandbox.bot_token().to_owned(),
            base: Some(sandbox.base()),
            guild: None,
            shards: None,
        };
        let mut bot = Bot::new(settings, host.clone()).await.expect("a bot");
        let ready = bot.ready();
        tokio::spawn(bot.run(std::future::pending()));
        ready.await;
        let mut house = House {
            http: reqwest::Client::new(),
            guild: String::new(),
            channel: String::new(),
            command: Value::Null,
            sandbox,
            host,
            _folder: folder,
        };
        house.guild = text(&house.get("/users/@me/guilds").await[0]["id"]);
        house.channel = text(&house.get(&format!("/guilds/{}/channels", house.guild)).await[0]["id"]);
        let index = house.get(&format!("/guilds/{}/application-command-index", house.guild)).await;
        let commands = index["application_commands"].as_array().expect("a list");
        house.command = commands.iter().find(|command| command["name"] == "move").expect("/move").clone();
        house
    }

    async fn get(&self, path: &str) -> Value {
        let url = format!("{}/api/v10{path}", self.sandbox.base());
        let answer = self.http.get(url).header("Authorization", "user-ana").send().await.expect("an answer");
        answer.json().await.expect("JSON")
    }

    /// Seats Ana and Ben, without Discord: that is not what is measured.
    async fn seat(&self) {
        let people = ["user-ana", "user-ben"];
        let mut players = Vec::new();
        for token in people {
            let url = format!("{}/api/v10/users/@me", self.sandbox.base());
            let user = self.http.get(url).header("Authorization", token).send().await.expect("an answer");
            let user: Value = user.json().await.expect("JSON");
            players.push(Player {
                id: text(&user["id"]).parse().expect("an id"),
                name: text(&user["username"]),
            });
        }
        let setup = Setup::new(Game::Biloba, None, None).expect("there is such a game");
        let opening = Opening {
            guild: self.guild.parse().ok(),
            ..Opening::new(self.channel.parse().expect("an id"), players[0].clone(), setup)
        };
        let table = self.host.open(opening).await.expect("a table").table;
        let join = Command::Join { by: players[1].clone() };
        self.host.command(At::Table(table.id()), join).await.expect("the game begins");
    }

    /// Enters /move and waits until the bot has answered.
    async fn turn(&self, token: &str, turn: &str) -> Duration {
        let before = self.answers();
        let begin = Instant::now();
        let option = json!([{ "name": "turn", "type": 3, "value": turn }]);
        let data = json!({ "id": self.command["id"], "version": self.command["version"], "name": "move", "type": 1,
            "options": option });
        let body = json!({ "type": 2, "application_id": self.command["application_id"], "guild_id": self.guild,
            "channel_id": self.channel, "session_id": "bench", "nonce": "1", "data": data });
        let url = format!("{}/api/v10/interactions", self.sandbox.base());
        let sent =
            self.http.post(url).header("Authorization", token).json(&body).send().await.expect("an answer");
        assert_eq!(sent.status(), 204);
        while self.answers() == before {
            assert!(begin.elapsed() < Duration::from_secs(3), "no answer to {turn}");
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
        begin.elapsed()
    }

    /// How many interactions the bot has answered.
    fn answers(&self) -> usize {
        let requests = self.sandbox.requests();
        requests.iter().filter(|request| request.path.contains("/callback") && request.status < 300).count()
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("text").to_owned()
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let house = runtime.block_on(async {
        let house = House::open().await;
        house.seat().await;
        house
    });
    let mut course = Course::new(Setup::new(Game::Biloba, None, None).expect("there is such a game"));
    let mut times = Vec::new();
    for number in 0..TURNS {
        let turns = course.position().turns();
        let turn = turns[number * 31 % turns.len()].clone();
        let token = ["user-ana", "user-ben"][course.seat().expect("the game goes on")];
        times.push(runtime.block_on(house.turn(token, &turn)));
        course.play(&turn).expect("it is legal");
    }
    let channel = At::Channel(house.channel.parse().expect("an id"));
    let table = runtime.block_on(house.host.table(channel)).expect("a table");
    assert_eq!(table.turn_number(), TURNS, "every turn was played and stored");
    println!(
        "figure answer_turn_worst {:.2} ms",
        times.iter().max().map_or(0.0, |t| t.as_secs_f64() * 1000.0)
    );
    println!("figure answer_turn {:.2} ms", median(times));

    let refusals = (0..TURNS).map(|_| runtime.block_on(house.turn("user-cy", "d4-d5"))).collect();
    println!("figure answer_refusal {:.2} ms", median(refusals));

    let mut criterion = Criterion::default().configure_from_args().sample_size(20);
    criterion.bench_function("answers/refusal", |bencher| {
        bencher.iter(|| runtime.block_on(house.turn("user-cy", "d4-d5")));
    });
    criterion.final_summary();
}
