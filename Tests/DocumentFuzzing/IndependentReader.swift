import Foundation

/// A reader of JSON that is not ours.
enum IndependentReader {
  static func reads(_ text: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
  }
}
