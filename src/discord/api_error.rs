//! What Discord's client says of a request that failed.

use super::serenity;
use serenity::HttpError;
use std::fmt;

/// Discord's code for an interaction that has its answer.
const ALREADY_ANSWERED: isize = 40060;
/// Discord's code for an interaction that waits no longer.
const UNKNOWN_INTERACTION: isize = 10062;
/// Discord's codes for a channel and a server that are gone.
const UNKNOWN_PLACE: [isize; 2] = [10003, 10004];

/// Why a request to Discord failed. It says nothing of the request's address, since the tokens of interactions are in
/// those, which are good for a quarter of an hour; and the log is read by more people than that.
#[derive(Debug)]
pub(super) enum ApiError {
    /// Discord refused it or failed.
    Refused { status: u16, code: isize, message: String },
    /// It could not be sent, or no answer came.
    NoResponse(String),
    /// No answer came in time.
    TimedOut,
    /// It was never sent, or the answer makes no sense.
    Other(Box<serenity::Error>),
}

impl ApiError {
    /// Is it Discord that failed, so that the same call may do better in a moment?
    pub(super) fn is_transient(&self) -> bool {
        match self {
            ApiError::Refused { status, .. } => *status >= 500 || *status == 429,
            ApiError::NoResponse(_) | ApiError::TimedOut => true,
            ApiError::Other(_) => false,
        }
    }

    /// Is it only too much just now?
    pub(super) fn is_rate_limited(&self) -> bool {
        matches!(self, ApiError::Refused { status: 429, .. })
    }

    /// Has the interaction its answer?
    pub(super) fn is_already_acknowledged(&self) -> bool {
        self.has_code(&[ALREADY_ANSWERED])
    }

    /// Was the interaction answered, or has it waited too long?
    pub(super) fn is_expired(&self) -> bool {
        self.has_code(&[ALREADY_ANSWERED, UNKNOWN_INTERACTION])
    }

    /// Is the place gone where it was to be shown?
    pub(super) fn is_gone(&self) -> bool {
        self.has_code(&UNKNOWN_PLACE)
    }

    fn has_code(&self, codes: &[isize]) -> bool {
        matches!(self, ApiError::Refused { code, .. } if codes.contains(code))
    }
}

impl From<serenity::Error> for ApiError {
    fn from(error: serenity::Error) -> ApiError {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => ApiError::Refused {
                status: answer.status_code.as_u16(),
                code: answer.error.code,
                message: answer.error.message,
            },
            serenity::Error::Http(HttpError::Request(error)) => {
                let error = error.without_url();
                let causes =
                    std::iter::successors(Some(&error as &dyn std::error::Error), |error| error.source());
                ApiError::NoResponse(causes.map(ToString::to_string).collect::<Vec<_>>().join(": "))
            }
            error => ApiError::Other(Box::new(error)),
        }
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            ApiError::Refused { status, code, message } => write!(f, "{status}, code {code}: {message}"),
            ApiError::NoResponse(cause) => write!(f, "no answer: {cause}"),
            ApiError::TimedOut => f.write_str("no answer in time"),
            ApiError::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ApiError {}
