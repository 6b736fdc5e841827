extension Attack {
  /// Documents of a few hundred bytes.
  static let written: [Attack] = [
    Attack(
      "loops in loops", "check", code: "evaluation",
      #"{"state": {"x": 0}, "events": [{"at": 0, "forEach": 100000, "as": "i", "run": [{"forEach": 100000, "as": "j", "set": {"x": "x+1"}}]}]}"#
    ),
    Attack(
      "closures in closures", "check", code: "evaluation",
      #"{"state": {"x": 0}, "events": [{"at": 0, "set": {"x": "Double((0..<99999).map { a in (0..<99999).reduce(0) { $0 + $1 } }.count)"}}]}"#
    ),
    Attack(
      "a long expression in a long loop", "check", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "forEach": 99999, "set": {"x": "(0..<60000).reduce(0) { $0 + $1 }"}}]}"#
    ),
    Attack(
      "a long expression at every frame", "check", code: "too-many",
      #"{"state": {"x": 0}, "until": 1000000.0, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "(0..<60000).reduce(0) { $0 + $1 } + p"}}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 1e6)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a list that grows in one turn", "check", code: "too-many",
      #"{"state": {"s": "[[1.0]]"}, "events": [{"at": 0, "forEach": 99999, "append": {"s": "[1.0,2.0]"}}]}"#
    ),
    Attack(
      "lists that waiting work keeps", "check", code: "too-many",
      #"{"state": {"x": 0}, "actions": {"f(a)": [{"async": {"after": 100, "run": [{"set": {"x": "Double(a.count)"}}]}}]}, "events": [{"at": 0, "forEach": 20000, "call": "f(Array(repeating: 1.5, count: 99999))"}]}"#
    ),
    Attack(
      "texts that waiting work keeps", "check", code: "too-many",
      #"{"state": {"x": 0}, "actions": {"f(a)": [{"async": {"after": 100, "run": [{"set": {"x": "Double(a.count)"}}]}}]}, "events": [{"at": 0, "forEach": 20000, "call": "f(String(repeating: 'x', count: 99999))"}]}"#
    ),
    Attack(
      "an observer that sets what it observes", "check", code: "never-settles",
      #"{"state": {"x": 0, "y": 0}, "views": [{"id": "v", "modifiers": [{"onChange": "x", "run": [{"set": {"x": "x+1"}}]}, {"opacity": "x"}]}], "events": [{"at": 0.1, "set": {"x": 1}}]}"#
    ),
    Attack(
      "an observer that does so after a nanosecond", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "views": [{"id": "v", "modifiers": [{"onChange": "x", "run": [{"async": {"after": 1e-09, "run": [{"set": {"x": "x+1"}}]}}]}, {"opacity": "x"}]}], "events": [{"at": 0.1, "set": {"x": 1}}]}"#
    ),
    Attack(
      "the same at one frame in a million seconds", "check", code: "never-settles",
      #"{"state": {"x": 0, "y": 0}, "clock": "display", "fps": 1e-06, "views": [{"id": "v", "modifiers": [{"onChange": "x", "run": [{"async": {"after": 1e-09, "run": [{"set": {"x": "x+1"}}]}}]}, {"opacity": "x"}]}], "events": [{"at": 0.1, "set": {"x": 1}}]}"#
    ),
    Attack(
      "work that puts off two of itself", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"async": {"run": [{"call": "f"}]}}, {"async": {"run": [{"call": "f"}]}}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "work that puts off a hundred thousand of itself", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"forEach": 99990, "async": {"after": 0.001, "run": [{"call": "f"}]}}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "tasks that start tasks", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"forEach": 99990, "task": {"run": [{"sleep": 0.001}, {"call": "f"}]}}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "timers that start timers", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "until": 100, "actions": {"f": [{"timer": {"every": 0.001, "run": [{"call": "f"}]}}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "a timer without a pause", "check", code: "evaluation",
      #"{"state": {"x": 0, "y": 0}, "until": 1, "events": [{"at": 0, "timer": {"every": 1e-300, "run": [{"set": {"x": "x+1"}}]}}]}"#
    ),
    Attack(
      "a timer of a nanosecond", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "until": 1, "events": [{"at": 0, "timer": {"every": 1e-9, "run": [{"set": {"x": "x+1"}}]}}]}"#
    ),
    Attack(
      "dates without a time between them", "check", code: "evaluation",
      #"{"until": 1, "views": [{"id": "v", "modifiers": [{"timelineView": ".periodic", "from": 0, "by": 1e-300, "as": "d", "body": [{"blur": "d"}]}]}]}"#
    ),
    Attack(
      "dates of a nanosecond", "check", code: "too-many",
      #"{"until": 1, "views": [{"id": "v", "modifiers": [{"timelineView": ".periodic", "from": 0, "by": 1e-9, "as": "d", "body": [{"blur": "d"}]}]}]}"#
    ),
    Attack(
      "a timer at one frame in a million seconds", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "until": 1000000000.0, "clock": "display", "fps": 1e-06, "events": [{"at": 0, "timer": {"every": 1e-09, "run": [{"set": {"x": "x+1"}}]}}]}"#
    ),
    Attack(
      "a task that sleeps ten thousand million times", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "events": [{"at": 0, "task": {"run": [{"forEach": 99999, "run": [{"forEach": 99999, "run": [{"sleep": 1e-09}, {"set": {"x": "x+1"}}]}]}]}}]}"#
    ),
    Attack(
      "a task that sleeps no time", "check", code: "never-settles",
      #"{"state": {"x": 0, "y": 0}, "events": [{"at": 0, "task": {"run": [{"forEach": 99999, "run": [{"forEach": 99999, "run": [{"sleep": 0}, {"set": {"x": "x+1"}}]}]}]}}]}"#
    ),
    Attack(
      "a publisher that publishes", "check", code: "never-settles",
      #"{"published": {"m": {"a": 0}}, "views": [{"id": "v", "modifiers": [{"onReceive": "m.a", "run": [{"set": {"m.a": "newValue"}}]}]}], "events": [{"at": 0, "set": {"m.a": 1}}]}"#
    ),
    Attack(
      "completions that begin the next motion", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"withAnimation": ".linear(duration: 1e-9)", "set": {"x": "x+1"}, "completion": [{"call": "f"}]}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "completions of motions without length", "check", code: "never-settles",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"withAnimation": ".linear(duration: 0)", "set": {"x": "x+1"}, "completion": [{"call": "f"}]}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "two completions of each motion", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "actions": {"f": [{"withAnimation": ".linear(duration: 0.1)", "set": {"x": "x+1"}, "completions": [{"run": [{"call": "f"}]}, {"run": [{"call": "f"}]}]}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "completions of nothing", "check", code: "never-settles",
      #"{"state": {"x": 0, "y": 0}, "clock": "display", "fps": 0.001, "until": 1000000000.0, "actions": {"f": [{"withAnimation": ".linear(duration: 0.1)", "set": {"x": "x"}, "completion": [{"call": "f"}]}]}, "events": [{"at": 0, "call": "f"}]}"#
    ),
    Attack(
      "phases without length", "check", code: "",
      #"{"state": {"x": 0, "y": 0}, "views": [{"id": "v", "modifiers": [{"phaseAnimator": [0, 1], "as": "p", "animation": ".linear(duration: 0)", "body": [{"opacity": "p"}]}]}]}"#
    ),
    Attack(
      "phases without length, in ticks", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "clock": "display", "until": 1000000000.0, "fps": 0.01, "views": [{"id": "v", "modifiers": [{"phaseAnimator": [0, 1], "as": "p", "animation": ".linear(duration: 0)", "body": [{"opacity": "p"}]}]}]}"#
    ),
    Attack(
      "a hundred thousand phases", "check", code: "",
      #"{"state": {"x": 0, "y": 0}, "until": 10, "views": [{"id": "v", "modifiers": [{"phaseAnimator": "(0..<99999).map { Double($0) }", "as": "p", "animation": ".linear(duration: 0.0001)", "body": [{"opacity": "p"}]}]}]}"#
    ),
    Attack(
      "observers that begin the next motion", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "views": [{"id": "v", "modifiers": [{"opacity": "x"}, {"onAnimationCompleted": "x", "completion": [{"withAnimation": ".linear(duration: 1e-9)", "set": {"x": "1-x"}}]}]}], "events": [{"at": 0.1, "withAnimation": ".linear(duration: 1e-9)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "keyframes without length, for a thousand million seconds", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "until": 1000000000.0, "views": [{"id": "v", "modifiers": [{"keyframeAnimator": {"s": 0}, "as": "k", "repeating": true, "tracks": {"s": ["LinearKeyframe(1, duration: 1e-9)"]}, "body": [{"opacity": "k.s"}]}]}]}"#
    ),
    Attack(
      "a schedule of a nanosecond", "check", code: "too-many",
      #"{"state": {"x": 0, "y": 0}, "until": 1000000.0, "views": [{"id": "v", "modifiers": [{"timelineView": ".periodic", "by": 1e-09, "as": "d", "body": [{"opacity": "d"}]}]}], "events": [{"at": 1000000.0, "set": {"x": 1}}]}"#
    ),
    Attack(
      "a view that removes itself", "check", code: "never-settles",
      #"{"state": {"b": true}, "views": [{"id": "v", "when": "b", "modifiers": [{"opacity": 1}, {"onAppear": [{"set": {"b": "false"}}]}, {"onDisappear": [{"set": {"b": "true"}}]}]}]}"#
    ),
    Attack(
      "a view that comes and goes", "check", code: "too-many",
      #"{"state": {"b": true}, "views": [{"id": "v", "when": "b", "modifiers": [{"opacity": 1}, {"onAppear": [{"async": {"after": 1e-06, "run": [{"set": {"b": "false"}}]}}]}, {"onDisappear": [{"async": {"after": 1e-06, "run": [{"set": {"b": "true"}}]}}]}]}]}"#
    ),
    Attack(
      "a thousand million rows", "check", code: "too-many",
      #"{"state": {"x": 0}, "until": 1000000000.0, "fps": 60, "events": [{"at": 0, "set": {"x": 1}}]}"#
    ),
    Attack(
      "a view that comes after a million seconds", "check", code: "",
      #"{"state": {"b": false}, "views": [{"id": "v", "modifiers": [{"opacity": 1}], "when": "b"}], "events": [{"at": 1000000.0, "toggle": "b"}]}"#
    ),
    Attack(
      "a value evaluated at each frame that keeps still for a million seconds", "check", code: "",
      #"{"state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "p+1"}}]}]}], "events": [{"at": 1000000.0, "set": {"x": "x+1"}}]}"#
    ),
    Attack(
      "a large value that keeps still for a million seconds", "check", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 1)", "set": {"x": 1e+290}}, {"at": 1000000.0, "set": {"x": "x+1"}}]}"#
    ),
    Attack(
      "a text evaluated at each frame that stays the same for a million seconds", "check", code: "",
      #"{"state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"text": "'\\(p)'"}]}]}], "events": [{"at": 1000000.0, "set": {"x": 1}}]}"#
    ),
    Attack(
      "a law about a million seconds", "test", code: "",
      #"{"state": {"x": 0}, "always": {"range": {"x": [0, 1]}}, "events": [{"at": 1000000.0, "set": {"x": "x+1"}}]}"#
    ),
    Attack(
      "a claim after a million seconds", "test", code: "",
      #"{"state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "p+1"}}]}]}], "events": [{"at": 1000000.0, "expect": {"v_p": 0}}]}"#
    ),
    Attack(
      "a million seconds measured", "trace --metrics", code: "",
      #"{"state": {"x": 0}, "events": [{"at": [0, 1000000.0], "withAnimation": true, "set": {"x": "x+1"}}]}"#
    ),
    Attack(
      "a million seconds drawn", "plot", code: "",
      #"{"state": {"x": 0}, "events": [{"at": [0, 1000000.0], "withAnimation": true, "set": {"x": "x+1"}}]}"#
    ),
    Attack(
      "a hundred million rows measured", "trace --metrics", code: "too-many",
      #"{"fps": 25000, "state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 3599)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a hundred million rows drawn", "plot", code: "too-many",
      #"{"fps": 25000, "state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 3599)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "an hour at a million ticks a second", "check", code: "too-many",
      #"{"clock": "display", "fps": 1000000.0, "state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 3599)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a motion of a thousand million seconds in ticks", "trace --at 1e9", code: "too-many",
      #"{"clock": "display", "state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 1e9)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a repeat for a thousand million seconds", "trace --at 1e9", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": {"x": 1}}]}"#
    ),
    Attack(
      "the same, observed", "trace --at 1e9", code: "too-many",
      #"{"state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"opacity": "x"}, {"onAnimationCompleted": "x", "completion": [{"emit": "z"}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 1).repeatForever()", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a spring that never rests, after a thousand million seconds", "trace --at 1e9", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".interpolatingSpring(mass: 1, stiffness: 100, damping: 0)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "two of them", "trace --at 1e9", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".spring(response: 1e9, dampingFraction: 0)", "set": {"x": 1}}, {"at": 1, "withAnimation": ".spring(response: 0.5, dampingFraction: 0)", "set": {"x": 2}}]}"#
    ),
    Attack(
      "a spring that never rests", "check", code: "never-settles",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".spring(response: 0.5, dampingFraction: 0)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a thousand million passes", "check", code: "",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 1e-6).repeatCount(1000000000)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "the same, observed", "check", code: "too-many",
      #"{"state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"opacity": "x"}, {"onAnimationCompleted": "x", "completion": [{"emit": "z"}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 1e-6).repeatCount(1000000000)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a hundred million rows of a value of each frame", "check", code: "too-many",
      #"{"fps": 1000, "until": 99999, "state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "p*2+sin(p)"}}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 99999)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a hundred million rows of a large value", "check", code: "too-many",
      #"{"fps": 1000, "until": 99999, "state": {"x": 0}, "events": [{"at": 0, "withAnimation": ".linear(duration: 99999)", "set": {"x": 1e+290}}]}"#
    ),
    Attack(
      "a hundred million texts", "check", code: "too-many",
      #"{"fps": 1000000.0, "until": 99, "state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"text": "'\\(p)'"}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 99)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a hundred thousand rows", "check", code: "too-many",
      #"{"state": {"n": 0}, "views": [{"id": "v", "forEach": "n", "modifiers": [{"opacity": 1}, {"offset": [1, 2]}]}], "events": [{"at": 0, "set": {"n": 99999}}]}"#
    ),
    Attack(
      "rows of rows", "check", code: "too-many",
      #"{"views": [{"id": "v", "forEach": 1000, "children": [{"id": "w", "forEach": 1000, "modifiers": [{"opacity": 1}]}]}], "events": []}"#
    ),
    Attack(
      "rows with long names", "check", code: "too-many",
      #"{"state": {"n": 0}, "views": [{"id": "v", "forEach": "(0..<20).map { i in String(repeating: 'x', count: 4999) + '\\(i)' }", "children": [{"id": "w", "forEach": "(0..<20).map { i in String(repeating: 'x', count: 4999) + '\\(i)' }", "children": [{"id": "z", "forEach": "(0..<20).map { i in String(repeating: 'x', count: 4999) + '\\(i)' }", "modifiers": [{"offset": [1, 2]}]}]}]}], "events": []}"#
    ),
    Attack(
      "ten thousand values of each frame", "check", code: "too-many",
      #"{"until": 100000.0, "fps": 60, "state": {"x": 0}, "views": [{"id": "v", "forEach": "(0..<10000)", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "p*2+sin(p)"}}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 99999)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "ninety thousand columns", "check", code: "too-many",
      #"{"until": 100, "state": {"x": 0}, "views": [{"id": "v", "modifiers": [{"animatable": {"p": "x"}, "body": [{"attribute": {"y": "(0..<90000).map { p + Double($0) }"}}]}]}], "events": [{"at": 0, "withAnimation": ".linear(duration: 100)", "set": {"x": 1}}]}"#
    ),
    Attack(
      "a drag of ten million samples", "check", code: "too-many",
      #"{"state": {"x": 0}, "events": [{"at": 0, "gesture": {"from": 0, "to": 100, "duration": 10, "rate": 1000000, "changed": [{"set": {"x": "translation"}}]}}]}"#
    ),
    Attack(
      "a hundred thousand of them", "check", code: "too-many",
      #"{"state": {"x": 0}, "events": [{"at": 0, "forEach": 99999, "gesture": {"from": 0, "to": 100, "duration": 10, "rate": 1000000, "changed": [{"set": {"x": "translation"}}]}}]}"#
    ),
    Attack(
      "a drag with a loop in each sample", "check", code: "too-many",
      #"{"state": {"x": 0}, "events": [{"at": 0, "gesture": {"from": 0, "to": 100, "duration": 10, "rate": 1000000, "changed": [{"forEach": 90000, "set": {"x": "translation"}}]}}]}"#
    ),
    Attack(
      "a custom animation that takes long", "check", code: "evaluation",
      #"{"state": {"x": 0}, "events": [{"at": 0, "withAnimation": {"animate": "(0..<60000).reduce(0) { $0 + $1 } > 1 ? value * time : nil"}, "set": {"x": 1}}]}"#
    ),
    Attack(
      "a picture from one end of the range of numbers to the other", "plot", code: "",
      "time,x\n-1e308,-1e308\n0,1e308\n1e308,-1e308\n"
    ),
    Attack(
      "the same in SVG", "plot -f svg", code: "",
      "time,x\n-1e308,-1e308\n0,1e308\n1e308,-1e308\n"
    ),
    Attack(
      "the same for Vega-Lite", "plot -f vega-lite", code: "",
      "time,x\n-1e308,-1e308\n0,1e308\n1e308,-1e308\n"
    ),
    Attack(
      "a picture of the smallest numbers", "plot", code: "",
      "time,x\n0,0\n5e-324,5e-324\n1e-323,0\n"
    ),
    Attack(
      "a fit of the largest numbers", "fit", code: "number-range",
      "time,x\n0,1e308\n0.1,-1e308\n0.2,1e308\n0.3,-1e308\n0.4,1e308\n0.5,0\n0.6,1\n"
    ),
    Attack(
      "a fit of a motion of many years", "fit", code: "too-many",
      "time,x\n0,0\n1e8,1\n2e8,2\n3e8,3\n4e8,4\n5e8,5\n6e8,6\n"
    ),
  ]
}
