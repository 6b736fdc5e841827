package import Diagnostics

/// The names that an expression may use, in layers: an inner layer hides an outer one's.
///
/// A document makes the outermost layer, of its states and definitions; views, loops, actions and
/// whatever injects names open a layer each with `nested()`. A layer must be complete before the next
/// one is opened, because the inner scope is a copy.
package struct ExpressionScope: Sendable {
  /// The meaning of a name.
  package enum Symbol: Sendable {
    case state(slot: Int, ValueType)
    case input(slot: Int, ValueType)
    case definition(ExpressionDefinition)
    /// A value that every run has and none changes.
    case constant(Value, ValueType)
  }

  private struct Entry: Sendable {
    let name: String
    let symbol: Symbol
    let range: Range<Int>
  }

  private struct Layer: Sendable {
    private var names = NameTable()
    /// By the numbers of their names.
    private(set) var entries: [Entry] = []
    var definitions: [ExpressionDefinition] = []
    /// Whether the layers around it have no names here but those of the outermost.
    var isClosed = false

    subscript(name: String) -> Entry? { names.find(name).map { entries[$0] } }

    /// Gives a name a meaning; one that it had is replaced.
    mutating func set(_ entry: Entry) {
      let (number, isNew) = names.insert(entry.name)
      if isNew { entries.append(entry) } else { entries[number] = entry }
    }
  }

  /// The source of an input's value.
  package struct Source: Sendable {
    /// The slots of the states that decide over it.
    let states: [Int]
    /// The slots of the inputs that do.
    let inputs: [Int]
    /// Whether it is a value on screen, which may differ at each frame.
    let isOnScreen: Bool
    /// Whether it is a state that belongs to a view, which steps can set.
    let isState: Bool

    private init(states: [Int], inputs: [Int], isOnScreen: Bool, isState: Bool) {
      self.states = states
      self.inputs = inputs
      self.isOnScreen = isOnScreen
      self.isState = isState
    }

    /// A value that nothing else decides over, or the screen.
    package init(isOnScreen: Bool = false) {
      self.init(states: [], inputs: [], isOnScreen: isOnScreen, isState: false)
    }

    /// The states that an expression of a scope follows from.
    package init(of dependencies: Dependencies, in scope: ExpressionScope) {
      self.init(
        states: dependencies.allStates,
        inputs: dependencies.inputs.filter { scope.sources[$0].isState }, isOnScreen: false,
        isState: false)
    }

    /// A state that belongs to a view.
    package static let state = Source(
      states: [], inputs: [], isOnScreen: false, isState: true)
  }

  private var layers: [Layer] = [Layer()]
  /// The sources of the inputs, by slot.
  private(set) var sources: [Source] = []
  /// How many slots the states take.
  package private(set) var stateCount = 0
  /// How many slots the inputs of this scope take, those of the layers around it included.
  package var inputCount: Int { sources.count }

  /// A scope of one empty layer: only the built-ins have names.
  package init() {}

  /// A scope with a new layer inside this one.
  ///
  /// - Parameter isClosed: whether of the layers around it only the outermost is seen inside.
  package func nested(isClosed: Bool = false) -> ExpressionScope {
    var scope = self
    var layer = Layer()
    layer.isClosed = isClosed
    scope.layers.append(layer)
    return scope
  }

  /// Names a state and gives it the next slot; a dotted name is that of a published value.
  @discardableResult
  package mutating func declareState(
    _ name: String, _ type: ValueType, at range: Range<Int>, diagnostics: inout DiagnosticList
  ) -> Int {
    let slot = stateCount
    stateCount += 1
    declare(name, .state(slot: slot, type), at: range, diagnostics: &diagnostics)
    return slot
  }

  /// Names a value that comes from around the expression and gives it the next slot.
  ///
  /// An injected name, such as `newValue`, was not chosen by the document; it warns when it hides
  /// a name that was.
  @discardableResult
  package mutating func declareInput(
    _ name: String, _ type: ValueType, at range: Range<Int>, isInjected: Bool = false,
    from source: Source = Source(), diagnostics: inout DiagnosticList
  ) -> Int {
    let slot = inputCount
    sources.append(source)
    if isInjected, let hidden = entry(name) {
      var warning = Diagnostic.warning(
        .hiddenName,
        "'\(name.escapedForMessage)' of the document is hidden here by the value of that name",
        at: range, help: "rename the document's")
      warning.earlier = .declaration(hidden.range.lowerBound)
      diagnostics.add(warning)
    }
    declare(name, .input(slot: slot, type), at: range, diagnostics: &diagnostics)
    return slot
  }

  /// Names a slot that has another name already, such as `$0` for `newValue`.
  package mutating func declareAlias(_ alias: String, of name: String) {
    guard let known = entry(name) else { return }
    layers[layers.count - 1].set(Entry(name: alias, symbol: known.symbol, range: known.range))
  }

  /// Names a value that every document has, such as one of the environment.
  package mutating func declareConstant(_ name: String, _ value: Value, _ type: ValueType) {
    layers[layers.count - 1].set(
      Entry(name: name, symbol: .constant(value, type), range: 0..<0))
  }

  /// Declares a definition; problems of its body are reported when definitions are checked.
  package mutating func define(
    _ signature: Signature, at range: Range<Int>, as body: ExpressionText,
    diagnostics: inout DiagnosticList
  ) {
    let definition = ExpressionDefinition(signature, keyRange: range, text: body)
    declare(signature.name, .definition(definition), at: range, diagnostics: &diagnostics)
    layers[layers.count - 1].definitions.append(definition)
  }

  /// Declares a name for an expression of the scope around this layer, whose other names it does not see.
  ///
  /// - Parameter isBinding: whether what the expression names can be set under the new name.
  package mutating func declareArgument(
    _ name: String, at range: Range<Int>, as text: ExpressionText, isBinding: Bool
  ) {
    let definition = ExpressionDefinition(
      Signature(name: name, parameters: nil), keyRange: range, text: text,
      argument: isBinding ? .binding : .value)
    layers[layers.count - 1].set(
      Entry(name: name, symbol: .definition(definition), range: range))
  }

  private mutating func declare(
    _ name: String, _ symbol: Symbol, at range: Range<Int>, diagnostics: inout DiagnosticList
  ) {
    if let earlier = layers[layers.count - 1][name] {
      var problem = Diagnostic.error(
        .duplicateName, "'\(name.escapedForMessage)' is declared twice", at: range)
      problem.earlier = .declaration(earlier.range.lowerBound)
      diagnostics.add(problem)
      return
    }
    layers[layers.count - 1].set(Entry(name: name, symbol: symbol, range: range))
  }
}

