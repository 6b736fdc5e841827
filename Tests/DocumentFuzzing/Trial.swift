import Diagnostics
import TestSupport

/// A document that shows a fault of the tool, and the fault.
public struct Finding: Error, CustomStringConvertible {
  /// What is wrong.
  public let fault: String
  /// The document.
  public let document: [UInt8]

  public var description: String { "\(fault): \(String(decoding: document, as: UTF8.self))" }
}

/// One input and what must be true of it, decided by a number.
public struct Trial {
  /// What the input is made from.
  public enum Kind: CaseIterable, Sendable {
    /// A sample with changes of its structure.
    case mutatedSample
    /// A document of ours, in all its forms.
    case generated
    /// A sample whose bytes are damaged.
    case damagedBytes
    /// A view in Swift with changes of its structure.
    case mutatedSource
  }

  /// How far an input comes.
  enum Outcome: Int, Comparable {
    case refused, played, exported

    static func < (one: Outcome, other: Outcome) -> Bool { one.rawValue < other.rawValue }
  }

  public let kind: Kind
  private let pool: FragmentPool
  private var random: SeededGenerator
  private let seed: UInt64

  init(_ number: UInt64, of seed: UInt64, from pool: FragmentPool) {
    self.seed = seed &* 0x2545_F491_4F6C_DD1D &+ number
    self.pool = pool
    random = SeededGenerator(seed: self.seed)
    // Most faults are found where most of the document is sound.
    kind =
      switch number % 8 {
      case 0: .generated
      case 1: .damagedBytes
      case 2, 3: .mutatedSource
      default: .mutatedSample
      }
  }

  /// The input, before anything is done with it.
  mutating func document() -> [UInt8] {
    switch kind {
    case .mutatedSample: Array(mutated().text().utf8)
    case .generated: Array(GeneratedDocument.text(seed: seed).utf8)
    case .mutatedSource: Array(mutatedSource().utf8)
    case .damagedBytes: damaged(Array(random.element(of: pool.documents).text().utf8))
    }
  }

  /// Tries an input, and tells what is wrong, or how far it comes.
  func run(on input: [UInt8]) throws(Finding) -> Outcome {
    guard let document = try document(of: input) else { return .refused }
    let playing = Playing(document)
    if let fault = playing.fault { throw Finding(fault: fault, document: input) }
    try checkTexts(of: playing, document)
    if seed % 4 == 0, let fault = playing.returning?.fault {
      throw Finding(fault: fault, document: document)
    }
    switch kind {
    case .mutatedSample: break
    case .mutatedSource:
      if playing.rows == nil {
        throw Finding(fault: "what was imported cannot be played", document: input)
      }
    case .damagedBytes: try compareReaders(document, playing)
    case .generated: try compareForms(document, playing)
    }
    return playing.rows == nil ? .refused : playing.export == nil ? .played : .exported
  }

  /// The document that an input is, or that is made of it; nil for a source that is refused.
  private func document(of input: [UInt8]) throws(Finding) -> [UInt8]? {
    guard kind == .mutatedSource else { return input }
    let importing = Importing(input)
    if let fault = importing.fault { throw Finding(fault: fault, document: input) }
    return importing.document
  }
}

// MARK: - Making

extension Trial {
  private mutating func mutated() -> JSONTree {
    var document = random.element(of: pool.documents)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      random.element(of: Mutation.allCases).apply(to: &document, from: pool, &random)
    }
    return document
  }

  private mutating func mutatedSource() -> String {
    var source = random.element(of: pool.swift.sources)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      random.element(of: SwiftMutation.allCases).apply(to: &source, from: pool.swift, &random)
    }
    return source.text
  }

  private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(random.element(of: Array("{}[],:\"\\0-9.eE\n\u{FF}".utf8)), at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }
}

// MARK: - Oracles

extension Trial {
  /// A message is one line that steers no terminal.
  private func checkTexts(of playing: Playing, _ document: [UInt8]) throws(Finding) {
    for problem in playing.diagnostics.first {
      for text in [problem.message, problem.help ?? ""]
      where text.unicodeScalars.contains(where: { $0.steersTerminals }) {
        throw Finding(fault: "a message has control characters", document: document)
      }
    }
  }

  /// Foundation's reader is laxer in places; where it refuses, ours must.
  private func compareReaders(_ document: [UInt8], _ playing: Playing) throws(Finding) {
    let ours = playing.diagnostics.first.first { $0.code.isAboutText }
    let isRead = IndependentReader.reads(document)
    // Of very many errors only the first are kept.
    if ours == nil, !isRead, playing.diagnostics.droppedCount == 0 {
      throw Finding(fault: "only we read this as JSON", document: document)
    }
    if let ours, isRead, !ours.code.isStricter(ours.message) {
      throw Finding(fault: "only we refuse this: \(ours.message)", document: document)
    }
  }

  /// Documents that mean the same are played the same, or refused for the same reason.
  private func compareForms(_ document: [UInt8], _ playing: Playing) throws(Finding) {
    typealias Form = GeneratedDocument.Form
    let forms: [(String, Form)] = [
      ("its keys in another order", Form(isRearranged: true)),
      ("its actions expanded", Form(isExpanded: true)),
      ("its definitions inlined", Form(isInlined: true)), ("notes", Form(hasNotes: true)),
    ]
    for (name, form) in forms {
      let text = GeneratedDocument.text(seed: seed, form)
      let other = Playing(Array(text.utf8), isExported: false)
      guard other.rows == playing.rows, other.events == playing.events,
        other.refusal == playing.refusal
      else { throw Finding(fault: "another run with \(name)", document: document) }
    }
    let seconds = 1 + Int(seed % 50)
    let text = GeneratedDocument.text(seed: seed, Form(secondsLater: seconds))
    let later = Playing(
      Array(text.utf8), secondsLater: Double(seconds), isExported: false)
    guard later.rowsWithoutTimes == playing.rowsWithoutTimes,
      later.eventsWithoutTimes == playing.eventsWithoutTimes, later.refusal == playing.refusal
    else { throw Finding(fault: "another run \(seconds) s later", document: document) }
  }
}

extension DiagnosticCode {
  fileprivate var isAboutText: Bool {
    switch self {
    case .syntax, .emptyInput, .encoding, .tooDeep, .duplicateKey, .numberRange: true
    default: false
    }
  }

  /// Whether we refuse on purpose what Foundation reads.
  fileprivate func isStricter(_ message: String) -> Bool {
    switch self {
    case .duplicateKey, .tooDeep, .numberRange, .encoding: true
    default: message.contains("comma")
    }
  }
}
