//! Values of options, names, files, and requests that are repeated.

use crate::Failure;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use twilight_http::Error as HttpError;
use twilight_http::api_error::ApiError;
use twilight_http::error::ErrorType;
use twilight_model::application::interaction::InteractionDataResolved;
use twilight_model::application::interaction::application_command::{CommandData, CommandOptionValue};

/// Repeats a request that meets a rate limit or a failure of the server. The library leaves that to the bot.
pub async fn again<T, F>(request: impl Fn() -> F) -> Result<T, HttpError>
where
    F: Future<Output = Result<T, HttpError>>,
{
    loop {
        let error = match request().await {
            Ok(response) => return Ok(response),
            Err(error) => error,
        };
        let pause = match error.kind() {
            ErrorType::Response { error: ApiError::Ratelimited(error), .. } => error.retry_after,
            ErrorType::Response { status, .. } if status.is_server_error() => 0.5,
            _ => return Err(error),
        };
        tokio::time::sleep(Duration::from_secs_f64(pause)).await;
    }
}

/// The word that the value of an option stands for.
pub async fn word(data: &CommandData, value: &CommandOptionValue) -> Result<String, Failure> {
    let resolved = data.resolved.as_ref();
    Ok(match value {
        CommandOptionValue::String(text) => text.clone(),
        CommandOptionValue::Integer(number) => number.to_string(),
        CommandOptionValue::Number(number) => number.to_string(),
        CommandOptionValue::Boolean(flag) => flag.to_string(),
        CommandOptionValue::User(id) => name_of(resolved, id.get()),
        CommandOptionValue::Channel(id) => name_of(resolved, id.get()),
        CommandOptionValue::Role(id) => name_of(resolved, id.get()),
        CommandOptionValue::Mentionable(id) => name_of(resolved, id.get()),
        CommandOptionValue::Attachment(id) => {
            let file = resolved.and_then(|resolved| resolved.attachments.get(id)).ok_or("no file")?;
            download(&file.url).await?
        }
        other => format!("{other:?}"),
    })
}

/// The name of a user, a role or a channel.
pub fn name_of(resolved: Option<&InteractionDataResolved>, id: u64) -> String {
    let Some(resolved) = resolved else { return id.to_string() };
    if let Some(user) = resolved.users.values().find(|user| user.id.get() == id) {
        user.name.clone()
    } else if let Some(role) = resolved.roles.values().find(|role| role.id.get() == id) {
        role.name.clone()
    } else if let Some(channel) = resolved.channels.values().find(|channel| channel.id.get() == id) {
        channel.name.clone()
    } else {
        id.to_string()
    }
}

/// The content of a file of the sandbox.
async fn download(url: &str) -> Result<String, Failure> {
    let (host, path) = url.trim_start_matches("http://").split_once('/').ok_or("no path")?;
    let mut stream = TcpStream::connect(host).await?;
    let request = format!("GET /{path} HTTP/1.0\r\nHost: {host}\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut response = String::new();
    stream.read_to_string(&mut response).await?;
    Ok(response.split_once("\r\n\r\n").ok_or("no body")?.1.to_owned())
}
