import Diagnostics
import SwiftImport

/// Reads the options of a command into a type of its own, whose initializer names each option once: with its
/// type, its default and its help.
///
/// The initializer runs twice. The first time nothing is given and every branch runs, which defines the
/// options for the parser, the help, the manual and the completions. The second time it reads what a command
/// line gives; an option that is given and not read has no meaning beside the others, and is refused.
package struct OptionReader {
  enum Purpose {
    case definition
    case values
  }

  let command: Command
  let purpose: Purpose
  /// The options in the order of their definitions.
  private(set) var definitions: [OptionDefinition] = []
  /// The options of the command line, in its order.
  private(set) var given: [GivenOption] = []
  /// The heading of the options that follow.
  private(set) var group = OptionGroup.input
  /// The options on which the meaning of the following ones depends.
  private(set) var conditions: [OptionCondition] = []
  /// The formats of each of the command's modes.
  var formatLists: [FormatList] = []
  /// The first error of the command line.
  private(set) var problem: (place: Int, error: UsageError)?

  // The answers that helpers need of every command.
  var output = OutputOperand.standardOutput
  var isQuiet = false
  var color = ColorChoice.auto
  var isWatching = false
  var imports = ImportOptions()

  /// A reader that collects definitions.
  init(definingOptionsOf command: Command) {
    self.command = command
    purpose = .definition
  }

  /// A reader of the options that a command line gives.
  init(_ given: [GivenOption], _ definitions: OptionReader) {
    command = definitions.command
    purpose = .values
    self.definitions = definitions.definitions
    formatLists = definitions.formatLists
    self.given = given
  }

  /// Puts the following options under a heading.
  mutating func group(_ group: OptionGroup) { self.group = group }

  /// Reads options that have a meaning only under some conditions.
  mutating func under<Value>(
    _ conditions: [OptionCondition], _ read: (inout OptionReader) -> Value
  ) -> Value {
    let (outer, heading) = (self.conditions, group)
    self.conditions += conditions
    defer { (self.conditions, group) = (outer, heading) }
    return read(&self)
  }
}

/// An option of a command line.
struct GivenOption {
  let name: String
  /// The option as it was typed, `-f` or `--format`.
  let spelling: String
  /// The value; empty for a flag.
  let text: String
  /// The index of its word in the command line.
  let place: Int
  var isRead = false
}

// MARK: - Kinds of options

extension OptionReader {
  /// Whether a flag is given.
  mutating func flag(
    _ name: String, short: Character? = nil, _ summary: String, details: String = ""
  ) -> Bool {
    define(
      OptionDefinition(
        name: name, short: short, group: group, summary: summary, details: details, otherNames: [],
        placeholder: nil, accumulates: false, candidates: nil))
    return !take(name).isEmpty
  }

  /// The value of an option, of which the last one counts; nil unless it is given.
  mutating func value<Value>(
    _ name: String, short: Character? = nil, _ kind: OptionKind<Value>, _ summary: String,
    details: String = "", otherNames: [String] = []
  ) -> Value? {
    define(
      OptionDefinition(
        name: name, short: short, group: group, summary: summary, details: details,
        otherNames: otherNames, placeholder: kind.placeholder, accumulates: false,
        candidates: kind.candidates))
    return values(of: name, kind).last
  }

  /// The elements of all lists that are given for an option.
  mutating func list<Element>(
    _ name: String, _ kind: OptionKind<[Element]>, _ summary: String, details: String = "",
    otherNames: [String] = []
  ) -> [Element] {
    define(
      OptionDefinition(
        name: name, short: nil, group: group, summary: summary, details: details,
        otherNames: otherNames, placeholder: kind.placeholder, accumulates: true,
        candidates: kind.candidates))
    return values(of: name, kind).flatMap { $0 }
  }

  /// All values that are given for an option; an error in one of them is recorded.
  mutating func values<Value>(of name: String, _ kind: OptionKind<Value>) -> [Value] {
    var values: [Value] = []
    for option in take(name) {
      do throws(OptionValueProblem) {
        values.append(try kind.read(option.text))
      } catch {
        refuse("'\(option.spelling)' \(error.sentence)", at: option.place)
      }
    }
    return values
  }

  /// Marks the occurrences of an option as read, and returns them.
  mutating func take(_ name: String) -> [GivenOption] {
    var taken: [GivenOption] = []
    for index in given.indices where given[index].name == name {
      given[index].isRead = true
      taken.append(given[index])
    }
    return taken
  }

  /// Adds a definition, or the present conditions to the one that has its name already.
  mutating func define(_ definition: OptionDefinition) {
    guard purpose == .definition else { return }
    if let index = definitions.firstIndex(where: { $0.name == definition.name }) {
      precondition(
        definitions[index].placeholder == definition.placeholder,
        "an option has one kind of value in all modes of a command")
      definitions[index].conditions.append(conditions)
    } else {
      definitions.append(definition)
      definitions[definitions.count - 1].conditions = [conditions]
    }
  }

  /// Gives an option the words and the summary that are known once all definitions are there.
  mutating func complete(_ name: String, summary: String, candidates: Candidates) {
    guard purpose == .definition,
      let index = definitions.firstIndex(where: { $0.name == name })
    else { return }
    definitions[index].summary = summary
    definitions[index].candidates = candidates
  }

  /// Records an error of the command line, of which the first one counts.
  ///
  /// - Parameter place: the index of the wrong word; nil for an error of the whole line.
  mutating func refuse(_ message: String, at place: Int? = nil) {
    refuse(UsageError(message, command: command), at: place ?? .max)
  }

  mutating func refuse(_ error: UsageError, at place: Int) {
    if let problem, problem.place <= place { return }
    problem = (place, error)
  }
}
