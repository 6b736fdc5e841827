import assert from "node:assert/strict";
import { test } from "node:test";
import { Data, Events, Pointer, page, run } from "./load.mjs";

const prepared = (second, ...events) => {
  const first = run([0, 10, 30, 30], { times: [0, 0.5, 1, 2], model: [0, 0, 0.5, 30], events });
  const runs = Data.prepare(page(first, ...second ? [run([0, 5, 5], { times: [0, 1, 2] })] : []));
  const lane = { track: 0, other: second ? 0 : -1, columns: runs.main.columns, second: runs.runs[1]?.columns ?? [] };
  return { lane, index: new Events.Index(runs.runs) };
};
const event = (time, word, rest = {}) => ({ time, word, track: 0, ...rest });

test("under the pointer are the value, its velocity, and a state that differs", () => {
  const { lane, index } = prepared(false);
  // The slope between 0 s and 1 s is 30 a second.
  assert.deepEqual(Pointer.rows(lane, 0.6, 0.01, index), ["x 10, 30/s, state 30"]);
  assert.deepEqual(Pointer.rows(lane, 1.5, 0.01, index), ["x 30, 13.33/s"]);
});

test("under the pointer is the second run too", () => {
  const { lane, index } = prepared(true);
  assert.deepEqual(Pointer.rows(lane, 1, 0.01, index), ["x 30, 13.33/s", "second run: x 5, 2.5/s"]);
});

test("events near the pointer have the words of the list, and more than four are counted", () => {
  const { lane, index } = prepared(false, event(0.5, "retarget", { detail: "merge" }), event(0.52, "logical"),
    event(0.9, "complete", { track: -1, label: "done" }));
  assert.deepEqual(Pointer.rows(lane, 0.51, 0.02, index).slice(1), ["0.500 s retarget merge", "0.520 s logical"]);
  assert.deepEqual(Pointer.rows(lane, 0.9, 0.02, index).slice(1), ["0.900 s complete done"]);
  const many = prepared(false, ...Array.from({ length: 9 }, () => event(1, "set")));
  assert.deepEqual(Pointer.rows(many.lane, 1, 0.1, many.index).slice(1),
    [...Array(4).fill("1.000 s set"), "5 more events"]);
});
