import CommandLineInterface
import Foundation
import Testing

/// Each option that a command lists does something: none is read and forgotten.
@Suite struct OptionEffectTests {
  /// A timeline of which everything that options choose shows something: warnings, an observer, an animation
  /// that old profiles do not have, a claim between two ticks.
  private static let document = """
    { "fps": 10, "state": { "x": 0, "y": 0 },
      "views": [ { "id": "v", "modifiers": [ { "attribute": { "x": "x", "y": "y" } },
        { "onAnimationCompleted": "x", "completion": "seen" } ] } ],
      "events": [
        { "at": 0.005, "withAnimation": ".snappy(duration: 0.3)", "set": { "x": 1 }, "completion": "done" },
        { "at": "done", "set": { "y": 1 } },
        { "at": 0, "withAnimation": true, "async": { "after": 0.1, "run": [ { "emit": "a" } ] } },
        { "at": 0.5, "withAnimation": ".linear(duration: 1)", "set": { "x": 2 } },
        { "at": 0.709, "expect": { "v_x": 1.209 } } ] }
    """

  private static let files = [
    "rich.json": document, "line.json": document.filter { $0 != "\n" },
    "wrong.json":
      "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, \"expect\": { \"x\": 1 } } ] }",
    "ticks.json":
      "{ \"clock\": \"display\", \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, "
      + "\"withAnimation\": \".linear(duration: 1)\", \"set\": { \"x\": 8 } }, "
      + "{ \"at\": 0.5, \"expect\": { \"x\": 4 } } ] }",
    "log.csv": log,
    "laws.json":
      "{ \"state\": { \"x\": 0 }, \"always\": { \"range\": { \"x\": [0, 1] } }, \"events\": [ "
      + "{ \"at\": 1, \"withAnimation\": \".smooth\", \"set\": { \"x\": \"x + 1\" } } ] }",
    "settled.json":
      "{ \"state\": { \"x\": 0 }, \"always\": { \"settled\": 1 }, \"events\": [ "
      + "{ \"at\": 0, \"withAnimation\": \".linear(duration: 1)\", \"set\": { \"x\": 8 } } ] }",
    "endless.json":
      "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, "
      + "\"withAnimation\": \".linear.repeatForever()\", \"set\": { \"x\": 8 } } ] }",
    "sharp.json":
      "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, "
      + "\"withAnimation\": \".linear(duration: 1 / (5 - x))\", \"set\": { \"x\": 8 } } ] }",
    "views.swift":
      "struct First: View { @State var x = 0.0; var body: some View { Text(\"\").opacity(x).bar(x) } }\n"
      + "struct Last: View { let title: String; @State var isShown = false; @State var x = 0.0; var body: some View { "
      + "Button(\"Show\") { isShown.toggle() }.opacity(isShown ? 1 : 0).foo(isShown); Circle().offset(x: x)"
      + ".gesture(DragGesture().onChanged { v in x = v.translation.width }).task { await fetch(); x = 3 }; Text(title) } }\n",
    // A panel that becomes as wide as the room; in one of 100 points it does not move, and breaks no law.
    "room.json":
      "{ \"state\": { \"x\": 0.0 }, \"views\": [ { \"layout\": \"HStack\", \"children\": [ { \"id\": \"v\", "
      + "\"modifiers\": [ { \"fill\": \".red\" }, { \"frame\": { \"maxWidth\": \"x > 0 ? .infinity : 100\" } } ] } ] } ], "
      + "\"always\": { \"range\": { \"v_layout_width\": [0, 100] } }, "
      + "\"events\": [ { \"at\": 0.1, \"withAnimation\": \".linear(duration: 1 / (100000 - x))\", \"set\": { \"x\": 1 } }, "
      + "{ \"at\": 0.3, \"expect\": { \"v_layout_width\": 390 } } ] }",
    "random.json":
      "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, \"withAnimation\": \".linear(duration: 1 / .random(in: -1...2))\", "
      + "\"set\": { \"x\": \".random(in: 0...9)\" } }, { \"at\": 0.5, \"expect\": { \"x\": 4 } } ] }",
    "place.json":
      "{ \"state\": { \"x\": 0 }, \"events\": [ { \"at\": 0, \"set\": { \"x\": \"[1.0, 2, 3][Int.random(in: 0...5)]\" } } ] }",
    "plain.json":
      "{ \"state\": { \"x\": 0 }, \"views\": [ { \"id\": \"v\", \"modifiers\": [ { \"opacity\": \"x\" } ] } ], "
      + "\"events\": [ { \"at\": 0.5, \"set\": { \"x\": 1 } } ] }",
    "a.csv": "time,x\n0,1\n1,2\n", "b.csv": "time,x\n0,1.5\n1.5,2\n", "bad.csv": "x\n1\n",
  ]

