import Foundation
import TestSupport
import Testing

@testable import SwiftExport

/// Exported files are right for the Swift compiler, against declarations of SwiftUI.
@Suite struct TypeCheckTests {
  @Test func `the Swift compiler accepts every file`() throws {
    guard let compiler = Self.compiler else {
      print("no swiftc: exported files are not type-checked")
      return
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("inbetween-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let declarations = RepositoryFiles.path("Tests/SwiftExportTests/Declarations/SwiftUI.swift")
    try run(
      compiler,
      "-emit-module", "-module-name", "SwiftUI", "-parse-as-library", "-o",
      folder.appendingPathComponent("SwiftUI.swiftmodule").path, declarations)
    var files: [String] = []
    for (number, sample) in ExportedSample.all.enumerated() {
      guard let text = sample.text else { continue }
      let file = folder.appendingPathComponent("Sample\(number)View.swift").path
      try text.replacingOccurrences(of: "SampleView", with: "Sample\(number)View")
        .write(toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    for (number, sample) in try Self.others().enumerated() {
      let text = try #require(sample.text, "\(sample.name): \(sample.refusals)")
      let file = folder.appendingPathComponent("Other\(number)View.swift").path
      try text.replacingOccurrences(of: "SampleView", with: "Other\(number)View")
        .write(toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    try run(
      compiler,
      "-emit-module", "-module-name", "XCTest", "-parse-as-library", "-o",
      folder.appendingPathComponent("XCTest.swiftmodule").path,
      RepositoryFiles.path("Tests/SwiftExportTests/Declarations/XCTest.swift"))
    for (number, name) in [
      "t04_implicit", "layout", "c01_intro", "c10_exact", "reduce_motion",
    ].enumerated() {
      let file = folder.appendingPathComponent("Test\(number).swift").path
      try #require(try ExportedTest("samples/\(name).json", view: "Tested\(number)View").text)
        .write(toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
    }
    // As files of an app, and each by itself, as a script.
    try run(
      compiler, ["-typecheck", "-parse-as-library", "-I", folder.path] + files)
    // In an app whose mode is that of Swift 6, too.
    try run(
      compiler,
      ["-typecheck", "-swift-version", "6", "-parse-as-library", "-I", folder.path] + files)
    for (number, file) in files.enumerated() where number.isMultiple(of: 12) {
      try run(compiler, "-typecheck", "-I", folder.path, file)
    }
  }

  /// Documents with what no sample has that can be exported.
  private static func others() throws -> [ExportedSample] {
    let findings = ["names_of_the_exported_file", "views_beside_a_reader"].map { name in
      "Tests/DocumentFuzzingTests/Findings/\(name).json"
    }
    let documents = [
      ExportedOwnViewTests.rowsDocument, ExportedModelTests.document,
      ExportedTransactionTests.keyDocument, ExportedRecipeTests.reducedDocument,
      ExportedRecipeTests.pixelDocument, ExportedGestureTests.updatingDocument,
      ExportedBodyTests.observingDocument, ExportedBodyTests.dated("\".animation\""),
    ]
    return try findings.map { try ExportedSample($0) }
      + documents.map { try ExportedSample("rows.json", document: Array($0.utf8)) }
  }

  /// The Swift compiler on the path.
  static var compiler: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func run(_ compiler: String, _ arguments: String...) throws {
    try run(compiler, arguments)
  }

  private func run(_ compiler: String, _ arguments: [String]) throws {
    let result = try ChildProcess.run(compiler, arguments)
    #expect(result.status == 0, "\(String(decoding: result.errors.prefix(4000), as: UTF8.self))")
  }
}
