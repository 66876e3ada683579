use super::count::Count;
use super::serenity::CreateAttachment;
use crate::render::{self, Animation, RenderOptions};
use crate::rules::{Game, Scene};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
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

/// Does what keeps a processor busy, away from the async workers: so much at a time that a hundred boards cannot delay
/// an answer, and films only while there are no boards to be drawn.
pub(super) struct Painter {
    slots: Arc<Semaphore>,
    /// How many wait for a slot, or have one.
    boards: Count,
}

/// Between two pictures of a film that is so long, whatever comes: it gets done some time.
const LEAST_PAUSES: u32 = 50;
const PAUSE: Duration = Duration::from_millis(1);

impl Default for Painter {
    fn default() -> Painter {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Painter { slots: Arc::new(Semaphore::new(cores)), boards: Count::default() }
    }
}

/// Says that nobody waits any more when it is dropped.
struct Left(Arc<AtomicBool>);

impl Drop for Left {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Painter {
    /// The scene as the bytes of a PNG.
    async fn paint(&self, scene: Scene, look: RenderOptions) -> Result<Vec<u8>, PaintError> {
        self.work(move || render::png(&scene, &look)).await
    }

    /// The scene as a file of a message, with the picture in words.
    pub(super) async fn picture(
        &self,
        name: &str,
        scene: Scene,
        look: RenderOptions,
        alt: String,
    ) -> Result<CreateAttachment, PaintError> {
        Ok(CreateAttachment::bytes(self.paint(scene, look).await?, name).description(alt))
    }

    /// Something else that takes about as long as a board.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, PaintError> {
        let counted = self.boards.one_more();
        let slot = self.slots.clone().acquire_owned().await?;
        let drawn = tokio::task::spawn_blocking(move || {
            let _done = (slot, counted);
            draw()
        });
        Ok(drawn.await?)
    }

    /// A whole game as a GIF, beside the boards; it is left unfinished when nobody waits for it any more. `None` if
    /// there is nothing to be seen.
    pub(super) async fn film(
        &self,
        game: Game,
        names: Vec<String>,
        look: RenderOptions,
    ) -> Result<Option<Animation>, PaintError> {
        let left = Left(Arc::default());
        let (is_left, boards) = (left.0.clone(), self.boards.clone());
        let drawn = tokio::task::spawn_blocking(move || {
            let named = |scene| Scene { names: names.clone(), ..scene };
            let scenes: Vec<Scene> = game.scenes().into_iter().map(named).collect();
            render::gif_while(&scenes, &look, || {
                for _ in 0..LEAST_PAUSES {
                    if boards.now() == 0 {
                        break;
                    }
                    std::thread::sleep(PAUSE);
                }
                !is_left.load(Ordering::Relaxed)
            })
        });
        Ok(drawn.await?)
    }

    /// How many boards wait to be drawn, or are being drawn.
    pub(super) fn waiting(&self) -> usize {
        self.boards.now()
    }

    /// From now on there are no pictures.
    #[cfg(test)]
    pub(super) fn close(&self) {
        self.slots.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{GameKind, Setup};

    #[tokio::test]
    async fn boards_go_before_films_and_films_are_made_all_the_same() {
        let painter = Painter::default();
        let game = Game::new(Setup::new(GameKind::ALL[0], None, None).expect("the default set-up"));
        // A board that is never done.
        let waiting = painter.boards.one_more();
        let look = RenderOptions { width: 240, ..RenderOptions::default() };
        let film = painter.film(game, vec![String::new(); 2], look).await.expect("no panic");
        assert_eq!(film.expect("one scene").turns_per_frame, 1);
        drop(waiting);
        assert_eq!(painter.boards.now(), 0);
    }

    #[tokio::test]
    async fn a_film_nobody_waits_for_is_left() {
        let game = Game::new(Setup::new(GameKind::ALL[0], None, None).expect("the default set-up"));
        let scenes = vec![game.scene(); 3];
        let mut asked = 0;
        let film =
            render::gif_while(&scenes, &RenderOptions { width: 240, ..RenderOptions::default() }, || {
                asked += 1;
                asked < 2
            });
        assert_eq!((film, asked), (None, 2));
    }
}
