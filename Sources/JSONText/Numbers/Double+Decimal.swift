extension Double {
  /// The double nearest to a number as JSON writes it, or with more zeros before it; `nil` if it is out of range.
  package init?(decimal text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start + 1 < text.count, text[start] == Byte.zero,
      Byte.zero...Byte.nine ~= text[start + 1]
    {
      start += 1
    }
    var cursor = JSONCursor(UnsafeBufferPointer(rebasing: text[start...]))
    guard let value = try? cursor.readNumber(), cursor.position == cursor.source.count else {
      return nil
    }
    self = value
  }
}
