//! The texts of a language as its files say them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use unicode_width::UnicodeWidthStr as _;

/// A text, an attribute or a term, with what must be the same in all languages.
#[derive(Default, PartialEq)]
pub struct Text {
    /// The variables that are shown or chosen by.
    pub variables: BTreeSet<String>,
    /// The messages, attributes and terms that it contains.
    pub references: BTreeSet<String>,
    /// The places where the text depends on an argument.
    pub selectors: Vec<Selector>,
    /// The number of characters of the longest form, without the values of variables.
    pub longest: usize,
    /// The columns of the widest form, without the values of variables: two for a character of Japanese.
    pub widest: usize,
    /// All forms after each other.
    pub written: String,
    verbatim: BTreeSet<String>,
}

/// A choice among forms by a variable.
#[derive(PartialEq)]
pub struct Selector {
    /// The name of the argument.
    pub variable: String,
    /// Whether `[one]` is right for other numbers than 1: the text says the number, or says the same as its default.
    pub is_one_any_number: bool,
    keys: Vec<String>,
}

impl Selector {
    /// The words by which it chooses, without numbers.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }
}

/// All texts of a language by their keys: `KEY`, `KEY.ATTRIBUTE`, `-TERM`.
///
/// # Panics
/// Panics if a file is not valid or a key has two texts.
pub fn texts_of(locale: &str) -> BTreeMap<String, Text> {
    let folder = Path::new(crate::ROOT).join("assets/texts").join(locale);
    let mut texts = BTreeMap::new();
    for file in fs::read_dir(folder).expect("a folder of texts") {
        let file = file.expect("it is readable").path();
        let source = fs::read_to_string(&file).expect("it is text");
        for (key, text) in texts_in(source).unwrap_or_else(|fault| panic!("{}: {fault}", file.display())) {
            let second = texts.insert(key.clone(), text);
            assert!(second.is_none(), "{locale}: {key} has two texts");
        }
    }
    texts
}

/// The texts in the source of a file, with their keys.
///
/// # Errors
/// Returns what is wrong with the source.
pub fn texts_in(source: String) -> Result<Vec<(String, Text)>, String> {
    let parsed = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut texts = Vec::new();
    for entry in parsed.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            _ => continue,
        };
        let attributes = attributes.iter().map(|found| (format!("{key}.{}", found.id.name), &found.value));
        let value = value.iter().map(|value| (key.clone(), value));
        texts.extend(attributes.chain(value).map(|(key, pattern)| (key, Text::of(pattern))));
    }
    Ok(texts)
}

impl Text {
    fn of(pattern: &Pattern<String>) -> Text {
        let mut text = Text::default();
        (text.longest, text.widest) = text.read(pattern, &BTreeSet::new());
        text.verbatim = verbatim(&text.written);
        text
    }

    /// The parts that nobody translates: commands, text in backticks, and cells.
    pub fn verbatim(&self) -> &BTreeSet<String> {
        &self.verbatim
    }

    /// The words of three letters and more that somebody translates, in lower case: without names of commands and text in
    /// backticks.
    pub fn words(&self) -> BTreeSet<String> {
        let translated = self.written.split("**").filter(|part| !part.starts_with('/'));
        let translated: String = translated.flat_map(|part| part.split('`').step_by(2)).collect();
        let translated: String = translated.split(['{', '}']).step_by(2).collect();
        let (start, after_slashes) = translated.split_once('/').unwrap_or((&translated, ""));
        let after_commands =
            after_slashes.split('/').map(|part| part.trim_start_matches(char::is_alphabetic));
        let words = [start].into_iter().chain(after_commands);
        let words = words.flat_map(|part| part.split(|character: char| !character.is_alphabetic()));
        words.filter(|word| word.chars().count() >= 3).map(str::to_lowercase).collect()
    }

    /// Reads a pattern beside which these variables are said, and returns the characters of its longest form and the columns of
    /// its widest one.
    fn read(&mut self, pattern: &Pattern<String>, beside: &BTreeSet<String>) -> (usize, usize) {
        let mut said = beside.clone();
        said.extend(pattern.elements.iter().filter_map(|element| match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => Some(id.name.clone()),
            _ => None,
        }));
        let (mut characters, mut columns) = (0, 0);
        for element in &pattern.elements {
            let length = match element {
                PatternElement::TextElement { value } => self.read_literal(value),
                PatternElement::Placeable { expression } => self.read_expression(expression, &said),
            };
            (characters, columns) = (characters + length.0, columns + length.1);
        }
        (characters, columns)
    }

    fn read_literal(&mut self, text: &str) -> (usize, usize) {
        self.written += text;
        (text.chars().count(), text.width())
    }

    fn read_expression(
        &mut self,
        expression: &Expression<String>,
        said: &BTreeSet<String>,
    ) -> (usize, usize) {
        let Expression::Select { selector, variants } = expression else {
            let Expression::Inline(inline) = expression else { return (0, 0) };
            return self.read_inline(inline, said);
        };
        if let InlineExpression::VariableReference { id } = selector {
            let keys = variants.iter().filter_map(|variant| match &variant.key {
                VariantKey::Identifier { name } => Some(name.clone()),
                VariantKey::NumberLiteral { .. } => None,
            });
            let is_one =
                |key: &VariantKey<String>| matches!(key, VariantKey::Identifier { name } if name == "one");
            let one = variants.iter().find(|variant| is_one(&variant.key)).map(|variant| &variant.value);
            let default = variants.iter().find(|variant| variant.default).map(|variant| &variant.value);
            let says_number = |one| said.contains(&id.name) || Text::of(one).variables.contains(&id.name);
            self.variables.insert(id.name.clone());
            self.selectors.push(Selector {
                variable: id.name.clone(),
                is_one_any_number: one.is_none_or(|one| Some(one) == default || says_number(one)),
                keys: keys.collect(),
            });
        }
        let (mut longest, mut widest) = (0, 0);
        for variant in variants {
            let (characters, columns) = self.read(&variant.value, said);
            (longest, widest) = (longest.max(characters), widest.max(columns));
            self.written.push('\n');
        }
        (longest, widest)
    }

    fn read_inline(&mut self, inline: &InlineExpression<String>, said: &BTreeSet<String>) -> (usize, usize) {
        match inline {
            InlineExpression::StringLiteral { value } => return self.read_literal(value),
            InlineExpression::VariableReference { id } => {
                self.written += &format!("{{{}}}", id.name);
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.iter().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(id.name.clone() + &attribute.collect::<String>());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => return self.read_expression(expression, said),
            InlineExpression::NumberLiteral { .. } | InlineExpression::FunctionReference { .. } => {}
        }
        (0, 0)
    }
}

fn verbatim(text: &str) -> BTreeSet<String> {
    let commands = text.split("**").filter(|part| part.starts_with('/'));
    let quoted = text.split('`').skip(1).step_by(2);
    let words = text.split(|character: char| !character.is_alphanumeric());
    let cells = words.filter(|word| {
        let row = word.strip_prefix(|column: char| column.is_ascii_lowercase());
        row.is_some_and(|row| (1..=2).contains(&row.len()) && row.bytes().all(|digit| digit.is_ascii_digit()))
    });
    commands.chain(quoted).chain(cells).map(str::to_owned).collect()
}
