import Diagnostics
import SwiftSource

/// A stored property with observers, and the instance that has it.
private struct ObservedProperty {
  let name: String
  let instance: Int
  let observers: [SwiftObserver]
}

// `willSet` and `didSet`, whose steps are before and after those of each write.
extension Importer {
  /// Ends a write, whose steps are those of a list from one on: the observers of the property run around it, all with the
  /// animation of the binding that is written through.
  ///
  /// - Parameters:
  ///   - name: the document's name for the target; nil if the target is not a state.
  ///   - target: the expression in the sources; nil for a write through a binding.
  mutating func endWrite(
    of name: String?, _ target: SwiftExpression?, _ scope: Scope, animation: OutputValue? = nil,
    at tokens: Range<Int>, from start: Int, _ list: inout StepList
  ) {
    let state = name.flatMap { self.state(ofTarget: $0) }
    let properties = [
      state.flatMap { ofObject(named: $0) }, target.flatMap { ownProperty($0, scope) },
    ].compactMap { $0 }
    guard let first = properties.first else { return list.bind(animation, from: start) }
    surround(first, state, animation, at: tokens, from: start, &list)
    // A binding of a view has observers of its own around those of an object that it is bound to.
    for other in properties.dropFirst() where other.instance != first.instance {
      surround(other, state, nil, at: tokens, from: start, &list)
    }
  }

  /// The steps of a change that the options name, which is as one by the view itself.
  mutating func steps(of change: OutputMember, to name: String) -> StepList {
    var list = StepList()
    list.steps.append([change])
    let root = instances.firstIndex { $0.isRoot }
    let state = self.state(ofTarget: name)
    let property =
      state.flatMap { ofObject(named: $0) } ?? root.flatMap { observed(state ?? name, of: $0) }
    if let property {
      surround(property, state, nil, at: property.observers[0].block.tokens, from: 0, &list)
    }
    return list
  }

  private mutating func surround(
    _ property: ObservedProperty, _ state: String?, _ animation: OutputValue?,
    at tokens: Range<Int>, from start: Int, _ list: inout StepList
  ) {
    var inner = StepList()
    let written = Array(list.steps[start...])
    list.steps.removeSubrange(start...)
    for observer in property.observers where source.has(observer.word, "willSet") {
      observe(property, observer, nil, &inner)
    }
    inner.steps += written
    let old = localName("\(property.name)_old", property.instance)
    for observer in property.observers where source.has(observer.word, "didSet") {
      observe(property, observer, state == nil ? nil : old, &inner)
    }
    if inner.steps.count == written.count {
      inner.bind(animation, from: 0)
    } else if let animation {
      inner = inner.inside(OutputMember("binding", animation))
    }
    if let state, inner.value.reads(old) {
      let value = OutputMember(old, .text(state, origin(of: tokens)))
      inner = inner.inside(OutputMember("let", .object([value])))
    }
    list.steps += inner.steps
  }

  /// The property with observers of an object that a state is: they also run at writes through a binding.
  private func ofObject(named state: String) -> ObservedProperty? {
    for index in instances.indices {
      guard let model = instances[index].model, state.hasPrefix(model + ".") else { continue }
      return observed(String(state.dropFirst(model.count + 1)), of: index)
    }
    return nil
  }

  /// The property with observers that is written by its own name, not through a binding to it.
  private mutating func ownProperty(
    _ target: SwiftExpression, _ scope: Scope
  ) -> ObservedProperty? {
    guard let chain = target.chain, case .name(let head) = chain.head else { return nil }
    var words = chain.words(in: source)[...]
    guard var property = words.popFirst(), var instance = scope.instance else { return nil }
    if !source.has(head, "self"), let known = scope.names[property] {
      guard case .model(let inner) = known, let next = words.popFirst() else { return nil }
      (instance, property) = (inner, next)
    }
    while let next = words.popFirst() {
      guard case .model(let inner)? = member(property, of: instance) else { break }
      (instance, property) = (inner, next)
    }
    return observed(property, of: instance)
  }

