extension [String] {
  /// The first six of the names, each once, as a message lists them; nil where there are none.
  package func listed(_ spelled: (String) -> String) -> String? {
    var distinct: [String] = []
    for name in self where !distinct.contains(name) { distinct.append(name) }
    guard !distinct.isEmpty else { return nil }
    let others = distinct.count > 6 ? " and others" : ""
    return distinct.prefix(6).map(spelled).joined(separator: ", ") + others
  }
}
