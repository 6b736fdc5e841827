extension EvaluationEnvironment {
  /// Runs instructions until the routine, or the closure that begins at `start`, finishes.
  mutating func run(
    _ routine: Routine, from start: Int, base: Int
  ) throws(EvaluationError) -> Value {
    let instructions = routine.code.instructions
    var position = start
    while position < instructions.count {
      remainingSteps -= 1
      guard remainingSteps >= 0 else { throw routine.error(.tooManySteps(stepLimit), at: position) }
      switch instructions[position] {
      case .number(let number): push(.double(number))
      case .constant(let index): push(routine.code.constants[index])
      case .state(let slot): push(slot < states.count ? states[slot] : .null)
      case .input(let slot): push(slot < inputs.count ? inputs[slot] : .null)
      case .local(let slot): push(stack[base + slot])
      case .store(let slot): stack[base + slot] = pop()
      case .jump(let jump, let target):
        if decides(jump) {
          position = target
          continue
        }
      case .call(let index, let count):
        push(try call(routine.code.callees[index], count: count))
      case .loop(let index):
        let loop = routine.code.loops[index]
        push(try run(loop, of: routine, at: position, base: base))
        position = loop.end
        continue
      case .finish: return pop()
      case let instruction:
        do throws(EvaluationFailure) {
          try perform(instruction, routine.code)
        } catch {
          throw routine.error(error, at: position)
        }
      }
      position += 1
    }
    return .null
  }

  /// An instruction that works on the topmost values alone.
  private mutating func perform(
    _ instruction: Instruction, _ code: Routine.Code
  ) throws(EvaluationFailure) {
    switch instruction {
    case .operate(let symbol): try operate(symbol)
    case .negate: try negate()
    case .not: push(.bool(try !Bool.checked(pop())))
    case .force: if case .null? = stack.last { throw .other("this is nil, which has no value") }
    case .convert(let index): push(try converted(pop(), by: code.conversions[index]))
    case .makeRange(let isClosed): try makeRange(isClosed: isClosed)
    case .builtin(let index, let count): try callNative(index, of: code, count: count)
    case .draw: push(.double(random.draw()))
    case .makeArray(let count): try makeArray(count)
    case .makeText(let count): try makeText(count)
    case .element: try takeElement()
    case .field(let index): try takeField(code.fieldNames[index])
    case .replaceElement: try replaceElement()
    case .replaceMember(let index): try replaceMember(code.fieldNames[index])
    case .number, .constant, .state, .input, .local, .store, .jump, .call, .loop, .finish: break
    case .fail: throw .other("the type of the value is not known")
    }
  }

  private mutating func decides(_ jump: Instruction.Jump) -> Bool {
    switch jump {
    case .always: return true
    case .taking(let wanted):
      guard case .bool(let flag) = pop() else { return false }
      return flag == wanted
    case .keeping(let wanted):
      if case .bool(let flag)? = stack.last, flag == wanted { return true }
      _ = pop()
      return false
    case .ifNull:
      guard case .null? = stack.last else { return false }
      return true
    case .unlessNull:
      guard case .null? = stack.last else { return true }
      _ = pop()
      return false
    }
  }

  mutating func push(_ value: Value) { stack.append(value) }

  mutating func pop() -> Value { stack.isEmpty ? .null : stack.removeLast() }

  /// Takes the topmost values off the stack, the lowest first.
  mutating func popLast(_ count: Int) -> [Value] {
    let start = max(0, stack.count - count)
    let values = Array(stack[start...])
    stack.removeLast(values.count)
    return values
  }

  /// Counts work that grows with the size of a value.
  mutating func charge(_ work: Int) throws(EvaluationFailure) {
    remainingSteps -= work
    guard remainingSteps >= 0 else { throw .tooManySteps(stepLimit) }
  }
}
