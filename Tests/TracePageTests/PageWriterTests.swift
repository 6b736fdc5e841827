import Foundation
import Testing

@testable import TracePage

/// A page is one file whose data no text can leave.
@Suite struct PageWriterTests {
  /// Texts that would end the element of the data, a string of it, or a line of a script.
  static let injections = [
    "</script><script>document.title='gone'</script>", "<!--<script>", "-->", "]]>",
    "\"};document.title='gone';//", "\u{2028}\u{2029}", "&lt;/script&gt;",
    "<img src=x onerror=alert(1)>",
    "\\u003c/script>", "\u{0}\u{1}\u{202E}", "${alert(1)}",
  ]

  private func text(of page: Page) throws -> String {
    var bytes: [UInt8] = []
    PageWriter { bytes += $0 }.write(page)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The data of a page, as any reader of JSON reads it.
  private func data(of page: Page) throws -> [String: Any] {
    let text = try text(of: page)
    let opening = "<script type=\"application/json\" id=\"data\">"
    let start = try #require(text.range(of: opening)?.upperBound)
    let end = try #require(text[start...].range(of: "</script>")?.lowerBound)
    let object = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8))
    return try #require(object as? [String: Any])
  }

  private static func page(_ text: String) -> Page {
    var page = Page()
    page.title = text
    page.note = text
    page.documents = [PageDocument(name: text, text: text)]
    var run = PageRun(name: text, document: 0)
    run.times = [0, 0.5, 1]
    run.tracks = [text]
    run.views = [PageView(name: text, parent: nil, size: nil)]
    let attribute = PageColumn.Attribute(name: text, modifier: text + "_2", part: text)
    page.attributes = [PageAttribute(text, .filter(text), neutral: [(text, 1)])]
    var column = PageColumn(name: text, track: 0, view: 0, attribute: attribute, isText: true)
    column.values = [.text(text), .missing, .number(1)]
    run.columns = [column]
    var event = PageEvent(time: 0.5, word: "set")
    event.label = text
    event.explanation = text
    run.events = [event]
    page.runs = [run]
    return page
  }

  @Test(arguments: injections) func `a hostile text stays in its place`(text: String) throws {
    let data = try data(of: Self.page(text))
    #expect(data["title"] as? String == text && data["note"] as? String == text)
    let run = try #require((data["runs"] as? [[String: Any]])?.first)
    let why = try #require((run["events"] as? [[String: Any]])?.first?["why"] as? [Int])
    let lines = try #require(run["lines"] as? [String])
    #expect(why.map { lines[$0] } == [text])
    #expect((run["values"] as? [[Any]])?.first?.first as? String == text)
    let column = try #require((run["columns"] as? [[String: Any]])?.first)
    for key in ["attribute", "part"] { #expect(column[key] as? String == text) }
    #expect(column["modifier"] as? String == text + "_2")
    let effect = (data["attributes"] as? [String: [String: Any]])?[text]
    #expect(effect?["to"] as? String == "filter" && effect?["css"] as? String == text)
    #expect(effect?["neutral"] as? [String: Double] == [text: 1])
    let page = try self.text(of: Self.page(text))
    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script").count == 3)
  }

  @Test func `values that never change are written once, and those at rest at the end once`() throws
  {
    var page = Self.page("x")
    var constant = PageColumn(name: "c", track: 0, view: nil, attribute: nil, isText: false)
    constant.values = [.number(0.1234567), .number(0.1234567), .number(0.1234567)]
    var moving = PageColumn(name: "m", track: 0, view: nil, attribute: nil, isText: false)
    moving.values = [.number(1), .number(2), .number(2)]
    moving.model = [(0, 1), (0.25, 2)]
    page.runs[0].columns = [constant, moving]
    let run = try #require((try data(of: page)["runs"] as? [[String: Any]])?.first)
    let values = try #require(run["values"] as? [Any])
    #expect(values[0] as? Double == 0.123457)
    #expect(values[1] as? [Double] == [1, 2])
    #expect(run["models"] as? [[Double]] == [[], [0, 1, 0.25, 2]])
    // 0, 0.5 and 1 s are three frames, two a second.
    #expect(run["times"] as? [String: Double] == ["rate": 2, "first": 0, "count": 3])
  }

  @Test func `a value that comes four times and more is written once, with their number`() throws {
    var page = Page()
    var run = PageRun(name: "r", document: 0)
    run.times = (0..<12).map { Double($0) }
    var column = PageColumn(name: "c", track: 0, view: nil, attribute: nil, isText: false)
    let rest = Array(repeating: PageValue.number(0.5), count: 4)
    let gone = Array(repeating: PageValue.missing, count: 3)
    column.values = rest + [.number(1)] + gone + [.missing, .text("a"), .text("a"), .number(2)]
    run.columns = [column]
    page.runs = [run]
    #expect(try text(of: page).contains(#""values":[[[0.5,4],1,[null,4],"a","a",2]]"#))
  }

  @Test func `the title of a page is that of its window, as text`() throws {
    var page = Page()
    #expect(try text(of: page).contains("<title>inbetween</title>"))
    page.title = "</title><script>1 && 2\u{0}"
    #expect(
      try text(of: page).contains("<title>&lt;/title>&lt;script>1 &amp;&amp; 2\u{FFFD}</title>"))
  }

  @Test func `hitches are the times of their ends`() throws {
    var page = Self.page("x")
    let hitches = { try (self.data(of: page)["runs"] as? [[String: Any]])?.first?["hitches"] }
    #expect(try hitches() == nil)
    page.runs[0].hitches = [[0.25, 0.375], [1, 2]]
    #expect(try hitches() as? [[Double]] == [[0.25, 0.375], [1, 2]])
  }

  @Test func `what moves the views inside or lies over them is written where it is`() throws {
    var page = Self.page("x")
    func run() throws -> [String: Any] {
      try #require((try data(of: page)["runs"] as? [[String: Any]])?.first)
    }
    func first(_ key: String) throws -> [String: Any] {
      try #require((try run()[key] as? [[String: Any]])?.first)
    }
    #expect(
      try run()["dark"] == nil && first("columns")["inside"] == nil
        && first("views")["layer"] == nil)
    page.runs[0].appearanceTurns = [0.25, 1]
    page.runs[0].columns[0].isInFrames = true
    page.runs[0].views = [PageView(name: "x", parent: nil, size: nil, layer: .over)]
    #expect(try run()["dark"] as? [Double] == [0.25, 1])
    #expect(try first("columns")["inside"] as? Bool == true)
    #expect(try first("views")["layer"] as? String == "over")
  }

  @Test func `a page has a script of gradients, clips and differences where it has some`() throws {
    var page = Self.page("x")
    let count = { try self.text(of: page).components(separatedBy: "<script>").count - 1 }
    #expect(try count() == 1)
    page.runs[0].views = [PageView(name: "x", parent: nil, size: nil, layer: .mask)]
    #expect(try count() == 2)
    page.runs[0].views = []
    page.attributes = [
      PageAttribute("corner", .style(of: .box, property: "border-radius", "{}px"), neutral: [])
    ]
    #expect(try count() == 2)
    page.attributes = [PageAttribute("linear", .gradient(.linear), neutral: [])]
    #expect(try count() == 2)
    page.attributes = []
    page.runs.append(page.runs[0])
    #expect(try count() == 2)
  }

  @Test func `a live page has a worker's script, which only it may start, and recipes`() throws {
    var page = Self.page("x")
    page.recipes = [PageDocument(name: "fade", text: "{ \"name\": \"<b>\" }")]
    var bytes: [UInt8] = []
    PageWriter { bytes += $0 }.write(page, module: [1, 2, 3, 4])
    let live = String(decoding: bytes, as: UTF8.self)
    #expect(
      live.contains("worker-src blob:;")
        && live.contains("<script type=\"text/plain\" id=\"worker\">"))
    // The data, the module, and the scripts of the worker, the gradients, the player and the editor.
    #expect(live.components(separatedBy: "<script").count == 7)
    #expect(live.components(separatedBy: "</script").count == 7)
    #expect(!(try text(of: page).contains("worker")))
    let recipes = try #require(try data(of: page)["recipes"] as? [[String: String]])
    #expect(recipes == [["name": "fade", "text": "{ \"name\": \"<b>\" }"]])
  }

  @Test func `times that are no frames are written one by one`() throws {
    var page = Self.page("x")
    page.runs[0].times = [0, 0.1, 0.5]
    let run = try #require((try data(of: page)["runs"] as? [[String: Any]])?.first)
    #expect(run["times"] as? [Double] == [0, 0.1, 0.5])
  }

  @Test func `a line of explanations is written once`() throws {
    var page = Self.page("x")
    let texts = ["0.1 s: a\n  because  b\n", "0.2 s: a\n  because  b\n", "because\n\n0.2 s: a"]
    page.runs[0].events = texts.map { text in
      var event = PageEvent(time: 0.5, word: "set")
      event.explanation = text
      return event
    }
    let run = try #require((try data(of: page)["runs"] as? [[String: Any]])?.first)
    let lines = try #require(run["lines"] as? [String])
    #expect(lines == ["0.1 s: a", "  because  b", "", "0.2 s: a", "because"])
    let places = try #require(run["events"] as? [[String: Any]]).map { $0["why"] as? [Int] ?? [] }
    #expect(places.map { $0.map { lines[$0] }.joined(separator: "\n") } == texts)
  }

  @Test func `a page may load nothing, and its player is small`() throws {
    let page = try text(of: Page())
    #expect(
      page.contains(
        "content=\"default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-"))
    #expect(!page.contains("unsafe-inline"))
    // The only address is the name of a namespace.
    #expect(page.components(separatedBy: "://").count == 2)
    #expect(page.contains("\"http://www.w3.org/2000/svg\""))
    #expect(page.utf8.count <= 61_700)
    let parts = [PackageResources.page_html, PackageResources.page_css, PageScript.player]
    #expect(parts.reduce(0) { $0 + $1.count } <= 60_600)
  }

  @Test(arguments: [
    ("a\n  b\n", "a\nb\n"), ("/** x */\na", "a\n"), ("  // x\na\n\n\nb", "a\nb\n"),
    ("/**\n * x\n */\nconst a = /** @type {T} */ (b);", "const a=(b);\n"),
    ("'://' + a", "'://' + a\n"), ("f(/** x */ a, /** y */ b)", "f(a,b)\n"), ("a /** x", "a \n"),
    ("try {} catch { /* x */ }", "try{}catch{/* x */ }\n"),
    ("if (a && b) { c = [d, e]; }", "if(a&&b){c=[d,e]}\n"),
    ("a + +b - -c / d ? e : f", "a+ +b- -c/d?e:f\n"), ("(a + b) / 2 % c", "(a+b)/2%c\n"),
    ("a / b + f(/c + d/) / e", "a/b+f(/c + d/) / e\n"), ("a - b + -c++ + d", "a-b+-c++ +d\n"),
    ("const a = b ? .5 : !c, d = e => e;", "const a=b?.5:!c,d=e=>e;\n"),
    ("a = \"x , \\\" ; y\" + `{ ${b , c} }`;", "a=\"x , \\\" ; y\"+`{ ${b , c} }`;\n"),
    (
      "a(\n  b,\n  c);\n  // d\n\nif (e) {\n  f = [\n    g]\n}\nh;\n",
      "a(b,c);if(e){f=[g]}h;\n"
    ),
    ("f(a, /x , y/.test(b), c)", "f(a,/x , y/.test(b), c)\n"), ("return -1;", "return-1;\n"),
    ("{\n  a = \"; }\";\n}\nb", "{a=\"; }\"}b\n"),
    ("a = b\n  ?? c\nd\n", "a=b??c\nd\n"),
    ("  const a = b;\n\n  // c\n  const { d } = e;\n  f;\n", "const a=b,{d}=e;f;\n"),
    ("const a = b => {\n  const c = d;\n};\nconst e = f;\n", "const a=b=>{const c=d};const e=f;\n"),
    (
      "const a = b\n  + c;\nconst d = e(f,\n  g);\nconst h = i;\n",
      "const a=b\n+c;const d=e(f,g);const h=i;\n"
    ),
  ])
  func `a script is written without its comments, and without blanks that it does not need`(
    script: String, written: String
  ) {
    let bytes = PageScript.lines(of: PageScript.withoutBlocks(Array(script.utf8)))
    #expect(String(decoding: bytes, as: UTF8.self) == written)
  }
}
