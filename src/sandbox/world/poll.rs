//! Polls in messages. The message stores the voters of each answer.

use super::state::Change;
use super::{Account, ApiError, Event, Message, NewMessage, Result, World, api_types, snowflake};
use api_types::{intent, message_type};
use serde_json::{Value, json};

/// The length of a poll unless it says another one, in hours.
const DEFAULT_HOURS: u64 = 24;

/// The poll in a message, from a validated body.
pub(super) fn of_message(body: &Value, now_ms: u64) -> Value {
    let poll = &body["poll"];
    let answers = poll["answers"].as_array().into_iter().flatten().zip(1..);
    let answers = answers.map(|(answer, id)| json!({ "answer_id": id, "poll_media": answer["poll_media"] }));
    let hours = poll["duration"].as_u64().unwrap_or(DEFAULT_HOURS);
    json!({
        "question": { "text": poll["question"]["text"] }, "answers": answers.collect::<Vec<_>>(),
        "expiry": snowflake::format_timestamp(now_ms + hours * 60 * 60 * 1000),
        "allow_multiselect": poll["allow_multiselect"] == true, "layout_type": 1, "voters": {}, "is_finalized": false,
    })
}

/// Replaces the stored voters in a message object by the results that `account` sees.
pub(super) fn show(view: &mut Value, account: Account) {
    let Some(poll) = view.get_mut("poll").and_then(Value::as_object_mut) else { return };
    let (voters, is_finalized) = (poll.remove("voters").unwrap_or_default(), poll.remove("is_finalized"));
    let own = account.id().to_string();
    let answers = poll.get("answers").and_then(Value::as_array).into_iter().flatten();
    let counts = answers.filter_map(|answer| {
        let users = voters.get(answer["answer_id"].to_string())?.as_array()?;
        (!users.is_empty()).then(|| {
            json!({ "id": answer["answer_id"], "count": users.len(), "me_voted": users.iter().any(|user| *user == own) })
        })
    });
    let counts: Vec<Value> = counts.collect();
    poll.insert("results".to_owned(), json!({ "answer_counts": counts, "is_finalized": is_finalized }));
}

impl Message {
    /// The poll of the message as it is stored.
    pub fn poll(&self) -> Option<&Value> {
        self.body.get("poll")
    }

    /// The users who have voted for an answer; `None` if there is no such answer.
    pub fn voters(&self, answer: u64) -> Option<Vec<u64>> {
        let poll = self.poll()?;
        poll["answers"].as_array()?.iter().find(|known| known["answer_id"] == answer)?;
        let users = poll["voters"][answer.to_string()].as_array().into_iter().flatten();
        Some(users.filter_map(snowflake::from_json).collect())
    }

    /// The time at which the poll ends, in Unix milliseconds.
    fn poll_end_ms(&self) -> Option<u64> {
        snowflake::parse_timestamp(self.poll()?["expiry"].as_str()?)
    }
}

impl World {
    /// Has a new poll end in time.
    pub(super) fn schedule_poll(&mut self, message: u64) {
        let end = self.message_by_id(message).ok().and_then(Message::poll_end_ms);
        self.events.extend(end.map(|at_ms| Event::PollEnds { message, at_ms }));
    }

    /// The polls that have not ended, as after a restart.
    pub fn schedule_all_polls(&mut self) {
        let is_open = |message: &&Message| message.poll().is_some_and(|poll| poll["is_finalized"] == false);
        let open: Vec<u64> =
            self.state().messages.values().filter(is_open).map(|message| message.id).collect();
        open.into_iter().for_each(|message| self.schedule_poll(message));
    }

