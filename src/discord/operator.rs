//! Offers of the operator to people: pages about privacy and terms, to which the bot links, and a channel for feedback.

use crate::i18n::Localizer;
use crate::table::ChannelId;
use std::str::FromStr;
use thiserror::Error;

/// Upper bound of an address, in characters.
const MAX_CHARS: usize = 300;

/// The address of a page on the web.
#[derive(Clone, Debug)]
pub struct PageUrl(String);

/// A text is not the address of a page.
#[derive(Debug, Error)]
#[error("it must start with https://, have no spaces or brackets, and at most {MAX_CHARS} characters")]
pub struct PageUrlError;

impl FromStr for PageUrl {
    type Err = PageUrlError;

    fn from_str(text: &str) -> Result<PageUrl, PageUrlError> {
        let is_url = text.starts_with("https://") && reqwest12::Url::parse(text).is_ok();
        let breaks_link = |sign: char| sign.is_whitespace() || "<>()".contains(sign);
        match is_url && text.chars().count() <= MAX_CHARS && !text.contains(breaks_link) {
            true => Ok(PageUrl(text.to_owned())),
            false => Err(PageUrlError),
        }
    }
}

/// The settings of the operator.
#[derive(Clone, Debug, Default)]
pub struct Operator {
    /// The privacy policy.
    pub privacy: Option<PageUrl>,
    /// The terms of service.
    pub terms: Option<PageUrl>,
    /// The channel in which `/feedback` is posted; without one it is logged.
    pub feedback_channel: Option<ChannelId>,
}

impl Operator {
    /// A text with a last line that links to the pages, if there are any.
    pub(super) fn with_links(&self, localizer: &Localizer, text: String) -> String {
        let link = |key: &'static str, page: &Option<PageUrl>| {
            page.as_ref().map(|PageUrl(url)| format!("[{}](<{url}>)", localizer.text(key)))
        };
        let links = [link("link-privacy-policy", &self.privacy), link("link-terms", &self.terms)];
        let links: Vec<String> = links.into_iter().flatten().collect();
        if links.is_empty() { text } else { format!("{text}\n-# {}", links.join(" · ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_fits_into_a_link() {
        for right in ["https://example.org/privacy", "https://example.org/a?b=c#d"] {
            assert!(right.parse::<PageUrl>().is_ok(), "{right}");
        }
        let long = format!("https://example.org/{}", "a".repeat(MAX_CHARS));
        for wrong in
            ["", "example.org", "http://example.org", "https://", "https://a b", "https://a/(b)", &long]
        {
            assert!(wrong.parse::<PageUrl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_pages_that_are_set_are_linked() {
        let english = Localizer::english();
        let below = |operator: &Operator| operator.with_links(&english, "Text".to_owned());
        let page = |url: &str| Some(url.parse().expect("an address"));
        assert_eq!(below(&Operator::default()), "Text");
        let (privacy, terms) = (page("https://example.org/p"), page("https://example.org/t"));
        assert_eq!(
            below(&Operator { privacy, terms, feedback_channel: None }),
            "Text\n-# [Privacy policy](<https://example.org/p>) · [Terms of service](<https://example.org/t>)"
        );
    }
}
