//! The bot processes, each with some of the servers.

use super::database::Database;
use super::{bare_bot, setting};
use bside::sandbox::Sandbox;
use std::path::Path;
use std::process::{self, Child, Stdio};
use std::time::Instant;

/// Which bot is run.
#[derive(Clone, Copy, Debug)]
pub enum Program {
    BSide,
    /// The [bare bot](super::bare_bot).
    Bare,
}

impl Program {
    /// The name of the program in figures.
    pub fn name(self) -> &'static str {
        match self {
            Program::BSide => "bside",
            Program::Bare => "bare",
        }
    }

    fn command(self, database: &Database, sandbox: &Sandbox) -> process::Command {
        match self {
            Program::BSide => {
                let bot = setting("LOAD_BOT").unwrap_or_else(|| env!("CARGO_BIN_EXE_bside").to_owned());
                let mut command = process::Command::new(bot);
                command.args(["serve", "--api-base", &sandbox.base_url()]);
                command.env("DISCORD_TOKEN", sandbox.bot_token()).env("BSIDE_DB", database.bot_url());
                command
            }
            Program::Bare => bare_bot::program(&sandbox.base_url(), sandbox.bot_token()),
        }
    }
}

/// The bot processes. Dropping them kills them.
pub struct Bots<'d> {
    processes: Vec<Child>,
    database: &'d Database,
}

impl Drop for Bots<'_> {
    fn drop(&mut self) {
        for process in &mut self.processes {
            let _gone = process.kill();
            let _gone = process.wait();
        }
    }
}

impl Bots<'_> {
    /// Starts this many processes. A single one serves all servers and names no shards.
    pub fn begin<'d>(
        program: Program,
        count: usize,
        database: &'d Database,
        sandbox: &Sandbox,
        folder: &Path,
    ) -> Bots<'d> {
        let begin = |number: usize| {
            let mut process = program.command(database, sandbox);
            process.current_dir(folder).stderr(Stdio::null());
            if count > 1 {
                process.args(["--shards", &format!("{number}/{count}")]);
            }
            process.spawn().expect("a process")
        };
        Bots { processes: (0..count).map(begin).collect(), database }
    }

    /// The context switches of all threads so far.
    fn switches(&self) -> u64 {
        let of_thread = |folder: std::fs::DirEntry| {
            let status = std::fs::read_to_string(folder.path().join("status")).unwrap_or_default();
            let counts = status.lines().filter(|line| line.contains("ctxt_switches"));
            counts.filter_map(|line| line.split_whitespace().nth(1)?.parse::<u64>().ok()).sum::<u64>()
        };
        let of_process = |process: u32| {
            let threads = std::fs::read_dir(format!("/proc/{process}/task")).expect("a Linux");
            threads.flatten().map(of_thread).sum::<u64>()
        };
        self.ids().into_iter().map(of_process).sum()
    }

    fn ids(&self) -> Vec<u32> {
        self.processes.iter().map(Child::id).collect()
    }

    /// Sends all processes a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        let mut kill = process::Command::new("kill");
        kill.arg(format!("-{name}")).args(self.ids().iter().map(u32::to_string));
        assert!(kill.status().expect("kill runs").success());
    }

    /// Memory in use by all processes, in megabytes.
    pub fn memory(&self) -> f64 {
        self.status("VmRSS")
    }

    /// The most memory that all processes have used, in megabytes.
    pub fn peak_memory(&self) -> f64 {
        self.status("VmHWM")
    }

    fn status(&self, field: &str) -> f64 {
        let memory = |process: u32| {
            let status = std::fs::read_to_string(format!("/proc/{process}/status")).expect("a Linux");
            let line = status.lines().find(|line| line.starts_with(field)).expect("its memory");
            line.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok()).expect("kB") / 1024.0
        };
        self.ids().into_iter().map(memory).sum()
    }
}

