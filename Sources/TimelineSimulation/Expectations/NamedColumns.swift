/// The columns that a name in a claim means: one, or all those of a track.
struct NamedColumns {
  /// The place of the track.
  let track: Int
  let trackName: String
  /// The places of the columns in a row.
  let places: Range<Int>

  /// The columns of every name; the name of a column takes precedence over that of a track.
  static func table(of tracks: some Sequence<Track>) -> [String: NamedColumns] {
    var table: [String: NamedColumns] = [:]
    for (index, track) in tracks.enumerated() where track.isPrinted {
      let places = track.place..<track.place + track.columns.count
      for (offset, column) in track.columns.enumerated() {
        let single = places.lowerBound + offset
        table[column.name] = NamedColumns(
          track: index, trackName: track.name, places: single..<single + 1)
      }
      if table[track.name] == nil {
        table[track.name] = NamedColumns(track: index, trackName: track.name, places: places)
      }
    }
    return table
  }
}
