/// The keys of a view.
enum ViewKey: UInt8, DocumentKey {
  case id, identity, when, forEach, elementName, kind, host, size
  case define, animatable, modifiers, children, note

  static let table = KeyTable<Self>()

  /// The keys that say something of a view's own, which a group does not have.
  static let notOfGroups: [Self] = [.host, .size, .animatable]

  var entry: KeyEntry {
    switch self {
    case .id:
      KeyEntry("id", .name(.newView), "The view's name, with which its columns begin.")
    case .identity:
      KeyEntry(
        "identity", .expression(.identity),
        "What the view is the same by, as in '.id(...)'; a change replaces it.")
    case .when: KeyEntry("when", .expression(.condition), "Whether the view is there.")
    case .forEach:
      KeyEntry("forEach", .expression(.sequence), "The view is there once for each element.")
    case .elementName:
      KeyEntry("as", .name(.newElement), "The name of the element in 'forEach'.")
    case .kind:
      KeyEntry(
        "kind", .word(ViewKind.allCases.map(\.rawValue)),
        "Whether it is a view, or a group whose modifiers go to each child.")
    case .host:
      KeyEntry(
        "host", .word(ViewHost.allCases.map(\.rawValue)), "Where it is shown: 'overlay'.")
    case .size:
      KeyEntry("size", .attribute(.size), "Width and height, for transitions that need them.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Names for expressions in this view: 'name' or 'name(a, b)'.")
    case .animatable:
      KeyEntry(
        "animatable", .list(of: .name(.viewDefinition)),
        "The names in 'define' that are the view's animatable data.")
    case .modifiers:
      KeyEntry("modifiers", .list(of: .modifier), "The view's modifiers, innermost first.")
    case .children:
      KeyEntry("children", .list(of: .object(ViewKey.self)), "The views inside it.")
    case .note: KeyEntry("note", .anything, "A comment.")
    }
  }
}
