import Diagnostics
import SwiftSource
import TestSupport
import Testing

@testable import SwiftImport

/// The account of the tokens is held to what the sources show.
@Suite struct AccountLawTests {
  @Test(.serialized, arguments: AccountView.all)
  func `what is harmless changes nothing, and what is said changes something`(view: AccountView)
    throws
  {
    let law = AccountLaw(Array(view.text.utf8), named: "View", view.options)
    try #require(law.isImported, "\(law.messages)")
    #expect(law.unreadCount == 0)
    let (runs, units) = (law.harmlessRuns, law.units)
    // Every view has something of both.
    #expect(runs.count >= 2 && units.count >= 30)
    let step = 8
    for run in runs.sampled(every: step, from: view.seed) {
      #expect(law.finding(without: run) == nil)
    }
    for unit in units.sampled(every: step, from: view.seed) {
      #expect(law.finding(without: unit) == nil)
    }
  }
}
