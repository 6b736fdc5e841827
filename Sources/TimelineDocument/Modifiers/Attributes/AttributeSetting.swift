import Diagnostics
import ExpressionLanguage

/// A modifier that gives a view one of SwiftUI's attributes.
package struct AttributeSetting: Hashable, Sendable {
  package let attribute: Attribute
  package let value: AttributeValue
  /// The arguments beside the value.
  package let parts: [AttributePart: AttributeValue]
  /// Where the view is in a frame.
  package var alignment = AlignmentSetting.center

  /// The value of a part.
  package subscript(part: AttributePart) -> AttributeValue? { parts[part] }
}

/// How the value of an attribute is written, whatever its kind.
package enum AttributeValue: Hashable, Sendable {
  /// One value for all of it: a number or an expression.
  case whole(DocumentValue)
  /// A value for each component of the type, in its order; nil for one that is not written.
  case components(ElementRange<DocumentValue?>)
}

extension TimelineChecker {
  mutating func check(_ setting: AttributeSetting, in scope: ScopeIndex) {
    check(setting.value, in: scope)
    for part in setting.attribute.parts {
      if let value = setting[part] { check(value, in: scope) }
    }
    checkLocations(of: setting)
  }

  /// Each colour of a gradient has one location, or none of them has one.
  private mutating func checkLocations(of setting: AttributeSetting) {
    guard let locations = setting[.locations].map(written),
      let first = locations.first, let last = locations.last
    else { return }
    let colors = written(setting.value)
    guard locations.count != colors.count else { return }
    diagnostics.add(
      .error(
        .outOfRange,
        "'\(setting.attribute.rawValue)' has \(counted(colors.count, "colour")) and "
          + "\(counted(locations.count, "location"))",
        at: first.place.lowerBound..<last.place.upperBound,
        help: "write one location for each colour, or none at all"))
  }

  /// The components of a value that are written.
  private func written(_ value: AttributeValue) -> [DocumentValue] {
    guard case .components(let parts) = value else { return [] }
    return timeline[parts].compactMap { $0 }
  }

  /// Checks the value of an attribute, however it is written.
  mutating func check(_ value: AttributeValue, in scope: ScopeIndex) {
    switch value {
    case .whole(let value): check(value, in: scope)
    case .components(let components):
      for case let component? in timeline[components] { check(component, in: scope) }
    }
  }
}
