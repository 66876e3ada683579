use crate::app::limits::budgets::record_work;
use crate::render::{self, Animation, RenderOptions};
use crate::rules::Scene;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use thiserror::Error;
use tokio::sync::{AcquireError, Semaphore};
use tokio::task::JoinError;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// Upper bound of the pauses between two frames of an animation, so that it is finished even if boards never stop
/// coming.
const MAX_FRAME_PAUSES: u32 = 50;
/// Length of one of these pauses.
const FRAME_PAUSE: Duration = Duration::from_millis(1);

/// Bounded pool for CPU-heavy rendering, away from the async workers. Boards run as many at a time as there are cores;
/// animations advance only while no board waits.
pub struct RenderPool {
    slots: Arc<Semaphore>,
    /// Boards that wait for a slot or are being rendered, one token each. Animations pause until there are none.
    boards: TaskTracker,
}

/// Why there is no picture.
#[derive(Debug, Error)]
pub enum RenderError {
    /// A bug in the renderer.
    #[error("rendering panicked")]
    Panicked(#[from] JoinError),
    /// The pool takes no more work.
    #[error("the render pool is closed")]
    Closed(#[from] AcquireError),
}

/// A picture with its alternative text, ready to be attached to a message.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file's name, with its extension.
    pub name: String,
    /// The bytes of the file, a PNG or a GIF.
    pub bytes: Vec<u8>,
    /// The picture in words, for people who do not see it.
    pub alt: String,
}

impl Default for RenderPool {
    fn default() -> RenderPool {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        RenderPool { slots: Arc::new(Semaphore::new(cores)), boards: TaskTracker::new() }
    }
}

impl RenderPool {
    /// Renders a scene as a PNG.
    pub async fn picture(
        &self,
        name: &str,
        scene: Scene,
        options: RenderOptions,
        alt: String,
    ) -> Result<Picture, RenderError> {
        let bytes = self.run(move || render::png(&scene, &options)).await?;
        Ok(Picture { name: name.to_owned(), bytes, alt })
    }

    /// Runs other work that takes about as long as a board.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, RenderError> {
        let token = self.boards.token();
        let slot = self.slots.clone().acquire_owned().await?;
        let done = tokio::task::spawn_blocking(move || {
            let _guards = (slot, token);
            let begin = Instant::now();
            (work(), begin.elapsed())
        });
        let (done, time) = done.await?;
        record_work(time);
        Ok(done)
    }

    /// Renders the scenes of a whole game as an animated GIF; `None` if it has no frame. Dropping the future cancels the work.
    pub async fn animation(
        &self,
        scenes: impl FnOnce() -> Vec<Scene> + Send + 'static,
        options: RenderOptions,
    ) -> Result<Option<Animation>, RenderError> {
        let (cancellation, boards) = (CancellationToken::new(), self.boards.clone());
        let _cancel_on_drop = cancellation.clone().drop_guard();
        let done = tokio::task::spawn_blocking(move || {
            render::gif_while(&scenes(), &options, || {
                for _ in 0..MAX_FRAME_PAUSES {
                    if boards.is_empty() {
                        break;
                    }
                    thread::sleep(FRAME_PAUSE);
                }
                !cancellation.is_cancelled()
            })
        });
        Ok(done.await?)
    }

    /// Number of boards that wait to be rendered or are being rendered.
    pub fn waiting(&self) -> usize {
        self.boards.len()
    }

    /// Makes all boards fail from now on.
    #[cfg(test)]
    pub fn close(&self) {
        self.slots.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, GameKind, Setup};

    #[tokio::test]
    async fn boards_have_priority_over_animations() {
        let pool = RenderPool::default();
        let game = Game::new(Setup::new(GameKind::ALL[0], None, None).expect("the default set-up"));
        // A board that is never finished.
        let waiting = pool.boards.token();
        let options = RenderOptions { width: 240, ..RenderOptions::default() };
        let animation = pool.animation(move || game.scenes(), options).await.expect("no panic");
        assert_eq!(animation.expect("one scene").turns_per_frame, 1);
        drop(waiting);
        assert_eq!(pool.waiting(), 0);
    }

    #[tokio::test]
    async fn a_cancelled_animation_is_not_finished() {
        let game = Game::new(Setup::new(GameKind::ALL[0], None, None).expect("the default set-up"));
        let scenes = vec![game.scene(); 3];
        let mut asked = 0;
        let animation =
            render::gif_while(&scenes, &RenderOptions { width: 240, ..RenderOptions::default() }, || {
                asked += 1;
                asked < 2
            });
        assert_eq!((animation, asked), (None, 2));
    }
}
