import Diagnostics
import JSONText
import Ordering
import TimelineDocument

extension SwiftImport {
  /// The document with a map of the places in the sources that its values come from; nil where there are errors.
  package var mappedDocument: [UInt8]? {
    guard let document, case .object(let members) = value else { return nil }
    let map = OutputMember("sourceMap", .object(sourceMap(of: document)))
    return WrittenDocument(.object(members + [map])).bytes
  }

  /// The places of values, each by its JSON pointer, in the order of the document; those inside a value with the same
  /// place are left out.
  private func sourceMap(of document: [UInt8]) -> [OutputMember] {
    let pointers = JSONPointers(SourceText(name: "", bytes: document))
    let positions = sources.map { $0.positions }
    var map = SourceMap()
    var members: [OutputMember] = []
    let outermostFirst = places.sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    for (range, original) in outermostFirst {
      let index = max(starts.partitioningIndex { $0 > original.lowerBound } - 1, 0)
      let position = positions[index].position(ofByte: original.lowerBound - starts[index])
      let place = "\(sources[index].name):\(position.line):\(position.column)"
      let pointer = pointers.pointer(at: range.lowerBound)
      guard map.place(of: pointer) != place else { continue }
      map[pointer] = place
      members.append(OutputMember(pointer, .text(place, nil)))
    }
    return members
  }
}
