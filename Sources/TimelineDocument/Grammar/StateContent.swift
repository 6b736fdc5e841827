/// The kind of value that a state must have where it is named.
enum StateContent: Sendable {
  case any, flag, list, number

  /// Whether a state with such a first value is of this kind.
  ///
  /// - Parameter guesses: the result for an expression, whose type is not known yet.
  func includes(_ value: DocumentValue, guesses: Bool) -> Bool {
    switch (self, value) {
    case (.any, _), (.flag, .boolean), (.list, .array), (.number, .number): true
    case (_, .text): guesses
    case (.flag, _), (.list, _), (.number, _): false
    }
  }

  /// The first value with which a missing state is declared.
  var firstValue: String {
    switch self {
    case .any, .number: "0"
    case .flag: "false"
    case .list: "[]"
    }
  }
}
