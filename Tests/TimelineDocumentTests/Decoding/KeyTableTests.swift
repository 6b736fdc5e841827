import Diagnostics
import JSONText
import Testing

@testable import TimelineDocument

@Suite struct KeyTableTests {
  /// Every kind of object that has fixed keys, with a place to put one into.
  static let objects: [any ObjectCase] = [
    Object<TimelineKey>("»"),
    Object<ViewKey>(#"{ "views": [ » ] }"#),
    Object<TransitionKey>(#"{ "views": [ { "modifiers": [ { "transition": » } ] } ] }"#),
    Object<HitchKey>(#"{ "hitches": [ » ] }"#),
    Object<StepKey>(#"{ "state": { "x": 0 }, "actions": { "go": [] }, "events": [ » ] }"#),
    Object<TransactionScopeKey>(
      #"{ "events": [ { "at": 0, "withTransaction": », "emit": "x" } ] }"#),
    Object<CompletionKey>(
      #"{ "events": [ { "at": 0, "withAnimation": true, "completions": [ » ] } ] }"#),
    Object<MoveKey>(#"{ "state": { "x": [] }, "events": [ { "at": 0, "move": » } ] }"#),
    Object<AsyncKey>(#"{ "events": [ { "at": 0, "async": » } ] }"#),
    Object<UnstructuredTaskKey>(#"{ "events": [ { "at": 0, "task": » } ] }"#),
    Object<RepeatingTimerKey>(#"{ "events": [ { "at": 0, "timer": » } ] }"#),
    Object<TimerPublisherKey>(
      #"{ "views": [ { "modifiers": [ { "onReceive": », "run": [] } ] } ] }"#),
    Object<CustomAnimationKey>(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 }, "withAnimation": » } ] }"#),
    Object<StackKey>(#"{ "views": [ { "layout": » } ] }"#),
    Object<SleepKey>(#"{ "events": [ { "at": 0, "sleep": » } ] }"#),
    Object<GestureKey>(#"{ "events": [ { "at": 0, "gesture": » } ] }"#),
    Object<ExpectKey>(#"{ "state": { "x": 0 }, "events": [ { "at": 0, "expect": » } ] }"#),
    Object<CompletionExpectationKey>(
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "withAnimation": true, "set": { "x": 1 }, "#
        + #""completion": "done", "expect": { "completed": { "done": » } } } ] }"#),
  ]

  @Test func `every key is read, whatever it holds is judged by its shape`() {
    for object in Self.objects { object.checkShapes() }
  }

  @Test func `names are unique, sentences are sentences`() {
    for object in Self.objects { object.checkNames() }
  }

  @Test func `a key is found by its bytes and nothing else is`() {
    for object in Self.objects { object.checkLookup() }
  }

  @Test func `the words of other tools stand for keys that nothing else would suggest`() {
    for object in Self.objects { object.checkHabits() }
  }
}

/// One kind of object.
protocol ObjectCase: Sendable {
  /// The schema's name of it.
  var objectName: String { get }
  /// The entries of its keys, in their order.
  var entries: [KeyEntry] { get }
  /// Documents in each of which one key has one kind of value, beside what the object needs.
  var documents: [String] { get }
  /// A document in which the object has one member more than it needs.
  func document(with member: String) -> String
  func checkShapes()
  func checkNames()
  func checkLookup()
  func checkHabits()
}

struct Object<Key: DocumentKey>: ObjectCase {
  /// A document with a `»` where the object goes.
  let document: String

  init(_ document: String) {
    self.document = document
  }

  /// A value of each kind is refused as of the wrong type exactly if the shape does not have it.
  func checkShapes() {
    for key in Key.allCases {
      for (kind, value) in samples {
        let text = document.replacing("»", with: "{ \"\(key.name)\": \(value) }")
        let source = SourceText(name: "test", bytes: Array(text.utf8))
        let problems = Timeline.read(source).diagnostics.first
        let start = document.utf8.distance(
          from: document.startIndex, to: document.firstIndex(of: "»") ?? document.endIndex)
        let valueStart = start + "{ \"\(key.name)\": ".utf8.count
        let isRefused = problems.contains {
          $0.code == .wrongType && $0.range.lowerBound == valueStart
        }
        #expect(!problems.contains { $0.code == .unknownKey }, "\(text)")
        #expect(isRefused == !key.entry.shape.accepts(kind), "\(text)")
      }
    }
  }

  var objectName: String { Key.objectName }
  var entries: [KeyEntry] { Key.allCases.map(\.entry) }

  var documents: [String] {
    Key.allCases.flatMap { key in samples.map { document(key, $0.1) } }
  }

  func document(with member: String) -> String { document(nil, member: member) }

  private func document(_ key: Key, _ value: String) -> String {
    document(key, member: "\"\(key.name)\": \(value)")
  }

  private func document(_ key: Key?, member: String) -> String {
    let companions = Key.companions.filter { $0.key == key }.map(\.needs)
    let times = (StepKey.ofEvents as? KeySet<Key>).map { set in Key.allCases.filter(set.contains) }
    let needed = (Key.required + companions + (times ?? [])).filter { $0 != key }
    let members = needed.map { "\"\($0.name)\": \(anyValue(of: $0))" } + [member]
    return document.replacing("»", with: "{ \(members.joined(separator: ", ")) }")
  }

  private func anyValue(of key: Key) -> String {
    // A number is right wherever it can be, which a text need not be.
    if key.entry.shape.accepts(.number) { return "1" }
    return samples.first { key.entry.shape.accepts($0.0) }?.1 ?? "?"
  }

  private var samples: [(JSONKind, String)] {
    [
      (.object, "{}"), (.array, "[]"), (.string, "\"x\""), (.number, "1"), (.boolean, "true"),
      (.null, "null"),
    ]
  }

  func checkNames() {
    let entries = Key.allCases.map(\.entry)
    #expect(Set(entries.map { "\($0.name)" }).count == entries.count)
    #expect(Key.table.names == entries.map { "\($0.name)" })
    for entry in entries {
      #expect(entry.documentation.hasSuffix("."), "\(entry.name)")
      #expect(entry.documentation.first?.isUppercase == true, "\(entry.name)")
    }
  }

  func checkLookup() {
    for key in Key.allCases {
      let name = key.name
      #expect(find(name) == key)
      for wrong in [name + "x", String(name.dropLast()), "x" + name, name.uppercased() + "_", ""] {
        #expect(find(wrong) == nil || Key.table.names.contains(wrong), "\(wrong)")
      }
      // A name that differs in the middle only.
      var bytes = Array(name.utf8)
      bytes[bytes.count / 2] ^= 0x02
      #expect(find(String(decoding: bytes, as: UTF8.self)) == nil)
    }
  }

  /// A habit that is a key, or a slip away from the key it stands for, needs no entry.
  func checkHabits() {
    for (word, key) in Key.synonyms {
      #expect(find(word) == nil, "\(word)")
      #expect(nearestName(to: word, among: Key.table.names) != key.name, "\(word)")
    }
  }

  private func find(_ name: String) -> Key? {
    var name = name
    return name.withUTF8 { Key.table.key(UnsafeRawBufferPointer($0)) }
  }
}

extension ValueShape {
  /// Whether a value of this kind is of the right type, whatever else may be wrong with it.
  func accepts(_ kind: JSONKind) -> Bool {
    switch self {
    case .anything: true
    case .text, .word, .name: kind == .string
    case .number, .count: kind == .number
    case .boolean: kind == .boolean
    case .expression(let type): type.accepts(kind)
    case .animation: kind == .string || kind == .null || kind == .boolean
    case .list, .tuple: kind == .array
    case .either(let shapes): shapes.contains { $0.accepts(kind) }
    case .object, .event, .map, .claims, .modifier: kind == .object
    case .attribute(let type, _):
      (type.takesObject && kind == .object) || (type.takesArray && kind == .array)
        || ExpectedType.attribute(type).accepts(kind)
    }
  }
}
