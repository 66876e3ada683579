use crate::app::posts::messenger::MessengerError;
use crate::discord::serenity;
use serenity::{ErrorResponse, HttpError};
use std::iter::successors;
use thiserror::Error;

/// Discord's code for an interaction that has been acknowledged already.
const ALREADY_ACKNOWLEDGED: isize = 40060;
/// Discord's codes for an interaction that has expired, and for its token a quarter of an hour later.
const UNKNOWN_INTERACTION_OR_TOKEN: [isize; 2] = [10062, 50027];
/// Discord's codes for a message that does not exist, and for an interaction without a first response.
const UNKNOWN_MESSAGE_OR_WEBHOOK: [isize; 2] = [10008, 10015];
/// Discord's codes for a channel and a guild that do not exist.
const UNKNOWN_CHANNEL_OR_GUILD: [isize; 2] = [10003, 10004];
/// Discord's code for a channel or server that the bot may not see.
const MISSING_ACCESS: isize = 50001;
/// Discord's codes for another permission that the bot lacks, and for a thread that is locked.
const MISSING_PERMISSION_OR_LOCKED: [isize; 2] = [50013, 160_005];
/// Discord's codes for a user who is not in a server, and for one who does not exist any more.
const UNKNOWN_MEMBER_OR_USER: [isize; 2] = [10007, 10013];
/// Discord's code for a role that does not exist.
const UNKNOWN_ROLE: isize = 10011;
/// serenity's code for an answer of which it cannot decode Discord's code and message.
const UNDECODED: isize = -1;

/// Discord's codes for what it does for nobody at present: messages or another feature are switched off, a proxy blocks the address, or
/// the API is overloaded.
const SUSPENDED: [isize; 4] = [40004, 40006, 40333, 130_000];
/// The status of a request without a valid token.
const UNAUTHORIZED: u16 = 401;
/// Discord's code for direct conversations that the bot opens too fast.
const OPENING_DIRECT_MESSAGES_TOO_FAST: isize = 40003;
/// Discord's codes for a user who does not take direct messages of the bot.
const REFUSED_BY_USER: [isize; 2] = [50007, 50278];
/// Discord's codes for a reply, or another reference to a message, where the bot may not read earlier messages.
const REFUSED_REPLY: [isize; 2] = [160_002, 160_009];

/// Why a request to Discord failed. It does not contain the URL: that has the tokens of interactions, which are valid
/// for a quarter of an hour, and many people may read the log.
#[derive(Debug, Error)]
pub(in crate::discord) enum ApiError {
    /// Discord refused it or failed.
    #[error("{status}{}: {message}", code_text(*.code))]
    Refused { status: u16, code: isize, message: String },
    /// The request could not be sent, or got no response.
    #[error("no response: {0}")]
    NoResponse(String),
    /// No response came in time.
    #[error("no response in time")]
    TimedOut,
    /// The request was not sent, because Discord takes no response to the interaction any more.
    #[error("the interaction is over")]
    Expired,
    /// The request was not sent again, because others have changed the message since.
    #[error("it is outdated")]
    Outdated,
    /// The request was not sent, because it would open direct conversations too fast.
    #[error("too many direct conversations were opened a short time ago")]
    TooFast,
    /// The request was never sent, or the response could not be parsed.
    #[error("{0}")]
    Other(Box<serenity::Error>),
}

impl ApiError {
    /// Whether Discord failed, limits the rate or does this for nobody at present, so that the same request may succeed later.
    pub(in crate::discord) fn is_transient(&self) -> bool {
        match self {
            ApiError::Refused { status, code, .. } => {
                *status >= 500 || self.is_rate_limited() || SUSPENDED.contains(code)
            }
            ApiError::NoResponse(_) | ApiError::TimedOut | ApiError::TooFast => true,
            ApiError::Expired | ApiError::Outdated | ApiError::Other(_) => false,
        }
    }

    /// Whether Discord has refused the request, so that it was not carried out. Otherwise it may have been.
    pub(in crate::discord) fn is_refusal(&self) -> bool {
        match self {
            ApiError::Refused { status, .. } => *status < 500 && !self.is_rate_limited(),
            ApiError::Expired => true,
            ApiError::NoResponse(_)
            | ApiError::TimedOut
            | ApiError::TooFast
            | ApiError::Outdated
            | ApiError::Other(_) => false,
        }
    }

