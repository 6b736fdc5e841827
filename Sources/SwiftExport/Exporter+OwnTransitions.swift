import AnimationEngine
import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// A transition whose attributes the document spells out: a structure that is a Transition, and sees its phase, or a
// modifier with the values of two states.
extension Exporter {
  /// A transition of the document's own; nil for one that is refused.
  mutating func swift(
    _ transition: CustomTransition, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in scope: ScopeIndex
  ) -> WrittenTransition? {
    let place = timeline[index].place.range
    guard !isInStructure else {
      refuse("a transition of its own in 'animatable'", at: place)
      return nil
    }
    guard transition.lists.contains(where: { $0.list == .body }) else {
      return states(transition, of: view, at: place, in: scope)
    }
    return phases(transition, index, of: view, in: scope)
  }

  // MARK: - Two states

  /// `.modifier(active:identity:)`.
  private mutating func states(
    _ transition: CustomTransition, of view: ElementIndex<ViewNode>, at place: Range<Int>,
    in scope: ScopeIndex
  ) -> WrittenTransition? {
    guard let active = attributes(transition.attributes(in: .willAppear), in: scope),
      let identity = attributes(transition.attributes(in: .identity), in: scope)
    else { return nil }
    var all = active
    all += identity.filter { other in !active.contains { $0.name == other.name } }
    var arguments: (active: [String], identity: [String]) = ([], [])
    var probes: [TransitionProbe] = []
    for attribute in all {
      let values = [active, identity].map { list in
        list.first { $0.name == attribute.name }?.value ?? attribute.neutral
      }
      guard let first = values[0], let second = values[1] else {
        refuse("'\(attribute.name)' in one state of a transition alone", at: place)
        return nil
      }
      arguments.active.append("\(attribute.name): \(first)")
      arguments.identity.append("\(attribute.name): \(second)")
      probes.append(
        TransitionProbe(attribute.attribute.rawValue, attribute.type, first, at: second))
    }
    let name = structureName([timeline[view].id ?? ""], end: "TransitionEffect")
    writeEffect(name, all)
    return WrittenTransition(
      text: ".modifier(active: \(name)(\(arguments.active.joined(separator: ", "))), "
        + "identity: \(name)(\(arguments.identity.joined(separator: ", "))))", probes: probes)
  }

  /// The structure of a modifier whose attributes are its properties.
  private mutating func writeEffect(_ name: String, _ attributes: [OwnAttribute]) {
    var structure = SwiftWriter()
    structure.block("private struct \(name): ViewModifier") { writer in
      for attribute in attributes { writer.line("let \(attribute.name): \(attribute.type)") }
      writer.blank()
      writer.block("func body(content: Content) -> some View") { writer in
        writer.line("content")
        writer.indented(by: 1) { writer in
          for attribute in attributes { writer.line(attribute.modifier) }
        }
      }
    }
    structures.append(structure.text)
  }

  /// The attributes of a state, of which the second of a name has its number; nil for those that are refused.
  private mutating func attributes(
    _ modifiers: ElementRange<Modifier>, in scope: ScopeIndex
  ) -> [OwnAttribute]? {
    var attributes: [OwnAttribute] = []
    var counts: [Attribute: Int] = [:]
    for index in modifiers.indices {
      let modifier = ElementIndex<Modifier>(index)
      guard let (attribute, written) = transitionAttribute(modifier, in: scope) else { return nil }
      let count = counts[attribute, default: 0] + 1
      counts[attribute] = count
      attributes.append(OwnAttribute(attribute, count, written))
    }
    return attributes
  }

  /// An attribute that moves with a transition; nil for one that is refused.
  private mutating func transitionAttribute(
    _ modifier: ElementIndex<Modifier>, in scope: ScopeIndex
  ) -> (Attribute, WrittenAttribute)? {
    let place = timeline[modifier].place.range
    guard case .attribute(let index) = timeline[modifier].action, timeline[index].parts.isEmpty,
      timeline[index].attribute.isOfTransitions
    else {
      refuse("this modifier in a transition", at: place)
      return nil
    }
    let setting = timeline[index]
    return attribute(setting, at: place, in: scope).map { (setting.attribute, $0) }
  }
}

// MARK: - Phases

