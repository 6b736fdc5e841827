// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target: imports say who may see them, existentials are spelled out.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of what is shipped. Without regular expressions and tasks it does not load their libraries,
/// which takes a fifth of the time of a start. Finding types by calls and not by their names saves another
/// fifteenth. `Sources/EmbeddedTool/build` makes the tool without any of the libraries of Swift.
let shipped: [SwiftSetting] =
  strict + [
    frontend(
      "-disable-implicit-string-processing-module-import",
      "-disable-implicit-concurrency-module-import",
      "-disable-concrete-type-metadata-mangled-name-accessors")
  ]

func frontend(_ flags: String...) -> SwiftSetting {
  .unsafeFlags(flags.flatMap { ["-Xfrontend", $0] })
}

/// A library, with files of its folder `Resources` as arrays of bytes in its code.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    resources: files.map { .embedInCode("Resources/\($0)") }, swiftSettings: shipped)
}

func executable(
  _ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting] = shipped
) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ module: Target.Dependency..., named name: String, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: module + ["TestSupport"], exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "inbetween",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "inbetween", targets: ["inbetween"]),
    .library(name: "AnimationEngine", targets: ["AnimationEngine"]),
  ],
  targets: [
    library("AnimationEngine"),
    library("JSONText"),
    library("CSVText"),
    library("Diagnostics", ["JSONText"]),
    library("ExpressionLanguage", ["AnimationEngine", "JSONText", "Diagnostics"]),
    library(
      "TimelineDocument", ["AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage"]),
    library(
      "TimelineSimulation",
      ["AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage", "TimelineDocument"]),
    library(
      "TimelineFuzzing", ["JSONText", "Diagnostics", "TimelineDocument", "TimelineSimulation"]),
    library("TraceComparison", ["CSVText", "JSONText", "Diagnostics"]),
    library("TracePictures", ["JSONText", "Diagnostics"]),
    library("CurveFitting", ["AnimationEngine"]),
    library("CurveExport", ["AnimationEngine", "CurveFitting", "JSONText"]),
    library(
      "TracePage", ["JSONText"],
      embedding: [
        "page.html", "page.css", "player.js", "live.css", "live.js", "runtime.js", "unpack.js",
      ]),
    library(
      "TimelinePage",
      [
        "AnimationEngine", "JSONText", "Diagnostics", "TimelineDocument", "TimelineSimulation",
        "TracePage",
      ]),
    library(
      "CommandLineInterface",
      [
        "AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage", "TimelineDocument",
        "TimelineSimulation", "TimelineFuzzing", "TraceComparison", "TracePictures", "TracePage",
        "TimelinePage", "CurveFitting", "CurveExport",
      ],
      embedding: [
        "fade.json", "spring.json", "completion.json", "list.json", "drag.json", "async.json",
      ]),
    executable("inbetween", ["Diagnostics", "TimelineSimulation", "CommandLineInterface"]),
    executable("Benchmarks", ["AnimationEngine"], strict),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "DocumentFuzzing",
      dependencies: ["TimelineSimulation", "TimelineDocument", "Diagnostics", "TestSupport"],
      path: "Tests/DocumentFuzzing", swiftSettings: strict),
    .executableTarget(
      name: "DocumentFuzzer", dependencies: ["DocumentFuzzing"], path: "Tests/DocumentFuzzer",
      swiftSettings: strict),
    tests("DocumentFuzzing", named: "DocumentFuzzingTests", exclude: ["Findings"]),
    tests("AnimationEngine", named: "AnimationEngineTests"),
    tests("JSONText", named: "JSONTextTests"),
    tests("CSVText", named: "CSVTextTests"),
    tests("Diagnostics", named: "DiagnosticsTests"),
    tests("TraceComparison", "Diagnostics", "JSONText", named: "TraceComparisonTests"),
    tests("TracePictures", named: "TracePicturesTests"),
    tests("CurveFitting", "AnimationEngine", named: "CurveFittingTests"),
    tests("CurveExport", "AnimationEngine", named: "CurveExportTests"),
    tests("TracePage", "JSONText", named: "TracePageTests"),
    tests(
      "ExpressionLanguage", "Diagnostics", "AnimationEngine", named: "ExpressionLanguageTests"),
    tests(
      "TimelineDocument", "ExpressionLanguage", "Diagnostics", "JSONText", "AnimationEngine",
      named: "TimelineDocumentTests"),
    tests(
      "TimelineSimulation", "TimelineDocument", "ExpressionLanguage", "Diagnostics", "JSONText",
      "AnimationEngine", named: "TimelineSimulationTests"),
    tests(
      "CommandLineInterface", "TimelineSimulation", "Diagnostics", "AnimationEngine",
      named: "CommandLineInterfaceTests", exclude: ["Answers", "Articles", "Goldens"]),
    tests(
      "CommandLineInterface", "TimelineDocument", "TimelineSimulation", "ExpressionLanguage",
      "Diagnostics", "JSONText", named: "ToolTests",
      exclude: ["Browser/drive.mjs", "Faults/faults.c"]),
  ],
  swiftLanguageModes: [.v6]
)
