/**
 * The data of a page, as Page+JSON.swift writes it.
 * @typedef {number | string | null} Cell null where a view is not there
 * @typedef {Cell | (Cell | [Cell, number])[]} Cells one for all frames, or a list without the repetitions at its end, in
 *   which one that is repeated may come once, with their number
 * @typedef {{ name: string, track: number, view: number, text?: boolean, inside?: boolean, modifier?: string,
 *   attribute?: string, part?: string }} ColumnData
 * @typedef {{ name: string, parent: number, size?: [number, number],
 *   frame?: [number, number, number, number], rigid?: boolean, space?: boolean, layer?: "behind" | "over" | "mask", font?: number }} ViewData
 * @typedef {{ time: number, word: string, track: number, subject?: string, transaction?: string,
 *   label?: string, detail?: string, why?: number[], line?: number }} EventData an event, with the lines of its explanation
 * @typedef {{ name: string, document: number, times: number[] | { first: number, rate: number, count: number },
 *   room?: [number, number], dark?: number[], hitches?: [number, number][], views: ViewData[], tracks: string[], columns: ColumnData[], values: Cells[],
 *   models: number[][], events: EventData[], lines?: string[], touches?: TouchData[] }} RunData
 * @typedef {{ view?: number, start?: [number, number], times: number[], moves?: number[] }} TouchData a finger in the
 *   middle of a view or at a place of the room, and how far it has gone, as x and y in turn
 * @typedef {{ title: string, note?: string, tool?: string, start?: number, runs: RunData[],
 *   documents: { name: string, text: string }[], recipes?: { name: string, text: string }[], attributes: Record<string, AttributeData> }} PageData
 */
/**
 * A column of a run: `at` has its value at a frame, `modelAt` the state's value at a time, which is null for a
 * column that no state is known of; `model` has times and values in turn.
 * @typedef {ColumnData & { run: Run, isStill: boolean, model: number[],
 *   at: (frame: number) => Cell, modelAt: ((time: number) => number) | null }} Column
 * @typedef {{ name: string, document: number, room?: [number, number], dark?: number[], hitches?: [number, number][], views: ViewData[], tracks: string[],
 *   columns: Column[], events: EventData[], lines?: string[], touches?: TouchData[], count: number, time: (frame: number) => number }} Run
 * @typedef {{ runs: Run[], main: Run, longest: Run, start: number, end: number }} Runs
 */
/** The values of the runs at frames and times. */
const Data = (() => {
  /**
   * The first of the indices from 0 for which a condition does not hold, which holds for all before it.
   * O(log count).
   * @param {number} count
   * @param {(index: number) => boolean} isBefore
   */
  const partition = (count, isBefore) => {
    let low = 0, high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(middle)) low = middle + 1; else high = middle;
    }
    return low;
  };

  /**
   * The last frame at or before a time, or else the first frame.
   * @param {Run} run
   * @param {number} time
   */
  const frameAt = (run, time) =>
    max(partition(run.count, frame => run.time(frame) <= time + 1e-7) - 1, 0);

  /**
   * The value of a state at a time.
   * @param {number[]} model
   */
  const stepsOf = model => (/** @type {number} */ time) => {
    const later = partition(model.length / 2, index => model[2 * index] <= time + 1e-9);
    return model[2 * max(later - 1, 0) + 1];
  };

  /**
   * @param {Run} run
   * @param {ColumnData} column
   * @param {Cells} values
   * @param {number[]} model
   * @returns {Column}
   */
  const makeColumn = (run, column, values, model) => {
    /** @type {Cell[]} */
    const list = [values].flat().flatMap(value => Array.isArray(value) ? Array(value[1]).fill(value[0]) : value);
    const first = list.find(value => value !== null);
    return {
      ...column, run, model,
      // A view that comes and goes may have values that never change.
      isStill: !model.length && list.every(value => value === null || value === first),
      at: frame => list[min(frame, list.length - 1)],
      modelAt: model.length ? stepsOf(model) : null,
    };
  };

  /**
   * @param {RunData} data
   * @returns {Run}
   */
  const makeRun = data => {
    const { times } = data;
    /** @type {Run} */
    const run = {
      ...data, columns: [],
      count: Array.isArray(times) ? times.length : times.count,
      time: Array.isArray(times) ? frame => times[frame] : frame => (times.first + frame) / times.rate,
    };
    run.columns = data.columns.map((column, index) =>
      makeColumn(run, column, data.values[index], data.models[index]));
    return run;
  };

  /**
   * The runs of a page, the first of which is the main one.
   * @param {PageData} page
   * @returns {Runs}
   */
  const prepare = page => {
    const runs = page.runs.map(makeRun);
    const endOf = (/** @type {Run} */ run) => run.time(run.count - 1);
    const longest = runs.reduce((a, b) => endOf(b) > endOf(a) ? b : a);
    const start = min(...runs.map(run => run.time(0)));
    return { runs, main: runs[0], longest, start, end: max(endOf(longest), start + 1e-6) };
  };

  /**
   * The least and the greatest number of some columns and of their states.
   * @param {Column[]} columns
   */
  const extremes = columns => {
    let low = Infinity, high = -Infinity;
    const add = (/** @type {Cell} */ value) => {
      if (typeof value !== "number") return;
      low = min(low, value);
      high = max(high, value);
    };
    for (const column of columns) {
      for (let frame = 0; frame < column.run.count; frame++) add(column.at(frame));
      for (let index = 1; index < column.model.length; index += 2) add(column.model[index]);
    }
    return [low, high];
  };

  return { partition, frameAt, prepare, extremes };
})();
