package import TimelineLanguage
package import TimelineSimulation

/// What one option is called, what it takes and what its help says.
package struct OptionDefinition: Sendable {
  package let name: String
  package let short: Character?
  package let kind: OptionKind
  package let group: OptionGroup
  package let summary: String
  /// What other tools call it: not accepted, but answered with the name here.
  package let otherNames: [String]

  init(
    _ name: String, short: Character? = nil, kind: OptionKind, group: OptionGroup, summary: String,
    otherNames: [String] = []
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.group = group
    self.summary = summary
    self.otherNames = otherNames
  }
}

/// The headings under which the help lists options.
package enum OptionGroup: String, CaseIterable, Sendable {
  case input = "Input"
  case comparison = "Comparison"
  case motion = "Motion"
  case sampling = "Sampling"
  case output = "Output"
  case messages = "Messages"
  case general = "Options"
}

/// What an option takes: the parser checks it, the help shows its placeholder.
package enum OptionKind: Sendable {
  case flag
  case number(NumberRule, placeholder: String)
  case numbers(NumberRule, placeholder: String)
  case precision(placeholder: String)
  /// One of the formats of the command.
  case format(placeholder: String)
  case layout(placeholder: String)
  case clock(placeholder: String)
  case profile(placeholder: String)
  case names(placeholder: String)
  case color(placeholder: String)
  case file(placeholder: String)

  /// The placeholder in the help, or nil for an option without a value.
  package var placeholder: String? {
    switch self {
    case .flag: nil
    case .number(_, let placeholder), .numbers(_, let placeholder), .precision(let placeholder),
      .format(let placeholder), .layout(let placeholder), .clock(let placeholder),
      .profile(let placeholder), .names(let placeholder),
      .color(let placeholder), .file(let placeholder):
      placeholder
    }
  }
}

/// Which numbers an option accepts.
package enum NumberRule: Sendable {
  /// Above 0, at most 1,000,000.
  case frameRate
  /// Seconds on the virtual clock.
  case time
  /// Seconds on the virtual clock, or before it starts.
  case anyTime
  /// A value of what moves, or its velocity.
  case value
  /// A distance between values.
  case tolerance

  func accepts(_ number: Double) -> Bool {
    switch self {
    case .frameRate: number > 0 && number <= 1_000_000
    case .time: number >= 0 && number <= 1_000_000_000
    case .anyTime: number.magnitude <= 1_000_000_000
    case .value: number.magnitude <= 1e15
    case .tolerance: number >= 0 && number <= 1e15
    }
  }

  /// What is accepted, as the end of the sentence "... must be".
  var requirement: String {
    switch self {
    case .frameRate: "a number above 0 and at most 1000000"
    case .time: "a number of seconds from 0 to 1000000000"
    case .anyTime: "a number of seconds from -1000000000 to 1000000000"
    case .value: "a number from -1e15 to 1e15"
    case .tolerance: "a number from 0 to 1e15"
    }
  }
}

/// A checked value of an option.
package enum OptionValue: Hashable, Sendable {
  case flag
  case number(Double)
  case numbers([Double])
  /// Decimals, or nil for all digits.
  case precision(Int?)
  case format(OutputFormat)
  case layout(RowLayout)
  case clock(ClockKind)
  case profile(Profile)
  case names([String])
  case color(ColorChoice)
  case file(OutputOperand)
}
