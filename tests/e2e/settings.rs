//! Settings of people and servers.

use crate::harness::Harness;

#[tokio::test]
async fn personal_themes_and_views_apply_to_private_boards() {
    let mut harness = Harness::open().await;
    let [ana, ben] = harness.people(["ana", "ben"]).await;
    let usual = ben.slash("settings me", &[]).await;
    assert!(usual.is_private());
    assert!(usual.page().contains("Colours: the server’s"), "{}", usual.page());
    assert!(usual.page().contains("ask before playing them in your first ten games"), "{}", usual.page());
    let board = harness.game(&ana, &ben).await;
    let plain = ana.press(&board, "Make a move").await;
    ben.slash("board", &[("view", "Ana")]).await;
    let own = ben.slash("board", &[("view", "Ben")]).await;

    let chosen = [("theme", "dark"), ("view", "first"), ("confirm", "false"), ("language", "en")];
    let reply = ben.slash("settings me", &chosen).await.page();
    for line in ["Colours: dark", "the side that goes first", "play them right away", "Language: English"] {
        assert!(reply.contains(line), "{line}: {reply}");
    }
    for (name, value) in [("theme", "plaid"), ("view", "above"), ("language", "xx")] {
        let refused = ben.slash("settings me", &[(name, value)]).await;
        assert!(refused.is_private() && refused.content().contains(value), "{}", refused.content());
    }
    harness.restart().await;
    let dark = ben.slash("board", &[("view", "Ben")]).await;
    assert_ne!(ben.picture(&dark).await, ben.picture(&own).await, "in other colours");
    let again = ana.press(&board, "Make a move").await;
    assert_eq!(ana.picture(&again).await, ana.picture(&plain).await, "it is nobody else's business");
    let reply = ben.slash("settings me", &[("theme", "default")]).await.page();
    assert!(reply.contains("the server’s") && reply.contains("the side that goes first"), "{reply}");
    let again = ben.slash("board", &[("view", "Ben")]).await;
    assert_eq!(ben.picture(&again).await, ben.picture(&own).await);
    harness.close().await;
}

#[tokio::test]
async fn settings_are_changed_by_the_menus_and_buttons_below_them() {
    let mut harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    let settings = ana.slash("settings me", &[]).await;
    assert_eq!(settings.buttons(), ["Ask before each move", "Reminders by DM"]);
    assert_eq!(settings.menus().count(), 4);
    harness.restart().await;
    for (value, line) in [
        ("spectrum", "Colours: spectrum"),
        ("first", "Bottom of the board: the side that goes first"),
        ("digest", "Games that wait for you: one DM a day"),
        ("3", "Level of your computer opponents: 3 · Hedgehog"),
    ] {
        let changed = ana.choose(&settings, value).await;
        assert_eq!(changed.id(), settings.id());
        assert!(changed.page().contains(line), "{line}: {}", changed.page());
    }
    for (button, line) in [
        ("Ask before each move", "Moves chosen with buttons: ask before playing them\n"),
        ("Play moves right away", "Moves chosen with buttons: play them right away\n"),
        ("Reminders by DM", "Reminder before your time runs out: by DM\n"),
        ("Reminders in the channel", "Reminder before your time runs out: in the channel\n"),
    ] {
        let shown = ana.slash("settings me", &[]).await;
        let changed = ana.press(&shown, button).await;
        assert!(changed.page().contains(line), "{line}: {}", changed.page());
        assert!(!changed.has_button(button));
    }
    // Each setting has its usual value among the choices.
    let entries = settings.entries();
    for usual in ["The server’s colours", "Default", "Ping in the channel", "Ask me each time"] {
        assert!(entries.contains(&usual), "{usual}: {entries:?}");
    }
    harness.close().await;
}

#[tokio::test]
async fn whoever_has_chosen_a_level_is_not_asked_for_it() {
    let mut harness = Harness::open().await;
    let [ana, mut ben] = harness.people(["ana", "ben"]).await;
    let usual = ana.slash("settings me", &[]).await.page();
    assert!(usual.contains("Level of your computer opponents: ask me each time"), "{usual}");
    assert_eq!(ana.suggestions("settings me", &[("level", "")], "level").await.len(), 9);
    for (typed, shown) in
        [("3", "3 · Hedgehog"), ("sparrow", "2 · Sparrow"), ("Stark", "6 · Fox"), ("4", "4 · Magpie")]
    {
        let reply = ana.slash("settings me", &[("level", typed)]).await.page();
        assert!(reply.contains(&format!("Level of your computer opponents: {shown}")), "{typed}: {reply}");
    }
    ana.slash("settings me", &[("level", "9")]).await.whispers("“9” isn’t a valid choice.");
    harness.restart().await;

    // Invited by name, at an invitation, in a lesson, and in a thread.
    let bot = ("opponent", "1100000000000000001");
    ana.slash("play", &[("game", "bizingo"), bot]).await.says("Magpie joins");
    ana.resigns().await;
    let invitation = ana.slash("play", &[("game", "basileus")]).await;
    ben.press(&invitation, "Play the computer").await.whispers("Ana");
    ana.press(&invitation, "Play the computer").await;
    assert_eq!(ana.sees("Magpie joins").await.pictures(), 1);
    ana.resigns().await;
    let invitation = ana.slash("play", &[("game", "biloba"), ("seats", "3"), ("opponent", &ben.id)]).await;
    ana.press(&invitation, "Play the computer").await.says("Magpie");
    ben.press(&invitation, "Join").await;
    ben.sees("The game starts.").await;
    let levels = harness.post_button(&ana, "levels:bilitaire").await;
    let occupied = ana.press(&levels, "Press").await;
    occupied.whispers("This channel already has a game");
    assert_eq!(occupied.buttons(), ["Start in a thread"]);
    ben.go_to_channel(1).await;
    let levels = harness.post_button(&ben, "levels:bilitaire").await;
    ben.press(&levels, "Press").await.whispers("How strong should the computer be?");

    ana.slash("settings me", &[("level", "default")]).await;
    ana.slash("play", &[("game", "bizingo"), bot]).await.whispers("How strong should the computer be?");
    harness.close().await;
}

