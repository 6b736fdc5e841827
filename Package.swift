// swift-tools-version: 6.2

import PackageDescription

/// The settings of every target: imports say who may see them, existentials are spelled out.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
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
    library("AnimationEngine"),
    library("JSONText"),
    library("CSVText"),
    library("TimelineLanguage", ["AnimationEngine", "JSONText"]),
    library("TimelineSimulation", ["AnimationEngine", "JSONText", "TimelineLanguage"]),
    library("TraceComparison", ["CSVText", "JSONText", "TimelineLanguage"]),
    library(
      "CommandLineInterface",
      ["AnimationEngine", "JSONText", "TimelineLanguage", "TimelineSimulation", "TraceComparison"]),
    executable("inbetween", ["CommandLineInterface"]),
    executable("Benchmarks", ["AnimationEngine"]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("AnimationEngine", named: "AnimationEngineTests"),
    tests("JSONText", named: "JSONTextTests"),
    tests("CSVText", named: "CSVTextTests"),
    tests("TraceComparison", "TimelineLanguage", "JSONText", named: "TraceComparisonTests"),
    tests("TimelineLanguage", "JSONText", "AnimationEngine", named: "TimelineLanguageTests"),
    tests(
      "TimelineSimulation", "TimelineLanguage", "JSONText", "AnimationEngine",
      named: "TimelineSimulationTests"),
    tests(
      "CommandLineInterface", "AnimationEngine", named: "CommandLineInterfaceTests",
      exclude: ["Goldens"]),
    .testTarget(name: "ToolTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
