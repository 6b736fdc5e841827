import Diagnostics
import JSONText
import Testing
import TimelineDocument

/// A document with a `»` in front of each place where something is wrong.
///
/// The lines and columns that are expected come from counting characters, not from the reader.
struct MarkedDocument {
  let text: String
  /// `line:column` of each mark.
  let places: [String]

  init(_ marked: String) {
    var text = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      if scalar == "»" {
        places.append("\(line):\(column)")
        continue
      }
      text.unicodeScalars.append(scalar)
      column += 1
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    self.text = text
    self.places = places
  }

  var source: SourceText { SourceText(name: "test", bytes: Array(text.utf8)) }
}

extension SourceText {
  /// What is wrong with the document, each as `line:column code`.
  var problems: [String] {
    CheckedTimeline.read(self).diagnostics.first.map { diagnostic in
      let position = position(ofByte: diagnostic.range.lowerBound)
      return "\(position.line):\(position.column) \(diagnostic.code.rawValue)"
    }
  }

  /// The helps of what is wrong; an empty text for none.
  var helps: [String] { CheckedTimeline.read(self).diagnostics.first.map { $0.help ?? "" } }
}

/// A wrong document and what must be said about it, a line for each mark.
struct WrongDocument: CustomTestStringConvertible {
  let marked: String
  let codes: [String]
  /// The help of the first problem; nil where none may be given.
  let help: String?

  init(_ marked: String, _ codes: String..., help: String? = nil) {
    self.marked = marked
    self.codes = codes
    self.help = help
  }

  var testDescription: String { marked }

  /// A document whose only events are these.
  static func events(_ events: String, _ codes: String, help: String? = nil) -> WrongDocument {
    let head = #"{ "state": { "x": 0, "flag": false, "list": [] }, "events": ["#
    return WrongDocument("\(head)\(events)] }", codes, help: help)
  }

  /// A document with one event at 0, which has these members beside its time.
  static func event(_ members: String, _ codes: String, help: String? = nil) -> WrongDocument {
    events("{ \"at\": 0, \(members) }", codes, help: help)
  }

  /// Checks that the reader says exactly this.
  func check(_ location: Testing.SourceLocation = #_sourceLocation) {
    let document = MarkedDocument(marked)
    let expected = zip(document.places, codes).map { "\($0) \($1)" }
    #expect(document.places.count == codes.count, sourceLocation: location)
    #expect(document.source.problems == expected, sourceLocation: location)
    #expect(document.source.helps.first == (help ?? ""), sourceLocation: location)
    checkHelp(location)
  }

  /// Checks that the help, pasted back, gives a document without the error. Where it asks for a decision, a table
  /// says the document that it leads to.
  func checkHelp(_ location: Testing.SourceLocation = #_sourceLocation) {
    guard help != nil, let followed = FollowedHelp(MarkedDocument(marked).source) else { return }
    #expect(throws: Never.self, "\(followed.help)", sourceLocation: location) {
      let remaining =
        try followed.remaining()
        ?? CorrectedDocuments.byHelp[followed.help].map { followed.remaining(in: $0) }
      #expect(remaining == [], "\(followed.help)", sourceLocation: location)
    }
  }
}
