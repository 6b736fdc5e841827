import assert from "node:assert/strict";
import { test } from "node:test";
import { Sliders } from "./load.mjs";

const found = text => Sliders.find(text).map(({ name, start, end }) => `${name}: ${text.slice(start, end)}`);

test("numbers of definitions have sliders, as numbers and as expressions", () => {
  assert.deepEqual(found('{ "fps": 60, "define": { "gap": 0.3, "far": "-12", "box": [1, 2], "sum": "1 + 2" }, "until": 3 }'),
    ["gap: 0.3", "far: -12", "box: 1", "box: 2"]);
});

test("numbers of animations have sliders wherever they are, named after their labels", () => {
  const text = `{ "events": [ { "at": 0.5, "withAnimation": ".spring(response: 0.5, dampingFraction: .6).delay(0.2)",
    "set": { "x": "100" } }, { "withAnimation": ".timingCurve(0.1, 0, 1, 1, duration: 2)" } ], "define": { "a": ".linear(duration: 1)" } }`;
  assert.deepEqual(found(text), ["spring response: 0.5", "spring dampingFraction: .6", "delay: 0.2",
    "timingCurve: 0.1", "timingCurve: 0", "timingCurve: 1", "timingCurve: 1", "timingCurve duration: 2",
    "a linear duration: 1"]);
});

test("an argument that is an expression has no slider, and a broken text has those before the break", () => {
  assert.deepEqual(found('{ "withAnimation": ".linear(duration: slow * 2)" }'), []);
  assert.deepEqual(found('{ "define": { "a": 1, "b": "x\\"2", "c": 3 '), ["a: 1", "c: 3"]);
  assert.deepEqual(found('}}] "define": { 3'), []);
});

test("a slider goes to twice its number in round steps, and a bounce from -1 to 1", () => {
  const range = text => Sliders.find(`{ "define": { ${text} } }`).map(({ least, most, step }) => [least, +most.toFixed(6), step]);
  assert.deepEqual(range('"a": 0.5, "b": 200, "c": -30, "bounce": 0.2'),
    [[0, 1, 0.01], [0, 400, 10], [-60, 60, 1], [-1, 1, 0.01]]);
});

test("numbers of animations in Swift have sliders", () => {
  assert.deepEqual(found("import SwiftUI\n\nlet a = Animation.easeIn(duration: 0.25)\n{ .spring(duration: 0.5, bounce: 0.3) }"),
    ["easeIn duration: 0.25", "spring duration: 0.5", "spring bounce: 0.3"]);
});

test("a text has at most two dozen sliders", () => {
  assert.equal(Sliders.find(`{ "define": { ${Array.from({ length: 99 }, (_, index) => `"n${index}": 1`)} } }`).length, 24);
});
