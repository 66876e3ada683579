//! The output of commands that other programs read.

use bside_test_support::secrets;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

#[test]
fn a_closed_output_pipe_is_no_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = folder.path().join("record.txt");
    std::fs::write(&record, "[Game \"basileus\"]\n\n1. b1-c2\n").expect("it can be written");
    let record = record.to_str().expect("a name");
    let commands: [&[&str]; 3] = [
        &["perft", "basileus", "1", "--divide"],
        &["replay", record],
        &["match", "basileus", "nodes:5", "nodes:5", "--games", "1", "--longest", "2"],
    ];
    for command in commands {
        let mut child = Command::new(env!("CARGO_BIN_EXE_bside"))
            .args(command)
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        secrets::assert_none_in_output(&output);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && complaint.is_empty(), "{command:?}: {complaint}");
    }
}

#[test]
fn the_sandbox_keeps_running_if_its_output_is_closed() {
    let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port");
    let (reader, writer) = io::pipe().expect("a pipe");
    drop(reader);
    let child = Command::new(env!("CARGO_BIN_EXE_bside"))
        .args(["sandbox", "--no-bot", "--port", &free.port().to_string()])
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let open = (0..500).any(|_| {
        thread::sleep(Duration::from_millis(20));
        TcpStream::connect(free).is_ok()
    });
    let asked = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(asked.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    secrets::assert_none_in_output(&output);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(open && !complaint.contains("panicked"), "{complaint}");
}
