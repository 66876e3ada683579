//! The routes of Discord's API. A request to one that the sandbox does not serve gets an answer of its own, so that nobody takes
//! it for Discord's.

/// The methods and path of each route that the sandbox serves; `{}` is a parameter.
const SERVED_ROUTES: &str = include_str!("served_routes.txt");
/// The routes of Discord that the sandbox does not serve.
const UNSUPPORTED_ROUTES: &str = include_str!("unsupported_routes.txt");

/// Whether Discord has a route that the sandbox lacks.
pub(super) fn is_unsupported(method: &str, segments: &[&str]) -> bool {
    methods_of(UNSUPPORTED_ROUTES, segments).any(|known| known == method)
}

/// Whether Discord has a path, but not with this method.
pub(super) fn has_other_methods(method: &str, segments: &[&str]) -> bool {
    let methods =
        || [SERVED_ROUTES, UNSUPPORTED_ROUTES].into_iter().flat_map(|list| methods_of(list, segments));
    methods().next().is_some() && methods().all(|known| known != method)
}

/// The methods of the routes in a list whose path is this one.
fn methods_of<'l>(list: &'l str, segments: &[&str]) -> impl Iterator<Item = &'l str> {
    let lines = list.lines().filter_map(|line| line.split_once(" /"));
    lines.filter(|(_, path)| matches_path(path, segments)).flat_map(|(methods, _)| methods.split(','))
}

fn matches_path(path: &str, segments: &[&str]) -> bool {
    // `@me` stands for the caller in routes of its own.
    let is_parameter = |segment: &str| !segment.is_empty() && !segment.starts_with('@');
    let is_same =
        |(known, segment): (&str, &&str)| known == *segment || known == "{}" && is_parameter(segment);
    path.split('/').count() == segments.len() && path.split('/').zip(segments).all(is_same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_known_by_all_its_methods() {
        let messages = ["channels", "5", "messages"];
        assert!(!has_other_methods("POST", &messages) && has_other_methods("PUT", &messages));
        assert!(has_other_methods("POST", &["guilds", "5", "regions"]), "it is not served");
        assert!(is_unsupported("GET", &["guilds", "5", "regions"]));
        assert!(!has_other_methods("GET", &["guilds", "5", "nothing"]), "there is no such path");
    }
}
