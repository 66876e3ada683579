//! The log on standard error, as text for people or as JSON for programs.

use super::redact::Redacting;
use serde_json::{Map, Value};
use std::error::Error;
use std::fmt::{self, Debug};
use std::fs::File;
use std::io::{self, IsTerminal as _};
use std::iter::successors;
use std::os::fd::AsFd as _;
use std::os::unix::fs::MetadataExt as _;
use std::sync::LazyLock;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt;

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Text,
    Json,
}

/// Parses the name of a format. An empty setting is the default.
pub(super) fn format(text: &str) -> Result<Format, &'static str> {
    match text {
        "" | "text" => Ok(Format::Text),
        "json" => Ok(Format::Json),
        _ => Err("it is text or json"),
    }
}

/// Starts the log, with the filter of `RUST_LOG` if it is set. Returns what is wrong with a filter that is not used.
pub(super) fn init(format: Format) -> Option<String> {
    let filter = std::env::var("RUST_LOG").ok().filter(|filter| !filter.trim().is_empty());
    let (filter, problem) = match filter.as_deref().map(parse_filter) {
        Some(Ok(filter)) => (Some(filter), None),
        Some(Err(problem)) => (None, Some(problem)),
        None => (None, None),
    };
    let default = || Targets::new().with_default(Level::INFO).with_target("serenity", Level::WARN);
    // Colours are for eyes: not for a file or a journal, and not for people who have set NO_COLOR.
    let has_colours =
        io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let log = tracing_subscriber::fmt::layer().with_ansi(has_colours).with_writer(|| Redacting(io::stderr()));
    let log = match format {
        Format::Text if *IS_JOURNAL => {
            log.event_format(Prioritised(tracing_subscriber::fmt::format().with_ansi(false))).boxed()
        }
        Format::Text => log.boxed(),
        Format::Json => log.event_format(Prioritised(JsonLines)).boxed(),
    };
    tracing_subscriber::registry().with(log.with_filter(filter.unwrap_or_else(default))).init();
    problem
}

/// Parses the filter of `RUST_LOG`. A word that is no level would be taken for a part of the program that logs nothing.
fn parse_filter(text: &str) -> Result<Targets, String> {
    let unused = |why: &str| {
        format!(
            "RUST_LOG={text} {why}, so it is not used: write a level such as info, or bside=debug,serenity=warn"
        )
    };
    // An empty part would log everything.
    let filter = if text.split(',').any(|part| part.trim().is_empty()) { None } else { text.parse().ok() };
    let filter: Targets = filter.ok_or_else(|| unused("cannot be understood"))?;
    let logs = filter.would_enable("bside", &Level::ERROR);
    if logs || text.trim().eq_ignore_ascii_case("off") {
        Ok(filter)
    } else {
        Err(unused("would log nothing"))
    }
}

/// Whether standard error is the journal of systemd.
static IS_JOURNAL: LazyLock<bool> = LazyLock::new(|| {
    let Ok(stream) = std::env::var("JOURNAL_STREAM") else { return false };
    let error = io::stderr().as_fd().try_clone_to_owned().map(File::from);
    let error = error.and_then(|error| error.metadata());
    error.is_ok_and(|error| stream == format!("{}:{}", error.dev(), error.ino()))
});

/// What says how urgent a line is, before the line, if it goes to the journal.
pub(super) fn priority(level: Level) -> &'static str {
    match level {
        _ if !*IS_JOURNAL => "",
        Level::ERROR => "<3>",
        Level::WARN => "<4>",
        Level::INFO => "<6>",
        _ => "<7>",
    }
}

/// A format whose lines begin with their priority for the journal.
struct Prioritised<F>(F);

impl<S: Subscriber + for<'a> LookupSpan<'a>, N: for<'a> FormatFields<'a> + 'static, F: FormatEvent<S, N>>
    FormatEvent<S, N> for Prioritised<F>
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        writer.write_str(priority(*event.metadata().level()))?;
        self.0.format_event(context, writer, event)
    }
}

