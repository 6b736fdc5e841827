package import AnimationEngine

/// A document that was read and checked: what an app would do, and when.
///
/// A timeline holds some fifty lists, and every step reads a few of their elements, so it is a class: a
/// structure would be copied, list by list, at each step. Only the decoder changes it, which is why what
/// each event reads is not checked for exclusive access.
package final class Timeline {
  /// The document's own title, for people.
  package internal(set) var name: String?
  /// Frames per second, unless the command line says otherwise.
  package internal(set) var frameRate: Double = 60
  /// The last time of the run, or nil for the time when everything has settled.
  package internal(set) var until: Instant?
  /// How time passes.
  package internal(set) var clock = ClockKind.ideal
  /// Where the clock is chosen, if it is.
  package internal(set) var clockPlace: SourceRange?
  /// The times without ticks, under the clocks of a display.
  package internal(set) var hitches: [Hitch] = []
  /// The release of SwiftUI that is simulated.
  package internal(set) var profile = Profile.standard
  /// A key of the document that means something to others only.
  package internal(set) var ignoredKey: String?
  /// Whether the user has asked for less motion.
  package internal(set) var reduceMotion = false
  /// Where `reduceMotion` is set, if it is.
  package internal(set) var reduceMotionPlace: SourceRange?
  /// The state that says it, where it may change during a run.
  package internal(set) var reduceMotionState: ElementIndex<StateVariable>?
  /// The state of the appearance, in a document that has one in its environment.
  package internal(set) var colorSchemeState: ElementIndex<StateVariable>?
  /// The room of all views.
  package internal(set) var roomSize = Size(width: 390, height: 844)
  /// The size of a pixel in points, to which frames are rounded; nil where they are not.
  package internal(set) var pixelLength: Double?
  /// The number that all random numbers follow from.
  package internal(set) var seed = 0.0
  /// How fast all animations run.
  package internal(set) var animationSpeed = 1.0
  /// The names for expressions and functions, in the order of the document.
  package internal(set) var definitions: [Definition] = []
  /// The state variables in the order of the document; without views, each is a track.
  @exclusivity(unchecked)
  package internal(set) var states: [StateVariable] = []
  /// The properties of model objects, in the order of the document.
  package internal(set) var published: [PublishedProperty] = []
  /// The laws of every run, in document order, and the tolerance of their numbers.
  package internal(set) var laws: [Law] = []
  package internal(set) var lawTolerance = 1e-6
  /// The values with which a test plays the timeline, each in a run of its own.
  package internal(set) var cases: [TestCase] = []
  /// The places in the source that the document was made of.
  package internal(set) var sourceMap = SourceMap()
  /// The steps that have names, in the order of the document.
  package internal(set) var actions: [Action] = []
  /// The source range of the views, if there are any.
  @exclusivity(unchecked)
  package internal(set) var viewsPlace: SourceRange?
  /// The views in the order of the document: each before everything inside it.
  package internal(set) var views: [ViewNode] = []
  /// The part that each view has in layout.
  var geometries: [ViewGeometry] = []
  /// Whether something asks for the place or the size of a view, so that all are laid out.
  package internal(set) var hasLayout = false
  /// Whether a view has a host with a border for transactions.
  package internal(set) var hasBorders = false
  /// Whether a view is in a container of navigation.
  package internal(set) var hasNavigation = false
  /// Whether a view is a `GeometryReader`.
  package internal(set) var hasReaders = false
  /// The tracks of the views, in the order in which they are printed.
  package internal(set) var tracks: [ViewTrack] = []
  @exclusivity(unchecked)
  var viewContent = ViewContent()
  @exclusivity(unchecked)
  var stepContent = StepContent()

  /// The events in document order.
  package var events: [Event] { stepContent.events }

  init() {}
}
