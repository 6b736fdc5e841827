import Diagnostics

/// The names that columns and tracks of views may have.
struct ColumnNames {
  /// Columns whose names are known.
  private var exact = NameTable()
  /// Tracks of several columns.
  private var tracks = NameTable()
  /// Beginnings of names that a `_` and something more follow: instances and what a type decides.
  private var stems = NameTable()

  /// Adds a column.
  /// - Returns: the number of the column, and whether it is new.
  mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
    var name = name
    return name.withUTF8 { exact.insert(UnsafeRawBufferPointer($0)) }
  }

  /// Adds the beginning of columns.
  mutating func insertStem(_ name: String) {
    var name = name
    _ = name.withUTF8 { stems.insert(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a track that has several columns, by its own name.
  mutating func insertTrack(_ name: String) {
    var name = name
    _ = name.withUTF8 { tracks.insert(UnsafeRawBufferPointer($0)) }
  }

  /// Whether a column or a track may have a name.
  func contains(_ name: UnsafeRawBufferPointer) -> Bool {
    if exact.find(name) != nil || tracks.find(name) != nil { return true }
    return name.indices.contains { end in
      name[end] == UInt8(ascii: "_") && end + 1 < name.count
        && stems.find(UnsafeRawBufferPointer(rebasing: name[..<end])) != nil
    }
  }
}
