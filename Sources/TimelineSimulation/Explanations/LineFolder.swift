import Diagnostics

/// Folds sentences into lines of limited width; a character takes a column.
struct LineFolder {
  /// The width of a terminal.
  static let usualWidth = 80

  private static let space = UInt8(ascii: " ")
  private static let marking = "\u{1B}[1;32m"
  private static let unmarking = "\u{1B}[0m"

  /// No line is longer than this, unless a word is.
  private let width: Int
  private var bytes: [UInt8] = []
  /// How many characters the line has.
  private var column = 0
  private var isFirstWord = true
  /// How far the lines after the first are indented.
  private var indent = 0
  private var isMarked = false

  /// The lines so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(width: Int = usualWidth) {
    self.width = width
  }

  /// Adds a text after a label.
  mutating func add(_ text: String, after label: String, indent: Int, isMarked: Bool = false) {
    self.indent = indent
    self.isMarked = isMarked
    bytes.append(contentsOf: label.utf8)
    begin(at: label.utf8.count)
    var text = text
    if !text.isPlain { text = text.escapedForTerminal }
    text.withUTF8 { add(words: $0) }
    end()
  }

  private mutating func begin(at column: Int) {
    self.column = column
    isFirstWord = true
    if isMarked { bytes.append(contentsOf: Self.marking.utf8) }
  }

  private mutating func end() {
    if isMarked { bytes.append(contentsOf: Self.unmarking.utf8) }
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func add(words text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while let end = text[start...].firstIndex(of: Self.space) {
      add(word: text[start..<end])
      start = end + 1
    }
    add(word: text[start...])
  }

  /// Adds a word, broken at its tight spaces if it is too long for any line.
  private mutating func add(word: Slice<UnsafeBufferPointer<UInt8>>) {
    let columns = word.columns
    guard columns > width - indent else { return place(word, columns) }
    var start = word.startIndex
    for index in word.indices where word[index...].beginsWithTightSpace {
      if index > start { place(word[start..<index], word[start..<index].columns) }
      start = index + String.tightSpace.utf8.count
    }
    if start < word.endIndex { place(word[start...], word[start...].columns) }
  }

  /// Adds a word to the line, or to a new one if the line has no room for it.
  private mutating func place(_ word: Slice<UnsafeBufferPointer<UInt8>>, _ columns: Int) {
    if !isFirstWord {
      if column + 1 + columns > width {
        end()
        bytes.append(contentsOf: repeatElement(Self.space, count: indent))
        begin(at: indent)
      } else {
        bytes.append(Self.space)
        column += 1
      }
    }
    append(word)
    column += columns
    isFirstWord = false
  }

  /// Appends a word with plain spaces.
  private mutating func append(_ word: Slice<UnsafeBufferPointer<UInt8>>) {
    var start = word.startIndex
    while let lead = word[start...].firstIndex(of: Slice.tightLead) {
      guard word[lead...].beginsWithTightSpace else {
        bytes.append(contentsOf: word[start...lead])
        start = lead + 1
        continue
      }
      bytes.append(contentsOf: word[start..<lead])
      bytes.append(Self.space)
      start = lead + String.tightSpace.utf8.count
    }
    bytes.append(contentsOf: word[start...])
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The first byte of a tight space, U+00A0.
  fileprivate static var tightLead: UInt8 { 0xC2 }

  fileprivate var beginsWithTightSpace: Bool {
    count > 1 && self[startIndex] == Self.tightLead && self[startIndex + 1] == 0xA0
  }

  /// How many characters the bytes are.
  fileprivate var columns: Int {
    var tightCount = 0
    var index = startIndex
    while index < endIndex {
      guard self[index] >= 0x80 else {
        index += 1
        continue
      }
      guard self[index...].beginsWithTightSpace else {
        return String(decoding: self, as: UTF8.self).count
      }
      tightCount += 1
      index += 2
    }
    return count - tightCount
  }
}

extension String {
  /// A space at which no line is broken unless there is no other way.
  static let tightSpace: Character = "\u{A0}"

  /// The text with spaces at which no line is broken.
  var tight: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 8)
    for byte in utf8 {
      if byte == UInt8(ascii: " ") {
        bytes.append(contentsOf: Self.tightSpace.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text in lines of limited width.
  var folded: String {
    var folder = LineFolder()
    folder.add(self, after: "", indent: 4)
    return folder.text
  }

  /// Whether it is of printing ASCII characters and tight spaces alone.
  fileprivate var isPlain: Bool {
    var isAfterLead = false
    for byte in utf8 {
      if isAfterLead {
        guard byte == 0xA0 else { return false }
        isAfterLead = false
      } else if byte == 0xC2 {
        isAfterLead = true
      } else if byte < 0x20 || byte >= 0x7F {
        return false
      }
    }
    return !isAfterLead
  }
}
