import assert from "node:assert/strict";
import { test } from "node:test";
import { Drawing, Span } from "./load.mjs";

const texts = (from, to, count) => Span.ticks(from, to, count).map(({ text }) => text);
const span = (start, end) => new Span({ start, end });
const shown = ({ from, to }) => [from, to].map(time => +time.toFixed(9));

test("ticks are at whole multiples of 1, 2 or 5 of a place, with as many decimals as that", () => {
  assert.deepEqual(texts(0, 1, 4), ["0.0 s", "0.5 s", "1.0 s"]);
  assert.deepEqual(texts(0, 1, 5), ["0.0 s", "0.2 s", "0.4 s", "0.6 s", "0.8 s", "1.0 s"]);
  assert.deepEqual(texts(0, 30, 6), ["0 s", "5 s", "10 s", "15 s", "20 s", "25 s", "30 s"]);
  assert.deepEqual(texts(0.301, 0.312, 3), ["0.305 s", "0.310 s"]);
});

test("there are never more steps than asked for, and always two fifths of that", () => {
  for (let length = 1e-5; length < 1e5; length *= 1.37)
    for (const count of [1, 3, 7, 12]) {
      const steps = Span.ticks(0, length, count).length - 1;
      // Steps of 2 after 5, the widest gap of 1, 2, 5: the next smaller step would be too many.
      assert.ok(steps <= count && steps >= Math.floor(count / 2.5) - 1, `${length} ${count} ${steps}`);
    }
});

test("a zoom keeps the place of a time, and never shows more than all", () => {
  const zoomed = span(0, 10);
  zoomed.zoom(0.5, 4);
  // 4 s is at four tenths of 10 s, and of the 5 s from 2 s.
  assert.deepEqual(shown(zoomed), [2, 7]);
  zoomed.zoom(0.1, 7);
  assert.deepEqual(shown(zoomed), [6.5, 7]);
  zoomed.zoom(1000, 6.6);
  assert.deepEqual(shown(zoomed), [0, 10]);
  assert.ok(zoomed.isWhole);
  zoomed.zoom(1e-9, 5);
  assert.ok(zoomed.to - zoomed.from >= 0.000999);
});

test("a span stays in the runs, and turns over to a time beyond it", () => {
  const moved = span(0, 10);
  moved.set(9, 2);
  assert.deepEqual(shown(moved), [8, 10]);
  assert.equal(moved.follow(9), false);
  assert.equal(moved.follow(7.9), true);
  // A tenth of the span stays to the right of a time before it, and to the left of one behind it.
  assert.deepEqual(shown(moved), [6.1, 8.1]);
  assert.equal(moved.follow(9), true);
  assert.deepEqual(shown(moved), [8, 10]);
});

test("marks of events in the same half pixel are one line, and those out of sight are none", () => {
  const events = Array.from({ length: 20_000 }, (_, index) => ({ time: index / 1000 }));
  const path = Drawing.marks(events, { from: 5, to: 15, x: time => (time - 5) * 60 });
  const places = [...path.matchAll(/M([0-9.]+) 0V92/g)].map(found => +found[1]);
  // 600 pixels have 1,201 halves, with both edges.
  assert.deepEqual([places.length, places[0], places.at(-1)], [1201, 0, 600]);
});
