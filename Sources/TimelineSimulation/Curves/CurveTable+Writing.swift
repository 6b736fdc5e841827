import AnimationEngine

extension CurveTable {
  /// Samples the curve and writes a row for each sample.
  package func writeRows(as style: OutputStyle, to sink: @escaping Trace.Sink) throws(RunFailure) {
    let names = fieldNames(style)
    var records = RecordWriter(style, prefixes: prefixes(names, style), writingTo: sink)
    try records.begin(
      header: names, opening: envelope(style).text(columns: names) + ",\n \"samples\":[")
    let width = style.includesVelocity ? 2 : 1
    try forEachRow { place, samples throws(RunFailure) in
      try records.beginRecord()
      try records.append(place, field: 0)
      for (index, sample) in samples.enumerated() {
        try records.append(sample.value, field: 1 + index * width)
        if style.includesVelocity {
          try records.append(sample.finiteVelocity, field: 2 + index * width)
        }
      }
      try records.endRecord()
    }
    if style.format == .json {
      try records.endList()
      try records.append("}\n")
    }
    try records.finish()
  }

  /// Samples the first curve and hands over each value, with its time or progress.
  package func forEachValue(_ body: (Double, Double) -> Void) throws(RunFailure) {
    try forEachRow { place, samples in body(place, samples[0].value) }
  }

  private func forEachRow(
    _ body: (Double, [CurveSample]) throws(RunFailure) -> Void
  ) throws(RunFailure) {
    var samplers = subjects.map { CurveSampler($0, between: ends) }
    for row in rowTimes {
      let place = place(of: row)
      let samples = samplers.indices.map { samplers[$0].sample(at: place) }
      guard samples.allSatisfy({ $0.value.isFinite }) else {
        throw .boundlessCurve(at: place.seconds)
      }
      try body(place.seconds, samples)
    }
  }

  /// The names at the top of a table.
  private func fieldNames(_ style: OutputStyle) -> [String] {
    [isOfProgress ? "progress" : "time"] + names.flatMap { velocities($0, style) }
  }

  private func velocities(_ name: String, _ style: OutputStyle) -> [String] {
    guard style.includesVelocity else { return [name] }
    return [name, names.count == 1 ? "velocity" : name + "_velocity"]
  }

  private func prefixes(_ names: [String], _ style: OutputStyle) -> [String] {
    names.enumerated().map { index, name in
      (index == 0 ? "" : ",") + (style.format.isJSON ? name.jsonText + ":" : "")
    }
  }

  private func envelope(_ style: OutputStyle) -> Envelope {
    Envelope(
      format: "inbetween.curve", frameRate: rowTimes.frameRate, end: end, numbers: style.numbers)
  }

  /// Whether the curves have a progress instead of a time.
  package var isOfProgress: Bool { subjects.contains { $0.isOfProgress } }

  /// Where a row's sample is taken: a progress does not go beyond its end.
  private func place(of row: RowTimes.Row) -> RowTimes.Row {
    guard isOfProgress, case .frames = rowTimes, row.seconds > 1 else { return row }
    return RowTimes.Row(instant: Instant(seconds: 1), seconds: 1)
  }
}

extension RowTimes {
  /// The frames per second, or nil where the times are listed.
  fileprivate var frameRate: Double? {
    if case .frames(let rate, _, _) = self { rate } else { nil }
  }
}

extension CurveSample {
  /// The velocity, where there is a number for it: not where a curve is vertical.
  fileprivate var finiteVelocity: Double? { velocity.isFinite ? velocity : nil }
}
