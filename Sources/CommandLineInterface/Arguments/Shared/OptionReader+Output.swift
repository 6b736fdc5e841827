import TimelineSimulation

extension OptionReader {
  mutating func selection(
    _ summary: String = "only these tracks, in this order; * matches any text"
  ) -> [String] {
    list(
      "select", .names("names"), summary,
      details: """
        Names of tracks or of single columns, with commas between them; several lists add up. A name \
        that matches nothing is an error with the names that exist.
        """, otherNames: ["columns", "tracks", "only", "filter"])
  }

  mutating func precision() -> NumberFormat {
    value(
      "precision", .precision("n"), "decimals, 0-15, or 'full' for all digits (default 6)",
      details: """
        The number of decimals. 'full' prints the shortest text that reads back as the same number.
        """, otherNames: ["decimals", "digits"]) ?? .standard
  }

  mutating func velocity(_ summary: String = "add velocities, in units per second") -> Bool {
    flag(
      "velocity", summary,
      details: "The velocity of the motion that follows; it is empty where the curve is vertical.")
  }

  mutating func sparkline(_ summary: String = "one line per track") -> Bool {
    flag("sparkline", summary, details: "Each track is a row of characters: for a report or a log.")
  }

  /// The long help of `--plot`.
  static var plotDetails: String {
    """
    A terminal shows it as text; '-o plot.svg' draws it to a file. In a comparison the second trace is \
    dashed, and each difference has a lane.
    """
  }

  mutating func watch() {
    let isGiven = flag(
      "watch", "run again whenever a file changes",
      details: """
        Runs until a signal ends it or nothing reads the result. Standard input cannot be watched. \
        The section Watching says more.
        """)
    isWatching = isWatching || isGiven
  }

  mutating func strict(_ summary: String) -> Bool {
    group(.messages)
    return flag(
      "strict", summary,
      details: """
        Otherwise a warning does not change the exit status, and that of a batch is 0 if every line was \
        answered, whatever the answers are.
        """)
  }

  /// The options of messages.
  mutating func messages(quiet summary: String = "no warnings") {
    group(.messages)
    isQuiet = flag(
      "quiet", short: "q", summary,
      details: "Errors are always reported, and the exit status stays.")
    messageColor()
  }

  mutating func messageColor() {
    group(.messages)
    color =
      value(
        "color", .word("when"), "messages in colors: auto (default), always, never",
        details: """
          'auto' colors messages on a terminal, unless NO_COLOR is set or TERM is 'dumb'; \
          CLICOLOR_FORCE and FORCE_COLOR color them everywhere.
          """, otherNames: ["colour"]) ?? .auto
  }
}
