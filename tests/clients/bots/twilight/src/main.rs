//! A bot with twilight.

mod commands;
mod values;

use serde_json::Value;
use std::collections::HashSet;
use std::env;
use std::error::Error;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use tokio::sync::oneshot;
use twilight_gateway::{
    ConfigBuilder, Event, EventTypeFlags, Intents, MessageSender, Shard, ShardId, StreamExt,
};
use twilight_http::Client;
use twilight_http::client::InteractionClient;
use twilight_model::application::command::{Command, CommandOptionChoice, CommandOptionChoiceValue};
use twilight_model::application::interaction::application_command::{CommandData, CommandOptionValue};
use twilight_model::application::interaction::message_component::MessageComponentInteractionData;
use twilight_model::application::interaction::{Interaction, InteractionData, InteractionType};
use twilight_model::channel::message::{Component, MessageFlags};
use twilight_model::gateway::payload::incoming::MemberChunk;
use twilight_model::http::interaction::{
    InteractionResponse, InteractionResponseData, InteractionResponseType,
};
use twilight_model::id::Id;
use twilight_model::id::marker::ApplicationMarker;
use values::name_of;

type Failure = Box<dyn Error + Send + Sync>;
type Outcome = Result<(), Failure>;

struct Bot {
    http: Client,
    sender: MessageSender,
    application: Id<ApplicationMarker>,
    data: Value,
    ready: AtomicU32,
    resumed: AtomicU32,
    pings: Mutex<HashSet<u64>>,
    chunk: Mutex<Option<oneshot::Sender<MemberChunk>>>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome {
    let (base, token) = (env::var("BASE")?, env::var("TOKEN")?);
    let address = base.trim_start_matches("http://").to_owned();
    let http = Client::builder().token(token.clone()).proxy(address.clone(), true).build();
    let application = http.current_user_application().await?.model().await?.id;
    let intents =
        Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::MESSAGE_CONTENT | Intents::GUILD_MEMBERS;
    let config = ConfigBuilder::new(token, intents).proxy_url(format!("ws://{address}/gateway")).build();
    let mut shard = Shard::with_config(ShardId::ONE, config);
    let bot = Arc::new(Bot {
        http,
        sender: shard.sender(),
        application,
        data: serde_json::from_str(include_str!("../../data.json"))?,
        ready: AtomicU32::new(0),
        resumed: AtomicU32::new(0),
        pings: Mutex::default(),
        chunk: Mutex::default(),
    });
    bot.register().await?;
    while let Some(item) = shard.next_event(EventTypeFlags::all()).await {
        match item {
            Ok(event) => {
                let bot = bot.clone();
                tokio::spawn(async move {
                    if let Err(error) = bot.handle(event).await {
                        eprintln!("{error}: {error:?}");
                    }
                });
            }
            Err(error) => eprintln!("{error}: {error:?}"),
        }
    }
    Ok(())
}

impl Bot {
    async fn register(&self) -> Outcome {
        let mut commands = self.data["commands"].clone();
        for command in commands.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            command.entry("description").or_insert("".into());
            command.insert("version".to_owned(), "1".into());
        }
        let commands: Vec<Command> = serde_json::from_value(commands)?;
        self.interactions().set_global_commands(&commands).await?;
        Ok(())
    }

