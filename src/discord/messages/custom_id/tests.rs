use super::*;
use crate::table::Offer;
use bside_test_support::properties;

/// Ids under old messages, one of each form.
pub(in crate::discord) const LEGACY_IDS: [&str; 156] = [
    "join:77:12",
    "join-elsewhere:77:12",
    "computer:77:0",
    "seat-computers:77:3",
    "decline:77:0",
    "leave:77:0",
    "cancel:77:0",
    "thread:77:0",
    "choose:77:12",
    "step:77:12",
    "step:77:12:3",
    "hint:77:12",
    "hint-anyway:77:12",
    "turn:77:12",
    "reasons:77:12",
    "review:77:12",
    "share-review:77:12",
    "stage:77:0",
    "stage:77:4:3",
    "replay:77:12",
    "share-replay:77:12",
    "record:77:12",
    "share-record:77:12",
    "explore:77:12",
    "rematch:77:12",
    "rematch-thread:77:12",
    "again:77:4",
    "again-thread:77:4",
    "draw:77:12",
    "takeback:77:12",
    "pause:77:12",
    "resume:77:12",
    "accept:77:2",
    "accept:77:2:1",
    "refuse:77:2",
    "refuse:77:2:5",
    "abort:77:1",
    "resign:77:12",
    "abort-now:77:1",
    "resign-now:77:12",
    "close-now:77:12",
    "claim:77:12",
    "claim-now:77:12",
    "still-there:77:12",
    "here:77:12",
    "here-directly:77:12",
    "give-time:77:12",
    "call-off:77:12",
    "watch:77:12",
    "unwatch:77:12",
    "keep:77:12",
    "pick:77:12:=d4-d5",
    "pick:77:12:~d4",
    "pick:77:12:~",
    "play:77:12:=d4-d5",
    "hinted:77:12:13:=d4-d5",
    "type:77:12:",
    "type:77:12:d4:d5 =",
    "typed:77:12:",
    "rules:biloba:jump",
    "rules:bilitaire",
    "full:biloba:jump",
    "help:start",
    "help:now",
    "learn:biloba:capture",
    "learn:biloba:capture:0",
    "learn:biloba:capture:3",
    "learn:biloba:capture:=d3xd5",
    "learn:biloba:capture:~d3",
    "puzzle:choose",
    "puzzle:next:biloba:any:0",
    "puzzle:next:bilitaire:hard:17",
    "puzzle:next:basileus:easy:17,4,122",
    "puzzle:show:biloba:any:17:0",
    "puzzle:menu:biloba:easy:17:2:0",
    "puzzle:menu:biloba:easy:17:2.1:0",
    "puzzle:step:biloba:any:17:0:=d3xd5",
    "puzzle:step:biloba:any:17:0:~d3",
    "puzzle:step:bilitaire:medium:17:2:~",
    "puzzle:step:biloba:any:17:0.1:~d3",
    "puzzle:hint:biloba:any:17:0",
    "puzzle:hint:biloba:any:17:0.2",
    "puzzle:solution:biloba:any:17:1",
    "private:show:77:12:0",
    "private:menu:77:12:1",
    "private:step:77:12:=d4-d5",
    "private:flip:77:12",
    "private:swap:77:12",
    "private:swap:77:12.00af",
    "private:step:77:12.c0de:=d4-d5",
    "private:unplan:77:12.c0de:3",
    "private:game:77:12",
    "private:ask:77:12",
    "private:plan:77:12",
    "private:unplan:77:12:3",
    "private:notes:77:12",
    "private:noted:77:12",
    "leaders:biloba:people:server:0",
    "leaders:biloba:levels:all:1048575",
    "share-leaders:biloba:people:server:0",
    "share-profile:1100000000000000031",
    "games:0",
    "games:7",
    "setting:theme",
    "setting:view",
    "setting:notify",
    "setting:level",
    "setting:confirm",
    "setting:play-at-once",
    "setting:remind-directly",
    "setting:remind-in-channel",
    "privacy:delete",
    "privacy:keep",
    "vacation:9",
    "apart:biloba:2:standard:::me::",
    "apart:biloba:3:standard:casual:1h:them:8:1100000000000000031,1100000000000000032",
    "start:basileus:2:standard:casual:1d:lot:3:",
    "start:basileus:2:standard:rated:1d:lot:3:",
    "levels:biloba",
    "versus:bizingo:8",
    "greet:play:1100000000000000031:1100000000000000032",
    "greet:thread:1100000000000000031:1100000000000000032",
    "greet:computer",
    "greet:rules",
    "seek:join:5",
    "seek:withdraw:5",
    "tournament:join:5:0:0",
    "tournament:leave:5:0:0",
    "tournament:players:5:0:1",
    "tournament:pairings:5:3:0",
    "tournament:standings:5:1:2",
    "tournament:standings-text:5:0:1",
    "tournament:withdraw:5:0:0",
    "tournament:challenge:5:0:0",
    "tournament:challenge-now:5:17:0",
    "tournament:accept:5:17:0",
    "tournament:decline:5:17:0",
    "tournament:withdraw-now:5:0:0",
    "tournament:remove-now:5:127:0",
    "tournament:cancel-now:5:0:0",
    "tournament:finish-now:5:0:0",
    "tournament:keep:5:0:0",
    "tournament:organise:5:0:0",
    "tournament:start:5:0:0",
    "tournament:pause:5:0:0",
    "tournament:resume:5:0:0",
    "tournament:remove:5:0:1",
    "tournament:remove-menu:5:0:1",
    "tournament:move:5:0:1",
    "tournament:move-menu:5:0:1",
    "tournament:cancel:5:0:0",
    "tournament:finish:5:0:0",
    "tournament:export:5:0:0",
    "import:0:0",
    "import:41:3",
    "import-review:0",
];

