import assert from "node:assert/strict";
import { test } from "node:test";
import { Data, label, page, random, run } from "./load.mjs";

test("the first index for which a condition fails is found in few steps", () => {
  for (const count of [0, 1, 2, 3, 7, 1000, 500_001])
    for (const border of new Set([0, 1, count >> 1, count - 1, count].filter(n => n >= 0 && n <= count))) {
      let steps = 0;
      assert.equal(Data.partition(count, index => { steps++; return index < border; }), border);
      assert.ok(steps <= Math.ceil(Math.log2(count + 1)));
    }
});

test("the frame at a time is the last one that has begun, whatever the times are", () => {
  const { main } = Data.prepare(page(run([0, 1, 2, 3])));
  assert.deepEqual([-1, 0, 0.009, 0.01, 0.02 - 1e-9, 0.029, 9].map(time => Data.frameAt(main, time)),
    [0, 0, 0, 1, 2, 2, 3]);
  const next = random(7), times = [0];
  for (let index = 1; index < 200; index++) times.push(times[index - 1] + 0.001 + next());
  const listed = Data.prepare(page(run(times.map(() => 1), { times }))).main;
  for (let index = 0; index < 200; index++) {
    const time = next() * times[199];
    assert.equal(Data.frameAt(listed, time), times.filter(start => start <= time + 1e-7).length - 1);
  }
});

test("a list of values goes on with its last one, and one value is that of all frames", () => {
  const times = { first: 0, rate: 10, count: 5 };
  const at = values => [0, 1, 2, 3, 4].map(Data.prepare(page(run(values, { times }))).main.columns[0].at);
  assert.deepEqual(at([1, 2]), [1, 2, 2, 2, 2]);
  assert.deepEqual(at([null, "a", null]), [null, "a", null, null, null]);
  assert.deepEqual(at(3), [3, 3, 3, 3, 3]);
  assert.deepEqual(at([[1, 2], [null, 2], 5]), [1, 1, null, null, 5]);
});

test("a column is still when no number of it and no state changes", () => {
  const isStill = (values, model) => Data.prepare(page(run(values, { model }))).main.columns[0].isStill;
  assert.equal(isStill(1), true);
  assert.equal(isStill([null, 4, null, 4]), true);
  assert.equal(isStill([null, null]), true);
  assert.equal(isStill([4, 5]), false);
  assert.equal(isStill([4, 4], [0, 4, 0.5, 6]), false);
});

test("a state has its value from a step until the next one", () => {
  const column = Data.prepare(page(run([0, 1], { model: [0, 10, 0.5, 20, 0.5, 30, 1, 40] }))).main.columns[0];
  assert.deepEqual([-1, 0, 0.4999, 0.5, 0.9, 1, 5].map(column.modelAt), [10, 10, 10, 30, 30, 40, 40]);
});

test("the longest run has the frames, and an instant has a length", () => {
  const runs = Data.prepare(page(run([1]), run([1, 2, 3])));
  assert.equal(runs.longest, runs.runs[1]);
  assert.deepEqual([runs.start, runs.end], [0, 0.02]);
  assert.ok(Data.prepare(page(run([1]))).end > 0);
});

test("extremes are those of values and of states, in half a million frames too", () => {
  const values = Array.from({ length: 500_001 }, (_, index) => index % 977 === 0 ? null : Math.sin(index));
  const [low, high] = Data.extremes(Data.prepare(page(run(values, { model: [0, 3] }))).main.columns);
  assert.ok(low >= -1 && low < -0.9999 && high === 3);
});

test("numbers have six digits", () => {
  assert.deepEqual([null, "a", 0.1 + 0.2, 1234567, 2].map(label), ["none", "a", "0.3", "1234567", "2"]);
});
