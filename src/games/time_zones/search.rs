//! Finds time zones by what people type: cities and countries, in their language or in English.

use super::TimeZone;
use crate::i18n::{Localizer, best_matches, is_same_text};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The zones that are suggested (assets/time-zones).
static ZONES: LazyLock<Vec<ListedZone>> = LazyLock::new(|| {
    let list = include_str!("../../../assets/time-zones/zones.tsv");
    let (common, others) = list.split_once("\n\n").unwrap_or((list, ""));
    let lines = common.lines().map(|line| (line, true)).chain(others.lines().map(|line| (line, false)));
    lines.filter_map(|(line, is_common)| ListedZone::read(line, is_common)).collect()
});

/// The names of a language: by the codes of countries, and by the zones of cities that are called otherwise than in the database.
type Names = HashMap<&'static str, &'static str>;

/// The names of each language, by its folder of texts.
static NAMES: LazyLock<HashMap<&str, Names>> = LazyLock::new(|| {
    let mut rows = include_str!("../../../assets/time-zones/names.tsv").lines().map(|line| line.split('\t'));
    let folders: Vec<&str> = rows.next().into_iter().flatten().skip(1).collect();
    let mut names: HashMap<&str, Names> = HashMap::new();
    for mut row in rows {
        let key = row.next().unwrap_or_default();
        for (folder, name) in folders.iter().copied().zip(row).filter(|(_, name)| !name.is_empty()) {
            names.entry(folder).or_default().insert(key, name);
        }
    }
    names
});

/// The countries where most people live whose Discord has this locale.
const COUNTRIES: [(&str, &[&str]); 32] = [
    ("bg", &["BG"]),
    ("cs", &["CZ", "SK"]),
    ("da", &["DK"]),
    ("de", &["DE", "AT", "CH"]),
    ("el", &["GR"]),
    ("en-GB", &["GB", "IE"]),
    ("en-US", &["US"]),
    ("es-419", &["MX", "AR", "CO", "CL", "PE"]),
    ("es-ES", &["ES"]),
    ("fi", &["FI"]),
    ("fr", &["FR", "BE", "CH"]),
    ("hi", &["IN"]),
    ("hr", &["HR"]),
    ("hu", &["HU"]),
    ("id", &["ID"]),
    ("it", &["IT"]),
    ("ja", &["JP"]),
    ("ko", &["KR"]),
    ("lt", &["LT"]),
    ("nl", &["NL", "BE"]),
    ("no", &["NO"]),
    ("pl", &["PL"]),
    ("pt-BR", &["BR"]),
    ("ro", &["RO"]),
    ("ru", &["RU"]),
    ("sv-SE", &["SE"]),
    ("th", &["TH"]),
    ("tr", &["TR"]),
    ("uk", &["UA"]),
    ("vi", &["VN"]),
    ("zh-CN", &["CN"]),
    ("zh-TW", &["TW"]),
];

/// A zone that is suggested.
#[derive(Clone, Copy)]
struct ListedZone {
    zone: TimeZone,
    /// The code of its country.
    country: &'static str,
    /// Other words for it, between semicolons.
    words: &'static str,
    /// Whether it is one of those that many people live in.
    is_common: bool,
}

impl ListedZone {
    fn read(line: &'static str, is_common: bool) -> Option<ListedZone> {
        let mut parts = line.split('\t');
        let zone = TimeZone::named(parts.next()?)?;
        let (country, words) = (parts.next()?, parts.next().unwrap_or_default());
        Some(ListedZone { zone, country, words, is_common })
    }

    /// The texts by which it is found in some languages.
    fn texts(&self, languages: &[&Names]) -> Vec<String> {
        let name = self.zone.name();
        let city = name.rsplit('/').next().unwrap_or(name);
        let keys = [name, self.country];
        let known =
            languages.iter().flat_map(|names| keys.into_iter().filter_map(|key| names.get(key).copied()));
        let words = self.words.split(';').filter(|word| !word.is_empty());
        [name, city].into_iter().chain(known).chain(words).map(str::to_owned).collect()
    }
}

/// The zones that a typed text may mean: the beginnings of words of cities and countries. The best come first, and what this
/// language or English calls so before what another language does.
pub fn matching(localizer: &Localizer, typed: &str) -> Vec<TimeZone> {
    let mut zones = Vec::new();
    for languages in languages(localizer) {
        for ListedZone { zone, .. } in found(&languages, typed) {
            if !zones.contains(&zone) {
                zones.push(zone);
            }
        }
    }
    zones
}

