/// What to write for a name that Swift and SwiftUI have and a timeline has not; nil for other names.
func foreignHelp(_ name: String) -> String? {
  switch name {
  case "geo", "geometry", "proxy", "reader", "GeometryReader":
    "layout is not simulated: write the size in points, as 320"
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
  case "Font", "LinearGradient", "Gradient", "Path", "ShapeStyle":
    "only what moves is simulated: leave it out, or write its numbers and colors"
  case "not": "write ! before the value"
  case "Math": "write the function alone, as max(a, b)"
  case "random", "arc4random": "every run is the same: write a number"
  case "rgb", "rgba": "write Color(red: 1, green: 0, blue: 0)"
  case "value": "the steps of a gesture have it: \"changed\" and \"ended\""
  case "self": "it is the value in a definition such as \"Double.half\": \"self / 2\""
  case "Binding": "write the name of the state"
  default: nil
  }
}
