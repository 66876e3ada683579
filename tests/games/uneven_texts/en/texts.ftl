# Only some forms show the name, and they are not the same in both languages.
joins = { $who ->
    [you] You join.
   *[other] { $name } joins.
}
# German lacks it.
watches = You watch.
    .title = Watching
