import Diagnostics
import JSONText

/// The user's words about a view, beside its sources.
package struct ImportOptions: Hashable, Sendable {
  /// The view to import; nil for the one that the sources mean.
  package var view: String?
  /// The taps, and their times.
  package var taps: [Tap] = []
  /// The drags, with their ends and times.
  package var drags: [Drag] = []
  /// The changes of properties, and their times.
  package var changes: [Change] = []
  /// The values of the view's properties.
  package var values: [Value] = []
  /// How long the functions take that no source declares, in seconds.
  package var latencies: [Latency] = []
  /// The width and height of the screen, in points; nil for those of most phones.
  package var size: ScreenSize?

  /// The number that the timeline's random numbers follow from; nil for the usual one.
  package var seed: Double?

  /// The options without any words.
  package init() {}

  /// A tap on what has a label.
  package struct Tap: Hashable, Sendable {
    let label: String
    let time: Double

    /// A tap at a time, in seconds.
    package init(label: String, time: Double) {
      self.label = label
      self.time = time
    }
  }

  /// A drag of what has a label.
  package struct Drag: Hashable, Sendable {
    let label: String
    let start: Point
    let end: Point
    let duration: Double
    let time: Double

    /// A drag that begins at a time, in seconds.
    package init(
      label: String, from start: Point, to end: Point, in duration: Double, at time: Double
    ) {
      self.label = label
      self.start = start
      self.end = end
      self.duration = duration
      self.time = time
    }
  }

  /// A way from where a drag begins, in points.
  package struct Point: Hashable, Sendable {
    let x: Double
    let y: Double

    /// A way to the right and down.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A new value of a state.
  package struct Change: Hashable, Sendable {
    let name: String
    let value: String
    let time: Double

    /// A change at a time, in seconds.
    package init(name: String, value: String, time: Double) {
      self.name = name
      self.value = value
      self.time = time
    }
  }

  /// A value of a property of the view, as Swift writes it.
  package struct Value: Hashable, Sendable {
    let name: String
    let text: String

    /// A value of a property.
    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    /// The constant of a source that the value is read as.
    var source: SourceText {
      let text = "let \(variable) = \(self.text)\n"
      return SourceText(name: "--with \(name)", bytes: Array(text.utf8))
    }

    var variable: String { "\(Self.prefix)\(name)" }

    static let prefix = "__with_"
  }

  /// How long a function takes.
  package struct Latency: Hashable, Sendable {
    let name: String
    let seconds: Double

    /// The seconds of a function.
    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  /// The width and the height of a screen.
  package struct ScreenSize: Hashable, Sendable {
    let width: Double
    let height: Double

    /// A size in points.
    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
}

extension ImportOptions {
  /// The seconds that an unknown function takes unless they are given.
  static let usualLatency = 0.3

  var widthText: String { DecimalText.shortest(size?.width ?? 390) }
  var heightText: String { DecimalText.shortest(size?.height ?? 844) }

  /// Whether a property of the view has a value.
  func gives(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The seconds of a function that no source declares; nil where none are given.
  func latency(of name: String) -> Double? {
    latencies.last { $0.name == name || name.hasSuffix(".\($0.name)") }?.seconds
  }
}
