//! A PostgreSQL server for tests, in a temporary folder.

use std::env;
use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The role that owns every database of the server.
pub const OWNER: &str = "bside";
/// The owner's password, which TCP connections need.
pub const PASSWORD: &str = "of-no-worth";

/// How long a server may take to start.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running server. It stops when it is dropped and when the test process ends in any way.
pub struct PostgresServer {
    /// A shell that stops the server when its standard input is closed.
    supervisor: Child,
    folder: TempDir,
    /// The TCP port on 127.0.0.1.
    pub port: u16,
}

impl PostgresServer {
    /// Starts a server without durability, which is faster. `None` if PostgreSQL is not installed.
    ///
    /// # Panics
    ///
    /// If the server does not accept connections within a minute.
    pub fn start() -> Option<PostgresServer> {
        // Each test creates a database: most of the disk space would go to the write-ahead log.
        let log_settings =
            ["wal_level=minimal", "max_wal_senders=0", "max_wal_size=64MB", "min_wal_size=32MB"];
        let settings = ["fsync=off", "full_page_writes=off", "max_connections=300", "shared_buffers=64MB"];
        PostgresServer::start_with(&[&settings[..], &log_settings[..]].concat())
    }

    /// Starts a server with these `NAME=VALUE` settings. `None` if PostgreSQL is not installed.
    ///
    /// # Panics
    ///
    /// If the server does not accept connections within a minute.
    pub fn start_with(settings: &[&str]) -> Option<PostgresServer> {
        let binaries = binary_folder()?;
        let folder = tempfile::Builder::new().prefix("bside-").tempdir().expect("a folder");
        let data = folder.path().join("data");
        let password = folder.path().join("password");
        fs::write(&password, PASSWORD).expect("a file");
        let user = unprivileged_user();
        if let Some((uid, gid)) = user {
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder");
            chown(folder.path(), Some(uid), Some(gid)).expect("a change of owner");
            chown(&password, Some(uid), Some(gid)).expect("a change of owner");
        }
        let run_as_user = |command: &mut Command| {
            command.current_dir(folder.path());
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
        };
        let mut init = Command::new(binaries.join("initdb"));
        run_as_user(&mut init);
        init.args(["--no-sync", "--encoding=UTF8", "--locale=C", "--auth-local=trust"]);
        init.args(["--auth-host=scram-sha-256", "--username", OWNER, "--pwfile"]).arg(&password);
        let output = init.arg("-D").arg(&data).output().expect("initdb");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("a port").port();
        drop(free);
        let mut supervisor = Command::new("sh");
        run_as_user(&mut supervisor);
        // The server stops when the test process ends, because that closes the shell's standard input.
        supervisor.args(["-c", "\"$@\" & read -r line; kill -INT $!; wait", "sh"]);
        supervisor.arg(binaries.join("postgres")).arg("-D").arg(&data).arg("-k").arg(folder.path());
        supervisor.args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        for setting in settings {
            supervisor.args(["-c", setting]);
        }
        let log = fs::File::create(folder.path().join("log")).expect("a file");
        supervisor.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
        let server = PostgresServer { supervisor: supervisor.spawn().expect("a process"), folder, port };
        server.wait_until_ready();
        Some(server)
    }

    /// The log of the server.
    ///
    /// # Panics
    ///
    /// If the log cannot be read.
    pub fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).expect("a log")
    }

    /// Waits until the server accepts connections.
    fn wait_until_ready(&self) {
        let started = Instant::now();
        loop {
            let text = self.log();
            if text.contains("ready to accept connections") {
                return;
            }
            assert!(started.elapsed() < START_TIMEOUT, "{text}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The URL of a database on this server, over its Unix socket.
    pub fn socket_url(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres://{OWNER}@localhost:{}/{database}?host={folder}", self.port)
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        drop(self.supervisor.stdin.take());
        // The folder is removed next; an error to wait changes nothing about that.
        let _ = self.supervisor.wait();
    }
}

/// The folder of PostgreSQL's binaries.
fn binary_folder() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    // Debian installs each version into its own folder; the newest comes first.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.into_iter().find(|folder| ["initdb", "postgres"].iter().all(|name| folder.join(name).exists()))
}

/// The user and group to run as when the tests run as root, which PostgreSQL refuses.
fn unprivileged_user() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    if is_root { ids("postgres").or_else(|| ids("nobody")) } else { None }
}
