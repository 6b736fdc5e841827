import JSONText

// The modifiers whose steps are taken when a view appears.
extension ModifierGrammar {
  static let onAppear = ModifierGrammar(
    KeyEntry(
      "onAppear", .steps,
      "The steps that run when the view appears, at 0 or when it is inserted."),
    lists: .ofView, read: readSteps, make: { _, parts in .onAppear(parts.steps) })

  static let task = ModifierGrammar(
    KeyEntry("task", .steps, "The steps that run one turn after those of 'onAppear'."),
    lists: .ofView, release: (.ios15, "iOS 15"), read: readSteps,
    make: { _, parts in .task(parts.steps) })

  private static let readSteps: Reader = { (decoder, what, parts) throws(JSONError) in
    parts.steps = try decoder.readSteps(what)
  }
}
