// Declarations of XCTest that exported tests use. A failed assertion is printed.
open class XCTestCase {
  public init() {}
}

public func XCTAssert(
  _ isTrue: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  if !isTrue() { print(message()) }
}

public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  print(message)
}