    /// Sets the answers for which a person votes.
    pub fn vote(&mut self, id: u64, person: u64, answers: &[u64]) -> Result {
        let mut message = self.message_by_id(id)?.clone();
        let poll = message.poll().ok_or(ApiError::NO_POLL)?;
        if poll["is_finalized"] == true || message.poll_end_ms().is_none_or(|end| end <= self.now_ms()) {
            return Err(ApiError::POLL_EXPIRED);
        }
        let is_multiple = poll["allow_multiselect"] == true;
        if answers.len() > 1 && !is_multiple || answers.iter().any(|answer| message.voters(*answer).is_none())
        {
            return Err(ApiError::invalid_field("answer_ids", "POLL_ANSWER_INVALID", "Invalid poll answer"));
        }
        let known = poll["answers"].as_array().into_iter().flatten();
        let known: Vec<u64> = known.filter_map(|answer| answer["answer_id"].as_u64()).collect();
        let mut changes = Vec::new();
        for answer in known {
            let mut users = message.voters(answer).unwrap_or_default();
            let (had, wants) = (users.contains(&person), answers.contains(&answer));
            if had == wants {
                continue;
            }
            users.retain(|user| *user != person);
            users.extend(wants.then_some(person));
            message.body["poll"]["voters"][answer.to_string()] = users.iter().map(u64::to_string).collect();
            changes.push((answer, if wants { "MESSAGE_POLL_VOTE_ADD" } else { "MESSAGE_POLL_VOTE_REMOVE" }));
        }
        let channel = message.channel;
        self.commit(Change::Message(message))?;
        let intents = [intent::GUILD_MESSAGE_POLLS, intent::DIRECT_MESSAGE_POLLS];
        for (answer, name) in changes {
            let data = json!({
                "user_id": person.to_string(), "channel_id": channel.to_string(), "message_id": id.to_string(),
                "answer_id": answer,
            });
            self.dispatch_in_channel(channel, intents, name, data);
        }
        Ok(())
    }

    /// Ends a poll, unless it has ended already, and posts the result.
    pub fn end_poll(&mut self, id: u64) -> Result {
        let Ok(message) = self.message_by_id(id) else { return Ok(()) };
        let mut message = message.clone();
        let Some(poll) = message.poll().filter(|poll| poll["is_finalized"] == false).cloned() else {
            return Ok(());
        };
        message.body["poll"]["is_finalized"] = json!(true);
        message.body["poll"]["expiry"] = json!(snowflake::format_timestamp(self.now_ms()));
        let (channel, author) = (message.channel, message.author().unwrap_or_default());
        self.commit(Change::Message(message.clone()))?;
        self.dispatch_message("MESSAGE_UPDATE", id);
        let answers = poll["answers"].as_array().into_iter().flatten();
        let counted = answers.filter_map(|answer| {
            let count = message.voters(answer["answer_id"].as_u64()?)?.len();
            Some((count, answer))
        });
        let counted: Vec<(usize, &Value)> = counted.collect();
        let total: usize = counted.iter().map(|(count, _)| count).sum();
        let most = counted.iter().map(|(count, _)| *count).max().filter(|most| *most > 0);
        let mut best = counted.iter().filter(|(count, _)| Some(*count) == most);
        let winner = best.next().filter(|_| best.next().is_none());
        let mut fields = vec![
            ("poll_question_text", poll["question"]["text"].as_str().unwrap_or_default().to_owned()),
            ("victor_answer_votes", most.unwrap_or_default().to_string()),
            ("total_votes", total.to_string()),
        ];
        if let Some((_, answer)) = winner {
            fields.push(("victor_answer_id", answer["answer_id"].to_string()));
            fields.push((
                "victor_answer_text",
                answer["poll_media"]["text"].as_str().unwrap_or_default().to_owned(),
            ));
        }
        let fields =
            fields.into_iter().map(|(name, value)| json!({ "name": name, "value": value, "inline": false }));
        let embed = json!({ "type": "poll_result", "fields": fields.collect::<Vec<_>>() });
        let reference = self.message_reference(channel, id);
        let result = NewMessage {
            channel,
            author,
            kind: message_type::POLL_RESULT,
            extra_fields: json!({ "message_reference": reference, "embeds": [embed] }),
            ..NewMessage::default()
        };
        self.create_message(result, &Value::Null, &[])?;
        Ok(())
    }
}
