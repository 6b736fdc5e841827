import CommandLineInterface
import TestSupport
import Testing

/// Five public articles as documents: their expressions and closures are pasted unchanged, but for JSON's own
/// escapes.
@Suite struct ArticleDocumentTests {
  static let articles = [
    "completion_callback", "pausing", "transactions", "animatable_modifiers", "async_animations",
  ]

  @Test(arguments: articles)
  func `an article plays as it says`(_ name: String) throws {
    let files = ["article.json": try text(name)]
    #expect(runInMemory("check", "--strict", "article.json", files: files).status == .success)
    let run = runInMemory("test", "article.json", files: files)
    #expect(run.status == .success)
    #expect(run.output.contains("\nok 1 - "))
    #expect(!run.output.contains("\nnot ok"))
  }

  private func text(_ name: String) throws -> String {
    let path = "Tests/CommandLineInterfaceTests/Articles/\(name).json"
    return String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
  }

  /// A line that one of them has, and the expectation that fails without it.
  @Test(arguments: [
    ("completion_callback", "return false", "return true", "observer_finished is 0"),
    ("pausing", "duration * (1", "duration * (2", "text_rotationEffect is 240"),
    ("transactions", "$0.animation = .linear\\n", "$0.animation = nil\\n", "every_opacity is 0.5"),
    ("transactions", "transaction.isContinuous = true\\n", "\\n", "dragged_offset_y is 0.6"),
    ("animatable_modifiers", "n - 1, n + 0", "n - 0, n + 0", "counter_digits is"),
    ("async_animations", "$0.id == movie.id", "$0.id != movie.id", "is 'Edge of Tomorrow'"),
  ])
  func `each line counts`(_ name: String, _ line: String, _ other: String, _ says: String) throws {
    let text = try text(name)
    #expect(text.contains(line))
    let run = runInMemory(
      "test", "changed.json", files: ["changed.json": text.replacing(line, with: other)])
    #expect(run.status != .success)
    if !says.isEmpty {
      #expect(
        run.output.split(separator: "\n").contains { $0.hasPrefix("not ok") && $0.contains(says) })
    }
  }
}
