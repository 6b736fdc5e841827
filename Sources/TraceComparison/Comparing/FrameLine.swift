/// The line between two frames that follow each other, on which values between them lie.
struct FrameLine {
  /// The frame that is not later than the times asked for.
  private(set) var earlier: Frame?
  private(set) var later: Frame?
  private let times: TimeMatch

  /// Begins before the first frame.
  init(_ first: Frame?, _ second: Frame?, _ times: TimeMatch) {
    later = first
    next = second
    self.times = times
  }

  private var next: Frame?

  /// The frame that must be passed before a time can be asked for, if there is one.
  func passed(at time: Double) -> Frame? {
    guard let later, later.time <= time || times.areRounded(time, later.time) else { return nil }
    return later
  }

  /// Moves on by one frame, and takes in the frame after the two that are known.
  mutating func advance(to frame: Frame?) {
    earlier = later
    later = next
    next = frame
  }

  /// The values on the line at a time; nil before its beginning and after its end, but for the tolerance.
  func frame(at time: Double) -> Frame? {
    if let earlier, times.areRounded(time, earlier.time) { return earlier }
    switch (earlier, later) {
    case (let earlier?, let later?) where time > earlier.time:
      return between(earlier, later, at: time)
    case (let earlier?, _): return times.areOne(time, earlier.time) ? earlier : nil
    case (nil, let later?): return times.areOne(time, later.time) ? later : nil
    case (nil, nil): return nil
    }
  }

  private func between(_ earlier: Frame, _ later: Frame, at time: Double) -> Frame {
    let progress = (time - earlier.time) / (later.time - earlier.time)
    var ends: [Int: Cell] = [:]
    for entry in later.entries { ends[entry.track] = entry.cell }
    var frame = Frame(time: time, place: earlier.place)
    for entry in earlier.entries {
      guard let end = ends[entry.track] else { continue }
      frame.entries.append(
        Frame.Entry(
          track: entry.track, cell: Cell.between(entry.cell, end, progress), place: entry.place))
    }
    return frame
  }
}

extension Cell {
  /// A number on the line between two; a text stays until the next.
  fileprivate static func between(_ start: Cell, _ end: Cell, _ progress: Double) -> Cell {
    guard case .number(let first) = start, case .number(let last) = end else { return start }
    // Two equal numbers stay what they are, to the last bit.
    return first == last ? start : .number(first * (1 - progress) + last * progress)
  }
}
