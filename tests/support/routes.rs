//! The page that says what the bot sends on each route of Discord's API: `docs/discord/routes.md`.

use bside_sandbox::{RecordedRequest, Verdict};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::LazyLock;

static ROUTES: LazyLock<Vec<DocumentedRoute>> = LazyLock::new(|| {
    let page = include_str!("../../docs/discord/routes.md");
    page.lines().filter_map(DocumentedRoute::parse).collect()
});

/// A row of the page.
#[derive(Debug)]
pub struct DocumentedRoute {
    /// The HTTP method.
    pub method: &'static str,
    /// The path below the version, with parameters such as `{channel_id}`.
    pub path: &'static str,
    /// The names of the fields, as [`sent_fields`] has them.
    fields: BTreeSet<&'static str>,
    /// Discord's error codes.
    codes: BTreeSet<u64>,
}

impl DocumentedRoute {
    /// All rows.
    pub fn all() -> &'static [DocumentedRoute] {
        &ROUTES
    }

    fn parse(line: &'static str) -> Option<DocumentedRoute> {
        let mut cells = line.strip_prefix("| `")?.split(" | ");
        let (method, path) = cells.next()?.trim_end_matches('`').split_once(' ')?;
        let fields = cells.next()?.split('`').skip(1).step_by(2).collect();
        let codes = cells.nth(1)?.split(", ").filter_map(|code| code.parse().ok()).collect();
        Some(DocumentedRoute { method, path, fields, codes })
    }

    fn fits(&self, method: &str, path: &str) -> bool {
        let (own, other) = (self.path.split('/'), path.split('/'));
        let is_same = |(parameter, part): (&str, &str)| parameter.starts_with('{') || parameter == part;
        self.method == method && own.clone().count() == other.clone().count() && own.zip(other).all(is_same)
    }

    fn parameter_count(&self) -> usize {
        self.path.matches('{').count()
    }

    /// Checks that the page has a request, with all its fields and the code with which it was rejected.
    ///
    /// # Errors
    ///
    /// Says what the page lacks.
    pub fn check(request: &RecordedRequest) -> Result<(), String> {
        let (path, query) = request.path.split_once('?').unwrap_or((&request.path, ""));
        let path = path.strip_prefix("/api/v10").ok_or("no path of the API")?.replace("%40", "@");
        let fitting = ROUTES.iter().filter(|route| route.fits(&request.method, &path));
        let route = fitting.min_by_key(|route| route.parameter_count()).ok_or("the route")?;
        let sent = sent_fields(query, request.body.as_ref());
        if let Some(field) = sent.iter().find(|field| !route.fields.contains(field.as_str())) {
            return Err(format!("the field {field}"));
        }
        let code = request.response.as_ref().and_then(|response| response["code"].as_u64());
        match code.filter(|_| request.verdict == Verdict::Rejected) {
            Some(code) if code > 0 && !route.codes.contains(&code) => Err(format!("the code {code}")),
            _ => Ok(()),
        }
    }
}

/// The names of what a request has in its query (`?limit`), in its body or its items, and in the object `data` of the body
/// (`data.content`).
fn sent_fields(query: &str, body: Option<&Value>) -> BTreeSet<String> {
    let in_query = query.split('&').filter(|pair| !pair.is_empty());
    let in_query = in_query.map(|pair| format!("?{}", pair.split('=').next().unwrap_or_default()));
    let items = match body {
        Some(Value::Array(items)) => items.iter().collect(),
        body => Vec::from_iter(body),
    };
    let names = |prefix: &str, object: &Value| {
        let names = object.as_object().into_iter().flat_map(|fields| fields.keys());
        names.map(|name| format!("{prefix}{name}")).collect::<Vec<_>>()
    };
    let in_body = items.iter().flat_map(|item| [names("", item), names("data.", &item["data"])].concat());
    in_query.chain(in_body).collect()
}