    fn interactions(&self) -> InteractionClient<'_> {
        self.http.interaction(self.application)
    }

    fn components(&self, name: &str) -> Result<Vec<Component>, Failure> {
        Ok(serde_json::from_value(self.data[name].clone())?)
    }

    async fn handle(&self, event: Event) -> Outcome {
        match event {
            Event::Ready(_) => {
                self.ready.fetch_add(1, Relaxed);
            }
            Event::Resumed => {
                self.resumed.fetch_add(1, Relaxed);
            }
            Event::MessageCreate(message) if message.content == "ping" => {
                self.pings.lock().unwrap().insert(message.id.get());
                self.http.create_message(message.channel_id).content("pong").await?;
            }
            Event::MessageUpdate(message) if message.content == "ping!" => {
                self.http.create_message(message.channel_id).content("edited ping!").await?;
            }
            Event::MessageDelete(message) => {
                let is_ping = self.pings.lock().unwrap().contains(&message.id.get());
                if is_ping {
                    let content = format!("deleted {}", message.id);
                    self.http.create_message(message.channel_id).content(&content).await?;
                }
            }
            Event::ThreadCreate(thread) if thread.name.as_deref() == Some("greet") => {
                self.http.create_message(thread.id).content("welcome").await?;
            }
            Event::MemberChunk(chunk) => {
                if let Some(sender) = self.chunk.lock().unwrap().take() {
                    let _is_awaited = sender.send(chunk);
                }
            }
            Event::InteractionCreate(interaction) => self.interact(interaction.0).await?,
            _ => {}
        }
        Ok(())
    }

    async fn interact(&self, mut interaction: Interaction) -> Outcome {
        match interaction.data.take() {
            Some(InteractionData::ApplicationCommand(data)) => match interaction.kind {
                InteractionType::ApplicationCommandAutocomplete => self.complete(&interaction, &data).await,
                _ => self.run(&interaction, &data).await,
            },
            Some(InteractionData::MessageComponent(data)) => self.use_component(&interaction, &data).await,
            Some(InteractionData::ModalSubmit(data)) => {
                let inputs = data.components.iter().flat_map(|row| &row.components);
                let texts: Vec<&str> =
                    inputs.map(|input| input.value.as_deref().unwrap_or_default()).collect();
                self.reply(&interaction, &texts.join("|")).await
            }
            _ => Ok(()),
        }
    }

    async fn respond(
        &self,
        interaction: &Interaction,
        kind: InteractionResponseType,
        data: InteractionResponseData,
    ) -> Outcome {
        let response = InteractionResponse { kind, data: Some(data) };
        self.interactions().create_response(interaction.id, &interaction.token, &response).await?;
        Ok(())
    }

    async fn reply(&self, interaction: &Interaction, content: &str) -> Outcome {
        let data = InteractionResponseData { content: Some(content.to_owned()), ..Default::default() };
        self.respond(interaction, InteractionResponseType::ChannelMessageWithSource, data).await
    }

    async fn whisper(&self, interaction: &Interaction, content: &str) -> Outcome {
        let data = InteractionResponseData {
            content: Some(content.to_owned()),
            flags: Some(MessageFlags::EPHEMERAL),
            ..Default::default()
        };
        self.respond(interaction, InteractionResponseType::ChannelMessageWithSource, data).await
    }

    async fn ask(&self, interaction: &Interaction) -> Outcome {
        let ask = &self.data["ask"];
        let data = InteractionResponseData {
            custom_id: ask["custom_id"].as_str().map(str::to_owned),
            title: ask["title"].as_str().map(str::to_owned),
            components: Some(serde_json::from_value(ask["components"].clone())?),
            ..Default::default()
        };
        self.respond(interaction, InteractionResponseType::Modal, data).await
    }

    async fn complete(&self, interaction: &Interaction, data: &CommandData) -> Outcome {
        let CommandOptionValue::Focused(typed, _) = &data.options[0].value else { return Ok(()) };
        let choice = |row: u32| CommandOptionChoice {
            name: format!("{typed}{row}!"),
            name_localizations: None,
            value: CommandOptionChoiceValue::String(format!("{typed}{row}")),
        };
        let data =
            InteractionResponseData { choices: Some(vec![choice(4), choice(5)]), ..Default::default() };
        self.respond(interaction, InteractionResponseType::ApplicationCommandAutocompleteResult, data).await
    }

    async fn use_component(
        &self,
        interaction: &Interaction,
        data: &MessageComponentInteractionData,
    ) -> Outcome {
        let content =
            |text: &str| InteractionResponseData { content: Some(text.to_owned()), ..Default::default() };
        match data.custom_id.as_str() {
            "update" => {
                self.respond(interaction, InteractionResponseType::UpdateMessage, content("updated")).await
            }
            "later" => {
                let kind = InteractionResponseType::DeferredUpdateMessage;
                self.respond(interaction, kind, InteractionResponseData::default()).await?;
                self.edit(interaction, "edited later").await
            }
            "psst" => self.whisper(interaction, "psst").await,
            "modal" => self.ask(interaction).await,
            id => {
                let name = |value: &String| match value.parse() {
                    Ok(id) => name_of(data.resolved.as_ref(), id),
                    Err(_) => value.clone(),
                };
                let names: Vec<String> = data.values.iter().map(name).collect();
                self.reply(interaction, &format!("{id}: {}", names.join(" "))).await
            }
        }
    }

    async fn edit(&self, interaction: &Interaction, content: &str) -> Outcome {
        self.interactions().update_response(&interaction.token).content(Some(content)).await?;
        Ok(())
    }
}
