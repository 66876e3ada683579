//! The handlers of the bot's commands.

use crate::values::{again, name_of, word};
use crate::{Bot, Failure, Outcome};
use serde_json::Value;
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::oneshot;
use twilight_http::Error as HttpError;
use twilight_http::api_error::ApiError;
use twilight_http::error::ErrorType;
use twilight_model::application::interaction::Interaction;
use twilight_model::application::interaction::application_command::{CommandData, CommandOptionValue};
use twilight_model::channel::ChannelType;
use twilight_model::channel::message::{Embed, MessageFlags};
use twilight_model::gateway::payload::outgoing::RequestGuildMembers;
use twilight_model::http::attachment::Attachment;
use twilight_model::http::interaction::{InteractionResponseData, InteractionResponseType};
use twilight_model::id::Id;
use twilight_model::id::marker::ChannelMarker;

impl Bot {
    pub async fn run(&self, interaction: &Interaction, data: &CommandData) -> Outcome {
        let channel = interaction.channel.as_ref().ok_or("no channel")?.id;
        let guild = interaction.guild_id.ok_or("no server")?;
        let http = &self.http;
        let what = match data.options.first() {
            Some(option) if matches!(data.name.as_str(), "show" | "tell") => {
                Some(word(data, &option.value).await?)
            }
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
                self.respond(interaction, kind, InteractionResponseData { flags, ..Default::default() })
                    .await?;
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
                let mut channels: Vec<String> =
                    channels.into_iter().filter_map(|channel| channel.name).collect();
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
                let foreign =
                    messages.iter().find(|message| message.author.id.get() != self.application.get());
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
