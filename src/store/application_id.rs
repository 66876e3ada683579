/// Discord's id of an application.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApplicationId(pub u64);
