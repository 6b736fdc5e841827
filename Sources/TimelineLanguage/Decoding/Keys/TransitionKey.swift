/// The keys of a transition that is spelled out.
enum TransitionKey: UInt8, DocumentKey {
  case active, identity, note

  static let table = KeyTable<Self>()
  static let objectName = "transition"
  static let required: [Self] = [.active, .identity]

  var entry: KeyEntry {
    switch self {
    case .active:
      KeyEntry(
        "active", .list(of: .modifier(.ofTransition)),
        "The attributes that the view comes from and goes to.")
    case .identity:
      KeyEntry(
        "identity", .list(of: .modifier(.ofTransition)),
        "The attributes while the view is in the tree.")
    case .note: .note
    }
  }
}
