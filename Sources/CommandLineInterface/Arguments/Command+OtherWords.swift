extension Command {
  /// Advice for a name that other tools have for a command; nil for other words.
  static func words(meaning word: String) -> String? {
    switch word {
    case "play", "run", "simulate", "animate", "sample", "record":
      use(.trace, "prints the frames") + ", " + use(.show, "plays them in a browser")
    case "lint", "validate", "verify": use(.check, "finds the mistakes in timelines")
    case "preview", "open", "view", "html", "browse": use(.show, "writes a page for a browser")
    case "graph", "draw", "chart", "svg", "render", "png", "picture":
      use(.plot, "draws a timeline")
    case "compare", "cmp": use(.diff, "compares two traces")
    case "export", "convert", "css":
      use(.curve, "with --export writes an animation for CSS and others")
    case "debug", "why": use(.explain, "says what animated each change")
    case "log", "list": use(.events, "prints what happened and when")
    case "new", "create", "scaffold": use(.`init`, "writes a timeline to begin with")
    case "watch": "'trace --watch' and others run again when the file changes"
    case "version": "'--version' shows the version"
    default: nil
    }
  }

  private static func use(_ command: Command, _ purpose: String) -> String {
    "'\(command.rawValue)' \(purpose)"
  }
}
