extension Attack {
  /// Documents that repeat something often.
  static let made: [Attack] = [
    Attack(
      "definitions that use each other twice, 60 deep", "check", code: "evaluation",
      document(
        (1...60).map { #""f\#($0)(a)": "f\#($0 - 1)(a) + f\#($0 - 1)(a)""# }
      ) { list in
        #""state": { "x": 0 }, "define": { "f0(a)": "a", \#(list) }, "events": [ { "at": 0, "set": { "x": "f60(1)" } } ]"#
      }
    ),
    Attack(
      "actions that call each other twice, 60 deep", "check", code: "evaluation",
      document(
        (1...60).map { #""f\#($0)": [ { "call": "f\#($0 - 1)" }, { "call": "f\#($0 - 1)" } ]"# }
      ) { list in
        #""state": { "x": 0 }, "actions": { "f0": [ { "set": { "x": "x + 1" } } ], \#(list) }, "events": [ { "at": 0, "call": "f60" } ]"#
      }
    ),
    Attack(
      "a text that doubles", "check", code: "evaluation",
      document(
        (0..<100).map { "\($0)" }
      ) { list in
        #""state": { "s": "'ab'" }, "events": [ { "at": [\#(list)], "set": { "s": "s + s" } } ]"#
      }
    ),
    Attack(
      "texts that double in three thousand states", "check", code: "",
      document(
        (0..<3_000).map { #""s\#($0)": "'ab'""# }
      ) { list in
        #""state": { \#(list) }, "events": [ { "at": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], "set": { "s0": "s0 + s0" } } ]"#
      }
    ),
    Attack(
      "loops in many turns", "check", code: "too-many",
      document(
        (0..<1_000).map { "\($0)" }
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": [\#(list)], "forEach": 99999, "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "rows that are new in each event", "check", code: "too-many",
      document(
        (0..<500).map { "\($0)" }
      ) { list in
        #""state": { "n": 0 }, "views": [ { "id": "v", "forEach": "(0..<1000).map { $0 + Int(n) * 1000 }", "modifiers": [ { "opacity": 1 } ] } ], "events": [ { "at": [\#(list)], "set": { "n": "n + 1" } } ]"#
      }
    ),
    Attack(
      "a stack that grows", "check", code: "too-many",
      document(
        (0..<3_000).map { "\($0)" }
      ) { list in
        #""state": { "n": 1 }, "views": [ { "id": "s", "layout": "VStack", "children": [ { "id": "r", "forEach": "n", "size": [10, 10] } ] } ], "events": [ { "at": [\#(list)], "set": { "n": "n + 1" } } ]"#
      }
    ),
    Attack(
      "twenty thousand labels that follow each other", "check", code: "",
      document(
        (0..<20_000).map {
          #"{ "at": "l\#($0)", "withAnimation": ".linear(duration: 0)", "set": { "x": \#($0) }, "completion": "l\#($0 + 1)" }"#
        }
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 0)", "set": { "x": 1 }, "completion": "l0" }, \#(list) ]"#
      }
    ),
    Attack(
      "two hundred thousand events at one instant", "check", code: "",
      document(
        Array(repeating: "0", count: 200_000)
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": [\#(list)], "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "fifty thousand motions on top of each other", "check", code: "too-many",
      document(
        (0..<50_000).map { "\($0)e-4" }
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": [\#(list)], "withAnimation": ".linear(duration: 90)", "set": { "x": "1 - x" } } ]"#
      }
    ),
    Attack(
      "fifty thousand motions that begin at one instant", "check", code: "",
      document(
        Array(repeating: "0", count: 50_000)
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": [\#(list)], "withAnimation": ".linear(duration: 0.5)", "set": { "x": "1 - x" } } ]"#
      }
    ),
    Attack(
      "as many that last an hour", "trace", code: "too-many",
      document(
        (1...50_000).map {
          #"{ "at": 0, "withAnimation": ".linear(duration: 3600)", "set": { "x": \#($0) } }"#
        }
      ) { list in
        #""state": { "x": 0 }, "events": [ \#(list) ]"#
      }
    ),
    Attack(
      "a thousand custom animations of a minute", "trace", code: "too-many",
      document(
        (0..<1_000).map { #""x\#($0)": 0"# }
      ) { list in
        let targets = list.replacing(": 0", with: ": 1")
        return
          #""state": { \#(list) }, "events": [ { "at": 0, "withAnimation": { "animate": "time < 59 ? value * time : nil" }, "set": { \#(targets) } } ]"#
      }
    ),
    Attack(
      "two thousand recipes of one view", "check", code: "too-many",
      document(
        Array(repeating: #"{ "stoppable": "x", "paused": "b" }"#, count: 2_000)
      ) { list in
        #""state": { "x": 0, "b": false }, "views": [ { "id": "v", "modifiers": [ { "opacity": "x" }, \#(list) ] } ], "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } }, { "at": 0.5, "toggle": "b" } ]"#
      }
    ),
    Attack(
      "seventy thousand plain views", "check", code: "",
      document(
        (0..<70_000).map { #"{ "id": "v\#($0)", "modifiers": [ { "opacity": "x" } ] }"# }
      ) { list in
        #""state": { "x": 0 }, "views": [ \#(list) ], "events": [ { "at": [0, 1, 2], "withAnimation": true, "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "eighty thousand equal modifiers", "check", code: "",
      document(
        Array(repeating: #"{ "opacity": "x" }"#, count: 80_000)
      ) { list in
        #""state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ \#(list) ] } ]"#
      }
    ),
    Attack(
      "three thousand modifiers of a transition", "trace", code: "",
      document(
        Array(repeating: #"{ "opacity": "phase.isIdentity ? 1 : 0.5" }"#, count: 3_000)
      ) { list in
        #""state": { "x": false }, "views": [ { "id": "v", "when": "x", "modifiers": [ { "transition": { "body": [ \#(list) ] } } ] } ], "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": true } }, { "at": 2, "set": { "x": false } } ]"#
      }
    ),
    Attack(
      "a source map of thirty thousand places", "explain", code: "",
      document(
        (0..<30_000).map { #""/views/\#($0)": "A.swift:\#($0):1""# }
      ) { list in
        #""sourceMap": { \#(list) }, "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } } ]"#
      }
    ),
    Attack(
      "twenty thousand hitches", "check", code: "",
      document(
        (0..<20_000).map { #"{ "at": \#($0)e-1, "by": 0.05 }"# }
      ) { list in
        #""clock": "display", "hitches": [ \#(list) ], "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 3000)", "set": { "x": 1 } } ]"#
      }
    ),
    Attack(
      "twenty thousand keyframes", "check", code: "",
      document(
        Array(repeating: #""CubicKeyframe(1, duration: 0.001)""#, count: 20_000)
      ) { list in
        #""until": 20, "views": [ { "id": "v", "modifiers": [ { "keyframeAnimator": { "s": 0 }, "as": "k", "tracks": { "s": [ \#(list) ] }, "body": [ { "opacity": "k.s" } ] } ] } ]"#
      }
    ),
    Attack(
      "eight claims in a loop of ten thousand", "check", code: "too-many",
      document(Array(repeating: #"{ "expect": { "state.x": 1 } }"#, count: 8)) { list in
        #""state": { "x": 0 }, "events": [ { "at": 0, "forEach": 10000, "run": [ \#(list) ] } ]"#
      }
    ),
    Attack(
      "closures that transactions pass in a loop", "check", code: "too-many",
      document(
        Array(
          repeating:
            #"{ "offset": { "x": "x" } }, { "transaction": "{ $0.animation = .linear }" }"#,
          count: 120)
      ) { list in
        #""state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ \#(list) ] } ], "events": [ { "at": 0, "forEach": 10000, "withAnimation": true, "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "modifiers that each pass each other", "explain", code: "too-many",
      document(
        Array(
          repeating: #"{ "opacity": "x" }, { "animation": ".linear", "value": "x" }"#, count: 1_400)
      ) { list in
        #""state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ \#(list) ] } ], "events": [ { "at": 0, "set": { "x": 1 } } ]"#
      }
    ),
    Attack(
      "a view that comes and goes in a loop", "explain", code: "too-many",
      #"{"state": {"b": false}, "views": [{"id": "v", "when": "b", "modifiers": [{"transition": ".opacity"}]}], "events": [{"at": 0, "forEach": 50000, "withAnimation": true, "toggle": "b"}]}"#
    ),
    Attack(
      "twenty thousand claims", "test", code: "",
      document(
        (0..<20_000).map { #"{ "at": \#($0)e-5, "expect": { "state.x": 1 } }"# }
      ) { list in
        #""state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": ".linear(duration: 1)", "set": { "x": 1 } }, \#(list) ]"#
      }
    ),
    Attack(
      "two hundred thousand states", "check", code: "too-many",
      document(
        (0..<200_000).map { #""x\#($0)": 0"# }
      ) { list in #""state": { \#(list) }, "events": []"# }
    ),
    Attack(
      "a picture of many columns", "plot", code: "too-many",
      "time," + (0..<50_000).map { "c\($0)" }.joined(separator: ",") + "\n"
        + Array(repeating: "1", count: 50_001).joined(separator: ",") + "\n"
    ),
    Attack(
      "a picture of many tracks that follow each other", "plot", code: "too-many",
      "time,track,value\n" + (0..<50_000).map { "\($0),t\($0),1\n" }.joined()
    ),
    Attack(
      "a table of more columns than there may be", "plot", code: "too-many",
      "time" + String(repeating: ",", count: 5_000_000) + "\n"
    ),
    Attack(
      "a thousand and one cases", "check", code: "too-many",
      document(
        (0..<1_001).map { #"{ "d": \#($0) }"# }
      ) { list in
        #""state": { "x": 0 }, "define": { "d": 1 }, "cases": [ \#(list) ], "events": [ { "at": 0, "set": { "x": "d" } } ]"#
      }
    ),
    Attack(
      "twenty thousand values of which each begins to move in a turn of its own", "check", code: "",
      document(
        (0..<20_000).map { #"{ "at": 0, "withAnimation": true, "set": { "s\#($0)": 1 } }"# }
      ) { list in
        let states = (0..<20_000).map { #""s\#($0)": 0"# }.joined(separator: ", ")
        return #""state": { \#(states) }, "events": [ \#(list) ]"#
      }
    ),
    Attack(
      "ten thousand values whose motions end one after the other", "events", code: "",
      document(
        (0..<10_000).map {
          #"{ "at": 0, "withAnimation": ".linear(duration: 1).delay(\#($0)e-4)", "set": { "s\#($0)": 1 } }"#
        }
      ) { list in
        let states = (0..<10_000).map { #""s\#($0)": 0"# }.joined(separator: ", ")
        return #""state": { \#(states) }, "events": [ \#(list) ]"#
      }
    ),
    Attack(
      "a thousand content transitions of one view", "show", code: "",
      document(
        Array(
          repeating: #"{ "text": "'\\(x)'" }, { "contentTransition": ".numericText()" }"#,
          count: 1_000)
      ) { list in
        #""state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ \#(list) ] } ], "events": [ { "at": [0, 1, 2, 3], "withAnimation": true, "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "a thousand observers that a repetition calls together", "show", code: "",
      document(
        Array(
          repeating: #"{ "opacity": "x" }, { "onAnimationCompleted": "x", "completion": "c" }"#,
          count: 1_000)
      ) { list in
        #""state": { "x": 0 }, "until": 4, "views": [ { "id": "v", "modifiers": [ \#(list) ] } ], "events": [ { "at": 0, "withAnimation": ".linear(duration: 0.5).repeatForever(autoreverses: false)", "set": { "x": 1 } } ]"#
      }
    ),
    Attack(
      "explanations of rows that each show a list of three thousand", "explain", code: "",
      document((0..<3_000).map { "\($0)" }) { list in
        #""state": { "rows": [ \#(list) ], "n": 0 }, "views": [ { "id": "v", "forEach": 300, "modifiers": [ { "opacity": "n + rows[0]" } ] } ], "events": [ { "at": [0, 1, 2, 3, 4], "withAnimation": true, "set": { "rows": "rows + [1]", "n": "n + 1" } } ]"#
      }
    ),
    Attack(
      "a hundred springs that never rest, for a million seconds", "trace", code: "too-many",
      document((0..<100).map { #""x\#($0)": 0"# }) { list in
        let targets = list.replacing(": 0", with: ": 1")
        return
          #""fps": 0.01, "until": 1e6, "state": { \#(list) }, "events": [ { "at": 0, "withAnimation": ".spring(response: 0.5, dampingFraction: 0)", "set": { \#(targets) } } ]"#
      }
    ),
    Attack(
      "fifty springs that rest after hours", "explain", code: "too-many",
      document((0..<50).map { #""x\#($0)": 0"# }) { list in
        let targets = list.replacing(": 0", with: ": 1")
        return
          #""fps": 0.01, "until": 1e6, "state": { \#(list) }, "events": [ { "at": 0, "withAnimation": ".spring(response: 1e5, dampingFraction: 0.1)", "set": { \#(targets) } } ]"#
      }
    ),
    Attack(
      "a spring of two numbers that takes over from another and never rests", "check",
      code: "too-many",
      document([]) { _ in
        #""fps": 0.01, "until": 1e6, "state": { "x": 0 }, "views": [ { "id": "v", "modifiers": [ { "offset": ["x", "x"] } ] } ], "events": [ { "at": [0, 0.1], "withAnimation": ".spring(response: 0.5, dampingFraction: 0)", "set": { "x": "x + 1" } } ]"#
      }
    ),
    Attack(
      "ten thousand turns beside five thousand motions without an end", "events", code: "",
      document(
        (1...10_000).map {
          #"{ "at": \#($0)e-2, "withAnimation": ".linear(duration: 0.005)", "set": { "x": \#($0) } }"#
        }
      ) { list in
        let names = (0..<5_000).map { "s\($0)" }
        let states = names.map { #""\#($0)": 0"# }.joined(separator: ", ")
        let set = names.map { #""\#($0)": 1"# }.joined(separator: ", ")
        let crowd = #"{ "at": 0, "withAnimation": ".linear.repeatForever()", "set": { \#(set) } }"#
        return
          #""until": 100, "state": { "x": 0, \#(states) }, "events": [ \#(crowd), \#(list) ]"#
      }
    ),
  ]

  /// A document with a list of parts.
  private static func document(_ parts: [String], _ body: (String) -> String) -> String {
    "{ \(body(parts.joined(separator: ", "))) }"
  }
}
