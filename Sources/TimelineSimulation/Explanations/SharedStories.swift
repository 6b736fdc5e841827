import AnimationEngine

/// The explanations of an instant, held back until it is over: tracks that change for the same reason share a
/// paragraph.
struct SharedStories {
  /// No more stories are held back, as one turn may have as many changes as a run.
  private static let limit = 1_000

  /// A paragraph to come, at the place of the first of its stories.
  private enum Entry {
    case paragraph(Paragraph)
    case stories([Story])
  }

  private var instant = Instant.zero
  private var entries: [Entry] = []
  /// The entries that more stories may join, by what they share.
  private var places: [TextKey: Int] = [:]
  private var count = 0

  /// Adds what is told of an instant.
  ///
  /// - Returns: the paragraphs of another instant, which is over.
  mutating func add(_ telling: Telling, at instant: Instant) -> [Paragraph] {
    let told = instant != self.instant || count >= Self.limit ? end() : []
    self.instant = instant
    count += 1
    switch telling {
    case .paragraph(let paragraph): entries.append(.paragraph(paragraph))
    case .story(let story): add(story)
    }
    return told
  }

  private mutating func add(_ story: Story) {
    let part = story.sharedKey
    guard let place = places[part], case .stories(var stories) = entries[place] else {
      places[part] = entries.count
      return entries.append(.stories([story]))
    }
    // Taken out first, so that the list is not copied.
    entries[place] = .stories([])
    stories.append(story)
    entries[place] = .stories(stories)
  }

  /// The paragraphs that were held back, in the order of their first stories.
  mutating func end() -> [Paragraph] {
    defer { (entries, places, count) = ([], [:], 0) }
    return entries.map { entry in
      switch entry {
      case .paragraph(let paragraph): paragraph
      case .stories(let stories): SharedParagraph(stories: stories).paragraph
      }
    }
  }
}
