/// The timelines of a command: one document with replaced values, or one on each line of an input.
enum TimelineInput: Sendable {
  case document(set: [SweepParameter])
  case lines(BatchOptions)

  /// The options of a command that says by its status whether it could play.
  init(_ read: inout OptionReader) {
    read.group(.input)
    self = read.oneOf(
      .batch { read in
        let isStrict = read.strict("with --batch: exit status 1 if a line failed")
        return { .lines($0.with(isStrict: isStrict)) }
      },
      otherwise: { read in
        let set = read.replacements("a definition's or first value; several are many runs")
        read.watch()
        read.importOptions()
        return .document(set: set)
      })
  }

  /// The values that replace those of the document.
  var replacements: [SweepParameter] {
    switch self {
    case .document(let set): set
    case .lines: []
    }
  }
}

/// The options of a batch.
struct BatchOptions: Sendable {
  /// The key that a result repeats; nil for `name`.
  let key: String?
  /// Whether a last line counts the lines.
  let hasTrailer: Bool
  /// Whether failed lines change the exit status.
  private(set) var isStrict = false

  fileprivate init(_ read: inout OptionReader) {
    key = read.value(
      "batch-key", .memberKey("key"), "with --batch: key repeated in results (default: name)",
      details: """
        A string, a number or a Boolean under this key of the timeline is repeated in its result, so \
        that the two find each other again.
        """, otherNames: ["key", "id"])
    hasTrailer = read.flag(
      "trailer", "with --batch: a last line with the number of lines",
      details: """
        An object with the numbers of 'lines', of those that 'failed' and of 'blank' ones. A process \
        that was killed has not written it.
        """)
    read.group(.output)
    _ = read.format(.ndjson, anyEnding: true)
  }

  func with(isStrict: Bool) -> BatchOptions {
    var options = self
    options.isStrict = isStrict
    return options
  }
}

extension OptionMode {
  /// `--batch`, with the options that need it.
  ///
  /// - Parameter read: reads further options, and returns how those of the batch become the choice.
  static func batch(
    _ read: @escaping (inout OptionReader) -> (BatchOptions) -> Choice
  ) -> OptionMode {
    OptionMode(
      "batch", "read one timeline per line; write one result per line",
      details: """
        Each result is an object of NDJSON with the number of its line. A line that cannot be played is \
        answered with its diagnostics. The section Batches says more.
        """
    ) { reader in
      let options = BatchOptions(&reader)
      return read(&reader)(options)
    }
  }
}

extension OptionReader {
  mutating func replacements(_ summary: String) -> [SweepParameter] {
    list(
      "set", .replacement("name=value"), summary,
      details: """
        The name is that of a definition without parameters, of a state or of a published property. \
        Values with commas between them and ranges 'a...b by c' are a run each. The section Sweeps says \
        more.
        """, otherNames: ["define"])
  }
}