#[test]
fn every_id_that_was_ever_sent_parses_to_itself() {
    for text in LEGACY_IDS {
        let id = CustomId::parse(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(id.to_string(), text);
        if let CustomId::Table(TableButton { action, .. }) = id {
            let id = CustomId::Table(TableButton { action, table: TableId(77), number: 12, index: 3 });
            assert_eq!(CustomId::parse(&id.to_string()), Some(id));
        }
    }
}

#[test]
fn a_button_that_answers_an_offer_says_its_kind() {
    let kind = |id| match CustomId::parse(id) {
        Some(CustomId::Table(button)) => button.offer(),
        _ => panic!("{id}"),
    };
    let kinds = ["accept:77:2", "accept:77:2:1", "refuse:77:2:2", "accept:77:2:5", "accept:77:2:6"].map(kind);
    assert_eq!(kinds, [None, Some(Offer::Draw), Some(Offer::Takeback), Some(Offer::Resign), None]);
}

#[test]
fn the_hints_at_the_end_of_an_old_id_are_those_shown_before() {
    let old = CustomId::parse("puzzle:hint:biloba:any:17:0:2").expect("an id");
    assert_eq!(old.to_string(), "puzzle:hint:biloba:any:17:0.2");
}

#[test]
fn ids_that_were_never_sent_are_unknown() {
    for text in [
        "",
        "join",
        "join:x:1",
        "join:1",
        "join:1:2:x",
        "join:1:2:3:4",
        "join:1:-1",
        "win:1:2",
        "pick:1:2",
        "pick:1:2:d4",
        "play:1:2:~d4",
        "hinted:1:2:=d4",
        "hinted:1:2:x:=d4",
        "typed:1",
        "rules:",
        "rules::",
        "rules:Biloba:jump",
        "learn:biloba",
        "learn:go:capture",
        "learn:biloba:capture:x",
        "learn:biloba:capture:0:0",
        "learn:biloba:capture:999",
        "puzzle:",
        "puzzle:next:biloba:any",
        "puzzle:next:biloba:simple:0",
        "puzzle:next:biloba:any:",
        "puzzle:next:biloba:any:1,",
        "puzzle:show:go:any:1:0",
        "puzzle:show:biloba:any:1",
        "puzzle:show:biloba:any:1:0:0",
        "puzzle:show:biloba:any:1:256",
        "puzzle:show:biloba:any:1:0.0",
        "puzzle:show:biloba:any:1:0.256",
        "puzzle:hint:biloba:any:1:0:0",
        "puzzle:menu:biloba:any:1:0",
        "puzzle:step:biloba:any:1:0:d3",
        "private:show:77:12",
        "private:show:x:12:0",
        "private:menu:77:12:256",
        "private:step:77:12:d4",
        "private:flip:77:12:0",
        "private:unplan:77:12",
        "private:win:77:12",
        "private:swap:77:12.",
        "private:swap:77:12.1ffff",
        "leaders:biloba:people:server",
        "leaders:biloba:people:server:1048576",
        "leaders:biloba:people:server:0:0",
        "games:x",
        "privacy:export",
        "apart:biloba",
        "start:biloba:9:standard:::me:3:",
        "levels:",
        "levels:go",
        "levels:biloba:1",
        "versus:biloba",
        "versus:biloba:0",
        "versus:biloba:9",
        "greet:play:x",
        "greet:play:1100000000000000031",
        "greet:rules:2",
        "seek:join",
        "seek:join:x",
        "seek:leave:5",
        "tournament:join",
        "tournament:win:5:0:0",
        "tournament:join:x:0:0",
        "tournament:join:5:0",
        "tournament:pairings:5:1048576:0",
        "tournament:pairings:5:0:0:0",
        "import:1",
        "import:x:1",
        "import-review:1",
    ] {
        assert_eq!(CustomId::parse(text), None, "{text}");
    }
}

#[test]
fn every_id_that_parses_is_the_same_when_it_is_written() {
    let noise = "\\PC{0,3}|[0-9:=~,a-z-]{0,6}";
    let damage = (0..LEGACY_IDS.len(), 0.0..1.0f64, 0..6usize, noise);
    properties::check(2_000, damage, |(index, at, length, noise)| {
        let mut signs: Vec<char> = LEGACY_IDS[index].chars().collect();
        let start = (at * signs.len() as f64) as usize;
        let end = (start + length).min(signs.len());
        signs.splice(start..end, noise.chars());
        let text: String = signs.into_iter().collect();
        if let Some(id) = CustomId::parse(&text) {
            assert_eq!(CustomId::parse(&id.to_string()), Some(id), "{text}");
        }
    });
}
