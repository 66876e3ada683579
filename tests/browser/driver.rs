//! The chromedriver process, which all tests share.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running chromedriver, which is stopped when dropped.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    /// The URL on which it listens.
    pub address: String,
}

impl Driver {
    /// Starts chromedriver, or returns why it cannot start.
    pub fn start() -> Result<Driver, String> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("chromedriver: {error} (apt-get install chromium chromium-driver)"))?;
        let output = BufReader::new(process.stdout.take().expect("the output is piped"));
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        let Some(port) = port else {
            // Killing fails if the process has ended already.
            let _ended = process.kill();
            return Err("chromedriver does not start".to_owned());
        };
        Ok(Driver { process, address: format!("http://127.0.0.1:{port}") })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Both fail if the process has ended already.
        let _ended = self.process.kill();
        let _ended = self.process.wait();
    }
}
