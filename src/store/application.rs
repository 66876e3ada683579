//! The application at Discord whose bot uses the database.

use super::dialect::{Connection, Row};
use super::inspection::InspectedDatabase;
use super::{Address, ApplicationId, Result, Store, StoreError};

impl Store {
    /// Remembers at the first start that the bot of this application uses the database, and refuses all others from then on:
    /// they could neither edit the messages nor read the direct conversations that it knows.
    ///
    /// # Errors
    ///
    /// [`StoreError::OtherApplication`] if the bot of another application uses it.
    pub async fn bind_application(&self, own: ApplicationId) -> Result<()> {
        let known = load(self.read().await?.connection()).await?;
        if known.is_some() {
            return ensure_same(known, own);
        }
        // After a power failure the next start stores it again.
        let mut transaction = self.write_relaxed().await?;
        let insert = "INSERT INTO application (id, application_id) VALUES (1, $1) ON CONFLICT DO NOTHING";
        transaction.query(insert).bind(own.0.cast_signed()).execute().await?;
        // Another process may have been faster.
        ensure_same(load(transaction.connection()).await?, own)?;
        transaction.commit().await
    }

    /// Checks without any change that the database, whose schema has to be current, is not that of another application.
    ///
    /// # Errors
    ///
    /// The error with which [`Store::bind_application`] would fail.
    pub async fn check_application(address: &Address, own: ApplicationId) -> Result<()> {
        ensure_same(load(InspectedDatabase::connect(address).await?.connection()).await?, own)
    }
}

async fn load(database: Connection<'_>) -> Result<Option<ApplicationId>> {
    let read = |row: &Row| Ok(ApplicationId(row.get::<i64>("application_id")?.cast_unsigned()));
    database.query("SELECT application_id FROM application WHERE id = 1").optional(read).await
}

fn ensure_same(known: Option<ApplicationId>, own: ApplicationId) -> Result<()> {
    match known {
        Some(known) if known != own => Err(StoreError::OtherApplication { known, own }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::tests::temporary;

    #[tokio::test]
    async fn a_database_belongs_to_the_first_application() {
        let store = temporary().await;
        let (one, other) = (ApplicationId(u64::MAX), ApplicationId(7));
        for _ in 0..2 {
            store.bind_application(one).await.expect("its own");
        }
        let refused = store.bind_application(other).await.expect_err("it is another one");
        assert!(
            matches!(refused, StoreError::OtherApplication { known, own } if (known, own) == (one, other))
        );
    }
}
