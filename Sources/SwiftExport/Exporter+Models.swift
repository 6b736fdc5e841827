import Diagnostics
import ExpressionLanguage
import JSONText
import TimelineDocument

// The published properties of a name are those of an object, which the view of the file owns.
extension Exporter {
  /// The objects with published properties, in the order of the document.
  var models: [VisibleName] {
    var names: [VisibleName] = []
    for property in timeline.published
    where !names.contains(where: { $0.name == property.model }) {
      names.append(
        VisibleName(
          name: property.model, type: modelType(property.model), isSettable: false, isObject: true))
    }
    return names
  }

  /// The name of the class of an object: `ViewModel` of `viewModel`.
  private func modelType(_ model: String) -> String {
    let name = model.prefix(1).uppercased() + model.dropFirst()
    return name.hasSuffix("Model") ? name : "\(name)Model"
  }

  /// Writes the classes of the objects.
  mutating func writeModels() {
    for model in models {
      guard let type = model.type else { continue }
      if !structureNames.insert(type).inserted || type == options.view {
        refuse("an object that is called '\(model.name)'", at: 0..<0)
      }
      var outside = SwiftWriter()
      swap(&outside, &writer)
      writer.open("@MainActor private final class \(type): ObservableObject")
      for (index, property) in timeline.published.enumerated()
      where property.model == model.name {
        writePublished(property, checked.type(of: .published(ElementIndex(index))))
      }
      writer.close()
      structures.append(writer.text)
      swap(&outside, &writer)
    }
  }

  private mutating func writePublished(_ property: PublishedProperty, _ type: ValueType) {
    let place = property.place.range
    refuseName(property.model, at: place)
    refuseName(property.name, at: place)
    guard let name = type.swiftName else {
      return refuse("'\(property.qualifiedName)', \(type.withArticle),", at: place)
    }
    guard checked.isConstant(property.initialValue) else {
      return refuse("'\(property.qualifiedName)', which begins with what may change,", at: place)
    }
    let (value, _) = text(property.initialValue, as: type, in: .document, isTyped: false)
    writer.line("@Published var \(property.name): \(name) = \(value)")
  }
}

// MARK: - Receiving

extension Exporter {
  /// Writes `onReceive` of a published property, or of a timer.
  mutating func write(
    _ observer: ReceiveObserver, _ index: ElementIndex<Modifier>, in scope: ScopeIndex
  ) {
    let place = timeline[index].place.range
    guard !isInStructure else { return refuse("'onReceive' in a structure", at: place) }
    guard let publisher = publisher(of: observer, at: place, in: scope) else { return }
    var body = SwiftWriter()
    swap(&body, &writer)
    shorthand = "newValue"
    write(observer.steps, in: checked.scope(inside: scope, openedBy: .modifier(index)))
    shorthand = nil
    swap(&body, &writer)
    let readsValue = body.text.hasWord("newValue")
    if case .timer = observer.publisher, readsValue {
      refuse("the time of a timer, which is a Date in Swift,", at: place)
    }
    writer.open(".onReceive(\(publisher))", inputs: readsValue ? "newValue" : "_")
    writer.indentedText(body.text)
    writer.close()
  }

  private mutating func publisher(
    of observer: ReceiveObserver, at place: Range<Int>, in scope: ScopeIndex
  ) -> String? {
    var text: String
    switch observer.publisher {
    case .timer(let interval):
      guard let name = timer(every: interval, at: place, in: scope) else { return nil }
      text = name
    case .property(let property):
      text = "\(timeline[property].model).$\(timeline[property].name)"
    }
    if observer.dropFirst > 0 {
      text += observer.dropFirst == 1 ? ".dropFirst()" : ".dropFirst(\(observer.dropFirst))"
    }
    guard let pace = observer.pace else { return text }
    guard checked.isConstant(pace.interval) else {
      refuse("an interval of 'onReceive' that may change", at: pace.interval.place)
      return nil
    }
    let seconds = "for: .seconds(\(self.text(pace.interval, in: scope).text))"
    switch pace {
    case .debounce: return text + ".debounce(\(seconds), scheduler: RunLoop.main)"
    case .throttle(_, let latest):
      return text + ".throttle(\(seconds), scheduler: RunLoop.main, latest: \(latest))"
    }
  }

  /// The property with a timer: one in the body would begin again at each update.
  private mutating func timer(
    every interval: DocumentValue, at place: Range<Int>, in scope: ScopeIndex
  ) -> String? {
    guard !isInOwnView, row.isEmpty, checked.isConstant(interval) else {
      refuse("a timer of a row, of a view of its own or of another interval each time", at: place)
      return nil
    }
    let seconds = text(interval, in: scope).text
    var number = timerLines.count
    var name: String
    repeat {
      number += 1
      name = number == 1 ? "timer" : "timer\(number)"
    } while checked.hidesName(name, in: scope) || timerLines.contains { $0.hasWord(name) }
    timerLines.append(
      "private let \(name) = Timer.publish(every: \(seconds), on: .main, in: .common).autoconnect()"
    )
    return name
  }
}
