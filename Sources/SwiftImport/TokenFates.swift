/// The fate of each token of the sources, and the number of the reading that set it.
///
/// Copies share blocks until one of them writes, so a trial reading costs as much as the tokens that it marks, however long
/// the sources are.
struct TokenFates: Sendable {
  typealias Element = (fate: TokenAccount.Fate, reading: UInt32)

  let indices: Range<Int>
  private var blocks: [[Element]]

  private static let blockSize = 1024

  init(count: Int) {
    indices = 0..<count
    let blockCount = (count + Self.blockSize - 1) / Self.blockSize
    blocks = Array(
      repeating: Array(repeating: (.unread, 0), count: Self.blockSize), count: blockCount)
  }

  subscript(index: Int) -> Element {
    get { blocks[index / Self.blockSize][index % Self.blockSize] }
    set { blocks[index / Self.blockSize][index % Self.blockSize] = newValue }
  }
}
