import Diagnostics
import JSONText

// The tracks of the views, by the names of their columns.
extension DocumentDecoder {
  /// Notes the names of all columns, and reports two that have one name.
  mutating func checkColumns() {
    var columns = ColumnNames()
    /// The tracks by the numbers of their columns.
    var owners: [Int] = []
    for (index, track) in timeline.tracks.enumerated() {
      guard timeline[track.view].id != nil else { continue }
      for name in noteColumns(of: track, in: &columns) {
        let (number, isNew) = columns.insert(name)
        if isNew {
          owners.append(index)
        } else {
          refuseColumn(name, of: track, and: timeline.tracks[owners[number]])
        }
      }
    }
    names.columns = columns
  }

  /// The columns of a track that are known; of others their beginning is noted. The columns of an
  /// instance are told apart by a blank, since its identities are not known.
  private func noteColumns(of track: ViewTrack, in columns: inout ColumnNames) -> [String] {
    let isInstance = timeline.isInstance(track.view)
    if isInstance, let id = timeline[track.view].id { columns.insertStem(id) }
    if !isInstance, track.components != .single { columns.insertTrack(timeline.stem(of: track)) }
    if let known = timeline.columns(of: track, instance: isInstance ? " " : "") { return known }
    guard !isInstance else { return [] }
    let stem = timeline.stem(of: track)
    columns.insertStem(stem)
    return track.components == .decidedByType ? [stem] : []
  }

  private mutating func refuseColumn(_ name: String, of track: ViewTrack, and first: ViewTrack) {
    let names = [first, track].map { "'\(timeline.path(of: $0))'" }
    let column = name.split(separator: " ").joined().quotedForMessage
    let message = "\(names[0]) and \(names[1]) both give the column \(column)"
    var diagnostic = Diagnostic.error(
      .duplicateName, message, at: timeline.place(of: track).range)
    diagnostic.earlier = .firstUse(timeline.place(of: first).range.lowerBound)
    diagnostic.help = "give one of them another name"
    add(diagnostic)
  }

  /// The names of the tracks that are known, for suggestions.
  func knownTracks() -> [String] {
    timeline.hasViews ? timeline.staticColumns : timeline.states.map { $0.name }
  }
}
