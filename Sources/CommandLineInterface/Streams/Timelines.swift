import Diagnostics
import SwiftImport

// The one place where a source becomes a timeline.

extension Invocation {
  /// Reads a timeline; of a view in Swift it is made. Its diagnostics have the places of what was read.
  func timeline(
    _ input: InputOperand, on console: any Console
  ) throws(CommandFailure) -> SourceText {
    SourceText(timelineIn: try console.source(input), imports)
  }

  /// The same of a command that continues without it.
  func readingTimeline(
    _ input: InputOperand, on console: any Console
  ) -> Result<SourceText, UnreadableInput> {
    console.reading(input).map { SourceText(timelineIn: $0, imports) }
  }

  /// Refuses options of a view in Swift where there is none.
  func checkImports(_ inputs: [InputOperand]) throws(CommandFailure) {
    var words = imports
    words.size = nil
    guard command != .`import`, words != ImportOptions(), !inputs.contains(where: { $0.isSwift })
    else { return }
    throw usage("'--view', '--tap' and the like are for a view in a '.swift' file")
  }
}

extension InputOperand {
  /// Whether the input is a view in Swift.
  fileprivate var isSwift: Bool { displayName.hasSuffix(".swift") }
}
