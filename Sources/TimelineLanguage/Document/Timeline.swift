package import AnimationEngine

/// A document that was read and checked: what an app would do, and when.
package struct Timeline: Sendable {
  /// The document's own title, for people.
  package internal(set) var name: String?
  /// Frames per second, unless the command line says otherwise.
  package internal(set) var frameRate: Double = 60
  /// The last time of the run, or nil for the time when everything has settled.
  package internal(set) var until: Instant?
  package internal(set) var clock = ClockKind.ideal
  /// The times without ticks, under the clocks of a display.
  package internal(set) var hitches: [Hitch] = []
  package internal(set) var profile = Profile.newest
  package internal(set) var reduceMotion = false
  package internal(set) var definitions: [Definition] = []
  /// The state variables in the order of the document; each is a track.
  package internal(set) var states: [StateVariable] = []
  package internal(set) var published: [PublishedProperty] = []
  package internal(set) var actions: [Action] = []
  /// What happens, in the order of the document.
  package internal(set) var events: [Event] = []

  var content = TimelineContent()
}
