/// The keys that one kind of object may have: decoding, suggestions and the schema share the list.
protocol DocumentKey: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
  /// What the key is for, as one sentence.
  var documentation: String { get }
}

/// The keys of the document itself.
enum TimelineKey: String, DocumentKey {
  case schema = "$schema"
  case version
  case name
  case note
  case fps
  case until
  case state
  case events

  var documentation: String {
    switch self {
    case .schema: "The address of the schema, for editors; ignored."
    case .version: "The version of the document format: 1."
    case .name: "What the timeline shows, for people."
    case .note: "A comment."
    case .fps: "Frames per second that are printed; 60 without it."
    case .until: "The last time of the run in seconds; without it, when everything has settled."
    case .state: "The state variables with their first values, by name."
    case .events: "What happens and when, in the order of this list at equal times."
    }
  }
}

/// The keys of an event, which is a step with a time.
enum EventKey: String, DocumentKey {
  case at
  case note
  case withAnimation
  case set
  case completion

  var documentation: String {
    switch self {
    case .at: "When it happens, in seconds."
    case .note: "A comment."
    case .withAnimation: "The animation of the changes in this step; null for none."
    case .set: "New values of state variables, by name."
    case .completion: "A label for the completion of the animation."
    }
  }
}
