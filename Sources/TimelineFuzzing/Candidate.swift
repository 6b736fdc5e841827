import Diagnostics
import JSONText

/// A document that differs from the original: other numbers, and other events in another order.
struct Candidate: Sendable {
  /// The events that come, by their places among those of the original.
  var events: [EventCopy]
  /// Other texts for numbers outside of the events.
  var numbers: [Range<Int>: String] = [:]

  /// An event of the original with other numbers.
  struct EventCopy: Sendable {
    let index: Int
    var numbers: [Range<Int>: String] = [:]
  }

  /// The original itself.
  init(_ outline: Outline) {
    events = (outline["events"]?.elements ?? []).indices.map { EventCopy(index: $0) }
  }

  /// The document as a text.
  func text(of original: SourceText, _ outline: Outline) -> SourceText {
    guard let list = outline["events"], let first = list.elements.first,
      let last = list.elements.last
    else { return ReplacedText(original, replacing: Self.parts(numbers)).source }
    let separator =
      list.elements.count > 1
      ? original.bytes[first.range.upperBound..<list.elements[1].range.lowerBound]
      : [UInt8(ascii: ","), UInt8(ascii: " ")]
    var bytes: [UInt8] = []
    for copy in events {
      if !bytes.isEmpty { bytes += separator }
      bytes += Self.bytes(
        list.elements[copy.index].range, of: original, replacing: copy.numbers)
    }
    let whole = first.range.lowerBound..<last.range.upperBound
    let events = ReplacedText.Part(whole, by: String(decoding: bytes, as: UTF8.self))
    return ReplacedText(original, replacing: Self.parts(numbers) + [events]).source
  }

  private static func bytes(
    _ range: Range<Int>, of original: SourceText, replacing numbers: [Range<Int>: String]
  ) -> [UInt8] {
    let part = SourceText(name: original.name, bytes: Array(original.bytes[range]))
    let moved = numbers.map { place, text in
      let start = place.lowerBound - range.lowerBound
      return ReplacedText.Part(start..<start + place.count, by: text)
    }
    return ReplacedText(part, replacing: moved).source.bytes
  }

  private static func parts(_ numbers: [Range<Int>: String]) -> [ReplacedText.Part] {
    numbers.map { ReplacedText.Part($0, by: $1) }
  }
}
