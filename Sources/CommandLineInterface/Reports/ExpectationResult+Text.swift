import AnimationEngine
import Diagnostics
import JSONText
import TimelineDocument
import TimelineSimulation

extension ExpectationResult {
  /// The claim with its time, such as `at 0.5 s: x is 1`; without one if it was never asked.
  var sentence: String {
    let time = instant.map { "at \(DecimalText.shortest($0.seconds)) s: " } ?? ""
    return time + claim.escapedForMessage
  }

  /// The place of the claim.
  func place(in source: SourceText) -> ClaimPlace { place(in: source, source.positions) }

  /// The place of the claim, in a file of many claims whose places are known.
  func place(in source: SourceText, _ positions: SourcePositions) -> ClaimPlace {
    ClaimPlace(
      file: source.name.escapedForTerminal,
      position: positions.position(ofByte: place.range.lowerBound))
  }
}

/// A place in a file.
struct ClaimPlace {
  let file: String
  let position: TextPosition

  /// The place as compilers write it.
  var text: String { "\(file):\(position)" }
}