extension Exporter {
  /// A structure that is a Transition.
  private mutating func phases(
    _ transition: CustomTransition, _ index: ElementIndex<Modifier>,
    of view: ElementIndex<ViewNode>, in outer: ScopeIndex
  ) -> WrittenTransition? {
    let place = timeline[index].place.range
    guard timeline.profile >= .ios17 else {
      refuse(
        "a transition by its phase before iOS 17", at: place,
        help: "write its 'active' and 'identity' states")
      return nil
    }
    let scope = checked.scope(inside: outer, openedBy: .modifier(index))
    let modifiers = transition.attributes(in: .identity)
    var probes: [TransitionProbe] = []
    for number in modifiers.indices {
      let modifier = ElementIndex<Modifier>(number)
      guard let (attribute, written) = transitionAttribute(modifier, in: scope) else { return nil }
      probes.append(
        TransitionProbe(
          name: attribute.rawValue, type: written.type,
          values: .expression(written.probed.typed(written.type))))
    }
    let (name, arguments) = writePhases(
      modifiers, transition.hasMotion, of: view, at: place, in: scope)
    return WrittenTransition(
      text: "AnyTransition(\(name)(\(arguments.joined(separator: ", "))))", probes: probes)
  }

  /// Writes the structure of a transition, which is given what it reads.
  private mutating func writePhases(
    _ modifiers: ElementRange<Modifier>, _ hasMotion: Bool, of view: ElementIndex<ViewNode>,
    at place: Range<Int>, in scope: ScopeIndex
  ) -> (name: String, arguments: [String]) {
    let outside = (members, writer)
    members = ViewMembers()
    writer = SwiftWriter()
    if !hasMotion {
      writer.line("static let properties = TransitionProperties(hasMotion: false)")
      writer.blank()
    }
    writer.open("func body(content: Content, phase: TransitionPhase) -> some View")
    writer.line("content")
    writer.indent(by: 1)
    for number in modifiers.indices {
      let modifier = ElementIndex<Modifier>(number)
      if let (_, written) = transitionAttribute(modifier, in: scope) {
        writer.line(written.modifier)
      }
    }
    writer.indent(by: -1)
    writer.close()
    for definition in definitionsOfView() {
      writer.blank()
      for line in definition { writer.line(line) }
    }
    if members.readsReduceMotion {
      refuse("'accessibilityReduceMotion' in a transition of its own", at: place)
    }
    let inside = writer.text
    (members, writer) = outside
    let words = Set(inside.split { !$0.isNamePart })
    var known: Set<String> = []
    let given = visible.reversed().filter {
      known.insert($0.name).inserted && words.contains($0.name[...])
    }.reversed()
    let name = structureName([timeline[view].id ?? ""], end: "Transition")
    var structure = SwiftWriter()
    structure.open("private struct \(name): Transition")
    for value in given {
      if let type = value.type {
        structure.line("let \(value.name): \(type)")
      } else {
        refuse("'\(value.name)', whose type has no name in Swift,", at: place)
      }
    }
    if !given.isEmpty { structure.blank() }
    structure.indentedText(inside)
    structure.close()
    structures.append(structure.text)
    return (name, given.map { "\($0.name): \($0.name)" })
  }
}

/// An attribute of a transition as a property of a modifier.
private struct OwnAttribute {
  let attribute: Attribute
  /// The name of the property.
  let name: String
  let type: ValueType
  /// The value, of a type that Swift knows by itself.
  let value: String
  /// The value of a view without the attribute; nil where there is none.
  let neutral: String?

  init(_ attribute: Attribute, _ count: Int, _ written: WrittenAttribute) {
    self.attribute = attribute
    name = attribute.rawValue + (count > 1 ? "\(count)" : "")
    type = written.type
    value = written.probed.typed(written.type)
    let numbers = attribute.definition.neutral?.map { DecimalText.shortest($0) } ?? []
    switch (type, numbers.count) {
    case (.double, 1): neutral = numbers[0].typed(.double)
    case (.angle, 1): neutral = "Angle.degrees(\(numbers[0]))"
    case (.size, 2): neutral = "CGSize(width: \(numbers[0]), height: \(numbers[1]))"
    default: neutral = nil
    }
  }

  /// The modifier, from its dot on.
  var modifier: String {
    attribute == .blur ? ".blur(radius: \(name))" : ".\(attribute.rawValue)(\(name))"
  }
}

extension Attribute {
  /// Whether a modifier by one value of a probe's type is all of it.
  fileprivate var isOfTransitions: Bool {
    switch self {
    case .opacity, .cornerRadius, .brightness, .saturation, .contrast, .grayscale, .blur,
      .rotationEffect, .hueRotation, .offset, .scaleEffect:
      true
    default: false
    }
  }
}

extension String {
  /// An expression whose type Swift knows without what is around it.
  fileprivate func typed(_ type: ValueType) -> String {
    if hasPrefix("\(type)(") || hasPrefix("\(type).") { return self }
    if hasPrefix("."), !contains(" ") { return "\(type)\(self)" }
    if type == .double, allSatisfy({ $0.isNumber || $0 == "." }) {
      return contains(".") ? self : "\(self).0"
    }
    return contains(" ") ? "(\(self)) as \(type)" : "\(self) as \(type)"
  }
}
