import Testing

@testable import SwiftImport

/// Types of whole numbers other than `Int`.
struct ImportedWholeTypeTests {
  private static func card(_ extra: String, _ steps: String) -> String {
    """
    \(extra)
    struct Card: View {
      @State var x = 0.0
      @State var step_count: UInt = 3
      let wait_time = 0.5
      var body: some View {
        Text("A").offset(x: x).onTapGesture {
          Task {
            \(steps)
          }
        }
      }
    }
    """
  }

  @Test(arguments: [
    "try? await Task.sleep(nanoseconds: UInt64(0.5 * 1_000_000_000))",
    "try await Task.sleep(nanoseconds: UInt64(wait_time * Double(1_000_000_000)))",
    "try? await Task.sleep(nanoseconds: 1_000_000_000 / 2)",
    "try? await Task.sleep(nanoseconds: .counted(0.5))",
    "try? await Task.sleep(nanoseconds: UInt64.counted(wait_time))",
  ])
  func `a sleep of nanoseconds lasts as long as they say`(_ sleep: String) throws {
    let extra = """
      extension UInt64 {
        static func counted(_ seconds: Double) -> UInt64 { UInt64(seconds * 1_000_000_000) }
      }
      """
    let view = try ImportedView(
      Self.card(extra, "\(sleep)\nx = 5"), options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 1.49, 1.5), [0, 5]), "\(view.document)")
    #expect(view.warnings.isEmpty, "\(view.warnings)")
  }

  @Test func `a conversion cuts, and a state counts`() throws {
    let view = try ImportedView(
      Self.card("", "step_count += 2\nx = Double(step_count / 2) + Double(Int32(7.9))"),
      options: taps(("text", 1)))
    #expect(isClose(try view.values("text_offset_x", at: 1), [9]), "\(view.document)")
  }
}
