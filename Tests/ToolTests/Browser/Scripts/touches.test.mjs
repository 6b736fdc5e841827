import assert from "node:assert/strict";
import { test } from "node:test";
import { Touches } from "./load.mjs";

const { moveAt } = Touches;

test("a finger is where its last sample was, from the first one to the last", () => {
  // 100 points a second to the right and 50 down, ten samples a second.
  const times = Array.from({ length: 6 }, (_, index) => 1 + index / 10);
  const drag = { start: [40, 60], times, moves: times.flatMap(time => [100 * (time - 1), 50 * (time - 1)]) };
  const at = time => moveAt(drag, time)?.map(length => Math.round(length)) ?? null;
  assert.deepEqual([0, 0.99, 1, 1.09, 1.1, 1.25, 1.5, 1.51].map(at),
    [null, null, [0, 0], [0, 0], [10, 5], [20, 10], [50, 25], null]);
});

test("without a place it has gone from its first sample, which the view follows", () => {
  const drag = { view: 0, times: [0, 1], moves: [30, 40, 50, 70] };
  assert.deepEqual([0, 1].map(time => moveAt(drag, time)), [[0, 0], [20, 30]]);
  assert.deepEqual([0, 1].map(time => moveAt({ ...drag, start: [0, 0] }, time)), [[30, 40], [50, 70]]);
});

test("a tap stays for a fifth of a second, and a drag that is shorter as well", () => {
  const tap = { view: 0, times: [2] }, flick = { view: 0, times: [2, 2.05], moves: [0, 0, 9, 0] };
  assert.deepEqual([1.9, 2, 2.1, 2.2, 2.3].map(time => moveAt(tap, time)), [null, [0, 0], [0, 0], [0, 0], null]);
  assert.deepEqual([2, 2.1, 2.2, 2.3].map(time => moveAt(flick, time)), [[0, 0], [9, 0], [9, 0], null]);
});
