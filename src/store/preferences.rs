use super::dialect::Fields;
use super::{StoreError, Transaction, Write, to_db};
use crate::table::PlayerId;
use serde::Serialize;
use sqlx::FromRow;

/// What a person has chosen; `None` where nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preferences {
    /// The colours of what only this person sees, by the name of the theme.
    pub theme: Option<String>,
    /// Whose side is at the bottom of what only this person sees.
    pub view: Option<BoardOrientation>,
    /// Whether a turn put together by pressing is shown once more before it is played.
    pub confirms: Option<bool>,
    /// Whether reminders come as direct messages.
    pub direct_messages: Option<bool>,
    /// Another language than that of the person's Discord.
    pub language: Option<String>,
}

/// Whose side of a board is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardOrientation {
    /// That of the one who looks.
    Own,
    /// That of the seat that moved first, as all see it.
    FirstSeat,
}

impl BoardOrientation {
    /// Both of them.
    pub const ALL: [BoardOrientation; 2] = [BoardOrientation::Own, BoardOrientation::FirstSeat];

    /// How it is written: in the database and in commands.
    pub fn name(self) -> &'static str {
        match self {
            BoardOrientation::Own => "mine",
            BoardOrientation::FirstSeat => "first",
        }
    }

    /// The view of this name.
    pub fn named(name: &str) -> Option<BoardOrientation> {
        BoardOrientation::ALL.into_iter().find(|view| view.name() == name)
    }
}

impl<R: Fields> FromRow<'_, R> for Preferences {
    fn from_row(row: &R) -> sqlx::Result<Preferences> {
        let view: Option<String> = row.field("view")?;
        let flag = |name| Ok::<_, sqlx::Error>(row.field::<Option<i64>>(name)?.map(|flag| flag != 0));
        Ok(Preferences {
            theme: row.field("theme")?,
            view: view.as_deref().and_then(BoardOrientation::named),
            confirms: flag("confirms")?,
            direct_messages: flag("direct_messages")?,
            language: row.field("language")?,
        })
    }
}

/// What players and servers have chosen.
#[derive(Debug)]
pub struct Settings<'t, A> {
    pub(super) transaction: &'t mut Transaction<A>,
}

impl<A> Transaction<A> {
    /// What players and servers have chosen.
    pub fn settings(&mut self) -> Settings<'_, A> {
        Settings { transaction: self }
    }
}

impl Settings<'_, Write> {
    /// Remembers what a person has chosen, all of it.
    pub async fn save_preferences(
        &mut self,
        player: PlayerId,
        preferences: &Preferences,
    ) -> Result<(), StoreError> {
        self.transaction
            .query(
                "INSERT INTO preferences (player_id, theme, view, confirms, direct_messages, language)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (player_id) DO UPDATE SET theme = excluded.theme, view = excluded.view,
                confirms = excluded.confirms, direct_messages = excluded.direct_messages,
                language = excluded.language",
            )
            .bind(to_db(player))
            .bind(&preferences.theme)
            .bind(preferences.view.map(BoardOrientation::name))
            .bind(preferences.confirms.map(i64::from))
            .bind(preferences.direct_messages.map(i64::from))
            .bind(&preferences.language)
            .execute()
            .await?;
        Ok(())
    }
}

impl<A> Settings<'_, A> {
    /// What a person has chosen.
    pub async fn preferences(&mut self, player: PlayerId) -> Result<Preferences, StoreError> {
        let found = self.transaction.query("SELECT theme, view, confirms, direct_messages, language FROM preferences WHERE player_id = $1").bind(to_db(player));
        Ok(found.optional().await?.unwrap_or_default())
    }
}
