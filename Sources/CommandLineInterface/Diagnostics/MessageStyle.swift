import Diagnostics
import TimelineDocument

/// The look of a message's parts: with the escape sequences of a terminal, or plain.
enum MessageStyle {
  case plain
  case colored

  enum Part {
    case place
    case severity(Diagnostic.Severity)
    case mark
    case help
    /// Plain text.
    case text

    /// The numbers of ECMA-48 for it: bold, and a color.
    fileprivate var rendition: String? {
      switch self {
      case .place: "1"
      case .severity(.error): "1;31"
      case .severity(.warning): "1;35"
      case .severity(.note): "1;36"
      case .mark: "32"
      case .help: "1;36"
      case .text: nil
      }
    }
  }

  /// A part of a message as it is printed. All parts pass here, so that nothing in a message that comes
  /// from a document can steer a terminal.
  func render(_ text: String, as part: Part) -> String {
    let text = text.escapedForTerminal
    guard self == .colored, let rendition = part.rendition else { return text }
    return "\u{1B}[\(rendition)m\(text)\u{1B}[0m"
  }
}

extension MessageStyle {
  /// Decides as other tools do: by the command line; then `NO_COLOR`; then `CLICOLOR_FORCE` and `FORCE_COLOR`;
  /// then whether standard error is a terminal that can move its cursor.
  init(_ choice: ColorChoice, console: any Console) {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto: console.wantsColors
      }
    self = isColored ? .colored : .plain
  }
}

extension Console {
  fileprivate var wantsColors: Bool {
    if !(variable("NO_COLOR") ?? "").isEmpty { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = variable(name), !value.isEmpty, value != "0" { return true }
    }
    return isTerminal(.error) && canMoveCursor
  }

  /// Whether `TERM` names a terminal that can do more than print lines.
  var canMoveCursor: Bool { !["", "dumb"].contains(variable("TERM") ?? "") }
}

extension Invocation {
  /// Reports the diagnostics of a source on standard error; with `--quiet` only its errors.
  func report(_ diagnostics: DiagnosticList, of source: SourceText, on console: any Console) {
    console.say(
      DiagnosticText.render(
        diagnostics, of: source, in: messageStyle(on: console), errorsOnly: isQuiet))
  }

  /// The look of this run's messages.
  func messageStyle(on console: any Console) -> MessageStyle {
    MessageStyle(color, console: console)
  }

  /// The look of a result that is a text for people: it has colors on a terminal only, so that the bytes in a
  /// file or a pipe are always the same.
  func resultStyle(on console: any Console) -> MessageStyle {
    guard output == .standardOutput, console.isTerminal(.output), console.canMoveCursor else {
      return .plain
    }
    switch color {
    case .always: return .colored
    case .never: return .plain
    case .auto: return (console.variable("NO_COLOR") ?? "").isEmpty ? .colored : .plain
    }
  }
}
