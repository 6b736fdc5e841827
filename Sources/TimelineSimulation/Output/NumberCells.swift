/// The text of numbers that are printed again and again, each in a cell of its own.
///
/// A settled value is printed at every frame: from its second repetition on its bytes are copied. A
/// value that moves costs no more than to be compared with the one before.
struct NumberCells: ~Copyable {
  /// The longest text that is kept, in whole words: longer ones are rare, and are made anew each time.
  private static let textLimit = 24

  private struct Cell {
    /// The number printed last, or zero: a finite one in any case.
    var bits: UInt64 = 0
    /// The length of its text, if that is kept, else 0.
    var length = 0
  }

  private let cells: UnsafeMutablePointer<Cell>
  private let texts: UnsafeMutablePointer<UInt8>
  private let format: NumberFormat
  private let trims: Bool

  init(count: Int, format: NumberFormat, trimming trims: Bool) {
    cells = .allocate(capacity: count)
    cells.initialize(repeating: Cell(), count: count)
    texts = .allocate(capacity: count * Self.textLimit)
    texts.initialize(repeating: 0, count: count * Self.textLimit)
    self.format = format
    self.trims = trims
  }

  deinit {
    cells.deallocate()
    texts.deallocate()
  }

  /// Writes the number of a cell to a place with room for any number, and returns the place after it.
  @inline(__always)
  func write(
    _ value: Double, inCell index: Int, to start: UnsafeMutablePointer<UInt8>
  ) throws(RunFailure) -> UnsafeMutablePointer<UInt8> {
    guard cells[index].bits != value.bitPattern else {
      return start + rewrite(value, inCell: index, to: start)
    }
    guard value.isFinite else { throw RunFailure.notPrintable }
    cells[index] = Cell(bits: value.bitPattern)
    return start + format.write(value, to: start, trimming: trims)
  }

  @inline(never)
  private func rewrite(
    _ value: Double, inCell index: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let text = texts + index * Self.textLimit
    let kept = cells[index].length
    if kept > 0 {
      for offset in stride(from: 0, to: Self.textLimit, by: MemoryLayout<UInt64>.size) {
        let word = UnsafeRawPointer(text + offset).loadUnaligned(as: UInt64.self)
        UnsafeMutableRawPointer(start + offset).storeBytes(of: word, as: UInt64.self)
      }
      return kept
    }
    let length = format.write(value, to: start, trimming: trims)
    if length <= Self.textLimit {
      text.update(from: start, count: length)
      cells[index].length = length
    }
    return length
  }
}
