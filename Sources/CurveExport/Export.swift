import AnimationEngine

/// What a motion is written for.
package enum ExportTarget: String, CaseIterable, Hashable, Sendable {
  case css
  case cssKeyframes = "css-keyframes"
  case coreAnimation = "core-animation"
  case uikit
  case compose
  case flutter
  case reactNative = "react-native"
  case motion
  case figma
  case lottie
}

/// A motion in the words of a target.
package struct Export: Hashable, Sendable {
  /// The text, which ends with a line break.
  package let text: String
  /// The greatest distance from the motion that SwiftUI shows, as a part of the way.
  package let error: Double

  /// Writes a motion, or says what a target has no word for.
  package static func make(
    _ motion: ExportedMotion, for target: ExportTarget
  ) throws(ExportProblem) -> Export {
    switch target {
    case .css: CSSExport.make(motion)
    case .cssKeyframes: KeyframesExport.make(motion)
    case .coreAnimation: CoreAnimationExport.make(motion)
    case .uikit: try UIKitExport.make(motion)
    case .compose: try ComposeExport.make(motion)
    case .flutter: try FlutterExport.make(motion)
    case .reactNative: try ReactNativeExport.make(motion)
    case .motion: try MotionExport.make(motion)
    case .figma: try FigmaExport.make(motion)
    case .lottie: LottieExport.make(motion)
    }
  }
}
