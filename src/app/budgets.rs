//! Budgets of what the bot does in the name of one person, in one channel or for one guild: requests to the chat service
//! other than responses, and processor time in the pools. A person who has used up a budget is asked to wait; others notice nothing.
//!
//! The highest cost of an action is reserved before it begins. What it did not need is given back when it ends. The
//! requests and the work are counted where they happen, by a meter of the task that carries out the action.

use crate::table::{ChannelId, GuildId, Player, PlayerId, Table};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// The budget of a person: two requests of the 29 that Discord accepts each second, and an eighth of two cores.
const PERSON: Limits = Limits {
    requests: Rate { burst: 40, interval: Duration::from_millis(500) },
    millis: Rate { burst: 5000, interval: Duration::from_millis(4) },
};
/// The budget of a channel, for computers' turns: one board each second.
const CHANNEL: Limits = Limits {
    requests: Rate { burst: 20, interval: Duration::from_millis(500) },
    millis: Rate { burst: 5000, interval: Duration::from_millis(4) },
};
/// The budget of all people of a guild together: half of everything.
const GUILD: Limits = Limits {
    requests: Rate { burst: 150, interval: Duration::from_millis(67) },
    millis: Rate { burst: 20_000, interval: Duration::from_millis(1) },
};
/// What each action costs at least, in milliseconds of processor time.
const MIN_MILLIS: u32 = 1;
/// Requests that show a computer's turn: one for the board, and one that retires the board before it.
const COMPUTER_TURN: Cost = Cost { requests: 2, millis: 0 };
/// Requests that open a game of a tournament: one for the thread, one for the board and one for the messages about it.
const TOURNAMENT_GAME: Cost = Cost { requests: 3, millis: 0 };
/// Upper bound of the people, of the channels and of the guilds whose expenses are remembered.
const MAX_ACCOUNTS: usize = 10_000;

tokio::task_local! {
    /// Counts what the current action costs.
    static METER: Meter;
}

/// The cost of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Number of requests to the chat service that are no response to an interaction.
    pub requests: u32,
    /// Processor time in the pools, in milliseconds.
    pub millis: u32,
}

#[derive(Clone, Copy)]
struct Limits {
    requests: Rate,
    millis: Rate,
}

/// `burst` units at once, and then one in each interval.
#[derive(Clone, Copy)]
struct Rate {
    burst: u32,
    interval: Duration,
}

impl Rate {
    fn time_of(self, units: u32) -> Duration {
        self.interval * units
    }
}

#[derive(Default)]
struct Meter {
    requests: AtomicU32,
    micros: AtomicU64,
}

/// Counts a request to the chat service for the action that the current task carries out.
pub fn record_request() {
    // Background work has no meter.
    let _ = METER.try_with(|meter| meter.requests.fetch_add(1, Ordering::Relaxed));
}

/// Counts processor time for the action that the current task carries out.
pub(super) fn record_work(time: Duration) {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let _ = METER.try_with(|meter| meter.micros.fetch_add(micros, Ordering::Relaxed));
}

impl Meter {
    fn cost(&self) -> Cost {
        let millis = self.micros.load(Ordering::Relaxed).div_ceil(1000);
        Cost {
            requests: self.requests.load(Ordering::Relaxed),
            millis: u32::try_from(millis).unwrap_or(u32::MAX).max(MIN_MILLIS),
        }
    }
}

/// What one person, channel or guild has spent, as the times at which all of it is refilled.
struct Account {
    requests: Instant,
    millis: Instant,
}

impl Account {
    fn new(now: Instant) -> Account {
        Account { requests: now, millis: now }
    }

    /// The time from which on something may be spent.
    fn open_at(&self, limits: Limits) -> Instant {
        let open_at = |full: Instant, rate: Rate| full.checked_sub(rate.time_of(rate.burst)).unwrap_or(full);
        open_at(self.requests, limits.requests).max(open_at(self.millis, limits.millis))
    }

    fn spend(&mut self, cost: Cost, limits: Limits, now: Instant) {
        self.requests = self.requests.max(now) + limits.requests.time_of(cost.requests);
        self.millis = self.millis.max(now) + limits.millis.time_of(cost.millis);
    }

