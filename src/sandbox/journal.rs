//! What survives a restart: a file of JSON lines, each a change that is applied in order. A line is written
//! with one call before the change is seen by anybody, so that killing the process loses at most a request
//! that was not answered yet. At start the file is written anew, without what later lines undid.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::interaction::Interaction;
use super::message::Message;
use super::world;

/// A change.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A channel is new (a thread, a direct conversation).
    Channel(u64, Value),
    /// A message is new or changed.
    Message(Message),
    /// A message is gone.
    MessageGone(u64),
    /// A command is new or changed.
    Command(u64, Value),
    /// A command is gone.
    CommandGone(u64),
    /// An interaction is new or changed.
    Interaction(Interaction),
    /// An interaction is over.
    InteractionGone(u64),
}

/// The sum of all changes.
#[derive(Debug, Default)]
pub struct Keep {
    /// All channels by id, threads and direct conversations too.
    pub channels: BTreeMap<u64, Value>,
    /// All messages by id, which is by time.
    pub messages: BTreeMap<u64, Message>,
    /// All application commands by id.
    pub commands: BTreeMap<u64, Value>,
    /// The interactions whose tokens may still be alive.
    pub interactions: BTreeMap<u64, Interaction>,
}

impl Keep {
    /// Applies a change and returns the id it is about.
    pub fn apply(&mut self, entry: Entry) -> u64 {
        match entry {
            Entry::Channel(id, channel) => {
                self.channels.insert(id, channel);
                id
            }
            Entry::Message(message) => {
                let id = message.id;
                self.messages.insert(id, message);
                id
            }
            Entry::MessageGone(id) => {
                self.messages.remove(&id);
                id
            }
            Entry::Command(id, command) => {
                self.commands.insert(id, command);
                id
            }
            Entry::CommandGone(id) => {
                self.commands.remove(&id);
                id
            }
            Entry::Interaction(interaction) => {
                let id = interaction.id;
                self.interactions.insert(id, interaction);
                id
            }
            Entry::InteractionGone(id) => {
                self.interactions.remove(&id);
                id
            }
        }
    }

    fn entries(&self) -> Vec<Entry> {
        let channels = self.channels.iter().map(|(id, channel)| Entry::Channel(*id, channel.clone()));
        let messages = self.messages.values().cloned().map(Entry::Message);
        let commands = self.commands.iter().map(|(id, command)| Entry::Command(*id, command.clone()));
        let interactions = self.interactions.values().cloned().map(Entry::Interaction);
        channels.chain(messages).chain(commands).chain(interactions).collect()
    }
}

/// The open file.
#[derive(Debug)]
pub struct Journal {
    /// The journal, and the lock that keeps a second sandbox out of the folder.
    open: Option<(File, File)>,
}

impl Journal {
    /// Reads what an earlier run left in `folder` and opens the file for more. Returns the highest id seen
    /// as well: ids of what is gone must not come again.
    pub fn open(folder: &Path) -> io::Result<(Self, Keep, u64)> {
        fs::create_dir_all(folder.join("attachments"))?;
        let lock = File::options().create(true).append(true).open(folder.join("lock"))?;
        lock.try_lock()?;
        let path = folder.join("journal.jsonl");
        let mut keep = Keep { channels: world::channels().collect(), ..Keep::default() };
        let mut highest = 0;
        if path.exists() {
            for line in BufReader::new(File::open(&path)?).split(b'\n') {
                match serde_json::from_slice::<Entry>(&line?) {
                    Ok(entry) => highest = highest.max(keep.apply(entry)),
                    // Only the last line can be torn, by a kill in the middle of writing it.
                    Err(error) => tracing::warn!(%error, "a line of the journal is not readable"),
                }
            }
        }
        let fresh = folder.join("journal.new");
        let mut file = File::create(&fresh)?;
        for entry in keep.entries() {
            write(&mut file, &entry)?;
        }
        fs::rename(&fresh, &path)?;
        Ok((Self { open: Some((file, lock)) }, keep, highest))
    }

    /// Writes one change.
    pub fn append(&mut self, entry: &Entry) -> io::Result<()> {
        let stopped = || io::Error::other("the sandbox is stopped");
        let (file, _) = self.open.as_mut().ok_or_else(stopped)?;
        write(file, entry)
    }

    /// Closes the file, so that another sandbox may open the folder.
    pub fn close(&mut self) {
        self.open = None;
    }
}

fn write(file: &mut File, entry: &Entry) -> io::Result<()> {
    let mut line = serde_json::to_vec(entry)?;
    line.push(b'\n');
    file.write_all(&line)
}