/// The time in UTC, as in the log.
pub(super) fn now() -> String {
    let mut time = String::new();
    // Writing to a string cannot fail.
    let _ = SystemTime.format_time(&mut Writer::new(&mut time));
    time
}

/// Formats each event as one JSON object on a line. The JSON format of tracing-subscriber leaves out the sources of errors.
struct JsonLines;

impl<S: Subscriber + for<'a> LookupSpan<'a>, F: for<'a> FormatFields<'a> + 'static> FormatEvent<S, F>
    for JsonLines
{
    fn format_event(
        &self,
        _: &FmtContext<'_, S, F>,
        mut writer: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        let metadata = event.metadata();
        let mut fields = Fields(Map::new());
        event.record(&mut fields);
        for (name, value) in [
            ("timestamp", now()),
            ("level", metadata.level().to_string()),
            ("target", metadata.target().into()),
        ] {
            fields.0.insert(name.to_owned(), value.into());
        }
        writeln!(writer, "{}", Value::Object(fields.0))
    }
}

/// Collects the fields of an event by their names.
struct Fields(Map<String, Value>);

impl Fields {
    fn set(&mut self, field: &Field, value: impl Into<Value>) {
        self.0.insert(field.name().to_owned(), value.into());
    }
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.set(field, format!("{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.set(field, value);
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        self.set(field, value);
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.set(field, value);
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.set(field, value);
    }

    fn record_f64(&mut self, field: &Field, value: f64) {
        self.set(field, value);
    }

    fn record_error(&mut self, field: &Field, value: &(dyn Error + 'static)) {
        self.set(field, value.to_string());
        let sources: Vec<Value> = successors(value.source(), |source| (*source).source())
            .map(|source| source.to_string().into())
            .collect();
        if !sources.is_empty() {
            self.0.insert(format!("{}.sources", field.name()), sources.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Written(Arc<Mutex<Vec<u8>>>);

    impl io::Write for Written {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().expect("no panic").write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_json_line_has_all_fields_and_the_sources_of_errors() {
        let written = Written::default();
        let writer = written.clone();
        let log =
            tracing_subscriber::fmt::layer().with_writer(move || writer.clone()).event_format(JsonLines);
        tracing::subscriber::with_default(tracing_subscriber::registry().with(log), || {
            let error =
                anyhow!("the disk is full").context("it cannot be written").context("a \"turn\"\nis lost");
            let error: &dyn Error = error.as_ref();
            tracing::error!(error, tries = 3, "a command failed");
        });
        let written = String::from_utf8(written.0.lock().expect("no panic").clone()).expect("text");
        assert_eq!(written.lines().count(), 1, "{written}");
        let line: Value = serde_json::from_str(&written).expect("JSON");
        assert_eq!(line["level"], "ERROR");
        assert_eq!(line["target"], module_path!());
        assert_eq!(line["message"], "a command failed");
        assert_eq!(line["tries"], 3);
        assert_eq!(line["error"], "a \"turn\"\nis lost");
        assert_eq!(line["error.sources"], serde_json::json!(["it cannot be written", "the disk is full"]));
        assert!(line["timestamp"].as_str().is_some_and(|time| time.ends_with('Z')), "{written}");
    }

    #[test]
    fn a_filter_that_logs_nothing_is_not_used() {
        for right in ["info", "INFO", "warn,bside=debug", "bside=trace", "error", "off"] {
            assert!(parse_filter(right).is_ok(), "{right}");
        }
        for wrong in ["verbose", "INFO,", "serenity=warn", "bside=loud", ","] {
            let problem = parse_filter(wrong).expect_err(wrong);
            assert!(problem.starts_with(&format!("RUST_LOG={wrong} ")), "{problem}");
        }
    }

    #[test]
    fn a_format_is_text_or_json_and_text_by_default() {
        assert_eq!(
            (format(""), format("text"), format("json")),
            (Ok(Format::Text), Ok(Format::Text), Ok(Format::Json))
        );
        assert!(format("xml").is_err());
    }
}
