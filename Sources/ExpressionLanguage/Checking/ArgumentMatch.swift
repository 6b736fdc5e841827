import Diagnostics

/// Which argument of a call goes to which parameter of a row.
struct ArgumentMatch {
  let row: Builtin
  /// For each parameter the arguments it takes; none when its standard value is used.
  private let places: [[Int]]

  /// Matches labels and counts, as Swift does: in order, leaving out what has a standard value.
  init?(_ row: Builtin, _ arguments: [SyntaxArgument]) {
    var next = 0
    var places: [[Int]] = []
    for parameter in row.parameters ?? [] {
      if next < arguments.count, parameter.takes(arguments[next]) {
        var taken = [next]
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil {
          taken.append(next)
          next += 1
        }
        places.append(taken)
      } else if parameter.standard != nil || parameter.isVariadic {
        places.append([])
      } else {
        return nil
      }
    }
    guard next == arguments.count else { return nil }
    self.row = row
    self.places = places
  }

  /// The arguments that a parameter takes.
  func arguments(of parameter: Int) -> [Int] { places[parameter] }

  /// The parameter that takes an argument.
  func parameter(of argument: Int) -> Builtin.Parameter? {
    guard let place = places.firstIndex(where: { $0.contains(argument) }) else { return nil }
    return row.parameters?[place]
  }
}

extension Builtin.Parameter {
  /// Whether the parameter accepts an argument, by its label.
  fileprivate func takes(_ argument: SyntaxArgument) -> Bool {
    if argument.label?.text == label { return true }
    // A trailing closure needs no label.
    if case .function = type, case .closure = argument.value.kind { return argument.label == nil }
    return false
  }
}

extension BodyChecker {
  /// Reports the arguments of a call that no row accepts.
  mutating func refuseArguments(of rows: [Builtin], _ site: CallSite) -> TypedExpression {
    // The row with the most labels in common is the one that was probably meant.
    let labels = Set(site.arguments.compactMap { $0.label?.text })
    let closest = rows.max { first, second in
      first.commonLabels(labels) < second.commonLabels(labels)
    }
    _ = checkLoosely(site.arguments, site.range)
    guard let row = closest, let parameters = row.parameters else {
      return refuseParentheses(of: site.name.text, site)
    }
    let help =
      (labels.isEmpty ? nil : anotherName(site, row)).map { "write \($0)" }
      ?? "it is \(row.signature)"
    let known = parameters.compactMap { $0.label }
    for argument in site.arguments {
      guard let label = argument.label, !known.contains(label.text) else { continue }
      let others = Set(rows.flatMap { $0.parameters ?? [] }.compactMap { $0.label })
      return fail(
        .wrongArguments, "'\(row.name)' has no argument '\(label.text.escapedForMessage):'",
        at: label.range, help: didYouMean(label.text, among: others) ?? help)
    }
    return refuseOrder(row, parameters, site, help)
  }

  /// A static member beside a row that takes the arguments: `.interpolatingSpring(mass: …)`.
  private func anotherName(_ site: CallSite, _ row: Builtin) -> String? {
    guard case .type = row.owner else { return nil }
    let other = Builtins.rows(of: row.owner).first {
      $0.parameters != nil && $0.name != row.name && ArgumentMatch($0, site.arguments) != nil
    }
    return other.map { ".\($0.signature)" }
  }

  private mutating func refuseOrder(
    _ row: Builtin, _ parameters: [Builtin.Parameter], _ site: CallSite, _ help: String
  ) -> TypedExpression {
    var rest = parameters[...]
    for argument in site.arguments {
      guard let index = rest.firstIndex(where: { $0.takes(argument) }) else {
        let (message, label) = misplaced(argument, rest, site)
        return fail(.wrongArguments, message, at: argument.place, help: label ?? help)
      }
      if let skipped = rest[..<index].first(where: { $0.standard == nil && !$0.isVariadic }) {
        return fail(
          .wrongArguments, missing(skipped, row), at: argument.place, help: help)
      }
      rest = rest[(rest[index].isVariadic ? index : index + 1)...]
    }
    let left = rest.first { $0.standard == nil && !$0.isVariadic }
    return fail(
      .wrongArguments,
      left.map { missing($0, row) } ?? "the arguments do not fit '\(row.name)'",
      at: site.range, help: help)
  }

  private func missing(_ parameter: Builtin.Parameter, _ row: Builtin) -> String {
    let name = parameter.label.map { "'\($0):'" } ?? "of type \(parameter.type)"
    return "'\(row.name)' lacks the argument \(name)"
  }

  /// Why an argument cannot be where it is, and what to write if it lacks its label.
  private func misplaced(
    _ argument: SyntaxArgument, _ rest: ArraySlice<Builtin.Parameter>, _ site: CallSite
  ) -> (message: String, help: String?) {
    if let label = argument.label {
      return ("the argument '\(label.text.escapedForMessage):' is in the wrong place", nil)
    }
    guard let label = rest.lazy.compactMap({ $0.label }).first else {
      return ("'\(site.name.text)' takes no more arguments", nil)
    }
    let written = spelling(argument.value.range).map { "write \(label): \($0)" }
    return ("the argument needs its label '\(label):'", written)
  }
}

extension SyntaxArgument {
  /// The bytes of the argument, its label included.
  var place: Range<Int> {
    (label?.range.lowerBound ?? value.range.lowerBound)..<value.range.upperBound
  }
}

extension Builtin {
  fileprivate func commonLabels(_ labels: Set<String>) -> Int {
    (parameters ?? []).count { $0.label.map(labels.contains) ?? false }
  }
}
