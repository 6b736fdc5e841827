/** The differences of two runs in the lanes. */
const Differences = (() => {
  const text = (/** @type {number} */ number) => number.toFixed(1);

  /**
   * The spans of time in which columns of two runs differ by more than a tolerance.
   * @param {Column[]} columns
   * @param {Column[]} others
   * @param {number} tolerance
   */
  const differences = (columns, others, tolerance) => {
    /** @type {{ from: number, to: number, column: Column, other: Column }[]} */
    const spans = [];
    for (const column of columns) {
      const other = others.find(second => second.name === column.name), { run } = column;
      let last = -2;
      for (let frame = 0; other && frame < run.count; frame++) {
        const time = run.time(frame), a = column.at(frame), b = valueAt(other, time);
        if (a === b || typeof a === "number" && typeof b === "number" && abs(a - b) <= tolerance) continue;
        if (last === frame - 1) spans[spans.length - 1].to = time;
        else spans.push({ from: time, to: time, column, other });
        last = frame;
      }
    }
    return spans;
  };

  /** @param {Column} column @param {number} time */
  const valueAt = (column, time) => column.at(Data.frameAt(column.run, time));

  /**
   * The area between two columns in a span of time, at the frames of the first one where both have numbers.
   * @param {Column} column
   * @param {Column} other
   * @param {number} from
   * @param {number} to
   * @param {Axes} axes
   */
  const between = (column, other, from, to, axes) => {
    const { run } = column, end = Data.frameAt(run, min(to, axes.to)) + 1;
    /** @type {string[][]} */
    const [there, back] = [[], []];
    for (let frame = Data.frameAt(run, max(from, axes.from)); frame <= min(end, run.count - 1); frame++) {
      const time = run.time(frame), [a, b] = [column.at(frame), valueAt(other, time)], x = text(axes.x(time));
      if (typeof a !== "number" || typeof b !== "number") continue;
      there.push(x + " " + text(axes.y(a)));
      back.unshift(x + " " + text(axes.y(b)));
    }
    return there.length ? `M${[...there, ...back].join("L")}Z` : "";
  };

  /**
   * The bands and the areas of a lane whose columns differ in the two runs.
   * @param {Lane} lane
   * @param {Axes} axes
   * @param {number} height
   */
  const pictures = ({ columns, second, range }, axes, height) =>
    differences(columns, second, (range[1] - range[0]) / 1000).flatMap(({ from, to, column, other }) => [
      drawn("rect", "differs", { x: axes.x(from), width: max(axes.x(to) - axes.x(from), 1), y: 0, height }),
      drawn("path", "between", { d: between(column, other, from, to, axes) }),
    ]);

  return { differences, between, pictures };
})();
