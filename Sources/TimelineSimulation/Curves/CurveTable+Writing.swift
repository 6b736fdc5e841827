import AnimationEngine

extension CurveTable {
  /// Samples the curve and writes a row for each sample.
  package func writeRows(as style: OutputStyle, to sink: @escaping Trace.Sink) throws {
    let names = fieldNames(style)
    var records = RecordWriter(style, prefixes: prefixes(names, style), writingTo: sink)
    switch style.format {
    case .csv: try records.append(names.joined(separator: ",") + "\n")
    case .json: try records.append(envelope(style).text(columns: names) + ",\n \"samples\":[")
    case .ndjson: break
    }
    try forEachSample { place, sample in
      try records.beginRecord()
      try records.append(place, field: 0)
      try records.append(sample.value, field: 1)
      if style.includesVelocity { try records.append(sample.finiteVelocity, field: 2) }
      try records.endRecord()
    }
    if style.format == .json {
      try records.endList()
      try records.append("}\n")
    }
    try records.finish()
  }

  /// Samples the curve and hands over each value, with its time or progress.
  package func forEachValue(_ body: (Double, Double) -> Void) throws {
    try forEachSample { place, sample in body(place, sample.value) }
  }

  private func forEachSample(_ body: (Double, CurveSample) throws -> Void) throws {
    var sampler = CurveSampler(subject, between: ends)
    for row in rowTimes {
      let place = place(of: row)
      let sample = sampler.sample(at: place)
      guard sample.value.isFinite else { throw CurveFailure(place: place.seconds) }
      try body(place.seconds, sample)
    }
  }

  /// The names at the top of a table.
  private func fieldNames(_ style: OutputStyle) -> [String] {
    [isOfProgress ? "progress" : "time", "value"] + (style.includesVelocity ? ["velocity"] : [])
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

  package var isOfProgress: Bool {
    if case .unitCurve = subject { true } else { false }
  }

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

/// A sample that no output may show: the numbers of the expression are beyond all bounds.
package struct CurveFailure: Error, Hashable, Sendable {
  /// The time or progress of the sample.
  package let place: Double
}