    /// Corrects what was reserved to what was spent.
    fn settle(&mut self, reserved: Cost, spent: Cost, limits: Limits) {
        let settle = |full: Instant, rate: Rate, reserved: u32, spent: u32| {
            full.checked_sub(rate.time_of(reserved)).unwrap_or(full) + rate.time_of(spent)
        };
        self.requests = settle(self.requests, limits.requests, reserved.requests, spent.requests);
        self.millis = settle(self.millis, limits.millis, reserved.millis, spent.millis);
    }
}

/// The accounts of people, of channels, or of guilds.
struct Accounts<K> {
    limits: Limits,
    accounts: Cache<K, Arc<Mutex<Account>>>,
}

impl<K: Clone + Eq + Hash> Accounts<K> {
    fn new(limits: Limits) -> Accounts<K> {
        Accounts { limits, accounts: Cache::new(MAX_ACCOUNTS) }
    }

    fn account(&self, key: &K, now: Instant) -> Arc<Mutex<Account>> {
        let new = || Ok::<_, std::convert::Infallible>(Arc::new(Mutex::new(Account::new(now))));
        match self.accounts.get_or_insert_with(key, new) {
            Ok(account) => account,
            Err(never) => match never {},
        }
    }
}

/// The budgets of all people, channels and guilds.
pub struct Budgets {
    is_limited: bool,
    people: Accounts<PlayerId>,
    channels: Accounts<ChannelId>,
    guilds: Accounts<GuildId>,
}

/// A budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted {
    /// Time after which something may be spent again.
    pub retry_after: Duration,
}

impl Budgets {
    /// Budgets for a public chat service.
    pub fn limited() -> Budgets {
        Budgets {
            is_limited: true,
            people: Accounts::new(PERSON),
            channels: Accounts::new(CHANNEL),
            guilds: Accounts::new(GUILD),
        }
    }

    /// Budgets that are never used up.
    pub fn unlimited() -> Budgets {
        Budgets { is_limited: false, ..Budgets::limited() }
    }

    /// Carries out an action of a person, which costs at most `max`.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget of the person or the guild is used up. Then nothing is done.
    pub async fn carry_out<T>(
        &self,
        person: PlayerId,
        guild: Option<GuildId>,
        max: Cost,
        action: impl Future<Output = T>,
    ) -> Result<T, Exhausted> {
        let reservation = self.reserve(person, guild, max, Instant::now())?;
        let action = async {
            // It is settled also if the action is cancelled.
            let _reservation = reservation;
            action.await
        };
        Ok(METER.scope(Meter::default(), action).await)
    }

    /// Reserves the cost of an action, unless a budget is used up.
    fn reserve(
        &self,
        person: PlayerId,
        guild: Option<GuildId>,
        max: Cost,
        now: Instant,
    ) -> Result<Reservation, Exhausted> {
        let person = (self.people.account(&person, now), self.people.limits);
        let guild = guild.map(|guild| (self.guilds.account(&guild, now), self.guilds.limits));
        let accounts: Vec<_> = [Some(person), guild].into_iter().flatten().collect();
        let open_at = accounts.iter().map(|(account, limits)| account.lock().open_at(*limits)).max();
        match open_at.filter(|open_at| self.is_limited && *open_at >= now) {
            Some(open_at) => Err(Exhausted { retry_after: open_at - now }),
            None => {
                accounts.iter().for_each(|(account, limits)| account.lock().spend(max, *limits, now));
                Ok(Reservation { accounts, max })
            }
        }
    }

    /// Waits until the next turn of a computer may be shown at a table, and spends what showing it costs. A table of one
    /// person is at that person's expense.
    pub async fn wait_for_computer(&self, table: &Table) {
        if !self.is_limited {
            return;
        }
        let now = Instant::now();
        let mut people = table.seats().iter().flatten().filter_map(Player::human_id);
        let only_person = people.next().filter(|_| people.next().is_none());
        let person = only_person.map(|person| (self.people.account(&person, now), self.people.limits));
        let channel = (self.channels.account(&table.channel(), now), self.channels.limits);
        let guild = table.guild().map(|guild| (self.guilds.account(&guild, now), self.guilds.limits));
        wait_and_spend([person, Some(channel), guild], COMPUTER_TURN, now).await;
    }

    /// Waits until the next game of a tournament may be opened in a channel, and spends what that costs.
    pub async fn wait_for_tournament(&self, guild: GuildId, channel: ChannelId) {
        if !self.is_limited {
            return;
        }
        let now = Instant::now();
        let channel = (self.channels.account(&channel, now), self.channels.limits);
        let guild = (self.guilds.account(&guild, now), self.guilds.limits);
        wait_and_spend([Some(channel), Some(guild), None], TOURNAMENT_GAME, now).await;
    }
}

