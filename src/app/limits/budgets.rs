//! Budgets of what the bot does in the name of one person, in one channel or for one guild: requests to the chat service
//! other than responses, processor time in the pools, and threads. A person who has used up a budget is asked to wait; others
//! notice nothing.
//!
//! The highest cost of an action is reserved before it begins, and the unused part is given back when it ends. The requests
//! and the work are counted where they happen, by the [`Expenses`] of the task that carries out the action. Requests that follow
//! in the background are charged one by one to the person who has caused them ([`Cause`]); after many of them, that person has to
//! wait with the next action. Nobody pays for what time alone brings about, such as the end of a clock: the number of tables bounds
//! those requests.

use super::meter::{Meter, Rate};
use crate::table::{ChannelId, GuildId, Player, PlayerId, SeekId, Table, TableId};
use parking_lot::Mutex;
use quick_cache::sync::Cache;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

const HOUR: Duration = Duration::from_hours(1);

/// The budget of a person: two requests of the 29 that Discord accepts each second, an eighth of two cores, and a thread in
/// ten minutes.
const PERSON: Limits = Limits {
    requests: Rate { burst: 40, interval: Duration::from_millis(500) },
    millis: Rate { burst: 5000, interval: Duration::from_millis(4) },
    threads: Rate { burst: 6, interval: Duration::from_mins(10) },
};
/// The budget of a channel, for computers' turns: one board each second.
const CHANNEL: Limits = Limits { requests: Rate { burst: 20, ..PERSON.requests }, ..PERSON };
/// The budget of all people of a guild together: half of everything. Of the thousand active threads that Discord allows, sixty are
/// free at once.
const GUILD: Limits = Limits {
    requests: Rate { burst: 150, interval: Duration::from_millis(67) },
    millis: Rate { burst: 20_000, interval: Duration::from_millis(1) },
    threads: Rate { burst: 60, interval: Duration::from_mins(1) },
};
/// The requests by which a person can exceed their budget: those of the dearest action, and those that follow in the background
/// from the actions before it, some four for each of 25 tables.
const MAX_OVERDRAFT: u32 = 200;
/// Upper bound of the requests that one person causes in any hour.
pub const MAX_REQUESTS_PER_HOUR: u32 = PERSON.requests.within(HOUR) + MAX_OVERDRAFT;
/// Upper bound of the threads that one person has created in any hour.
pub const MAX_THREADS_PER_HOUR: u32 = PERSON.threads.within(HOUR);
/// One person has less than a tenth of the requests that Discord accepts, and in a day less than a third of the active threads.
const _: () = assert!(MAX_REQUESTS_PER_HOUR < 29 * 3600 / 10 && 24 * MAX_THREADS_PER_HOUR < 1000 / 3);
/// Lower bound of the cost of an action, in milliseconds of processor time.
const MIN_MILLIS: u32 = 1;
/// Requests that show a computer's turn: one for the board, and one that retires the board before it.
const COMPUTER_TURN: Cost = Cost { requests: 2, millis: 0 };
/// Requests that open a game of a tournament: one for the thread, one for the board and one for the messages about it.
const TOURNAMENT_GAME: Cost = Cost { requests: 3, millis: 0 };
/// Requests that show a command at a tournament in its messages. Visits show several commands at once, so they are paid beforehand.
pub const TOURNAMENT_COMMAND: u32 = 2;
/// Requests that check whether people can play at a table: one for the guild, one for the channel and one for a member.
const CHECKED_TABLE: Cost = Cost { requests: 3, millis: 0 };
/// Upper bound of the people, of the channels and of the guilds whose expenses are remembered, and of what they have caused.
const MAX_ACCOUNTS: usize = 10_000;

tokio::task_local! {
    /// The expenses of the current task, which somebody pays.
    static EXPENSES: Expenses;
}

/// The cost of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Number of requests to the chat service that are no response to an interaction.
    pub requests: u32,
    /// Processor time in the pools, in milliseconds.
    pub millis: u32,
}

/// An action of a person.
#[derive(Clone, Debug)]
pub struct Action {
    /// The name of the command or component, for the log.
    pub name: String,
    /// The person and the guild that pay.
    pub payer: Payer,
    /// The highest cost.
    pub max: Cost,
}

/// Who pays for an action and for what follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payer {
    /// The person who has acted.
    pub person: PlayerId,
    /// The guild in which the person has acted.
    pub guild: Option<GuildId>,
}

/// Something that a person has changed, from which more follows in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A table that the person has changed.
    Table(TableId),
    /// A seek that the person has opened or joined.
    Seek(SeekId),
}

