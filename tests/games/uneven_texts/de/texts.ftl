joins = { $who ->
    [you] Du spielst mit, { $name }.
   *[other] { $name } spielt mit.
}
