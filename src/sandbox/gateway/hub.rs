//! The world, those who listen to it, and what is to happen when its time comes: all behind one lock.

use super::session::{Frame, Session};
use super::{Event, Fault, Who, World, snowflake};
use serde_json::Value;
use std::mem;
use std::time::Duration;
use tokio::sync::mpsc::Sender;

/// Something that happens when its time comes.
#[derive(Debug)]
enum Due {
    /// An interaction is not answered any more.
    Expire(u64),
    /// An interaction is delivered late.
    Deliver(Delivery),
}

/// An interaction on its way to a bot.
#[derive(Debug)]
struct Delivery {
    application: u64,
    guild: Option<u64>,
    data: Value,
}

/// The world and those who listen.
#[derive(Debug)]
pub(super) struct Hub {
    /// The world. What is changed here is told with [`Hub::with`].
    pub world: World,
    /// The sessions, oldest first.
    sessions: Vec<Session>,
    /// What is due, with the time in milliseconds.
    due: Vec<(u64, Due)>,
}

impl Hub {
    /// A world nobody listens to.
    pub fn new(world: World) -> Hub {
        Hub { world, sessions: Vec::new(), due: Vec::new() }
    }

    /// Looks at the world or changes it, and passes on what has happened.
    pub fn with<T>(&mut self, look: impl FnOnce(&mut World) -> T) -> T {
        let result = look(&mut self.world);
        self.pass_on();
        result
    }

    /// Lets something go wrong, now or when its time comes.
    pub fn inject(&mut self, fault: Fault) {
        let frame = match fault {
            Fault::DropSocket => Frame::Drop,
            Fault::Reconnect => Frame::Text(r#"{"op":7,"d":null,"s":null,"t":null}"#.to_owned()),
            Fault::InvalidSession { resumable } => {
                Frame::Text(format!(r#"{{"op":9,"d":{resumable},"s":null,"t":null}}"#))
            }
            Fault::Close { code } => Frame::Close(code, "As it was wished."),
            later => return self.world.faults.push(later),
        };
        let of_bot = |session: &&mut Session| matches!(session.owner, Who::Bot(_)) && session.alive();
        if let Some(session) = self.sessions.iter_mut().rev().find(of_bot) {
            session.send(frame);
            if fault == (Fault::InvalidSession { resumable: false }) {
                session.end();
            }
        }
    }

    /// Lets happen what is due.
    pub fn tick(&mut self) {
        let now = snowflake::now();
        let (due, later) = mem::take(&mut self.due).into_iter().partition(|(at, _)| *at <= now);
        self.due = later;
        for (_, due) in due {
            match due {
                Due::Expire(id) => self.give_up(id),
                Due::Deliver(delivery) => {
                    // Without a bot it will expire.
                    self.deliver(&delivery);
                }
            }
        }
        self.pass_on();
    }

    /// Takes in a new session.
    pub fn open(&mut self, session: Session) {
        self.sessions.retain(|old| !old.forsaken());
        self.sessions.push(session);
        self.world.audience = self.sessions.iter().map(|session| (session.owner, session.intents)).collect();
    }

    /// The session with this id.
    pub fn session(&mut self, id: &Value) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == *id)
    }

    /// The socket behind `link` is gone. Whoever has said goodbye does not come back: then the session is forgotten.
    pub fn disconnect(&mut self, id: &str, link: &Sender<Frame>, goodbye: bool) {
        if goodbye {
            self.sessions.retain(|session| session.id != id || session.linked_to_other(link));
        } else if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.disconnect(link);
        }
    }

    fn pass_on(&mut self) {
        while let Some(event) = self.world.next_event() {
            match event {
                Event::Bot { application, guild, intent, name, data } => {
                    let listens = |session: &&mut Session| session.intents & intent == intent;
                    let sessions = self.bot_sessions(application, guild).filter(listens);
                    sessions.for_each(|session| session.dispatch(name, &data));
                }
                Event::Person { person, name, data } => {
                    let theirs = |session: &&mut Session| session.owner == Who::Person(person);
                    self.sessions.iter_mut().filter(theirs).for_each(|session| session.dispatch(name, &data));
                }
                Event::Interaction { id, application, guild, data } => {
                    self.await_answer(id, Delivery { application, guild, data });
                }
            }
        }
    }

    /// Brings a new interaction to the bot, and waits for the answer.
    fn await_answer(&mut self, id: u64, delivery: Delivery) {
        let delay = self.world.faults.take(|fault| match fault {
            Fault::Late(delay) => Some(*delay),
            _ => None,
        });
        match delay {
            Some(delay) => self.due.push((from_now(delay), Due::Deliver(delivery))),
            None if self.deliver(&delivery) => {}
            // Nobody is there who could answer.
            None => return self.give_up(id),
        }
        self.due.push((from_now(self.world.terms.answer_limit), Due::Expire(id)));
    }

    /// Brings an interaction to all sessions of the bot. False when there is none.
    fn deliver(&mut self, delivery: &Delivery) -> bool {
        self.sessions.retain(|session| !session.forsaken());
        let times = if self.world.faults.take_this(&Fault::Twice) { 2 } else { 1 };
        let mut delivered = false;
        for session in self.bot_sessions(delivery.application, delivery.guild) {
            (0..times).for_each(|_| session.dispatch("INTERACTION_CREATE", &delivery.data));
            delivered = true;
        }
        delivered
    }

    fn give_up(&mut self, id: u64) {
        if let Err(error) = self.world.give_up(id) {
            tracing::error!(%error, "the sandbox cannot go on");
        }
    }

    /// The sessions of a bot that are told what happens in this server.
    fn bot_sessions(&mut self, application: u64, guild: Option<u64>) -> impl Iterator<Item = &mut Session> {
        let theirs = move |session: &&mut Session| {
            session.owner == Who::Bot(application) && session.alive() && session.has(guild)
        };
        self.sessions.iter_mut().filter(theirs)
    }
}

/// The time when all of a delay is over, in milliseconds: the one that runs has begun already.
fn from_now(delay: Duration) -> u64 {
    snowflake::now().saturating_add(1).saturating_add(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX))
}
