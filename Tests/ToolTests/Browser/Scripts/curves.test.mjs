import assert from "node:assert/strict";
import { test } from "node:test";
import { Curves, Differences, Data, page, run } from "./load.mjs";

const column = (values, options) => Data.prepare(page(run(values, options))).main.columns[0];
const axes = { from: 0, to: 5, x: time => 100 * time, y: value => 10 - value, width: 100 };
const many = Array.from({ length: 500_001 }, (_, index) => Math.sin(index / 50));
const wide = { from: 0, to: 5000.01, x: time => time / 5000 * 600, y: value => 50 - 40 * value, width: 600 };

test("a curve goes through its values, and stops where there is none", () => {
  const times = [0, 0.5, 1, 1.5, 2];
  assert.equal(Curves.values(column([1, 2, null, 3, 4], { times }), axes), "M0.0 9.0L50.0 8.0M150.0 7.0L200.0 6.0");
  assert.equal(Curves.values(column(["a", "b"], { times: [0, 1] }), axes), "");
});

test("frames in half a pixel leave their extremes and the last", () => {
  const times = [0, 0.0001, 0.0002, 0.0003, 1];
  assert.equal(Curves.values(column([0, 5, -5, 1, 2], { times }), axes), "M0.0 10.0V5.0V15.0V9.0L100.0 8.0");
});

test("half a million frames make a path of a few points in each pixel, as wide as the lane", () => {
  const path = Curves.values(column(many), wide);
  assert.ok(path.length < 600 * 2 * 40, `${path.length}`);
  // The last point is in the last half of a pixel.
  const end = path.lastIndexOf("L");
  assert.ok(parseFloat(path.slice(end + 1)) >= 599.5, path.slice(end));
});

test("the velocity of half a million frames can be drawn", () => {
  const path = Curves.velocity(column(many), wide, 92);
  assert.ok(path.length > 1000 && path.length < 600 * 2 * 40, `${path.length}`);
  // The greatest slope is .95 of half the lane: from 2.3 to 89.7 pixels.
  const places = [...path.matchAll(/[ V]([0-9.]+)/g)].map(found => +found[1]);
  assert.ok(places.every(place => place >= 2.2 && place <= 89.8));
  assert.ok(places.some(place => place < 2.4) && places.some(place => place > 89.6));
});

test("the velocity of a line is even, and that of a value at rest is none", () => {
  const times = [0, 0.25, 0.5, 1];
  assert.equal(Curves.velocity(column([0, 1, 2, 4], { times }), axes, 100), "M0.0 2.5L25.0 2.5L50.0 2.5L100.0 2.5");
  assert.equal(Curves.velocity(column(4, { times }), axes, 100), "M0.0 50.0L25.0 50.0L50.0 50.0L100.0 50.0");
});

test("a state is a staircase to the end of the lane", () => {
  assert.equal(Curves.steps([0, 1, 0.5, 3], axes), "M0.0 9.0H50.0V7.0H100");
  assert.equal(Curves.steps([], axes), "");
});

test("two runs differ where a value of one has not that of the other at its time", () => {
  const prepared = Data.prepare(page(
    run([0, 1, 2, 9, 9, 5], { times: [0, 1, 2, 3, 4, 5] }), run([0, 1, 2, 3, 4, 5], { times: [0, 1, 2, 3, 4, 5] })));
  const [first, second] = prepared.runs.map(({ columns }) => columns);
  const [span, ...rest] = Differences.differences(first, second, 0.1);
  assert.deepEqual([span.from, span.to, span.column, span.other, rest], [3, 4, first[0], second[0], []]);
  assert.deepEqual(Differences.differences(first, second, 6), []);
  assert.deepEqual(Differences.differences(first, [], 0), []);
});

test("the area between two runs goes along one and back along the other", () => {
  const prepared = Data.prepare(page(run([1, 3, 5, 5], { times: [0, 1, 2, 3] }), run([1, 2, 4, 5], { times: [0, 1, 2, 3] })));
  const [[first], [second]] = prepared.runs.map(({ columns }) => columns);
  // From the frame of 1 s up to the one after 2 s, where they are the same again.
  assert.equal(Differences.between(first, second, 1, 2, axes),
    "M100.0 7.0L200.0 5.0L300.0 5.0L300.0 5.0L200.0 6.0L100.0 8.0Z");
  const none = Data.prepare(page(run([null, null], { times: [0, 1] }))).main.columns[0];
  assert.equal(Differences.between(none, second, 0, 1, axes), "");
});

test("a curve that is zoomed has the frames that are shown, and those beside them", () => {
  const times = Array.from({ length: 101 }, (_, index) => index / 100);
  const zoomed = { from: 0.5, to: 0.6, x: time => (time - 0.5) * 1000, y: value => value, width: 100 };
  const path = Curves.values(column(times.map(() => 3), { times }), zoomed);
  // The frame at 0.5 s up to that at 0.61 s, which is beyond the edge.
  assert.ok(path.startsWith("M0.0 3.0L10.0 3.0") && path.endsWith("L100.0 3.0L110.0 3.0"), path);
});

test("a speed is the slope between the frames beside one", () => {
  const times = [0, 0.25, 0.5, 1];
  // (2 - 0) / 0.5 s; at the end (7 - 2) / 0.5 s.
  assert.deepEqual([1, 3].map(frame => Curves.speed(column([0, 1, 2, 7], { times }), frame)), ["4/s", "10/s"]);
  assert.equal(Curves.speed(column(["a", "b"], { times: [0, 1] }), 0), "no velocity");
});
