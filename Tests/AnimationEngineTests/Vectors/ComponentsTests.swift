import Testing

@testable import AnimationEngine

@Suite struct ComponentsTests {
  @Test func `missing components count as zero`() {
    let short = Components([1, 2])
    let long = Components([1, 2, 3, 4, 5, 6])
    #expect(short + long == Components([2, 4, 3, 4, 5, 6]))
    #expect(short - long == Components([0, 0, -3, -4, -5, -6]))
    #expect((short + long).count == 6)
    #expect(Components.zero + long == long)
    #expect(long - long == .zero)
    #expect(long.magnitudeSquared == 91)
  }
}
