import AnimationEngine
import TimelineDocument

/// The accounts of a timeline under several profiles, and where they differ.
struct ExplanationComparison {
  /// The subject of entries at an instant.
  private struct Subject: Hashable {
    let instant: Instant
    let name: String
  }

  private let profiles: [String]
  private var subjects: [Subject] = []
  /// The entries of each profile's account about a subject.
  private var told: [Subject: [[Paragraph]]] = [:]

  init(_ profiles: [Profile]) {
    self.profiles = profiles.map { $0.rawValue }
  }

  /// Adds an entry of the account under the profile of an index.
  mutating func add(_ facts: AccountFacts, of index: Int, _ words: ExplanationWords) {
    let subject = Subject(instant: facts.instant, name: words.subject(of: facts))
    if told[subject] == nil { subjects.append(subject) }
    let none = Array(repeating: [Paragraph](), count: profiles.count)
    told[subject, default: none][index].append(words.paragraph(of: facts))
  }

  /// A paragraph for each subject that the profiles do not agree on, in the order of time.
  func differences(_ words: ExplanationWords) -> [(Instant, Paragraph)] {
    ordered.compactMap { subject in
      guard let accounts = told[subject], !areEqual(accounts) else { return nil }
      return (subject.instant, paragraph(about: subject, accounts, words))
    }
  }

  /// The line about all that the profiles agree on.
  func agreement(_ words: ExplanationWords) -> String {
    let equal = subjects.filter { told[$0].map(areEqual) ?? true }.count
    let names = words.list(profiles)
    if subjects.isEmpty { return "Nothing changes in this time under \(names).\n" }
    let rest = equal == subjects.count ? "all of it" : "the rest"
    return equal == 0
      ? "There is nothing else." + "\n"
      : "\(rest.capitalizedFirst) is the same under \(names): \(equal) "
        + "\(equal == 1 ? "entry" : "entries").\n"
  }

  private var ordered: [Subject] {
    subjects.enumerated()
      .sorted { ($0.element.instant, $0.offset) < ($1.element.instant, $1.offset) }
      .map { $0.element }
  }

  private func areEqual(_ accounts: [[Paragraph]]) -> Bool {
    accounts.allSatisfy { $0 == accounts[0] }
  }

  private func paragraph(
    about subject: Subject, _ accounts: [[Paragraph]], _ words: ExplanationWords
  ) -> Paragraph {
    var paragraph = Paragraph(
      at: words.time(subject.instant), "\(subject.name) differs by release.")
    for account in groups(of: accounts) {
      let names = accounts.indices.filter { accounts[$0] == account }.map { profiles[$0] }
      paragraph.add(
        names.joined(separator: ", "), lines: lines(of: account, among: accounts))
    }
    return paragraph
  }

  /// The different accounts, in the order of the profiles.
  private func groups(of accounts: [[Paragraph]]) -> [[Paragraph]] {
    var groups: [[Paragraph]] = []
    for account in accounts where !groups.contains(account) { groups.append(account) }
    return groups
  }

  /// The answers of an account, and the rows that others do not have.
  private func lines(
    of account: [Paragraph], among accounts: [[Paragraph]]
  ) -> [Paragraph.Line] {
    guard !account.isEmpty else { return [Paragraph.Line(text: "nothing happens.")] }
    return account.enumerated().flatMap { index, paragraph in
      let rows = paragraph.rows.filter { row in
        !accounts.allSatisfy { $0.indices.contains(index) && $0[index].rows.contains(row) }
      }
      return [Paragraph.Line(text: paragraph.answer)]
        + rows.flatMap { row in
          row.lines.map { Paragraph.Line(text: "\(row.label): \($0.text)") }
        }
    }
  }
}

extension ExplanationWords {
  /// The subject of an entry.
  fileprivate func subject(of facts: AccountFacts) -> String {
    switch facts {
    case .change(let change): change.track.name
    case .write(let facts): state(facts.write)
    case .step(let step): step.track
    case .presence(let presence): presence.view
    case .hold(let hold): hold.track
    case .completion(let facts): "The completion \(completion(facts.name))"
    case .observation(let sight): "The observer in \(sight.view)"
    case .cancellation(let facts): job(facts.job).capitalizedFirst
    }
  }
}
