/// A named value that an app would hold in a property of a model object.
package struct PublishedProperty: Hashable, Sendable {
  /// The name of the model object.
  package let model: String
  /// The name of the property.
  package let name: String
  /// The value before anything happens.
  package let initialValue: DocumentValue
  /// Where the name is declared.
  package let place: SourceRange

  /// `model.name`, as it is called everywhere else.
  package var qualifiedName: String { "\(model).\(name)" }
}
