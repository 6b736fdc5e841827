import Diagnostics
import JSONText

extension DocumentDecoder {
  /// More views than this are refused.
  static let viewLimit = 100_000
  /// Views lie at most so deep in each other; without components, the text itself cannot be deeper.
  static let viewDepthLimit = JSONCursor.maximumDepth

  /// Reads `views`, which may use names from anywhere in the document.
  mutating func readViews() throws(JSONError) {
    deferred.isReadingViews = true
    deferred.mayHaveOwnStates = !components.isEmpty || content.hasOwnStates(from: cursor.offset)
    var position = 0
    try readElements("'views'") { (decoder) throws(JSONError) in
      try decoder.readView(in: nil, at: position)
      position += 1
    }
    deferred.isReadingViews = false
    finishViews()
  }

  /// Reads a view and everything inside it. Its index among the views is reserved first, so that they
  /// lie in the order of the document.
  private mutating func readView(
    in parent: ElementIndex<ViewNode>?, at position: Int
  ) throws(JSONError) {
    guard try expect(.object, for: "a view"), try hasRoomForView() else { return }
    viewDepth += 1
    defer { viewDepth -= 1 }
    let start = cursor.offset
    let index = reserveView(at: start, in: parent, position)
    var parts = ViewParts()
    let (states, locals) = try declareOwnStates()
    parts.states = states
    if !locals.isEmpty { names.locals.append(locals) }
    let keys = try readObject("a view", keys: ViewKey.self) {
      (decoder, key, name) throws(JSONError) in
      if key == .children {
        try decoder.readChildren(of: index)
      } else {
        try decoder.readViewValue(of: key, name, into: &parts)
      }
    }
    if !locals.isEmpty { names.locals.removeLast() }
    guard let keys else { return }
    let place = start..<cursor.lastRange.upperBound
    checkCompanions(keys, at: place)
    if parts.component != nil { checkUse(parts, keys) } else { checkGroup(parts) }
    checkPlacement(parts, isTop: parent == nil)
    let id = parts.id.flatMap { declareView($0, as: index) }
    if parts.component != nil { try expand(parts, of: index, named: id) }
    finishView(index, parts, named: id, at: place, in: parent, position)
  }

  /// Reserves the index of a view, before those inside it have theirs.
  private mutating func reserveView(
    at start: Int, in parent: ElementIndex<ViewNode>?, _ position: Int
  ) -> ElementIndex<ViewNode> {
    let index = ElementIndex<ViewNode>(timeline.views.count)
    timeline.views.append(
      ViewNode(ViewParts(), id: nil, place: start..<start, parent: parent, position: position))
    return index
  }

  /// Reads the view of a component, inside the view that uses it and with its name.
  mutating func readView(
    of body: ComponentBody, in parent: ElementIndex<ViewNode>
  ) throws(JSONError) {
    guard try expect(.object, for: "a component"), try hasRoomForView() else { return }
    viewDepth += 1
    defer { viewDepth -= 1 }
    let start = cursor.offset
    let index = reserveView(at: start, in: parent, 0)
    var parts = body.parts
    let (states, locals) = try declareOwnStates()
    parts.states = states
    if !locals.isEmpty { names.locals.append(locals) }
    _ = try readObject("a component", keys: ComponentKey.self) {
      (decoder, key, name) throws(JSONError) in
      if key == .children {
        try decoder.readChildren(of: index)
      } else if let key = key.viewKey {
        try decoder.readViewValue(of: key, name, into: &parts)
      } else {
        try decoder.cursor.skipValue()
      }
    }
    if !locals.isEmpty { names.locals.removeLast() }
    finishView(
      index, parts, named: body.name, at: start..<cursor.lastRange.upperBound, in: parent, 0,
      isComponent: true)
  }

  private mutating func finishView(
    _ index: ElementIndex<ViewNode>, _ parts: ViewParts, named id: String?, at place: Range<Int>,
    in parent: ElementIndex<ViewNode>?, _ position: Int, isComponent: Bool = false
  ) {
    let node = ViewNode(
      parts, id: id, place: place, parent: parent, position: position, isComponent: isComponent,
      parameters: viewParameters(of: parts),
      descendants: ElementRange(index.index + 1..<timeline.views.count))
    timeline.views[index.index] = node
    if node.reader != nil { timeline.hasReaders = true }
    if node.host?.isLaidOutAgain == true { timeline.hasNavigation = true }
    if node.host?.border != nil { timeline.hasBorders = true }
    adopt(parts.modifiers, by: .view(index))
    checkHost(of: node, parts)
    checkSpacer(of: node, parts)
    checkReader(of: node, parts)
  }

