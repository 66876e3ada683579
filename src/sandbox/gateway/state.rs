//! The world, the gateway sessions and the scheduled tasks, which share one lock.

use super::queue::{Frame, FrameSender};
use super::ready::guild_create;
use super::session::Session;
use super::{Account, Event, Fault, Presence, Result, World};
use serde_json::Value;
use std::mem;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// The number of sessions of an account. Then a new one takes the place of one without a connection, or of the oldest.
const MAX_SESSIONS_PER_ACCOUNT: usize = 32;

/// A task that runs at a later time.
#[derive(Debug)]
enum ScheduledTask {
    /// The time for the first response to an interaction has passed.
    ExpireInteraction(u64),
    /// An interaction is delivered late.
    DeliverInteraction(InteractionDelivery),
    /// The time of the poll in a message has passed.
    EndPoll(u64),
}

/// An `INTERACTION_CREATE` event for a bot.
#[derive(Debug)]
struct InteractionDelivery {
    interaction: u64,
    application: u64,
    guild: Option<u64>,
    data: Value,
}

/// An interaction for the endpoint of an application.
#[derive(Debug)]
pub(crate) struct EndpointDelivery {
    pub application: u64,
    pub interaction: u64,
    /// The URL of the endpoint.
    pub url: String,
    /// The interaction as JSON.
    pub body: String,
    /// The path of the API that takes the first response.
    pub callback_path: String,
}

/// The world and the sessions.
#[derive(Debug)]
pub(super) struct GatewayState {
    /// The world. Changes that cause events go through [`GatewayState::with_world`].
    pub world: World,
    /// The sessions, oldest first.
    sessions: Vec<Session>,
    /// The tasks with the times at which they are due, in Unix milliseconds.
    scheduled: Vec<(u64, ScheduledTask)>,
    deliveries: UnboundedSender<EndpointDelivery>,
}

impl GatewayState {
    /// A state without sessions.
    pub fn new(world: World, deliveries: UnboundedSender<EndpointDelivery>) -> GatewayState {
        GatewayState { world, sessions: Vec::new(), scheduled: Vec::new(), deliveries }
    }

    /// Reads or changes the world, and dispatches the events of a change.
    pub fn with_world<T>(&mut self, access: impl FnOnce(&mut World) -> T) -> T {
        let result = access(&mut self.world);
        self.dispatch_events();
        result
    }

