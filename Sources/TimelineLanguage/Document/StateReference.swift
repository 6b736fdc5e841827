/// A state variable or a published property.
package enum StateReference: Hashable, Sendable {
  case state(ElementIndex<StateVariable>)
  case published(ElementIndex<PublishedProperty>)
}