  private mutating func readChildren(of parent: ElementIndex<ViewNode>) throws(JSONError) {
    var position = 0
    try readElements("'children'") { (decoder) throws(JSONError) in
      try decoder.readView(in: parent, at: position)
      position += 1
    }
  }

  private mutating func readViewValue(
    of key: ViewKey, _ name: JSONString, into parts: inout ViewParts
  ) throws(JSONError) {
    let what = Subject(key)
    if ViewKey.notOfGroups.contains(key) { parts.ownKeys.append(name) }
    if let release = key.release {
      warn(
        of: "a view's '\(key.name)'", since: release, at: name,
        instead: "; before it there is the modifier of that name, with a 'body'")
    }
    switch key {
    case .id: parts.id = try readString(for: what)
    case .identity: parts.identity = try readValue(for: what, as: .identity)
    case .when: parts.condition = try readValue(for: what, as: .condition)
    case .forEach: parts.sequence = try readValue(for: what, as: .sequence)
    case .elementName: parts.elementName = try readElementName()
    case .kind:
      let help = "leave it out; a stack is \"layout\": \"VStack\""
      parts.kind = try readWord(for: what, otherwise: help) ?? .view
    case .host: parts.host = try readWord(for: what)
    case .presentationAnimation: parts.presentationAnimation = try readAnimation(for: what)
    case .bridgesTransaction: parts.bridgesTransaction = try readBoolean(for: what) ?? false
    case .size: parts.size = try readCompleteAttribute(.size, for: what)
    case .layout: parts.layout = try readLayout(what)
    case .spacer: parts.spacer = try readSpacer(what)
    case .geometryReader: parts.reader = try readReader(what)
    case .placement: parts.placement = try readWord(for: what)
    case .alignment:
      parts.alignmentPlace = name.range
      parts.alignment = try readAlignment(what)
    case .define: parts.definitions = try readLocalDefinitions()
    case .state: try readOwnStates(parts.states)
    case .component: parts.component = try readString(for: what)
    case .arguments: parts.arguments = try readArguments()
    case .animatable:
      try readElements(what) { (decoder) throws(JSONError) in
        guard let name = try decoder.readString(for: "a name") else { return }
        parts.parameterNames.append(name)
      }
    case .modifiers: parts.modifiers = try readModifiers(what, in: .ofView)
    case .note: try cursor.skipValue()
    // Read where the view's place is known.
    case .children: break
    }
  }

  private mutating func hasRoomForView() throws(JSONError) -> Bool {
    guard viewDepth < Self.viewDepthLimit else {
      try cursor.skipValue()
      let message = "views lie more than \(Self.viewDepthLimit) deep in each other here"
      add(.error(.tooDeep, message, at: cursor.lastRange))
      return false
    }
    guard timeline.views.count >= Self.viewLimit else { return true }
    try cursor.skipValue()
    if !deferred.hasTooManyViews {
      deferred.hasTooManyViews = true
      let message = "a document may have at most \(Self.viewLimit) views"
      add(.error(.tooMany, message, at: cursor.lastRange))
    }
    return false
  }
}

extension ViewNode {
  init(
    _ parts: ViewParts, id: String?, place: Range<Int>, parent: ElementIndex<ViewNode>?,
    position: Int, isComponent: Bool = false,
    parameters: ElementRange<ElementIndex<Definition>> = .empty,
    descendants: ElementRange<ViewNode> = .empty
  ) {
    self.init(
      place: SourceRange(place), parent: parent, position: position, id: id,
      kind: parts.component == nil ? parts.kind : .group,
      host: parts.host, presentationAnimation: parts.presentationAnimation,
      bridgesTransaction: parts.bridgesTransaction, identity: parts.identity,
      condition: parts.condition, loop: parts.loop,
      size: parts.size, layout: parts.layout, reader: parts.reader, spacer: parts.spacer,
      placement: parts.placement?.placement(parts.alignment) ?? .content,
      isComponent: isComponent, arguments: parts.parameterValues, states: parts.states,
      definitions: parts.definitions,
      parameters: parameters,
      modifiers: parts.modifiers, descendants: descendants)
  }
}