/// The zone that a text means: its name in the database, or a city or country with only one zone that many people live in.
///
/// # Errors
///
/// The zones that it may mean.
pub fn find(localizer: &Localizer, typed: &str) -> Result<TimeZone, Vec<TimeZone>> {
    // Short names such as EST do not move with daylight saving time, as those expect who type them.
    let is_full = |zone: &TimeZone| zone.name().contains('/') || zone.name() == "UTC";
    if let Some(zone) = TimeZone::named(&typed.trim().replace(' ', "_")).filter(is_full) {
        return Ok(zone);
    }
    let languages = languages(localizer);
    let named = languages.iter().map(|names| named(names, typed)).find(|named| !named.is_empty());
    let meant = match named {
        Some(named) => only_common(&named),
        None => languages.iter().find_map(|names| match found(names, typed)[..] {
            [one] => Some(one.zone),
            _ => None,
        }),
    };
    meant.ok_or_else(|| matching(localizer, typed))
}

/// The names that a reader knows best, those of their language and English, and then those of all languages.
fn languages(localizer: &Localizer) -> [Vec<&'static Names>; 2] {
    let [country, language] = localizer.folders();
    let known = [&*country, &*language, "en"].into_iter().filter_map(|folder| NAMES.get(folder));
    [known.collect(), NAMES.values().collect()]
}

/// The zones that are called exactly this.
fn named(languages: &[&Names], typed: &str) -> Vec<ListedZone> {
    let is_named = |listed: &ListedZone| listed.texts(languages).iter().any(|text| is_same_text(text, typed));
    found(languages, typed).into_iter().filter(is_named).collect()
}

/// The only one of these zones that many people live in, or the only one at all. `None` if they are in several countries: the name
/// alone does not say which is meant.
fn only_common(zones: &[ListedZone]) -> Option<TimeZone> {
    let common: Vec<&ListedZone> = zones.iter().filter(|listed| listed.is_common).collect();
    let only = match (&common[..], zones) {
        ([one], _) => *one,
        ([], [one]) => one,
        _ => return None,
    };
    zones.iter().all(|listed| listed.country == only.country).then_some(only.zone)
}

/// The zones that are likely for a reader whose Discord has this locale, the likeliest first: those of its countries, UTC, and then
/// those of the rest of the world.
pub fn likely(locale: &str) -> Vec<TimeZone> {
    let countries =
        COUNTRIES.iter().find(|(known, _)| *known == locale).map_or(&[][..], |(_, countries)| countries);
    let rank = |listed: &&ListedZone| {
        let country = countries.iter().position(|country| *country == listed.country);
        country.unwrap_or(countries.len() + usize::from(listed.zone.name() != "UTC"))
    };
    let mut likely: Vec<&ListedZone> = ZONES.iter().filter(|listed| listed.is_common).collect();
    likely.sort_by_key(rank);
    likely.into_iter().map(|listed| listed.zone).collect()
}

