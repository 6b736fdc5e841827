import CommandLineInterface
import Diagnostics
import ExpressionLanguage
import Foundation
import TestSupport
import Testing
import TimelineSimulation

@testable import TimelineDocument

/// The manual pages name everything there is, and nothing else.
@Suite(.serialized) struct ManualTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try RepositoryFiles.bytes(path), as: UTF8.self)
  }

  @Test(arguments: GeneratedPart.all.map(\.name))
  func `a part of a page is what the tables say`(name: String) throws {
    let part = try #require(GeneratedPart.all.first { $0.name == name })
    let written = try #require(
      part.written(in: try text(part.page)), "\(part.page) has no room for '\(name)'")
    if Recording.isOn, written != part.text {
      try Recording.replace(part.marked(written), with: part.marked(part.text), in: part.page)
    } else {
      #expect(
        written == part.text,
        "\(part.page), '\(name)': record it with INBETWEEN_RECORD_GOLDENS=1, and read it")
    }
  }

  @Test(arguments: ["man/inbetween.1", "man/inbetween-timeline.5"])
  func `a page has room for nothing that no table fills`(page: String) throws {
    let names = GeneratedPart.names(in: try text(page))
    let known = GeneratedPart.all.filter { $0.page == page }.map(\.name)
    #expect(names.sorted() == known.sorted())
  }

  @Test func `a change of a generated part is noticed`() {
    let part = GeneratedPart(page: "x.1", name: "keys", text: "one\n")
    let page = ".Dd\n" + part.marked("two\n") + ".Sh END\n"
    #expect(part.written(in: page) == "two\n")
    #expect(GeneratedPart.names(in: page) == ["keys"])
    #expect(GeneratedPart(page: "x.1", name: "other", text: "").written(in: page) == nil)
  }

  @Test func `every command and every option stands in the manual`() throws {
    let page = try text("man/inbetween.1")
    for command in Command.allCases {
      #expect(page.contains(".Ss inbetween \(command.rawValue)\n"))
    }
    for option in Command.allCases.flatMap(\.options) {
      let name = ManualText.argument(option.name)
      #expect(page.contains(".It Fl -\(name)") || page.contains(" , Fl -\(name)"), "\(name)")
    }
  }

  @Test func `an option is explained at length, once`() {
    for option in ManualOption.all {
      let details = Set(option.uses.map(\.option.details))
      let name = option.uses[0].option.name
      #expect(details.count == 1, "\(name) has two long helps")
      guard !["help", "version"].contains(name) else { continue }
      #expect(details.allSatisfy { $0.count > 30 && $0.hasSuffix(".") }, "\(name): \(details)")
    }
  }

  @Test func `every command stands in the table of the README`() throws {
    let page = try text("README.md")
    let rows = page.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| `(\w+)` \|/)?.1 }
    for command in Command.allCases where command != .help {
      #expect(rows.contains(Substring(command.rawValue)), "\(command.rawValue)")
    }
  }

  @Test func `every word of the events is explained, in its order`() throws {
    let page = try text("man/inbetween.1")
    #expect(Self.tags(under: "Words of events", in: page) == EventWord.allCases.map(\.rawValue))
    #expect(Self.tags(under: "Words of details", in: page) == EventDetail.allCases.map(\.rawValue))
  }

  @Test func `every code of a message is explained, in its order`() throws {
    let page = try text("man/inbetween.1")
    #expect(Self.tags(under: "Codes", in: page) == DiagnosticCode.allCases.map(\.rawValue))
  }

  @Test func `every exit status is explained, in its order`() throws {
    let page = try text("man/inbetween.1")
    let known = [0, 1, 64, 65, 66, 70, 73, 74].compactMap(ExitStatus.init).map { "\($0.rawValue)" }
    #expect(Self.tags(under: "EXIT STATUS", in: page) == known)
  }

  @Test func `every clock and profile is explained`() throws {
    let page = try text("man/inbetween-timeline.5")
    #expect(Self.tags(under: "Clocks", in: page) == ClockKind.allCases.map(\.rawValue))
    #expect(Self.tags(under: "Profiles", in: page) == Profile.allCases.map(\.rawValue))
  }

  @Test func `every fault has a row with the profiles that have it`() throws {
    let page = try text("man/inbetween-timeline.5")
    let rows = page.split(separator: "\n")
      .compactMap { $0.wholeMatch(of: /\.It .* Ta (ios[0-9.]+) Ta (ios[0-9.]+)/) }
      .map { "\($0.1)...\($0.2)" }
    let table = Quirk.allCases.map(\.profiles)
    #expect(rows == table.map { "\($0.lowerBound.rawValue)...\($0.upperBound.rawValue)" })
  }

  @Test func `operators stand in the manual`() throws {
    let page = try text("man/inbetween-timeline.5")
    let words = page.split(separator: "\n").filter { $0.hasPrefix(".It Ic ") }
      .flatMap { $0.split(separator: " ").map { ManualText.plain(String($0)) } }
    let missing = BinaryOperator.allCases.filter { !words.contains($0.rawValue) }
    #expect(missing == [])
  }

  /// The tags of the lists under a heading.
  static func tags(under heading: String, in page: String) -> [String] {
    let lines = page.split(separator: "\n")
    let headings = [".Ss \(heading)", ".Sh \(heading)"]
    guard let start = lines.firstIndex(where: { headings.contains(String($0)) }) else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix(".Ss ") && !$0.hasPrefix(".Sh ") }
      .filter { $0.hasPrefix(".It ") }
      .compactMap {
        $0.split(separator: " ").dropFirst(2).first.map { ManualText.plain(String($0)) }
      }
  }

  @Test func `tags are read from their section alone`() {
    let page = ".Ss A\n.It Ic x y\n.It Ic no\\-scope\n.Ss B\n.It Ic z\n"
    #expect(Self.tags(under: "A", in: page) == ["x", "no-scope"])
    #expect(Self.tags(under: "C", in: page) == [])
  }
}
