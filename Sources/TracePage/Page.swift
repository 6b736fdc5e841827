/// What a page shows: one run, or two side by side.
package struct Page: Sendable {
  package var title = ""
  /// What the page is about, above everything else; empty for nothing.
  package var note = ""
  /// The program that made it, with its version.
  package var tool = ""
  /// The time at which the page opens; nil for the beginning.
  package var start: Double?
  package var documents: [PageDocument] = []
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
  package var times: [Double] = []
  package var views: [PageView] = []
  /// The names of the tracks that columns and events refer to.
  package var tracks: [String] = []
  package var columns: [PageColumn] = []
  package var events: [PageEvent] = []

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
  /// Width and height in points, where the document states them.
  package let size: [Double]?

  package init(name: String, parent: Int?, size: [Double]?) {
    self.name = name
    self.parent = parent
    self.size = size
  }
}

/// A column of values.
package struct PageColumn: Sendable {
  package let name: String
  package let track: Int
  package let view: Int?
  /// What it is of its view, `offset_x`.
  package let role: String
  package let isText: Bool
  /// A value for each time.
  package var values: [PageValue] = []
  /// What the state says, from each time until the next.
  package var model: [(time: Double, value: Double)] = []

  package init(name: String, track: Int, view: Int?, role: String, isText: Bool) {
    self.name = name
    self.track = track
    self.view = view
    self.role = role
    self.isText = isText
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
  /// What it happens to, where that is no track.
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
