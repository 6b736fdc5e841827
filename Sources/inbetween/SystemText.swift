import Diagnostics
import Platform

/// Texts of the system, which are bytes and need not be UTF-8.
extension String {
  /// A text of the system; a byte that is not part of UTF-8 is kept as a scalar of its own.
  init(systemBytes bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // A text that could be mistaken for one with such bytes is kept byte by byte as well.
    guard !utf8.elementsEqual(bytes) || hasLooseBytes else { return }
    self = ""
    var parser = UTF8.ForwardParser()
    var rest = bytes[...]
    var source = bytes.makeIterator()
    while true {
      let length: Int
      switch parser.parseScalar(from: &source) {
      case .emptyInput: return
      case .error(let count): length = count
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        guard LooseByte.byte(of: scalar) != nil else {
          unicodeScalars.append(scalar)
          rest = rest.dropFirst(encoded.count)
          continue
        }
        length = encoded.count
      }
      unicodeScalars.append(contentsOf: rest.prefix(length).compactMap(LooseByte.scalar))
      rest = rest.dropFirst(length)
    }
  }

  /// A text of the system that ends with a zero.
  init(systemText start: UnsafePointer<CChar>) {
    self.init(
      systemBytes: UnsafeRawBufferPointer(start: start, count: strlen(start)).map { $0 })
  }

  /// The bytes that the text was made of.
  private var systemBytes: [UInt8] {
    unicodeScalars.flatMap { scalar in
      LooseByte.byte(of: scalar).map { [$0] } ?? Array(UTF8.encode(scalar) ?? .init())
    }
  }

  /// Gives a call of the system the text as it has to be.
  func withSystemText<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard hasLooseBytes else { return withCString(body) }
    return (systemBytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map(body) ?? withCString(body)
    }
  }
}

/// The words of a command line after the name of the program.
func commandLineWords(
  _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> [String] {
  UnsafeBufferPointer(start: words, count: Int(count)).dropFirst().compactMap { word in
    word.map { String(systemText: $0) }
  }
}
