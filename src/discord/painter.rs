use super::serenity::CreateAttachment;
use crate::picture::{self, Film, Look};
use crate::rules::{Course, Scene};
use std::sync::Arc;
use thiserror::Error;
use tokio::sync::{AcquireError, Semaphore};
use tokio::task::JoinError;

/// Why there is no picture.
#[derive(Debug, Error)]
pub(super) enum PaintError {
    /// A fault of ours.
    #[error("drawing panicked")]
    Panicked(#[from] JoinError),
    /// Nothing is drawn any more.
    #[error("the painter has left")]
    Closed(#[from] AcquireError),
}

/// Draws pictures away from the async workers, so many at a time that a hundred boards cannot delay an answer.
pub(super) struct Painter {
    slots: Arc<Semaphore>,
}

impl Default for Painter {
    fn default() -> Painter {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Painter { slots: Arc::new(Semaphore::new(cores)) }
    }
}

impl Painter {
    /// The scene as the bytes of a PNG.
    async fn paint(&self, scene: Scene, look: Look) -> Result<Vec<u8>, PaintError> {
        self.work(move || picture::png(&scene, &look)).await
    }

    /// The scene as a file of a message, with the picture in words.
    pub(super) async fn picture(
        &self,
        name: &str,
        scene: Scene,
        look: Look,
        alt: String,
    ) -> Result<CreateAttachment, PaintError> {
        Ok(CreateAttachment::bytes(self.paint(scene, look).await?, name).description(alt))
    }

    /// A whole game as a GIF.
    pub(super) async fn film(
        &self,
        course: Course,
        names: Vec<String>,
        look: Look,
    ) -> Result<Option<Film>, PaintError> {
        self.work(move || {
            let named = |scene| Scene { names: names.clone(), ..scene };
            let scenes: Vec<Scene> = course.scenes().into_iter().map(named).collect();
            picture::gif(&scenes, &look)
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PaintError> {
        let slot = self.slots.clone().acquire_owned().await?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _slot = slot;
            draw()
        });
        Ok(drawn.await?)
    }

    /// From now on there are no pictures.
    #[cfg(test)]
    pub(super) fn close(&self) {
        self.slots.close();
    }
}
