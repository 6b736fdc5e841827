/// A 1-based line and column.
package struct TextPosition: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    line = 1
    column = offset + 1
  }
}
