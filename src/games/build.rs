//! Has the next build notice new texts: their folder is embedded whole, and by itself a build would only see those files
//! change that it has seen before.

fn main() {
    println!("cargo::rerun-if-changed=../../assets/texts");
}
