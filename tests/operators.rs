//! Checks the files in `assets/operators` against the command line, and the texts for Discord in `docs/discord`. No container
//! runs here.

use bside::sandbox::{Sandbox, Settings};
use bside::store::{Address, Shards, Store};
use bside_test_support::{OWNER, PASSWORD, PostgresServer, secrets};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use yaml_rust2::{Yaml, YamlLoader};

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/operators").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn yaml(file: &str) -> Yaml {
    let mut documents =
        YamlLoader::load_from_str(&read(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(documents.len(), 1, "{file}");
    documents.remove(0)
}

/// The services that run the bot, by name, with the arguments of their commands.
fn bots(compose: &Yaml) -> Vec<(String, Vec<String>)> {
    let services = compose["services"].as_hash().expect("services");
    let bots = services.iter().filter(|(_, service)| service["<<"]["image"].as_str() == Some("bside"));
    bots.map(|(name, service)| {
        let words = service["command"].as_vec().expect("a command").iter();
        let words = words.map(|word| word.as_str().expect("a word").to_owned()).collect();
        (name.as_str().expect("a name").to_owned(), words)
    })
    .collect()
}

#[test]
fn every_setting_of_the_containers_is_known_to_the_command_line() {
    let compose = yaml("compose.yaml");
    let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
    // The help shows values of the environment.
    command.args(["serve", "--help"]).env("DISCORD_TOKEN", secrets::BOT_TOKEN);
    let database = format!("postgres://ana:{PASSWORD}@db.example/games");
    let help = secrets::output(command.env("BSIDE_DB", &database).env("DATABASE_URL", &database));
    let help = String::from_utf8(help.stdout).expect("text");
    let settings = compose["x-bot"]["environment"].as_hash().expect("settings");
    for (name, _) in settings {
        let name = name.as_str().expect("a name");
        // The second is not an option of clap; the help of the option that replaces it names it.
        let is_clap = ["=", "]"].iter().any(|end| help.contains(&format!("[env: {name}{end}")));
        let is_known = is_clap || (name == "DATABASE_URL" && help.contains(name));
        assert!(is_known, "{name} is not in {help}");
    }
    assert_eq!(compose["x-bot"]["env_file"].as_str(), Some("../../.env"), "it has all other settings");
    for (name, words) in bots(&compose) {
        assert_eq!(words[0], "serve", "{name}");
        for option in words[1..].iter().filter(|word| word.starts_with("--")) {
            assert!(help.contains(&format!("{option} <")), "{name}: {option} is not in {help}");
        }
    }
    let address = settings[&Yaml::String("DATABASE_URL".to_owned())].as_str().expect("an address");
    let (before, after) = address.split_once("${").expect("a password");
    let (_, after) = after.split_once('}').expect("its end");
    let address: Address = format!("{before}secret{after}").parse().expect("an address");
    assert_eq!(address.to_string(), "bside of PostgreSQL at postgres:5432");
    assert!(
        compose["services"]["postgres"]["image"].as_str().is_some_and(|image| image.starts_with("postgres:"))
    );
}

#[test]
fn the_processes_serve_all_shards_once_and_prometheus_asks_each_of_them() {
    let compose = yaml("compose.yaml");
    let bots = bots(&compose);
    let mut served = Vec::new();
    let mut totals = BTreeSet::new();
    for (name, words) in &bots {
        let place = words.iter().position(|word| word == "--shards").expect("shards");
        let shards: Shards = words[place + 1].parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        served.extend(shards.numbers());
        totals.insert(shards.total());
    }
    served.sort();
    assert_eq!(totals.len(), 1, "{totals:?}");
    assert!(served.iter().copied().eq(0..totals.first().copied().expect("a total")), "{served:?}");

    let metrics = compose["x-bot"]["environment"]["BSIDE_METRICS"].as_str().expect("an address");
    let (_, port) = metrics.rsplit_once(':').expect("a port");
    let asked = &yaml("prometheus.yml")["scrape_configs"][0]["static_configs"][0]["targets"];
    let asked: Vec<&str> = asked.as_vec().expect("targets").iter().filter_map(Yaml::as_str).collect();
    let shown: Vec<String> = bots.iter().map(|(name, _)| format!("{name}:{port}")).collect();
    assert_eq!(asked, shown);
}

#[test]
fn the_container_is_built_with_the_rust_version_of_the_crate() {
    let manifest =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml")).expect("a file");
    let manifest: toml::Table = manifest.parse().expect("TOML");
    let wanted = manifest["workspace"]["package"]["rust-version"].as_str().expect("a version");
    assert!(read("Containerfile").contains(&format!("FROM rust:{wanted}-")), "{wanted}");
}

/// Calls `visit` with the text of each source file in a folder.
fn on_sources(folder: &Path, visit: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("it is readable").path();
        if path.is_dir() {
            on_sources(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&fs::read_to_string(&path).expect("text"));
        }
    }
}

