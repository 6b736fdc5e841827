import Foundation
import TestSupport
import Testing

/// A browser in which a test opens pages.
enum Browser {
  /// Whether a test may use it.
  static var exists: Bool {
    InstalledProgram.exists("/usr/bin/chromium") && InstalledProgram.exists("/usr/bin/node")
  }

  /// What a test does with a page.
  enum Step {
    case open(URL, fragment: String = "", width: Int = 1200, isDark: Bool = false)
    /// Evaluates an expression of JavaScript, whose value is a result.
    case evaluate(String)
    case press(String)
    /// An event of the mouse at a part of the width of an element, such as `mousePressed`.
    case mouse(
      String, at: String, part: Double = 0.5, isDown: Bool = false, wheel: Double = 0,
      isControlled: Bool = false)
    /// An event of fingers at parts of the width of an element, such as `touchStart`.
    case touch(String, at: String, parts: [Double] = [])

    /// Starts a program, which goes on until the end of all steps, and waits until it has made a file.
    case run([String], making: String)
    case write(String, to: String)
    /// Waits until an expression is true, be it in a page that is loaded again.
    case until(String)

    /// A click on the middle of an element.
    static func click(_ selector: String) -> [Step] {
      [.mouse("mousePressed", at: selector), .mouse("mouseReleased", at: selector)]
    }

    fileprivate var object: [String: Any] {
      switch self {
      case .open(let url, let fragment, let width, let isDark):
        ["open": url.absoluteString + fragment, "width": width, "dark": isDark]
      case .evaluate(let expression): ["eval": expression]
      case .press(let key): ["key": key]
      case .mouse(let kind, let selector, let part, let isDown, let wheel, let isControlled):
        [
          "mouse": kind, "at": selector, "part": part, "down": isDown, "wheel": wheel,
          "control": isControlled,
        ]
      case .touch(let kind, let selector, let parts):
        ["touch": kind, "at": selector, "parts": parts]
      case .run(let words, let path): ["run": words, "makes": path]
      case .write(let text, let path): ["write": text, "to": path]
      case .until(let expression): ["until": expression]
      }
    }
  }

  /// What came of some steps.
  struct Visit: Decodable {
    let results: [String]
    /// What the page said on the console, errors among it.
    let said: [String]
    let requests: [String]
  }

  /// Does some steps; every result is a text.
  static func visit(_ steps: [Step], in folder: TemporaryFolder) throws -> Visit {
    let objects = steps.map(\.object)
    let path = folder.path + "/steps.json"
    try JSONSerialization.data(withJSONObject: objects).write(to: URL(fileURLWithPath: path))
    let driver = RepositoryFiles.path("Tests/ToolTests/Browser/drive.mjs")
    let run = try ChildProcess.run(
      "/usr/bin/node", [driver, path],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": "/tmp"])
    #expect(run.status == 0, "\(String(decoding: run.errors, as: UTF8.self))")
    return try JSONDecoder().decode(Visit.self, from: Data(run.output))
  }

  /// Makes a page and returns its address.
  static func page(
    _ arguments: String..., to name: String = "page.html", in folder: TemporaryFolder
  ) throws -> URL {
    try page(arguments, to: name, in: folder)
  }

  /// Makes a page and returns its address.
  static func page(
    _ arguments: [String], to name: String = "page.html", in folder: TemporaryFolder
  ) throws -> URL {
    let page = URL(fileURLWithPath: folder.path + "/" + name)
    let run = try Tool.run(["show"] + arguments + ["-q", "-o", page.path])
    #expect(run.status == 0, "\(run.errors)")
    return page
  }
}
