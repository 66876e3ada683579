use super::dialect::Row;
use super::{Result, Votes, Write};
use crate::table::{Ballot, GuildId, Motion, Offer, PlayerId, RECENT_TURNS, Table, TableId, Timestamp, Vote};

/// The kind of votes for a turn.
const TURN: &str = "turn";

/// A vote of a person, as it is exported.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct ExportedVote {
    /// The number of the table.
    pub table: i64,
    /// The id of the server that plays.
    pub server: String,
    /// The number of turns and takebacks before it.
    pub revision: usize,
    /// `turn`, or another action.
    pub motion: String,
    /// The turn, in notation.
    pub turn: Option<String>,
    /// The time of the vote.
    pub at: Timestamp,
    /// Whether the turn was played.
    pub played: bool,
}

impl Votes<'_, Write> {
    /// Keeps others from changing a table until the end of this transaction. `false` if it has events after those that were loaded.
    pub async fn lock(&mut self, table: &Table) -> Result<bool> {
        let lock = self.0.query("UPDATE tables SET phase = phase WHERE id = $1 AND event_count = $2");
        Ok(lock.bind(table.id()).bind(table.event_count()).rows_affected().await? > 0)
    }

    /// Stores a vote in a server at a table as it stands, in place of an earlier one of this person for the same kind of action. A vote
    /// that is repeated keeps its time.
    pub async fn save(&mut self, table: &Table, guild: GuildId, vote: &Vote) -> Result<()> {
        let (motion, turn) = encode(&vote.motion);
        let save = self.0.query(
            "INSERT INTO votes (table_id, revision, guild_id, player_id, motion, turn, at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (table_id, revision, guild_id, player_id, motion) DO UPDATE SET turn = excluded.turn,
                at = CASE WHEN votes.turn = excluded.turn THEN votes.at ELSE excluded.at END",
        );
        let save = save.bind(table.id()).bind(table.revision()).bind(guild).bind(vote.player);
        save.bind(&motion).bind(turn).bind(vote.at).execute().await
    }

    /// Removes the votes of a person in a server at a table as it stands.
    pub async fn remove(&mut self, table: &Table, guild: GuildId, player: PlayerId) -> Result<()> {
        let remove = self.0.query(
            "DELETE FROM votes WHERE table_id = $1 AND revision = $2 AND guild_id = $3 AND player_id = $4",
        );
        remove.bind(table.id()).bind(table.revision()).bind(guild).bind(player).execute().await
    }

    /// Removes the votes in a server for an offer that it has made at a table as it stands.
    pub async fn remove_offer(&mut self, table: &Table, guild: GuildId, offer: Offer) -> Result<()> {
        let (motion, _) = encode(&Motion::Offer(offer));
        let remove = self.0.query(
            "DELETE FROM votes WHERE table_id = $1 AND revision = $2 AND guild_id = $3 AND motion = $4",
        );
        remove.bind(table.id()).bind(table.revision()).bind(guild).bind(&motion).execute().await
    }

    /// Stores that this turn, for which only one server could vote, was played at a revision of a table.
    pub async fn mark_played(&mut self, table: TableId, revision: usize, turn: &str) -> Result<()> {
        let mark = self.0.query(
            "UPDATE votes SET is_played = 1 WHERE table_id = $1 AND revision = $2 AND motion = $3 AND turn = $4",
        );
        mark.bind(table).bind(revision).bind(TURN).bind(turn).execute().await
    }
}

