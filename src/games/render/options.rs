use super::theme::Theme;

/// How a picture is drawn.
#[derive(Clone, Copy, Debug)]
pub struct RenderOptions {
    /// The colours.
    pub theme: &'static Theme,
    /// The width in pixels, from 240 to 2000; other values are clamped.
    pub width: u32,
}

impl RenderOptions {
    pub(super) fn clamped_width(&self) -> u32 {
        self.width.clamp(240, 2000)
    }
}

impl Default for RenderOptions {
    fn default() -> RenderOptions {
        RenderOptions { theme: Default::default(), width: 900 }
    }
}
