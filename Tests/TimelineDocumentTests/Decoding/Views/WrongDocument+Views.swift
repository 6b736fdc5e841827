extension WrongDocument {
  private static let names =
    #""state": { "x": 0, "on": false, "list": [] }, "published": { "model": { "list": [] } }"#

  /// A document with a few names whose only views are these.
  static func views(_ views: String, _ codes: String..., help: String? = nil) -> WrongDocument {
    WrongDocument("{ \(names), \"views\": [\(views)] }", codes, help: help)
  }

  /// A document whose only view has these modifiers and the id `card`.
  static func modifiers(
    _ modifiers: String, _ codes: String..., help: String? = nil
  ) -> WrongDocument {
    WrongDocument(
      "{ \(names), \"views\": [ { \"id\": \"card\", \"modifiers\": [\(modifiers)] } ] }", codes,
      help: help)
  }

  init(_ marked: String, _ codes: [String], help: String?) {
    self.marked = marked
    self.codes = codes
    self.help = help
  }
}
