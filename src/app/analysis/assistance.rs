//! Whom a search may tell what it thinks of a position: nobody whom that would assist in a running game that counts.
//!
//! People are told only about what is [`Permitted`], which [`App::permit`] alone makes: a search for a person takes it
//! ([`SearchPool::advise`](super::search_pool::SearchPool::advise)).

use crate::app::posts::messenger::Messenger;
use crate::app::{App, AppError};
use crate::localize::Message;
use crate::table::{PlayerId, Subject, TableId, assisted_table};
use std::ops::Deref;

/// A subject about which a search may tell the person who asked.
#[derive(Clone, Copy, Debug)]
pub struct Permitted<S>(S);

impl<S> Deref for Permitted<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}

impl<P: Messenger> App<P> {
    /// Permits a person to be told what a search thinks of a subject. If it is a game at the table `own`, that table decides
    /// itself whether it allows hints.
    ///
    /// # Errors
    /// [`AppError::Rejected`] if it would assist the person in a running game that counts.
    pub async fn permit<S: Subject + Send + 'static>(
        &self,
        person: PlayerId,
        subject: S,
        own: Option<TableId>,
    ) -> Result<Permitted<S>, AppError> {
        let mut tables = self.host.players().running_tables_of(person).await?;
        tables.retain(|table| Some(table.id()) != own);
        let compare = move || {
            let assisted = assisted_table(person, tables.iter().map(|table| &**table), &subject);
            (subject, assisted)
        };
        match self.render_pool.run(compare).await? {
            (subject, None) => Ok(Permitted(subject)),
            (_, Some(table)) => {
                Err(AppError::Rejected(Message::new("assistance-refused").with("table", table)))
            }
        }
    }
}