#[tokio::test]
async fn managers_change_server_settings() {
    let mut harness = Harness::open().await;
    let [mut ana, mut ben] = harness.people(["ana", "ben"]).await;
    ben.slash("settings server", &[("theme", "dark")])
        .await
        .whispers("You need the Manage Server permission");
    let board = harness.game(&ana, &ben).await;
    let here = ana.channel().to_string();

    // Ana owns the server.
    let chosen = [("theme", "contrast"), ("time", "1d"), ("allow", here.as_str())];
    let reply = ana.slash("settings server", &chosen).await.page();
    for line in ["Colours: high contrast", "1 day per move", &format!("Games are allowed in: <#{here}>")] {
        assert!(reply.contains(line), "{line}: {reply}");
    }
    ana.slash("settings server", &[("time", "2d")]).await.whispers("“2d” isn’t a valid choice.");
    let shown = ben.slash("board", &[]).await;
    assert_ne!(ben.picture(&shown).await, ben.picture(&board).await, "all see it in these colours");
    harness.restart().await;

    ana.go_to_channel(1).await;
    ben.go_to_channel(1).await;
    let refused = ben.slash("play", &[("game", "biloba")]).await;
    refused.whispers(&format!("Games aren’t allowed in this channel. Try here: <#{here}>"));
    let forbid = async |channel: &str| ana.slash("settings server", &[("forbid", channel)]).await;
    forbid(&ana.channel().to_string()).await.whispers("Games aren’t allowed in that channel anyway.");
    let opened = forbid(&here).await.page();
    assert!(opened.ends_with("so games are allowed in all channels again."), "{opened}");
    forbid(&here).await.whispers("Games are allowed in all channels. To limit that, use “allow”");
    ben.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    let reply = ana.slash("settings server", &[("theme", "default"), ("time", "default")]).await.page();
    assert!(reply.contains("Colours: classic") && reply.contains("all channels"), "{reply}");
    harness.close().await;
}

#[tokio::test]
async fn choices_are_accepted_as_they_are_shown_in_any_language() {
    let harness = Harness::open().await;
    let [ana] = harness.people(["ana"]).await;
    for (typed, language) in [
        ("Polski", "Polski"),
        ("polski", "Polski"),
        ("Polish", "Polski"),
        ("polština", "Polski"),
        ("Pol", "Polski"),
        ("allemand", "Deutsch"),
        ("portugues do brasil", "Português do Brasil"),
        ("pl", "Polski"),
    ] {
        let reply = ana.slash("settings me", &[("language", typed)]).await.page();
        assert!(reply.contains(language), "{typed}: {reply}");
    }
    for (theme, view) in [("Dunkel", "Moja strona"), ("da", "mine"), ("tmavé", "My side")] {
        let reply =
            ana.slash("settings me", &[("language", "en"), ("theme", theme), ("view", view)]).await.page();
        assert!(reply.contains("Colours: dark") && reply.contains("your side"), "{theme}, {view}: {reply}");
    }
    ana.slash("settings me", &[("view", "upside down")])
        .await
        .whispers("“upside down” isn’t a valid choice. Choose one of these: My side, The side that goes first, Default.");
    let reply = ana.slash("settings server", &[("time", "1 Tag pro Zug")]).await.page();
    assert!(reply.contains("Default time limit: 1 day per move"), "{reply}");
    harness.close().await;
}

#[tokio::test]
async fn settings_of_a_channel_apply_to_its_threads() {
    let harness = Harness::open().await;
    let [mut ana, ben] = harness.people(["ana", "ben"]).await;
    let here = ana.channel().to_string();
    let thread = ben.create_thread(serde_json::json!({ "name": "A game", "type": 11 })).await;
    ana.slash("settings server", &[("allow", here.as_str())]).await;
    ana.go_to(thread).await;
    ana.slash("play", &[("game", "biloba")]).await.says("Who’s in?");
    harness.close().await;
}
