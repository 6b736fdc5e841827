import Diagnostics
import JSONText

extension Fuzzer {
  /// No more documents than this are tried on the way to the smallest one.
  private static let attemptLimit = 5_000

  /// The smallest document found that fails in the way in which a run does; nil for a run that does not fail.
  package func smallest(ofRun run: Int) -> Finding? {
    let candidate = perturbation.candidate(of: run)
    let source = candidate.text(of: original, perturbation.outline)
    guard let failure = failure(of: source) else { return nil }
    var shrinking = Shrinking(
      self, Finding(source: source, failure: failure), attempts: Self.attemptLimit)
    shrinking.simplify(candidate)
    shrinking.removeParts()
    return shrinking.best
  }
}

/// A document that fails, on its way to the smallest one.
private struct Shrinking {
  private let fuzzer: Fuzzer
  private(set) var best: Fuzzer.Finding
  private var attempts: Int

  init(_ fuzzer: Fuzzer, _ finding: Fuzzer.Finding, attempts: Int) {
    self.fuzzer = fuzzer
    best = finding
    self.attempts = attempts
  }

  /// Whether a document fails in the same way; it is the best one then.
  private mutating func accepts(_ source: SourceText) -> Bool {
    guard attempts > 0 else { return false }
    attempts -= 1
    guard let failure = fuzzer.failure(of: source), failure.identity == best.failure.identity else {
      return false
    }
    best = Fuzzer.Finding(source: source, failure: failure)
    return true
  }
}

// MARK: - Fewer differences from the original

extension Shrinking {
  /// Leaves out events, and brings back what needs not differ from the original.
  mutating func simplify(_ candidate: Candidate) {
    var candidate = candidate
    for index in candidate.events.indices.reversed() {
      attempt(&candidate) { $0.events.remove(at: index) }
    }
    attempt(&candidate) { $0.events.sort { $0.index < $1.index } }
    for index in candidate.events.indices {
      for place in candidate.events[index].numbers.keys.sorted(by: Self.isBefore) {
        simplifyNumber(candidate.events[index].numbers[place], in: &candidate) {
          $0.events[index].numbers[place] = $1
        }
      }
    }
    for place in candidate.numbers.keys.sorted(by: Self.isBefore) {
      simplifyNumber(candidate.numbers[place], in: &candidate) { $0.numbers[place] = $1 }
    }
  }

  private static func isBefore(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    range.lowerBound < other.lowerBound
  }

  /// Tries the number of the original, then the number with fewer decimals.
  private mutating func simplifyNumber(
    _ text: String?, in candidate: inout Candidate,
    _ replace: (inout Candidate, String?) -> Void
  ) {
    guard let number = text.flatMap({ Double($0) }) else { return }
    if attempt(&candidate, { replace(&$0, nil) }) { return }
    for decimals in 0...2 {
      guard let short = Double(DecimalText.fixed(number, decimals: decimals)), short != number
      else { return }
      if attempt(&candidate, { replace(&$0, DecimalText.shortest(short)) }) { return }
    }
  }

  @discardableResult
  private mutating func attempt(
    _ candidate: inout Candidate, _ change: (inout Candidate) -> Void
  ) -> Bool {
    var changed = candidate
    change(&changed)
    let source = changed.text(of: fuzzer.original, fuzzer.perturbation.outline)
    guard source.bytes != best.source.bytes, accepts(source) else { return false }
    candidate = changed
    return true
  }
}

// MARK: - Less text

extension Shrinking {
  /// Leaves out elements and members of the document, the outer before the inner, until each is needed.
  mutating func removeParts() {
    var isShorter = true
    while isShorter {
      isShorter = false
      var index = 0
      while let parts = Outline(of: best.source.bytes)?.removableParts, index < parts.count {
        if accepts(best.source.removing(parts[index])) { isShorter = true } else { index += 1 }
      }
    }
  }
}

extension SourceText {
  /// The text without an element or a member, and without the comma that has become too much.
  fileprivate func removing(_ part: Range<Int>) -> SourceText {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    var (start, end) = (part.lowerBound, part.upperBound)
    let before = bytes[..<start].lastIndex { !isBlank($0) }
    let after = bytes[end...].firstIndex { !isBlank($0) }
    if let before, bytes[before] == UInt8(ascii: ",") {
      start = before
    } else if let after, bytes[after] == UInt8(ascii: ",") {
      end = bytes[(after + 1)...].firstIndex { !isBlank($0) } ?? after + 1
    }
    return SourceText(name: name, bytes: Array(bytes[..<start] + bytes[end...]))
  }
}
