//! The phases of the load test, each run at all tables.

use super::bots::{Bots, Cost, Watch};
use super::people::{GuildChannel, OpenTable, PEOPLE, People, choose, play};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Number of concurrent turns at full speed.
const CONCURRENT_TURNS: usize = 32;
/// Number of people who type at the same time.
const CONCURRENT_TYPISTS: usize = 4;

/// The result of a phase of turns.
pub struct Phase {
    pub count: usize,
    pub turns_per_second: f64,
    /// Processor time of the bots for each turn, in milliseconds.
    pub cpu: f64,
    /// The time in which 99 % were acknowledged, in milliseconds.
    pub p99: f64,
}

impl Phase {
    /// Prints the turns a second and the times.
    fn print(name: &str, cost: &Cost, times: &mut [Duration]) -> Phase {
        println!("figure {name}_turns {:.0} turns/s", cost.per_second);
        let p99 = print_percentiles(name, times);
        Phase { count: times.len(), turns_per_second: cost.per_second, cpu: cost.cpu, p99 }
    }
}

/// Prints the percentiles of some times; returns the time of 99 %, in milliseconds.
fn print_percentiles(name: &str, times: &mut [Duration]) -> f64 {
    times.sort_unstable();
    let time_at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    for (share, at) in [("p50", 0.5), ("p99", 0.99), ("worst", 1.0)] {
        println!("figure {name}_{share} {:.1} ms", time_at(at));
    }
    time_at(0.99)
}

/// Time in which nothing happens.
const IDLE_TIME: Duration = Duration::from_secs(3);
/// How often a bot may still be at work in that time after its start: it shows the boards of all tables and prepares its searches.
const MAX_BUSY_TIMES: usize = 20;
/// Upper bound of what an idle bot uses, in percent of a processor.
const MAX_IDLE_SHARE: f64 = 50.0;

/// Nothing: the bots wait for events.
pub async fn idle(bots: &Bots<'_>) {
    let mut share = processor_share(bots).await;
    for _ in 0..MAX_BUSY_TIMES {
        if share < MAX_IDLE_SHARE {
            break;
        }
        share = processor_share(bots).await;
    }
    assert!(share < MAX_IDLE_SHARE, "the bots use {share:.0} % of a processor for nothing");
    println!("figure load_idle_cpu {share:.1} %");
}

/// The load of the bots while nothing happens, in percent of a processor.
async fn processor_share(bots: &Bots<'_>) -> f64 {
    let watch = Watch::start(bots);
    tokio::time::sleep(IDLE_TIME).await;
    watch.bots_processor_share() * 100.0
}

/// Turns at full speed.
pub async fn at_full_speed(
    people: &Arc<People>,
    bots: &Bots<'_>,
    tables: Vec<OpenTable>,
    seconds: u64,
    name: &str,
) -> (Vec<OpenTable>, Phase) {
    let watch = Watch::start(bots);
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut shares: Vec<Vec<OpenTable>> = (0..CONCURRENT_TURNS).map(|_| Vec::new()).collect();
    for (number, table) in tables.into_iter().enumerate() {
        shares[number % CONCURRENT_TURNS].push(table);
    }
    let play_on = |(worker, mut mine): (usize, Vec<OpenTable>)| {
        let people = people.clone();
        tokio::spawn(async move {
            let mut times = Vec::new();
            for number in (0..mine.len()).cycle() {
                if Instant::now() >= until {
                    break;
                }
                let table = &mut mine[number];
                let turn = choose(&people, table, worker + times.len()).await;
                times.push(play(&people, table, &turn).await);
            }
            (mine, times)
        })
    };
    let workers: Vec<_> = shares.into_iter().enumerate().map(play_on).collect();
    let (mut tables, mut times) = (Vec::new(), Vec::new());
    for worker in workers {
        let (played, some) = worker.await.expect("no panic");
        tables.extend(played);
        times.extend(some);
    }
    let cost = watch.stop(name, times.len());
    (tables, Phase::print(name, &cost, &mut times))
}

