import Foundation
import Testing

/// The tests find what was built with them, however they are started.
@Suite struct ProductFolderTests {
  @Test(arguments: [
    // On Linux the bundle is the program.
    (["/p/debug/inbetweenPackageTests.xctest", "--testing-library", "swift-testing"], []),
    // On macOS SwiftPM's helper loads it.
    (
      [
        "/toolchain/swiftpm-testing-helper", "--test-bundle-path",
        "/p/debug/inbetweenPackageTests.xctest/Contents/MacOS/inbetweenPackageTests",
        "/p/debug/inbetweenPackageTests.xctest/Contents/MacOS/inbetweenPackageTests",
      ], []
    ),
    // Xcode's helper has loaded it.
    (["/toolchain/xctest"], ["/System/Some.framework", "/p/debug/inbetweenPackageTests.xctest"]),
  ])
  func `the folder of the products is beside the test bundle`(
    arguments: [String], bundles: [String]
  ) {
    #expect(Tool.productFolder(arguments: arguments, bundles: bundles).path == "/p/debug")
  }
}
