import Foundation

/// A document in the Trace Event Format, read as the description of the format has it.
struct ProfilerTrace: Decodable {
  let displayTimeUnit: String
  let traceEvents: [Entry]

  struct Entry: Decodable {
    let name: String
    let cat: String?
    let ph: String
    let pid: Int
    let tid: Int
    let ts: Double?
    let dur: Double?
    let s: String?
    let args: [String: Argument]

    /// The begin in nanoseconds, of which the format's microseconds have three decimals.
    var nanoseconds: Int { Int(((ts ?? .nan) * 1000).rounded()) }

    /// The end of a slice, in nanoseconds.
    var end: Int { nanoseconds + Int(((dur ?? .nan) * 1000).rounded()) }

    var value: Double? {
      if case .number(let number)? = args["value"] { number } else { nil }
    }

    func text(_ key: String) -> String? {
      if case .text(let text)? = args[key] { text } else { nil }
    }
  }

  enum Argument: Decodable, Equatable {
    case number(Double)
    case text(String)
    case list([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Double].self))
      }
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(ProfilerTrace.self, from: Data(text.utf8))
  }

  func entries(_ phase: String, named name: String? = nil) -> [Entry] {
    traceEvents.filter { $0.ph == phase && (name == nil || $0.name == name) }
  }

  var slices: [Entry] { entries("X") }
  var instants: [Entry] { entries("i") }

  /// The samples of a counter.
  func counter(_ name: String) -> [Entry] { entries("C", named: name) }

  /// The names of the threads of each process, in the order of their numbers.
  var threads: [String: [String]] {
    var found: [String: [String]] = [:]
    for process in entries("M", named: "process_name") {
      found[process.text("name") ?? ""] = entries("M", named: "thread_name")
        .filter { $0.pid == process.pid }.sorted { $0.tid < $1.tid }.compactMap { $0.text("name") }
    }
    return found
  }
}
