/// One step of the evaluator, which works on a stack.
///
/// Every case is plain data: reading an instruction counts no reference.
enum Instruction: Sendable {
  case number(Double)
  /// A value of the routine's list of constants.
  case constant(Int)
  case state(Int)
  case input(Int)
  case local(Int)
  case store(Int)
  /// Brings the topmost value to another type by the routine's list of conversions.
  case convert(Int)
  case operate(BinaryOperator)
  case negate
  case not
  /// Fails if the topmost value is nil.
  case force
  case makeRange(isClosed: Bool)
  /// Calls a built-in of the routine's list with so many arguments.
  case builtin(Int, count: Int)
  /// Draws a random number.
  case draw
  /// Runs the closure that follows the instruction, by the routine's list of loops.
  case loop(Int)
  /// Calls another routine with so many arguments.
  case call(Int, count: Int)
  case makeArray(Int)
  case makeText(Int)
  case element
  /// Takes a field by the routine's list of names.
  case field(Int)
  /// Puts the topmost value into the array at the place, or the member of the value, below it.
  case replaceElement
  case replaceMember(Int)
  case jump(Jump, to: Int)
  /// Ends the routine or the closure with the topmost value.
  case finish
  /// Stands for an expression whose type was never found out.
  case fail

  /// When a jump is made, and what becomes of the value it looks at.
  enum Jump: Sendable {
    case always
    /// Takes a Bool and jumps when it is this one.
    case taking(Bool)
    /// Leaves a Bool that is this one and jumps; takes another.
    case keeping(Bool)
    /// Leaves the value and jumps when it is nil.
    case ifNull
    /// Leaves a value and jumps; takes a nil.
    case unlessNull
  }
}
