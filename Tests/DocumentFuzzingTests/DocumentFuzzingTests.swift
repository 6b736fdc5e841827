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
    var count = Fuzzing.Count()
    for number in 0..<40 as Range<UInt64> { try fuzzing.tryInput(number, count: &count) }
    #expect(count.tried == 40)
    #expect(count.played > 5)
  }

  private static let findings: [String] =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: RepositoryFiles.path("Tests/DocumentFuzzingTests/Findings"))) ?? []).sorted()

  @Test(arguments: findings)
  func `what was found once is mended`(name: String) throws {
    let document = try RepositoryFiles.bytes("Tests/DocumentFuzzingTests/Findings/\(name)")
    #expect(Fuzzing.fault(of: document) == nil)
  }
}
