import SwiftSource

/// A gradient of SwiftUI, by the names of its view and its style.
private enum GradientKind: String, CaseIterable {
  case linearGradient, radialGradient, angularGradient

  init?(_ word: String) {
    let name = word.hasPrefix(".") ? String(word.dropFirst()) : word.lowercasedFirst
    self.init(rawValue: name)
  }

  /// The labels of its arguments that a document has as well.
  var parts: [String] {
    switch self {
    case .linearGradient: ["startPoint", "endPoint"]
    case .radialGradient: ["center", "startRadius", "endRadius"]
    case .angularGradient: ["center", "startAngle", "endAngle"]
    }
  }
}

/// The colors of a gradient, and where they are.
private struct GradientStops {
  var colors: [OutputValue] = []
  var locations: [OutputValue] = []
}

extension Importer {
  /// The modifier of a document for a gradient that reads a state; nil for another value, and for a gradient whose
  /// colors cannot be counted.
  mutating func gradient(_ value: SwiftExpression, _ scope: Scope) -> OutputValue? {
    guard let chain = value.chain, let word = chain.words(in: source).last,
      chain.words(in: source).count == 1, let call = chain.lastCall
    else { return nil }
    return gradient(word, call, value.tokens, scope)
  }

  /// The same for a call, by the word before its arguments.
  mutating func gradient(
    _ word: String, _ call: SwiftCall, _ tokens: Range<Int>, _ scope: Scope
  ) -> OutputValue? {
    guard let kind = GradientKind(word), call.closures.isEmpty,
      canChange(tokens, scope)
    else { return nil }
    var stops: GradientStops?
    var members: [OutputMember] = []
    for argument in call.arguments {
      let label = argument.label.map { source.text($0) } ?? "colors"
      switch label {
      case "colors": stops = colors(argument.value, scope)
      case "stops": stops = self.stops(argument.value, scope)
      case "gradient", "_":
        guard let inner = argument.value.chain?.lastCall?.arguments.first,
          let name = inner.label.map({ source.text($0) })
        else { return nil }
        stops = name == "stops" ? self.stops(inner.value, scope) : colors(inner.value, scope)
      case "angle":
        let text = translation(argument.value.tokens, scope).text
        let end = "(\(text)) + .degrees(360)"
        members.append(
          OutputMember("startAngle", output(text, argument.value.tokens, asNumber: false)))
        members.append(
          OutputMember("endAngle", output(end, argument.value.tokens, asNumber: false)))
      default:
        guard kind.parts.contains(label) else { return nil }
        members.append(OutputMember(label, output(argument.value.tokens, scope)))
      }
    }
    guard let stops, (1...16).contains(stops.colors.count) else { return nil }
    if !stops.locations.isEmpty {
      members.insert(OutputMember("locations", .list(stops.locations)), at: 0)
    }
    return .object([OutputMember(kind.rawValue, .list(stops.colors))] + members)
  }

  /// An array of colors that is written down, that a condition chooses among two of one length, or that has a name.
  private mutating func colors(_ value: SwiftExpression, _ scope: Scope) -> GradientStops? {
    if let elements = list(value) {
      return GradientStops(
        colors: elements.map { output($0.value.tokens, scope, asNumber: false) })
    }
    guard let count = count(value, scope) else { return nil }
    let text = translation(value.tokens, scope).text
    let list = value.chain == nil ? "(\(text))" : text
    return GradientStops(
      colors: (0..<count).map { output("\(list)[\($0)]", value.tokens, asNumber: false) })
  }

  /// An array of `Gradient.Stop` that is written down.
  private mutating func stops(_ value: SwiftExpression, _ scope: Scope) -> GradientStops? {
    guard let elements = list(value) else { return nil }
    var stops = GradientStops()
    for element in elements {
      guard let call = element.value.chain?.lastCall,
        let color = call.argument("color", in: source),
        let location = call.argument("location", in: source)
      else { return nil }
      stops.colors.append(output(color.value.tokens, scope, asNumber: false))
      stops.locations.append(output(location.value.tokens, scope))
    }
    return stops
  }

  private func list(_ value: SwiftExpression) -> [SwiftArgument]? {
    guard let chain = value.chain, chain.suffixes.isEmpty, case .list(let elements) = chain.head
    else { return nil }
    return elements
  }

  /// The number of elements of a named array, or of both arrays of a condition; nil if the source does not say it.
  private func count(_ value: SwiftExpression, _ scope: Scope) -> Int? {
    switch value.kind {
    case .operation(let operands):
      let signs = operands.dropLast().map { source.text($0.tokens.upperBound) }
      guard signs.suffix(2) == ["?", ":"], !signs.dropLast(2).contains("?") else { return nil }
      let counts = operands.suffix(2).map { list($0)?.count ?? count($0, scope) }
      return counts[0] == counts[1] ? counts[0] : nil
    case .chain(let chain):
      guard case .name(let token) = chain.head, chain.suffixes.isEmpty else { return nil }
      return constantCount(source.text(token), scope)
    default: return nil
    }
  }

  /// The number of elements of a constant of the source.
  private func constantCount(_ name: String, _ scope: Scope) -> Int? {
    let type = scope.instance.map { instances[$0].type }
    guard let declaration = type.flatMap({ declaration(name, of: $0) }) ?? program.global(name),
      case .variable(let variable) = declaration.kind, source.has(variable.word, "let")
    else { return nil }
    return variable.value.flatMap(list)?.count
  }
}
