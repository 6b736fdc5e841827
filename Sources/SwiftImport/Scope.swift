import SwiftSource

/// The meanings of the names in an expression or a body.
struct Scope: Sendable {
  /// The names of parameters, elements and constants of a body.
  var names: [String: Meaning] = [:]
  /// The marks of the arguments that gave names their meanings, to be made where a name is used.
  var marks: [String: [TokenMark]] = [:]
  /// The transactions that a body makes, with what it sets of them.
  var transactions: [String: [OutputMember]] = [:]
  /// The variables of the body that is being read, to which it gives new values.
  var variables: Set<String> = []
  /// The work items that properties hold, as far as the body has given them.
  var heldItems: [String: Int] = [:]
  /// The first token of the closure or loop that runs by itself; nil in a function and where a view is made.
  var body: Int?
  /// The instance whose members are visible.
  var instance: Int?
  /// The enum that the value which is being read is of.
  var choice: Int?
  /// The type of the value that the function which is being read returns, if a document has it.
  var result: String?
  /// The elements of loops around the place, which only views and steps inside know.
  var elements: [String] = []
}

extension Scope {
  /// The scope in a block or closure inside the body, whose variables it does not change.
  var inside: Scope {
    var scope = self
    scope.variables = []
    return scope
  }
}

/// The meaning of a name.
enum Meaning: Sendable {
  /// An expression of the document, and whether it can change.
  case text(String, isDynamic: Bool)
  /// A closure with the index of its scope.
  case closure(SwiftClosure, Int)
  /// A function, and the instance it belongs to.
  case function(SwiftFunction, Int?)
  /// A computed property that is a view.
  case view(SwiftBlock, Int)
  /// Views that are given, such as the content of a modifier.
  case views([ImportedNode])
  /// An object with published properties.
  case model(Int)
  /// A state that is written with an animation, as `$state.animation(a)` is.
  case bound(String, OutputValue)
  /// A work item, by its index.
  case workItem(Int)
  /// A property that holds a work item, by the name of its task.
  case itemHolder(String)
  /// A timer that publishes, by its period.
  case timer(String)
  /// The proxy of a geometry reader, by its name in the document; nil where views of the document do not see it.
  case proxy(String?)
  /// The context of a timeline view, by the name of its date.
  case dates(String)
  /// The configuration of a button style: the views of the button, and the state that a finger sets.
  case style(label: [ImportedNode], pressed: String)
  /// A list whose elements are structures, with the name of their type.
  case nothing
}

/// A use of a type: a view in a place, or an object.
struct Instance: Sendable {
  let type: Int
  /// The text before the names of its states, `card_` or `model.`.
  let prefix: String
  /// The values of its stored properties.
  var arguments: [String: Meaning]
  /// The marks of these values, to be made where a property is used.
  var marks: [String: [TokenMark]] = [:]
  let isRoot: Bool
  /// The name of the object among the published ones.
  let model: String?
  /// The static member of its class that the object is, such as `shared`.
  var sharedMember: String?
  /// The first values of its states that an initializer gives, as expressions.
  var firstValues: [String: String] = [:]
  /// The loops around its use.
  var elements: [String] = []
  /// Whether some of its properties are values on screen.
  var isAnimatable = false
  /// Whether its states are those of its view in the document: it is there more than once.
  var ownsStates = false
  /// These states, with the tokens of their declarations, which are their order.
  var ownStates: [(name: String, place: Int, value: OutputValue)] = []
}

/// A view of the document that is being made.
struct ImportedNode: Sendable {
  /// The name of its type, from which its identifier is made.
  var base: String
  /// The name that the source gives it, as its accessibility identifier.
  var name: String?
  /// The tokens of its type's name.
  var place: Range<Int>
  var isGroup = false
  var when: String?
  var whenOrigin: Origin?
  var loop: ImportedLoop?
  var identity: OutputValue?
  var size: (width: OutputValue, height: OutputValue)?
  var layout: [OutputMember]?
  /// The name of its proxy, if it is a geometry reader.
  var reader: String?
  /// The names in `define`, and whether they are animatable data.
  var define: [OutputMember] = []
  /// The states that are its own.
  var states: [OutputMember] = []
  /// The numbers of its touches.
  var touches: [Int] = []
  /// Whether one of them reads where the finger is.
  var isPlaced = false
  /// How the sources identify it for tests.
  var identifier: String?
  var animatable: [String] = []
  var modifiers: [OutputValue] = []
  var children: [ImportedNode] = []
  /// How it places the views inside it.
  var arrangement = ViewArrangement.layers
  /// Whether it, or a frame around it, aligns what is inside at an edge.
  var isAtEdge = false
  /// The part that it has in layout, if no views are inside it.
  var content = LeafContent.flexible
  /// How many of its modifiers are constant, and count for layout alone.
  var constantCount = 0
  /// Where it is on or behind the view around it; nil for a view that the other one contains.
  var placement: (word: String, alignment: OutputValue?)?

  /// The word for the host that presents it.
  var host: String?
  /// Whether code at the border of its host hands the transaction on.
  var bridgesTransaction = false

  init(_ base: String, _ place: Range<Int>) {
    self.base = base
    self.place = place
  }

  /// Whether nothing about it moves, comes or goes.
  var isStill: Bool {
    modifiers.count <= constantCount && !isPlaced && when == nil && loop == nil && identity == nil
      && define.isEmpty && states.isEmpty && children.allSatisfy { $0.isStill }
  }

  /// Adds a modifier that is constant, and counts for layout alone.
  mutating func addConstant(_ members: [OutputMember]) {
    modifiers.append(.object(members))
    constantCount += 1
  }
}

/// The loop that a view is in once for each element.
struct ImportedLoop: Sendable {
  let data: OutputValue
  /// Whether the elements may change.
  let isDynamic: Bool
  let name: String
}

/// An expression of the document.
struct Translation: Sendable {
  var text = ""
  /// Whether it reads something that can change.
  var isDynamic = false
}