  /// A critically damped spring and a line, 60 rows a second; every other row of the spring is off by 4.
  private static let log =
    "time,x,y\n"
    + (0..<90).map { row in
      let time = Double(row) / 60
      let phase = 12 * time
      let value = 100 * (1 - (1 + phase) * exp(-phase)) + (row % 2 == 0 ? 2 : -2)
      return "\(time),\(value),\(time)\n"
    }.joined()

  /// A command line in which an option changes something.
  private func words(_ command: Command, without option: String) -> [String] {
    switch (command, option) {
    case (.diff, let option) where Self.importOptions.contains(option):
      ["diff", "a.csv", "views.swift"]
    case (.show, let option) where Self.importOptions.contains(option):
      ["show", "views.swift", "-o", "page.html"]
    case (_, let option) where Self.importOptions.contains(option):
      [command.rawValue, "views.swift"]
    case (.test, "report"), (.test, "set"): ["test", "wrong.json"]
    case (.test, "filter"): ["test", "rich.json", "wrong.json"]
    case (.test, "bail"): ["test", "wrong.json", "rich.json"]
    case (.test, "update"): ["test", "rich.json", "--golden", "g"]
    case (.check, "set"): ["check", "sharp.json"]
    case (.diff, "set"): ["diff", "a.csv", "sharp.json"]
    case (.diff, "until"): ["diff", "a.csv", "settled.json"]
    case (.check, "until"): ["check", "endless.json"]
    case (.test, "until"): ["test", "ticks.json"]
    case (.fuzz, "until"): ["fuzz", "laws.json", "--vary", "taps"]
    case (.fuzz, "color"): ["fuzz", "rich.json"]
    case (.fuzz, "clock"): ["fuzz", "settled.json", "--vary", "order", "--runs", "1"]
    case (.fuzz, "output"): ["fuzz", "laws.json", "--vary", "taps"]
    case (.fuzz, "size"): ["fuzz", "room.json", "--vary", "order", "--runs", "1"]
    case (.fuzz, _): ["fuzz", "laws.json", "--runs", "5"]
    case (.show, "size"): ["show", "room.json", "-o", "page.html"]
    case (.`import`, "size"), (.`import`, "seed"): ["import", "views.swift"]
    case (_, "size"): [command.rawValue, "room.json"]
    case (.show, "seed"): ["show", "random.json", "-o", "page.html"]
    case (.check, "seed"): ["check", "place.json"]
    case (.fuzz, "seed"): ["fuzz", "laws.json", "--runs", "5"]
    case (_, "seed"): [command.rawValue, "random.json"]
    case (.test, "fps"): ["test", "ticks.json"]
    case (_, "batch"): [command.rawValue, "line.json"]
    case (_, "batch-key"), (_, "trailer"): [command.rawValue, "--batch", "line.json"]
    case (.trace, "strict"), (.events, "strict"), (.explain, "strict"):
      [command.rawValue, "--batch", "bad.csv"]
    // Only JSON says at which frames the events would be seen.
    case (.events, "fps"): ["events", "rich.json", "-f", "json"]
    case (.trace, _), (.events, _), (.explain, _), (.test, _), (.check, _), (.plot, _):
      [command.rawValue, "rich.json"]
    case (.show, "output"): ["show", "rich.json"]
    case (.show, "live"): ["show", "rich.json", "--module", "line.json"]
    case (.show, "module"): ["show", "rich.json", "--live"]
    case (.show, _): ["show", "rich.json", "-o", "page.html"]
    case (.curve, "color"): ["curve", "nonsense"]
    case (.curve, "initial-velocity"): ["curve", "Spring(duration: 0.5)"]
    case (.curve, _): ["curve", ".linear(duration: 1)"]
    case (.fit, "color"): ["fit", "bad.csv"]
    case (.fit, "track"): ["fit", "log.csv"]
    case (.fit, _): ["fit", "log.csv", "--track", "x"]
    case (.diff, "color"): ["diff", "a.csv", "bad.csv"]
    case (.diff, _): ["diff", "a.csv", "b.csv"]
    case (.`init`, _): ["init", "-"]
    case (.`import`, _), (.export, "quiet"), (.export, "color"): [command.rawValue, "views.swift"]
    case (.export, _): ["export", "plain.json"]
    case (.schema, _), (.help, _): [command.rawValue]
    case (.completions, _): ["completions", "bash"]
    }
  }

