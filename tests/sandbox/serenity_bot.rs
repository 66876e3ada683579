//! A bot written with serenity runs without changes.

use std::sync::Arc;
use std::time::Duration;

use bside::sandbox::{Fault, Sandbox};
use serde_json::json;
use serenity::all::*;
use tokio::sync::Notify;

use crate::client::{ANA, ApiClient, BEN, GatewayClient};

struct TestHandler {
    ready: Arc<Notify>,
    resumed: Arc<Notify>,
}

fn message(content: impl Into<String>) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new().content(content)
}

#[async_trait]
impl EventHandler for TestHandler {
    async fn ready(&self, ctx: Context, _ready: Ready) {
        let turn = CreateCommandOption::new(CommandOptionType::String, "turn", "Your turn")
            .required(true)
            .set_autocomplete(true);
        let who = CreateCommandOption::new(CommandOptionType::User, "who", "A person").required(true);
        let commands = vec![
            CreateCommand::new("hello").description("Greets").add_option(who),
            CreateCommand::new("board").description("Shows a board"),
            CreateCommand::new("move").description("Moves").add_option(turn),
            CreateCommand::new("ask").description("Asks"),
        ];
        Command::set_global_commands(&ctx.http, commands).await.unwrap();
        self.ready.notify_one();
    }

    async fn resume(&self, _ctx: Context, _event: ResumedEvent) {
        self.resumed.notify_one();
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        match interaction {
            Interaction::Autocomplete(typing) => {
                let typed = typing.data.autocomplete().unwrap().value.to_owned();
                let choices =
                    CreateAutocompleteResponse::new().add_string_choice(format!("{typed}-d5"), "c4-d5");
                typing
                    .create_response(&ctx.http, CreateInteractionResponse::Autocomplete(choices))
                    .await
                    .unwrap();
            }
            Interaction::Command(command) => self.command(&ctx, &command).await,
            Interaction::Component(pressed) => {
                let answer = CreateInteractionResponse::UpdateMessage(message("pressed").components(vec![]));
                pressed.create_response(&ctx.http, answer).await.unwrap();
            }
            Interaction::Modal(sent) => {
                let ActionRowComponent::InputText(input) = &sent.data.components[0].components[0] else {
                    panic!()
                };
                let text = input.value.clone().unwrap();
                let answer = CreateInteractionResponse::Message(message(text).ephemeral(true));
                sent.create_response(&ctx.http, answer).await.unwrap();
            }
            _ => panic!("another interaction"),
        }
    }
}

impl TestHandler {
    async fn command(&self, ctx: &Context, command: &CommandInteraction) {
        match command.data.name.as_str() {
            "hello" => {
                let (user, member) = command.data.options()[0].value.clone().into_user();
                assert!(member);
                let button = CreateButton::new("again").label("Again");
                let answer = message(format!("Hello <@{user}>")).button(button);
                command.create_response(&ctx.http, CreateInteractionResponse::Message(answer)).await.unwrap();
            }
            "board" => {
                command.defer(&ctx.http).await.unwrap();
                let file = CreateAttachment::bytes(b"picture".to_vec(), "board.png").description("A board");
                let embed = CreateEmbed::new().title("Biloba").image("attachment://board.png");
                let edit = EditInteractionResponse::new().embed(embed).new_attachment(file);
                let shown = command.edit_response(&ctx.http, edit).await.unwrap();
                assert_eq!(shown.attachments[0].description.as_deref(), Some("A board"));
                let more = CreateInteractionResponseFollowup::new().content("psst").ephemeral(true);
                command.create_followup(&ctx.http, more).await.unwrap();
            }
            "ask" => {
                let input = CreateInputText::new(InputTextStyle::Short, "Turn", "turn");
                let modal =
                    CreateModal::new("ask", "Your turn").components(vec![CreateActionRow::InputText(input)]);
                command.create_response(&ctx.http, CreateInteractionResponse::Modal(modal)).await.unwrap();
            }
            _ => panic!("another command"),
        }
    }
}

trait IntoUser {
    fn into_user(self) -> (UserId, bool);
}

impl IntoUser for ResolvedValue<'_> {
    fn into_user(self) -> (UserId, bool) {
        match self {
            ResolvedValue::User(user, member) => (user.id, member.is_some()),
            other => panic!("{other:?} is no user"),
        }
    }
}

/// Starts the bot and waits until it has registered its commands.
async fn start(sandbox: &Sandbox) -> (Arc<ShardManager>, Arc<Notify>) {
    let http =
        HttpBuilder::new(sandbox.bot_token()).proxy(sandbox.base_url()).ratelimiter_disabled(true).build();
    let (ready, resumed) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let handler = TestHandler { ready: ready.clone(), resumed: resumed.clone() };
    let intents = GatewayIntents::non_privileged();
    let mut client = ClientBuilder::new_with_http(http, intents).event_handler(handler).await.unwrap();
    let shards = client.shard_manager.clone();
    tokio::spawn(async move { client.start().await });
    tokio::time::timeout(Duration::from_secs(10), ready.notified()).await.expect("the bot is ready");
    (shards, resumed)
}

