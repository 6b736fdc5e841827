import AnimationEngine
import JSONText

/// An animated property of Lottie at 60 frames a second: cubic pieces with the motion's slopes at their ends,
/// as long as each stays within the tolerance.
enum LottieExport {
  private static let frameRate = 60.0
  private static let tolerance = 1e-3
  private static let finest = 1.0 / 512

  /// A piece of the motion, between two parts of its duration.
  private struct Piece {
    let start: Double
    let end: Double
    /// The heights of the control points, as parts of the way from the start's value to the end's.
    let handles: (Double, Double)
  }

  static func make(_ motion: ExportedMotion) -> Export {
    let pieces = turns(of: motion.progress).flatMap { split($0, motion.progress) }
    let error = motion.progress.errors { value(of: pieces, at: $0, motion.progress) }
    var writer = JSONWriter()
    writer.beginObject()
    writer.writeKey("nm")
    writer.write(error.sentence)
    writer.writeKey("a")
    writer.write(1)
    writer.writeKey("k")
    writer.beginArray()
    for piece in pieces { write(piece, motion, to: &writer) }
    writeEnd(of: motion, to: &writer)
    writer.endArray()
    writer.endObject()
    writer.finish()
    return Export(text: String(decoding: writer.bytes, as: UTF8.self), error: error)
  }

  /// The parts between the turns of the motion, on each of which it goes one way.
  private static func turns(of progress: ProgressPolyline) -> [(Double, Double)] {
    var places = [0.0]
    for (index, place) in progress.places.enumerated().dropFirst().dropLast() {
      let values = progress.values
      let (before, after) = (values[index] - values[index - 1], values[index + 1] - values[index])
      // A turn that is not visible is omitted.
      let isSeen = abs(values[index] - progress.value(at: places[places.count - 1])) > tolerance
      if before * after < 0, isSeen { places.append(place) }
    }
    return Array(zip(places, places.dropFirst() + [1]))
  }

  /// Halves a part until each piece is good enough.
  private static func split(_ part: (Double, Double), _ progress: ProgressPolyline) -> [Piece] {
    let piece = piece(part.0, part.1, progress)
    guard error(of: piece, progress) > tolerance, part.1 - part.0 > finest else { return [piece] }
    let middle = (part.0 + part.1) / 2
    return split((part.0, middle), progress) + split((middle, part.1), progress)
  }

  private static func piece(_ start: Double, _ end: Double, _ progress: ProgressPolyline) -> Piece {
    let rise = progress.value(at: end) - progress.value(at: start)
    guard abs(rise) > 1e-6 else {
      return Piece(start: start, end: end, handles: (1.0 / 3, 2.0 / 3))
    }
    let third = (end - start) / 3
    // A third of the way along the tangent at each end.
    let (first, last) = (
      progress.slope(at: start) * third / rise, 1 - progress.slope(at: end) * third / rise
    )
    return Piece(start: start, end: end, handles: (rounded(first), rounded(last)))
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  private static func error(of piece: Piece, _ progress: ProgressPolyline) -> Double {
    (0..<32).reduce(0) { worst, index in
      let time = piece.start + (piece.end - piece.start) * Double(index) / 32
      return max(worst, abs(value(of: piece, at: time, progress) - progress.value(at: time)))
    }
  }

  private static func value(
    of pieces: [Piece], at time: Double, _ progress: ProgressPolyline
  ) -> Double {
    let piece = pieces.first { time < $0.end } ?? pieces.last
    return piece.map { value(of: $0, at: time, progress) } ?? progress.end
  }

  private static func value(
    of piece: Piece, at time: Double, _ progress: ProgressPolyline
  ) -> Double {
    let (low, high) = (progress.value(at: piece.start), progress.value(at: piece.end))
    // With handles at thirds the time is the curve's own parameter.
    let part = (time - piece.start) / (piece.end - piece.start)
    let (first, last) = piece.handles
    let rest = 1 - part
    let height =
      3 * rest * rest * part * first + 3 * rest * part * part * last + part * part * part
    return low + (high - low) * height
  }

  private static func write(_ piece: Piece, _ motion: ExportedMotion, to writer: inout JSONWriter) {
    writer.breakLine(indent: 1)
    writer.beginObject()
    write(time: piece.start, motion.progress.value(at: piece.start), motion, to: &writer)
    write("o", x: 1.0 / 3, y: piece.handles.0, to: &writer)
    write("i", x: 2.0 / 3, y: piece.handles.1, to: &writer)
    writer.endObject()
  }

  /// The last value; before a jump to it the value is held.
  private static func writeEnd(of motion: ExportedMotion, to writer: inout JSONWriter) {
    if abs(motion.progress.end - motion.progress.last) > tolerance {
      writer.breakLine(indent: 1)
      writer.beginObject()
      write(time: 1 - 1e-4, motion.progress.last, motion, to: &writer)
      writer.writeKey("h")
      writer.write(1)
      writer.endObject()
    }
    writer.breakLine(indent: 1)
    writer.beginObject()
    write(time: 1, motion.progress.end, motion, to: &writer)
    writer.endObject()
  }

  private static func write(
    time: Double, _ fraction: Double, _ motion: ExportedMotion, to writer: inout JSONWriter
  ) {
    writer.writeKey("t")
    writer.write((motion.delay + time * motion.length) * frameRate, maximumDecimals: 4)
    writer.writeKey("s")
    writer.beginArray()
    let value = motion.ends.start + (motion.ends.end - motion.ends.start) * fraction
    writer.write(value, maximumDecimals: 6)
    writer.endArray()
  }

  private static func write(_ key: String, x: Double, y: Double, to writer: inout JSONWriter) {
    writer.writeKey(key)
    writer.beginObject()
    for (name, number) in [("x", x), ("y", y)] {
      writer.writeKey(name)
      writer.beginArray()
      writer.write(number, maximumDecimals: 6)
      writer.endArray()
    }
    writer.endObject()
  }
}
