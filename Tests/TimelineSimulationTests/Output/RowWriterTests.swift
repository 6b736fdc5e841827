import Testing

@testable import TimelineSimulation

@Suite struct RowWriterTests {
  private static let columns = [
    Column(track: "opacity"), Column(track: "card_offset", suffix: "_x"),
    Column(track: "card_offset", suffix: "_y"), Column(track: "title", content: .text),
  ].enumerated().map { $1.placed(at: $0) }

  /// Two rows: in the first the card is not there, in the second the title is not.
  private func write(_ style: OutputStyle, _ places: [Int] = [0, 1, 2, 3]) throws -> String {
    let sink = ByteSink()
    var writer = RowWriter(places, of: Self.columns, style: style, writingTo: sink.write)
    try writer.begin(Envelope(frameRate: 60, end: 0.5, numbers: style.numbers))
    var row = RowValues(columnCount: 4)
    row.numbers = [1, nil, nil, nil]
    row.velocities = [-0.5, nil, nil, nil]
    row.texts[3] = "say \"hi\", 7"
    try writer.write(row, at: 0)
    row.numbers = [-0.0, 0.125, -2, nil]
    row.velocities = [nil, 1e-7, 30, nil]
    row.texts[3] = nil
    try writer.write(row, at: 1.0 / 60)
    try writer.finish()
    return sink.text
  }

  private func style(
    _ format: TraceFormat, _ layout: RowLayout = .wide, velocity: Bool = false
  ) -> OutputStyle {
    var style = OutputStyle()
    style.format = format
    style.layout = layout
    style.includesVelocity = velocity
    return style
  }

  @Test func `a wide table has numbers only, and empty fields where there is none`() throws {
    #expect(
      try write(style(.csv)) == """
        time,opacity,card_offset_x,card_offset_y
        0.000000,1.000000,,
        0.016667,0.000000,0.125000,-2.000000

        """)
  }

  @Test func `velocities stand beside their values`() throws {
    #expect(
      try write(style(.csv, velocity: true), [1, 0]) == """
        time,card_offset_x,card_offset_x_velocity,opacity,opacity_velocity
        0.000000,,,1.000000,-0.500000
        0.016667,0.125000,0.000000,0.000000,

        """)
  }

  @Test(arguments: 1...80)
  func `a value comes after its name, however long that is`(length: Int) throws {
    let name = String(repeating: "n", count: length)
    let sink = ByteSink()
    let column = Column(track: name).placed(at: 0)
    var writer = RowWriter([0], of: [column], style: style(.ndjson), writingTo: sink.write)
    var row = RowValues(columnCount: 1)
    row.numbers = [0.5]
    try writer.write(row, at: 2)
    row.numbers = [-7]
    try writer.write(row, at: 3)
    try writer.finish()
    #expect(sink.text == "{\"time\":2,\"\(name)\":0.5}\n{\"time\":3,\"\(name)\":-7}\n")
  }

  @Test func `a long table has a row for each value that there is`() throws {
    #expect(
      try write(style(.csv, .long)) == """
        time,track,value
        0.000000,opacity,1.000000
        0.016667,opacity,0.000000
        0.016667,card_offset_x,0.125000
        0.016667,card_offset_y,-2.000000

        """)
    #expect(
      try write(style(.csv, .long, velocity: true), [2, 0]) == """
        time,track,value,velocity
        0.000000,opacity,1.000000,-0.500000
        0.016667,card_offset_y,-2.000000,30.000000
        0.016667,opacity,0.000000,

        """)
  }

  @Test func `frames in a document of JSON are objects on lines of their own`() throws {
    #expect(
      try write(style(.json)) == #"""
        {"format":"inbetween.trace","version":1,"fps":60,"end":0.5,
         "columns":["time","opacity","card_offset_x","card_offset_y","title"],
         "frames":[
        {"time":0,"opacity":1,"card_offset_x":null,"card_offset_y":null,"title":"say \"hi\", 7"},
        {"time":0.016667,"opacity":0,"card_offset_x":0.125,"card_offset_y":-2,"title":null}
        ]
        """#)
  }

  @Test func `an object on a line of its own leaves out what is not there`() throws {
    #expect(
      try write(style(.ndjson, velocity: true)) == #"""
        {"time":0,"opacity":1,"opacity_velocity":-0.5,"title":"say \"hi\", 7"}
        {"time":0.016667,"opacity":0,"card_offset_x":0.125,"card_offset_x_velocity":0,"card_offset_y":-2,"card_offset_y_velocity":30}

        """#)
  }

  @Test func `long objects name their track`() throws {
    #expect(
      try write(style(.ndjson, .long, velocity: true), [3, 1]) == #"""
        {"time":0,"track":"title","value":"say \"hi\", 7"}
        {"time":0.016667,"track":"card_offset_x","value":0.125,"velocity":0}

        """#)
  }

  @Test(arguments: [RowLayout.wide, .long])
  func `without rows there still is a header, or an empty list`(layout: RowLayout) throws {
    let header = layout == .wide ? "time,opacity\n" : "time,track,value\n"
    #expect(try emptyTrace(style(.csv, layout)) == header)
    #expect(try emptyTrace(style(.json, layout)).hasSuffix("\n \"frames\":[]"))
    #expect(try emptyTrace(style(.ndjson, layout)).isEmpty)
  }

  private func emptyTrace(_ style: OutputStyle) throws -> String {
    let sink = ByteSink()
    var writer = RowWriter([0], of: Self.columns, style: style, writingTo: sink.write)
    try writer.begin(Envelope(frameRate: nil, end: 0, numbers: style.numbers))
    try writer.finish()
    return sink.text
  }

  @Test func `a number that is not finite stops the output`() throws {
    let columns = [Column(track: "x")]
    for number in [Double.nan, .infinity, -.infinity] {
      var writer = RowWriter([0], of: columns, style: OutputStyle(), writingTo: ByteSink().write)
      var row = RowValues(columnCount: 1)
      row.numbers[0] = number
      do {
        try writer.write(row, at: 0)
        Issue.record("\(number) was written")
      } catch RunFailure.notPrintable {
        // As it should be.
      }
    }
  }
}
