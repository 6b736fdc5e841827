/// The part that a view without others inside has in layout.
enum LeafContent: Sendable {
  /// It takes the room that it is offered, as shapes and colours do.
  case flexible
  /// A picture that takes the room it is offered; its ratio is not known.
  case picture
  /// A text, whose size is estimated.
  case text
  /// A symbol of about the height of its font, in points.
  case symbol(Double)
  /// A thin line across the stack that it is in.
  case line
  /// A control that takes the width it is offered, with its height.
  case row(Double)
  /// A control with its width and its height.
  case control(Double, Double)
  /// A spacer with its least length; nil without one.
  case spacer(OutputValue?)
}

/// How a view places those inside it.
enum ViewArrangement: Sendable {
  case column, row
  /// On each other, in the middle unless the view has an alignment at an edge.
  case layers
}

extension LeafContent {
  /// The views of the library that do not take the room they are offered. The sizes of controls are those of iOS 17 at
  /// the usual text size; most of them are published nowhere.
  static let known: [String: LeafContent] = [
    "Text": .text, "Label": .text, "Image": .control(100, 100), "Divider": .line,
    "Toggle": .row(31),
    "TextField": .row(22), "SecureField": .row(22), "Slider": .row(34), "Stepper": .row(32),
    "Picker": .control(100, 34), "DatePicker": .row(34), "ColorPicker": .row(34),
    "ProgressView": .control(20, 20), "Gauge": .row(40), "EditButton": .control(32, 21),
    "Spacer": .spacer(nil), "Link": .text, "NavigationLink": .text, "Menu": .text,
  ]

  /// The size of a symbol by that of its font, as that of a star is.
  static func symbolSize(_ points: Double) -> Double { (points * 1.2).rounded() }

  /// The usual size of a font, in points.
  static let bodySize = 17.0
  /// The thickness of a line: a pixel of most phones, in points.
  static let lineThickness = 0.33
}
