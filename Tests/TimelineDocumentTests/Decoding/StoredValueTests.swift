import ExpressionLanguage
import Testing
import TimelineDocument

/// Numbers of a document are Doubles until something that holds Ints takes them.
@Suite struct StoredValueTests {
  @Test func `a whole number is an Int where a state holds one`() throws {
    #expect(Value.double(3).stored(as: .int) == .int(3))
    #expect(Value.double(3).stored(as: .optional(.int)) == .int(3))
    #expect(Value.double(3).stored(as: .double) == .double(3))
    #expect(Value.double(3).stored(as: .unknown) == .double(3))
    #expect(Value.double(2.5).stored(as: .int) == .double(2.5))
    #expect(Value.double(1e300).stored(as: .int) == .double(1e300))
    #expect(Value.null.stored(as: .optional(.int)) == .null)
  }

  @Test func `the elements of lists are stored one by one`() throws {
    func array(_ elements: [Value]) throws -> Value { .array(try ArrayValue(elements)) }
    let numbers = try array([.double(1), .int(2)])
    #expect(try numbers.stored(as: .array(.int)) == array([.int(1), .int(2)]))
    #expect(numbers.stored(as: .array(.double)) == numbers)
    let nested = try array([numbers])
    #expect(
      try nested.stored(as: .array(.array(.int))) == array([array([.int(1), .int(2)])]))
  }
}
