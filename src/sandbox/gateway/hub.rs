//! The world, those who listen to it, and what is to happen when its time comes: all behind one lock.

use super::session::{Frame, Session};
use super::{Event, Fault, Who, World, snowflake};
use serde_json::Value;
use std::mem;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// Something that happens when its time comes.
#[derive(Debug)]
enum Due {
    /// An interaction is not answered any more.
    Expire(u64),
    /// An interaction is delivered late.
    Deliver(Value),
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
            later => return self.world.faults.push(later),
        };
        if let Some(session) = self.bot_session() {
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
                Due::Deliver(data) => {
                    // Without a bot it will expire.
                    self.deliver(&data);
                }
            }
        }
        self.pass_on();
    }

    /// Takes in a new session.
    pub fn open(&mut self, session: Session) {
        // Sessions that nobody came back to make room for the new one.
        self.sessions.retain(|old| old.owner != session.owner || old.connected() && old.alive());
        self.sessions.push(session);
    }

    /// The session with this id.
    pub fn session(&mut self, id: &Value) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.id == *id)
    }

    /// The socket behind `link` is gone. Whoever has said goodbye does not come back: then the session is forgotten.
    pub fn disconnect(&mut self, id: &str, link: &UnboundedSender<Frame>, goodbye: bool) {
        if goodbye {
            self.sessions.retain(|session| session.id != id || session.linked_to_other(link));
        } else if let Some(session) = self.sessions.iter_mut().find(|session| session.id == id) {
            session.disconnect(link);
        }
    }

    fn pass_on(&mut self) {
        while let Some(event) = self.world.next_event() {
            match event {
                Event::Bot { intent, name, data } => {
                    let asked = |session: &&mut Session| {
                        session.owner == Who::Bot && session.alive() && session.intents & intent == intent
                    };
                    self.sessions.iter_mut().filter(asked).for_each(|session| session.dispatch(name, &data));
                }
                Event::Person { person, name, data } => {
                    let theirs = |session: &&mut Session| session.owner == Who::Person(person);
                    self.sessions.iter_mut().filter(theirs).for_each(|session| session.dispatch(name, &data));
                }
                Event::Interaction { id, data } => self.await_answer(id, data),
            }
        }
    }

    /// Brings a new interaction to the bot, and waits for the answer.
    fn await_answer(&mut self, id: u64, data: Value) {
        let delay = self.world.faults.take(|fault| match fault {
            Fault::Late(delay) => Some(*delay),
            _ => None,
        });
        match delay {
            Some(delay) => self.due.push((from_now(delay), Due::Deliver(data))),
            None if self.deliver(&data) => {}
            // Nobody is there who could answer.
            None => return self.give_up(id),
        }
        self.due.push((from_now(self.world.answer_limit), Due::Expire(id)));
    }

    /// Brings an interaction to the bot. False when no bot is there.
    fn deliver(&mut self, data: &Value) -> bool {
        let twice = self.world.faults.take_this(&Fault::Twice);
        let Some(session) = self.bot_session() else { return false };
        session.dispatch("INTERACTION_CREATE", data);
        if twice {
            session.dispatch("INTERACTION_CREATE", data);
        }
        true
    }

    fn give_up(&mut self, id: u64) {
        if let Err(error) = self.world.give_up(id) {
            tracing::error!(%error, "the sandbox cannot go on");
        }
    }

    /// The bot's newest session: the one that gets interactions.
    fn bot_session(&mut self) -> Option<&mut Session> {
        self.sessions.iter_mut().rev().find(|session| session.owner == Who::Bot && session.alive())
    }
}

/// The time when all of a delay is over, in milliseconds: the one that runs has begun already.
fn from_now(delay: Duration) -> u64 {
    snowflake::now().saturating_add(1).saturating_add(u64::try_from(delay.as_millis()).unwrap_or(u64::MAX))
}
