/// A byte that is not part of UTF-8, as paths and arguments may have it.
///
/// A string has it as one of the last 128 scalars of Unicode, which nobody uses.
package enum LooseByte {
  private static let base: UInt32 = 0x10FF00

  /// The scalar that a string has for a byte; only bytes of 128 and more can be loose.
  package static func scalar(of byte: UInt8) -> Unicode.Scalar? {
    byte < 0x80 ? nil : Unicode.Scalar(base + UInt32(byte))
  }

  /// The byte that a string has as a scalar.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < base + 0x80 ? nil : UInt8(truncatingIfNeeded: scalar.value)
  }
}

extension String {
  /// Whether the text was not UTF-8 where it came from.
  package var hasLooseBytes: Bool {
    utf8.contains(0xF4) && unicodeScalars.contains { LooseByte.byte(of: $0) != nil }
  }
}
