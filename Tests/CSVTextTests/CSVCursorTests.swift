import CSVText
import TestSupport
import Testing

@Suite struct CSVCursorTests {
  /// The texts of all fields, record by record, or what is wrong as `reason at byte`.
  private func read(_ bytes: [UInt8]) -> (records: [[String]], problem: String?) {
    bytes.withUnsafeBufferPointer { buffer in
      var cursor = CSVCursor(buffer)
      var records: [[String]] = []
      var fields: [CSVField] = []
      do throws(CSVError) {
        try cursor.begin()
        while try cursor.nextRecord(&fields) { records.append(fields.map(cursor.text)) }
        return (records, nil)
      } catch {
        return (records, "\(error.reason) at \(error.range.lowerBound)")
      }
    }
  }

  private func records(_ text: String) -> [[String]] {
    let (records, problem) = read(Array(text.utf8))
    #expect(problem == nil)
    return records
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `each end of a line ends a record once`(end: String) {
    #expect(records("a,b\(end)1,2\(end)") == [["a", "b"], ["1", "2"]])
    #expect(records("a,b\(end)1,2") == [["a", "b"], ["1", "2"]])
    #expect(records("\(end)a\(end)\(end)1\(end)\(end)") == [["a"], ["1"]])
  }

  @Test func `a mark at the beginning is no part of the first name`() {
    #expect(records("\u{FEFF}time,x\n") == [["time", "x"]])
    #expect(records("a,\u{FEFF}x\n") == [["a", "\u{FEFF}x"]])
  }

  @Test func `an empty field is a field`() {
    #expect(records(",\n") == [["", ""]])
    #expect(records("a,,b,\n") == [["a", "", "b", ""]])
    #expect(records("\"\",\"\"\n") == [["", ""]])
  }

  @Test func `quotes keep commas, ends of lines, blanks and doubled quotes`() {
    #expect(records("\"a,b\",\"c\nd\",\" e \"\n") == [["a,b", "c\nd", " e "]])
    #expect(records("\"\"\"\",\"\"\"\"\"\",\"a\"\"b\"\n") == [["\"", "\"\"", "a\"b"]])
  }

  @Test func `blanks around a field without quotes are no part of it`() {
    #expect(records(" time , a b\t\n 0,\t1 \n") == [["time", "a b"], ["0", "1"]])
  }

  @Test(arguments: [
    ("", "emptyText at 0"), ("\u{FEFF}", "emptyText at 3"),
    ("a,b\"c\n", "strayQuote at 3"), ("a, \"b\"\n", "strayQuote at 3"),
    ("\"a\"b\n", "textAfterQuote at 3"), ("\"a\" ,b\n", "textAfterQuote at 3"),
    ("x\n\"a\nb\n", "unclosedQuote at 2"), ("\"", "unclosedQuote at 0"),
    ("\"a\"\"", "unclosedQuote at 0"), ("a,\u{0}b\n", "controlCharacter at 2"),
    ("\"\u{1B}\"\n", "controlCharacter at 1"),
  ])
  func `what is no table is refused at its place`(text: String, problem: String) {
    #expect(read(Array(text.utf8)).problem == problem)
  }

  @Test func `a record has a limit of fields`() {
    let commas = String(repeating: ",", count: CSVCursor.fieldLimit - 1)
    #expect(records(commas).first?.count == CSVCursor.fieldLimit)
    let problem = "tooManyFields at \(CSVCursor.fieldLimit)"
    #expect(read(Array((commas + ",").utf8)).problem == problem)
  }

  @Test(
    arguments: [
      ([0x61, 0x2C, 0xC3, 0x28], "invalidUTF8 at 2"),
      ([0x22, 0x61, 0xFF, 0x22], "invalidUTF8 at 2"),
      ([0xED, 0xA0, 0x80], "invalidUTF8 at 0"), ([0xC0, 0x80], "invalidUTF8 at 0"),
      ([0xFF, 0xFE, 0x61, 0x00], "otherEncoding at 0"),
    ] as [([UInt8], String)])
  func `bytes that are no text are refused at the first of them`(bytes: [UInt8], problem: String) {
    #expect(read(bytes).problem == problem)
  }

  @Test func `a table that was written is read back`() {
    var generator = SeededGenerator(seed: 41)
    let alphabet = Array("ab,\"\n\r é\t")
    for _ in 0..<500 {
      let table = (0..<3).map { _ in
        (0..<3).map { _ in
          String(
            (0..<Int.random(in: 0...6, using: &generator)).map { _ in
              generator.element(of: alphabet)
            })
        }
      }
      let text = table.map { row in
        row.map { field in "\"" + field.map { $0 == "\"" ? "\"\"" : "\($0)" }.joined() + "\"" }
          .joined(separator: ",")
      }.joined(separator: "\n")
      #expect(read(Array(text.utf8)).records == table, "\(generator)")
    }
  }

  @Test func `any bytes are a table or an error`() {
    var generator = SeededGenerator(seed: 42)
    let alphabet: [UInt8] =
      Array(",\"\n\r a1".utf8) + [0, 0x7F, 0xC3, 0xA9, 0xFF, 0xEF, 0xBB, 0xBF]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...12, using: &generator)
      let (records, problem) = read((0..<count).map { _ in generator.element(of: alphabet) })
      #expect(problem != nil || records.allSatisfy { !$0.isEmpty }, "\(generator)")
    }
  }
}
