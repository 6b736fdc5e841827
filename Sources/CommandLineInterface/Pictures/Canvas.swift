import Diagnostics
import TracePictures

/// The surface of a picture: SVG, a specification of Vega-Lite, or all columns of a terminal.
struct Canvas {
  /// The width of a picture that goes to no terminal.
  private static let plainWidth = 80
  /// The most lanes that one picture shows.
  private static let laneLimit = 60

  /// The most columns that are looked at for one picture.
  static let columnLimit = 500

  private enum Kind {
    case vector
    case vegaLite
    case terminal(width: Int, DotStyle)
    case sparklines(width: Int, DotStyle)
  }

  private let kind: Kind
  private let invocation: Invocation

  init(
    _ options: PictureOptions, for invocation: Invocation, on console: any Console
  ) throws(CommandFailure) {
    self.invocation = invocation
    switch options.format {
    case .svg, .vegaLite:
      if options.isSparkline {
        throw invocation.usage("'--sparkline' is text, not \(options.format.title)")
      }
      kind = options.format == .svg ? .vector : .vegaLite
      return
    case .text: break
    }
    let isTerminal = invocation.output == .standardOutput && console.isTerminal(.output)
    let width = isTerminal ? console.columnCount(of: .output) ?? Self.plainWidth : Self.plainWidth
    guard width >= TerminalPicture.minimumWidth else {
      throw invocation.usage(
        "the terminal has \(width) columns, and a picture needs "
          + "\(TerminalPicture.minimumWidth); '-o plot.svg' draws it to a file")
    }
    let style: DotStyle = isTerminal && !console.hasUnicodeLocale ? .ascii : .braille
    kind = options.isSparkline ? .sparklines(width: width, style) : .terminal(width: width, style)
  }

  /// The text of a picture, without its constant curves unless these are kept.
  func draw(_ picture: Picture, keepingConstants: Bool) throws(CommandFailure) -> String {
    var picture = picture
    if !keepingConstants { picture.removeConstants() }
    guard picture.lanes.count <= Self.laneLimit else {
      throw invocation.usage(
        "\(picture.lanes.count) tracks change, and a picture has room for \(Self.laneLimit); "
          + "choose some with '--select'")
    }
    if case .sparklines = kind {} else { picture.mergeEqualLanes() }
    switch kind {
    case .vector: return VectorPicture(picture).text
    case .vegaLite: return VegaLitePicture(picture).text
    case .terminal(let width, let style):
      return TerminalPicture(picture.escaped, width: width, dots: style).text
    case .sparklines(let width, let style):
      return Sparklines(picture.escaped, width: width, dots: style).text
    }
  }
}

/// The options of a command that draws a picture.
struct PictureOptions: Sendable {
  let format: PictureFormat
  /// Whether each track is a row of characters.
  let isSparkline: Bool

  init(_ read: inout OptionReader, sparkline summary: String = "one line per track") {
    read.group(.output)
    format = PictureFormat(read.format(.text, .svg, .vegaLite).format)
    isSparkline = read.sparkline(summary)
  }
}

/// The formats of pictures.
enum PictureFormat: Sendable {
  case text, svg, vegaLite

  /// A format in which every picture can be drawn; text for one in which none can.
  init(_ format: OutputFormat) {
    switch format {
    case .svg: self = .svg
    case .vegaLite: self = .vegaLite
    case .text, .csv, .json, .ndjson, .tap, .tap14, .junit, .html, .github, .sarif, .perfetto,
      .swift, .xctest:
      self = .text
    }
  }

  /// The name of the format in messages.
  var title: String {
    switch self {
    case .text: "text"
    case .svg: "SVG"
    case .vegaLite: "Vega-Lite"
    }
  }
}

extension Picture {
  /// Removes the curves that stay constant, unless all of them do.
  fileprivate mutating func removeConstants() {
    let constants = lanes.flatMap { $0.series }.filter { $0.isConstant && !$0.isDashed }
    guard !constants.isEmpty, !lanes.allSatisfy({ $0.isConstant }) else { return }
    for index in lanes.indices { lanes[index].series.removeAll(where: { $0.isConstant }) }
    lanes.removeAll { $0.series.isEmpty }
    let names = constants.prefix(6).map { $0.name }.joined(separator: ", ")
    note = "unchanged: " + names + (constants.count > 6 ? " and \(constants.count - 6) more" : "")
  }
}

extension Picture {
  /// The picture with texts that cannot steer a terminal.
  fileprivate var escaped: Picture {
    var picture = self
    picture.title = title.escapedForTerminal
    picture.documentName = documentName?.escapedForTerminal
    picture.note = note.escapedForTerminal
    picture.lanes = lanes.map { lane in
      var copy = Lane(lane.name.escapedForTerminal, unit: lane.unit, series: lane.series)
      for index in copy.series.indices {
        copy.series[index].name = lane.series[index].name.escapedForTerminal
        copy.series[index].equals = lane.series[index].equals.map { $0.escapedForTerminal }
      }
      copy.marks = lane.marks
      return copy
    }
    return picture
  }
}

extension Console {
  /// Whether the locale says that a terminal shows more than ASCII.
  fileprivate var hasUnicodeLocale: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable)
    let locale = names.first { !$0.isEmpty }?.lowercased() ?? ""
    return locale.split { ".@".contains($0) }.contains { $0 == "utf-8" || $0 == "utf8" }
  }
}
