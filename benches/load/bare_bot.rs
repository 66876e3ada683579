//! The least that a bot can do for a move: serenity, a fixed picture, and the requests that B-Side makes for it. It knows no
//! rules, stores nothing and answers every `/move` with the same board.

use super::setting;
use bside::render::{self, RenderOptions};
use bside::rules::{Game, GameKind, Setup};
use serde_json::{Value, json};
use serenity::all::{
    ButtonStyle, ChannelId, Client, Command, CommandInteraction, CommandOptionType, Context, CreateActionRow,
    CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption,
    CreateInteractionResponse, CreateInteractionResponseMessage, EventHandler, GatewayIntents, HttpBuilder,
    Interaction, MessageId, Ready,
};
use serenity::async_trait;
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use std::collections::HashMap;
use std::process::Command as Program;
use std::sync::Mutex;

/// The variable that makes the benchmark's program a bare bot, with the address of the sandbox.
const ADDRESS: &str = "LOAD_BARE_BOT";
/// The variable with its token.
const TOKEN: &str = "DISCORD_TOKEN";
/// The width of B-Side's boards, in pixels.
const WIDTH: u32 = 900;

/// The command that starts a bare bot.
pub fn program(base: &str, token: &str) -> Program {
    let mut program = Program::new(std::env::current_exe().expect("this program"));
    program.env(ADDRESS, base).env(TOKEN, token);
    program
}

/// Runs the bare bot until it is killed, if this process is one.
pub async fn run_if_asked() {
    let (Some(base), Some(token)) = (setting::<String>(ADDRESS), setting::<String>(TOKEN)) else { return };
    let setup = Setup::new(GameKind::Biloba, None, None).expect("the default set-up");
    let options = RenderOptions { width: WIDTH, ..RenderOptions::default() };
    let handler =
        BareBot { picture: render::png(&Game::new(setup).scene(), &options), boards: Mutex::default() };
    let http = HttpBuilder::new(token).proxy(base).ratelimiter_disabled(true).build();
    let client = serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::GUILDS);
    let mut client: Client = client.event_handler(handler).await.expect("a client");
    client.start().await.expect("it runs until it is killed");
}

struct BareBot {
    picture: Vec<u8>,
    /// The last board of each channel.
    boards: Mutex<HashMap<ChannelId, MessageId>>,
}

#[async_trait]
impl EventHandler for BareBot {
    async fn ready(&self, ctx: Context, ready: Ready) {
        ctx.http.set_application_id(ready.application.id);
        let turn =
            CreateCommandOption::new(CommandOptionType::String, "turn", "The turn").set_autocomplete(true);
        let command = CreateCommand::new("move").description("Plays a turn").add_option(turn);
        Command::create_global_command(&ctx.http, command).await.expect("a command");
    }

    async fn interaction_create(&self, ctx: Context, interaction: Interaction) {
        let answered = match interaction {
            Interaction::Command(command) => self.play(&ctx, &command).await,
            Interaction::Autocomplete(typed) => {
                let none = CreateInteractionResponse::Autocomplete(CreateAutocompleteResponse::new());
                typed.create_response(&ctx.http, none).await
            }
            _ => Ok(()),
        };
        answered.expect("the sandbox takes it");
    }
}

impl BareBot {
    /// Shows the board, and reduces the one before to a line.
    async fn play(&self, ctx: &Context, command: &CommandInteraction) -> serenity::Result<()> {
        let buttons = ["Choose", "Hint", "Draw", "Resign", "More"];
        let buttons =
            buttons.map(|label| CreateButton::new(label).label(label).style(ButtonStyle::Secondary));
        let message = CreateInteractionResponseMessage::new()
            .content("Somebody has played a turn, and somebody else is to play.")
            .components(vec![CreateActionRow::Buttons(buttons.to_vec())]);
        let response = serde_json::to_string(&CreateInteractionResponse::Message(message))?;
        let picture = CreateAttachment::bytes(self.picture.clone(), "board.png");
        let route = Route::InteractionResponse { interaction_id: command.id, token: &command.token };
        let upload = MultipartUpload::Attachments(vec![picture]);
        let request = Request::new(route, LightMethod::Post)
            .params(Some(vec![("with_response", true.to_string())]))
            .multipart(Some(Multipart { upload, payload_json: Some(response), fields: Vec::new() }));
        let answer = ctx.http.request(request).await?.bytes().await?;
        let answer: Value = serde_json::from_slice(&answer)?;
        let shown = answer.pointer("/resource/message/id").and_then(Value::as_str);
        let shown = MessageId::new(shown.and_then(|id| id.parse().ok()).expect("a message"));
        let former = self.boards.lock().expect("no panic").insert(command.channel_id, shown);
        if let Some(former) = former {
            let line = json!({ "content": "A turn was played.", "components": [], "attachments": [],
                "allowed_mentions": { "parse": [] } });
            ctx.http.edit_message(command.channel_id, former, &line, Vec::new()).await?;
        }
        Ok(())
    }
}