impl<A> Votes<'_, A> {
    /// The votes in a server at a table as it stands.
    pub async fn ballot(&mut self, table: &Table, guild: GuildId) -> Result<Ballot> {
        let votes = self.at(table.id(), table.revision(), guild).await?;
        let recent = self.0.query(
            "SELECT DISTINCT player_id FROM votes WHERE table_id = $1 AND guild_id = $2 AND motion = $3 AND revision IN
                (SELECT DISTINCT revision FROM votes WHERE table_id = $1 AND guild_id = $2 AND motion = $3
                 AND revision < $4 ORDER BY revision DESC LIMIT $5)
             ORDER BY player_id",
        );
        let recent = recent.bind(table.id()).bind(guild).bind(TURN).bind(table.revision()).bind(RECENT_TURNS);
        let recent_voters = recent.all(|row| row.get("player_id")).await?;
        let is_missed = match table.last_team_turn(guild) {
            Some(last) => {
                let is_for_turn = |vote: &Vote| matches!(vote.motion, Motion::Turn(_));
                !self.at(table.id(), last, guild).await?.iter().any(is_for_turn)
            }
            None => false,
        };
        Ok(Ballot { votes, recent_voters, is_missed })
    }

    /// The votes in a server at a revision of a table, the earliest first.
    pub async fn at(&mut self, table: TableId, revision: usize, guild: GuildId) -> Result<Vec<Vote>> {
        let found = self.0.query(
            "SELECT player_id, motion, turn, at FROM votes
             WHERE table_id = $1 AND revision = $2 AND guild_id = $3 ORDER BY at, player_id",
        );
        let vote = |row: &Row| {
            let motion = decode(&row.get::<String>("motion")?, row.get("turn")?);
            let (player, at) = (row.get("player_id")?, row.get("at")?);
            Ok(motion.map(|motion| Vote { player, motion, at }))
        };
        Ok(found.bind(table).bind(revision).bind(guild).all(vote).await?.into_iter().flatten().collect())
    }

    /// The number of turns in finished games for which a person has voted, and of those that were played. In a running game they would
    /// tell who has voted for what.
    pub async fn counts_of(&mut self, player: PlayerId) -> Result<(usize, usize)> {
        let counts = self.0.query(
            "SELECT COUNT(*) AS voted, CAST(COALESCE(SUM(is_played), 0) AS BIGINT) AS played
             FROM votes JOIN tables ON tables.id = table_id
             WHERE player_id = $1 AND motion = $2 AND phase <> 'playing'",
        );
        counts.bind(player).bind(TURN).one(|row| Ok((row.get("voted")?, row.get("played")?))).await
    }

    /// The votes of a person, in the order of tables and turns.
    pub async fn of_player(&mut self, player: PlayerId) -> Result<Vec<ExportedVote>> {
        let found = self.0.query(
            "SELECT table_id, guild_id, revision, motion, turn, at, is_played FROM votes WHERE player_id = $1
             ORDER BY table_id, revision, guild_id, motion",
        );
        let vote = |row: &Row| {
            Ok(ExportedVote {
                table: row.get("table_id")?,
                server: row.get::<GuildId>("guild_id")?.to_string(),
                revision: row.get("revision")?,
                motion: row.get("motion")?,
                turn: Some(row.get::<String>("turn")?).filter(|turn| !turn.is_empty()),
                at: row.get("at")?,
                played: row.get("is_played")?,
            })
        };
        found.bind(player).all(vote).await
    }
}

/// The kind of an action, and its turn.
fn encode(motion: &Motion) -> (String, &str) {
    let (kind, turn) = match motion {
        Motion::Turn(text) => (TURN.to_owned(), text.as_str()),
        Motion::Offer(offer) => (format!("offer {}", offer.name()), ""),
        Motion::Answer { number, accepts: true } => (format!("accept {number}"), ""),
        Motion::Answer { number, accepts: false } => (format!("decline {number}"), ""),
        Motion::Resign => ("resign".to_owned(), ""),
        Motion::Abort => ("abort".to_owned(), ""),
    };
    (kind, turn)
}

/// `None` for an action that this version does not know.
fn decode(kind: &str, turn: String) -> Option<Motion> {
    Some(match kind.split_once(' ').unwrap_or((kind, "")) {
        (TURN, "") => Motion::Turn(turn),
        ("offer", name) => {
            let offers = [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Resume, Offer::Resign];
            Motion::Offer(offers.into_iter().find(|offer| offer.name() == name)?)
        }
        ("accept", number) => Motion::Answer { number: number.parse().ok()?, accepts: true },
        ("decline", number) => Motion::Answer { number: number.parse().ok()?, accepts: false },
        ("resign", "") => Motion::Resign,
        ("abort", "") => Motion::Abort,
        _ => return None,
    })
}
