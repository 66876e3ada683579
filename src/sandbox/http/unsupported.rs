//! The routes of Discord's API that the sandbox does not serve. A request to one gets an answer of its own, so that nobody takes it
//! for Discord's.

/// The methods and path of each route; `{}` is a parameter.
const ROUTES: &str = include_str!("unsupported_routes.txt");

/// Whether Discord has a route that the sandbox lacks.
pub(super) fn is_unsupported(method: &str, segments: &[&str]) -> bool {
    ROUTES
        .lines()
        .filter_map(|line| line.split_once(" /"))
        .any(|(methods, path)| methods.split(',').any(|known| known == method) && is_match(path, segments))
}

fn is_match(path: &str, segments: &[&str]) -> bool {
    // `@me` stands for the caller in routes of its own.
    let is_same =
        |(known, segment): (&str, &&str)| known == *segment || known == "{}" && !segment.starts_with('@');
    path.split('/').count() == segments.len() && path.split('/').zip(segments).all(is_same)
}