#[derive(Clone, Copy)]
struct Limits {
    requests: Rate,
    millis: Rate,
    threads: Rate,
}

/// The expenses of a task, which somebody pays. Dropping them gives back the cost that was reserved in vain.
struct Expenses {
    payer: Payer,
    accounts: Vec<Arc<Mutex<Account>>>,
    /// The name of the action; `None` for what follows from one.
    action: Option<String>,
    /// The highest cost of the action, with which the accounts are charged already.
    reserved: Cost,
    requests: AtomicU32,
    micros: AtomicU64,
}

/// Counts a request to the chat service in the name of the person for whom the current task acts.
pub fn record_request() {
    record_requests(1);
}

/// Counts requests that follow in the background from what the current task does.
pub fn record_requests(count: u32) {
    let _ = EXPENSES.try_with(|expenses| expenses.record_requests(count, Instant::now()));
}

/// Counts processor time in the name of the person for whom the current task acts.
pub(in crate::app) fn record_work(time: Duration) {
    let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
    let _ = EXPENSES.try_with(|expenses| expenses.micros.fetch_add(micros, Ordering::Relaxed));
}

/// The person in whose name the current task acts; `None` if nobody has asked for it.
pub fn current_payer() -> Option<Payer> {
    EXPENSES.try_with(|expenses| expenses.payer).ok()
}

impl Expenses {
    /// Spends at once what was not reserved.
    fn record_requests(&self, count: u32, now: Instant) {
        let before = self.requests.fetch_add(count, Ordering::Relaxed);
        let requests = (before + count).saturating_sub(self.reserved.requests.max(before));
        if requests > 0 {
            let beyond = Cost { requests, millis: 0 };
            self.accounts.iter().for_each(|account| account.lock().spend(beyond, now));
        }
    }
}

impl Drop for Expenses {
    fn drop(&mut self) {
        let millis = u32::try_from(self.micros.load(Ordering::Relaxed).div_ceil(1000)).unwrap_or(u32::MAX);
        let requests = self.requests.load(Ordering::Relaxed);
        let (spent, max) = (Cost { requests, millis: millis.max(MIN_MILLIS) }, self.reserved);
        // A request may be repeated once.
        if let Some(action) = self.action.as_ref().filter(|_| requests > 2 * max.requests) {
            tracing::warn!(action, ?spent, ?max, "an action has cost more than its policy says");
        }
        // The requests that were not reserved are spent already.
        let spent = Cost { requests: requests.min(max.requests), ..spent };
        self.accounts.iter().for_each(|account| account.lock().settle(max, spent));
    }
}

/// The account of one person, channel or guild, as the times at which each budget is full again.
struct Account {
    requests: Meter,
    millis: Meter,
    threads: Meter,
}

impl Account {
    fn new(limits: Limits, now: Instant) -> Account {
        let [requests, millis, threads] =
            [limits.requests, limits.millis, limits.threads].map(|rate| Meter::full(rate, now));
        Account { requests, millis, threads }
    }

    /// The time from which on something may be spent.
    fn open_at(&self) -> Instant {
        self.requests.open_at().max(self.millis.open_at())
    }

    fn spend(&mut self, cost: Cost, now: Instant) {
        self.requests.spend(cost.requests, now);
        self.millis.spend(cost.millis, now);
    }

    /// Corrects what was reserved to what was spent.
    fn settle(&mut self, reserved: Cost, spent: Cost) {
        self.requests.correct(reserved.requests, spent.requests);
        self.millis.correct(reserved.millis, spent.millis);
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
        let new = || Ok::<_, std::convert::Infallible>(Arc::new(Mutex::new(Account::new(self.limits, now))));
        let Ok(account) = self.accounts.get_or_insert_with(key, new);
        account
    }
}

/// The budgets of all people, channels and guilds.
pub struct Budgets {
    is_limited: bool,
    people: Accounts<PlayerId>,
    channels: Accounts<ChannelId>,
    guilds: Accounts<GuildId>,
    /// The payer of the last change of each cause.
    payers: Cache<Cause, Payer>,
}

/// A budget is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exhausted {
    /// Time after which something may be spent again.
    pub retry_after: Duration,
    /// Whether the budget is that of the guild.
    pub is_of_guild: bool,
}

impl Budgets {
    /// Budgets for a public chat service.
    pub fn limited() -> Budgets {
        Budgets {
            is_limited: true,
            people: Accounts::new(PERSON),
            channels: Accounts::new(CHANNEL),
            guilds: Accounts::new(GUILD),
            payers: Cache::new(MAX_ACCOUNTS),
        }
    }

