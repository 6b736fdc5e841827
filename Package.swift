// swift-tools-version: 6.0

import PackageDescription

/// The settings of every target: imports say who may see them, existentials are spelled out.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library, with files of its folder `Resources` as arrays of bytes in its code.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], embedding files: [String] = [],
  linking settings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies,
    resources: files.map { .embedInCode("Resources/\($0)") }, swiftSettings: strict,
    linkerSettings: settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
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
    // Where a processor has no instruction for it, Swift's rounding is a call of the C library.
    library(
      "AnimationEngine", ["Ordering"], linking: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    library("Ordering"),
    library("ViewLayout", ["AnimationEngine"]),
    library("JSONText"),
    library("CSVText"),
    library("Diagnostics", ["JSONText", "Ordering"]),
    library("ExpressionLanguage", ["AnimationEngine", "JSONText", "Diagnostics"]),
    library(
      "TimelineDocument",
      ["AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage", "Ordering"]),
    library(
      "TimelineSimulation",
      [
        "AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage", "TimelineDocument",
        "Ordering", "ViewLayout",
      ]),
    library(
      "TimelineFuzzing",
      ["JSONText", "Diagnostics", "ExpressionLanguage", "TimelineDocument", "TimelineSimulation"]),
    library("SwiftSource", ["Diagnostics"]),
    library(
      "SwiftImport",
      [
        "JSONText", "Diagnostics", "ExpressionLanguage", "Ordering", "TimelineDocument",
        "TimelineSimulation", "SwiftSource",
      ]),
    library(
      "SwiftExport",
      ["AnimationEngine", "JSONText", "Diagnostics", "ExpressionLanguage", "TimelineDocument"]),
    library("TraceComparison", ["CSVText", "JSONText", "Diagnostics"]),
    library("TracePictures", ["JSONText", "Diagnostics", "TimelineDocument", "Ordering"]),
    library("CurveFitting", ["AnimationEngine"]),
    library("CurveExport", ["AnimationEngine", "CurveFitting", "JSONText"]),
    library(
      "TracePage", ["JSONText"],
      embedding: [
        "page.html", "page.css", "dom.js", "data.js", "owners.js", "events.js", "effects.js",
        "gradient.js", "clips.js", "differences.js",
        "boxes.js", "stage.js", "shadows.js", "fit.js", "span.js", "curves.js", "drawing.js",
        "lanes.js",
        "signs.js", "pointer.js", "why.js", "log.js", "notes.js", "address.js", "playback.js",
        "controls.js", "player.js", "start.js", "live.css", "renewal.js", "asker.js", "sliders.js",
        "live.js",
        "unpack.js", "runtime.js", "watch.js",
        "worker.js",
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
        "TimelinePage", "CurveFitting", "CurveExport", "SwiftImport", "SwiftExport",
      ],
      embedding: [
        "fade.json", "spring.json", "completion.json", "list.json", "drag.json", "async.json",
        "view.swift.txt",
      ]),
    library("Platform"),
    executable(
      "inbetween", ["Diagnostics", "TimelineSimulation", "CommandLineInterface", "Platform"]),
    executable("Benchmarks", ["AnimationEngine", "Platform"]),

    .target(
      name: "TestSupport", dependencies: ["Platform"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "DocumentFuzzing",
      dependencies: [
        "TimelineSimulation", "TimelineDocument", "SwiftExport", "SwiftImport", "SwiftSource",
        "Diagnostics", "TestSupport",
      ],
      path: "Tests/DocumentFuzzing", swiftSettings: strict),
    .executableTarget(
      name: "DocumentFuzzer", dependencies: ["DocumentFuzzing"], path: "Tests/DocumentFuzzer",
      swiftSettings: strict),
    tests("DocumentFuzzing", named: "DocumentFuzzingTests", exclude: ["Findings"]),
    tests("AnimationEngine", named: "AnimationEngineTests", exclude: ["Math/Exact"]),
    tests("Ordering", named: "OrderingTests"),
    tests("ViewLayout", "AnimationEngine", named: "ViewLayoutTests", exclude: ["Font"]),
    tests("JSONText", named: "JSONTextTests"),
    tests("CSVText", named: "CSVTextTests"),
    tests("Diagnostics", "JSONText", named: "DiagnosticsTests"),
    tests("TraceComparison", "Diagnostics", "JSONText", named: "TraceComparisonTests"),
    tests("TracePictures", "TimelineDocument", named: "TracePicturesTests"),
    tests("CurveFitting", "AnimationEngine", named: "CurveFittingTests"),
    tests("CurveExport", "AnimationEngine", named: "CurveExportTests"),
    tests("SwiftSource", "Diagnostics", named: "SwiftSourceTests"),
    tests(
      "SwiftImport", "SwiftSource", "TimelineDocument", "TimelineSimulation", "AnimationEngine",
      "Diagnostics", named: "SwiftImportTests"),
    tests(
      "SwiftExport", "SwiftImport", "TimelineDocument", "TimelineSimulation", "AnimationEngine",
      "Diagnostics", named: "SwiftExportTests", exclude: ["Declarations"]),
    tests("TracePage", "JSONText", named: "TracePageTests"),
    tests(
      "ExpressionLanguage", "Diagnostics", "AnimationEngine", named: "ExpressionLanguageTests"),
    tests(
      "TimelineDocument", "ExpressionLanguage", "Diagnostics", "JSONText", "AnimationEngine",
      named: "TimelineDocumentTests"),
    tests(
      "TimelineSimulation", "TimelineDocument", "ExpressionLanguage", "Diagnostics", "JSONText",
      "AnimationEngine", "DocumentFuzzing", named: "TimelineSimulationTests"),
    tests(
      "CommandLineInterface", "TimelineSimulation", "Diagnostics", "AnimationEngine",
      named: "CommandLineInterfaceTests", exclude: ["Answers", "Articles", "Goldens"]),
    tests(
      "CommandLineInterface", "TimelineDocument", "TimelineSimulation", "ExpressionLanguage",
      "Diagnostics", "JSONText", "Platform", named: "ToolTests",
      exclude: ["Browser/drive.mjs", "Browser/Scripts", "Faults/faults.c"]),
  ],
  swiftLanguageModes: [.v6]
)