/// Waits until something may be spent from all of these accounts, from which the cost is taken at once.
async fn wait_and_spend(accounts: [Option<(Arc<Mutex<Account>>, Limits)>; 3], cost: Cost, now: Instant) {
    let open_at = |(account, limits): (Arc<Mutex<Account>>, Limits)| {
        let mut account = account.lock();
        let open_at = account.open_at(limits);
        account.spend(cost, limits, now);
        open_at
    };
    let open_at = accounts.into_iter().flatten().map(open_at).max();
    sleep_until(open_at.unwrap_or(now)).await;
}

/// The reserved cost of an action. When it is dropped, what the action did not need is given back.
struct Reservation {
    accounts: Vec<(Arc<Mutex<Account>>, Limits)>,
    max: Cost,
}

impl Drop for Reservation {
    fn drop(&mut self) {
        let spent = METER.try_with(Meter::cost).unwrap_or(self.max);
        // A request may be repeated once.
        if spent.requests > 2 * self.max.requests {
            tracing::warn!(?spent, max = ?self.max, "an action has cost more than its policy says");
        }
        for (account, limits) in &self.accounts {
            account.lock().settle(self.max, spent, *limits);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const GUILD_ID: GuildId = GuildId(7);
    const SECOND: Duration = Duration::from_secs(1);

    fn cost(requests: u32, millis: u32) -> Cost {
        Cost { requests, millis }
    }

    /// Carries out an action that costs less than was reserved.
    fn act(
        budgets: &Budgets,
        person: PlayerId,
        [max, spent]: [Cost; 2],
        now: Instant,
    ) -> Result<(), Exhausted> {
        let reservation = budgets.reserve(person, Some(GUILD_ID), max, now)?;
        METER.sync_scope(Meter::default(), || {
            (0..spent.requests).for_each(|_| record_request());
            record_work(Duration::from_millis(spent.millis.into()));
            drop(reservation);
        });
        Ok(())
    }

    /// The number of actions of this cost that a person can carry out at this time.
    fn affordable(budgets: &Budgets, person: PlayerId, cost: Cost, now: Instant) -> usize {
        std::iter::from_fn(|| act(budgets, person, [cost; 2], now).ok()).count()
    }

    #[test]
    fn a_person_waits_after_a_burst_and_others_do_not() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        assert_eq!(affordable(&budgets, ANA, cost(2, 1), now), 20);
        assert_eq!(affordable(&budgets, ANA, cost(0, 1), now), 0);
        assert_eq!(affordable(&budgets, BEN, cost(2, 1), now), 20);
        assert_eq!(affordable(&budgets, ANA, cost(2, 1), now + 10 * SECOND), 10);
    }

    #[test]
    fn what_was_reserved_in_vain_is_given_back() {
        let (budgets, mut now) = (Budgets::limited(), Instant::now());
        let max = cost(30, 100);
        for _ in 0..100 {
            act(&budgets, ANA, [max, cost(1, 1)], now).expect("it costs one request");
            now += SECOND / 2;
        }
        // At the same time, what may be needed counts in full.
        let reserved: Vec<_> = std::iter::from_fn(|| budgets.reserve(ANA, None, max, now).ok()).collect();
        assert_eq!(reserved.len(), 2);
    }

    #[test]
    fn processor_time_counts_as_well() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        assert_eq!(affordable(&budgets, BEN, cost(0, 1000), now), 5);
        act(&budgets, ANA, [cost(0, 6000); 2], now).expect("nothing is spent yet");
        let refused = act(&budgets, ANA, [cost(0, 1); 2], now + SECOND);
        assert_eq!(refused, Err(Exhausted { retry_after: 3 * SECOND }));
    }

    #[test]
    fn the_people_of_a_guild_have_a_common_budget() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        let total: usize =
            (0..20).map(|person| affordable(&budgets, PlayerId(person), cost(5, 1), now)).sum();
        assert_eq!(total, 30);
    }

    #[tokio::test]
    async fn nobody_waits_without_limits() {
        let budgets = Budgets::unlimited();
        for _ in 0..1000 {
            budgets.carry_out(ANA, None, cost(100, 1000), async {}).await.expect("no limit");
        }
    }
}
