import assert from "node:assert/strict";
import { test } from "node:test";
import { Data, Events, page, random, run } from "./load.mjs";

const event = (time, word, rest = {}) => ({ time, word, track: 0, ...rest });
const indexOf = events => new Events.Index(Data.prepare(page(run([1], { events }))).runs);

test("the latest events, and the latest explanation, are those that a scan finds", () => {
  const next = random(3);
  const events = Array.from({ length: 300 }, () =>
    event(Math.floor(next() * 100) / 10, "set", next() < 0.2 ? { why: "because" } : {}));
  const index = indexOf(events);
  const scan = (time, isWanted) => {
    const past = index.all.filter(event => event.time <= time + 1e-7 && isWanted(event));
    return index.all.filter(event => event.time === past.at(-1)?.time);
  };
  for (let time = -1; time < 11; time += 0.05) {
    assert.deepEqual(index.latest(time).map(({ index }) => index), scan(time, () => true).map(({ index }) => index));
    assert.deepEqual(index.latestExplained(time).map(({ index }) => index),
      scan(time, event => event.why).map(({ index }) => index));
  }
});

test("a time is answered without looking at all events", () => {
  const index = indexOf(Array.from({ length: 20_000 }, (_, number) => event(number / 100, "set", { why: "w" })));
  let looks = 0;
  index.all = new Proxy(index.all, { get: (target, key) => {
    if (key !== "length") looks++;
    return target[key];
  } });
  index.latest(123.45);
  index.latestExplained(123.45);
  assert.ok(looks > 2 && looks < 50, `${looks} looks`);
});

test("without events there is nothing, and always the same", () => {
  const index = indexOf([]);
  assert.deepEqual(index.latest(1), []);
  assert.equal(index.latest(1), index.latestExplained(2));
});

test("events of both runs are in the order of time, and each knows its run", () => {
  const runs = [[event(2, "a"), event(5, "b")], [event(1, "c"), event(2, "d")]].map(events => run([1], { events }));
  const index = new Events.Index(Data.prepare(page(...runs)).runs);
  assert.deepEqual(index.all.map(({ word, run }) => word + run), ["c1", "a0", "d1", "b0"]);
  assert.deepEqual(index.of(0, 0).map(({ word }) => word), ["a", "b"]);
  assert.deepEqual(index.of(1, "d").map(({ time }) => time), [2]);
  assert.deepEqual(index.of(0, -1), []);
});

const motions = (...events) => Events.motions(events.map(([time, word, detail]) => event(time, word, { detail })), 9)
  .map(({ begin, end, tail, isMerged, merges }) => [begin, end, tail ?? "", isMerged ? "m" : "", merges ? "M" : ""].join(" "));

test("a motion is from a change to its end, or to the end of the run", () => {
  assert.deepEqual(motions([0, "begin"], [1, "logical"], [2, "end"]), ["0 2   "]);
  assert.deepEqual(motions([0, "begin"]), ["0 9   "]);
});

test("a motion that is faded out has a tail until the others end, one that is merged has none", () => {
  assert.deepEqual(motions([0, "begin"], [1, "retarget", "cross-fade"], [3, "end"]), ["0 1 3  ", "1 3   "]);
  assert.deepEqual(motions([0, "begin"], [1, "retarget", "cross-fade"]), ["0 1 9  ", "1 9   "]);
  assert.deepEqual(motions([0, "begin"], [1, "retarget", "merge"], [3, "end"]), ["0 1   M", "1 3  m "]);
});

test("a drag ends a motion and is none itself", () => {
  assert.deepEqual(motions([0, "begin"], [1, "retarget", "track"], [2, "retarget", "track"], [3, "retarget", "merge"]),
    ["0 1   ", "3 9  m "]);
});
