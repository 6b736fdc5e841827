import Foundation
import Testing
import TimelineDocument

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import TracePictures

/// A picture in SVG is XML, and its curves are where the values are.
@Suite struct VectorPictureTests {
  /// The elements of a picture, as an XML parser reads them.
  private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [[String: String]] = []
    var texts: [String] = []

    func parser(
      _: XMLParser, didStartElement name: String, namespaceURI _: String?,
      qualifiedName _: String?, attributes: [String: String]
    ) {
      names.append(name)
      self.attributes.append(attributes)
      texts.append("")
    }

    func parser(_: XMLParser, foundCharacters text: String) {
      if !texts.isEmpty, text != "\n" { texts[texts.count - 1] += text }
    }

    func paths(_ style: String) -> [String] {
      attributes.filter { $0["class"]?.split(separator: " ").first.map(String.init) == style }
        .compactMap { $0["d"] }
    }
  }

  private func elements(of picture: Picture) throws -> Elements {
    let elements = Elements()
    let parser = XMLParser(data: Data(VectorPicture(picture).text.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return elements
  }

  @Test func `a curve goes through its values, broken where one is missing`() throws {
    var picture = Picture()
    let samples = [Sample(0, 0), Sample(1, 100), Sample(2, nil), Sample(3, 50), Sample(4, 0)]
    picture.lanes = [Lane("x", unit: .points, series: [Series("x", samples: samples)])]
    let paths = try elements(of: picture).paths("curve")
    // 4 s are 648 units wide and 100 points 240 high; the lane begins 52 from the left and 26 from above.
    #expect(paths == ["M52 266L214 26M538 146L700 266"])
  }

  @Test func `the model is a step that lasts until the end`() throws {
    var picture = Picture()
    var series = Series("x", samples: [Sample(0, 0), Sample(4, 100)])
    series.model = [Sample(0, 0), Sample(1, 100)]
    picture.lanes = [Lane("x", unit: .points, series: [series])]
    #expect(try elements(of: picture).paths("model") == ["M52 266H214V26H700"])
  }

  @Test func `texts of the document stay texts`() throws {
    var picture = Picture()
    let hostile = "</text><script>alert(1)</script>&\"'\u{1}\u{202E}]]>"
    picture.title = hostile
    picture.note = hostile
    var lane = Lane(hostile, unit: .number, series: [Series(hostile, samples: [Sample(0, 1)])])
    lane.marks.add(Mark(0, .begin, hostile))
    picture.lanes = [lane]
    picture.marks.add(Mark(0.5, .other, hostile))
    let elements = try elements(of: picture)
    #expect(Set(elements.names) == ["svg", "title", "style", "rect", "text", "path"])
    let shown = hostile.replacingOccurrences(of: "\u{1}", with: "\u{FFFD}")
    #expect(elements.texts.count { $0 == shown } == 6)
  }

  @Test func `words that have no room are left out, and their rules are not`() throws {
    var picture = Picture()
    var lane = Lane(
      "x", unit: .number, series: [Series("x", samples: [Sample(0, 1), Sample(1, 2)])])
    for place in 0..<100 { lane.marks.add(Mark(Double(place) / 100, .begin, "begin")) }
    picture.lanes = [lane]
    let elements = try elements(of: picture)
    #expect(elements.paths("rule").first?.split(separator: "M").count == 100)
    #expect((5...25).contains(elements.texts.count { $0 == "begin" }))
  }
}
