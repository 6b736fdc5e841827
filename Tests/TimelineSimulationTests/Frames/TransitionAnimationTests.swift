import AnimationEngine
import Testing
import TimelineDocument

@testable import TimelineSimulation

/// The animations that effects of a transition have of their own, where they move a place. All motions are linear, those
/// of transactions take a second, and the view has 40 by 40 points in the centre of a room of 390 by 844.
@Suite struct TransitionAnimationTests {
  /// An effect that moves a view, as a document spells it, and how far from its place the view begins and ends.
  struct Effect: Sendable {
    /// An expression in quotes, or the keys of an object.
    let text: String
    let start: [Double]
    let end: [Double]
    /// The seconds of its own animation; nil without one.
    var duration: Double?

    private var isExpression: Bool { text.hasPrefix("\".") }

    func lasting(_ duration: Double?) -> Self {
      var effect = self
      effect.duration = duration
      return effect
    }

    /// The transition as a value of a document.
    var value: String {
      let animation = duration.map { ".linear(duration: \($0))" }
      guard isExpression else {
        return "{ \(text)\(animation.map { ", \"animation\": \"\($0)\"" } ?? "") }"
      }
      return animation.map { "\(text.dropLast()).animation(\($0))\"" } ?? text
    }

    /// The transition inside an expression; nil for an object.
    var expression: String? { isExpression ? String(value.dropFirst().dropLast()) : nil }
  }

  private static let top = Effect(text: "\".move(edge: .top)\"", start: [0, -40], end: [0, -40])
  private static let bottom = Effect(
    text: "\".move(edge: .bottom)\"", start: [0, 40], end: [0, 40])
  private static let slide = Effect(text: "\".slide\"", start: [-40, 0], end: [40, 0])
  private static let push = Effect(
    text: "\".push(from: .leading)\"", start: [-40, 0], end: [40, 0])
  private static let offset = Effect(
    text: "\".offset(x: 30, y: 100)\"", start: [30, 100], end: [30, 100])
  private static let lists = Effect(
    text: #""active": [{ "offset": [20, 60] }], "identity": []"#, start: [20, 60], end: [20, 60])
  private static let body = Effect(
    text: #""body": [{ "offset": ["phase.value * 50", 0] }]"#, start: [-50, 0], end: [50, 0])

  /// The effects of the two ways.
  private static let pairs = [
    (top, bottom), (offset, slide), (slide, offset), (push, top), (lists, body), (body, push),
  ]
  /// The seconds of the animations of the two ways.
  private static let durations: [(Double?, Double?)] = [
    (0.5, nil), (nil, 0.5), (0.5, 0.25), (0.25, 0.5), (nil, nil),
  ]

  /// The events that make a view come at 0 s and go at 2 s.
  private static let comesAndGoes = event(at: 0, isOn: true) + ", " + event(at: 2, isOn: false)

  private static func event(at time: Double, isOn: Bool) -> String {
    #"{ "at": \#(time), "withAnimation": ".linear(duration: 1)", "set": { "on": \#(isOn) } }"#
  }

  /// The values of an asymmetric transition: an object and, where both effects have one, an expression.
  private static func asymmetric(_ insertion: Effect, _ removal: Effect) -> [String] {
    var values = [
      #"{ "asymmetric": { "insertion": \#(insertion.value), "removal": \#(removal.value) } }"#
    ]
    if let coming = insertion.expression, let going = removal.expression {
      values.append("\".asymmetric(insertion: \(coming), removal: \(going))\"")
    }
    return values
  }

  /// A view with a transition, that layout places or nothing does.
  private static func document(
    _ transition: String, isLaidOut: Bool, events: String = comesAndGoes
  ) throws -> PlayedDocument {
    let view =
      #"{ "id": "v", "when": "on", "size": [40, 40], "modifiers": [ { "transition": \#(transition) } ] }"#
    let views = isLaidOut ? #"{ "layout": "ZStack", "children": [ \#(view) ] }"# : view
    return try PlayedDocument(
      #"{ "state": { "on": false }, "views": [ \#(views) ], "events": [ \#(events) ] }"#)
  }

  /// How far a view is from its place at a time; nil when it is gone.
  private func distance(at time: Double, in document: PlayedDocument) throws -> [Double]? {
    let (names, rows) = try document.table(at: [time])
    var distance: [Double] = [0, 0]
    for (name, value) in zip(names, rows[0]) {
      for (axis, (suffix, centre)) in [("_x", 195.0), ("_y", 422.0)].enumerated()
      where name.hasSuffix(suffix) {
        guard let value else { return nil }
        distance[axis] += name.contains("_layout") ? value - centre : value
      }
    }
    return distance
  }

  private func expect(
    _ document: PlayedDocument, at time: Double, _ wanted: [Double]?, _ comment: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try distance(at: time, in: document)
    let isRight =
      switch (found, wanted) {
      case (let found?, let wanted?): zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-9 }
      default: found == wanted
      }
    #expect(
      isRight, "\(comment) at \(time): \(found ?? []) instead of \(wanted ?? [])",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: pairs, durations)
  func `each way of an asymmetric transition has the animation of its own effect`(
    effects: (Effect, Effect), durations: (Double?, Double?)
  ) throws {
    let insertion = effects.0.lasting(durations.0)
    let removal = effects.1.lasting(durations.1)
    for transition in Self.asymmetric(insertion, removal) {
      for isLaidOut in [true, false] {
        let document = try Self.document(transition, isLaidOut: isLaidOut)
        for part in [0, 0.25, 0.75] {
          try expect(
            document, at: part * (insertion.duration ?? 1), insertion.start.map { $0 * (1 - part) },
            transition)
          try expect(
            document, at: 2 + part * (removal.duration ?? 1), removal.end.map { $0 * part },
            transition)
        }
        try expect(document, at: insertion.duration ?? 1, [0, 0], transition)
        try expect(document, at: 2 + (removal.duration ?? 1), nil, transition)
        let gone = try document.events().first { $0.word == .gone }
        #expect(gone?.instant.seconds == 2 + (removal.duration ?? 1), "\(transition)")
      }
    }
  }

  @Test(arguments: durations, [true, false])
  func `events and explanations name the animation of the way`(
    durations: (Double?, Double?), isLaidOut: Bool
  ) throws {
    let insertion = Self.top.lasting(durations.0)
    let removal = Self.slide.lasting(durations.1)
    for transition in Self.asymmetric(insertion, removal) {
      let document = try Self.document(transition, isLaidOut: isLaidOut)
      let details = [insertion, removal].map { $0.duration == nil ? "withAnimation" : "transition" }
      let begun = try document.events().filter { $0.word == .begin }
      #expect(begun.map { $0.detail?.rawValue } == details)
      let changes = try document.changes().filter { $0.outcome == .began }
      #expect(
        changes.map { $0.forecast.logical?.seconds } == [
          insertion.duration ?? 1, 2 + (removal.duration ?? 1),
        ])
      for (change, effect) in zip(changes, [insertion, removal]) {
        // The passages are those of the animations that count.
        #expect(change.passages.count == (effect.duration == nil ? 0 : 1))
        if case .transition? = change.change.source {
          #expect(effect.duration != nil)
        } else {
          #expect(effect.duration == nil)
        }
      }
    }
  }

  @Test func `a transition that moves in one way only has no animation for a frame in the other`()
    throws
  {
    // The opacity and the offset of each way last as long as they would alone.
    for transition in Self.asymmetric(
      Effect(text: "\".opacity\"", start: [0, 0], end: [0, 0], duration: 0.5), Self.bottom)
      + Self.asymmetric(
        Effect(text: "\".identity\"", start: [0, 0], end: [0, 0], duration: 0.5), Self.bottom)
    {
      let document = try Self.document(transition, isLaidOut: true)
      try expect(document, at: 0.25, [0, 0], transition)
      try expect(document, at: 2.25, Self.bottom.end.map { $0 / 4 }, transition)
    }
  }

  @Test(arguments: durations)
  func `the innermost animation of effects that move one frame at once counts`(
    durations: (Double?, Double?)
  ) throws {
    let inner = Self.top.lasting(durations.0)
    let outer = Self.slide.lasting(durations.1)
    let duration = durations.0 ?? durations.1 ?? 1
    let expressions = [inner.expression, outer.expression].compactMap { $0 }
    for transition in [
      #"{ "combined": [\#(inner.value), \#(outer.value)] }"#,
      "\"\(expressions.joined(separator: ".combined(with: ")))\"",
    ] {
      let document = try Self.document(transition, isLaidOut: true)
      for part in [0, 0.25, 0.75] {
        try expect(
          document, at: part * duration,
          zip(inner.start, outer.start).map { ($0 + $1) * (1 - part) }, transition)
        try expect(
          document, at: 2 + part * duration,
          zip(inner.end, outer.end).map { ($0 + $1) * part }, transition)
      }
      // Without layout each effect has columns, and an animation, of its own.
      let parts = try Self.document(transition, isLaidOut: false)
      for part in [0, 0.1, 0.2] {
        try expect(
          parts, at: part,
          zip(inner.start, outer.start).map {
            $0 * (1 - part / (inner.duration ?? 1)) + $1 * (1 - part / (outer.duration ?? 1))
          }, transition)
      }
    }
  }

  @Test(arguments: durations)
  func `an effect that stands still in one way leaves the animation to those that move`(
    durations: (Double?, Double?)
  ) throws {
    let inner = Self.asymmetric(Self.top.lasting(durations.0), Self.bottom)[0]
    let outer = Self.asymmetric(
      Effect(text: "\".identity\"", start: [0, 0], end: [0, 0]), Self.slide.lasting(durations.1))[0]
    let document = try Self.document(#"{ "combined": [\#(inner), \#(outer)] }"#, isLaidOut: true)
    try expect(document, at: 0.125, [0, -40 * (1 - 0.125 / (durations.0 ?? 1))], inner)
    // Both move when the view goes, and only the outer one can have an animation.
    let part = 0.125 / (durations.1 ?? 1)
    try expect(document, at: 2.125, [40 * part, 40 * part], inner)
  }

  @Test(arguments: durations, [true, false])
  func `a view that comes back has the animation of the effect by which it was leaving`(
    durations: (Double?, Double?), isLaidOut: Bool
  ) throws {
    let removal = Self.slide.lasting(durations.1)
    let duration = durations.1 ?? 1
    let events = Self.comesAndGoes + ", " + Self.event(at: 2 + duration / 2, isOn: true)
    for transition in Self.asymmetric(Self.top.lasting(durations.0), removal) {
      let document = try Self.document(transition, isLaidOut: isLaidOut, events: events)
      for part in [0, 0.25, 0.5, 0.75, 1] {
        // The motion away goes on to its end, while that back takes over.
        let away = min(0.5 + part, 1)
        try expect(
          document, at: 2 + duration * (0.5 + part), removal.end.map { $0 * away * (1 - part) },
          transition)
      }
      #expect(try document.events().allSatisfy { $0.word != .gone })
    }
  }

  @Test(arguments: durations)
  func `a view that goes while it comes has the animation of its removal`(
    durations: (Double?, Double?)
  ) throws {
    let insertion = Self.top.lasting(durations.0)
    let removal = Self.slide.lasting(durations.1)
    let start = (insertion.duration ?? 1) / 2
    let events = Self.event(at: 0, isOn: true) + ", " + Self.event(at: start, isOn: false)
    for transition in Self.asymmetric(insertion, removal) {
      let document = try Self.document(transition, isLaidOut: true, events: events)
      for part in [0, 0.25, 0.5, 0.75] {
        let time = start + part * (removal.duration ?? 1)
        let rest = max(1 - time / (insertion.duration ?? 1), 0)
        try expect(
          document, at: time,
          zip(insertion.start, removal.end).map { $0 * rest * (1 - part) + $1 * part }, transition)
      }
    }
  }

  @Test(arguments: durations)
  func `the views in a container move with the animation of its way`(
    durations: (Double?, Double?)
  ) throws {
    for transition in Self.asymmetric(
      Self.top.lasting(durations.0), Self.bottom.lasting(durations.1))
    {
      let document = try PlayedDocument(
        #"""
        { "state": { "on": false }, "events": [ \#(Self.comesAndGoes) ], "views": [
          { "id": "sheet", "when": "on", "size": [40, 40], "modifiers": [ { "transition": \#(transition) } ],
            "children": [ { "id": "v", "size": [10, 10] } ] } ] }
        """#)
      let (coming, going) = (durations.0 ?? 1, durations.1 ?? 1)
      try expect(document, at: coming / 4, Self.top.start.map { $0 * 3 / 4 }, transition)
      try expect(document, at: 2 + going / 4, Self.bottom.end.map { $0 / 4 }, transition)
      try expect(document, at: 2 + going, nil, transition)
    }
  }
}