    /// Injects a fault. Those of the newest bot session's connection happen at once. Returns false if too many are waiting.
    pub fn inject(&mut self, fault: Fault) -> bool {
        let frame = match fault {
            Fault::DropSocket => Frame::Drop,
            Fault::Reconnect => Frame::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.into()),
            Fault::InvalidSession { resumable } => Frame::InvalidSession { resumable },
            Fault::Kicked => return self.kick_newest_bot(),
            Fault::CloseSocket { code } => Frame::Close(code, "Requested by an injected fault."),
            later => return self.world.faults.push(later),
        };
        if let Some(session) = self.newest_bot_session() {
            session.send(frame);
            if fault == (Fault::InvalidSession { resumable: false }) {
                session.end();
            }
        }
        true
    }

    fn newest_bot_session(&mut self) -> Option<&mut Session> {
        let is_bot = |session: &&mut Session| matches!(session.owner, Account::Bot(_)) && session.is_active();
        self.sessions.iter_mut().rev().find(is_bot)
    }

    /// Removes the bot of the newest session from its first guild. Returns false if the state cannot be written.
    fn kick_newest_bot(&mut self) -> bool {
        let Some(bot) = self.newest_bot_session().map(|session| session.owner.id()) else { return true };
        let guild = self.world.directory.guilds_of(bot).next().map(|guild| guild.id);
        guild.is_none_or(|guild| self.with_world(|world| world.remove_member(guild, bot)).is_ok())
    }

    /// Goes back to the start of the world, and ends all sessions.
    pub fn reset(&mut self) -> Result {
        self.world.reset()?;
        self.scheduled.clear();
        for session in &mut self.sessions {
            session.send(Frame::InvalidSession { resumable: false });
            session.end();
        }
        Ok(())
    }

    /// Runs the scheduled tasks whose time has come.
    pub fn run_due_tasks(&mut self) {
        let now = self.world.now_ms();
        let (due, later) = mem::take(&mut self.scheduled).into_iter().partition(|(at, _)| *at <= now);
        self.scheduled = later;
        for (_, task) in due {
            match task {
                ScheduledTask::ExpireInteraction(id) => self.expire_interaction(id),
                ScheduledTask::DeliverInteraction(delivery) => {
                    // Without a bot session the interaction expires later.
                    self.deliver(&delivery);
                }
                ScheduledTask::EndPoll(message) => {
                    if let Err(error) = self.world.end_poll(message) {
                        tracing::error!(%error, "a poll could not be ended");
                    }
                }
            }
        }
        if self.sessions.iter().any(Session::is_abandoned) {
            self.sessions.retain(|session| !session.is_abandoned());
            self.update_presences();
        }
        self.dispatch_events();
    }

    /// Adds a new session.
    pub fn add_session(&mut self, session: Session) {
        self.sessions.retain(|old| !old.is_abandoned());
        let is_theirs = |old: &Session| old.owner == session.owner;
        if self.sessions.iter().filter(|old| is_theirs(old)).count() >= MAX_SESSIONS_PER_ACCOUNT {
            let waiting = self.sessions.iter().position(|old| is_theirs(old) && !old.is_connected());
            let oldest = waiting.or_else(|| self.sessions.iter().position(is_theirs));
            // Dropping a session cuts its connection, if it has one.
            oldest.map(|index| self.sessions.remove(index));
        }
        self.sessions.push(session);
        let count = self.sessions.len();
        self.sessions.iter_mut().for_each(|session| session.share_memory(count));
        self.world.subscriptions =
            self.sessions.iter().map(|session| (session.owner, session.intents)).collect();
        self.update_presences();
    }

    /// Sets the presence of a session. Those who see its owner are told.
    pub fn set_presence(&mut self, id: &Value, presence: Presence) {
        if let Some(session) = self.session(id) {
            session.presence = presence;
        }
        self.update_presences();
    }

    /// Has each account with a valid session be online, with the presence of its newest session.
    fn update_presences(&mut self) {
        let valid = self.sessions.iter().filter(|session| !session.is_abandoned());
        let presences = valid.map(|session| (session.owner.id(), session.presence.clone())).collect();
        self.world.set_presences(presences);
        self.dispatch_events();
    }

    /// The session with this id.
    pub fn session(&mut self, id: &Value) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == *id)
    }

    /// Notes that the connection behind `sender` has ended. The session is removed if the client closed the connection
    /// `for_good`, that is with a code after which it does not resume.
    pub fn disconnect(&mut self, id: &str, sender: &FrameSender, for_good: bool) {
        if for_good {
            self.sessions.retain(|session| session.id != id || session.has_other_sender(sender));
        } else if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.disconnect(sender);
        }
        self.update_presences();
    }

    /// Dispatches the queued events of the world to the sessions.
    fn dispatch_events(&mut self) {
        while let Some(event) = self.world.next_event() {
            match event {
                Event::Bot { application, guild, intent, without, name, data } => {
                    let has_intent = |session: &&mut Session| {
                        session.intents & intent == intent && session.intents & without == 0
                    };
                    let sessions = self.bot_sessions(application, guild).filter(has_intent);
                    sessions.for_each(|session| session.dispatch(name, &data));
                }
                Event::Person { person, name, data } => {
                    let is_theirs = |session: &&mut Session| session.owner == Account::Person(person);
                    let sessions = self.sessions.iter_mut().filter(is_theirs);
                    sessions.for_each(|session| session.dispatch(name, &data));
                }
                Event::Joined { person, guild } => {
                    let account = Account::Person(person);
                    if let Some(data) = guild_create(&self.world, guild, account, 0) {
                        let sessions = self.sessions.iter_mut().filter(|session| session.owner == account);
                        sessions.for_each(|session| session.dispatch("GUILD_CREATE", &data));
                    }
                }
                Event::PollEnds { message, at_ms } => {
                    self.scheduled.push((at_ms, ScheduledTask::EndPoll(message)));
                }
                Event::Interaction { id, application, guild, data } => {
                    let delivery = InteractionDelivery { interaction: id, application, guild, data };
                    self.start_interaction(id, delivery);
                }
            }
        }
    }

    /// Delivers a new interaction, or schedules its delivery, and schedules its expiry.
    fn start_interaction(&mut self, id: u64, delivery: InteractionDelivery) {
        let delay = self.world.faults.take(|fault| match fault {
            Fault::LateInteraction(delay) => Some(*delay),
            _ => None,
        });
        match delay {
            Some(delay) => {
                self.scheduled.push((self.ms_from_now(delay), ScheduledTask::DeliverInteraction(delivery)));
            }
            None if self.deliver(&delivery) => {}
            // Without a bot session it fails at once.
            None => return self.expire_interaction(id),
        }
        let expires_at = self.ms_from_now(self.world.limits.first_response_timeout);
        self.scheduled.push((expires_at, ScheduledTask::ExpireInteraction(id)));
    }

    /// Sends an interaction to the endpoint of the application, or dispatches it to all sessions of the bot. Returns whether there
    /// was one.
    fn deliver(&mut self, delivery: &InteractionDelivery) -> bool {
        self.sessions.retain(|session| !session.is_abandoned());
        let times = if self.world.faults.take_equal(&Fault::DuplicateInteraction) { 2 } else { 1 };
        let mut data = delivery.data.clone();
        if self.world.faults.take_equal(&Fault::UnreadableInteraction)
            && let Some(fields) = data.as_object_mut()
        {
            fields.remove("channel_id");
        }
        let patch = self.world.faults.take(|fault| match fault {
            Fault::PatchedInteraction(patch) => Some(patch.clone()),
            _ => None,
        });
        if let Some(patch) = patch {
            merge(&mut data, patch);
        }
        let application = self.world.directory.application(delivery.application);
        if let Some(url) = application.and_then(|known| known.endpoint_url.clone()) {
            let callback_path = format!(
                "/api/v10/interactions/{}/{}/callback",
                delivery.interaction,
                data["token"].as_str().unwrap_or_default()
            );
            return (0..times).all(|_| {
                let (url, callback_path) = (url.clone(), callback_path.clone());
                self.deliveries
                    .send(EndpointDelivery {
                        application: delivery.application,
                        interaction: delivery.interaction,
                        url,
                        body: data.to_string(),
                        callback_path,
                    })
                    .is_ok()
            });
        }
        let mut is_delivered = false;
        for session in self.bot_sessions(delivery.application, delivery.guild) {
            (0..times).for_each(|_| session.dispatch("INTERACTION_CREATE", &data));
            is_delivered = true;
        }
        is_delivered
    }

    fn expire_interaction(&mut self, id: u64) {
        if let Err(error) = self.world.expire_interaction(id) {
            tracing::error!(%error, "an interaction could not be marked as expired");
        }
    }

    /// The Unix time in milliseconds at which a delay is over, rounded up.
    fn ms_from_now(&self, delay: Duration) -> u64 {
        let delay_ms = u64::try_from(delay.as_millis()).unwrap_or(u64::MAX);
        self.world.now_ms().saturating_add(1).saturating_add(delay_ms)
    }

    /// The sessions of a bot that receive the events of a guild.
    fn bot_sessions(&mut self, application: u64, guild: Option<u64>) -> impl Iterator<Item = &mut Session> {
        let is_recipient = move |session: &&mut Session| {
            session.owner == Account::Bot(application) && session.is_active() && session.has_guild(guild)
        };
        self.sessions.iter_mut().filter(is_recipient)
    }
}

/// Applies a JSON merge patch (RFC 7396).
fn merge(target: &mut Value, patch: Value) {
    let Value::Object(patch) = patch else {
        *target = patch;
        return;
    };
    if !target.is_object() {
        *target = Value::Object(serde_json::Map::new());
    }
    for (key, value) in patch {
        if value.is_null() {
            target.as_object_mut().and_then(|fields| fields.remove(&key));
        } else {
            merge(&mut target[key], value);
        }
    }
}