    /// Whether the rate of requests is limited.
    pub(in crate::discord) fn is_rate_limited(&self) -> bool {
        matches!(self, ApiError::Refused { status: 429, .. } | ApiError::TooFast)
            || self.has_code(&[OPENING_DIRECT_MESSAGES_TOO_FAST])
    }

    /// Whether a user does not take direct messages of the bot.
    pub(in crate::discord) fn is_refused_by_user(&self) -> bool {
        self.has_code(&REFUSED_BY_USER)
    }

    /// Whether the message may not be a reply. The same message may be posted without being one.
    pub(in crate::discord) fn is_refused_reply(&self) -> bool {
        self.has_code(&REFUSED_REPLY)
    }

    /// Whether the interaction has a first response already.
    pub(in crate::discord) fn is_already_acknowledged(&self) -> bool {
        self.has_code(&[ALREADY_ACKNOWLEDGED])
    }

    /// Whether it is too late for this response to the interaction.
    pub(in crate::discord) fn is_expired(&self) -> bool {
        matches!(self, ApiError::Expired) || self.has_code(&UNKNOWN_INTERACTION_OR_TOKEN)
    }

    /// Whether the message does not exist, or the interaction has no first response.
    pub(in crate::discord) fn is_absent(&self) -> bool {
        self.has_code(&UNKNOWN_MESSAGE_OR_WEBHOOK)
    }

    /// Whether the channel or guild does not exist any more, or the bot is not in it.
    pub(in crate::discord) fn is_gone(&self) -> bool {
        self.has_code(&UNKNOWN_CHANNEL_OR_GUILD)
    }

    /// Whether the bot may not see the channel or server.
    pub(in crate::discord) fn is_missing_access(&self) -> bool {
        self.has_code(&[MISSING_ACCESS])
    }

    /// Whether somebody may permit the bot to do this.
    fn is_not_permitted(&self) -> bool {
        self.is_missing_access() || self.has_code(&MISSING_PERMISSION_OR_LOCKED)
    }

    /// Whether the user is not in the server.
    pub(in crate::discord) fn is_unknown_member(&self) -> bool {
        self.has_code(&UNKNOWN_MEMBER_OR_USER)
    }

    /// Whether the role does not exist.
    pub(in crate::discord) fn is_unknown_role(&self) -> bool {
        self.has_code(&[UNKNOWN_ROLE])
    }

    fn has_code(&self, codes: &[isize]) -> bool {
        matches!(self, ApiError::Refused { code, .. } if codes.contains(code))
    }
}

impl From<serenity::Error> for ApiError {
    fn from(error: serenity::Error) -> ApiError {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => refused(response),
            serenity::Error::Http(HttpError::Request(error)) => {
                let error = error.without_url();
                let causes = successors(Some(&error as &dyn std::error::Error), |error| (*error).source());
                ApiError::NoResponse(causes.map(ToString::to_string).collect::<Vec<_>>().join(": "))
            }
            error => ApiError::Other(Box::new(error)),
        }
    }
}

/// Most rate limits have no code, and what fails in front of Discord answers with a page. Then the status says what happened.
fn refused(ErrorResponse { status_code, error, .. }: ErrorResponse) -> ApiError {
    let (status, code) = (status_code.as_u16(), error.code);
    let is_told_by_status = code == UNDECODED && (status == 429 || status_code.is_server_error());
    let reason = status_code.canonical_reason().filter(|_| is_told_by_status);
    ApiError::Refused { status, code, message: reason.map_or(error.message, str::to_owned) }
}

fn code_text(code: isize) -> String {
    if code == UNDECODED { String::new() } else { format!(", code {code}") }
}

