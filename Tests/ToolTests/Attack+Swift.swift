extension Attack {
  /// Views in Swift that use something often.
  static let swift: [Attack] = [
    Attack("views in views twice, 13 deep", "import -q", code: "", in: "swift", views(13)),
    Attack("views in views twice, 40 deep", "import -q", code: "recursion", in: "swift", views(40)),
    Attack(
      "properties that read the one before, 400 deep", "import -q", code: "recursion", in: "swift",
      view(
        (1...400).map { "var p\($0): Double { p\($0 - 1) + p\($0 - 1) }" }.joined(separator: "; "),
        "Text(\"\").opacity(p400)")),
    Attack(
      "constants of a body that double", "import -q", code: "", in: "swift",
      view(
        "",
        "let c0 = p0; "
          + (1...200).map { "let c\($0) = c\($0 - 1) + c\($0 - 1)" }
          .joined(separator: "; ") + "; Text(\"\").opacity(c10).blur(radius: c200)")),
    Attack(
      "a property in 3,000 modifiers", "explain -q", code: "", in: "swift",
      view(
        "var wide: Double { p0 * 2 }",
        "Text(\"\")" + String(repeating: ".opacity(wide)", count: 3_000))),
    Attack(
      "arguments that are passed on by 60 views", "import -q", code: "recursion", in: "swift",
      (1...60).map {
        "struct C\($0): View { let v: Double; var body: some View { C\($0 - 1)(v: v + v) } }"
      }.joined(separator: "\n") + "\nstruct C0: View { let v: Double; "
        + "var body: some View { Text(\"\").opacity(v) } }\n" + view("", "C60(v: p0)")),
    Attack(
      "a type of 7,000 constants, all of them in a list", "import -q", code: "", in: "swift",
      "struct Icon { let code: String\n"
        + (0..<7000).map { "static var icon\($0): Icon { Icon(code: \"\($0)\") }\n" }.joined()
        + "static let all: [Icon] = ["
        + (0..<7000).map { ".icon\($0)" }.joined(separator: ", ") + "] }\n"
        + view(
          "",
          "VStack { ForEach(Icon.all, id: \\.code) { icon in Text(icon.code).opacity(p0) } }")),
    Attack(
      "members of an enum that read the one before, 5,000 deep", "import -q", code: "recursion",
      in: "swift",
      "enum Mode: String { case a, b; var m0: Double { 1 }\n"
        + (1...5000).map { "var m\($0): Double { self == .a ? m\($0 - 1) : 0 }\n" }.joined()
        + "}\n" + view("@State private var mode = Mode.a", "Text(\"\").opacity(mode.m5000)")),
  ]

  /// A view of one name with members and what is in it.
  private static func view(_ members: String, _ body: String) -> String {
    """
    struct Whole: View {
      @State private var p0 = 0.0
      \(members)
      var body: some View {
        \(body).onTapGesture { p0 = 1 }
      }
    }
    #Preview { Whole() }

    """
  }

  private static func views(_ depth: Int) -> String {
    let first =
      "struct C0: View { let v: Double; var body: some View { Text(\"\").opacity(v) } }\n"
    let others = (1...depth).map {
      "struct C\($0): View { let v: Double; "
        + "var body: some View { VStack { C\($0 - 1)(v: v); C\($0 - 1)(v: v + 1) } } }\n"
    }
    return first + others.joined() + view("", "C\(depth)(v: p0)")
  }
}
