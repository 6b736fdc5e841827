import TimelineDocument

/// The elements of one kind in all instances of views, each with a number.
///
/// The list only grows: the elements of a view that has left keep their numbers until it comes back.
struct InstanceElements<Element>: RandomAccessCollection, MutableCollection {
  private var elements: [Element] = []
  /// The numbers of the elements of each instance.
  private var numbers: [[Int]] = []
  /// The numbers of the elements that modifiers have added.
  private var modifierNumbers: [InstanceModifier: Int] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }

  subscript(number: Int) -> Element {
    get { elements[number] }
    _modify { yield &elements[number] }
  }

  /// The numbers of the elements of an instance, in the order in which they were added.
  func numbers(of instance: Int) -> [Int] {
    instance < numbers.count ? numbers[instance] : []
  }

  /// The numbers of the elements of some instances, one instance after the other.
  func numbers(of instances: [Int]) -> [Int] { instances.flatMap { numbers(of: $0) } }

  /// The number of the element that a modifier has added to an instance.
  func number(of modifier: ElementIndex<Modifier>, in instance: Int) -> Int? {
    modifierNumbers[InstanceModifier(instance: instance, modifier: modifier)]
  }

  /// Adds the element of a modifier to an instance and returns its number.
  @discardableResult
  mutating func append(
    _ element: Element, of modifier: ElementIndex<Modifier>, to instance: Int
  ) -> Int {
    modifierNumbers[InstanceModifier(instance: instance, modifier: modifier)] = elements.count
    return append(element, to: instance)
  }

  /// Adds an element to an instance, or to the document where there is none, and returns its number.
  @discardableResult
  mutating func append(_ element: Element, to instance: Int?) -> Int {
    if let instance {
      while numbers.count <= instance { numbers.append([]) }
      numbers[instance].append(elements.count)
    }
    elements.append(element)
    return elements.count - 1
  }
}

/// A modifier of an instance.
struct InstanceModifier: Hashable {
  let instance: Int
  let modifier: ElementIndex<Modifier>
}
