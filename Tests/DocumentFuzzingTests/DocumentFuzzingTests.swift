import DocumentFuzzing
import Foundation
import TestSupport
import Testing

/// A small part of what `DocumentFuzzer` tries for minutes, and all that it has found.
@Suite struct DocumentFuzzingTests {
  @Test(arguments: Array(1...8 as ClosedRange<UInt64>))
  func `inputs are refused with a place or played, and the same in each spelling`(
    seed: UInt64
  ) throws {
    let fuzzing = try Fuzzing(seed: seed)
    var counts: [Trial.Kind: Fuzzing.Count] = [:]
    for number in 0..<40 as Range<UInt64> { try fuzzing.tryInput(number, counts: &counts) }
    #expect(counts.values.reduce(0) { $0 + $1.tried } == 40)
    #expect(counts.values.reduce(0) { $0 + $1.played } > 5)
    #expect(counts[.generated].map { $0.played == $0.tried } == true)
  }

  @Test func `inputs of each kind are played and exported`() throws {
    let fuzzing = try Fuzzing(seed: 9)
    var counts: [Trial.Kind: Fuzzing.Count] = [:]
    for number in 0..<160 as Range<UInt64> { try fuzzing.tryInput(number, counts: &counts) }
    for kind in Trial.Kind.allCases {
      let count = try #require(counts[kind])
      #expect(count.played > 0, "\(kind)")
      // Generated documents read the environment, and damaged ones are hardly ever played.
      let isExported = kind == .mutatedSample || kind == .mutatedSource
      #expect(count.exported > 0 || !isExported, "\(kind)")
    }
  }

  private static let findings: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.path("Tests/DocumentFuzzingTests/Findings"))) ?? []).sorted()

  @Test(arguments: findings)
  func `what was found once is mended`(name: String) throws {
    let input = try RepositoryFiles.bytes("Tests/DocumentFuzzingTests/Findings/\(name)")
    let fault =
      name.hasSuffix(".swift.txt") ? Fuzzing.fault(ofSource: input) : Fuzzing.fault(of: input)
    #expect(fault == nil)
  }
}
