/// Turns a checked body into the steps of a routine.
struct CodeBuilder {
  private(set) var code = Routine.Code()
  /// The jumps out of the optional chains and of the choices being built, the innermost last.
  private var chainExits: [[Int]] = []
  private var choiceExits: [[Int]] = []

  /// The steps of a whole body.
  static func code(for body: TypedExpression) -> Routine.Code {
    var builder = CodeBuilder()
    builder.finish(with: body)
    return builder.code
  }

  private mutating func finish(with result: TypedExpression) {
    add(result)
    emit(.finish, result.range)
  }

  private mutating func add(_ expression: TypedExpression) {
    let range = expression.range
    switch expression.node {
    case .failed: emit(.fail, range)
    case .constant(.double(let number)): emit(.number(number), range)
    case .constant(let value): emit(.constant(Self.index(value, in: &code.constants)), range)
    case .state(let slot): emit(.state(slot), range)
    case .input(let slot): emit(.input(slot), range)
    case .local(let slot): emit(.local(slot), range)
    case .converted(let value, let conversion):
      add(value)
      convert(conversion, range)
    case .chain(let first, let links): addChain(first, links)
    case .negated(let operand): add([operand], then: .negate, range)
    case .not(let operand): add([operand], then: .not, range)
    case .forced(let base): add([base], then: .force, range)
    case .range(let lower, let upper, let isClosed):
      add([lower, upper], then: .makeRange(isClosed: isClosed), range)
    case .array(let elements): add(elements, then: .makeArray(elements.count), range)
    case .text(let segments): add(segments, then: .makeText(segments.count), range)
    case .element(let base, let place): add([base, place], then: .element, range)
    case .field(let base, let name):
      add([base], then: .field(Self.index(name, in: &code.fieldNames)), range)
    case .replacedElement(let base, let value, let place):
      add([base, place, value], then: .replaceElement, place.range)
    case .replacedMember(let base, let name, let value):
      add([base, value], then: .replaceMember(Self.index(name, in: &code.fieldNames)), range)
    case .builtin, .loop, .call: addCall(expression.node, range)
    case .bound(let bindings, let result):
      for binding in bindings { add([binding.value], then: .store(binding.slot), range) }
      add(result)
    case .decided, .coalesced, .ternary, .continued, .goOn, .unwrapped, .optionalChain:
      addChoice(expression.node, range)
    }
  }

  private mutating func addCall(_ node: TypedExpression.Node, _ range: Range<Int>) {
    switch node {
    case .builtin(let builtin, let arguments):
      guard case .native(let work) = builtin.body else { return }
      let native = Routine.NativeCode(
        work: work, name: builtin.name, isLinear: builtin.isLinear)
      let place = Self.index(native, in: &code.natives)
      guard builtin.draws else {
        return add(arguments, then: .builtin(place, count: arguments.count), range)
      }
      add(arguments, then: .draw, range)
      emit(.builtin(place, count: arguments.count + 1), range)
    case .call(let routine, let arguments):
      let place = Self.index(routine, in: &code.callees)
      add(arguments, then: .call(place, count: arguments.count), range)
    case .loop(let loop, let arguments, let closure):
      arguments.forEach { add($0) }
      addLoop(loop, closure, range)
    default: break
    }
  }

  private mutating func addChoice(_ node: TypedExpression.Node, _ range: Range<Int>) {
    switch node {
    case .decided(let operands, let byFirst): addOperands(operands, until: .keeping(byFirst), range)
    case .coalesced(let operands): addOperands(operands, until: .unlessNull, range)
    case .ternary(let condition, let yes, let no):
      add(condition)
      let otherwise = emit(.jump(.taking(false), to: 0), condition.range)
      add(yes)
      let end = emit(.jump(.always, to: 0), range)
      land(otherwise)
      add(no)
      land(end)
    case .continued(let choice, let rest):
      choiceExits.append([])
      add(choice)
      let end = emit(.jump(.always, to: 0), range)
      choiceExits.popLast()?.forEach { land($0) }
      add(rest)
      land(end)
    case .goOn:
      let exit = emit(.jump(.always, to: 0), range)
      if !choiceExits.isEmpty { choiceExits[choiceExits.count - 1].append(exit) }
    case .unwrapped(let base):
      add(base)
      let exit = emit(.jump(.ifNull, to: 0), range)
      if !chainExits.isEmpty { chainExits[chainExits.count - 1].append(exit) }
    case .optionalChain(let chain):
      chainExits.append([])
      add(chain)
      chainExits.popLast()?.forEach { land($0) }
    default: break
    }
  }

  private mutating func addChain(_ first: TypedExpression, _ links: [TypedLink]) {
    add(first)
    for link in links {
      convert(link.conversion, link.range)
      add(link.operand)
      emit(.operate(link.symbol), link.range)
    }
  }

  /// Operands of which the first that decides is the last to be evaluated.
  private mutating func addOperands(
    _ operands: [TypedExpression], until jump: Instruction.Jump, _ range: Range<Int>
  ) {
    var exits: [Int] = []
    for (place, operand) in operands.enumerated() {
      add(operand)
      if place < operands.count - 1 {
        exits.append(emit(.jump(jump, to: 0), range))
      }
    }
    exits.forEach { land($0) }
  }

  private mutating func addLoop(_ loop: Loop, _ closure: TypedClosure, _ range: Range<Int>) {
    let place = code.loops.count
    let start = emit(.loop(place), range) + 1
    // The place is taken before the body is built, which may contain loops of its own.
    code.loops.append(
      Routine.LoopCode(
        loop: loop, start: start, end: start, firstSlot: closure.firstSlot,
        parameterCount: closure.parameterCount, takesFields: closure.takesFields))
    finish(with: closure.body)
    code.loops[place].end = nextIndex
  }
}

// MARK: Pieces

extension CodeBuilder {
  private var nextIndex: Int { code.instructions.count }

  private mutating func add(
    _ operands: [TypedExpression], then instruction: Instruction, _ range: Range<Int>
  ) {
    operands.forEach { add($0) }
    emit(instruction, range)
  }

  private mutating func convert(_ conversion: Conversion, _ range: Range<Int>) {
    if conversion == .none { return }
    emit(.convert(Self.index(conversion, in: &code.conversions)), range)
  }

  private static func index<Item>(_ item: Item, in list: inout [Item]) -> Int {
    list.append(item)
    return list.count - 1
  }

  @discardableResult
  private mutating func emit(_ instruction: Instruction, _ range: Range<Int>) -> Int {
    code.instructions.append(instruction)
    code.ranges.append(range)
    return code.instructions.count - 1
  }

  /// Makes a jump lead to the next instruction.
  private mutating func land(_ index: Int) {
    guard case .jump(let jump, _) = code.instructions[index] else { return }
    code.instructions[index] = .jump(jump, to: nextIndex)
  }
}
