import JSONText
import TimelineDocument

/// The settings of a device that a timeline is for, and no program makes: the recorder compares them.
struct DeviceSettings {
  let reducesMotion: Bool
  /// The length of a pixel in points; nil where nothing depends on it.
  let pixelLength: Double?

  static let none = DeviceSettings(reducesMotion: false, pixelLength: nil)

  /// The last arguments of the recorder, each on a line of its own.
  var arguments: String {
    (reducesMotion ? ",\n  reducesMotion: true" : "")
      + (pixelLength.map { ",\n  pixelLength: \(DecimalText.shortest($0))" } ?? "")
  }

  var storage: String {
    let motion = """

        /// Whether the timeline is for a device that reduces motion: Settings, Accessibility, Motion, Reduce Motion.
        private let reducesMotion: Bool
      """
    let pixel = """

        /// The length of a pixel in points on the device that the timeline is for.
        private let pixelLength: Double
      """
    return (reducesMotion ? motion : "") + (pixelLength == nil ? "" : pixel)
  }

  var parameters: String {
    (reducesMotion ? ", reducesMotion: Bool" : "")
      + (pixelLength == nil ? "" : ", pixelLength: Double")
  }

  var assignments: String {
    (reducesMotion ? "\n    self.reducesMotion = reducesMotion" : "")
      + (pixelLength == nil ? "" : "\n    self.pixelLength = pixelLength")
  }

  /// The statements that compare the settings with those of the device.
  ///
  /// - Parameter report: reports a device that has others.
  func comparison(_ report: (String) -> String) -> String {
    guard reducesMotion || pixelLength != nil else { return "" }
    let motion = (
      mac: "    let reduces = NSWorkspace.shared.accessibilityDisplayShouldReduceMotion\n",
      other: "    let reduces = UIAccessibility.isReduceMotionEnabled\n",
      check: "    if reduces != reducesMotion {\n"
        + report("The device has to reduce motion, as the timeline does.") + "\n    }\n"
    )
    let pixel = (
      mac: "    let scale = NSScreen.main?.backingScaleFactor ?? 1\n",
      other: "    let scale = UIScreen.main.scale\n",
      check: "    if abs(1 / Double(scale) - pixelLength) > 1e-9 {\n"
        + report("The device has pixels of another length than that of the timeline.")
        + "\n    }\n"
    )
    return "    #if os(macOS)\n" + (reducesMotion ? motion.mac : "")
      + (pixelLength == nil ? "" : pixel.mac) + "    #else\n" + (reducesMotion ? motion.other : "")
      + (pixelLength == nil ? "" : pixel.other) + "    #endif\n"
      + (reducesMotion ? motion.check : "") + (pixelLength == nil ? "" : pixel.check)
  }

  /// Ends a script that prints.
  static func printing(_ message: String) -> String {
    """
          FileHandle.standardError.write(
            Data("\(message)\\n".utf8))
          if isAlone { exit(1) }
    """
  }

  /// Fails a test.
  static func testing(_ message: String) -> String { "      XCTFail(\"\(message)\")" }
}

extension Exporter {
  /// The settings of the device that the timeline states.
  var deviceSettings: DeviceSettings {
    DeviceSettings(
      reducesMotion: timeline.reduceMotion,
      pixelLength: tracksFrames ? timeline.pixelLength : nil)
  }
}