fn found(languages: &[&Names], typed: &str) -> Vec<ListedZone> {
    if typed.trim().is_empty() {
        return Vec::new();
    }
    best_matches(ZONES.iter().copied(), typed, |listed| listed.texts(languages))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(zones: &[TimeZone]) -> Vec<&'static str> {
        zones.iter().map(|zone| zone.name()).collect()
    }

    #[test]
    fn every_listed_zone_and_name_is_one_of_the_database() {
        let list = include_str!("../../../assets/time-zones/zones.tsv");
        assert_eq!(
            ZONES.len(),
            list.lines().filter(|line| !line.is_empty()).count(),
            "all lines can be read"
        );
        // The names of a language serve its countries.
        let is_country = |folder: &String| {
            folder.split_once('-').is_some_and(|(language, _)| NAMES.contains_key(language))
        };
        let folders: Vec<String> = Localizer::locales().filter(|folder| !is_country(folder)).collect();
        let mut known: Vec<&str> = NAMES.keys().copied().collect();
        known.sort_unstable();
        assert_eq!(known, folders, "each language has names");
        for (folder, names) in NAMES.iter() {
            for listed in ZONES.iter().filter(|listed| listed.country != "-") {
                assert!(names.contains_key(listed.country), "{folder} lacks {}", listed.country);
            }
            for name in names.keys().filter(|name| name.contains('/')) {
                assert!(ZONES.iter().any(|listed| listed.zone.name() == *name), "{folder}: {name}");
            }
        }
        let most = ZONES.iter().map(|listed| listed.zone.name().len()).max();
        assert!(most < Some(60), "a suggestion has room for the time: {most:?}");
    }

    #[test]
    fn zones_are_found_by_cities_and_countries_in_the_language_of_the_reader() {
        for (locale, typed, zone) in [
            ("en-US", "ber", "Europe/Berlin"),
            ("en-US", "germ", "Europe/Berlin"),
            ("de", "deutschl", "Europe/Berlin"),
            ("de", "münchen", "Europe/Berlin"),
            ("de", "wien", "Europe/Vienna"),
            ("de", "schweiz", "Europe/Zurich"),
            ("cs", "praha", "Europe/Prague"),
            ("pl", "warsz", "Europe/Warsaw"),
            ("fr", "etats", "America/New_York"),
            ("es-ES", "lond", "Europe/London"),
            ("nl", "parij", "Europe/Paris"),
            ("pt-BR", "sao", "America/Sao_Paulo"),
            ("ja", "tokyo", "Asia/Tokyo"),
            ("en-US", "pacific t", "America/Los_Angeles"),
            ("en-US", "new york", "America/New_York"),
            ("en-GB", "uk", "Europe/London"),
            ("en-US", "utc", "UTC"),
            ("en-US", "ohio", "America/New_York"),
            ("en-US", "deutsch", "Europe/Berlin"),
            ("en-US", "česk", "Europe/Prague"),
            ("ja", "españa", "Europe/Madrid"),
            ("de", "polsk", "Europe/Warsaw"),
        ] {
            let found = names(&matching(&Localizer::of(locale), typed));
            assert_eq!(found.first(), Some(&zone), "{locale}: {typed}: {found:?}");
        }
        assert!(matching(&Localizer::english(), "qqq").is_empty());
        assert!(matching(&Localizer::english(), " ").is_empty());
    }

    #[test]
    fn a_text_that_was_not_chosen_from_the_list_means_one_zone() {
        let english = Localizer::english();
        for (typed, zone) in [
            ("europe/berlin", "Europe/Berlin"),
            ("America/New York", "America/New_York"),
            ("America/Indiana/Knox", "America/Indiana/Knox"),
            ("US/Pacific", "US/Pacific"),
            ("Berlin", "Europe/Berlin"),
            ("germany", "Europe/Berlin"),
            ("Kathm", "Asia/Kathmandu"),
            ("est", "America/New_York"),
            ("utc", "UTC"),
            ("Deutschland", "Europe/Berlin"),
            ("Suisse", "Europe/Zurich"),
            ("Česko", "Europe/Prague"),
            ("Nederland", "Europe/Amsterdam"),
            ("Polska", "Europe/Warsaw"),
            ("Italia", "Europe/Rome"),
            ("Gruzja", "Asia/Tbilisi"),
            ("New Delhi", "Asia/Kolkata"),
            ("JST", "Asia/Tokyo"),
            ("DR Congo", "Africa/Kinshasa"),
        ] {
            assert_eq!(find(&english, typed).map(TimeZone::name), Ok(zone), "{typed}");
        }
        let several = find(&english, "united states").expect_err("which of them?");
        assert_eq!(names(&several[..2]), ["America/New_York", "America/Chicago"]);
        // A country of its own, and a part of another one.
        let several = find(&english, "georgia").expect_err("which of them?");
        assert_eq!(names(&several[..2]), ["America/New_York", "Asia/Tbilisi"]);
        // Several countries have these names, or call their time so.
        for (typed, zones) in [
            ("IST", &["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"][..]),
            ("Congo", &["Africa/Kinshasa", "Africa/Lubumbashi", "Africa/Brazzaville"]),
            ("CST", &["America/Chicago", "Asia/Shanghai"]),
        ] {
            let several = find(&english, typed).expect_err("which of them?");
            assert_eq!(names(&several[..zones.len()]), zones, "{typed}");
        }
        let several = find(&english, "Brasil").expect_err("it has several zones");
        assert_eq!(several[0].name(), "America/Sao_Paulo");
        assert_eq!(find(&english, "atlantis"), Err(Vec::new()));
        assert_eq!(find(&english, ""), Err(Vec::new()));
    }

    #[test]
    fn the_zones_of_the_locale_are_likely() {
        for (locale, first) in [
            ("de", &["Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "UTC"][..]),
            ("en-US", &["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"]),
            ("en-GB", &["Europe/London", "Europe/Dublin", "UTC"]),
            ("pt-BR", &["America/Sao_Paulo", "America/Manaus"]),
            ("unknown", &["UTC", "Europe/London"]),
        ] {
            assert_eq!(names(&likely(locale))[..first.len()], *first, "{locale}");
        }
        for (locale, countries) in COUNTRIES {
            for country in countries {
                let is_common = |listed: &ListedZone| listed.is_common && listed.country == *country;
                assert!(ZONES.iter().any(is_common), "{locale}: {country}");
            }
        }
    }
}
