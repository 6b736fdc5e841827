import Diagnostics
import SwiftSource

extension Importer {
  /// The document of a view.
  mutating func document(_ name: String, _ nodes: [ImportedNode]) -> OutputValue {
    let roots = flattened(nodes)
    let views = roots.map { output($0, isLaidOut: false, isPlaced: roots.count == 1) }
    let events = events()
    var members = [OutputMember("name", .text(name, nil))]
    if isEndless {
      let last = events.times.max() ?? 0
      members.append(OutputMember("until", .number(last + Self.endlessTail)))
    }
    func add(_ key: String, _ value: OutputValue) {
      if !value.isEmpty { members.append(OutputMember(key, value)) }
    }
    let others = states.map { $0.value } + published.map { $0.value } + actions.map { $0.value }
    let used = usedDefines(in: views + events.values + others)
    add("define", .object(used.map { OutputMember($0.name, $0.value) }))
    add(
      "state",
      .object(states.sorted { $0.place < $1.place }.map { OutputMember($0.name, $0.value) }))
    add("published", publishedValue)
    add("actions", .object(actions.map { OutputMember($0.name, $0.value) }))
    members.append(OutputMember("views", .list(views)))
    members.append(OutputMember("events", .list(events.values)))
    return .object(members)
  }

  /// The seconds that a document without an end goes on after its last event.
  private static let endlessTail = 5.0

  private var publishedValue: OutputValue {
    var models: [OutputMember] = []
    for property in published.sorted(by: { $0.place < $1.place }) {
      let member = OutputMember(property.property, property.value)
      if let index = models.firstIndex(where: { $0.key == property.model }),
        case .object(let members) = models[index].value
      {
        models[index].value = .object(members + [member])
      } else {
        models.append(OutputMember(property.model, .object([member])))
      }
    }
    return .object(models)
  }

  /// Views without those that do not move, and with the conditions of groups on their children.
  private func flattened(_ nodes: [ImportedNode], keepingStill: Bool = false) -> [ImportedNode] {
    nodes.flatMap { node -> [ImportedNode] in
      var node = node
      if node.isGroup, let when = node.when {
        for index in node.children.indices {
          node.children[index].when =
            node.children[index].when.map { [when, $0].joinedConditions } ?? when
          node.children[index].whenOrigin = node.children[index].whenOrigin ?? node.whenOrigin
        }
        node.when = nil
      }
      if node.loop != nil || node.identity != nil { node.isGroup = false }
      node.children = flattened(node.children, keepingStill: keepingStill || node.layout != nil)
      if node.isGroup, node.modifiers.isEmpty { return node.children }
      if node.isStill, !(keepingStill && node.size != nil) { return [] }
      return [node]
    }
  }

  /// - Parameters:
  ///   - isLaidOut: whether a stack around it says where it is.
  ///   - isPlaced: whether the document says where it is on the screen, or a warning says that it does not.
  private mutating func output(
    _ node: ImportedNode, isLaidOut: Bool, isPlaced: Bool
  ) -> OutputValue {
    var members: [OutputMember] = []
    let isPlaced = isPlaced && !node.hasUnsaidPlace
    if node.layout != nil, !isPlaced { warnOfPlace(of: node) }
    let placesChildren = node.layout != nil || isPlaced && node.children.count == 1
    func add(_ key: String, _ value: OutputValue) { members.append(OutputMember(key, value)) }
    say(node.place.lowerBound..<(node.place.lowerBound + 1))
    if node.isGroup {
      add("kind", .text("group", nil))
    } else {
      let base = node.base.lowercasedFirst.asIdentifier
      add("id", .text(unique(base), Origin(range: source.range(node.place), owner: nil)))
    }
    if let loop = node.loop {
      add("forEach", loop.data)
      add("as", .text(loop.name, nil))
    }
    if let when = node.when { add("when", .text(when, node.whenOrigin)) }
    if let identity = node.identity { add("identity", identity) }
    if let size = node.size, isLaidOut || node.needsSize {
      add("size", .list([size.width, size.height]))
    }
    if let layout = node.layout {
      add("layout", layout.count == 1 ? layout[0].value : .object(layout))
    }
    if !node.define.isEmpty { add("define", .object(node.define)) }
    if !node.animatable.isEmpty { add("animatable", .list(node.animatable.map { .text($0, nil) })) }
    if !node.modifiers.isEmpty { add("modifiers", .list(node.modifiers)) }
    if !node.children.isEmpty {
      add(
        "children",
        .list(
          node.children.map {
            output(
              $0, isLaidOut: node.layout != nil || node.isGroup && isLaidOut,
              isPlaced: placesChildren)
          }))
    }
    return .object(members)
  }
}

extension Importer {
  /// Warns that a stack is laid out, and what is around it is not. Its views move as they do on the screen, and may be
  /// elsewhere.
  private mutating func warnOfPlace(of node: ImportedNode) {
    let warning = Diagnostic.warning(
      .notSimulated,
      "where this \(node.base) is on the screen is left open: a place, a padding or a stack around it is not said",
      at: source.range(node.place))
    if isNew(warning) { diagnostics.append(warning) }
  }
}

// MARK: - Events

extension Importer {
  /// The events that the options name; without any, everything that can be touched in the order of the
  /// source, a second apart.
  private mutating func events() -> (values: [OutputValue], times: [Double]) {
    var events: [(time: Double, value: OutputValue)] = []
    for tap in options.taps {
      let known =
        touches.first { $0.label.lowercased() == tap.label.lowercased() }
        ?? touches.first { $0.name == tap.label }
      guard let known else {
        let names = touches.map { "'\($0.label)'" }.joined(separator: ", ")
        diagnostics.append(
          .error(
            .unknownName, "nothing that can be tapped is named '\(tap.label.escapedForMessage)'",
            at: 0..<0, help: names.isEmpty ? nil : "there are \(names)"))
        continue
      }
      events.append((tap.time, .object([OutputMember("at", .number(tap.time))] + known.step)))
    }
    for change in options.changes {
      events.append(
        (
          change.time,
          .object([
            OutputMember("at", .number(change.time)),
            OutputMember("set", .object([OutputMember(change.name, .text(change.value, nil))])),
          ])
        ))
    }
    if options.taps.isEmpty, options.changes.isEmpty {
      for (index, touch) in touches.enumerated() {
        let time = Double(index + 1)
        var members = [OutputMember("at", .number(time))]
        if let condition = touch.condition {
          members.append(OutputMember("when", .text(condition, nil)))
        }
        events.append((time, .object(members + touch.step)))
      }
    }
    events.sort { $0.time < $1.time }
    return (events.map { $0.value }, events.map { $0.time })
  }
}

extension Touch {
  /// The name of its action.
  fileprivate var name: String? {
    guard case .text(let name, _)? = step.first?.value else { return nil }
    return name
  }
}

extension ImportedNode {
  /// Whether something about it depends on its size.
  fileprivate var needsSize: Bool {
    modifiers.contains { modifier in
      guard case .object(let members) = modifier else { return false }
      return members.contains { ["transition", "matchedGeometryEffect"].contains($0.key) }
    }
  }
}

extension String {
  /// The text with only the letters and digits of names.
  fileprivate var asIdentifier: String {
    let name = filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return name.first?.isNumber != false ? "view\(name)" : name
  }
}
