import AnimationEngine
import JSONText

/// A column of a trace as a counter.
struct PerfettoCounter {
  /// The beginning of each of its entries, up to the time.
  let opening: String
  private var last: Double?

  init(_ name: String, in thread: ProcessTable.Thread) {
    var entry = JSONWriter()
    entry.beginObject()
    entry.member("name", name)
    entry.member("ph", "C")
    entry.member("pid", thread.process)
    entry.member("tid", thread.number)
    entry.writeKey("ts")
    opening = String(decoding: entry.bytes, as: UTF8.self)
  }

  /// Whether a value is another one than before: a counter keeps its value until the next entry.
  mutating func changes(to number: Double) -> Bool {
    defer { last = number }
    return number != last
  }
}

extension Instant {
  /// The nearest whole nanosecond.
  var nanoseconds: Int64 {
    let (quotient, rest) = ticks.quotientAndRemainder(dividingBy: Self.ticksPerNanosecond)
    // A nanosecond is an odd number of ticks, so that no time is halfway between two nanoseconds.
    if rest > Self.ticksPerNanosecond / 2 { return quotient + 1 }
    return rest < -Self.ticksPerNanosecond / 2 ? quotient - 1 : quotient
  }

  private static let ticksPerNanosecond = ticksPerSecond / 1_000_000_000

  /// The time as the Trace Event Format has it, in microseconds.
  var microsecondText: [UInt8] {
    var writer = JSONWriter()
    writer.write(thousandths: nanoseconds)
    return writer.bytes
  }
}
