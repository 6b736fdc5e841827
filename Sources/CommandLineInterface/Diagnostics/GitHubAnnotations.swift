import Diagnostics
import JSONText
import TimelineDocument

/// Diagnostics as workflow commands, one per line, which GitHub Actions shows beside the lines of a change.
///
///     ::error file=fade.json,line=3,col=12,title=unknown-curve::unknown curve 'easeInn'
struct GitHubAnnotations {
  private(set) var text = ""

  /// Adds the diagnostics of one input.
  mutating func add(_ diagnostics: DiagnosticList, of source: SourceText) {
    let file = "file=\(Self.property(source.name.escapedForTerminal))"
    for diagnostic in diagnostics.first { text += Self.render(diagnostic, of: source, file) + "\n" }
    if diagnostics.droppedCount > 0 {
      text += "::notice \(file)::and \(diagnostics.droppedCount) more\n"
    }
  }

  private static func render(
    _ diagnostic: Diagnostic, of source: SourceText, _ file: String
  ) -> String {
    let position = source.position(ofByte: diagnostic.range.lowerBound)
    let help = diagnostic.helpLine(in: source).map { "\nhelp: \($0)" } ?? ""
    return "::\(diagnostic.severity.command) \(file),line=\(position.line),col=\(position.column),"
      + "title=\(property(diagnostic.code.rawValue))::\(data(diagnostic.message + help))"
  }

  /// Adds an error other than a diagnostic: its lines, beside a place of a file or the file alone.
  static func error(
    _ title: String, _ lines: String, in file: String, at position: TextPosition?
  ) -> String {
    let place = position.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let text = lines.last == "\n" ? String(lines.dropLast()) : lines
    return "::error file=\(property(file))\(place),title=\(property(title))::\(data(text))\n"
  }

  /// A text that ends neither the command nor the line.
  private static func data(_ text: String) -> String {
    escape(text) { scalar in scalar == "%" || scalar == "\r" || scalar == "\n" }
  }

  /// A text that does not end a property either.
  private static func property(_ text: String) -> String {
    escape(data(text)) { scalar in scalar == ":" || scalar == "," }
  }

  private static func escape(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        escaped += scalar.value < 16 ? "%0" : "%"
        escaped += String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Diagnostic.Severity {
  /// The command that shows it.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}
