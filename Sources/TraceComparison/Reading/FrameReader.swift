import Diagnostics

/// The values of an input at one time.
struct Frame: Timed {
  struct Entry {
    /// The number of the track among those of the input.
    let track: Int
    let cell: Cell
    let place: Range<Int>
  }

  var time: Double
  /// The bytes of the frame's first row.
  let place: Range<Int>
  /// The tracks that have a value.
  var entries: [Entry] = []
}

/// Reads the frames of an input, wide or long, in the order of their times.
struct FrameReader {
  private var rows: RecordedRows
  private let isLong: Bool
  private var hasRow: Bool
  private let key: TimeKey
  private var longNames = NumberedNames()
  /// For each track of a long input, the number of the last frame in which it appeared.
  private var lastUses: [Int] = []
  private var frameCount = 0

  /// - Parameter hasRow: whether there is a current row, which was not used yet.
  init(_ rows: RecordedRows, hasRow: Bool, isLong: Bool) throws(TraceProblem) {
    self.rows = rows
    self.hasRow = hasRow
    self.isLong = isLong
    key = try TimeKey(rows, hasRow: hasRow)
  }

  /// The names of the tracks that appeared so far, by their numbers; in a wide input the time is among
  /// them, and never has a value.
  var tracks: [String] { isLong ? longNames.names : rows.names.names }

  /// The decimals of the times of the remaining frames.
  func writtenTimes() throws(TraceProblem) -> WrittenTimes {
    try WrittenTimes(rows, key, hasRow: hasRow, sharesTimes: isLong)
  }

  /// Reads the next frame; nil at the end.
  mutating func next() throws(TraceProblem) -> Frame? {
    guard hasRow else { return nil }
    var frame = Frame(time: try key.time(of: rows), place: rows.row.place)
    frameCount += 1
    repeat {
      if isLong { try addEntry(to: &frame) } else { try addEntries(to: &frame) }
      hasRow = try rows.advance()
      guard hasRow else { break }
      try key.checkOrder(of: rows, after: frame.time)
      if !isLong { break }
    } while try key.time(of: rows) == frame.time
    return frame
  }

  private func addEntries(to frame: inout Frame) throws(TraceProblem) {
    for field in rows.row.fields where field.name != key.name && field.cell != .missing {
      if case .vector = field.cell {
        throw TraceProblem(
          .wrongType, "a value must be a number, a text or null, not a list", at: field.place)
      }
      frame.entries.append(Frame.Entry(track: field.name, cell: field.cell, place: field.place))
    }
  }

  private mutating func addEntry(to frame: inout Frame) throws(TraceProblem) {
    let row = rows.row
    let field = rows.names.number(of: "track").flatMap { row.field($0) }
    guard let field, case .text(let name) = field.cell else {
      throw TraceProblem(.missingKey, "the row names no track", at: field?.place ?? row.place)
    }
    try add("value", as: name, to: &frame)
    if rows.names.number(of: "velocity") != nil {
      try add("velocity", as: name + "_velocity", to: &frame)
    }
  }

  private mutating func add(
    _ column: String, as name: String, to frame: inout Frame
  ) throws(TraceProblem) {
    let track = longNames.insert(name).number
    if track == lastUses.count { lastUses.append(0) }
    let row = rows.row
    guard lastUses[track] != frameCount else {
      throw TraceProblem(
        .duplicateName, "the track \(name.quotedForMessage) is there twice at one time",
        at: row.place)
    }
    lastUses[track] = frameCount
    let field = rows.names.number(of: column).flatMap { row.field($0) }
    guard let field, field.cell != .missing else { return }
    if case .vector = field.cell {
      throw TraceProblem(.wrongType, "a value must be a number or a text", at: field.place)
    }
    frame.entries.append(Frame.Entry(track: track, cell: field.cell, place: field.place))
  }
}
