import Diagnostics
import SwiftSource

// The drags that the recorder of an exported view plays.
extension Importer {
  /// Adds `Recorder.shared.drag(from:to:in:rate:along:changed:ended:)`, whose last arguments are methods of the view.
  mutating func addRecordedDrag(
    _ chain: SwiftChain, _ statement: SwiftStatement, _ scope: Scope, _ list: inout StepList
  ) {
    say(statement.tokens)
    guard let call = chain.lastCall else { return }
    var members: [OutputMember] = []
    let keys = [
      ("from", "from"), ("to", "to"), ("in", "duration"), ("rate", "rate"), ("along", "curve"),
    ]
    for (label, key) in keys {
      guard let argument = call.argument(label, in: source) else { continue }
      members.append(OutputMember(key, output(argument.value.tokens, scope)))
    }
    for key in ["changed", "ended"] {
      guard let value = call.argument(key, in: source)?.value else { continue }
      let steps = steps(ofDragMethod: value, scope)
      members.append(OutputMember(key, steps.value))
    }
    list.add("gesture", .object(members))
  }

  /// The steps of a method that takes the value of a drag.
  mutating func steps(ofDragMethod value: SwiftExpression, _ scope: Scope) -> StepList {
    guard let words = value.chain?.words(in: source), let name = words.last,
      case .function(let function, let instance)? = meaning(of: name, in: scope),
      let body = function.body
    else {
      warn(
        .notSimulated, "this gesture calls a function that is not a method of the view",
        at: value.tokens)
      return StepList()
    }
    var inside = Scope(instance: instance)
    for parameter in function.parameters {
      inside.names[source.text(parameter.name)] = .text("value", isDynamic: true)
    }
    sayBraces(body.tokens)
    return leaving("return") { importer in
      importer.deeper(at: body.tokens) { $0.steps(body.statements[...], inside) }
    } ?? StepList()
  }
}
