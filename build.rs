//! Has the next build notice new files in the folders that are embedded whole; by themselves it would only see those
//! change that it has seen before.

fn main() {
    println!("cargo::rerun-if-changed=migrations");
    println!("cargo::rerun-if-changed=assets/texts");
}
