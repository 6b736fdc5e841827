import Diagnostics
import TimelineDocument
import TimelineSimulation

/// A timeline is refused with an error in it, or can be played, and what was rehearsed does not fail.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "timeline.json", bytes: bytes)
  let (timeline, found) = CheckedTimeline.read(source)
  precondition(timeline != nil || found.hasErrors, "a timeline is refused without a word")
  guard var timeline, !found.hasErrors else { return 0 }
  var diagnostics = found
  timeline.checkColumns(&diagnostics)
  timeline.rehearse(&diagnostics)
  guard !diagnostics.hasErrors,
    let trace = Trace(timeline, sampling: Sampling(), diagnostics: &diagnostics)
  else { return 0 }
  do throws(RunFailure) {
    try trace.writeEvents(as: OutputStyle(), to: { _ in })
  } catch {
    preconditionFailure("what was rehearsed cannot be played: \(error)")
  }
  return 0
}
