//! The texts of the page: each one in the code has a translation in every language, with the same variables.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/sandbox/assets")
}

/// The files of a folder that end so, with their names.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let named = paths.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), path));
    let wanted = named.filter(|(name, _)| name.ends_with(ending));
    wanted.map(|(name, path)| (name, fs::read_to_string(path).unwrap())).collect()
}

/// The texts that the code says and that the page has.
fn said() -> BTreeSet<String> {
    let mut texts = BTreeSet::new();
    let scripts = files(&page(), ".js").into_iter().filter(|(name, _)| name != "language.js");
    for (_, script) in scripts {
        for call in ["say(\"", "sayWith(\""] {
            texts.extend(script.split(call).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()));
        }
    }
    let html = fs::read_to_string(page().join("page.html")).unwrap();
    texts.extend(html.split("data-say>").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()));
    let labels = html.split("\" data-say-label").map(|before| before.rsplit('"').next().unwrap().to_owned());
    texts.extend(labels.take(html.matches("data-say-label").count()));
    texts
}

/// The names in braces.
fn variables(text: &str) -> BTreeSet<&str> {
    text.split(['{', '}']).skip(1).step_by(2).collect()
}

/// All forms of a text.
fn forms(text: &Value) -> Vec<&str> {
    match text {
        Value::String(text) => vec![text],
        forms => forms.as_object().unwrap().values().map(|form| form.as_str().unwrap()).collect(),
    }
}

#[test]
fn every_text_of_the_page_is_translated() {
    let said = said();
    assert!(said.len() > 50, "they are found: {said:?}");
    let languages = files(&page().join("languages"), ".json");
    assert!(languages.len() >= 8, "they are found: {}", languages.len());
    let served =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/sandbox/http/page.rs")).unwrap();
    let offered = fs::read_to_string(page().join("language.js")).unwrap();
    for (name, file) in languages {
        let language = name.trim_end_matches(".json");
        assert!(served.contains(&format!("languages/{name}")), "page.rs does not serve {name}");
        assert!(offered.contains(&format!("\"{language}\"")), "language.js does not offer {language}");
        let texts: Map<String, Value> = serde_json::from_str(&file).unwrap();
        let known: BTreeSet<String> = texts.keys().cloned().collect();
        let unknown: Vec<&String> = known.difference(&said).collect();
        assert!(unknown.is_empty(), "{name}: the page does not say {unknown:?}");
        // English texts are in the code, but for the forms of those with a number.
        let missing: Vec<&String> = said.difference(&known).collect();
        assert!(missing.is_empty() || name == "en.json", "{name} lacks {missing:?}");
        for (text, translation) in &texts {
            assert!(translation.is_string() || translation["other"].is_string(), "{name}: {text}");
            for form in forms(translation) {
                assert_eq!(variables(form), variables(text), "{name}: {text}");
            }
        }
    }
}
