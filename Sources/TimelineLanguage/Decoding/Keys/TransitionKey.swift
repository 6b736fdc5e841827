/// The keys of a transition that is spelled out.
enum TransitionKey: UInt8, DocumentKey {
  case active, identity, note

  static let table = KeyTable<Self>()

  var entry: KeyEntry {
    switch self {
    case .active:
      KeyEntry("active", .list(of: .modifier), "The attributes while the view is not there.")
    case .identity:
      KeyEntry("identity", .list(of: .modifier), "The attributes while the view is there.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
