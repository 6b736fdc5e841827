package import Diagnostics

/// The arguments of a call of an action, as expressions of their own.
package struct CallArguments {
  /// The texts of the arguments, in order.
  package let texts: [ExpressionText]

  /// Takes a call such as `name(1, 'two')` apart; one that cannot be read is reported.
  package init?(_ call: ExpressionText, diagnostics: inout DiagnosticList) {
    let errors = diagnostics.errorCount
    let body = Parser.parse(call, diagnostics: &diagnostics)
    guard diagnostics.errorCount == errors else { return nil }
    switch body.result.kind {
    case .name: texts = []
    case .call(_, let arguments): texts = arguments.map { call.part($0.value.range) }
    default:
      diagnostics.add(
        .error(.expressionSyntax, "'call' must be like \"name(arguments)\"", at: call.fileRange))
      return nil
    }
  }
}
