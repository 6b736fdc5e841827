import assert from "node:assert/strict";
import { test } from "node:test";
import { Data, Events, page, random, run } from "./load.mjs";

const event = (time, word, rest = {}) => ({ time, word, track: 0, ...rest });
const lines = ["because", "card at 1", "y at 2", "card at 2", "y at 3", "  of both"];
const why = (...texts) => texts.map(text => lines.indexOf(text));
const indexOf = events => new Events.Index(Data.prepare(page({ ...run([1], { events }), lines })).runs);

test("the latest events, and the latest explanation, are those that a scan finds", () => {
  const next = random(3);
  const events = Array.from({ length: 300 }, () =>
    event(Math.floor(next() * 100) / 10, "set", next() < 0.2 ? { why: why("because") } : {}));
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
  const index = indexOf(Array.from({ length: 20_000 }, (_, number) => event(number / 100, "set", { why: why("because") })));
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

test("the latest explanation of an owner passes over those of others at the same time", () => {
  const views = [{ name: "card", parent: -1 }];
  const data = { ...run([1], { view: 0, events: [
    event(1, "set", { why: why("card at 1", "  of both") }), event(2, "set", { why: why("y at 2"), track: 1 }),
    event(2, "begin", { why: why("card at 2") }), event(3, "set", { why: why("y at 3", "  of both"), track: 1 }),
  ] }), views, tracks: ["card_x", "y"], lines };
  const index = new Events.Index(Data.prepare(page(data)).runs);
  const whys = (time, owner) => index.latestExplained(time, owner).map(({ why }) => why);
  assert.deepEqual(whys(9, "card"), ["card at 2"]);
  assert.deepEqual(whys(1.5, "card"), ["card at 1\n  of both"]);
  assert.deepEqual(whys(1.5, "y"), []);
  assert.deepEqual(whys(9), ["y at 3\n  of both"]);
  assert.deepEqual(index.explanations("y").map(({ time }) => time), [2, 3]);
  assert.deepEqual(index.owners.names, ["card", "y"]);
});

const folds = (...events) => Events.folded(new Events.Index(Data.prepare(page(run([1], { events }))).runs).all)
  .map(list => list.map(({ time, track }) => `${time}${track ? "b" : ""}`).join(" "));
const sample = (time, rest) => event(time, "retarget", { detail: "track", line: 7, ...rest });

test("the samples of a drag are one list, of all tracks that one line changes", () => {
  assert.deepEqual(folds(sample(0), sample(1), sample(2)), ["0 1 2"]);
  assert.deepEqual(folds(sample(0), sample(0, { track: 1 }), sample(1), sample(1, { track: 1 }), sample(2)), ["0 0b 1 1b 2"]);
  assert.deepEqual(folds(sample(0), sample(1)), ["0", "1"], "two samples are no more than two lines");
});

test("another change of the track ends a drag, the end of an older motion does not", () => {
  const merge = event(3, "retarget", { detail: "merge", line: 9 });
  assert.deepEqual(folds(sample(0), sample(1), sample(2), merge, sample(4), sample(5), sample(6)), ["0 1 2", "3", "4 5 6"]);
  assert.deepEqual(folds(sample(0), sample(1), event(1.5, "end"), sample(2)), ["0 1 2", "1.5"]);
});

test("two drags at the same time are two lists, in the order of their beginnings", () => {
  const other = time => sample(time, { track: 1, line: 8 });
  assert.deepEqual(folds(sample(0), other(0), sample(1), other(1), sample(2), other(2)), ["0 1 2", "0b 1b 2b"]);
});

test("values set one by one are a drag only as close as the samples of a finger", () => {
  const set = time => event(time, "set", { detail: "no-animation", line: 3 });
  assert.deepEqual(folds(set(0), set(0.01), set(0.02), set(0.04)), ["0 0.01 0.02 0.04"]);
  assert.deepEqual(folds(set(0), set(1), set(2)), ["0", "1", "2"]);
});

test("twenty thousand samples fold into one line at once", () => {
  // The time of this process alone; other programs may take theirs.
  const begun = process.cpuUsage().user;
  assert.equal(folds(...Array.from({ length: 20_000 }, (_, index) => sample(index / 60))).length, 1);
  assert.ok(process.cpuUsage().user - begun < 2_000_000);
});

test("a lane marks the events of its tracks in both runs, and completions", () => {
  const of = (track, run, word = "set") => ({ track, run, word });
  const lane = { track: 2, other: -1 };
  assert.deepEqual([of(2, 0), of(2, 1), of(-1, 0), of(-1, 1), of(-1, 0, "complete")].map(event => Events.isMark(event, lane)),
    [true, false, false, false, true]);
});
