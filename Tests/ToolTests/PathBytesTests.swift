import Foundation
import TestSupport
import Testing

/// Names of files are bytes: what is not UTF-8 is opened as it is, and shown with its numbers.
@Suite struct PathBytesTests {
  /// Some systems refuse such names.
  private static var canHaveAnyName: Bool {
    (try? TemporaryFolder().type(#"echo > $'a\xff'"#))?.status == 0
  }

  private static let document = #"{ "fps": 1, "state": { "x": 1 } }"#

  @Test(
    .enabled(if: canHaveAnyName, "the names of files must be UTF-8 here"),
    arguments: [
      ("\\xff", "\\xff"), ("\\xc3", "\\xc3"), ("\\xc3(\\xa9", "\\xc3(\\xa9"),
      ("\\xe2\\x82", "\\xe2\\x82"),
      ("\\xed\\xa0\\x80", "\\xed\\xa0\\x80"), ("\\xc3\\xa9\\x80", "é\\x80"),
      ("\\xf4\\x8f\\xbf\\xbf", "\\xf4\\x8f\\xbf\\xbf"), ("\\xf0\\x9f\\x98\\x80\\xfe", "😀\\xfe"),
    ])
  func `a name that is not UTF-8 is read, written, found in a folder, and shown`(
    bytes: String, shown: String
  ) throws {
    let folder = try TemporaryFolder("card.json", Self.document)
    let run = try folder.type(
      """
      mkdir in $'in/\(bytes)'; mv card.json $'in/\(bytes)/\(bytes).json'
      inbetween trace $'in/\(bytes)/\(bytes).json' -o $'\(bytes).csv' || exit 9
      [ "$(cat $'\(bytes).csv')" = $'time,x\\n0.000000,1.000000' ] || exit 8
      ln -s $'\(bytes).csv' link; inbetween trace $'in/\(bytes)/\(bytes).json' -o link || exit 7
      [ -L link ] && [ "$(ls | wc -l)" -eq 3 ] || exit 6
      inbetween check in || exit 5
      echo '{' > $'in/\(bytes)/\(bytes).json'
      inbetween check in
      inbetween check -f json in
      inbetween trace $'\(bytes)'
      inbetween trace card.json -o $'no/\(bytes)'
      inbetween trace $'in/\(bytes)/\(bytes).json' -o $'in/\(bytes)/\(bytes).json'
      """)
    #expect(run.status == 64, "\(run.errors)")
    let errors = run.errors.split(separator: "\n")
    try #require(errors.count == 8, "\(run.errors)")
    #expect(errors[0].hasPrefix("in/\(shown)/\(shown).json:2:1: error: "))
    #expect(errors[4] == "inbetween: error: \(shown): No such file or directory")
    #expect(errors[5].hasPrefix("inbetween: error: card.json: No such file"))
    #expect(
      errors[6]
        == "inbetween: error: the output 'in/\(shown)/\(shown).json' is the input, which would be lost"
    )
    let json = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    let diagnostic = (json["diagnostics"] as? [[String: Any]])?.first
    #expect(diagnostic?["file"] as? String == "in/\(shown)/\(shown).json")
  }

  @Test func `a word that is not UTF-8 and no name of a file is an error`() throws {
    let folder = try TemporaryFolder("card.json", Self.document)
    let run = try folder.type(#"inbetween trace card.json --set $'x=\xff'"#)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(#"inbetween: error: '--set' must be UTF-8, not 'x=\xff'"#))
  }
}
