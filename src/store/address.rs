use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use thiserror::Error;

/// The address of a database: `sqlite:bside.db`, `postgres://user:password@host/database`, or the path of a file.
#[derive(Clone, Debug)]
pub enum Address {
    /// A database file of SQLite.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server(Box<PgConnectOptions>),
}

/// Why a text is not an address.
#[derive(Debug, Error)]
pub enum AddressError {
    /// An unknown kind of database.
    #[error("{0} is not a supported database: write sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE")]
    Unknown(String),
    /// An invalid PostgreSQL URL.
    #[error("this is not a valid PostgreSQL address: write postgres://USER:PASSWORD@HOST/DATABASE")]
    Server(#[source] sqlx::Error),
    /// Neither a file nor a PostgreSQL URL. It may have a password and is not shown.
    #[error("this is not a valid address: write sqlite:FILE or postgres://USER:PASSWORD@HOST/DATABASE")]
    Malformed,
    /// Parameters of a file, which are not supported, by their names. A value may be a secret.
    #[error("the parameters {0} are not supported for a file: write sqlite:bside.db")]
    Parameters(String),
    /// A database in memory, which is not supported.
    #[error("an in-memory database would be lost at exit: write sqlite:FILE, such as sqlite:bside.db")]
    Memory,
    /// A URI of a file, with which SQLite could open another file than the one that is locked.
    #[error("file URIs are not supported: write sqlite:FILE, such as sqlite:bside.db")]
    Uri,
    /// The name of the file is missing.
    #[error("the database file has no name: write sqlite:FILE, such as sqlite:bside.db")]
    NoName,
}

impl FromStr for Address {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Address, AddressError> {
        let file = match text.split_once(':') {
            Some(("sqlite", file)) => {
                let file = file.strip_prefix("//").unwrap_or(file);
                match file.split_once('?') {
                    // sqlx's way to ask for the creation of a missing file, which happens anyway.
                    Some((file, "mode=rwc")) => file,
                    Some((_, parameters)) => return Err(AddressError::Parameters(names(parameters))),
                    None => file,
                }
            }
            Some(("postgres" | "postgresql", rest)) => {
                let options: PgConnectOptions = text.parse().map_err(AddressError::Server)?;
                // In such an address sqlx reads the password as a part of the database's name.
                let is_shifted = options.get_database().is_some_and(|name| name.contains([':', '@']));
                if !rest.starts_with("//") || is_shifted {
                    return Err(AddressError::Malformed);
                }
                return Ok(Address::Server(Box::new(options.application_name("bside"))));
            }
            Some((kind, rest)) if rest.starts_with("//") => {
                return Err(AddressError::Unknown(kind.to_owned()));
            }
            _ => text,
        };
        match file {
            "" => Err(AddressError::NoName),
            ":memory:" => Err(AddressError::Memory),
            // A misspelt address of a server: as a file it would be shown with its password.
            file if file.split_once(':').is_some_and(|(_, rest)| rest.contains('@')) => {
                Err(AddressError::Malformed)
            }
            file if file.starts_with("file:") => Err(AddressError::Uri),
            file => Ok(Address::File(file.into())),
        }
    }
}

/// The names of parameters such as `mode=ro&cache=shared`.
fn names(parameters: &str) -> String {
    let name = |parameter: &str| parameter.split('=').next().unwrap_or_default().to_owned();
    parameters.split('&').map(name).collect::<Vec<_>>().join(", ")
}

impl fmt::Display for Address {
    /// Without the password.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Address::File(file) => file.display().fmt(f),
            Address::Server(options) => {
                let (user, database) = (options.get_username(), options.get_database());
                write!(f, "{} of PostgreSQL at ", database.unwrap_or(user))?;
                match options.get_socket() {
                    Some(folder) => folder.display().fmt(f),
                    None => write!(f, "{}:{}", options.get_host(), options.get_port()),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_parsed_and_displayed_without_passwords() {
        for (text, displayed) in [
            ("bside.db", "bside.db"),
            ("/var/lib/bside.db", "/var/lib/bside.db"),
            ("sqlite:bside.db", "bside.db"),
            ("sqlite:///var/lib/bside.db", "/var/lib/bside.db"),
            ("sqlite://bside.db?mode=rwc", "bside.db"),
            ("postgres://ana:secret@db.example/games", "games of PostgreSQL at db.example:5432"),
            ("postgresql://ana:secret@localhost:5433/games", "games of PostgreSQL at localhost:5433"),
            ("postgres://ana@host?host=/run/postgresql", "ana of PostgreSQL at /run/postgresql"),
        ] {
            let address: Address = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(address.to_string(), displayed);
        }
        for (text, message) in [
            ("mysql://localhost/games", "mysql is not a supported database"),
            ("sqlite:", "has no name"),
            ("", "has no name"),
            ("sqlite:bside.db?mode=ro", "the parameters mode are not supported"),
            ("sqlite::memory:", "lost at exit"),
            ("file:bside.db", "file URIs are not supported"),
            ("sqlite:bside.db?mode=ro&key=secret", "the parameters mode, key are not supported"),
            ("sqlite:file:bside.db", "file URIs are not supported"),
            ("postgres://localhost:port/games", "not a valid PostgreSQL address"),
            ("postgres:/ana:secret@localhost/games", "not a valid address"),
            ("postgres:///ana:secret@localhost", "not a valid address"),
            ("postgre//ana:secret@localhost/games", "not a valid address"),
        ] {
            let error = text.parse::<Address>().expect_err(text).to_string();
            assert!(error.contains(message) && !error.contains("secret"), "{text}: {error}");
        }
    }
}
