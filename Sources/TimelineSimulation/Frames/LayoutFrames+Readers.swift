import AnimationEngine
import ExpressionLanguage
import TimelineDocument
import ViewLayout

// Geometry readers: layout tells them how large they are, and what is in them reads it.
extension LayoutFrames {
  /// A geometry that a reader has not told yet.
  struct Reading {
    let reader: Int
    /// The hidden state that it is.
    let slot: Int
    let geometry: Value
    /// Whether the views in the reader come with it.
    let isFirst: Bool
  }

  /// Adds a new reader, whose views come after it was laid out.
  mutating func addReader(_ instance: Int, _ node: LayoutNode) {
    readers[node] = instance
    emptyReaders.insert(instance)
    changedReaders.insert(instance)
  }

  /// Whether the views in an instance come after it was laid out.
  func isEmptyReader(_ instance: Int?) -> Bool { instance.map(emptyReaders.contains) ?? false }

  /// Notes that the views in a reader come now.
  mutating func fill(_ reader: Int) { emptyReaders.remove(reader) }

  /// The geometries that are others than before, in the order of their readers.
  mutating func takeReadings(in views: borrowing ViewGraph) -> [Reading] {
    guard !changedReaders.isEmpty else { return [] }
    var readings: [Reading] = []
    for reader in changedReaders.sorted() where views.instances[reader].isPresent {
      guard let place = places[reader], let slot = views.geometrySlots[reader],
        let size = tree.frame(of: place.content)?.size
      else { continue }
      let geometry = ReaderName.geometry(size)
      let isFirst = emptyReaders.contains(reader)
      guard isFirst || views.evaluator.states[slot] != geometry else { continue }
      readings.append(
        Reading(reader: reader, slot: slot, geometry: geometry, isFirst: isFirst))
    }
    changedReaders = []
    return readings
  }
}
