/// The keys of a view.
enum ViewKey: UInt8, DocumentKey {
  case id, identity, when, forEach, elementName, kind, host, presentationAnimation,
    bridgesTransaction
  case size, layout, spacer, geometryReader
  case placement, alignment
  case define, state, animatable, component, arguments, modifiers, children, note

  static let table = KeyTable<Self>()
  static let objectName = "view"
  static let companions: [(key: Self, needs: Self)] = [
    (.elementName, .forEach), (.arguments, .component),
  ]

  /// The keys that say something of a view's own, which a group does not have.
  static let notOfGroups: [Self] = [
    .host, .presentationAnimation, .bridgesTransaction, .size, .layout, .spacer, .geometryReader,
    .placement, .animatable, .state,
  ]

  /// The keys that say something of the view of a component, which its use does not have.
  static let ofComponents: KeySet<Self> = [
    .kind, .size, .layout, .spacer, .geometryReader, .define, .state, .animatable, .children,
  ]

  /// The first release with the feature of the key, where that is not the first of all.
  var release: (profile: Profile, name: String)? { self == .animatable ? (.ios15, "iOS 15") : nil }

  static let synonyms: [String: Self] = [
    "name": .id, "if": .when, "views": .children, "stack": .layout,
    "proxy": .geometryReader, "arguments": .arguments, "parameters": .arguments,
  ]

  var entry: KeyEntry {
    switch self {
    case .id:
      KeyEntry(
        "id", .name(.newView),
        "The view's name, with which its columns begin: letters, digits and '_'. A view "
          + "with a track, an observer, 'when', 'forEach' or 'identity' needs one.")
    case .identity:
      KeyEntry(
        "identity", .expression(.identity),
        "The identity of the view, as in '.id(...)': a change removes the view and inserts "
          + "another. With 'forEach', the identity of each element.")
    case .when:
      KeyEntry(
        "when", .expression(.condition),
        "Whether the view is in the tree; a change inserts or removes it. With 'forEach' it "
          + "applies to each element.")
    case .forEach:
      KeyEntry(
        "forEach", .expression(.sequence),
        "An array, a range or a number: the view is in the tree once for each element.")
    case .elementName:
      KeyEntry(
        "as", .name(.newElement),
        "The name of the element of 'forEach' in the view's expressions and in those of its "
          + "children.")
    case .kind:
      KeyEntry(
        "kind", .word(ViewKind.allCases.map { $0.rawValue }),
        "Whether it is a 'view' (the default) or a 'group', whose modifiers apply to each child.")
    case .host:
      KeyEntry(
        "host", .word(ViewHost.allCases.map { $0.rawValue }),
        "Where the view is shown: 'overlay' is over a clear view of a fixed size; 'navigation' is in a container of "
          + "navigation, which takes all the room, and lays the view out once more after it has appeared. 'sheet' to "
          + "'alert' present it so, over all others, by a motion of their own. 'UIHostingController' and "
          + "'UIViewRepresentable' are borders at which transactions end.")
    case .presentationAnimation:
      KeyEntry(
        "presentationAnimation", .anyAnimation,
        "The animation by which a presentation comes and goes: that of UIKit without it; true for the default one of "
          + "SwiftUI, null for none.")
    case .bridgesTransaction:
      KeyEntry(
        "bridgesTransaction", .boolean,
        "Whether the code at the border hands the transaction on: 'withTransaction(context.transaction)' around the "
          + "new 'rootView', or 'context.animate' in 'updateUIView'.")
    case .size:
      KeyEntry(
        "size", .attribute(.size, isComplete: true),
        "Width and height in points, for transitions that need them and for a shared frame; the "
          + "'frame' without it.")
    case .layout:
      KeyEntry(
        "layout", .either([.word(StackWord.allCases.map { $0.rawValue }), .object(.stack)]),
        "The stack that the view is: it places its children, and the frames of what draws in them are "
          + "columns.")
    case .spacer:
      KeyEntry(
        "spacer", .either([.boolean, .expression(.number)]),
        "A Spacer, which takes the room that the others of its stack leave: true, or its least length."
      )
    case .geometryReader:
      KeyEntry(
        "geometryReader", .name(.newElement),
        "The view is a GeometryReader: it takes the room that it is offered, and its children see how large that is "
          + "under this name: 'proxy.size.width'.")
    case .placement:
      KeyEntry(
        "placement", .word(PlacementWord.allCases.map { $0.rawValue }),
        "The role of the view in the one around it: content, overlay, background or mask. Overlays, backgrounds and "
          + "masks take the size of that view, and do not change it.")
    case .alignment:
      KeyEntry(
        "alignment", .word(AlignmentWord.ofBoth.map { $0.rawValue }),
        "Where a view on another one, or behind it, is in its size; '.center' by default.")
    case .define:
      KeyEntry(
        "define", .map(.newDefinition, to: .expression(.definition)),
        "Expressions and functions for this view and its children, by name: 'name' or "
          + "'name(a, b)'.")
    case .state:
      KeyEntry(
        "state", .map(.newState, to: .expression(.initialValue)),
        "The view's own state, by name: each instance has its own, with these values when it appears, until it is "
          + "gone. Its modifiers and children read and set it.")
    case .component:
      KeyEntry(
        "component", .name(.component),
        "The component that the view is, one of the document's 'components'.")
    case .arguments:
      KeyEntry(
        "with", .map(.newMember, to: .expression(.definition)),
        "The values of the component's parameters, by name. That of a binding is something that can be set, behind a "
          + "dollar sign: '$isOn', '$items[index].isDone'.")
    case .animatable:
      KeyEntry(
        "animatable", .list(of: .name(.viewDefinition)),
        "The names in 'define' that are the view's animatable data: they animate, and "
          + "everything inside the view is evaluated with them at every frame.")
    case .modifiers:
      KeyEntry(
        "modifiers", .list(of: .modifier(.ofView)),
        "The view's modifiers, innermost first, one object each.")
    case .children:
      KeyEntry("children", .list(of: .object(.view)), "The views inside this one.")
    case .note: .note
    }
  }
}