/// The blocks of commands in a page: what stands after `sh` in the line before them, and their text.
fn blocks(page: &str) -> Vec<(&str, String)> {
    let mut blocks: Vec<(&str, String)> = Vec::new();
    let mut is_inside = false;
    for line in page.lines().map(str::trim) {
        match line.strip_prefix("```") {
            Some(kind) if !is_inside => blocks.push((kind, String::new())),
            Some(_) => {}
            None if is_inside => blocks.last_mut().expect("its beginning").1 += &format!("{line}\n"),
            None => {}
        }
        is_inside ^= line.starts_with("```");
    }
    blocks
}

/// Runs the blocks `sh`, one after the other in one folder, and `sh postgres` where PostgreSQL is installed. The text before a block
/// `sh no_run` says that it is not run.
#[tokio::test(flavor = "multi_thread")]
async fn the_commands_of_the_guide_for_operators_work() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operating.md");
    let guide = fs::read_to_string(guide).expect("a guide");
    let blocks = blocks(&guide);
    let programs =
        ["bside ", "docker ", "pg_", "createdb", "sqlite3", "systemctl", "cargo ", "rustup ", ".ci/"];
    let commands = guide.split('`').skip(1).step_by(2).filter(|text| text.contains(' '));
    // A message of the log.
    for command in commands.filter(|text| *text != "bside has failed") {
        let is_in_block = || blocks.iter().any(|(_, text)| text.lines().any(|line| line.contains(command)));
        let is_command = programs.iter().any(|program| command.starts_with(program));
        assert!(!is_command || is_in_block(), "`{command}` is in no block");
    }

    let folder = tempfile::tempdir().expect("a folder");
    Store::open(&folder.path().join("bside.db")).await.expect("a database").close().await;
    let sandbox = Sandbox::start(Settings::default()).await.expect("a sandbox");
    let server = PostgresServer::start();
    let program = Path::new(env!("CARGO_BIN_EXE_bside")).parent().expect("a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").expect("a path"));
    for (kind, text) in &blocks {
        let server = match (*kind, &server) {
            ("sh", _) => None,
            ("sh postgres", Some(server)) => Some(server),
            ("sh postgres", None) | ("sh no_run" | "text", _) => continue,
            _ => panic!("a block is {kind}"),
        };
        let mut command = Command::new("bash");
        let address =
            server.map_or(String::new(), |server| format!("{OWNER}:{PASSWORD}@127.0.0.1:{}", server.port));
        command.args(["-euc", &text.replace("USER:PASSWORD@HOST", &address)]).current_dir(folder.path());
        command
            .env("PATH", &path)
            .env("PGHOST", "127.0.0.1")
            .env("PGUSER", OWNER)
            .env("PGPASSWORD", PASSWORD);
        command.env("PGPORT", server.map_or(0, |server| server.port).to_string());
        command.env("DISCORD_TOKEN", sandbox.bot_token()).env("DISCORD_API_BASE", sandbox.base_url());
        let output = secrets::output_despite_arguments(&mut command);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}{}{said}", String::from_utf8_lossy(&output.stdout));
    }
}

/// The message of a call of `error!`, its last argument.
fn message(arguments: &str) -> &str {
    let ends_call = |end: &usize| {
        arguments[end + 1..]
            .trim_start_matches(|sign: char| sign == ',' || sign.is_whitespace())
            .starts_with(')')
    };
    let end = arguments.match_indices('"').map(|(place, _)| place).find(ends_call).expect("a message");
    let begin = arguments[..end].rfind('"').expect("its beginning") + 1;
    &arguments[begin..end]
}

