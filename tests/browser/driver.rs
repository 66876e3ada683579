//! chromedriver, one process for all stories.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running chromedriver. Dropping it ends it.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    /// Where it listens.
    pub address: String,
}

impl Driver {
    /// Starts it, or says why it cannot be.
    pub fn start() -> Result<Driver, String> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("chromedriver: {error} (apt-get install chromium chromium-driver)"))?;
        let output = BufReader::new(process.stdout.take().expect("its output is piped"));
        let port = output.lines().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("successfully on port ")?;
            port.trim_end_matches('.').parse::<u16>().ok()
        });
        let Some(port) = port else {
            // It has ended already, or is of no use.
            let _gone = process.kill();
            return Err("chromedriver does not start".to_owned());
        };
        Ok(Driver { process, address: format!("http://127.0.0.1:{port}") })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // One that has ended by itself cannot be killed, and is gone as well.
        let _gone = self.process.kill();
        let _gone = self.process.wait();
    }
}