/// Turns at a fixed rate, without waiting for the answers to earlier ones.
pub async fn at_rate(
    people: &Arc<People>,
    bots: &Bots<'_>,
    tables: Vec<OpenTable>,
    seconds: u64,
    rate: u64,
    name: &str,
) -> (Vec<OpenTable>, Phase) {
    let watch = Watch::start(bots);
    let pool = Arc::new(Mutex::new(VecDeque::from(tables)));
    let mut under_way = Vec::new();
    for number in 0..rate * seconds {
        tokio::time::sleep_until((watch.begin + Duration::from_micros(number * 1_000_000 / rate)).into())
            .await;
        let next = pool.lock().expect("no panic").pop_front();
        let Some(mut table) = next else { continue };
        let (people, pool) = (people.clone(), pool.clone());
        under_way.push(tokio::spawn(async move {
            let turn = choose(&people, &mut table, number as usize).await;
            let time = play(&people, &mut table, &turn).await;
            pool.lock().expect("no panic").push_back(table);
            time
        }));
    }
    let mut times = Vec::new();
    for task in under_way {
        times.push(task.await.expect("no panic"));
    }
    let cost = watch.stop(name, times.len());
    let phase = Phase::print(name, &cost, &mut times);
    let pool = std::mem::take(&mut *pool.lock().expect("no panic"));
    (pool.into(), phase)
}

/// One turn at every table at the same instant.
pub async fn at_once(people: &Arc<People>, bots: &Bots<'_>, tables: Vec<OpenTable>) -> Vec<OpenTable> {
    let mut chosen = Vec::new();
    for (number, mut table) in tables.into_iter().enumerate() {
        let turn = choose(people, &mut table, number).await;
        chosen.push((table, turn));
    }
    let watch = Watch::start(bots);
    let play = |(mut table, turn): (OpenTable, String)| {
        let people = people.clone();
        tokio::spawn(async move {
            let seat = table.game.seat().expect("it is somebody's turn");
            let time = people.play_turn(PEOPLE[seat], &table.place, &turn).await;
            // The turn is played even if it was not acknowledged in time.
            table.game.play(&turn).expect("it is legal");
            (table, time)
        })
    };
    let under_way: Vec<_> = chosen.into_iter().map(play).collect();
    let (mut tables, mut times) = (Vec::new(), Vec::new());
    for task in under_way {
        let (table, time) = task.await.expect("no panic");
        tables.push(table);
        times.extend(time);
    }
    watch.stop("load_at_once", tables.len());
    println!("figure load_at_once_unanswered {} turns", tables.len() - times.len());
    print_percentiles("load_at_once", &mut times);
    tables
}

/// Turns that are refused, which all reach the bot at the same instant: it is stopped until they are entered.
pub async fn rush(people: &Arc<People>, bots: &Bots<'_>, tables: &[OpenTable], count: usize) {
    let watch = Watch::start(bots);
    bots.signal("STOP");
    let enter = |number: usize| {
        let (people, place) = (people.clone(), tables[number % tables.len()].place.clone());
        tokio::spawn(async move { people.play_turn(PEOPLE[number % PEOPLE.len()], &place, "none").await })
    };
    let before = people.entered();
    let under_way: Vec<_> = (0..count).map(enter).collect();
    while people.entered() < before + count as u64 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    bots.signal("CONT");
    let begin = Instant::now();
    let mut answered = 0;
    for task in under_way {
        answered += usize::from(task.await.expect("no panic").is_some());
    }
    println!("figure load_rush_done {:.0} ms", begin.elapsed().as_secs_f64() * 1000.0);
    watch.stop("load_rush", count);
    println!("figure load_rush_peak_memory {:.1} MB", bots.peak_memory());
    println!("figure load_rush_busy {} turns", people.busy_answers());
    println!("figure load_rush_unanswered {} turns", count - answered);
}

/// Autocomplete: people type turns key by key.
pub async fn autocomplete(people: &Arc<People>, bots: &Bots<'_>, tables: &[OpenTable], keys: usize) {
    let watch = Watch::start(bots);
    let mut typed = tables.iter().filter_map(|table| {
        let turn = table.game.position().legal_turns().pop()?;
        Some((0..=turn.len().min(4)).map(move |length| (&table.place, turn[..length].to_owned())))
    });
    let typed: Vec<_> = typed.by_ref().flatten().collect();
    let presses: Vec<_> = typed.iter().cycle().take(keys).collect();
    let mut times = Vec::new();
    for together in presses.chunks(CONCURRENT_TYPISTS) {
        let press = |(place, typed): &(&GuildChannel, String)| {
            let (people, place, typed) = (people.clone(), (*place).clone(), typed.clone());
            tokio::spawn(async move { people.type_key(PEOPLE[0], &place, &typed).await })
        };
        for time in together.iter().map(|pressed| press(pressed)).collect::<Vec<_>>() {
            times.push(time.await.expect("no panic").expect("suggestions within three seconds"));
        }
    }
    watch.stop("load_key", times.len());
    print_percentiles("load_key", &mut times);
}
