import AnimationEngine
import ExpressionLanguage
import TimelineDocument

/// The attributes of a view in each phase of a transition that the document spells out.
struct TransitionAttributes {
  let willAppear: [Setting]
  let identity: [Setting]
  let didDisappear: [Setting]

  /// An attribute in one of the phases.
  struct Setting {
    let name: String
    let suffixes: [String]
    let type: AnimatableType
    let value: Components
    /// The value of the attribute where it is not written; nil for one that must be.
    let neutral: Components?
  }

  /// The effects of the transition, of which several may have the same name: an attribute that a phase lacks comes from, or goes to, what the view
  /// is without it.
  ///
  /// - Complexity: O(*n*) for *n* attributes.
  func effects(at place: SourceRange) throws(EvaluationError) -> [TransitionEffect] {
    let phases = [willAppear, identity, didDisappear].map { Self.named($0) }
    let settings = phases.map { Self.byName($0) }
    var effects: [TransitionEffect] = []
    var names: Set<String> = []
    for (name, attribute) in phases.joined() where names.insert(name).inserted {
      var values: [Components] = []
      for phase in settings {
        let setting = phase[name]
        guard let value = setting?.value ?? attribute.neutral else {
          throw EvaluationError(
            .other("'\(name)' must be in both states of the transition"), at: place.range)
        }
        guard value.count == attribute.value.count,
          setting.map({ $0.suffixes == attribute.suffixes }) ?? true
        else {
          let message = "'\(name)' must have the same components in both states of the transition"
          throw EvaluationError(.other(message), at: place.range)
        }
        values.append(value)
      }
      effects.append(
        TransitionEffect(
          name: attribute.name, suffixes: attribute.suffixes, type: attribute.type,
          willAppear: values[0],
          identity: values[1], didDisappear: values[2]))
    }
    return effects
  }

  /// The attributes of a state by their names, of two with one name the first.
  private static func byName(_ attributes: [(String, Setting)]) -> [String: Setting] {
    var found: [String: Setting] = [:]
    for (name, attribute) in attributes where found[name] == nil { found[name] = attribute }
    return found
  }

  /// The attributes of a state with their names, the second of a name with its number.
  private static func named(_ attributes: [Setting]) -> [(String, Setting)] {
    var counts: [String: Int] = [:]
    return attributes.map { attribute in
      let count = counts[attribute.name, default: 0] + 1
      counts[attribute.name] = count
      return (count == 1 ? attribute.name : "\(attribute.name)_\(count)", attribute)
    }
  }
}

extension TransitionAttributes.Setting {
  /// One of SwiftUI's attributes; nil for a text, and where nothing is written.
  init?(_ attribute: Attribute, _ components: [AttributeComponent], _ value: Components) {
    let definition = attribute.definition
    self.init(
      attribute.rawValue, definition.type, components, value,
      neutral: definition.neutral.map { definition.type.moving(Components($0)) })
  }

  /// A part that is written beside an attribute.
  init?(_ part: AttributePart, of attribute: Attribute, _ value: Components) {
    self.init(
      "\(attribute.rawValue)_\(part.rawValue)", part.type, part.type.components, value,
      neutral: part.type.defaults)
  }

  /// A value under a name of the document's own.
  init?(_ name: String, _ value: Value) {
    guard let shape = OutputShape(value), shape.isAnimatable, let components = Components(value)
    else { return nil }
    self.init(
      name: name, suffixes: shape.suffixes, type: shape.type, value: components, neutral: nil)
  }

  private init?(
    _ name: String, _ type: AttributeType, _ components: [AttributeComponent],
    _ value: Components, neutral: Components?
  ) {
    guard !components.isEmpty,
      let animatable = AnimatableType(type, componentCount: components.count)
    else { return nil }
    let suffixes = components.flatMap { $0.columns }.map { $0.isEmpty ? "" : "_\($0)" }
    self.init(name: name, suffixes: suffixes, type: animatable, value: value, neutral: neutral)
  }
}

extension AttributeType {
  /// The value whose components are not written.
  fileprivate var defaults: Components? {
    let values = components.compactMap { $0.defaultValue }
    return values.count == components.count ? moving(Components(values.joined())) : nil
  }
}
