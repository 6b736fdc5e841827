import ExpressionLanguage
import JSONText
import TimelineDocument

/// A parameter of a structure whose values are those on screen.
struct PresentedParameter {
  let name: String
  let type: ValueType

  var typeName: String { type == .int ? "Int" : "Double" }
  /// The number that SwiftUI animates.
  var number: String { type == .int ? "Double(\(name))" : name }

  /// The value of a number on its way; an Int drops the fraction.
  func value(of number: String) -> String {
    type == .int ? "\(typeName)(\(number))" : number
  }
}

extension Exporter {
  /// Writes a view that is animatable itself as a structure, and a use of it.
  mutating func writeAnimatable(_ index: ElementIndex<ViewNode>, in outer: ScopeIndex) {
    let view = timeline[index]
    let place = view.place.range
    guard !isInStructure, row.isEmpty else {
      return refuse("'animatable' of a view in a row or in another structure", at: place)
    }
    let scope = checked.scope(inside: outer, openedBy: .view(index))
    var parameters: [PresentedParameter] = []
    var arguments: [String] = []
    for parameter in timeline[view.parameters].map({ timeline[$0] }) {
      refuseName(parameter.name, at: parameter.place.range)
      let (value, type) = text(parameter.value, in: scope)
      arguments.append("\(parameter.name): \(value)")
      parameters.append(PresentedParameter(name: parameter.name, type: type))
    }
    guard accepts(parameters, of: "'animatable' of a view", at: place) else { return }
    let name = structureName([view.id ?? ""], end: "View")
    var outside = SwiftWriter()
    swap(&outside, &writer)
    isInStructure = true
    ownDefinitions = view.definitions.isEmpty ? nil : place
    let inner = innerModifiers(of: view)
    var body = SwiftWriter()
    swap(&body, &writer)
    writer.open("var body: some View")
    writeInside(
      index, parameters, inner,
      in: checked.scope(inside: scope, openedBy: .viewParameters(index)))
    writer.close()
    swap(&body, &writer)
    writer.open("private struct \(name): View, @preconcurrency Animatable")
    writeProperties(parameters)
    for line in ownMembers() { writer.line(line) }
    writer.blank()
    writer.indentedText(body.text)
    writer.close()
    isInStructure = false
    ownDefinitions = nil
    structures.append(writer.text)
    swap(&outside, &writer)
    writer.line("\(name)(\(arguments.joined(separator: ", ")))")
    writer.indent(by: 1)
    for place in view.modifiers.indices.dropFirst(inner.count) {
      write(ElementIndex<Modifier>(place), of: index, in: scope)
    }
    writeOwnTransition(of: index)
    writeForgetting(of: index)
    writer.indent(by: -1)
  }

  /// The modifiers that stand in the structure: from the inside, those before the first one that does more than to
  /// show values, and so may need the states.
  private func innerModifiers(of view: ViewNode) -> [ElementIndex<Modifier>] {
    let all = view.modifiers.indices.map { ElementIndex<Modifier>($0) }
    return Array(
      all.prefix { modifier in
        switch timeline[modifier].action {
        case .attribute, .outputs, .layout: true
        default: false
        }
      })
  }

  /// The content of an animatable view, which shows what is on screen.
  private mutating func writeInside(
    _ index: ElementIndex<ViewNode>, _ parameters: [PresentedParameter],
    _ modifiers: [ElementIndex<Modifier>], in scope: ScopeIndex
  ) {
    let depth = writeBase(of: index, in: scope)
    writer.indent(by: depth)
    for (definition, parameter) in zip(timeline[timeline[index].parameters], parameters) {
      guard let track = tracks[TrackKey(view: index, source: .viewParameter(definition))] else {
        continue
      }
      let place = timeline[definition].place.range
      writeProbe(parameter.name, parameter.type, of: track, at: place)
    }
    for modifier in modifiers { write(modifier, of: index, in: scope) }
    writer.indent(by: -depth)
  }

  /// The definitions of the view that its structure uses, as members of it.
  mutating func ownMembers() -> [String] {
    var lines: [String] = []
    var next = 0
    while next < ownUses.count {
      let use = ownUses[next]
      next += 1
      do throws(SwiftRefusal) {
        let body = try checked.swift(use)
        try note(body, at: use.place)
        lines += [""] + declaration(of: use, body, "private ")
      } catch {
        refuse(error)
      }
    }
    ownUses = []
    return lines
  }
}

// MARK: - Animatable data

extension Exporter {
  /// Whether parameters can be animatable data; if not, they are refused.
  mutating func accepts(
    _ parameters: [PresentedParameter], of what: String, at place: Range<Int>
  ) -> Bool {
    for parameter in parameters {
      switch parameter.type {
      case .double, .int, .unknown: continue
      default:
        refuse("an animatable parameter that is \(parameter.type.withArticle)", at: place)
        return false
      }
    }
    if parameters.contains(where: { $0.name == Self.animatableData }),
      parameters.count > 1 || parameters.contains(where: { $0.type == .int })
    {
      refuse("an animatable parameter that is called '\(Self.animatableData)'", at: place)
      return false
    }
    guard parameters.count == 1 || parameters.count == 2 else {
      refuse("\(what) with \(parameters.count) parameters", at: place)
      return false
    }
    return true
  }

  /// The name of the value that SwiftUI animates.
  private static let animatableData = "animatableData"

  /// Writes the stored properties of a structure, and its animatable data.
  mutating func writeProperties(_ parameters: [PresentedParameter]) {
    for parameter in parameters { writer.line("var \(parameter.name): \(parameter.typeName)") }
    if parameters.contains(where: { $0.name == Self.animatableData }) { return }
    writer.blank()
    if parameters.count == 1, let only = parameters.first {
      writer.open("var animatableData: Double")
      writer.line("get { \(only.number) }")
      writer.line("set { \(only.name) = \(only.value(of: "newValue")) }")
      writer.close()
      return
    }
    writer.open("var animatableData: AnimatablePair<Double, Double>")
    writer.line("get { AnimatablePair(\(parameters.map { $0.number }.joined(separator: ", "))) }")
    writer.open("set")
    for (parameter, part) in zip(parameters, ["first", "second"]) {
      writer.line("\(parameter.name) = \(parameter.value(of: "newValue.\(part)"))")
    }
    writer.close()
    writer.close()
  }

  /// A name that no other structure has: `RingPercentEffect`.
  mutating func structureName(_ words: [String], end: String) -> String {
    let parts = words.flatMap { $0.split { !($0.isLetter || $0.isNumber) } }
    let base = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + end
    var name = base.first?.isLetter == true ? base : "Own\(base)"
    while name == options.view || !structureNames.insert(name).inserted { name += "2" }
    return name
  }
}
