/// A timeline is refused with an error in it, or can be played, and what was rehearsed does not fail; what is played is
/// exported to a file that can be read, or refused as well.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let playing = Playing(Array(UnsafeBufferPointer(start: start, count: count)))
  if let fault = playing.fault { preconditionFailure(fault) }
  return 0
}