  private static let importOptions: Set<String> = [
    "view", "tap", "drag", "change", "with", "latency",
  ]

  /// A value that is not the default.
  private func value(_ option: OptionDefinition, of command: Command) -> String? {
    guard option.placeholder != nil else { return nil }
    switch option.name {
    case "from" where command == .`init`: return "drag"
    case "set": return "x=5"
    case "batch-key": return "fps"
    case "fps": return "7"
    case "from": return "0.3"
    case "until": return "0.2"
    case "at": return "0.25"
    case "clock": return "device"
    case "profile": return "ios15"
    case "size": return "100x200"
    case "from-value", "to-value", "initial-velocity": return "5"
    case "tolerance", "relative", "time-tolerance", "time-offset": return "0.5"
    case "map": return "time=x"
    case "format": return command == .curve || command == .diff ? "json" : lastFormat(of: command)
    case "layout": return "long"
    case "select": return "v_y"
    case "label": return "nothing"
    case "precision": return "2"
    case "output": return "out"
    case "export": return "css"
    case "track", "filter": return option.name == "track" ? "x" : "rich"
    case "family": return "curve"
    case "retargets": return "0.3"
    case "module": return "line.json"
    case "report", "golden": return "folder"
    case "vary": return "taps"
    case "runs", "seed": return "8"
    case "color": return "always"
    case "view": return "First"
    case "name": return "PanelView"
    case "tap": return "Show at 3"
    case "change": return "isShown = true at 3"
    case "drag": return "circle to 5,5 at 3"
    case "with": return "title=\"A\""
    case "latency": return "fetch=2"
    default:
      Issue.record("no value for \(option.spelling)")
      return nil
    }
  }

  private func lastFormat(of command: Command) -> String? {
    guard
      case .words(let words)? = command.options.first(where: { $0.name == "format" })?.candidates
    else { return nil }
    return words.last
  }

  private func run(_ words: [String]) -> [String] {
    let console = MemoryConsole()
    console.files = Self.files.mapValues { Array($0.utf8) }
    let status = CommandLineInterface.run(arguments: words, console: console)
    let made =
      (console.files["out"] ?? console.files["page.html"])
      .map { String(decoding: $0, as: UTF8.self) } ?? "none"
    return ["\(status)", console.output, console.errors, made] + console.folders
  }

  @Test(arguments: Command.allCases)
  func `every option of a command changes what it does`(command: Command) {
    for option in command.options {
      // No expression has a warning yet.
      if command == .curve, option.name == "quiet" { continue }
      let words = words(command, without: option.name)
      let given = value(option, of: command).map { "\(option.spelling)=\($0)" } ?? option.spelling
      #expect(run(words) != run(words + [given]), "\(command) \(given)")
    }
  }
}
