package import Diagnostics
package import TimelineDocument

/// A timeline as a SwiftUI file, and what of it SwiftUI cannot say.
package struct SwiftExport {
  /// The file; nil where something was refused.
  package let text: String?
  /// The parts that were refused, at their places in the document.
  package let diagnostics: DiagnosticList

  /// Exports a timeline.
  package init(_ checked: CheckedTimeline, _ options: SwiftExportOptions) {
    var exporter = Exporter(checked, options)
    let text = exporter.export()
    diagnostics = exporter.diagnostics
    self.text = exporter.diagnostics.hasErrors ? nil : text
  }
}

/// The facts about a file that the user and the run give.
package struct SwiftExportOptions: Sendable {
  /// The name of the view.
  package let view: String
  /// The command line, for the comment at the beginning of the file.
  package let input: String
  /// The columns of numbers that the timeline prints, each of which needs a probe.
  package let columns: [String]
  /// How many rows a recording has in a second.
  package let framesPerSecond: Double
  /// The time of the last row, in seconds.
  package let end: Double
  /// The claims of the timeline, for a test; nil for a file that prints a recording.
  package let claims: [ExportedClaim]?

  package init(
    view: String, input: String, columns: [String], framesPerSecond: Double, end: Double,
    claims: [ExportedClaim]? = nil
  ) {
    self.view = view
    self.input = input
    self.columns = columns
    self.framesPerSecond = framesPerSecond
    self.end = end
    self.claims = claims
  }

  /// The one view of SwiftUI that an exported file uses whose name a view of it might have.
  static let timelineView = "TimelineView"

  /// The name of the view in a file: `CardView` for `samples/card.json`.
  package static func viewName(of file: String) -> String {
    let last = file.split(separator: "/").last ?? ""
    let stem = last.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    let words = stem.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else { return "ExportedView" }
    let view = name.hasSuffix("View") ? name : "\(name)View"
    return view == timelineView ? "Exported\(view)" : view
  }
}
