import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A source is refused with an error in it, or it makes a timeline that can be played and exported.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let importing = Importing(Array(UnsafeBufferPointer(start: start, count: count)))
  if let fault = importing.fault { preconditionFailure(fault) }
  guard let document = importing.document else { return 0 }
  let playing = Playing(document)
  if let fault = playing.fault { preconditionFailure(fault) }
  precondition(playing.rows != nil, "what was imported cannot be played")
  return 0
}
