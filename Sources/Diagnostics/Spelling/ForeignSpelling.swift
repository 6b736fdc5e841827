/// Advice for words and signs that Swift, SwiftUI or another language has and a timeline has not; nil for all
/// others.
package enum ForeignSpelling {
  /// A name without a base, or of a function.
  package static func name(_ name: String) -> String? {
    switch name {
    case "geo", "geometry", "proxy", "reader", "GeometryReader":
      "give the view around it a \"geometryReader\": \"proxy\", or write the size in points, as 320"
    case "UIScreen", "UIApplication", "UIDevice":
      "the screen is not simulated: write its size in points, as CGSize(width: 393, height: 852)"
    case "cubic", "bezier": "write .timingCurve(0.25, 0.1, 0.25, 1, duration: 0.35)"
    case "DispatchQueue", "Task", "MainActor":
      "work that runs later is a step: \"async\": { \"after\": 0.5 }"
    case "Date", "Timer", "CACurrentMediaTime": "time is what \"at\" and \"after\" of steps say"
    case "print": "a step makes an event of a text: \"emit\": \"...\""
    case "Text", "Image", "Rectangle", "RoundedRectangle", "Circle", "Button", "VStack", "HStack",
      "ZStack", "Group", "ForEach":
      "a view is an element of \"views\""
    case "KeyframeTrack": "write a KeyframeTimeline for each value"
    case "LinearGradient", "RadialGradient", "AngularGradient", "Gradient":
      "a gradient is a modifier: { \"linearGradient\": [\".red\", \".blue\"] }"
    case "Font", "Path", "ShapeStyle":
      "only what moves is simulated: leave it out, or write its numbers and colors"
    case "not": "write ! before the value"
    case "Math": "write the function alone, as max(a, b)"
    case "random", "arc4random", "arc4random_uniform":
      "write Double.random(in: 0...1), which follows from \"seed\""
    case "rgb", "rgba": "write Color(red: 1, green: 0, blue: 0)"
    case "value": "the steps of a gesture have it: \"changed\" and \"ended\""
    case "self": "it is the value in a definition such as \"Double.half\": \"self / 2\""
    case "Binding": "write the name of the state"
    default: nil
    }
  }

  /// The member that is meant by a word of another language.
  package static func member(_ word: String) -> String? {
    switch word {
    case "length", "size": "count"
    case "empty": "isEmpty"
    case "includes": "contains"
    default: nil
    }
  }

  /// A word between two values.
  package static func operatorWord(_ word: String) -> String? {
    switch word {
    case "and": "write &&"
    case "or": "write ||"
    case "equals", "eq": "write =="
    case "mod": "write %"
    default: nil
    }
  }

  /// A sign that begins nothing, before another byte.
  package static func sign(_ sign: String, before next: UInt8?) -> String? {
    switch sign {
    case "\\" where next == UInt8(ascii: "("):
      "text needs quotes, also around a value in it: \"'\\\\(x)'\""
    case "`": "text is between ' and ', with \\(x) for a value in it"
    case "^": "write pow(x, y) for a power"
    case "&": "write && for 'and'"
    case "|": "write || for 'or'"
    case "\\": "write a closure for a key path: { $0.x }"
    case "#": "a color is written as a text: '#ff3b30'"
    default: nil
    }
  }

  /// A sign behind an element of a list, or behind an index.
  package static func bracket(before sign: String) -> String? {
    switch sign {
    case ":": "dictionaries are not supported: write a list of records, or a Set of the keys"
    case ",": "a subscript takes one index; a default value is not supported"
    default: nil
    }
  }

  /// A text up to the operator where a value should begin.
  package static func value(after text: ArraySlice<UInt8>) -> String? {
    switch String(decoding: text.suffix(3), as: UTF8.self) {
    case let signs where signs.hasSuffix("**"): "write pow(x, y) for a power"
    case "===": "write =="
    case let signs where signs.hasSuffix("<>"): "write !="
    default: nil
    }
  }

  /// A whole text that ends where a value should begin.
  package static func value(atEndOf text: String) -> String? {
    if text.utf8.isEmpty { return "write a value, or leave the key out" }
    if let last = text.split(separator: " ").last, let percent = MeasuredNumber(String(last)) {
      return "write \(percent.expression)"
    }
    for sign in ["+", "-"] where text.hasSuffix(sign + sign) {
      return "write \(String(text.dropLast(2)).escapedForMessage) \(sign) 1"
    }
    return nil
  }
}
