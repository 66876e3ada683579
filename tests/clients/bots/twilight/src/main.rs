//! A bot with twilight.

use serde_json::Value;
use std::collections::HashSet;
use std::env;
use std::error::Error;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use twilight_gateway::{ConfigBuilder, Event, EventTypeFlags, Intents, MessageSender, Shard, ShardId, StreamExt};
use twilight_http::api_error::ApiError;
use twilight_http::client::InteractionClient;
use twilight_http::error::ErrorType;
use twilight_http::{Client, Error as HttpError};
use twilight_model::application::command::{Command, CommandOptionChoice, CommandOptionChoiceValue};
use twilight_model::application::interaction::application_command::{CommandData, CommandOptionValue};
use twilight_model::application::interaction::message_component::MessageComponentInteractionData;
use twilight_model::application::interaction::{Interaction, InteractionData, InteractionDataResolved, InteractionType};
use twilight_model::channel::ChannelType;
use twilight_model::channel::message::{Component, Embed, MessageFlags};
use twilight_model::gateway::payload::incoming::MemberChunk;
use twilight_model::gateway::payload::outgoing::RequestGuildMembers;
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::{InteractionResponse, InteractionResponseData, InteractionResponseType};
use twilight_model::id::Id;
use twilight_model::id::marker::{ApplicationMarker, ChannelMarker};

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
    let intents = Intents::GUILDS | Intents::GUILD_MESSAGES | Intents::MESSAGE_CONTENT | Intents::GUILD_MEMBERS;
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
                let texts: Vec<&str> = inputs.map(|input| input.value.as_deref().unwrap_or_default()).collect();
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
        let data = InteractionResponseData { choices: Some(vec![choice(4), choice(5)]), ..Default::default() };
        self.respond(interaction, InteractionResponseType::ApplicationCommandAutocompleteResult, data).await
    }

    async fn use_component(&self, interaction: &Interaction, data: &MessageComponentInteractionData) -> Outcome {
        let content = |text: &str| InteractionResponseData { content: Some(text.to_owned()), ..Default::default() };
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

    async fn run(&self, interaction: &Interaction, data: &CommandData) -> Outcome {
        let channel = interaction.channel.as_ref().ok_or("no channel")?.id;
        let guild = interaction.guild_id.ok_or("no server")?;
        let http = &self.http;
        let what = match data.options.first() {
            Some(option) if matches!(data.name.as_str(), "show" | "tell") => Some(word(data, &option.value).await?),
            _ => None,
        };
        match what.as_deref().unwrap_or(&data.name) {
            "sessions" => {
                let counts = format!("{} {}", self.ready.load(Relaxed), self.resumed.load(Relaxed));
                self.reply(interaction, &counts).await
            }
            "options" => {
                let mut words = Vec::new();
                for option in &data.options {
                    words.push(word(data, &option.value).await?);
                }
                self.reply(interaction, &words.join(" ")).await
            }
            "colour" | "turn" => self.reply(interaction, &word(data, &data.options[0].value).await?).await,
            "admin" => match &data.options[0].value {
                CommandOptionValue::SubCommand(options) => {
                    self.reply(interaction, &format!("add {}", word(data, &options[0].value).await?)).await
                }
                CommandOptionValue::SubCommandGroup(commands) => {
                    let CommandOptionValue::SubCommand(options) = &commands[0].value else { return Ok(()) };
                    self.reply(interaction, &format!("give {}", word(data, &options[0].value).await?)).await
                }
                _ => Ok(()),
            },
            "Greet" => {
                let id = data.target_id.ok_or("no target")?.get();
                self.reply(interaction, &format!("Hello {}", name_of(data.resolved.as_ref(), id))).await
            }
            "Quote" => {
                let messages = data.resolved.iter().flat_map(|resolved| resolved.messages.values());
                let texts: Vec<&str> = messages.map(|message| message.content.as_str()).collect();
                self.reply(interaction, &format!("> {}", texts.concat())).await
            }
            name @ ("buttons" | "selects") => {
                let data = InteractionResponseData {
                    content: Some(name.to_owned()),
                    components: Some(self.components(name)?),
                    ..Default::default()
                };
                self.respond(interaction, InteractionResponseType::ChannelMessageWithSource, data).await
            }
            "ask" => self.ask(interaction).await,
            "labels" => self.reply(interaction, "The library has no labels.").await,
            "files" => self.send_files(interaction).await,
            "later" => self.take_time(interaction).await,
            "secret" => {
                let kind = InteractionResponseType::DeferredChannelMessageWithSource;
                let flags = Some(MessageFlags::EPHEMERAL);
                self.respond(interaction, kind, InteractionResponseData { flags, ..Default::default() }).await?;
                self.edit(interaction, "secret").await
            }
            "messages" => {
                self.whisper(interaction, "ok").await?;
                self.send_messages(channel).await
            }
            "dm" => {
                self.whisper(interaction, "ok").await?;
                let user = interaction.author_id().ok_or("no author")?;
                let direct = http.create_private_channel(user).await?.model().await?.id;
                http.create_message(direct).content("hello").await?;
                Ok(())
            }
            "thread" => {
                self.whisper(interaction, "ok").await?;
                self.start_threads(channel).await
            }
            "members" => {
                let mut ids = Vec::new();
                loop {
                    let request = http.guild_members(guild).limit(2);
                    let request = if let Some(id) = ids.last() { request.after(*id) } else { request };
                    let page = request.await?.model().await?;
                    ids.extend(page.iter().map(|member| member.user.id));
                    if page.len() < 2 {
                        break;
                    }
                }
                let ids: Vec<String> = ids.iter().map(ToString::to_string).collect();
                self.reply(interaction, &ids.join(" ")).await
            }
            "chunk" => {
                let (sender, receiver) = oneshot::channel();
                *self.chunk.lock().unwrap() = Some(sender);
                self.sender.command(&RequestGuildMembers::builder(guild).query("be", Some(5)))?;
                let chunk = receiver.await?;
                let names: Vec<&str> = chunk.members.iter().map(|member| member.user.name.as_str()).collect();
                self.reply(interaction, &names.join(" ")).await
            }
            "guild" => {
                let name = http.guild(guild).await?.model().await?.name;
                let channels = http.guild_channels(guild).await?.model().await?;
                let roles = http.roles(guild).await?.model().await?;
                let mut channels: Vec<String> = channels.into_iter().filter_map(|channel| channel.name).collect();
                let mut roles: Vec<String> = roles.into_iter().map(|role| role.name).collect();
                channels.sort();
                roles.sort();
                self.reply(interaction, &format!("{name}: {}; {}", channels.join(" "), roles.join(" "))).await
            }
            id if data.name == "tell" => {
                let member = http.guild_member(guild, id.parse()?);
                let member = member.await?.model().await?;
                let roles = http.roles(guild).await?.model().await?;
                let role = roles.iter().find(|role| member.roles.contains(&role.id)).ok_or("no role")?;
                self.reply(interaction, &format!("{}: {}", member.user.name, role.name)).await
            }
            "error" => {
                let code = self.provoke(channel, &word(data, &data.options[0].value).await?).await?;
                self.reply(interaction, &code.to_string()).await
            }
            "burst" => {
                self.whisper(interaction, "ok").await?;
                let count: u32 = word(data, &data.options[0].value).await?.parse()?;
                for number in 1..=count {
                    self.send_again(channel, &number.to_string()).await?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    async fn send_files(&self, interaction: &Interaction) -> Outcome {
        let file = |name: &str, id: u64, description: &str| {
            let mut file = Attachment::from_bytes(format!("{name}.txt"), name.as_bytes().to_vec(), id);
            file.description(description.to_owned());
            file
        };
        let data = InteractionResponseData {
            content: Some("files".to_owned()),
            attachments: Some(vec![file("one", 0, "First"), file("two", 1, "Second")]),
            ..Default::default()
        };
        self.respond(interaction, InteractionResponseType::ChannelMessageWithSource, data).await?;
        let message = self.interactions().response(&interaction.token).await?.model().await?;
        let (kept, added) = ([message.attachments[0].id], [file("three", 0, "Third")]);
        let request = self.interactions();
        let request = request.update_response(&interaction.token).content(Some("fewer files"));
        request.keep_attachment_ids(&kept).attachments(&added).await?;
        Ok(())
    }

    async fn take_time(&self, interaction: &Interaction) -> Outcome {
        let (client, token) = (self.interactions(), &interaction.token);
        let kind = InteractionResponseType::DeferredChannelMessageWithSource;
        self.respond(interaction, kind, InteractionResponseData::default()).await?;
        self.edit(interaction, "at last").await?;
        let more = client.create_followup(token).content("and more").await?.model().await?.id;
        client.update_followup(token, more).content(Some("and still more")).await?;
        client.create_followup(token).content("psst").flags(MessageFlags::EPHEMERAL).await?;
        let original = again(|| client.response(token).into_future()).await?.model().await?.content;
        let told = format!("original: {original}");
        again(|| client.create_followup(token).content(&told).into_future()).await?;
        again(|| client.delete_followup(token, more).into_future()).await?;
        again(|| client.delete_response(token).into_future()).await?;
        Ok(())
    }

    async fn send_messages(&self, channel: Id<ChannelMarker>) -> Outcome {
        let http = &self.http;
        http.create_typing_trigger(channel).await?;
        let mut embed = self.data["embed"].clone();
        embed["type"] = "rich".into();
        embed["fields"][0]["inline"] = false.into();
        let embed: Embed = serde_json::from_value(embed)?;
        let first = http.create_message(channel).content("one").embeds(&[embed]).await?.model().await?.id;
        http.update_message(channel, first).content(Some("two")).await?;
        let third = http.create_message(channel).content("three").reply(first).await?.model().await?.id;
        let before = http.channel_messages(channel).before(third).limit(1).await?.model().await?;
        let after = http.channel_messages(channel).after(first).limit(5).await?.model().await?;
        let after: Vec<&str> = after.iter().map(|message| message.content.as_str()).collect();
        let content = format!("before {} after {}", before[0].content, after.join(" "));
        http.create_message(channel).content(&content).await?;
        let first = http.message(channel, first).await?.model().await?.id;
        http.delete_message(channel, first).await?;
        Ok(())
    }

    async fn start_threads(&self, channel: Id<ChannelMarker>) -> Outcome {
        let http = &self.http;
        let side = http.create_thread(channel, "side", ChannelType::PublicThread).await?.model().await?.id;
        http.create_message(side).content("one").await?;
        http.update_thread(side).archived(true).await?;
        http.create_message(side).content("two").await?;
        http.update_thread(side).name("renamed").await?;
        http.update_thread(side).locked(true).await?;
        http.delete_channel(side).await?;
        let start = http.create_message(channel).content("start").await?.model().await?.id;
        let thread = http.create_thread_from_message(channel, start, "of a message").await?.model().await?.id;
        http.create_message(thread).content("in it").await?;
        Ok(())
    }

    /// Provokes an error and returns its code.
    async fn provoke(&self, channel: Id<ChannelMarker>, kind: &str) -> Result<u64, Failure> {
        let error = match kind {
            "unknown" => self.http.message(channel, Id::new(1)).await.err(),
            "foreign" => {
                let messages = self.http.channel_messages(channel).await?.model().await?;
                let foreign = messages.iter().find(|message| message.author.id.get() != self.application.get());
                let foreign = foreign.ok_or("no message")?.id;
                self.http.update_message(channel, foreign).content(Some("mine")).await.err()
            }
            _ => {
                // The library itself refuses long contents that are not in a raw body.
                let body = serde_json::json!({ "content": "x".repeat(2001) }).to_string();
                self.http.create_message(channel).payload_json(body.as_bytes()).await.err()
            }
        };
        match error.as_ref().map(HttpError::kind) {
            Some(ErrorType::Response { error: ApiError::General(error), .. }) => Ok(error.code),
            Some(ErrorType::Response { error: ApiError::Message(_), body, .. }) => {
                let body: Value = serde_json::from_slice(body)?;
                Ok(body["code"].as_u64().unwrap_or_default())
            }
            _ => Err(format!("{error:?}").into()),
        }
    }

    /// Sends a message. The library leaves it to the bot to try again.
    async fn send_again(&self, channel: Id<ChannelMarker>, content: &str) -> Outcome {
        again(|| self.http.create_message(channel).content(content).into_future()).await?;
        Ok(())
    }
}

/// Repeats a request that meets a rate limit or a failure of the server. The library leaves that to the bot.
async fn again<T, F>(request: impl Fn() -> F) -> Result<T, HttpError>
where
    F: Future<Output = Result<T, HttpError>>,
{
    loop {
        let error = match request().await {
            Ok(response) => return Ok(response),
            Err(error) => error,
        };
        let pause = match error.kind() {
            ErrorType::Response { error: ApiError::Ratelimited(error), .. } => error.retry_after,
            ErrorType::Response { status, .. } if status.is_server_error() => 0.5,
            _ => return Err(error),
        };
        tokio::time::sleep(Duration::from_secs_f64(pause)).await;
    }
}

/// What the value of an option stands for.
async fn word(data: &CommandData, value: &CommandOptionValue) -> Result<String, Failure> {
    let resolved = data.resolved.as_ref();
    Ok(match value {
        CommandOptionValue::String(text) => text.clone(),
        CommandOptionValue::Integer(number) => number.to_string(),
        CommandOptionValue::Number(number) => number.to_string(),
        CommandOptionValue::Boolean(flag) => flag.to_string(),
        CommandOptionValue::User(id) => name_of(resolved, id.get()),
        CommandOptionValue::Channel(id) => name_of(resolved, id.get()),
        CommandOptionValue::Role(id) => name_of(resolved, id.get()),
        CommandOptionValue::Mentionable(id) => name_of(resolved, id.get()),
        CommandOptionValue::Attachment(id) => {
            let file = resolved.and_then(|resolved| resolved.attachments.get(id)).ok_or("no file")?;
            download(&file.url).await?
        }
        other => format!("{other:?}"),
    })
}

/// The name of a user, a role or a channel.
fn name_of(resolved: Option<&InteractionDataResolved>, id: u64) -> String {
    let Some(resolved) = resolved else { return id.to_string() };
    if let Some(user) = resolved.users.values().find(|user| user.id.get() == id) {
        user.name.clone()
    } else if let Some(role) = resolved.roles.values().find(|role| role.id.get() == id) {
        role.name.clone()
    } else if let Some(channel) = resolved.channels.values().find(|channel| channel.id.get() == id) {
        channel.name.clone()
    } else {
        id.to_string()
    }
}

/// The content of a file of the sandbox.
async fn download(url: &str) -> Result<String, Failure> {
    let (host, path) = url.trim_start_matches("http://").split_once('/').ok_or("no path")?;
    let mut stream = TcpStream::connect(host).await?;
    let request = format!("GET /{path} HTTP/1.0\r\nHost: {host}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    Ok(response.split_once("\r\n\r\n").ok_or("no body")?.1.to_owned())
}
