/// Documents that follow a help which asks for a decision, by the help.
enum CorrectedDocuments {
  static let byHelp: [String: String] = [
    #"make it a binding: "parameters": [ "$onn" ]"#:
      #"{ "state": { "on": false }, "components": { "A": { "parameters": ["$onn"], "modifiers": [ { "onAppear": [ { "toggle": "onn" } ] }, { "opacity": "onn ? 1 : 0" } ] } }, "views": [ { "id": "a", "component": "A", "with": { "onn": "$on" } } ] }"#,
    #"make the place a state, as "offset": [0, "-place"], and change it with an animation of your choice"#:
      #"{ "state": { "place": 0 }, "views": [ { "id": "card", "modifiers": [ { "offset": [0, "-place"] } ] } ], "events": [ { "at": 0, "withAnimation": true, "set": { "place": 1 } } ] }"#,
    #"write what it shows as a view with "when" and "host": "navigation": what moves in it is simulated"#:
      #"{ "state": { "on": true }, "views": [ { "id": "card", "when": "on", "host": "navigation", "modifiers": [ { "fill": ".red" } ] } ] }"#,
    #"write what it shows as a view with "when" and "host": "fullScreenCover""#:
      #"{ "state": { "on": true }, "views": [ { "id": "card", "when": "on", "host": "fullScreenCover", "modifiers": [ { "fill": ".red" } ] } ] }"#,
    #"write "host": "sheet", or leave it out"#:
      #"{ "views": [ { "id": "a", "host": "sheet", "presentationAnimation": ".linear" } ] }"#,
    #"write "host": "UIHostingController", or leave it out"#:
      #"{ "views": [ { "id": "a", "host": "UIHostingController", "bridgesTransaction": true } ] }"#,
    #"leave it out, and write "presentationAnimation" beside "host" for another curve"#:
      #"{ "state": { "on": true }, "views": [ { "id": "a", "when": "on", "host": "alert", "presentationAnimation": ".linear" } ] }"#,
    #"leave it out: what its buttons do is an event"#:
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 } } ] }"#,
    #"write a color that is near to it, as .gray.opacity(0.5)"#:
      #"{ "state": { "x": 0 }, "views": [ { "id": "card", "modifiers": [ { "fill": "x > 1 ? .gray.opacity(0.5) : .red" } ] } ] }"#,
    #"write "environment": { "colorScheme": ... } in an event"#:
      #"{ "environment": { "colorScheme": "'light'" }, "state": { "x": 0 }, "events": [ { "at": 0, "environment": { "colorScheme": "'dark'" } } ] }"#,
    #"make it an event of its own: { "at": 1, "environment": { ... } }"#:
      #"{ "environment": { "colorScheme": "'light'" }, "state": { "x": 0 }, "events": [ { "at": 1, "environment": { "colorScheme": "'dark'" } } ] }"#,
    #"animate what follows it: { "animation": ".easeInOut", "value": ... }"#:
      #"{ "environment": { "colorScheme": "'light'" }, "state": { "x": 0 }, "views": [ { "id": "a", "modifiers": [ { "opacity": "colorScheme == 'dark' ? 1 : 0" }, { "animation": ".easeInOut", "value": "colorScheme" } ] } ], "events": [ { "at": 1, "environment": { "colorScheme": "'dark'" } } ] }"#,
    #"leave 'reduceMotion' out"#:
      #"{ "environment": { "accessibilityReduceMotion": false }, "state": { "x": 0 } }"#,
    #"write "with": { "title": ... }"#:
      #"{ "components": { "A": { "parameters": ["$isOn", "title"], "modifiers": [ { "opacity": "isOn ? 1 : 0" }, { "text": "title" } ] } }, "state": { "on": false }, "views": [ { "id": "a", "component": "A", "with": { "isOn": "$on", "title": "'a'" } } ] }"#,
    #"write the list as an expression: "['a', 'b']""#:
      #"{ "components": { "A": { "parameters": ["$isOn", "title"], "modifiers": [ { "opacity": "isOn ? 1 : 0" }, { "text": "title" } ] } }, "state": { "on": false }, "views": [ { "id": "a", "component": "A", "with": { "isOn": "$on", "title": "['a', 'b'][0]" } } ] }"#,
    #"write it with a dollar sign, as "$isOn" or "$items[index].isDone""#:
      #"{ "components": { "A": { "parameters": ["$isOn", "title"], "modifiers": [ { "opacity": "isOn ? 1 : 0" }, { "text": "title" } ] } }, "state": { "on": false }, "views": [ { "id": "a", "component": "A", "with": { "isOn": "$on", "title": "'a'" } } ] }"#,
    #"write it in "components", under the component's name"#:
      #"{ "components": { "A": { "modifiers": [ { "opacity": 1 } ], "children": [] } }, "views": [ { "id": "a", "component": "A" } ] }"#,
    #"give each use of the component an 'id', with which the names in it begin"#:
      #"{ "components": { "A": { "children": [ { "id": "x", "modifiers": [ { "opacity": 1 } ] } ] } }, "views": [ { "id": "a", "component": "A" }, { "id": "b", "component": "A" } ] }"#,
    #"add { "onTapGesture": [ ... ] } to the modifiers of the view, or of one around it"#:
      #"{ "views": [ { "id": "card", "modifiers": [ { "onTapGesture": [ { "emit": "x" } ] } ] } ], "events": [ { "at": 0, "tap": "card" } ] }"#,
    #"make it a binding: "parameters": [ "$x" ]"#:
      #"{ "state": { "y": 1 }, "components": { "A": { "parameters": ["$x"], "modifiers": [ { "onAppear": [ { "set": { "x": 2 } } ] }, { "opacity": "x" } ] } }, "views": [ { "id": "a", "component": "A", "with": { "x": "$y" } } ] }"#,
    #"it has 'parameters', 'state', 'size', 'layout', 'define', 'animatable', 'modifiers', 'children'"#:
      #"{ "components": { "A": { "modifiers": [ { "opacity": 1 } ] } }, "views": [ { "id": "a", "component": "A" } ] }"#,
    #"declare it: "components": { "Button": { "modifiers": [ ... ] } }"#:
      #"{ "components": { "Button": { "modifiers": [ { "opacity": 1 } ] } }, "views": [ { "id": "a", "component": "Button" } ] }"#,
    #"let a later turn do it: "async": { "run": [{ "call": "a" }] }"#:
      #"{ "actions": { "a": [ { "async": { "after": 1, "run": [ { "call": "a" } ] } } ] }, "state": { "x": 0 } }"#,
    #"it is a key of a view: { "id": "card", "when": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "opacity": 1 } ] } ] }"#,
    #"write the effect as a function of a state for the scroll position, such as { "opacity": "1 - abs(phase(y))" }"#:
      #"{ "define": { "phase(y)": "y / 100" }, "state": { "y": 0 }, "views": [ { "id": "card", "modifiers": [ { "opacity": "1 - abs(phase(y))" } ] } ] }"#,
    #"share a frame with 'matchedGeometryEffect', or animate 'scaleEffect' and 'offset'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "scaleEffect": "x" }, { "offset": ["x", 0] } ] } ] }"#,
    #"animate 'opacity', 'blur' or 'background', whose motion is known"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": "x" } ] } ] }"#,
    #"write the motion yourself, with 'phaseAnimator' or 'keyframeAnimator' and 'scaleEffect'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "phaseAnimator": [1, 2], "as": "p", "trigger": "x", "body": [ { "scaleEffect": "p" } ] } ] } ] }"#,
    #"the value of a state is "state.x", what is on screen are the tracks 'card_opacity', 'card_offset_x', 'card_offset_y', 'card_pct'"#:
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "expect": { "state.x": 0 } } ] }"#,
    #"add 'withAnimation' to the step"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": true, "set": { "x": 1 }, "completion": "a" } ] }"#,
    #"write two: { "stoppable": ..., "paused": ... }, { "pausable": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "stoppable": "x", "paused": "on" }, { "opacity": 1 }, { "pausable": "x", "paused": "on", "target": 1, "remaining": 1, "animation": ".linear" } ] } ] }"#,
    #"write two: { "opacity": ... }, { "offset": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": 1 }, { "offset": [1, 2] } ] } ] }"#,
    #"write two: { "opacity": ... }, { "animation": ..., "value": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": 1 }, { "animation": ".linear", "value": "x" } ] } ] }"#,
    #"write two: { "animation": ... }, { "transaction": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": 1 }, { "animation": ".linear", "value": "x" }, { "transaction": {} } ] } ] }"#,
    #"name it in "state" or "define""#:
      #"{ "views": [ { "geometryReader": "p", "children": [ { "id": "a", "modifiers": [ { "opacity": "p.size.width" } ] } ] } ] }"#,
    #"give it a child with the 'layout'"#:
      #"{ "views": [ { "geometryReader": "p", "children": [ { "layout": "VStack", "children": [ { "id": "a", "size": [1, 1] } ] } ] } ] }"#,
    #"write 'from' and 'to' as [x, y]"#:
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "gesture": { "startLocation": [0, 0], "from": [0, 0], "to": [1, 0], "duration": 1 } } ] }"#,
    #"write it as [x, y]"#:
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "gesture": { "startLocation": [1, 0], "from": [0, 0], "to": [1, 0], "duration": 1 } } ] }"#,
    #"put it into "let", beside "when""#:
      #"{ "state": { "x": 0, "list": [1], "p": "CGPoint.zero", "on": false }, "events": [ { "at": 0, "let": { "a": "list.count" }, "when": "a > 0", "set": { "x": "Double(a)" } } ] }"#,
    #"keep the values in one list or structure"#:
      #"{ "state": { "x": 0, "p": "CGPoint.zero", "on": false }, "events": [ { "at": 0, "let": { "a": [1, 2, 3] }, "set": { "x": "a[0] + a[2]" } } ] }"#,
    #"use "pause""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "pause": "x" } ] }"#,
    #"put it into a 'task'; elsewhere "async" with "after" runs steps later"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "task": { "run": [ { "sleep": 1 }, { "emit": "a" } ] } } ] }"#,
    #"write it as a step of its own, after the other"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "task": { "run": [ { "sleep": 1 }, { "emit": "a" } ] } } ] }"#,
    #"observe the state that it animates to; the steps may read the value on screen"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "animatable": { "p": "x" }, "body": [ { "onChange": "x", "run": [ { "emit": "a" } ] }, { "blur": "p" } ] } ] } ] }"#,
    #"write { value, state, transaction in state = ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "gesture": { "from": 0, "to": 1, "duration": 1, "updating": { "x": "{ value, state, transaction in state = value.translation }" } } } ] }"#,
    #"write spring.update(value: &x, velocity: &v, target: …, deltaTime: …)"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": "var y = x; var v = 0.0; Spring().update(value: &y, velocity: &v, target: 1, deltaTime: 1); y" } ] } ] }"#,
    #"declare it with 'var'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "transaction": "{ var t = $0; t.animation = nil; $0 = t }" } ] } ] }"#,
    #"declare one: var x = …"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": "var y = x; var v = 0.0; Spring().update(value: &y, velocity: &v, target: 1, deltaTime: 1); y" } ] } ] }"#,
    #"animate a number that represents it"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "animatable": { "t": "x" }, "body": [ { "opacity": "t" } ] } ] } ] }"#,
    #"put the inner one into a step of its own, inside 'run'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": true, "run": [ { "binding": true, "set": { "x": 1 } } ] } ] }"#,
    #"put it into 'completions'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": true, "set": { "x": 1 }, "completions": [ { "label": "a" } ] } ] }"#,
    #"use "async": { "after": 0.5, "run": [...] } for something later"#:
      #"{ "actions": { "go": [ { "async": { "after": 0.5, "run": [ { "emit": "x" } ] } } ] } }"#,
    #"'debounce' waits for a pause, 'throttle' limits how many values come"#:
      #"{ "published": { "model": { "list": [] } }, "views": [ { "id": "card", "modifiers": [ { "opacity": 1 }, { "onReceive": "model.list", "debounce": 1, "run": [] } ] } ] }"#,
    #"write the animation as in Swift: ".spring(duration: 0.3)""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": ".spring(duration: 0.3)", "set": { "x": 1 } } ] }"#,
    #"any other animation is written as in Swift: ".spring(duration: 0.3)""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": ".spring(duration: 0.3)", "set": { "x": 1 } } ] }"#,
    #"give one of them another name"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "animatable": { "shown": 1 }, "body": [ { "opacity": "shown" } ] } ] } ] }"#,
    #"leave 'value' out for every change"#:
      #"{ "profile": "ios14", "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": "x" }, { "animation": ".linear" } ] } ] }"#,
    #"write one modifier for the value and one for the body"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "animation": ".linear", "value": "x" }, { "animation": ".linear", "body": [ { "opacity": "x" } ] } ] } ] }"#,
    #"put it on the view"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": { "active": [ { "opacity": 0 } ], "identity": [ { "opacity": 1 } ] } }, { "animation": null, "value": "x" } ] } ] }"#,
    #"put it into the 'modifiers' of the view"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "animation": null, "body": [ { "opacity": 1 } ] }, { "stoppable": "x", "paused": "on" }, { "transition": ".opacity" } ] } ] }"#,
    #"write the width in the style: { "lineWidth": 2 }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "stroke": ".red", "style": { "lineWidth": 2, "dashPhase": 3 } } ] } ] }"#,
    #"write it beside its modifier, in "modifiers""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "keyframeAnimator": { "s": 1 }, "as": "v", "trigger": "x", "tracks": { "s": [ "LinearKeyframe(2, duration: 1)" ] }, "body": [ { "opacity": "v.s" } ] } ] } ] }"#,
    #"the event is the tap: write what it does, as "toggle": "flag""#:
      #"{ "state": { "flag": false }, "events": [ { "at": 0, "toggle": "flag" } ] }"#,
    #"the event is the tap: write what it does, as "toggle": "isUp""#:
      #"{ "state": { "isUp": false }, "events": [ { "at": 0, "toggle": "isUp" } ] }"#,
    #"what it does is its key: "set": { "x": 1 }"#:
      #"{ "state": { "x": 0 }, "events": [ { "at": 0, "set": { "x": 1 } } ] }"#,
    #"write it in the animation that is there, as in ".easeInOut(duration: 0.3)""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": ".easeInOut(duration: 0.3)", "set": { "x": 1 } } ] }"#,
    #"write 'linearGradient', 'radialGradient' or 'angularGradient' with its colours, as [".red", ".blue"]"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "linearGradient": [".red", ".blue"] } ] } ] }"#,
    "leave it out: only '.numericText()' has the number that a text shows":
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "contentTransition": ".opacity" } ] } ] }"#,
    "write one location for each colour, or none at all":
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "linearGradient": [".red", ".blue"], "locations": [0, 1] } ] } ] }"#,
    #"the key is the state: { "list": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "remove": { "list": 1 } } ] }"#,
    #"give it the first value false, or change it with 'set'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "set": { "x": 1 } } ] }"#,
    #"values are in "state" and "define", what is shown in "views", what happens in "events""#:
      #"{ "fps": 60, "state": { "x": 0, "on": true, "list": [] } }"#,
    #"write { "state": { ... }, "events": [ ... ] }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [] }"#,
    #"write a number of seconds, or a label as in "label + 0.5""#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "emit": "x" } ] }"#,
    #"write a KeyframeTimeline for each value"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "modifiers": [ { "opacity": "KeyframeTimeline(initialValue: 0) { MoveKeyframe(1) }.duration" } ] } ] }"#,
    #"write a transition whose motion is known, such as .opacity or .scale"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": ".opacity" } ] } ] }"#,
    #"write "phase.isIdentity ? 1 : 0" in 'body', or both other lists"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": { "body": [ { "opacity": "phase.isIdentity ? 1 : 0" } ] } } ] } ] }"#,
    #"put it into "asymmetric": { "insertion": ..., "removal": ... }"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": { "asymmetric": { "insertion": { "active": [], "identity": [] }, "removal": { "body": [] } } } } ] } ] }"#,
    #"write a single transition without 'combined'"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": ".slide" } ] } ] }"#,
    #"put it beside the 'body' that it is about"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": { "combined": [".slide", { "body": [], "hasMotion": true }] } } ] } ] }"#,
    #"put both into "combined": [{ "combined": ... }, { "body": ... }]"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "views": [ { "id": "card", "when": "on", "modifiers": [ { "transition": { "combined": [{ "combined": [".slide", ".scale"] }, { "body": [] }] } } ] } ] }"#,
    #"write time > 1 ? 1 : 0"#:
      #"{ "state": { "x": 0 }, "until": 1, "events": [ { "at": 0, "withAnimation": { "animate": "time > 1 ? 1 : 0" }, "set": { "x": 1 } } ] }"#,
    #"write "completions": [ { "label": "done", "run": [ ... ] } ]"#:
      #"{ "state": { "x": 0, "on": true, "list": [] }, "events": [ { "at": 0, "withAnimation": true, "set": { "x": 1 }, "completions": [ { "label": "done", "run": [ { "emit": "a" } ] } ] } ] }"#,
  ]
}
