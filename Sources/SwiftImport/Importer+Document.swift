import Diagnostics
import SwiftSource
import TimelineDocument

extension Importer {
  /// The document of a view.
  mutating func document(_ name: String, _ nodes: [ImportedNode]) -> OutputValue {
    let isMoved = nodes.contains { $0.isMovedByLayout }
    if isMoved || nodes.count > 1 && nodes.contains(where: { $0.comesOrGrows }) {
      needsLayout = true
    }
    let roots = flattened(saysLayout ? column(nodes) : nodes)
    let views = roots.map { output($0, in: .layers) }
    let events = events()
    var members = [OutputMember("name", .text(name, nil))]
    if isEndless {
      let last = events.times.max() ?? 0
      members.append(OutputMember("until", .number(last + Self.endlessTail)))
    }
    if let size = options.size {
      members.append(OutputMember("size", .list([.number(size.width), .number(size.height)])))
    }
    if recordedColumns?.reducesMotion == true {
      members.append(OutputMember("reduceMotion", .boolean(true)))
    }
    if let length = recordedColumns?.pixelLength {
      members.append(OutputMember("pixelLength", .number(length)))
    }
    if let seed = options.seed { members.append(OutputMember("seed", .number(seed))) }
    func add(_ key: String, _ value: OutputValue) {
      if !value.isEmpty { members.append(OutputMember(key, value)) }
    }
    let others = states.map { $0.value } + published.map { $0.value } + actions.map { $0.value }
    let used = defines.used(in: views + events.values + others)
    reportUnsaid(in: views + events.values + others + used.map { $0.value })
    sayUsed(used, in: views + events.values + actions.map { $0.value })
    add("define", .object(used.map { OutputMember($0.name, $0.value) }))
    add(
      "state",
      .object(states.sorted { $0.place < $1.place }.map { OutputMember($0.name, $0.value) }))
    add("published", publishedValue)
    add(
      "environment",
      .object(
        environment.sorted { $0.place < $1.place }.map { OutputMember($0.name, $0.value) }))
    add("actions", .object(actions.map { OutputMember($0.name, $0.value) }))
    // Without views an exported timeline has its states for columns.
    if !views.isEmpty || !keepsConstants { members.append(OutputMember("views", .list(views))) }
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

  /// Several views without a container, which follow each other.
  private func column(_ nodes: [ImportedNode]) -> [ImportedNode] {
    let isOne = nodes.count == 1 && nodes[0].loop == nil && !nodes[0].isGroup
    guard !isOne, let first = nodes.first else { return nodes }
    var around = ImportedNode("column", first.place)
    around.layout = [OutputMember("stack", .text("VStack", nil))]
    around.children = nodes
    return [around]
  }

  /// Views without those that do not move, unless layout is said, and with the conditions of groups on their children.
  private func flattened(_ nodes: [ImportedNode]) -> [ImportedNode] {
    nodes.flatMap { node -> [ImportedNode] in
      var node = node
      if node.isGroup, node.loop == nil, let when = node.when {
        for index in node.children.indices {
          node.children[index].when =
            node.children[index].when.map { [when, $0].joinedConditions } ?? when
          node.children[index].whenOrigin = node.children[index].whenOrigin ?? node.whenOrigin
        }
        node.when = nil
      }
      if node.loop != nil || node.identity != nil, !saysLayout { node.isGroup = false }
      let hadChildren = !node.children.isEmpty
      node.children = flattened(node.children)
      if node.isGroup, node.modifiers.isEmpty, node.loop == nil { return node.children }
      let isLeftOut = node.isStill && (recordedColumns == nil || node.modifiers.isEmpty)
      guard saysLayout else { return isLeftOut && node.children.isEmpty ? [] : [node] }
      if hadChildren, node.children.isEmpty, node.isStill { return [] }
      return node.isTransparent ? node.children : [node]
    }
  }

  /// - Parameter stack: how the view around places its views.
  private mutating func output(_ node: ImportedNode, in stack: ViewArrangement) -> OutputValue {
    var members: [OutputMember] = []
    var modifiers = node.modifiers
    func add(_ key: String, _ value: OutputValue) { members.append(OutputMember(key, value)) }
    say(node.place.lowerBound..<(node.place.lowerBound + 1))
    if case .spacer(let length) = node.content, node.isBare {
      return .object([OutputMember("spacer", length ?? .boolean(true))])
    }
    if node.isGroup { add("kind", .text("group", nil)) }
    let isNamed = node.name != nil || recordedColumns == nil
    if node.loop != nil || !node.isGroup && isNamed {
      let name = unique(node.name ?? node.base.lowercasedFirst.asViewName)
      for touch in node.touches where touches[touch].step.isEmpty || touches[touch].isPlaced {
        touches[touch].view = name
      }
      add("id", .text(name, Origin(range: source.range(node.place), owner: nil)))
    }
    if let loop = node.loop {
      add("forEach", loop.data)
      add("as", .text(loop.name, nil))
    }
    if let when = node.when { add("when", .text(when, node.whenOrigin)) }
    if let identity = node.identity { add("identity", identity) }
    if let host = node.host { add("host", .text(host, nil)) }
    if node.bridgesTransaction { add("bridgesTransaction", .boolean(true)) }
    if let placement = node.placement {
      add("placement", .text(placement.word, nil))
      if let alignment = placement.alignment { add("alignment", alignment) }
    }
    let isSized = saysLayout || recordedColumns != nil && node.size != nil
    if isSized, !node.isGroup, node.layout == nil, node.reader == nil, node.hasNoContent {
      switch size(of: node, in: stack) {
      case .size(let width, let height): add("size", .list([width, height]))
      case .modifier(let own): modifiers.insert(.object(own), at: 0)
      case .none: break
      }
    } else if recordedColumns != nil, !node.isGroup, let size = node.size {
      add("size", .list([size.width, size.height]))
    }
    if let layout = node.layout {
      add("layout", layout.count == 1 ? layout[0].value : .object(layout))
    }
    if let reader = node.reader { add("geometryReader", .text(reader, nil)) }
    if !node.states.isEmpty { add("state", .object(node.states)) }
    if !node.define.isEmpty { add("define", .object(node.define)) }
    if !node.animatable.isEmpty { add("animatable", .list(node.animatable.map { .text($0, nil) })) }
    if !modifiers.isEmpty { add("modifiers", .list(modifiers)) }
    if !node.children.isEmpty {
      let inner = node.isGroup ? stack : node.arrangement
      let children = recordedColumns?.ordered(node.children) ?? node.children
      add("children", .list(children.map { output($0, in: inner) }))
    }
    return .object(members)
  }
}

extension ImportedNode {
  /// Whether it contains no view that counts for its size.
  fileprivate var hasNoContent: Bool {
    children.allSatisfy { $0.placement != nil || $0.host != nil }
  }

