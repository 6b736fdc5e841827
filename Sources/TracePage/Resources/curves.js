/**
 * The times that are shown, and the place `x` of a time in pixels; in a lane also `y` of a value.
 * @typedef {{ from: number, to: number, width: number, x: (time: number) => number }} TimeAxis
 * @typedef {TimeAxis & { y: (value: number) => number }} Axes
 */
/** The paths of curves, as SVG writes them, with at most a few points in each pixel, however many frames there are. */
const Curves = (() => {
  const text = (/** @type {number} */ number) => number.toFixed(1);

  /**
   * The path through the frames of a run that are shown, and those beside them; `y` is null where there is none.
   * @param {Run} run
   * @param {TimeAxis} axes
   * @param {(frame: number) => number | null} y
   */
  const path = (run, axes, y) => {
    const { time } = run, end = min(Data.frameAt(run, axes.to) + 2, run.count);
    /** @type {string[]} */
    const parts = [];
    let pen = false, last = -1, low = 0, high = 0, held = "";
    for (let frame = Data.frameAt(run, axes.from); frame < end; frame++) {
      const there = y(frame);
      if (there === null) {
        parts.push(held);
        held = "";
        pen = false;
        continue;
      }
      const across = axes.x(time(frame)), pixel = round(across * 2);
      // Of points in half a pixel, the extremes and the last remain.
      if (pen && pixel === last) {
        low = min(low, there);
        high = max(high, there);
        held = `V${text(low)}V${text(high)}V${text(there)}`;
        continue;
      }
      parts.push(held, (pen ? "L" : "M") + text(across) + " " + text(there));
      held = "";
      pen = true;
      last = pixel;
      low = high = there;
    }
    return parts.join("") + held;
  };

  /**
   * The values of a column.
   * @param {Column} column
   * @param {Axes} axes
   */
  const values = (column, axes) => {
    return path(column.run, axes, frame => {
      const value = column.at(frame);
      return typeof value === "number" ? axes.y(value) : null;
    });
  };

  /**
   * The values of a state, each until the next one.
   * @param {number[]} model times and values in turn
   * @param {Axes} axes
   */
  const steps = (model, axes) => {
    let path = "";
    for (let index = 0; index < model.length; index += 2) {
      const x = text(axes.x(model[index]));
      path += (index ? `H${x}V` : `M${x} `) + text(axes.y(model[index + 1]));
    }
    return path && path + "H" + axes.width;
  };

  /**
   * The slope of a column at a frame, between the frames beside it; null where one of them has no number.
   * @param {Column} column
   * @param {number} frame
   */
  const slope = ({ run, at }, frame) => {
    const a = max(frame - 1, 0), b = min(frame + 1, run.count - 1), left = at(a), right = at(b);
    return b > a && typeof left === "number" && typeof right === "number"
      ? (right - left) / (run.time(b) - run.time(a)) : null;
  };

  /**
   * The velocity of a column, scaled to the height of the lane.
   * @param {Column} column
   * @param {Axes} axes
   * @param {number} height
   */
  const velocity = (column, axes, height) => {
    const { run } = column;
    let top = 1e-9;
    for (let frame = 0; frame < run.count; frame++) top = max(top, abs(slope(column, frame) ?? 0));
    return path(run, axes, frame => {
      const there = slope(column, frame);
      return there === null ? null : height / 2 * (1 - there / top * .95);
    });
  };

  /**
   * The slope of a column at a frame, in words.
   * @param {Column} column
   * @param {number} frame
   */
  const speed = (column, frame) => {
    const there = slope(column, frame);
    return there === null ? "no velocity" : label(+there.toPrecision(4)) + "/s";
  };

  return { path, values, steps, velocity, speed };
})();
