// How the values of attributes are written.
extension AttributeType {
  /// Whether a number is the whole value.
  var takesNumber: Bool { components(of: 0) != nil }

  /// Whether an expression can be the whole value; Swift has no type for a part of a path or an axis.
  var takesExpression: Bool {
    switch self {
    case .span, .axis, .strokeStyle, .colors, .locations: false
    case .number, .angle, .color, .offset, .point, .size, .scale, .unitPoint, .insets, .transform,
      .shadow, .text:
      true
    }
  }

  /// Whether the value is an array of as many components as are written.
  var isList: Bool { self == .colors || self == .locations }

  /// Whether the value can be an object of components.
  var takesObject: Bool { components.count > 1 && !isList }

  /// Whether it can be an array of components: their order says which is which where all are numbers.
  var takesArray: Bool {
    isList || takesObject && components.allSatisfy { $0.type == .number }
  }

  /// How many components such an array has.
  var arrayCounts: ClosedRange<Int> { (isList ? 1 : components.count)...components.count }

  /// The accepted values, as the end of the sentence "... must be".
  var phrase: String {
    switch self {
    case .number: "a number or an expression"
    case .angle: "an angle such as \".degrees(90)\""
    case .color: "a colour such as \".red\", \"'#ff3b30'\" or \(componentsPhrase)"
    case .offset: "\(componentsPhrase) or an expression such as \"CGSize(width: 1, height: 2)\""
    case .point: "\(componentsPhrase) or an expression such as \"CGPoint(x: 1, y: 2)\""
    case .size: "\(componentsPhrase) or an expression such as \"CGSize(width: 1, height: 2)\""
    case .scale: "a number, \(componentsPhrase) or an expression"
    case .span, .axis: componentsPhrase
    case .transform:
      "\(componentsPhrase) or an expression such as \"CGAffineTransform(rotationAngle: .pi)\""
    case .insets:
      "a number, \(componentsPhrase), an object such as {\"leading\": 8} or an expression"
    case .shadow: "a radius or an object such as {\"radius\": 8, \"y\": 2}"
    case .strokeStyle: "\(componentsPhrase) or an object such as {\"dashPhase\": 8}"
    case .colors: "an array of colours such as [\".red\", \".blue\"]"
    case .locations: "an array of numbers such as [0, 0.3, 1]"
    case .unitPoint: "\(componentsPhrase) or an expression such as \".topLeading\""
    case .text: "an expression that is a text, such as \"'Hello'\""
    }
  }

  /// The number of components that an array has, with their names.
  var countsPhrase: String {
    switch self {
    case .colors: "\(arrayCounts.lowerBound) to \(arrayCounts.upperBound) colours"
    case .locations: "\(arrayCounts.lowerBound) to \(arrayCounts.upperBound) numbers"
    default: "\(components.count) numbers, \(componentsPhrase)"
    }
  }

  /// `[x, y]`
  var componentsPhrase: String { "[" + components.map { $0.name }.joined(separator: ", ") + "]" }
}
