import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Reads the value of an attribute: whole, as an array, or as an object of its components.
  mutating func readAttribute(
    _ type: AttributeType, for what: Subject
  ) throws(JSONError) -> AttributeValue? {
    switch try cursor.peek() {
    case .array where type.takesArray: return try readComponentArray(type, for: what)
    case .object where type.takesObject: return try readComponentObject(type, for: what)
    case .number where type == .angle:
      try refuseBareAngle(for: what)
      return nil
    case .object, .array, .string, .number, .boolean, .null:
      return try readValue(for: what, as: .attribute(type)).map(AttributeValue.whole)
    }
  }

  /// Reads the value of an attribute of which no component may be left out.
  mutating func readCompleteAttribute(
    _ type: AttributeType, for what: Subject
  ) throws(JSONError) -> AttributeValue? {
    let value = try readAttribute(type, for: what)
    guard case .components(let range) = value else { return value }
    for (component, value) in zip(type.components, timeline[range]) where value == nil {
      refuseMissing(component, of: what)
    }
    return value
  }

  private mutating func refuseMissing(_ component: AttributeComponent, of what: Subject) {
    let message = "\(describe(what)) needs '\(component.name)'"
    add(.error(.missingKey, message, at: cursor.lastRange))
  }

  private mutating func readComponentArray(
    _ type: AttributeType, for what: Subject
  ) throws(JSONError) -> AttributeValue? {
    let element: ExpectedType = type == .colors ? .attribute(.color) : .number
    var values: [DocumentValue?] = []
    var count = 0
    try readElements(what) { (decoder) throws(JSONError) in
      count += 1
      guard let value = try decoder.readValue(for: "a component", as: element) else { return }
      values.append(value)
    }
    guard type.arrayCounts.contains(count) else {
      let message = "\(describe(what)) must have \(type.countsPhrase), not \(count)"
      add(.error(.outOfRange, message, at: cursor.lastRange))
      return nil
    }
    guard values.count == count else { return nil }
    let missing = type.components.count - count
    return store(values + [DocumentValue?](repeating: nil, count: missing))
  }

  private mutating func readComponentObject(
    _ type: AttributeType, for what: Subject
  ) throws(JSONError) -> AttributeValue? {
    let known = type.components.map { $0.name }
    var values = [DocumentValue?](repeating: nil, count: known.count)
    try readMembers(what) { (decoder, name) throws(JSONError) in
      guard let index = known.firstIndex(of: decoder.content.text(name)) else {
        try decoder.rejectKey(name, of: what, known: known)
        return
      }
      values[index] = try decoder.readValue(
        for: Subject("the component", name), as: .attribute(type.components[index].type))
    }
    for (component, value) in zip(type.components, values) where component.isNeeded && value == nil
    {
      refuseMissing(component, of: what)
    }
    return store(values)
  }

  private mutating func store(_ values: [DocumentValue?]) -> AttributeValue {
    let start = timeline.viewContent.componentValues.count
    timeline.viewContent.componentValues += values
    return .components(ElementRange(start..<timeline.viewContent.componentValues.count))
  }

  private mutating func refuseBareAngle(for what: Subject) throws(JSONError) {
    _ = try cursor.readNumber()
    let place = cursor.lastRange
    let digits = String(decoding: content.bytes[place], as: UTF8.self)
    add(
      .error(
        .wrongType, "\(describe(what)) must be \(AttributeType.angle.phrase), not a number",
        at: place, help: digits.utf8.count > 20 ? nil : "write \".degrees(\(digits))\""))
  }
}
