import Foundation
import JSONText
import TestSupport
import Testing

/// Our reader against Foundation's on the same damaged texts.
///
/// Foundation's is laxer in places, so that it refuses less; where it refuses, we must too, and
/// where both accept, they must read the same.
struct DifferentialTests {
  @Test(arguments: [100, 101, 102, 103] as [UInt64])
  func `damaged texts get the same verdict and values`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<1_500 {
      let bytes = Self.damaged(DamagedTextTests.sample.dropFirst(3), using: &generator)
      if compare(bytes) { accepted += 1 }
    }
    #expect(accepted > 20)
  }

  @Test(arguments: [110, 111] as [UInt64])
  func `random tokens get the same verdict and values`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\"", "1", "-2.5", "1e3", "true", "null", " ",
      "\"\\n\"",
    ]
    var accepted = 0
    for _ in 0..<4_000 {
      let count = Int.random(in: 1..<8, using: &generator)
      let text = (0..<count).map { _ in tokens.randomElement(using: &generator) ?? "" }.joined()
      if compare(Array(text.utf8)) { accepted += 1 }
    }
    #expect(accepted > 100)
  }

  /// Whether we accept the text; records an issue if Foundation disagrees.
  private func compare(_ bytes: [UInt8]) -> Bool {
    let theirs = try? JSONSerialization.jsonObject(
      with: Data(bytes), options: .fragmentsAllowed)
    do throws(JSONError) {
      let ours = try parse(bytes)
      guard let theirs else {
        Issue.record("only we accept \(String(decoding: bytes, as: UTF8.self))")
        return true
      }
      if !isEqual(ours, theirs) {
        Issue.record("read differently: \(String(decoding: bytes, as: UTF8.self))")
      }
      return true
    } catch {
      let isStricter = Self.stricter.contains(error.code)
      if theirs != nil, !isStricter {
        Issue.record("only we refuse \(String(decoding: bytes, as: UTF8.self)): \(error)")
      }
      return false
    }
  }

  /// What we refuse on purpose and Foundation does not.
  private static let stricter: Set = [
    "duplicate-key", "trailing-comma", "unsupported-encoding",
  ]

  private func isEqual(_ ours: ParsedValue, _ theirs: Any) -> Bool {
    switch ours {
    case .null: return theirs is NSNull
    case .boolean(let value): return theirs as? Bool == value
    case .number(let value):
      // Foundation may hold a decimal number, whose `doubleValue` is not always the nearest one.
      guard let number = theirs as? NSNumber else { return false }
      return strtod(number.description, nil).bitPattern == value.bitPattern
    case .string(let text): return (theirs as? String).map { Array($0.utf8) == text.utf8 } ?? false
    case .array(let elements):
      guard let others = theirs as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isEqual($0, $1) }
    case .object(let members):
      guard let others = theirs as? [String: Any], others.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        others[member.key.text].map { isEqual(member.value, $0) } ?? false
      }
    }
  }

  private static func damaged(
    _ sample: ArraySlice<UInt8>, using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = Array(sample)
    let alphabet = Array("{}[]\":,\\u0123456789abcdeEfltrn.+- \n".utf8)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let byte = alphabet.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[index] = byte
      case 1: bytes.insert(byte, at: index)
      case 2: bytes.remove(at: index)
      default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &generator))
      }
    }
    return bytes
  }
}
