/// The scripts of a page: modules one after the other, each of which uses those before it.
///
/// A module is a script that names what it gives to the others. It is written without its comments, and without
/// the blanks that JavaScript does not need.
enum PageScript {
  static let player = joined([
    PackageResources.dom_js, PackageResources.data_js, PackageResources.owners_js,
    PackageResources.events_js, PackageResources.effects_js, PackageResources.boxes_js,
    PackageResources.stage_js, PackageResources.shadows_js, PackageResources.fit_js,
    PackageResources.span_js,
    PackageResources.curves_js, PackageResources.drawing_js, PackageResources.lanes_js,
    PackageResources.signs_js, PackageResources.pointer_js, PackageResources.why_js,
    PackageResources.log_js, PackageResources.notes_js, PackageResources.address_js,
    PackageResources.playback_js, PackageResources.controls_js, PackageResources.player_js,
    PackageResources.start_js,
  ])
  /// The gradients of views, for pages that have some.
  static let gradient = joined([PackageResources.gradient_js])
  /// The outlines by which views are cut, for pages that have some.
  static let clips = joined([PackageResources.clips_js])
  /// The differences of runs, for pages that have two.
  static let differences = joined([PackageResources.differences_js])
  static let editor = joined([
    PackageResources.renewal_js, PackageResources.asker_js, PackageResources.sliders_js,
    PackageResources.live_js,
  ])
  /// The script by which a watched page reloads itself; it precedes the data, so that a frame can stop before them.
  static let watch = joined([PackageResources.watch_js])
  static let worker = joined([
    PackageResources.unpack_js, PackageResources.runtime_js, PackageResources.worker_js,
  ])

  private static func joined(_ modules: [[UInt8]]) -> [UInt8] {
    modules.flatMap { lines(of: withoutBlocks($0)) }
  }

  /// The bytes without `/** ... */` and one blank after it.
  static func withoutBlocks(_ bytes: [UInt8]) -> [UInt8] {
    let (opening, closing) = (Array("/**".utf8), Array("*/".utf8))
    var kept: [UInt8] = []
    var place = 0
    while place < bytes.count {
      guard bytes[place...].starts(with: opening) else {
        kept.append(bytes[place])
        place += 1
        continue
      }
      place += opening.count
      while place < bytes.count, !bytes[place...].starts(with: closing) { place += 1 }
      place += closing.count
      if place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
    }
    return kept
  }

  /// The lines that are neither blank nor comments, without the blanks that JavaScript does not need.
  ///
  /// A line goes on with the next one if it ends where no statement can end, or with a semicolon or a block, as all
  /// statements of the modules do, or before a closing bracket or an operator. Consecutive one-line declarations of
  /// constants become one.
  static func lines(of bytes: [UInt8]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let (endings, closings) = (Array("{([,;}>".utf8), Array("})]?:&|.".utf8))
    var written: [UInt8] = []
    // The indentation of the previous line, if it is a whole declaration of constants.
    var before: Int?
    for line in bytes.split(separator: newline) {
      var text = line.drop { $0 == UInt8(ascii: " ") }
      guard let first = text.first, !text.starts(with: "//".utf8) else { continue }
      let indentation = line.count - text.count
      let isConstant = text.starts(with: "const ".utf8)
      if isConstant, before == indentation, written.last == UInt8(ascii: ";") {
        written[written.count - 1] = UInt8(ascii: ",")
        text = text.dropFirst("const ".utf8.count)
      }
      before = isConstant && isWhole(text) ? indentation : nil
      let goesOn = closings.contains(first) || written.last.map(endings.contains) ?? true
      if !goesOn { written.append(newline) }
      if first == UInt8(ascii: "}"), written.last == UInt8(ascii: ";") { written.removeLast() }
      written += tightened(text)
    }
    return written.isEmpty ? [] : written + [newline]
  }

  /// Whether a line ends a statement and its brackets balance.
  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    let (opening, closing) = (Array("([{".utf8), Array(")]}".utf8))
    return line.last == UInt8(ascii: ";")
      && line.count(where: opening.contains) == line.count(where: closing.contains)
  }

  /// A line without the blanks beside punctuation, and without semicolons before braces.
  ///
  /// Texts keep theirs, and so does whatever follows a slash, which may begin a regular expression, unless a blank
  /// follows it, as one follows a division. A blank between two `+` or two `-` remains, because two signs of one kind are
  /// an operator of their own.
  private static func tightened(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let punctuation = Array("{}()[],;:=<>?&|*!/%".utf8), signs = Array("+-".utf8)
    let quotes = Array("\"`".utf8)
    var kept: [UInt8] = []
    var quote: UInt8?
    for (place, byte) in zip(line.indices, line) {
      let after = line[place...].dropFirst().first
      if let open = quote {
        if byte == open, kept.last != UInt8(ascii: "\\") { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: "/"), after != UInt8(ascii: " ") {
        return kept + line[place...]
      } else if byte == UInt8(ascii: "}"), kept.last == UInt8(ascii: ";") {
        kept.removeLast()
      } else if byte == UInt8(ascii: " ") {
        let before = kept.last
        let beside = [before, after].compactMap { $0 }
        if beside.contains(where: punctuation.contains) { continue }
        if before != after, beside.contains(where: signs.contains) { continue }
      }
      kept.append(byte)
    }
    return kept
  }
}
