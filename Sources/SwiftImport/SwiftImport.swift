package import Diagnostics
import Ordering
import SwiftSource
import TimelineDocument
import TimelineSimulation

/// A document made of Swift sources, and what was found on the way.
package struct SwiftImport: Sendable {
  /// The document; nil where there are errors.
  package let document: [UInt8]?
  /// The document as a value, from which its text is written; nil where there are errors.
  let value: OutputValue?
  /// The offset of each source in the text of all sources together.
  let starts: [Int]
  /// The sources, and behind them those of the values that the options give.
  package let sources: [SourceText]
  /// The diagnostics of each source.
  package let diagnostics: [DiagnosticList]
  /// Ranges of the document with the places of the first source that they come from.
  package let places: [(range: Range<Int>, original: Range<Int>)]
  /// The fates of the tokens of all sources.
  package let account: TokenAccount
  /// The nodes of the sources that could not be read.
  package let unknown: [Range<Int>]

  /// All diagnostics, at their places in the first source; what is wrong with an option is at its beginning.
  package var found: DiagnosticList {
    var list = diagnostics.first ?? DiagnosticList()
    for (source, others) in zip(sources, diagnostics).dropFirst() {
      for other in others.first {
        let message = "\(source.name.escapedForTerminal): \(other.message)"
        list.add(
          other.severity == .error
            ? .error(other.code, message, at: 0..<0, help: other.help)
            : .warning(other.code, message, at: 0..<0, help: other.help))
      }
    }
    return list
  }

  /// Whether a source has an error.
  package var hasErrors: Bool { diagnostics.contains { $0.hasErrors } }

  /// Imports a view of some sources.
  package init(_ sources: [SourceText], _ options: ImportOptions = ImportOptions()) {
    let files = sources.indices
    let sources = sources + options.values.map { $0.source }
    self.sources = sources
    var value: OutputValue?
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for source in sources {
      starts.append(bytes.count)
      let mark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      bytes += mark ? [0x20, 0x20, 0x20] + source.bytes.dropFirst(3) : source.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    let (file, leftOut) = Self.read(bytes, starts, files)
    unknown = file.unknown
    var found = leftOut + file.problems.first
    var account = TokenAccount(count: file.source.tokens.count)
    var document: [UInt8]?
    var places: [(range: Range<Int>, original: Range<Int>)] = []
    if file.problems.hasErrors {
      account.mark(file.source.tokens.indices, .refused)
    } else {
      var attempt = ImportAttempt(Program(file, sourcesFrom: starts), options)
      attempt.run()
      found += attempt.diagnostics
      account = attempt.account
      value = attempt.value
      document = attempt.document
      places = attempt.places
    }
    if document == nil { account.refuseRest() }
    self.account = account
    self.value = value
    self.starts = starts
    self.document = document
    self.places = places
    diagnostics = Self.divided(found, starts, sources)
  }

  /// Reads the sources, and leaves out those that have errors, with a warning for each, as long as there are others.
  ///
  /// - Parameter files: the sources that may be left out.
  private static func read(
    _ text: [UInt8], _ starts: [Int], _ files: Range<Int>
  ) -> (SwiftFile, [Diagnostic]) {
    var bytes = text
    var leftOut: [Int: Diagnostic] = [:]
    while true {
      let file = SwiftFile(bytes, sourceCount: files.count)
      var broken: [Int: Diagnostic] = [:]
      for problem in file.problems.first where problem.severity == .error {
        let index = starts.partitioningIndex { $0 > problem.range.lowerBound } - 1
        broken[index] = broken[index] ?? problem
      }
      let isLeft = leftOut.count + broken.count < files.count
      guard !broken.isEmpty, isLeft, broken.keys.allSatisfy(files.contains) else {
        let warnings = leftOut.sorted { $0.key < $1.key }.map { $0.value }
        return (file, broken.isEmpty ? warnings : [])
      }
      for (index, problem) in broken {
        let message = "this source is left out: \(problem.message)"
        leftOut[index] = .warning(problem.code, message, at: problem.range, help: problem.help)
        let end = starts.indices.contains(index + 1) ? starts[index + 1] : bytes.count
        for place in starts[index]..<end - 1 { bytes[place] = UInt8(ascii: " ") }
      }
    }
  }

  /// Gives each source its diagnostics, with the places in it.
  private static func divided(
    _ diagnostics: [Diagnostic], _ starts: [Int], _ sources: [SourceText]
  ) -> [DiagnosticList] {
    var lists = Array(repeating: DiagnosticList(), count: sources.count)
    for diagnostic in diagnostics {
      let index = max(starts.partitioningIndex { $0 > diagnostic.range.lowerBound } - 1, 0)
      guard lists.indices.contains(index) else { continue }
      let end = sources[index].bytes.count
      let lower = min(diagnostic.range.lowerBound - starts[index], end)
      let upper = min(max(diagnostic.range.upperBound - starts[index], lower), end)
      let message = diagnostic.message.onOneLine
      let help = diagnostic.help?.onOneLine
      lists[index].add(
        diagnostic.severity == .error
          ? .error(diagnostic.code, message, at: lower..<upper, help: help)
          : .warning(diagnostic.code, message, at: lower..<upper, help: help))
    }
    return lists
  }
}

/// Imports a view again and again, without what the document's own checks refuse.
private struct ImportAttempt {
  let program: Program
  let options: ImportOptions
  var diagnostics: [Diagnostic] = []
  var account: TokenAccount
  var document: [UInt8]?
  var value: OutputValue?
  /// Ranges of the document with the places of the sources that they come from.
  var places: [(range: Range<Int>, original: Range<Int>)] = []
  private var refused: [Int: String] = [:]
  private var needsEnd = false
  /// The values of `let` in conditions and before `!` that the document refused, as they are never nil.
  private var neverNil: Set<String> = []
  /// The problem that the document would have with the layout of the views, and the part of the sources that has it.
  private var leavesLayoutOut: (message: String, place: Range<Int>)?
  /// Whether the layout of the views is said; nil where it cannot be.
  private var saysLayout: Bool? = false

  /// Whether views inside themselves are left out.
  private var leavesInnerOut = false

  /// The variables without observers that views read.
  private var shownVariables: Set<String> = []

  /// How many containers inside each other a document may have.
  private static let heightLimit = 120
  /// How many times something is left out.
  private static let limit = 24

  init(_ program: Program, _ options: ImportOptions) {
    self.program = program
    self.options = options
    account = TokenAccount(count: program.source.tokens.count)
  }

  mutating func run() {
    for _ in 0..<Self.limit {
      var importer = Importer(program, options, refused: refused)
      importer.isEndless = needsEnd
      importer.neverNil = neverNil
      importer.saysLayout = saysLayout == true || importer.recordsFrames
      importer.leavesInnerOut = leavesInnerOut
      importer.shownVariables = shownVariables
      let value = importer.importRoot()
      if importer.isTooDeep, !leavesInnerOut {
        leavesInnerOut = true
        continue
      }
      let shown = importer.unobservedInViews
      if !shown.isEmpty {
        shownVariables.formUnion(shown)
        continue
      }
      if importer.needsLayout, saysLayout == false, !importer.keepsConstants {
        saysLayout = true
        continue
      }
      diagnostics = importer.diagnostics
      account = importer.account
      guard let value, !diagnostics.contains(where: { $0.severity == .error }) else { return }
      guard value.height < Self.heightLimit else {
        diagnostics.append(
          .error(.tooDeep, "the views or steps of the view nest too deep for a timeline", at: 0..<0)
        )
        return
      }
      let written = WrittenDocument(value)
      let problems = Self.problems(of: written.bytes)
      if problems.isEmpty {
        document = written.bytes
        self.value = value
        places = written.places
        if let (message, place) = leavesLayoutOut {
          diagnostics.append(
            .warning(.notSimulated, "where the views are is not simulated: \(message)", at: place))
          mark(place, .warned)
        }
        return
      }
      guard learn(problems, written) else {
        if saysLayout == true, let problem = problems.first {
          leavesLayoutOut = (problem.message.withSourceNames, place(of: problem, written))
          saysLayout = nil
          continue
        }
        report(problems, written)
        return
      }
    }
    diagnostics.append(
      .error(.tooMany, "too many parts of the view cannot be imported", at: 0..<0))
  }

  /// The errors of a document, as `check` finds them.
  private static func problems(of document: [UInt8]) -> [Diagnostic] {
    // Each attempt reads the whole view again, so it learns from as many problems as possible.
    var (timeline, found) = CheckedTimeline.read(
      SourceText(name: "<import>", bytes: document), keeping: 1000)
    timeline?.checkColumns(&found)
    if !found.hasErrors { timeline?.rehearse(&found) }
    return found.first.filter { $0.severity == .error }
  }

  /// Notes what must be left out; false where nothing can.
  private mutating func learn(_ problems: [Diagnostic], _ written: WrittenDocument) -> Bool {
    var learned = false
    for problem in problems {
      let isForced = problem.message.hasPrefix("'!' follows")
      guard isForced || problem.message.hasPrefix("'let' in a condition wants an optional") else {
        continue
      }
      let value = String(
        decoding: written.bytes[problem.range].dropLast(isForced ? 1 : 0), as: UTF8.self)
      learned = neverNil.insert(value).inserted || learned
    }
    // Other problems may follow from that one.
    if learned { return true }
    for problem in problems {
      if problem.code == .neverSettles, !needsEnd {
        needsEnd = true
        learned = true
      }
      if problem.code == .neverSettles { continue }
      guard let owner = written.origin(ofByte: problem.range.lowerBound)?.owner,
        refused[owner] == nil
      else { continue }
      refused[owner] = problem.message.withSourceNames
      learned = true
    }
    return learned
  }

  /// Reports what the document would have wrong, at the place in the sources that it comes from.
  private mutating func report(_ problems: [Diagnostic], _ written: WrittenDocument) {
    for problem in problems {
      let place = place(of: problem, written)
      let error = Diagnostic.error(
        problem.code, problem.message.withSourceNames, at: place,
        help: problem.help?.withSourceNames)
      if !diagnostics.contains(error) { diagnostics.append(error) }
      mark(place, .refused)
    }
  }

  /// The part of the sources that a problem of the document comes from; empty where it has none.
  private func place(of problem: Diagnostic, _ written: WrittenDocument) -> Range<Int> {
    written.places.filter { $0.range.contains(problem.range.lowerBound) }
      .min { $0.range.count < $1.range.count }?.original ?? 0..<0
  }

  /// Gives the tokens in a part of the sources a fate.
  private mutating func mark(_ place: Range<Int>, _ fate: TokenAccount.Fate) {
    for token in program.source.tokens.indices
    where place.contains(program.source.tokens[token].range.lowerBound) {
      account.mark(token..<(token + 1), fate)
    }
  }
}