#[tokio::test]
async fn serenity_responds_in_every_way() {
    let sandbox = crate::client::sandbox().await;
    let (shards, _) = start(&sandbox).await;
    let ana = ApiClient::person(&sandbox, "ana");
    let mut ana_socket = GatewayClient::person(&sandbox, "ana").await;

    ana.run("hello", json!([{ "type": 6, "name": "who", "value": BEN }]), "1").await;
    let hello = ana_socket.event("MESSAGE_CREATE").await;
    assert_eq!(hello["content"], format!("Hello <@{BEN}>"));
    assert_eq!(hello["interaction_metadata"]["user"]["id"], ANA);
    ana.press(&hello, "again", "2").await;
    let pressed = ana_socket.event("MESSAGE_UPDATE").await;
    assert_eq!((&pressed["content"], &pressed["components"]), (&json!("pressed"), &json!([])));

    ana.run("board", json!([]), "3").await;
    assert_eq!(ana_socket.event("MESSAGE_CREATE").await["flags"], 128);
    let board = ana_socket.event("MESSAGE_UPDATE").await;
    let url = board["embeds"][0]["image"]["url"].as_str().unwrap();
    assert_eq!(ana.download(url).await.1, b"picture");
    let more = ana_socket.event("MESSAGE_CREATE").await;
    assert_eq!((&more["content"], &more["flags"]), (&json!("psst"), &json!(64)));

    let typed = json!([{ "type": 3, "name": "turn", "value": "c4", "focused": true }]);
    ana.command(4, "move", typed, "4").await;
    let choices = ana_socket.event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE").await;
    assert_eq!(choices, json!({ "choices": [{ "name": "c4-d5", "value": "c4-d5" }], "nonce": "4" }));

    ana.run("ask", json!([]), "5").await;
    let modal = ana_socket.event("INTERACTION_MODAL_CREATE").await;
    assert_eq!((&modal["custom_id"], &modal["nonce"]), (&json!("ask"), &json!("5")));
    let filled = json!([{ "type": 1, "components": [{ "type": 4, "custom_id": "turn", "value": "e6" }] }]);
    let body = json!({
        "type": 5, "application_id": crate::client::APPLICATION, "guild_id": crate::client::GUILD,
        "channel_id": crate::client::CHANNEL, "nonce": "6",
        "data": { "id": modal["id"], "custom_id": "ask", "components": filled },
    });
    assert_eq!(ana.call("POST", "/interactions", &body).await.0, 204);
    assert_eq!(ana_socket.event("MESSAGE_CREATE").await["content"], "e6");
    assert!(sandbox.requests().iter().all(|request| request.status < 300), "{:#?}", sandbox.requests());
    shards.shutdown_all().await;
}

#[tokio::test]
async fn serenity_resumes_after_its_connection_was_cut() {
    let sandbox = crate::client::sandbox().await;
    let (shards, resumed) = start(&sandbox).await;
    sandbox.inject(Fault::DropSocket);
    tokio::time::timeout(Duration::from_secs(20), resumed.notified()).await.expect("the bot resumes");
    let ana = ApiClient::person(&sandbox, "ana");
    let mut ana_socket = GatewayClient::person(&sandbox, "ana").await;
    ana.run("hello", json!([{ "type": 6, "name": "who", "value": BEN }]), "1").await;
    assert_eq!(ana_socket.event("MESSAGE_CREATE").await["content"], format!("Hello <@{BEN}>"));
    shards.shutdown_all().await;
}

#[tokio::test]
async fn serenity_can_read_all_resources() {
    let sandbox = crate::client::sandbox().await;
    let http =
        HttpBuilder::new(sandbox.bot_token()).proxy(sandbox.base_url()).ratelimiter_disabled(true).build();
    let application = http.get_current_application_info().await.unwrap();
    http.set_application_id(application.id);
    assert!(http.get_current_user().await.unwrap().bot);
    assert_eq!(http.get_bot_gateway().await.unwrap().shards, 1);
    assert_eq!(http.get_gateway().await.unwrap().url, format!("ws://{}/gateway", sandbox.address()));
    let guild = http.get_guild(GuildId::new(crate::client::GUILD.parse().unwrap())).await.unwrap();
    let channels = http.get_channels(guild.id).await.unwrap();
    let ana = UserId::new(ANA.parse().unwrap());
    assert_eq!(http.get_member(guild.id, ana).await.unwrap().display_name(), "Ana");
    assert_eq!(http.get_user(ana).await.unwrap().name, "ana");
    assert!(http.get_channel(channels[0].id).await.unwrap().guild().is_some());
    let direct = ana.create_dm_channel(&http).await.unwrap();
    direct.id.say(&http, "for you").await.unwrap();
    let thread =
        channels[0].id.create_thread(&http, CreateThread::new("side").kind(ChannelType::PublicThread));
    let thread = thread.await.unwrap();
    let first = thread.id.say(&http, "one").await.unwrap();
    let reply = CreateMessage::new().content("two").reference_message(&first);
    let mut second = thread.id.send_message(&http, reply).await.unwrap();
    assert_eq!(second.referenced_message.as_ref().map(|message| message.id), Some(first.id));
    second.edit(&http, EditMessage::new().content("three")).await.unwrap();
    first.delete(&http).await.unwrap();
    let left = thread.id.messages(&http, GetMessages::new().limit(10)).await.unwrap();
    assert_eq!(left.iter().map(|message| message.content.as_str()).collect::<Vec<_>>(), ["three"]);
    assert_eq!(http.get_guild_active_threads(guild.id).await.unwrap().threads.len(), 1);
    let command = CreateCommand::new("here").description("Only here");
    guild.id.set_commands(&http, vec![command]).await.unwrap();
    assert_eq!(guild.id.get_commands(&http).await.unwrap().len(), 1);
    assert!(Command::get_global_commands(&http).await.unwrap().is_empty());
    assert!(sandbox.requests().iter().all(|request| request.status < 300), "{:#?}", sandbox.requests());
}
