import CommandLineInterface
import Foundation
import TestSupport
import Testing

/// Each sample has a picture of limited size.
@Suite struct SamplePictureTests {
  @Test func `every sample that shows a number has a picture of at most 30 kB`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RepositoryFiles.path("samples"))
    let samples = names.filter { $0.hasSuffix(".json") }
    #expect(samples.count > 70)
    for name in samples {
      let run = runInMemory("plot", "samples/\(name)", "-f", "svg", "-q")
      #expect(
        run.status == .success || run.errors.contains("nothing in this is a number"), "\(name)")
      #expect(run.output.utf8.count <= 30_000, "\(name): \(run.output.utf8.count)")
    }
  }
}