impl From<ApiError> for MessengerError {
    fn from(error: ApiError) -> MessengerError {
        let text = error.to_string();
        match error {
            ApiError::TimedOut => MessengerError::TimedOut,
            ApiError::Expired | ApiError::Outdated => MessengerError::Refused(text),
            ApiError::Other(_) => MessengerError::Invalid(text),
            error if error.is_rate_limited() => MessengerError::RateLimited(text),
            error if error.is_transient() => MessengerError::Transient(text),
            // The token says nothing about a channel or a person.
            ApiError::Refused { status: UNAUTHORIZED, .. } => MessengerError::Transient(text),
            error if error.is_gone() => MessengerError::Gone(text),
            error if error.is_refused_by_user() => MessengerError::RefusedByRecipient(text),
            error if error.is_not_permitted() => MessengerError::NotPermitted(text),
            _ => MessengerError::Refused(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::Response;
    use std::collections::BTreeSet;

    #[tokio::test]
    async fn an_error_says_what_discord_has_answered() {
        for (status, body, expected) in [
            (
                429,
                r#"{"message": "Slow down.", "retry_after": 1.5, "global": false}"#,
                "429: Too Many Requests",
            ),
            (502, "<html>Bad gateway</html>", "502: Bad Gateway"),
            (503, "", "503: Service Unavailable"),
            (429, r#"{"message": "Too many.", "code": 30046}"#, "429, code 30046: Too many."),
            (404, r#"{"message": "Unknown Message", "code": 10008}"#, "404, code 10008: Unknown Message"),
        ] {
            let error = error_of(status, body).await.to_string();
            assert_eq!(error, expected);
        }
        // Nothing else explains it.
        let blocked = error_of(403, "<html>Forbidden</html>").await.to_string();
        assert!(blocked.starts_with("403: ") && blocked.contains("decode"), "{blocked}");
    }

    async fn error_of(status: u16, body: &'static str) -> ApiError {
        let response = Response::builder().status(status).body(body).expect("a response");
        let response = ErrorResponse::from_response(response.into(), reqwest12::Method::GET).await;
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)).into()
    }

    #[test]
    fn what_discord_refuses_everybody_is_no_refusal_of_a_channel_or_a_person() {
        let shown =
            |status, code| MessengerError::from(ApiError::Refused { status, code, message: "no".to_owned() });
        for (status, code) in [(401, 0), (403, 40004), (403, 40006), (403, 40333), (500, 0), (503, 130_000)] {
            assert!(
                shown(status, code).is_transient() && !shown(status, code).is_refusal(),
                "{status}, {code}"
            );
        }
        for (status, code) in [(403, 50001), (403, 50007), (404, 10003), (404, 10008), (400, 50035)] {
            assert!(shown(status, code).is_refusal(), "{status}, {code}");
        }
        assert!(matches!(shown(429, 30046), MessengerError::RateLimited(_)));
    }

    /// The error codes in a text.
    fn codes(text: &str) -> BTreeSet<isize> {
        let is_apart = |sign: char| !sign.is_ascii_digit() && sign != '_';
        let codes = text.split(is_apart).filter_map(|word| word.replace('_', "").parse().ok());
        codes.filter(|code| *code >= 10_000).collect()
    }

    #[test]
    fn the_page_about_routes_has_the_codes_that_are_treated_apart() {
        let page = include_str!("../../../docs/discord/routes.md");
        let answers = page.split("## Answers").nth(1).expect("the table of answers");
        let cells = answers.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
        let documented: BTreeSet<isize> = cells.flat_map(codes).collect();
        let constants = |source: &str| {
            let lines = source.lines().filter(|line| line.starts_with("const "));
            lines.flat_map(codes).collect::<BTreeSet<isize>>()
        };
        let named =
            &constants(include_str!("api_error.rs")) | &constants(include_str!("../gateway/refusal.rs"));
        assert_eq!(documented, named);
    }

    #[test]
    fn only_the_codes_of_a_persons_refusal_are_taken_for_one() {
        let text = String::new;
        for (status, code, error) in [
            (403, 50007, MessengerError::RefusedByRecipient(text())),
            (403, 50278, MessengerError::RefusedByRecipient(text())),
            (403, 40003, MessengerError::RateLimited(text())),
            (429, 0, MessengerError::RateLimited(text())),
            (404, 10003, MessengerError::Gone(text())),
            (404, 10008, MessengerError::Refused(text())),
            (403, 50001, MessengerError::NotPermitted(text())),
            (403, 50013, MessengerError::NotPermitted(text())),
            (400, 160_005, MessengerError::NotPermitted(text())),
            (400, 50035, MessengerError::Refused(text())),
            (502, 0, MessengerError::Transient(text())),
        ] {
            let refused = ApiError::Refused { status, code, message: text() };
            assert_eq!(
                (refused.is_refusal(), refused.is_transient()),
                (error.is_refusal(), error.is_transient())
            );
            let found = MessengerError::from(refused);
            assert_eq!(std::mem::discriminant(&found), std::mem::discriminant(&error), "{code}");
        }
    }
}
