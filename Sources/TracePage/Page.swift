/// The content of a page: one run, or two side by side.
package struct Page: Sendable {
  package var title = ""
  /// The title above everything else; may be empty.
  package var note = ""
  /// The program that made it, with its version.
  package var tool = ""
  /// The time at which the page opens; nil for the beginning.
  package var start: Double?
  package var documents: [PageDocument] = []
  /// The timelines that one can begin with in a page that can be edited.
  package var recipes: [PageDocument] = []
  /// The attributes that columns of the runs belong to.
  package var attributes: [PageAttribute] = []
  package var runs: [PageRun] = []

  package init() {}
}

/// The text of a timeline.
package struct PageDocument: Hashable, Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// One run of a timeline.
package struct PageRun: Sendable {
  package let name: String
  /// The place of its document in the page.
  package let document: Int
  /// The name that the document has; nil without one.
  package var title: String?
  package var times: [Double] = []
  package var views: [PageView] = []
  /// The width and the height of the room in which the views are laid out; nil where they are not.
  package var room: [Double]?
  /// The first and the last second of each time in which the display stood still.
  package var hitches: [[Double]] = []
  /// The names of the tracks that columns and events refer to.
  package var tracks: [String] = []
  package var columns: [PageColumn] = []
  package var events: [PageEvent] = []
  package var touches: [PageTouch] = []
  /// The seconds at which the appearance turns from light to dark, back, and so on.
  package var appearanceTurns: [Double] = []

  package init(name: String, document: Int) {
    self.name = name
    self.document = document
  }
}

/// A view of the stage.
package struct PageView: Hashable, Sendable {
  package let name: String
  /// The place of the view around it.
  package let parent: Int?
  /// The width and the height of what it draws, in points; nil where a column has them, or nothing tells them.
  package let size: [Double]?
  /// The origin and the size of a view with all of its modifiers that nothing around it moves, in the room or in the
  /// nearest view around it with a space of its own; nil for a container, whose views have frames.
  package let frame: [Double]?
  /// Whether it has a frame, and draws the same in any.
  package let isRigid: Bool
  /// Whether the frames of the views inside have their origin in it.
  package let isSpace: Bool
  /// The size of the font of a text that is laid out, in points.
  package let fontSize: Double?
  package let layer: Layer

  /// Where a view is drawn in the one around it.
  package enum Layer: String, Sendable {
    case front, behind
    /// In front of what the other one contains, which is clipped without it.
    case over
    /// It is not seen itself.
    case mask
  }

  package init(
    name: String, parent: Int?, size: [Double]?, frame: [Double]? = nil, isRigid: Bool = false,
    isSpace: Bool = false, fontSize: Double? = nil, layer: Layer = .front
  ) {
    self.name = name
    self.isRigid = isRigid
    self.isSpace = isSpace
    self.fontSize = fontSize
    self.layer = layer
    self.parent = parent
    self.size = size
    self.frame = frame
  }
}

/// A column of values.
package struct PageColumn: Sendable {
  package let name: String
  package let track: Int
  package let view: Int?
  /// The attribute that it belongs to; nil for any other value.
  package let attribute: Attribute?
  package let isText: Bool
  /// Whether the frames of the views inside its view have its value already.
  package var isInFrames = false
  /// A value for each time.
  package var values: [PageValue] = []
  /// The text of the state, from each time until the next.
  package var model: [(time: Double, value: Double)] = []

  /// The place of a column among the attributes of its view.
  package struct Attribute: Hashable, Sendable {
    /// The name of the attribute in the page.
    package let name: String
    /// The modifier that sets it, such as `offset_2`.
    package let modifier: String
    /// The part of its value, such as `x`; empty for the only one.
    package let part: String

    package init(name: String, modifier: String, part: String) {
      self.name = name
      self.modifier = modifier
      self.part = part
    }
  }

  package init(name: String, track: Int, view: Int?, attribute: Attribute?, isText: Bool) {
    self.name = name
    self.track = track
    self.view = view
    self.attribute = attribute
    self.isText = isText
  }
}

/// A finger on the stage: a drag, or a tap.
package struct PageTouch: Hashable, Sendable {
  /// The view in whose middle it begins; nil where its place is known.
  package var view: Int?
  /// Where it begins in the room.
  package let start: [Double]?
  /// At least one, in order.
  package let times: [Double]
  /// How far it has gone at each of these times; nil where it stays in the middle of the view.
  package let moves: [[Double]]?

  package init(view: Int?, start: [Double]?, times: [Double], moves: [[Double]]?) {
    self.view = view
    self.start = start
    self.times = times
    self.moves = moves
  }
}

package enum PageValue: Hashable, Sendable {
  case missing
  case number(Double)
  case text(String)
}

/// Something that happened.
package struct PageEvent: Sendable {
  package let time: Double
  package let word: String
  /// The place of its track; nil for what happens to no track of the page.
  package var track: Int?
  /// The subject, where it is not a track.
  package var subject = ""
  package var transaction = ""
  package var label = ""
  package var detail = ""
  /// The line of the document that caused it, from 1.
  package var line: Int?
  /// Why it happened as it did.
  package var explanation = ""

  package init(time: Double, word: String) {
    self.time = time
    self.word = word
  }
}
