// The modules of a page's script, as the page joins them, for tests that have no page.
import { readFileSync } from "node:fs";

const folder = new URL("../../../../Sources/TracePage/Resources/", import.meta.url);
const names = [
  "dom", "data", "owners", "events", "gradient", "effects", "clips", "shadows", "span", "curves", "differences", "drawing", "pointer", "log", "why",
  "sliders", "asker",
];
const text = names.map(name => readFileSync(new URL(name + ".js", folder), "utf8")).join("\n");
export const { Data, Events, Effects, Clips, Touches, Span, Curves, Differences, Drawing, Pointer, Sliders, Asker, label, seconds } =
  new Function(text + "\nreturn { Data, Events, Effects, Clips, Touches, Span, Curves, Differences, Drawing, Pointer, Sliders, Asker, label, seconds };")();

/** A run of one column; times are frames of 100 a second, unless they are given. */
export const run = (values, { times, model = [], events = [], ...column } = {}) => ({
  name: "r", document: 0, views: [], tracks: ["x"], events, models: [model], values: [values],
  columns: [{ name: "x", track: 0, view: -1, ...column }],
  times: times ?? { first: 0, rate: 100, count: Array.isArray(values) ? values.length : 1 },
});
export const page = (...runs) => ({ title: "", documents: [], attributes: {}, runs });

/** Numbers from 0 to 1 that follow from a seed. */
export const random = seed => () => {
  seed = seed * 1103515245 + 12345 & 0x7FFFFFFF;
  return seed / 0x7FFFFFFF;
};