#[test]
fn the_guide_for_operators_lists_all_errors_of_the_log() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut logged = BTreeSet::new();
    on_sources(&root.join("src"), &mut |source| {
        logged.extend(source.split("tracing::error!(").skip(1).map(|call| message(call).to_owned()));
    });
    let guide = fs::read_to_string(root.join("docs/operating.md")).expect("a guide");
    let (_, section) = guide.split_once("### Errors in the log").expect("a section");
    let section = section.split("\n## ").next().expect("its text");
    let items = section.lines().filter(|line| line.starts_with("- "));
    let listed: BTreeSet<String> =
        items.flat_map(|line| line.split('`').skip(1).step_by(2).map(str::to_owned)).collect();
    assert!(logged.len() > 50, "{logged:?}");
    assert_eq!(logged, listed);
}

#[test]
fn every_step_of_the_rehearsal_is_played_by_a_test_that_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = String::new();
    on_sources(&root.join("tests"), &mut |source| tests.push_str(source));
    let guide = fs::read_to_string(root.join("docs/rehearsal.md")).expect("a guide");
    let (steps, table) = guide.split_once("## Which tests play it").expect("a table");
    let is_step =
        |line: &&str| line.split_once(". ").is_some_and(|(number, _)| number.parse::<usize>().is_ok());
    let rows: Vec<Vec<&str>> = table
        .lines()
        .map(|line| line.split('|').map(str::trim).collect())
        .filter(|row: &Vec<&str>| row.len() == 4 && row[1].parse::<usize>().is_ok())
        .collect();
    assert_eq!(rows.len(), steps.lines().filter(is_step).count());
    for (row, number) in rows.iter().zip(1..) {
        assert_eq!(row[1], format!("{number}"));
        for test in row[2].split('`').skip(1).step_by(2) {
            assert!(tests.contains(&format!("fn {test}(")), "step {number}: {test}");
        }
        assert!(row[2].contains('`') || row[2].starts_with("only on"), "step {number} has no test");
    }
}

#[test]
fn copies_are_made_by_the_user_of_the_service_from_its_database() {
    let (service, backup) = (read("bside.service"), read("bside-backup.service"));
    let setting = |unit: &str, name: &str| {
        let line = unit.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='));
        line.unwrap_or_else(|| panic!("no {name} in {unit}")).to_owned()
    };
    for name in ["DynamicUser", "User", "UMask"] {
        assert_eq!(setting(&service, name), setting(&backup, name), "{name}");
    }
    let command = setting(&backup, "ExecStart");
    let folder = setting(&service, "WorkingDirectory");
    let words: Vec<&str> = command.split(' ').collect();
    let [program, "backup", "--db", database, "--keep", count, copies] = words[..] else {
        panic!("{command}")
    };
    assert_eq!(format!("{program} serve"), setting(&service, "ExecStart"));
    assert_eq!(database, format!("{folder}/bside.db"));
    assert!(count.parse::<u16>().is_ok_and(|count| count > 1), "{count}");
    let name = copies.strip_prefix("/var/lib/").expect("a state directory");
    assert!(setting(&backup, "StateDirectory").split(' ').any(|state| state == name), "{copies}");
}

#[test]
fn the_manual_and_the_completions_have_all_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let run = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bside"));
        // The manual names settings; their values are secrets.
        let output = secrets::output(command.args(arguments).env("DISCORD_TOKEN", secrets::BOT_TOKEN));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    run(&["generate", folder.path().to_str().expect("a path")]);
    let page =
        |name: &str| fs::read_to_string(folder.path().join(name)).unwrap_or_else(|_| panic!("no {name}"));
    let help = run(&["--help"]);
    let (_, commands) = help.split_once("Commands:\n").expect("commands");
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    for command in commands.into_iter().filter(|command| *command != "help") {
        page(&format!("bside-{command}.1"));
        for completion in ["bside.bash", "_bside", "bside.fish"] {
            assert!(page(completion).contains(command), "{completion} lacks {command}");
        }
    }
    let serve = page("bside-serve.1");
    assert!(serve.contains("BSIDE\\_SHARDS") || serve.contains("BSIDE_SHARDS"), "{serve}");
    secrets::assert_none_in("the manual", &serve);
    assert!(page("bside.1").contains(".SH \"EXIT STATUS\""));
}

