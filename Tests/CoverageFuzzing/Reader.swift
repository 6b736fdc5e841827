import JSONText

/// What is accepted is the same when it is skipped, and when it was written and is read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let failure = failure(of: bytes)
  do throws(JSONError) {
    let value = try parse(bytes)
    var writer = JSONWriter()
    write(value, to: &writer)
    writer.finish()
    precondition(failure.skipped == nil, "a text is refused when it is skipped")
    let again = try parse(writer.bytes)
    precondition(again == value, "what was written is read otherwise")
  } catch {
    precondition(error == failure.read, "one text is refused in two ways")
    precondition(error.offset <= bytes.count, "an error has a place in the text")
  }
  return 0
}

private func write(_ value: ParsedValue, to writer: inout JSONWriter) {
  switch value {
  case .null: writer.writeNull()
  case .boolean(let value): writer.write(value)
  case .number(let value): writer.write(value)
  case .string(let text): writer.write(text.text)
  case .array(let elements):
    writer.beginArray()
    for element in elements { write(element, to: &writer) }
    writer.endArray()
  case .object(let members):
    writer.beginObject()
    for member in members {
      writer.writeKey(member.key.text)
      write(member.value, to: &writer)
    }
    writer.endObject()
  }
}