  /// Whether nothing is said about it but what it is.
  fileprivate var isBare: Bool {
    modifiers.isEmpty && children.isEmpty && when == nil && loop == nil && identity == nil
      && size == nil
  }

  /// Whether it is in the document only for the one view inside it.
  fileprivate var isTransparent: Bool {
    children.count == 1 && modifiers.isEmpty && when == nil && loop == nil && identity == nil
      && layout == nil && reader == nil && size == nil && define.isEmpty && states.isEmpty
      && placement == nil && host == nil
      && children[0].placement == nil && !isGroup
  }
}

// MARK: - Events

extension Importer {
  /// The events that the options name; without any, everything that can be touched in the order of the
  /// source, a second apart.
  private mutating func events() -> (values: [OutputValue], times: [Double]) {
    var events: [(time: Double, value: OutputValue)] = []
    func add(_ time: Double, _ members: [OutputMember]) {
      events.append((time, .object([OutputMember("at", .number(time))] + members)))
    }
    for touch in touches where touch.step.isEmpty && touch.view == nil {
      warn(
        .notSimulated,
        "a touch of '\(touch.label)' is left out: the timeline has no one view for it",
        at: touch.place..<(touch.place + 1))
    }
    touches.removeAll { $0.step.isEmpty && $0.view == nil }
    // One whose time is an expression keeps its place after the one before it.
    var lastTime = 0.0
    for event in recorded {
      if case .number(let time) = event.time { lastTime = time }
      events.append((lastTime, .object([OutputMember("at", event.time)] + event.members)))
    }
    for tap in options.taps {
      if let known = touch(tap.label, isDragged: false) { add(tap.time, known.tap) }
    }
    for drag in options.drags {
      guard let known = touch(drag.label, isDragged: true) else { continue }
      add(drag.time, known.tap.map { $0.along(drag) })
    }
    for change in options.changes {
      let list = steps(of: step(of: change), to: change.name)
      let isOne = list.steps.count == 1
      add(change.time, isOne ? list.steps[0] : [OutputMember("run", list.value)])
    }
    if !isRecorded, options.taps.isEmpty, options.changes.isEmpty, options.drags.isEmpty {
      for (index, touch) in touches.enumerated() {
        let condition = touch.condition.map { [OutputMember("when", .text($0, nil))] } ?? []
        add(Double(index + 1), condition + touch.tap)
        if touch.isDrag { warnOfDrag(touch) }
      }
    }
    // At one time, in the order of the source.
    let order = events.enumerated().sorted { first, second in
      (first.element.time, first.offset) < (second.element.time, second.offset)
    }
    events = order.map { $0.element }
    return (events.map { $0.value }, events.map { $0.time })
  }

