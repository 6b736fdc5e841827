import AnimationEngine
import JSONText
import TimelineDocument

/// Writes a run in the Trace Event Format, which Perfetto and Chrome's tracing open: motions as slices, values as
/// counters, other events as instants.
///
/// Times are in microseconds, with three decimals: whole nanoseconds. A slice ends at the nanosecond at which
/// the next one of its thread begins.
struct PerfettoWriter: ~Copyable {
  /// The types of entries that are written, by the letters that the format has for them.
  private enum Phase: String {
    case slice = "X"
    case instant = "i"
    case metadata = "M"
  }

  private let processes: ProcessTable
  private let numbers: NumberFormat
  private var buffer: OutputBuffer
  private var isFirst = true

  init(
    _ processes: ProcessTable, numbers: NumberFormat,
    writingTo write: @escaping (UnsafeRawBufferPointer) throws(RunFailure) -> Void
  ) {
    self.processes = processes
    self.numbers = numbers
    buffer = OutputBuffer(writingTo: write)
  }

  /// Writes the text before the entries, and the names of processes and threads.
  mutating func begin() throws(RunFailure) {
    try buffer.append("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[")
    for process in processes.processes {
      guard let first = process.threads.first else { continue }
      try writeMetadata("process_name", of: first) { $0.member("name", process.name) }
      try writeMetadata("process_sort_index", of: first) {
        $0.member("sort_index", process.number)
      }
      for thread in process.threads {
        try writeMetadata("thread_name", of: thread) { $0.member("name", thread.name) }
        try writeMetadata("thread_sort_index", of: thread) {
          $0.member("sort_index", thread.number)
        }
      }
    }
  }

  /// Writes a motion. One that still runs lasts until `end`.
  mutating func write(_ slice: MotionSlices.Slice, until end: Instant) throws(RunFailure) {
    let begin = slice.begin
    guard let thread = processes.thread(ofTrack: begin.track) else { return }
    var entry = entry(begin.track, .slice, in: thread, category: "motion", at: begin.instant)
    entry.writeKey("dur")
    entry.write(thousandths: (slice.end?.instant ?? end).nanoseconds - begin.instant.nanoseconds)
    entry.beginArguments()
    entry.member("event", begin.word.rawValue)
    begin.writeFacts(to: &entry, numbers)
    if let end = slice.end { entry.member("ended", end.word.rawValue) }
    try finish(&entry)
  }

  /// Writes an event that is neither the begin nor the end of a motion.
  mutating func writeInstant(_ event: TraceEvent) throws(RunFailure) {
    let track = processes.thread(ofTrack: event.track)
    let view = track == nil ? processes.thread(ofView: event.track) : nil
    let name = event.label.isEmpty ? event.word.rawValue : "\(event.word.rawValue) \(event.label)"
    var entry = entry(
      name, .instant, in: track ?? view ?? processes.eventThread, category: event.word.rawValue,
      at: event.instant)
    // An event of a view concerns all of its tracks.
    entry.member("s", view == nil ? "t" : "p")
    entry.beginArguments()
    if !event.track.isEmpty { entry.member("track", event.track) }
    if !event.label.isEmpty { entry.member("label", event.label) }
    event.writeFacts(to: &entry, numbers)
    try finish(&entry)
  }

  /// Writes the value of a counter from a time on.
  mutating func write(
    _ number: Double, of counter: PerfettoCounter, at time: [UInt8]
  ) throws(RunFailure) {
    try separate()
    try buffer.append(counter.opening)
    try time.withUnsafeBufferPointer { bytes throws(RunFailure) in try buffer.append(bytes) }
    try buffer.append(",\"args\":{\"value\":")
    try buffer.makeRoom(for: DecimalText.maximumLength)
    buffer.advance(to: buffer.end + numbers.write(number, to: buffer.end, trimming: true))
    try buffer.append("}}")
  }

  /// Writes the text after the entries, and flushes the buffer.
  mutating func finish() throws(RunFailure) {
    try buffer.append("\n]}\n")
    try buffer.finish()
  }
}

// MARK: - Entries

extension PerfettoWriter {
  private mutating func writeMetadata(
    _ name: String, of thread: ProcessTable.Thread, _ argument: (inout JSONWriter) -> Void
  ) throws(RunFailure) {
    var entry = entry(name, .metadata, in: thread)
    entry.beginArguments()
    argument(&entry)
    try finish(&entry)
  }

  /// An entry that is left open.
  private func entry(
    _ name: String, _ phase: Phase, in thread: ProcessTable.Thread, category: String? = nil,
    at instant: Instant? = nil
  ) -> JSONWriter {
    var entry = JSONWriter()
    entry.beginObject()
    entry.member("name", name)
    if let category { entry.member("cat", category) }
    entry.member("ph", phase.rawValue)
    entry.member("pid", thread.process)
    entry.member("tid", thread.number)
    if let instant {
      entry.writeKey("ts")
      entry.write(thousandths: instant.nanoseconds)
    }
    return entry
  }

  /// Ends an entry with its arguments, and writes it.
  private mutating func finish(_ entry: inout JSONWriter) throws(RunFailure) {
    entry.endObject()
    entry.endObject()
    try separate()
    try entry.bytes.withUnsafeBufferPointer { bytes throws(RunFailure) in
      try buffer.append(bytes)
    }
  }

  private mutating func separate() throws(RunFailure) {
    try buffer.append(isFirst ? "\n" : ",\n")
    isFirst = false
  }
}

extension TraceEvent {
  /// Writes the members that `events` has under the same names, those that are there.
  fileprivate func writeFacts(to entry: inout JSONWriter, _ numbers: NumberFormat) {
    if !transaction.isEmpty { entry.member("transaction", transaction) }
    switch value {
    case .number(let number):
      entry.writeKey("value")
      entry.write(number, as: numbers)
    case .vector(let components):
      entry.array("value") { entry in
        for component in components { entry.write(component, as: numbers) }
      }
    case nil: break
    }
    if let detail { entry.member("detail", detail.rawValue) }
    if let turn { entry.member("turn", turn) }
  }
}

extension JSONWriter {
  fileprivate mutating func beginArguments() {
    writeKey("args")
    beginObject()
  }
}