/// The fields of `/proc/PID/stat` after the name; `None` if the process has ended.
fn stat(process: u32) -> Option<Vec<u64>> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The first field is the state.
    let fields = stat.rsplit(')').next()?.split_whitespace().skip(1);
    Some(fields.map(|field| field.parse().unwrap_or_default()).collect())
}

/// The indices of the parent and of the processor times: user, system, and both of waited-for children.
const PARENT: usize = 0;
const OWN: [usize; 2] = [10, 11];
const WAITED_CHILDREN: [usize; 2] = [12, 13];

fn millis<'f>(stat: &[u64], fields: impl IntoIterator<Item = &'f usize>) -> f64 {
    fields.into_iter().map(|field| stat[*field] as f64 * 10.0).sum()
}

/// Processor time so far, in milliseconds.
#[derive(Clone, Copy)]
struct ProcessorTime {
    bots: f64,
    beside: f64,
    /// Processor time of the PostgreSQL server that was started here, in milliseconds.
    server: f64,
}

impl ProcessorTime {
    fn now(bots: &Bots) -> ProcessorTime {
        let bots = bots.ids();
        let own = |process: u32| millis(&stat(process).expect("it runs"), &OWN);
        let numbers = std::fs::read_dir("/proc").expect("a Linux").flatten();
        let numbers = numbers.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
        let others: Vec<(u32, Vec<u64>)> = numbers
            .filter(|number| !bots.contains(number))
            .filter_map(|number| Some((number, stat(number)?)))
            .collect();
        // Child processes that are not bots, and their children.
        let mut family = vec![process::id()];
        let mut server = 0.0;
        while let Some(parent) = family.pop() {
            for (child, stat) in others.iter().filter(|(_, stat)| stat[PARENT] == u64::from(parent)) {
                server += millis(stat, OWN.iter().chain(&WAITED_CHILDREN));
                family.push(*child);
            }
        }
        ProcessorTime { bots: bots.into_iter().map(own).sum(), beside: own(process::id()), server }
    }
}

/// Measures the cost of one phase of the load test.
pub struct Watch<'a> {
    bots: &'a Bots<'a>,
    pub begin: Instant,
    before: (ProcessorTime, usize, u64),
}

/// The cost of a number of operations.
pub struct Cost {
    pub per_second: f64,
    /// Processor time of the bots for each, in milliseconds.
    pub cpu: f64,
}

impl Watch<'_> {
    pub fn start<'a>(bots: &'a Bots) -> Watch<'a> {
        Watch {
            bots,
            begin: Instant::now(),
            before: (ProcessorTime::now(bots), bots.database.statement_count(), bots.switches()),
        }
    }

    /// The processors that the bots have used on average since the start: 1 is one processor.
    pub fn bots_processor_share(self) -> f64 {
        let millis = ProcessorTime::now(self.bots).bots - self.before.0.bots;
        millis / 1000.0 / self.begin.elapsed().as_secs_f64()
    }

    /// Prints what each operation has cost.
    pub fn stop(self, name: &str, count: usize) -> Cost {
        let seconds = self.begin.elapsed().as_secs_f64();
        let (now, (before, statements, switches)) = (ProcessorTime::now(self.bots), self.before);
        let each = |spent: f64| spent / count as f64;
        let print_time = |what: &str, spent: f64| {
            println!("figure {name}_{what}_each {:.2} ms", each(spent));
        };
        print_time("cpu", now.bots - before.bots);
        print_time("cpu_beside", now.beside - before.beside);
        if now.server > 0.0 {
            print_time("cpu_server", now.server - before.server);
        }
        let statements = self.bots.database.statement_count() - statements;
        if statements > 0 {
            println!("figure {name}_asked_each {:.2} statements", each(statements as f64));
        }
        let switches = self.bots.switches() as f64 - switches as f64;
        println!("figure {name}_switches_each {:.1} switches", each(switches));
        println!("figure {name}_memory {:.1} MB", self.bots.memory());
        Cost { per_second: count as f64 / seconds, cpu: each(now.bots - before.bots) }
    }
}
