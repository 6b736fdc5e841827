import Testing

/// A timeline that keeps its laws until its times, the order of its steps, its taps or its numbers differ.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let name: String
  /// What `--vary` is given.
  let vary: String
  /// The members of the document but its events, and the events.
  let head: String
  let events: [String]
  /// Texts of the document with those that make it keep its laws.
  let repairs: [(fault: String, repair: String)]

  var testDescription: String { name }

  var document: String {
    "{ \(head),\n  \"events\": [\n    \(events.joined(separator: ",\n    ")) ] }\n"
  }

  var repairedDocument: String {
    repairs.reduce(document) { $0.replacing($1.fault, with: $1.repair) }
  }
}

extension PlantedFault {
  static let all: [PlantedFault] = [
    PlantedFault(
      name: "a counter that two taps raise too far", vary: "taps",
      head: #""state": { "count": 0 }, "always": { "range": { "count": [0, 3] } }"#,
      events: [
        #"{ "at": 0.5, "set": { "count": "count + 1" } }"#,
        #"{ "at": 1, "set": { "count": "count + 1" } }"#,
        #"{ "at": 1.5, "set": { "count": "count + 1" } }"#,
      ],
      repairs: [(#""count + 1""#, #""min(count + 1, 3)""#)]),
    PlantedFault(
      name: "a stock that runs below zero", vary: "taps",
      head: #""state": { "left": 2 }, "always": { "range": { "left": [0, 2] } }"#,
      events: [
        #"{ "at": 0.5, "set": { "left": "left - 1" } }"#,
        #"{ "at": 1, "set": { "left": "left - 1" } }"#,
      ],
      repairs: [(#""left - 1""#, #""max(left - 1, 0)""#)]),
    PlantedFault(
      name: "a completion that counts each tap", vary: "taps",
      head: #""state": { "x": 0, "done": 0 }, "always": { "range": { "done": [0, 1] } }"#,
      events: [
        #"{ "at": 0.5, "when": "true", "withAnimation": ".linear(duration: 0.5)", "set": { "x": 8 }, "completion": [ { "set": { "done": "done + 1" } } ] }"#
      ],
      repairs: [(#""when": "true""#, #""when": "x == 0""#)]),
    PlantedFault(
      name: "a task that is not cancelled by the next tap", vary: "taps",
      head: #""state": { "sent": 0 }, "always": { "range": { "sent": [0, 1] } }, "until": 3"#,
      events: [
        #"{ "at": 0.5, "task": { "name": "send", "run": [ { "sleep": 0.4 }, { "set": { "sent": "sent + 1" } } ] } }"#
      ],
      repairs: [(#"{ "at": 0.5, "task""#, #"{ "at": 0.5, "cancel": "send", "task""#)]),
    PlantedFault(
      name: "two writes that depend on their order", vary: "order",
      head: #""state": { "scale": 1 }, "always": { "range": { "scale": [1, 3] } }"#,
      events: [
        #"{ "at": 1, "set": { "scale": "scale * 2" } }"#,
        #"{ "at": 1, "set": { "scale": "scale + 1" } }"#,
      ],
      repairs: [(#""scale * 2""#, #""min(scale * 2, 3)""#)]),
    PlantedFault(
      name: "a length that is set after it is used", vary: "order",
      head: #""state": { "d": 0.0, "x": 0 }, "always": { "jump": { "x": 1 } }"#,
      events: [
        #"{ "at": 1, "set": { "d": 0.3 } }"#,
        #"{ "at": 1, "withAnimation": ".linear(duration: d)", "set": { "x": 8 } }"#,
      ],
      repairs: [(#"duration: d"#, #"duration: max(d, 0.1)"#)]),
    PlantedFault(
      name: "an element that is read after it was removed", vary: "order",
      head: #""state": { "items": [1, 2, 3], "x": 0 }, "always": { "range": { "x": [0, 3] } }"#,
      events: [
        #"{ "at": 1, "set": { "x": "items[2]" } }"#,
        #"{ "at": 1, "remove": { "items": 3 } }"#,
      ],
      repairs: [(#""items[2]""#, #""items.count > 2 ? items[2] : 0""#)]),
    PlantedFault(
      name: "a label whose step comes before its condition", vary: "order",
      head: #""state": { "ready": false, "x": 0 }, "always": { "once": ["shown"] }"#,
      events: [
        #"{ "at": 1, "set": { "ready": true } }"#,
        #"{ "at": 1, "when": "ready", "withAnimation": ".linear(duration: 0.5)", "set": { "x": 8 }, "completion": "shown" }"#,
      ],
      repairs: [(#""when": "ready", "#, #""#)]),
    PlantedFault(
      name: "a close that comes before the open", vary: "events.at=0.5",
      head: #""state": { "isOpen": false, "x": 0 }, "always": { "once": ["closed"] }"#,
      events: [
        #"{ "at": 1, "withAnimation": ".linear(duration: 0.5)", "set": { "isOpen": true, "x": 8 } }"#,
        #"{ "at": 1.6, "when": "isOpen", "withAnimation": ".linear(duration: 0.5)", "set": { "x": 0 }, "completion": "closed" }"#,
      ],
      repairs: [(#""when": "isOpen", "#, #""#)]),
    PlantedFault(
      name: "a motion that is later than the end", vary: "events.at=0.5",
      head: #""state": { "x": 0 }, "until": 2, "always": { "once": ["done"] }"#,
      events: [
        #"{ "at": 1.4, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 8 }, "completion": "done" }"#
      ],
      repairs: [(#""until": 2"#, #""until": 3"#)]),
    PlantedFault(
      name: "a motion that is not over in time", vary: "events.at=0.5",
      head: #""state": { "x": 0 }, "always": { "settled": 2 }"#,
      events: [
        #"{ "at": 1.4, "withAnimation": ".linear(duration: 0.5)", "set": { "x": 8 } }"#
      ],
      repairs: [(#"0.5)"#, #"0.05)"#)]),
    PlantedFault(
      name: "a pulse that starts after it was stopped", vary: "events.at=0.5",
      head: #""state": { "x": 0, "isOver": false }, "until": 4, "always": { "settled": 3 }"#,
      events: [
        #"{ "at": 0.8, "when": "true", "withAnimation": ".linear(duration: 0.2).repeatForever()", "set": { "x": 8 } }"#,
        #"{ "at": 1.4, "withAnimation": ".linear(duration: 0.1)", "set": { "x": 0, "isOver": true } }"#,
      ],
      repairs: [(#""when": "true""#, #""when": "!isOver""#)]),
    PlantedFault(
      name: "a pause without an end", vary: "events.at=0.5",
      head: #""state": { "x": 0 }, "until": 4, "always": { "once": ["done"] }"#,
      events: [
        #"{ "at": 0.5, "withAnimation": ".linear(duration: 1.5)", "set": { "x": 8 }, "completion": "done" }"#,
        #"{ "at": 1.1, "pause": "x" }"#,
        #"{ "at": 1.4, "resume": "x" }"#,
      ],
      repairs: [(#"{ "at": 1.1, "pause": "x" }"#, #"{ "at": 1.1, "emit": "no pause" }"#)]),
    PlantedFault(
      name: "an answer that comes after the screen is gone", vary: "events.at=0.5",
      head: #""state": { "isOpen": true, "late": 0 }, "always": { "range": { "late": [0, 0] } }"#,
      events: [
        #"{ "at": 0.5, "task": { "name": "load", "run": [ { "sleep": 0.4 }, { "when": "!isOpen", "set": { "late": 1 } } ] } }"#,
        #"{ "at": 1.3, "set": { "isOpen": false } }"#,
      ],
      repairs: [
        (#"{ "at": 1.3, "set""#, #"{ "at": 1.3, "cancel": "load", "set""#),
        (#""when": "!isOpen""#, #""when": "!isOpen && false""#),
      ]),
    PlantedFault(
      name: "a motion for those who want none", vary: "events.at=0.5",
      head: #""state": { "isReady": false, "x": 0 }, "always": { "reduceMotion": ["x"] }"#,
      events: [
        #"{ "at": 0.8, "set": { "isReady": true } }"#,
        #"{ "at": 1.2, "withAnimation": "isReady ? nil : .linear(duration: 0.5)", "set": { "x": 8 } }"#,
      ],
      repairs: [(#""isReady ? nil"#, #""accessibilityReduceMotion || isReady ? nil"#)]),
    PlantedFault(
      name: "a division by a state that is not set yet", vary: "events.at=0.5",
      head: #""state": { "total": 0, "share": 0 }, "always": { "range": { "share": [0, 1] } }"#,
      events: [
        #"{ "at": 1, "set": { "total": 4 } }"#,
        #"{ "at": 1.3, "set": { "share": "1.0 / Double(total)" } }"#,
      ],
      repairs: [(#""1.0 / Double(total)""#, #""total == 0 ? 0.0 : 1.0 / Double(total)""#)]),
    PlantedFault(
      name: "springs that add up", vary: "events.at=0.5",
      head: #""state": { "x": 0 }, "always": { "range": { "x": [-90, 590] } }"#,
      events: [
        #"{ "at": 0.5, "withAnimation": ".spring(duration: 0.5, bounce: 0.5)", "set": { "x": 500 } }"#,
        #"{ "at": 1.5, "withAnimation": ".spring(duration: 0.5, bounce: 0.5)", "set": { "x": 0 } }"#,
        #"{ "at": 2.5, "withAnimation": ".spring(duration: 0.5, bounce: 0.5)", "set": { "x": 500 } }"#,
      ],
      repairs: [(#"bounce: 0.5"#, #"bounce: 0"#)]),
    PlantedFault(
      name: "a value beyond the room", vary: "events.set.x=100",
      head: #""state": { "x": 0, "y": 0 }, "always": { "range": { "y": [0, 300] } }"#,
      events: [
        #"{ "at": 0.5, "set": { "x": 250 } }"#,
        #"{ "at": 1, "set": { "y": "x" } }"#,
      ],
      repairs: [(#""y": "x""#, #""y": "min(x, 300)""#)]),
    PlantedFault(
      name: "a length from a definition", vary: "define.d=0.8",
      head: #""define": { "d": 0.5 }, "state": { "x": 0 }, "always": { "settled": 1.5 }"#,
      events: [
        #"{ "at": 0.5, "withAnimation": ".linear(duration: d)", "set": { "x": 8 } }"#
      ],
      repairs: [(#"duration: d"#, #"duration: min(d, 0.9)"#)]),
    PlantedFault(
      name: "a first value that a step divides by", vary: "state.n=3",
      head: #""state": { "n": 3, "x": 0 }, "always": { "range": { "x": [0, 2] } }"#,
      events: [
        #"{ "at": 0.5, "set": { "x": "3.0 / Double(n)" } }"#
      ],
      repairs: [(#""3.0 / Double(n)""#, #""3.0 / max(Double(n), 1.5)""#)]),
    PlantedFault(
      name: "a timer of taps that loses its place", vary: "events.at=0.5,order,taps",
      head: #""state": { "page": 0 }, "always": { "range": { "page": [0, 2] } }"#,
      events: [
        #"{ "at": 0.5, "set": { "page": "page + 1" } }"#,
        #"{ "at": 1, "set": { "page": "page - 1" } }"#,
        #"{ "at": 1.5, "set": { "page": "page + 1" } }"#,
      ],
      repairs: [(#""page - 1""#, #""max(page - 1, 0)""#), (#""page + 1""#, #""min(page + 1, 2)""#)]),
  ]
}
