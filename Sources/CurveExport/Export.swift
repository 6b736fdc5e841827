import AnimationEngine

/// The language or toolkit that a motion is written for.
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
  /// How far it is from the motion that SwiftUI shows.
  package let error: ExportError

  /// Writes a motion, or says what a target has no word for.
  package static func make(
    _ motion: ExportedMotion, for target: ExportTarget
  ) throws(ExportProblem) -> Export {
    try motion.checkNumbers()
    switch target {
    case .css: return CSSExport.make(motion)
    case .cssKeyframes: return KeyframesExport.make(motion)
    case .coreAnimation: return CoreAnimationExport.make(motion)
    case .uikit: return try UIKitExport.make(motion)
    case .compose: return try ComposeExport.make(motion)
    case .flutter: return try FlutterExport.make(motion)
    case .reactNative: return try ReactNativeExport.make(motion)
    case .motion: return try MotionExport.make(motion)
    case .figma: return try FigmaExport.make(motion)
    case .lottie: return LottieExport.make(motion)
    }
  }
}