    /// Budgets that are never used up.
    pub fn unlimited() -> Budgets {
        Budgets { is_limited: false, ..Budgets::limited() }
    }

    /// Carries out an action.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget of the person or the guild is used up. Then nothing is done.
    pub async fn carry_out<T>(&self, action: Action, work: impl Future<Output = T>) -> Result<T, Exhausted> {
        Ok(EXPENSES.scope(self.reserve(action, Instant::now())?, work).await)
    }

    /// Carries out what follows from an action, at the expense of the one who has caused it, if that is known.
    pub async fn at_expense_of<T>(&self, payer: Option<Payer>, work: impl Future<Output = T>) -> T {
        match payer {
            Some(payer) => EXPENSES.scope(self.expenses(payer, Instant::now()), work).await,
            None => work.await,
        }
    }

    /// Reserves the highest cost of an action, unless a budget is used up.
    fn reserve(&self, action: Action, now: Instant) -> Result<Expenses, Exhausted> {
        let Action { name, payer, max } = action;
        let accounts = self.accounts(payer, now);
        self.check(&accounts, Account::open_at, now)?;
        accounts.iter().for_each(|account| account.lock().spend(max, now));
        let (requests, micros) = Default::default();
        Ok(Expenses { payer, accounts, action: Some(name), reserved: max, requests, micros })
    }

    /// The expenses of work for which nothing is reserved.
    fn expenses(&self, payer: Payer, now: Instant) -> Expenses {
        let (action, reserved, requests, micros) = Default::default();
        Expenses { payer, accounts: self.accounts(payer, now), action, reserved, requests, micros }
    }

    /// Remembers that the one in whose name the current task acts has changed this.
    pub fn record_cause(&self, cause: Cause) {
        if let Some(payer) = current_payer() {
            self.payers.insert(cause, payer);
        }
    }

    /// The payer of the last change of this, if known.
    pub fn payer_of(&self, cause: Cause) -> Option<Payer> {
        self.payers.get(&cause)
    }

    /// Counts a thread that is about to be created in somebody's name.
    ///
    /// # Errors
    /// [`Exhausted`] if there were too many of late. Then it is not to be created.
    pub fn take_thread(&self, person: PlayerId, guild: GuildId) -> Result<(), Exhausted> {
        self.take_thread_at(Payer { person, guild: Some(guild) }, Instant::now())
    }

    fn take_thread_at(&self, payer: Payer, now: Instant) -> Result<(), Exhausted> {
        let accounts = self.accounts(payer, now);
        // Unlike requests, no thread is created in advance.
        self.check(&accounts, |account| account.threads.open_after_one_at(), now)?;
        accounts.iter().for_each(|account| account.lock().threads.spend(1, now));
        Ok(())
    }

    /// The accounts of those who pay: the person's, and then the guild's.
    fn accounts(&self, payer: Payer, now: Instant) -> Vec<Arc<Mutex<Account>>> {
        let person = self.people.account(&payer.person, now);
        let guild = payer.guild.map(|guild| self.guilds.account(&guild, now));
        [Some(person), guild].into_iter().flatten().collect()
    }

