//! A server of PostgreSQL of a test's own, in a temporary folder.

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

/// Who owns everything on it; over TCP by this password.
pub const OWNER: &str = "bside";
pub const PASSWORD: &str = "of-no-worth";

/// A server that goes when this does, or when the process ends, however that ends.
pub struct Server {
    guard: Child,
    folder: TempDir,
    /// It listens there on 127.0.0.1.
    pub port: u16,
}

impl Server {
    /// Starts one, if PostgreSQL is here. It keeps nothing when the machine stops, and is fast for that.
    pub fn start() -> Option<Server> {
        let hasty = ["fsync=off", "full_page_writes=off", "max_connections=300", "shared_buffers=64MB"];
        Server::start_with(&hasty)
    }

    /// The same with other settings.
    pub fn start_with(settings: &[&str]) -> Option<Server> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("bside-").tempdir().expect("a folder");
        let data = folder.path().join("data");
        let password = folder.path().join("password");
        fs::write(&password, PASSWORD).expect("a file");
        let user = user();
        if let Some((uid, gid)) = user {
            fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).expect("a folder");
            chown(folder.path(), Some(uid), Some(gid)).expect("its owner");
            chown(&password, Some(uid), Some(gid)).expect("its owner");
        }
        let by = |command: &mut Command| {
            command.current_dir(folder.path());
            if let Some((uid, gid)) = user {
                command.uid(uid).gid(gid);
            }
        };
        let mut init = Command::new(programs.join("initdb"));
        by(&mut init);
        init.args(["--no-sync", "--encoding=UTF8", "--locale=C", "--auth-local=trust"]);
        init.args(["--auth-host=scram-sha-256", "--username", OWNER, "--pwfile"]).arg(&password);
        let done = init.arg("-D").arg(&data).output().expect("initdb");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let free = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = free.local_addr().expect("a port").port();
        drop(free);
        let mut guard = Command::new("sh");
        by(&mut guard);
        // It lives as long as somebody holds the other end of its input.
        guard.args(["-c", "\"$@\" & read -r line; kill -INT $!; wait", "sh"]);
        guard.arg(programs.join("postgres")).arg("-D").arg(&data).arg("-k").arg(folder.path());
        guard.args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        for setting in settings {
            guard.args(["-c", setting]);
        }
        let log = fs::File::create(folder.path().join("log")).expect("a file");
        guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
        let server = Server { guard: guard.spawn().expect("a process"), folder, port };
        server.wait();
        Some(server)
    }

    /// Waits until somebody is let in.
    fn wait(&self) {
        let log = self.folder.path().join("log");
        let since = Instant::now();
        loop {
            let told = fs::read_to_string(&log).expect("a log");
            if told.contains("ready to accept connections") {
                return;
            }
            assert!(since.elapsed() < Duration::from_secs(60), "{told}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// The address of a database on it, over a socket.
    pub fn socket_url(&self, database: &str) -> String {
        let folder = self.folder.path().display();
        format!("postgres://{OWNER}@localhost:{}/{database}?host={folder}", self.port)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        // Nothing is left of it but its folder, which goes next.
        let _ = self.guard.wait();
    }
}

/// Where the programs of PostgreSQL are, if they are here.
fn programs() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    // Debian has each version in a folder of its own.
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    folders.into_iter().find(|folder| ["initdb", "postgres"].iter().all(|name| folder.join(name).exists()))
}

/// As whom it runs, if this is root, as whom it will not.
fn user() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let ids = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    if is_root { ids("postgres").or_else(|| ids("nobody")) } else { None }
}
