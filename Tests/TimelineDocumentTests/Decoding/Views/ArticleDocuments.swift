/// The documents that show the views of the first four articles.
enum ArticleDocuments {
  static let intro = #"""
    {
      "name": "C1 C2 C3 C4 C6 C14 intro text: observer, logical and removed side by side",
      "state": { "introTextOpacity": 0 },
      "views": [
        {
          "id": "intro",
          "modifiers": [
            { "text": "'Welcome to SwiftLee'" }, { "opacity": "introTextOpacity" },
            {
              "onAnimationCompleted": "introTextOpacity",
              "completion": [{ "emit": "Intro text animated in!" }]
            },
            {
              "onAppear": [
                {
                  "withAnimation": ".easeIn(duration: 1.0)",
                  "set": { "introTextOpacity": 1.0 },
                  "completions": [
                    { "label": "logical" }, { "criteria": "removed", "label": "removed" }
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
    """#

  static let pausable = #"""
    {
      "name": "P1 P3 P4 P5 P11 P16 the slowly rotating label with its pause button",
      "define": { "duration": 6, "startAngle": 0, "endAngle": 360 },
      "state": { "angle": 0, "isPaused": false },
      "views": [
        {
          "id": "label",
          "modifiers": [
            { "text": "'I\\'m slowly rotating!'" }, { "rotationEffect": ".degrees(angle)" },
            {
              "pausable": "angle", "target": "endAngle", "paused": "isPaused",
              "remaining": "duration * (1 - (value - startAngle) / (endAngle - startAngle))",
              "animation": ".linear(duration: remaining)"
            },
            {
              "onAppear": [
                { "set": { "angle": "startAngle" } },
                {
                  "withAnimation": ".linear(duration: duration)",
                  "set": { "angle": "endAngle" }
                }
              ]
            }
          ]
        }
      ],
      "events": [
        { "at": 1.5, "toggle": "isPaused" }, { "at": 3.5, "toggle": "isPaused" },
        {
          "at": 1.6,
          "expect": { "label_rotationEffect": 90, "state.angle": 90, "within": 0.01 }
        },
        { "at": 8.1, "expect": { "label_rotationEffect": 360 } }
      ]
    }
    """#

  static let isContinuous = #"""
    {
      "name": "T7 dragging without animation, the corner with one",
      "state": { "progress": 0, "isSquare": true },
      "views": [
        {
          "id": "shape",
          "modifiers": [
            { "opacity": "1 - progress / 2" }, { "cornerRadius": "isSquare ? 0 : 60" },
            {
              "transaction": {
                "animation": "$0.isContinuous ? nil : .easeInOut(duration: 1)"
              }
            },
            { "onChange": "progress", "run": [{ "set": { "isSquare": "$0 < 0.5" } }] }
          ]
        }
      ],
      "events": [
        {
          "at": 0.2,
          "gesture": {
            "from": 0, "to": 400, "duration": 0.6, "rate": 60,
            "changed": [
              {
                "withTransaction": { "isContinuous": true },
                "set": { "progress": "translation / 500" }
              }
            ],
            "ended": [{ "set": { "progress": 0 } }]
          }
        }
      ]
    }
    """#

  static let detailsAndSocial = #"""
    {
      "name": "T11 T12 both move: one transaction a turn",
      "state": { "showDetails": false, "showSocial": false },
      "views": [
        {
          "id": "stack",
          "children": [
            {
              "id": "details",
              "modifiers": [{ "offset": { "x": 0, "y": "showDetails ? 0 : -400" } }]
            },
            {
              "id": "social",
              "modifiers": [{ "offset": { "x": 0, "y": "showSocial ? 0 : -400" } }]
            }
          ],
          "modifiers": [{ "animation": ".linear", "value": "showDetails" }]
        }
      ],
      "events": [{ "at": 0, "toggle": ["showDetails", "showSocial"] }]
    }
    """#

  static let transitions = #"""
    {
      "name": "T16 T17 T18 T19 T20 outermost transition wins; not in a group",
      "state": { "showDetails": false, "showSocial": false },
      "views": [
        {
          "id": "root",
          "children": [
            {
              "id": "box", "when": "showDetails", "size": [200, 100],
              "children": [
                { "id": "details" },
                {
                  "id": "social", "when": "showSocial",
                  "modifiers": [{ "transition": ".opacity" }]
                }
              ],
              "modifiers": [{ "transition": ".slide" }]
            },
            {
              "id": "group", "kind": "group", "when": "showDetails",
              "children": [
                { "id": "gdetails", "size": [200, 50] },
                {
                  "id": "gsocial", "when": "showSocial", "size": [200, 50],
                  "modifiers": [{ "transition": ".opacity" }]
                }
              ],
              "modifiers": [{ "transition": ".slide" }]
            }
          ],
          "modifiers": [{ "animation": ".linear", "value": "showDetails" }]
        }
      ],
      "events": [
        { "at": 0, "toggle": ["showDetails", "showSocial"] },
        { "at": 1, "toggle": ["showDetails", "showSocial"] },
        { "at": 2, "toggle": "showDetails" },
        { "at": 3, "withAnimation": ".linear", "toggle": "showSocial" },
        { "at": 4, "toggle": "showSocial" }
      ]
    }
    """#

  static let wave = #"""
    {
      "name": "M8 WaveText",
      "define": {
        "text": "'Hello World'",
        "effect(pct, n, total, waveWidth)": "1 + valueInCurve(pct, total, n / total, waveWidth)",
        "valueInCurve(pct, total, x, waveWidth)": [
          "let chunk = waveWidth / total", "let m = 1 / chunk",
          "let offset = (chunk - (1 / total)) * pct",
          "let lowerLimit = (pct - chunk) + offset", "let upperLimit = (pct) + offset",
          "guard x >= lowerLimit && x < upperLimit else { return 0 }",
          "let angle = ((x - pct - offset) * m)*360-90", "return (sin(angle.rad) + 1) / 2"
        ],
        "rad(x)": "x * .pi / 180"
      },
      "state": { "wave": false },
      "views": [
        {
          "id": "wave",
          "modifiers": [
            {
              "animatable": { "pct": "wave ? 1 : 0" },
              "body": [
                {
                  "attribute": {
                    "scale": "(0..<text.count).map { n in effect(pct, Double(n), \#
    Double(text.count), 3) }"
                  }
                }
              ]
            }
          ]
        }
      ],
      "events": [
        { "at": 0, "withAnimation": ".linear(duration: 2)", "set": { "wave": true } }
      ]
    }
    """#

  static let counter = #"""
    {
      "name": "M9 M10 M22 MovingCounter",
      "define": {
        "getUnitDigit(number)": "abs(Int(number) - ((Int(number) / 10) * 10))",
        "getTensDigit(number)": "abs(Int(number) / 10)",
        "getOffsetForUnitDigit(number)": "1 - CGFloat(number - Double(Int(number)))",
        "getOffsetForTensDigit(number)": "getUnitDigit(number) == 0 ? 1 - CGFloat(number - \#
    Double(Int(number))) : 0"
      },
      "state": { "number": 8 },
      "views": [
        {
          "id": "counter",
          "modifiers": [
            {
              "animatable": { "number": "number" },
              "define": { "n": "number + 1", "x": "getTensDigit(n)" },
              "body": [
                {
                  "attribute": {
                    "uOffset": "getOffsetForUnitDigit(n)",
                    "tOffset": "getOffsetForTensDigit(n)",
                    "u": "[n - 2, n - 1, n + 0, n + 1, n + 2].map { getUnitDigit($0) }",
                    "t": "[abs(x - 2), abs(x - 1), abs(x + 0), abs(x + 1), abs(x + 2)].map { \#
    getUnitDigit(Double($0)) }"
                  }
                }
              ]
            }
          ]
        }
      ],
      "events": [
        {
          "at": 0, "withAnimation": ".spring(response: 0.5, dampingFraction: 0.5)",
          "set": { "number": 12 }
        },
        { "at": 3, "withAnimation": ".linear(duration: 1)", "set": { "number": 100 } }
      ]
    }
    """#

  static let sine = #"""
    {
      "name": "M14 M15 M16 M17 CustomView twice: only the second adopts Animatable",
      "until": 4, "state": { "animate": false },
      "views": [
        {
          "id": "straight", "define": { "xoffset": "animate ? 100 : -100" },
          "modifiers": [
            { "offset": "CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)" }
          ]
        },
        {
          "id": "wave", "define": { "xoffset": "animate ? 100 : -100" },
          "animatable": ["xoffset"],
          "modifiers": [
            { "offset": "CGSize(width: xoffset, height: sin(xoffset/100 * .pi) * 100)" },
            {
              "task": [
                {
                  "withAnimation": ".spring.repeatForever(autoreverses: true)",
                  "toggle": "animate"
                }
              ]
            }
          ]
        }
      ]
    }
    """#
}