/// The text of a file on one line.
fn page(file: &str) -> String {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect(file);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_operator_can_do_what_the_terms_say() {
    let help = Command::new(env!("CARGO_BIN_EXE_bside")).args(["admin", "--help"]).output().expect("it runs");
    let help = String::from_utf8(help.stdout).expect("text");
    let (_, commands) = help.split_once("Commands:\n").expect("commands");
    let commands = commands.lines().take_while(|line| !line.is_empty());
    let known: BTreeSet<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();

    let terms = page("docs/discord/terms-of-service.md");
    let guide = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/operating.md"));
    let guide = guide.expect("a guide");
    let (_, table) = guide.split_once("| the terms say |").expect("a table");
    let mut listed = BTreeSet::from(["help"]);
    for row in table.lines().skip(2).take_while(|line| line.starts_with('|')) {
        let [_, promise, commands, ..] = row.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        assert!(terms.contains(promise), "the terms do not say: {promise}");
        listed.extend(commands.split("`bside admin ").skip(1).filter_map(|one| one.split([' ', '`']).next()));
    }
    assert_eq!(listed, known);
}

#[test]
fn the_privacy_policy_says_what_becomes_of_messages_and_feedback() {
    let policy = page("docs/discord/privacy-policy.md");
    for (file, does, says) in [
        (
            "src/discord/client/busy_channels.rs",
            "recent.iter()",
            "It counts the recent messages of a channel",
        ),
        ("src/discord/client/game_threads.rs", "GetMessages::new()", "looks for its own messages"),
        (
            "src/discord/features/feedback.rs",
            "messenger.post(channel,",
            "to a channel that the operator reads",
        ),
        ("src/discord/features/feedback.rs", "tracing::info!(player", "it is in the log"),
    ] {
        assert!(page(file).contains(does), "{file} does something else now than: {says}");
        assert!(policy.contains(says), "the policy does not say: {says}");
    }
    let intents = page("src/discord/gateway/shards.rs");
    assert!(policy.contains("it does not ask Discord for the text of messages"));
    assert!(!intents.contains("MESSAGE_CONTENT"), "the bot receives the text of messages");
}

/// The columns of a table that hold the same of a person, by what it is; an empty text is nothing.
type PersonalData = BTreeMap<String, BTreeMap<String, Vec<String>>>;

#[tokio::test]
async fn the_privacy_policy_names_all_that_is_stored_of_a_person() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |file: &str| fs::read_to_string(root.join(file)).expect("a file");
    let personal: PersonalData = toml::from_str(&read("tests/data/personal_data.toml")).expect("columns");
    let policy = read("docs/discord/privacy-policy.md").split_whitespace().collect::<Vec<_>>().join(" ");
    for (table, meanings) in &personal {
        for meaning in meanings.keys() {
            assert!(policy.contains(meaning.as_str()), "the policy does not say: {meaning} ({table})");
        }
    }

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bside.db");
    Store::open(&file).await.expect("a database").close().await;
    let mut database = SqliteConnectOptions::new().filename(file).connect().await.expect("a database");
    let columns = "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE '%sqlx%' AND tables.name NOT LIKE 'sqlite%'";
    let columns: Vec<(String, String)> =
        sqlx::query_as(columns).fetch_all(&mut database).await.expect("columns");
    let stored: BTreeSet<_> = columns.into_iter().collect();
    let mut named = BTreeSet::new();
    for (table, meanings) in personal {
        for column in meanings.into_values().flatten() {
            assert!(named.insert((table.clone(), column.clone())), "{table}.{column} is named twice");
        }
    }
    let unnamed: Vec<_> = stored.difference(&named).collect();
    assert!(unnamed.is_empty(), "personal_data.toml does not say what these hold of a person: {unnamed:?}");
    let gone: Vec<_> = named.difference(&stored).collect();
    assert!(gone.is_empty(), "these columns do not exist: {gone:?}");
}

#[test]
fn the_texts_for_discord_keep_its_limits() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/discord/application.md"));
    let page = page.expect("a page");
    let texts: Vec<String> =
        blocks(&page).into_iter().filter(|(kind, _)| *kind == "text").map(|(_, text)| text).collect();
    let [description, summary, _long] = &texts[..] else { panic!("{texts:?}") };
    for (text, limit) in [(description, 400), (summary, 200)] {
        assert!(text.trim().chars().count() <= limit, "{}: {text}", text.trim().chars().count());
    }
    let tags = page.lines().find(|line| line.starts_with("| Tags")).expect("tags");
    let tags: Vec<&str> = tags.split('`').skip(1).step_by(2).collect();
    assert!((1..=5).contains(&tags.len()) && tags.iter().all(|tag| tag.chars().count() <= 20), "{tags:?}");
}
