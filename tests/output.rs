//! What the commands print for other commands.

use std::process::{Command, Stdio};

#[test]
fn who_reads_no_further_has_read_enough() {
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
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success() && complaint.is_empty(), "{command:?}: {complaint}");
    }
}
