import Diagnostics
import JSONText

/// The names that a document declares and that its steps may use.
struct DeclaredNames {
  /// The kind of a name in expressions; all share one name space.
  enum Kind {
    case state(ElementIndex<StateVariable>)
    case definition
    case model
  }

  /// States, definitions and models; a name's number is its place in `declarations`.
  var table = NameTable()
  var declarations: [(kind: Kind, place: Int)] = []
  /// `model.name`; a name's number is its place among the published properties.
  var properties = NameTable()
  /// A name's number is its place among the actions.
  var actions = NameTable()
  /// The names that the views around the current steps declare, the outermost view first.
  var locals: [LocalNames] = []
  /// The ids of views; a name's number is its place in `viewDeclarations`.
  var views = NameTable()
  var viewDeclarations: [(view: ElementIndex<ViewNode>, place: Int)] = []
  /// Whether two views have one name.
  var hasTakenViewNames = false
  /// The columns of the views; nil for a document without views, whose states are its tracks.
  var columns: ColumnNames?
}
