import CommandLineInterface
import Testing

/// What has a short form does the same as the long one, to the byte.
@Suite struct ExpansionLawTests {
  private func outputs(_ document: String) -> [String] {
    ["trace", "events", "explain"].map { command in
      let options = command == "explain" ? [] : ["--precision", "full"]
      let console = MemoryConsole()
      console.standardInput = Array(document.utf8)
      let status = run(arguments: [command] + options, console: console)
      #expect(status == .success, "\(console.errors)")
      return command == "explain"
        ? console.output.replacing(/\d+:\d+/, with: "").split { $0.isWhitespace }
          .joined(separator: " ")
        : console.output
    }
  }

  /// A state, what the short form needs besides, the short events and the long ones.
  private static let pairs:
    [(name: String, state: String, rest: String, short: String, long: String)] =
      [
        (
          "an action with a parameter", #""x": 0, "l": [1, 2, 3]"#,
          #""actions": { "go(to)": [ { "set": { "x": "to / 2" } } ] }"#,
          #"{ "at": 0.1, "withAnimation": ".spring", "call": "go(l.count + 2)" }"#,
          #"{ "at": 0.1, "withAnimation": ".spring", "run": [ { "set": { "x": "(l.count + 2) / 2" } } ] }"#
        ),
        (
          "actions that call actions", #""x": 0, "y": 0"#,
          #"""
          "actions": { "both(a, b)": [ { "call": "one(a)" }, { "withAnimation": ".easeIn", "call": "two(b, 3)" } ],
            "one(a)": [ { "set": { "x": "a" } } ], "two(b, times)": [ { "set": { "y": "b * times" } } ] }
          """#,
          #"{ "at": 0, "call": "both(1, x + 5)" }"#,
          #"""
          { "at": 0, "run": [ { "set": { "x": "1" } },
            { "withAnimation": ".easeIn", "set": { "y": "(0 + 5) * 3" } } ] }
          """#
        ),
        (
          "an action with work that comes back, a loop and a condition", #""x": 0, "l": []"#,
          #"""
          "actions": { "add(n, limit)": [
            { "async": { "after": "n / 10", "fails": "n > limit",
                "run": [ { "withAnimation": ".linear(duration: 1)", "set": { "x": "x + n" } }, { "append": { "l": "n" } } ],
                "catch": [ { "when": "l.contains(n)", "emit": "again", "else": [ { "remove": { "l": "{ $0 < n }" } } ] } ] } } ] }
          """#,
          #"{ "at": [0, 0.05], "forEach": [1, 2, 3, 4], "as": "each", "call": "add(each, 3.0)" }"#,
          #"""
          { "at": [0, 0.05], "forEach": [1, 2, 3, 4], "as": "each", "run": [
            { "async": { "after": "each / 10", "fails": "each > 3.0",
                "run": [ { "withAnimation": ".linear(duration: 1)", "set": { "x": "x + each" } }, { "append": { "l": "each" } } ],
                "catch": [ { "when": "l.contains(each)", "emit": "again", "else": [ { "remove": { "l": "{ $0 < each }" } } ] } ] } } ] }
          """#
        ),
        (
          "an action with a drag", #""x": 0"#,
          #"""
          "actions": { "drag(to, seconds)": [
            { "gesture": { "from": "x", "to": "to", "duration": "seconds", "rate": "to", "curve": ".easeOut",
                "changed": [ { "withTransaction": { "tracksVelocity": true }, "set": { "x": "translation" } } ],
                "ended": [ { "withAnimation": ".bouncy", "set": { "x": "predictedEnd + to" } } ] } } ] }
          """#,
          #"{ "at": 0.1, "call": "drag(50, 0.7)" }"#,
          #"""
          { "at": 0.1, "gesture": { "from": "x", "to": 50, "duration": 0.7, "rate": 50, "curve": ".easeOut",
              "changed": [ { "withTransaction": { "tracksVelocity": true }, "set": { "x": "translation" } } ],
              "ended": [ { "withAnimation": ".bouncy", "set": { "x": "predictedEnd + 50" } } ] } }
          """#
        ),
        (
          "a move", #""l": [1, 2], "m": [3], "x": 0"#, #""note": "nothing""#,
          #"""
          { "at": 0, "move": { "value": 2, "from": "l", "to": "m", "at": 0 } },
          { "at": 0, "withAnimation": ".linear", "set": { "x": "m[0] * 10 + l[0]" } }
          """#,
          #"""
          { "at": 0, "run": [ { "remove": { "l": 2 } }, { "set": { "m": "[2] + m" } } ] },
          { "at": 0, "withAnimation": ".linear", "set": { "x": "m[0] * 10 + l[0]" } }
          """#
        ),
        (
          "a name for what is not nil", #""x": 0, "l": [7, 8, 9]"#, #""note": "nothing""#,
          #"""
          { "at": 0, "when": "let place = l.firstIndex(of: 8), place > 0", "withAnimation": ".linear", "set": { "x": "Double(place)" } },
          { "at": 0.1, "when": "let place = l.firstIndex(of: 7), place > 0", "set": { "x": "5" }, "else": [ { "emit": "a" } ] },
          { "at": 0.2, "when": "let place = l.firstIndex(of: 6), place > 0", "set": { "x": "6" }, "else": [ { "emit": "b" } ] },
          { "at": 0.3, "when": "x == 1, let last = l.last, let first = l.first { $0 > 7 }", "async": { "run": [ { "set": { "x": "last * 10 + first" } } ] } }
          """#,
          #"""
          { "at": 0, "withAnimation": ".linear", "set": { "x": 1 } }, { "at": 0.1, "emit": "a" }, { "at": 0.2, "emit": "b" },
          { "at": 0.3, "async": { "run": [ { "set": { "x": 98 } } ] } }
          """#
        ),
        (
          "a choice among cases", #""x": 0, "y": 0, "n": 0, "word": "'b'""#, #""note": "nothing""#,
          #"""
          { "at": [0, 0.5, 1, 1.5, 2], "withAnimation": ".linear(duration: 0.3)", "switch": "n", "cases": {
              "0": [ { "set": { "x": 1 } } ], "1, 3": [ { "set": { "x": "x + 5" } }, { "emit": "odd" } ],
              "2...9": [ { "withAnimation": ".spring", "set": { "y": "x" } } ], "default": [ { "emit": "no" } ] } },
          { "at": [0.1, 0.6, 1.1, 1.6], "set": { "n": "n < 3 ? n + 1 : 10" } },
          { "at": 2.1, "switch": "word", "cases": { "'a'": [ { "set": { "x": 0 } } ] } },
          { "at": 2.2, "switch": "word", "cases": { "'a', 'b'": [ { "set": { "x": 0 } } ] } }
          """#,
          #"""
          { "at": [0, 0.5, 1, 1.5, 2], "withAnimation": ".linear(duration: 0.3)", "run": [
              { "when": "n == 0", "set": { "x": 1 }, "else": [
              { "when": "n == 1 || n == 3", "run": [ { "set": { "x": "x + 5" } }, { "emit": "odd" } ], "else": [
              { "when": "n >= 2 && n <= 9", "withAnimation": ".spring", "set": { "y": "x" }, "else": [ { "emit": "no" } ] } ] } ] } ] },
          { "at": [0.1, 0.6, 1.1, 1.6], "set": { "n": "n < 3 ? n + 1 : 10" } },
          { "at": 2.1, "when": "word == 'a'", "set": { "x": 0 } },
          { "at": 2.2, "when": "word == 'b'", "set": { "x": 0 } }
          """#
        ),
        (
          "constants of a step", #""x": 0, "y": 0"#, #""note": "nothing""#,
          #"""
          { "at": 0.1, "let": { "next": "x + 10", "half": "next / 2" }, "when": "next > half",
            "withAnimation": ".linear(duration: 0.5)", "set": { "x": "next", "y": "half" },
            "completion": [ { "set": { "y": "next" } } ] }
          """#,
          #"""
          { "at": 0.1, "when": "x + 10 > (x + 10) / 2",
            "withAnimation": ".linear(duration: 0.5)", "set": { "x": "x + 10", "y": 5 },
            "completion": [ { "set": { "y": 10 } } ] }
          """#
        ),
        (
          "constants among steps", #""x": 1, "y": 0, "l": [4, 5]"#, #""note": "nothing""#,
          #"""
          { "at": 0.1, "run": [
            { "let": { "former": "x" } }, { "set": { "x": 7 } },
            { "let": { "x": "former * 100" } },
            { "forEach": "l", "as": "n", "let": { "sum": "n + former" }, "withAnimation": ".linear(duration: n / 10)",
              "set": { "y": "y + sum" } },
            { "async": { "after": "former / 2", "run": [ { "withAnimation": ".spring", "set": { "y": "x + former" } } ] } } ] }
          """#,
          #"""
          { "at": 0.1, "run": [
            { "set": { "x": 7 } },
            { "forEach": "l", "as": "n", "withAnimation": ".linear(duration: n / 10)", "set": { "y": "y + n + 1" } },
            { "async": { "after": 0.5, "run": [ { "withAnimation": ".spring", "set": { "y": 101 } } ] } } ] }
          """#
        ),
        (
          "parts of vectors",
          #""p": "CGPoint(x: 1, y: 2)", "r": "CGRect(x: 0, y: 0, width: 1, height: 1)", "a": "Angle.degrees(5)""#,
          #""note": "nothing""#,
          #"""
          { "at": 0, "withAnimation": ".smooth", "set": { "p.x": "p.y * 4", "r.size.width": 7, "a.degrees": 90 } },
          { "at": 0.2, "set": { "p.y": 0 } }
          """#,
          #"""
          { "at": 0, "withAnimation": ".smooth", "set": { "p": "CGPoint(x: 8, y: 2)",
              "r": "CGRect(x: 0, y: 0, width: 7, height: 1)", "a": "Angle.degrees(90)" } },
          { "at": 0.2, "set": { "p": "CGPoint(x: 8, y: 0)" } }
          """#
        ),
      ]

  @Test(arguments: pairs.indices)
  func `a short form prints what its expansion prints`(index: Int) {
    let pair = Self.pairs[index]
    let head = "\"fps\": 30, \"until\": 3, \"state\": { \(pair.state) }"
    let short = outputs("{ \(head), \(pair.rest), \"events\": [ \(pair.short) ] }")
    let long = outputs("{ \(head), \"events\": [ \(pair.long) ] }")
    #expect(short == long, "\(pair.name)")
    #expect(short[1].split(separator: "\n").count > 1, "something happens: \(pair.name)")
  }

  @Test func `an assertion in an action changes no number`() {
    let events = #"{ "at": 0, "set": { "x": 1 } }, { "at": 1, "set": { "x": 2 } }"#
    let actions = #""actions": { "ask(n)": [ { "expect": { "x": "n" } } ] }"#
    let bare = outputs("{ \"state\": { \"x\": 0 }, \"events\": [ \(events) ] }")
    let asking = outputs(
      "{ \"state\": { \"x\": 0 }, \(actions), \"events\": [ { \"at\": 0.5, \"call\": \"ask(1)\" }, \(events) ] }"
    )
    #expect(asking == bare)
  }
}
