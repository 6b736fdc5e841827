import Diagnostics
import Testing

@testable import SwiftExport

@Suite struct SwiftExportTests {
  @Test func `a view is named after its file`() {
    #expect(SwiftExportOptions.viewName(of: "samples/c01_intro.json") == "C01IntroView")
    #expect(SwiftExportOptions.viewName(of: "card.json") == "CardView")
    #expect(SwiftExportOptions.viewName(of: "-") == "ExportedView")
    // SwiftUI has one of that name, and an exported file uses it.
    #expect(SwiftExportOptions.viewName(of: "timeline.json") == "ExportedTimelineView")
  }
}
