import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

extension Exporter {
  /// The lines of the states, the environment and the definitions that are members of the view.
  mutating func definitionsAndStates() -> [String] {
    var lines: [String] = []
    for (index, state) in timeline.states.enumerated() {
      let type = checked.type(of: .state(ElementIndex(index)))
      guard let name = type.swiftName else {
        refuse("the state '\(state.name)', \(type.withArticle),", at: state.place.range)
        continue
      }
      let (value, _) = text(state.initialValue, as: type, in: .document, isTyped: false)
      lines.append(
        Self.declaration(ofState: state.name, type, called: name, value))
    }
    for model in models {
      lines.append("@StateObject private var \(model.name) = \(model.type ?? "")()")
    }
    for namespace in namespaces { lines.append("@Namespace private var \(namespace.name)") }
    lines += timerLines
    if let startName { lines.append("@State private var \(startName) = Date()") }
    for name in taskNames { lines.append("@State private var \(name): Task<Void, Never>?") }
    let definitions = definitionsOfView()
    if members.readsReduceMotion { lines.insert(Self.reduceMotion, at: 0) }
    for definition in definitions {
      if !lines.isEmpty { lines.append("") }
      lines += definition
    }
    return lines
  }

  static let reduceMotion =
    "@Environment(\\.accessibilityReduceMotion) private var accessibilityReduceMotion"

  /// The declaration of a state with its first value.
  static func declaration(
    ofState name: String, _ type: ValueType, called typeName: String, _ value: String
  ) -> String {
    let isPlain = type == .double || type == .bool || type == .text
    return "@State private var \(name)" + (isPlain ? " = \(value)" : ": \(typeName) = \(value)")
  }

  /// The lines of each definition that is a member of the structure. Those that read nothing of it are noted for the
  /// file.
  mutating func definitionsOfView() -> [[String]] {
    var lines: [[String]] = []
    for (use, body) in bodies() {
      let isHidden =
        use.owner == nil && !isInStructure && Self.viewMembers.contains(use.name)
      if use.owner == nil, body.readsMembers || isHidden {
        lines.append(declaration(of: use, body, "private "))
      }
      // A function of the file that has the name of a modifier is hidden in a view, and no member is seen elsewhere.
      guard !body.readsMembers || use.owner != nil, !isHidden || outerUses.contains(use) else {
        continue
      }
      if !globals.contains(where: { $0.use == use }) {
        globals.append((use, body))
      }
    }
    return lines
  }

  /// The bodies of all definitions that the structure uses, and of those that they use.
  private mutating func bodies() -> [(use: SwiftDefinition, body: SwiftSpelling)] {
    var bodies: [(use: SwiftDefinition, body: SwiftSpelling)] = []
    var next = 0
    while next < members.uses.count {
      let use = members.uses[next]
      next += 1
      do throws(SwiftRefusal) {
        let body = try checked.swift(use)
        members.readsReduceMotion = members.readsReduceMotion || body.readsReduceMotion
        for inner in body.uses where !members.uses.contains(inner) { members.uses.append(inner) }
        outerUses.formUnion(body.uses)
        bodies.append((use, body))
      } catch {
        refuse(error)
      }
    }
    return bodies
  }

  /// Members of each view, which hide what the file declares by the same name.
  private static let viewMembers = Set(
    """
    accentColor alert alignmentGuide animation aspectRatio background badge blendMode blur body bold border \
    brightness clipped clipShape colorInvert colorMultiply contentShape contentTransition contrast controlSize \
    cornerRadius disabled drawingGroup environment fill fixedSize focused font fontWeight foregroundColor \
    foregroundStyle frame geometryGroup gesture grayscale help hidden hoverEffect hueRotation id italic \
    keyframeAnimator layoutPriority lineLimit lineSpacing mask matchedGeometryEffect modifier offset onAppear \
    onChange onDisappear onReceive onTapGesture opacity overlay padding phaseAnimator popover position preference \
    redacted refreshable rotation3DEffect rotationEffect safeAreaInset saturation scaledToFill scaledToFit \
    scaleEffect searchable shadow sheet tag task textCase tint toolbar transaction transformEffect transition \
    visualEffect zIndex
    """.split(separator: " ").map { String($0) })

  /// A property or a function.
  mutating func declaration(
    of use: SwiftDefinition, _ body: SwiftSpelling, _ access: String
  ) -> [String] {
    guard let type = body.type.swiftName else {
      refuse("the definition '\(use.name)', \(body.type.withArticle),", at: use.place)
      return []
    }
    // A closure that has a name is a function: what is in it is the body.
    let isClosure = !use.parameters.isEmpty && body.text.hasPrefix("{")
    guard let text = isClosure ? body.text.bodyOfClosure : body.text else {
      refuse("the definition '\(use.name)', whose parameters have no names,", at: use.place)
      return []
    }
    var parameters: [String] = []
    for parameter in use.parameters where parameter.name != "self" {
      refuseName(parameter.name, at: use.place)
      guard let type = parameter.type.swiftName else {
        refuse("the definition '\(use.name)' of \(parameter.type.withArticle)", at: use.place)
        return []
      }
      parameters.append("_ \(parameter.name): \(type)")
    }
    let name = use.name.split(separator: ".").last.map(String.init) ?? use.name
    refuseName(name, at: use.place)
    let head =
      use.isFunction || isClosure
      ? "\(access)func \(name)(\(parameters.joined(separator: ", "))) -> \(type)"
      : "\(access)var \(name): \(type)"
    let lines = text.split(separator: "\n").map { "  \($0)" }
    if lines.count == 1 {
      let line = "\(head) { \(text) }"
      if line.utf8.count <= 98 { return [line] }
    }
    return ["\(head) {"] + lines + ["}"]
  }

  /// The definitions that are members of types, `extension Animation { static var … }`, and those that read nothing
  /// of the view.
  mutating func writeExtensions() {
    for (use, body) in globals {
      if use.owner == nil {
        writer.blank()
        for line in declaration(of: use, body, "private ") { writer.line(line) }
      }
      if use.owner == .transaction {
        writeTransactionKey(use, body)
        continue
      }
      guard let owner = use.owner?.swiftName else { continue }
      let isOfValue = use.parameters.first?.name == "self"
      guard !body.readsMembers, !isOfValue || use.parameters.count == 1 else {
        refuse(
          "the definition '\(use.name)', which reads a state, or 'self' beside a parameter,",
          at: use.place)
        continue
      }
      let lines = declaration(of: use, body, isOfValue ? "" : "static ")
      writer.blank()
      writer.open("extension \(owner)")
      for line in lines { writer.line(line) }
      writer.close()
    }
  }
}

extension SwiftSpelling {
  /// Whether it reads what only the view has.
  fileprivate var readsMembers: Bool { readsStates || readsReduceMotion }
}