    /// Checks that something may be spent from all of these accounts.
    fn check(
        &self,
        accounts: &[Arc<Mutex<Account>>],
        open_at: impl Fn(&Account) -> Instant,
        now: Instant,
    ) -> Result<(), Exhausted> {
        let open_at = accounts.iter().map(|account| open_at(&account.lock()));
        match open_at.enumerate().max_by_key(|(_, open_at)| *open_at) {
            Some((number, open_at)) if self.is_limited && open_at >= now => {
                Err(Exhausted { retry_after: open_at - now, is_of_guild: number > 0 })
            }
            _ => Ok(()),
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
        let person = only_person.map(|person| self.people.account(&person, now));
        let channel = self.channels.account(&table.channel(), now);
        let guild = table.guild().map(|guild| self.guilds.account(&guild, now));
        wait_and_spend([person, Some(channel), guild], COMPUTER_TURN, now).await;
    }

    /// Waits until the next game of a tournament may be opened in a channel, and spends what that costs.
    pub async fn wait_for_tournament(&self, guild: GuildId, channel: ChannelId) {
        if !self.is_limited {
            return;
        }
        let now = Instant::now();
        let (channel, guild) = (self.channels.account(&channel, now), self.guilds.account(&guild, now));
        wait_and_spend([Some(channel), Some(guild), None], TOURNAMENT_GAME, now).await;
    }

    /// Spends what it costs to check this many tables of a guild after a change of its channels or roles. `false` if its budget
    /// is used up: then they are to be checked later.
    pub fn may_check(&self, guild: GuildId, tables: usize) -> bool {
        let now = Instant::now();
        let accounts = [self.guilds.account(&guild, now)];
        if self.check(&accounts, Account::open_at, now).is_err() {
            return false;
        }
        let tables = u32::try_from(tables).unwrap_or(u32::MAX);
        let cost = Cost { requests: CHECKED_TABLE.requests.saturating_mul(tables), millis: 0 };
        accounts.iter().for_each(|account| account.lock().spend(cost, now));
        true
    }
}

/// Waits until something may be spent from all of these accounts, from which the cost is taken at once.
async fn wait_and_spend(accounts: [Option<Arc<Mutex<Account>>>; 3], cost: Cost, now: Instant) {
    let open_at = |account: Arc<Mutex<Account>>| {
        let mut account = account.lock();
        let open_at = account.open_at();
        account.spend(cost, now);
        open_at
    };
    let open_at = accounts.into_iter().flatten().map(open_at).max();
    sleep_until(open_at.unwrap_or(now)).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;
    use std::io::{self, Write};

    const ANA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const GUILD_ID: GuildId = GuildId(7);
    const SECOND: Duration = Duration::from_secs(1);
    const TABLE: Cause = Cause::Table(TableId(3));

    fn cost(requests: u32, millis: u32) -> Cost {
        Cost { requests, millis }
    }

    fn action(person: PlayerId, max: Cost) -> Action {
        Action { name: "play".to_owned(), payer: Payer { person, guild: Some(GUILD_ID) }, max }
    }

    /// Carries out an action that costs less than was reserved.
    fn act(
        budgets: &Budgets,
        person: PlayerId,
        [max, spent]: [Cost; 2],
        now: Instant,
    ) -> Result<(), Exhausted> {
        EXPENSES.sync_scope(budgets.reserve(action(person, max), now)?, || {
            (0..spent.requests).for_each(|_| record_request());
            record_work(Duration::from_millis(spent.millis.into()));
            budgets.record_cause(TABLE);
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
        // Actions that run at the same time count with their greatest costs.
        let reserved: Vec<_> = std::iter::from_fn(|| budgets.reserve(action(ANA, max), now).ok()).collect();
        assert_eq!(reserved.len(), 2);
    }

    #[test]
    fn processor_time_counts_as_well() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        assert_eq!(affordable(&budgets, BEN, cost(0, 1000), now), 5);
        act(&budgets, ANA, [cost(0, 6000); 2], now).expect("nothing is spent yet");
        let refused = act(&budgets, ANA, [cost(0, 1); 2], now + SECOND);
        assert_eq!(refused, Err(Exhausted { retry_after: 3 * SECOND, is_of_guild: false }));
    }

    #[test]
    fn the_people_of_a_guild_have_a_common_budget() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        let total: usize =
            (0..20).map(|person| affordable(&budgets, PlayerId(person), cost(5, 1), now)).sum();
        assert_eq!(total, 30);
        let refused = act(&budgets, PlayerId(20), [cost(0, 1); 2], now).expect_err("nothing is left");
        assert!(refused.is_of_guild);
        assert!(budgets.may_check(GuildId(8), 60), "nothing is spent yet");
        assert!(!budgets.may_check(GuildId(8), 1), "60 tables are more than the budget");
    }

    #[test]
    fn whoever_has_changed_a_table_last_pays_for_what_follows() {
        let (budgets, now) = (Budgets::limited(), Instant::now());
        for person in [BEN, ANA] {
            act(&budgets, person, [cost(1, 1); 2], now).expect("nothing is spent yet");
        }
        let payer = budgets.payer_of(TABLE).expect("it was changed");
        assert_eq!(payer.person, ANA);
        budgets.expenses(payer, now).record_requests(59, now);
        let refused = act(&budgets, ANA, [cost(0, 1); 2], now).expect_err("20 requests are owed");
        assert_eq!(refused.retry_after, 10 * SECOND);
        // An action owes its work beyond its policy before it ends.
        let dear = budgets.reserve(action(BEN, cost(1, 1)), now).expect("nothing is owed yet");
        dear.record_requests(2, now);
        assert_eq!(affordable(&budgets, BEN, cost(1, 1), now), 37);
    }

    #[tokio::test]
    async fn nobody_waits_without_limits() {
        let budgets = Budgets::unlimited();
        for _ in 0..1000 {
            budgets.carry_out(action(ANA, cost(100, 1000)), async {}).await.expect("no limit");
            budgets.take_thread(ANA, GUILD_ID).expect("no limit");
        }
    }

    /// A log in memory.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_log_names_an_action_that_costs_more_than_its_policy_says() {
        let (log, budgets, now) = (Log::default(), Budgets::unlimited(), Instant::now());
        let writer = log.clone();
        let subscriber =
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).finish();
        let _logging = tracing::subscriber::set_default(subscriber);
        act(&budgets, ANA, [cost(1, 1), cost(2, 1)], now).expect("no limit");
        assert!(log.0.lock().is_empty(), "a request may be repeated");
        act(&budgets, ANA, [cost(1, 1), cost(3, 1)], now).expect("no limit");
        let log = String::from_utf8(log.0.lock().clone()).expect("a text");
        assert!(
            log.contains("an action has cost more than its policy says") && log.contains("play"),
            "{log}"
        );
    }

    /// Something that a person tries.
    #[derive(Clone, Debug)]
    struct Attempt {
        /// Time since the attempt before.
        pause: Duration,
        /// Requests that are reserved, at most those of the dearest action.
        reserved: u32,
        /// The part of them that is made before the action ends. As many as that follow in the background.
        made: f64,
        /// The table that is changed, of 25. What follows is done at most once for each, some seconds later.
        table: i64,
        delay: Duration,
        opens_thread: bool,
    }

    fn attempt() -> impl Strategy<Value = Attempt> {
        let pause = prop_oneof![4 => 0..200_u64, 1 => 0..20_000_u64].prop_map(Duration::from_millis);
        let reserved = prop_oneof![8 => 0..9_u32, 1 => 0..=100_u32];
        let delay = (0..30_000_u64).prop_map(Duration::from_millis);
        (pause, reserved, 0.0..=1.0, 0..25_i64, delay, any::<bool>()).prop_map(
            |(pause, reserved, made, table, delay, opens_thread)| Attempt {
                pause,
                reserved,
                made,
                table,
                delay,
                opens_thread,
            },
        )
    }

    /// The requests that follow from a change of a table.
    const FOLLOWING: u32 = 4;

    /// The most of these that come within an hour.
    fn most_within_an_hour(times: &[(Instant, u32)]) -> u32 {
        let (mut first, mut within, mut most) = (0, 0, 0);
        for (at, count) in times {
            within += count;
            while times[first].0 + HOUR <= *at {
                within -= times[first].1;
                first += 1;
            }
            most = most.max(within);
        }
        most
    }

    /// Carries out attempts, again and again for two hours, and what follows from them. Returns the requests and the threads with
    /// their times.
    fn carry_out_all(attempts: &[Attempt]) -> [Vec<(Instant, u32)>; 2] {
        let budgets = Budgets::limited();
        let begun = Instant::now();
        let [mut requests, mut threads] = [Vec::new(), Vec::new()];
        // The times at which the background work for each table is done.
        let mut following: HashMap<i64, Instant> = HashMap::new();
        let mut now = begun;
        for attempt in attempts.iter().cycle() {
            now += attempt.pause + Duration::from_millis(1);
            if now > begun + 2 * HOUR {
                break;
            }
            following.retain(|table, due| {
                if *due <= now {
                    let payer = budgets.payer_of(Cause::Table(TableId(*table)));
                    let payer = payer.expect("somebody has changed it");
                    budgets.expenses(payer, now).record_requests(FOLLOWING, now);
                    requests.push((now, FOLLOWING));
                }
                *due > now
            });
            let action = action(ANA, cost(attempt.reserved, 1));
            let payer = action.payer;
            let Ok(expenses) = budgets.reserve(action, now) else { continue };
            let made = (f64::from(attempt.reserved) * attempt.made) as u32;
            expenses.record_requests(made, now);
            requests.push((now, made));
            budgets.payers.insert(Cause::Table(TableId(attempt.table)), payer);
            following.entry(attempt.table).or_insert(now + attempt.delay);
            if attempt.opens_thread && budgets.take_thread_at(payer, now).is_ok() {
                threads.push((now, 1));
            }
        }
        [requests, threads]
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

        /// Whatever one person tries, and however late something follows from it, the bot makes no more requests and threads for them
        /// in any hour.
        #[test]
        fn nobody_causes_more_than_their_budget(attempts in prop::collection::vec(attempt(), 1..60)) {
            let [requests, threads] = carry_out_all(&attempts);
            let (requests, threads) = (most_within_an_hour(&requests), most_within_an_hour(&threads));
            prop_assert!(requests <= MAX_REQUESTS_PER_HOUR, "{requests} of {MAX_REQUESTS_PER_HOUR} requests");
            prop_assert!(threads <= MAX_THREADS_PER_HOUR, "{threads} of {MAX_THREADS_PER_HOUR} threads");
        }
    }
}
