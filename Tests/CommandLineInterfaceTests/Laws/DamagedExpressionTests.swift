import CommandLineInterface
import TestSupport
import Testing

/// A document whose texts are damaged, but which is JSON still: most of it goes on to be expressions.
@Suite struct DamagedExpressionTests {
  /// What is put into a text; no quote and no backslash, which JSON would notice first.
  private static let pieces = [
    "(", ")", "[", "]", "{", "}", "+", "- ", "*", "/", "?", ":", ",", ".", " ", "$", "$0", "'", "!",
    "&&", "==", "..<", "1", "0.5", "nil", "true", "let ", "return ", "in ", "()", "[]", "x",
  ]

  /// The places inside the texts of a document, keys included.
  private static func insides(_ text: [Character]) -> [Int] {
    var places: [Int] = []
    var isInside = false
    for (place, character) in text.enumerated() {
      if character == "\"" {
        isInside.toggle()
      } else if isInside {
        places.append(place)
      }
    }
    return places
  }

  private static func damaged(_ document: String, _ random: inout SeededGenerator) -> String {
    var text = Array(document)
    let places = insides(text)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      // From the end on, a place stays what it is; two at one place are as good.
      let place = random.element(of: places)
      guard place < text.count, text[place] != "\"" else { continue }
      if random.oneIn(3) {
        text.remove(at: place)
      } else {
        text.insert(contentsOf: random.element(of: Self.pieces), at: place)
      }
    }
    return String(text)
  }

  /// One process would end with the first of them that is not seen to be wrong and cannot be played.
  @Test(arguments: SampleTests.samples.sampled(every: 3))
  func `what is played was checked, and what was not is an error at its place`(
    sample: String
  ) throws {
    let document = String(
      decoding: try RepositoryFiles.bytes("samples/\(sample).json"), as: UTF8.self)
    var random = SeededGenerator(seed: sample.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<12 {
      let damaged = Self.damaged(document, &random)
      let run = runInMemory(
        "trace", "--at", "0,0.3,1", "--quiet", "-", input: damaged)
      let isRefused = run.status == .invalidInput && run.output.isEmpty
      #expect(run.status == .success || isRefused, "\(random): \(damaged)")
      #expect(isRefused == run.errors.contains(" error: "))
      #expect(!run.errors.contains("a fault of the tool"), "\(damaged)")
    }
  }
}
