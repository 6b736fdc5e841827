/// The columns of one animated value of a view.
package struct ViewTrack: Hashable, Sendable {
  package let view: ElementIndex<ViewNode>
  package let source: Source
  /// The part of column names after the view's id and the identities of an instance;
  /// `opacity_2` for the second opacity of a view, counted from inside.
  package let name: String
  package let components: Components
  /// The part of the view that it moves; nil for a value that is no place or size, or is one at every frame.
  package let mover: FrameMover?
  /// Whether other tracks of the view move the same part of it: their values are one motion.
  package internal(set) var sharesMotion = false

  /// The source of a track's values.
  package enum Source: Hashable, Sendable {
    /// A definition of the view that is its animatable data.
    case viewParameter(ElementIndex<Definition>)
    /// A parameter of an `animatable` modifier or a value of a `keyframeAnimator`.
    case parameter(ElementIndex<NamedExpression>, of: ElementIndex<Modifier>)
    /// One of SwiftUI's attributes, or the frame of a `matchedGeometryEffect`.
    case attribute(ElementIndex<Modifier>)
    /// A part that is written beside an attribute.
    case part(AttributePart, of: ElementIndex<Modifier>)
    /// A value under a name of the document's own.
    case output(ElementIndex<NamedExpression>, of: ElementIndex<Modifier>)
    /// The effect of the view's transition; nil for the default one, which is the opacity.
    case transition(ElementIndex<Modifier>?)
    /// An attribute of a transition that the document spells out, from where it is written.
    case transitionAttribute(ElementIndex<Modifier>)
    /// The frame that layout gives the view.
    case layoutFrame
  }

  /// The suffixes of the column names.
  package enum Components: Hashable, Sendable {
    /// One column, with the track's name.
    case single
    /// A column for each of these.
    case named([String])
    /// The type of an expression tells.
    case decidedByType
    /// The kind of a transition tells: each of its attributes, with its components.
    case decidedByTransition
  }
}
