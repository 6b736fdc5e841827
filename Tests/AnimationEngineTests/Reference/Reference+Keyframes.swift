@testable import AnimationEngine

extension Reference {
  /// Measured: values of a track of keyframes that begins at 0.
  static let keyframes: [KeyframeRow] = [
    KeyframeRow(
      id: "K2",
      keyframes: [
        .init(to: 10, .linear(duration: 0.4, curve: .easeInOut))
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 0.311), (0.1, 1.292),
        (0.15, 2.928), (0.2, 5), (0.25, 7.072), (0.3, 8.708),
        (0.35, 9.689), (0.4, 10), (0.5, 10), (1.5, 10),
      ]),
    KeyframeRow(
      id: "K3",
      keyframes: [
        .init(to: 10, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
        .init(to: -10, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
        .init(to: 0, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 1.797), (0.1, 5.625),
        (0.15, 9.141), (0.2, 10), (0.25, 6.406), (0.3, 0),
        (0.35, -6.406), (0.4, -10), (0.5, -5.625), (0.6, 0),
        (0.8, 0), (1.5, 0),
      ]),
    KeyframeRow(
      id: "K3b",
      keyframes: [
        .init(to: 10, .cubic(duration: 0.4, startVelocity: nil, endVelocity: nil))
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 0.43), (0.1, 1.562),
        (0.15, 3.164), (0.2, 5), (0.25, 6.836), (0.3, 8.437),
        (0.35, 9.57), (0.4, 10), (0.5, 10), (1.5, 10),
      ]),
    KeyframeRow(
      id: "K3c",
      keyframes: [
        .init(to: 10, .cubic(duration: 0.1, startVelocity: nil, endVelocity: nil)),
        .init(to: 0, .cubic(duration: 0.3, startVelocity: nil, endVelocity: nil)),
      ],
      values: [
        (0.025, 1.562), (0.05, 5), (0.075, 8.437), (0.1, 10),
        (0.15, 9.259), (0.2, 7.407), (0.25, 5), (0.3, 2.593),
        (0.35, 0.741),
      ]),
    KeyframeRow(
      id: "K3d",
      keyframes: [
        .init(to: 10, .linear(duration: 0.2, curve: .linear)),
        .init(to: 0, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
        .init(to: 5, .linear(duration: 0.2, curve: .linear)),
      ],
      values: [
        (0.05, 2.5), (0.1, 5), (0.15, 7.5), (0.2, 10),
        (0.25, 9.609), (0.3, 5.625), (0.35, 1.328), (0.4, 0),
        (0.5, 2.5),
      ]),
    KeyframeRow(
      id: "K3f",
      keyframes: [
        .init(to: 10, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
        .init(to: 30, .cubic(duration: 0.2, startVelocity: nil, endVelocity: nil)),
      ],
      values: [
        (0.05, 0.859), (0.1, 3.125), (0.15, 6.328), (0.25, 15.234),
        (0.3, 21.875), (0.35, 27.578),
      ]),
    KeyframeRow(
      id: "K4b",
      keyframes: [
        .init(
          to: 10,
          .spring(Spring(duration: 0.4, bounce: 0.3), duration: nil, startVelocity: nil))
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 2.105), (0.1, 5.614),
        (0.15, 8.343), (0.2, 9.841), (0.25, 10.396), (0.3, 10.44),
        (0.35, 10.298), (0.4, 10.145), (0.5, 9.993), (0.6, 9.982),
        (0.8, 10.001), (1, 10), (1.5, 10),
      ]),
    KeyframeRow(
      id: "K4c",
      keyframes: [
        .init(
          to: 10,
          .spring(Spring(duration: 0.4, bounce: 0), duration: 0.2, startVelocity: nil)),
        .init(to: 0, .linear(duration: 0.2, curve: .linear)),
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 1.86), (0.1, 4.656),
        (0.15, 6.819), (0.2, 8.21), (0.25, 6.158), (0.3, 4.105),
        (0.35, 2.053), (0.4, 0), (0.5, 0),
      ]),
    KeyframeRow(
      id: "K4e",
      keyframes: [
        .init(to: 10, .linear(duration: 0.2, curve: .linear)),
        .init(
          to: 0,
          .spring(Spring(duration: 0.4, bounce: 0), duration: 0.4, startVelocity: nil)),
      ],
      values: [
        (0.2, 10), (0.25, 9.28), (0.3, 6.384), (0.4, 2.222),
        (0.6, 0.173),
      ]),
    KeyframeRow(
      id: "K5",
      keyframes: [
        .init(to: 10, .linear(duration: 0.2, curve: .linear)),
        .init(to: -5, .move),
        .init(to: 0, .linear(duration: 0.2, curve: .linear)),
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5),
        (0.15, 7.5), (0.2, 10), (0.25, -3.75), (0.3, -2.5),
        (0.35, -1.25), (0.4, 0), (0.5, 0),
      ]),
    KeyframeRow(
      id: "K6x",
      keyframes: [
        .init(to: 10, .linear(duration: 0.2, curve: .linear)),
        .init(to: 0, .linear(duration: 0.2, curve: .linear)),
      ],
      values: [
        (-0.1, 0), (0, 0), (0.05, 2.5), (0.1, 5),
        (0.15, 7.5), (0.2, 10), (0.25, 7.5), (0.3, 5),
        (0.35, 2.5), (0.4, 0), (0.5, 0), (0.6, 0),
        (0.8, 0),
      ]),
  ]

  /// A track and what it shows at some times.
  struct KeyframeRow: Sendable {
    let id: String
    let keyframes: [Keyframe<Double>]
    let values: [(time: Double, value: Double)]
  }
}