// MARK: Looking up

extension ExpressionScope {
  /// The meaning of a name, with the scope that declares it.
  func lookUp(_ name: String) -> (symbol: Symbol, scope: ExpressionScope)? {
    var next: Int? = layers.count - 1
    while let index = next {
      next = layer(around: index)
      guard let entry = layers[index][name] else { continue }
      var scope = self
      scope.layers.removeLast(layers.count - 1 - index)
      if case .definition(let definition) = entry.symbol, definition.argument != nil {
        scope.layers.removeLast()
      }
      return (entry.symbol, scope)
    }
    return nil
  }

  /// The next layer outwards whose names are seen.
  private func layer(around index: Int) -> Int? {
    guard index > 0 else { return nil }
    return layers[index].isClosed ? 0 : index - 1
  }

  /// The meaning of a name.
  package func symbol(_ name: String) -> Symbol? { entry(name)?.symbol }

  /// The definitions of the innermost layer, in the order of the document.
  package var innermostDefinitions: [ExpressionDefinition] { layers.last?.definitions ?? [] }

  /// All names that can be used, the outermost layer's first.
  var names: [String] {
    var visible: [Int] = []
    var next: Int? = layers.count - 1
    while let index = next {
      visible.append(index)
      next = layer(around: index)
    }
    return visible.reversed().flatMap { layers[$0].entries.map { $0.name } }
  }

  private func entry(_ name: String) -> Entry? {
    var next: Int? = layers.count - 1
    while let index = next {
      if let entry = layers[index][name] { return entry }
      next = layer(around: index)
    }
    return nil
  }
}
