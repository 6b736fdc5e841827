/// The documents that show lists of views, observers under repeats, transitions and keyframes.
enum MoreDocuments {
  static let replication = #"""
    {
      "name": "A6 A7 A8 A9 A12 local replication",
      "published": {
        "viewModel": {
          "pinned": "['Inception']", "suggestions": "['Arrival', 'Edge of Tomorrow']"
        }
      },
      "state": { "pinned": [], "suggestions": [] },
      "actions": {
        "pinMovie(movie)": [
          {
            "async": {
              "after": 0.3,
              "run": [
                {
                  "remove": { "viewModel.suggestions": "movie" },
                  "append": { "viewModel.pinned": "movie" }
                }
              ]
            }
          }
        ]
      },
      "views": [
        {
          "id": "screen",
          "children": [
            {
              "id": "pinned", "forEach": "pinned", "as": "movie",
              "identity": "'\\(movie)-pinned'"
            },
            {
              "id": "suggested", "forEach": "suggestions", "as": "movie",
              "identity": "'\\(movie)-suggested'"
            }
          ],
          "modifiers": [
            {
              "onReceive": "viewModel.pinned",
              "run": [{ "withAnimation": true, "set": { "pinned": "newValue" } }]
            },
            {
              "onReceive": "viewModel.suggestions",
              "run": [{ "withAnimation": true, "set": { "suggestions": "newValue" } }]
            }
          ]
        }
      ],
      "events": [
        { "at": 1, "call": "pinMovie('Arrival')" },
        { "at": 1.1, "call": "pinMovie('Arrival')" }
      ]
    }
    """#

  static let repeats = #"""
    {
      "name": "C8 C9 the observer under repeats", "until": 4,
      "state": { "a": 0, "b": 0, "c": 0 },
      "views": [
        {
          "id": "a",
          "modifiers": [
            { "opacity": "a" }, { "onAnimationCompleted": "a", "completion": "a" }
          ]
        },
        {
          "id": "b",
          "modifiers": [
            { "opacity": "b" }, { "onAnimationCompleted": "b", "completion": "b" }
          ]
        },
        {
          "id": "c",
          "modifiers": [
            { "opacity": "c" }, { "onAnimationCompleted": "c", "completion": "c" }
          ]
        }
      ],
      "events": [
        {
          "at": 0,
          "run": [
            {
              "withAnimation": ".linear(duration: 0.5).repeatCount(3, autoreverses: true)",
              "set": { "a": 1 }
            },
            {
              "withAnimation": ".linear(duration: 0.5).repeatCount(4, autoreverses: true)",
              "set": { "b": 1 }
            },
            {
              "withAnimation": ".linear(duration: 0.5).repeatForever(autoreverses: false)",
              "set": { "c": 1 }
            }
          ]
        },
        { "at": "a #2 + 0.1", "emit": "0.1 s after the second firing of a" }
      ]
    }
    """#

  static let sheet = #"""
    {
      "name": "day one: sheet dragged, let go, thrown away with its velocity",
      "state": { "y": 0, "open": true },
      "views": [
        {
          "id": "sheet", "when": "open",
          "modifiers": [{ "offset": { "y": "y" } }, { "transition": ".move(edge: .bottom)" }],
          "size": [390, 500]
        }
      ],
      "events": [
        {
          "at": 0.1,
          "gesture": {
            "from": 0, "to": 80, "duration": 0.4, "curve": ".easeOut",
            "changed": [
              {
                "withTransaction": { "isContinuous": true, "tracksVelocity": true },
                "set": { "y": "translation" }
              }
            ],
            "ended": [
              { "withAnimation": ".spring", "set": { "y": "predictedEnd > 250 ? 500 : 0" } }
            ]
          }
        },
        {
          "at": 2,
          "gesture": {
            "from": 0, "to": 200, "duration": 0.15,
            "changed": [
              { "withTransaction": { "isContinuous": true }, "set": { "y": "translation" } }
            ],
            "ended": [
              {
                "when": "predictedEnd > 250",
                "withAnimation": ".interpolatingSpring(mass: 1, stiffness: 170, damping: 26, \#
    initialVelocity: velocity / (500 - translation))",
                "set": { "y": 500 }, "completion": [{ "set": { "open": false } }]
              }
            ]
          }
        }
      ]
    }
    """#

  static let heartbeat = #"""
    {
      "name": "day one: heartbeat by keyframes", "state": { "beats": 0 },
      "views": [
        {
          "id": "heart",
          "modifiers": [
            {
              "keyframeAnimator": { "scale": 1, "angle": ".zero" }, "as": "v",
              "trigger": "beats",
              "tracks": {
                "scale": [
                  "LinearKeyframe(1.0, duration: 0.1)",
                  "SpringKeyframe(1.4, duration: 0.25, spring: .bouncy)",
                  "SpringKeyframe(1.0, spring: .bouncy)"
                ],
                "angle": [
                  "CubicKeyframe(.degrees(8), duration: 0.15)",
                  "CubicKeyframe(.degrees(-8), duration: 0.15)",
                  "CubicKeyframe(.zero, duration: 0.2)"
                ]
              },
              "body": [{ "scaleEffect": "v.scale" }, { "rotationEffect": "v.angle" }]
            }
          ]
        }
      ],
      "events": [{ "at": [0.5, 0.8, 2.5], "set": { "beats": "beats + 1" } }]
    }
    """#
}