  /// The step of a change, which the system makes of a value of the environment.
  private func step(of change: ImportOptions.Change) -> OutputMember {
    guard environment.contains(where: { $0.name == change.name }),
      let value = EnvironmentValue(named: change.name)
    else {
      return OutputMember("set", .object([OutputMember(change.name, .text(change.value, nil))]))
    }
    // A word that there is not is an error of the document.
    let written = value.written(change.value) ?? .text(change.value, nil)
    return OutputMember("environment", .object([OutputMember(change.name, written)]))
  }

  /// The tap or the drag with a label, of a view with that name, or with an action of its name; another label is an
  /// error.
  private mutating func touch(_ label: String, isDragged: Bool) -> Touch? {
    let touches = touches.filter { $0.isDrag == isDragged }
    let lowercased = label.lowercased()
    let known =
      touches.first { $0.label.lowercased() == lowercased }
      ?? touches.first { touch in touch.otherNames.contains { $0.lowercased() == lowercased } }
      ?? touches.first { $0.name == label }
    if known == nil {
      let names =
        touches.map { "'\(($0.otherNames.last ?? $0.label).escapedForMessage)'" }
        .joined(separator: ", ")
      let isOrAre = touches.count == 1 ? "is" : "are"
      let verb = isDragged ? "dragged" : "tapped"
      diagnostics.append(
        .error(
          .unknownName, "nothing that can be \(verb) is named '\(label.escapedForMessage)'",
          at: 0..<0, help: names.isEmpty ? nil : "there \(isOrAre) \(names)"))
    }
    return known
  }

  private mutating func warnOfDrag(_ touch: Touch) {
    let warning = Diagnostic.warning(
      .notSimulated,
      "how '\(touch.label)' is dragged is not known: from 0,0 to 100,100 in 0.5 s is taken",
      at: source.range(touch.place..<(touch.place + 1)),
      help: "say it: --drag '\(touch.label) from 0,0 to 100,100 in 0.5 at 1'")
    if isNew(warning) { diagnostics.append(warning) }
  }
}

extension OutputMember {
  /// The gesture of a touch along the way of a drag.
  fileprivate func along(_ drag: ImportOptions.Drag) -> OutputMember {
    guard key == "gesture", case .object(let members) = value else { return self }
    let own = members.map { member -> OutputMember in
      switch member.key {
      case "from": OutputMember("from", .list([.number(drag.start.x), .number(drag.start.y)]))
      case "to": OutputMember("to", .list([.number(drag.end.x), .number(drag.end.y)]))
      case "duration": OutputMember("duration", .number(drag.duration))
      default: member
      }
    }
    return OutputMember(key, .object(own))
  }
}

extension Touch {
  /// The step of a tap or a drag, without a time.
  fileprivate var tap: [OutputMember] {
    guard let view else { return step }
    guard isPlaced else { return [OutputMember("tap", .text(view, nil))] }
    return step.map { member in
      guard case .object(let members) = member.value else { return member }
      return OutputMember(member.key, .object([OutputMember("on", .text(view, nil))] + members))
    }
  }

  /// The name of its action.
  fileprivate var name: String? {
    guard case .text(let name, _)? = step.first?.value else { return nil }
    return name
  }
}

extension String {
  /// The text with only the letters and digits of names.
  var asViewName: String {
    let name = filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return name.first?.isNumber != false ? "view\(name)" : name
  }
}

extension EnvironmentValue {
  /// The value as a document writes it, of what Swift or the command line says; nil for none of the values.
  func written(_ text: String) -> OutputValue? {
    let word = text.filter { $0 != "." && $0 != "'" && $0 != "\"" }
    guard let words else {
      return word == "true" || word == "false" ? .boolean(word == "true") : nil
    }
    return words.contains(word) ? .text("'\(word)'", nil) : nil
  }
}
