import Platform

/// Reads a number, as `Double.init(_: String)` asks the runtime to do.
///
/// - Returns: where the number ends, or nil if there is none.
@_cdecl("_swift_stdlib_strtod_clocale")
func readNumber(
  _ text: UnsafePointer<CChar>, _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<CChar>? {
  guard isspace(Int32(UInt8(bitPattern: text.pointee))) == 0 else { return nil }
  // The program never leaves the locale of C.
  var end: UnsafeMutablePointer<CChar>?
  result.pointee = strtod(text, &end)
  guard let end, UnsafePointer(end) != text else { return nil }
  return UnsafePointer(end)
}
