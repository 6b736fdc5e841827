import Diagnostics
import JSONText

extension DocumentDecoder {
  /// Declares a name in the name space of expressions, or reports that it is taken.
  mutating func declare(_ name: JSONString, as kind: DeclaredNames.Kind) {
    declare(content.text(name), as: kind, at: name.range)
  }

  mutating func declare(_ name: String, as kind: DeclaredNames.Kind, at place: Range<Int>) {
    var name = name
    let (number, isNew) = name.withUTF8 { names.table.insert(UnsafeRawBufferPointer($0)) }
    if isNew {
      names.declarations.append((kind, place.lowerBound))
    } else {
      refuseTakenName(name, at: place, firstUse: names.declarations[number].place)
    }
  }

  mutating func refuseTakenName(_ name: String, at place: Range<Int>, firstUse: Int) {
    var diagnostic = Diagnostic.error(
      .duplicateName, "the name \(name.quotedForMessage) is taken", at: place)
    diagnostic.earlier = .firstUse(firstUse)
    add(diagnostic)
  }
}
