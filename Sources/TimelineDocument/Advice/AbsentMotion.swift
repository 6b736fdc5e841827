import Diagnostics

/// A part of SwiftUI that moves by itself, by a motion that nobody has published, or that is written otherwise here.
enum AbsentMotion {
  /// A scroll view that goes to a place, or pages.
  case scrolling
  /// The system shows another screen.
  case presentation
  /// The system shows a view, as a host does.
  case hosted(ViewHost)
  /// The system shows a dialog, in which no view is the app's.
  case dialog

  /// The motion that a word of SwiftUI starts; nil for other words.
  init?(_ word: String) {
    switch word {
    case "scrollTo", "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout",
      "defaultScrollAnchor", "ScrollView", "ScrollViewReader", "TabView", "tabViewStyle", "paging",
      "contentOffset":
      self = .scrolling
    case "inspector", "presentationDetents", "NavigationStack", "NavigationLink", "navigationPath":
      self = .presentation
    case "confirmationDialog", "actionSheet": self = .dialog
    default:
      guard let host = ViewHost(rawValue: word), host.border != nil else { return nil }
      self = .hosted(host)
    }
  }

  /// The code of its diagnostic.
  var code: DiagnosticCode {
    if case .hosted = self { .wrongPlace } else { .notSimulated }
  }

  /// A sentence about a word that starts the motion.
  func message(about word: String) -> String {
    let reason: String
    switch self {
    case .hosted: return "'\(word)' is not a key here: the view that it shows has that \"host\""
    case .scrolling: reason = "SwiftUI does not publish how a scroll view moves"
    case .presentation, .dialog:
      reason = "the system moves what it presents, and does not publish how"
    }
    return "'\(word)' is not simulated: \(reason)"
  }

  var help: String {
    switch self {
    case .scrolling:
      "make the place a state, as \"offset\": [0, \"-place\"], and change it with an animation of "
        + "your choice"
    case .presentation:
      "write what it shows as a view with \"when\" and \"host\": \"navigation\": what moves in it "
        + "is simulated"
    case .hosted(let host):
      "write what it shows as a view with \"when\" and \"host\": \"\(host.rawValue)\""
    case .dialog: "leave it out: what its buttons do is an event"
    }
  }
}
