package import AnimationEngine

/// A document that was read and checked: what an app would do, and when.
package struct Timeline: Sendable {
  /// The document's own title, for people.
  package var name: String?
  /// Frames per second, unless the command line says otherwise.
  package var frameRate: Double = 60
  /// The last time of the run, or nil for the time when everything has settled.
  package var until: Instant?
  /// The state variables in the order of the document; each is a track.
  package var states: [StateVariable] = []
  /// What happens, in the order of the document.
  package var events: [Event] = []
}

/// A named value that an app would hold in `@State`.
package struct StateVariable: Sendable {
  package let name: String
  package let initialValue: Double
}

/// A step and the time at which it is taken.
package struct Event: Sendable {
  package let time: Instant
  package let step: Step
}

/// One thing the document does: changes of state, under an animation or not.
package struct Step: Sendable {
  /// The scope around the changes, if there is one.
  package var scope: AnimationScope?
  /// The changes in the order they are written.
  package var assignments: [Assignment] = []
  /// Where the step stands in the source.
  package var place: Range<Int>
}

/// `withAnimation(animation) { ... }`: the animation may be nil, as in Swift.
package struct AnimationScope: Sendable {
  package var animation: Animation?
  /// The label that a completion of the scope prints.
  package var completionLabel: String?
}

/// A state variable gets a new value.
package struct Assignment: Sendable {
  /// The index of the variable in the timeline's states.
  package let state: Int
  package let value: Double
}