  private func observed(_ property: String, of instance: Int) -> ObservedProperty? {
    guard let declaration = declaration(property, of: instances[instance].type),
      case .variable(let variable) = declaration.kind, variable.getter == nil,
      !variable.observers.isEmpty
    else { return nil }
    return ObservedProperty(name: property, instance: instance, observers: variable.observers)
  }

  /// Adds the steps of an observer. It is left out where it reads a value that is not known, where it sets its own
  /// property, which may call it again or not, and where its statements cannot be said.
  private mutating func observe(
    _ property: ObservedProperty, _ observer: SwiftObserver, _ old: String?, _ list: inout StepList
  ) {
    let parameter = observer.parameter.map { source.text($0) }
    let given = parameter ?? (source.has(observer.word, "didSet") ? "oldValue" : "newValue")
    let tokens = observer.block.tokens
    let readsGiven = tokens.contains { source.has($0, given) }
    let setsItself = tokens.contains {
      source.has($0, property.name) && isChange(after: $0, in: tokens)
    }
    guard !setsItself, !readsGiven || old != nil else {
      return leaveOut(observer, of: property.name)
    }
    var reader = self
    let names = readsGiven ? old.map { [given: $0] } ?? [:] : [:]
    let steps = reader.steps(of: observer, property, names)
    let errors = { (importer: Importer) in
      importer.diagnostics.count { $0.severity == .error }
    }
    guard errors(reader) == errors(self) else { return leaveOut(observer, of: property.name) }
    self = reader
    list.steps += steps.steps
  }

  /// - Parameter names: the name in the document for the value that the observer is given.
  private mutating func steps(
    of observer: SwiftObserver, _ property: ObservedProperty, _ names: [String: String]
  ) -> StepList {
    let block = observer.block
    account.frame(observer.word..<block.tokens.lowerBound, around: block.tokens)
    var inside = Scope(instance: property.instance)
    inside.names = names.mapValues { .text($0, isDynamic: true) }
    if runsInPlace(block, property.instance) {
      return anew { importer in
        importer.deeper(at: block.tokens) { $0.steps(block, inside) }
      } ?? StepList()
    }
    var list = StepList()
    let base = "\(property.name)_\(source.text(observer.word))"
    let given = names.values.sorted()
    if let action = action(base, at: observer.word, given, block, inside) {
      let call = given.isEmpty ? action : "\(action)(\(given.joined(separator: ", ")))"
      list.add("call", .text(call, origin(of: observer.word..<(observer.word + 1))))
    }
    return list
  }

  /// The tokens of a stored property without those of its observers.
  func stored(_ declaration: SwiftDeclaration) -> Range<Int> {
    let tokens = declaration.tokens
    guard case .variable(let variable) = declaration.kind, variable.getter == nil,
      let first = variable.observers.first,
      let brace = tokens.last(where: { $0 < first.word && source.kind($0) == .leftBrace })
    else { return tokens }
    return tokens.lowerBound..<brace
  }

  /// The marks of a stored property that is said: its observers are, where they run.
  func marks(ofStored declaration: SwiftDeclaration) -> [TokenMark] {
    let stored = stored(declaration)
    guard stored != declaration.tokens else { return [.fate(stored, .said)] }
    let braces = stored.upperBound..<declaration.tokens.upperBound
    guard case .variable(let variable) = declaration.kind else { return [] }
    let blocks = variable.observers.map { $0.block.tokens }
    return [
      .fate(stored, .said),
      .frame(TokenFrame(tokens: braces.prefix(1), others: blocks)),
      .frame(TokenFrame(tokens: braces.suffix(1), others: blocks)), .rest(braces),
    ]
  }
}

extension StepList {
  /// The steps in a scope of their own.
  func inside(_ scope: OutputMember) -> StepList {
    var list = StepList()
    list.add([scope], around: self, keeping: Self.scopeKeys)
    return list
  }
}
