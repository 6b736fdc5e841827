/**
 * A track of the main run, of the second one, or of both; -1 is none.
 * @typedef {{ name: string, track: number, other: number, columns: Column[], second: Column[], range: number[],
 *   picture: HTMLElement, outputs: { column: Column, output: HTMLElement, prefix: string }[],
 *   marks: Map<PageEvent, Element> }} Lane
 */
/** The curves of the tracks that move, with their motions below them. */
const Lanes = (() => {
  const height = 92, barHeight = 12, pad = 6;

  /**
   * The lanes of a page, which are shown.
   * @param {Runs} runs
   */
  const all = ({ runs, main }) => {
    const numbers = (/** @type {Run | undefined} */ run, /** @type {number} */ track) =>
      run?.columns.filter(column => column.track === track && !column.text) ?? [];
    const names = [...new Set(runs.flatMap(run => run.tracks))];
    const lanes = names.map(name => {
      const [track, other] = [main, runs[1]].map(run => run?.tracks.indexOf(name) ?? -1);
      return lane(name, track, other, numbers(main, track), numbers(runs[1], other));
    }).filter(({ columns, second }) => [...columns, ...second].some(column => !column.isStill));
    $("lanes").replaceChildren($("cursor"), ...lanes.map(show));
    if (!lanes.length) $("lanes").append(make("p", "", "No number changes in this run."));
    return lanes;
  };

  /**
   * @param {string} name
   * @param {number} track
   * @param {number} other
   * @param {Column[]} columns
   * @param {Column[]} second
   * @returns {Lane}
   */
  const lane = (name, track, other, columns, second) => ({
    name, track, other, columns, second, range: Data.extremes([...columns, ...second]), picture: make("div"),
    outputs: columns.map((column, index) => ({
      column, output: make("span", "s" + index % 6),
      prefix: column.name.startsWith(name + "_") ? column.name.slice(name.length + 1) + " " : "",
    })),
    marks: new Map(),
  });

  /** @param {Lane} lane */
  const show = lane => {
    const element = make("div", "lane"), heading = make("h3", "", lane.name);
    heading.append(...lane.outputs.map(({ output }) => output));
    element.append(heading, lane.picture);
    return element;
  };

  /**
   * Writes the values of a frame of the main run.
   * @param {Lane[]} lanes
   * @param {number} frame
   */
  const write = (lanes, frame) => {
    for (const { outputs } of lanes)
      for (const { column, output, prefix } of outputs) output.textContent = prefix + label(column.at(frame));
  };

  /**
   * The places of times in lanes as wide as they are now.
   * @param {Runs} runs
   */
  const axis = ({ start, end }) => {
    const width = Math.max($("lanes").clientWidth, 100);
    return { width, x: (/** @type {number} */ time) => (time - start) / (end - start) * width };
  };

  /**
   * Draws all lanes as wide as they are now.
   * @param {Lane[]} lanes
   * @param {Runs} runs
   * @param {EventIndex} events
   */
  const draw = (lanes, runs, events) => {
    for (const lane of lanes) lane.picture.replaceChildren(picture(lane, runs, events));
  };

  /**
   * @param {Lane} lane
   * @param {Runs} runs
   * @param {EventIndex} events
   */
  const picture = (lane, runs, events) => {
    const [low, high] = lane.range, hasRange = high > low;
    const scale = hasRange ? (height - 2 * pad) / (high - low) : 0;
    const axes = { ...axis(runs), y: (/** @type {number} */ value) =>
      hasRange ? height - pad - (value - low) * scale : height / 2 };
    const motions = [lane.track, lane.other].map((track, run) =>
      Events.motions(events.of(run, track), runs.end));
    const whole = height + (motions.flat().length ? barHeight * runs.runs.length : 0);
    const svg = drawn("svg", "", { height: whole, viewBox: `0 0 ${axes.width} ${whole}`, "aria-hidden": "true" });
    if (runs.runs[1]) svg.append(...differing(lane, axes));
    if (hasRange) svg.append(...lane.range.map(value => line("grid", `M0 ${axes.y(value)}H${axes.width}`)));
    svg.append(...marks(lane, axes, events), ...curves(lane, axes));
    motions.forEach((list, row) => svg.append(...list.flatMap(motion => bar(motion, row, axes))));
    if (hasRange) for (const [value, y] of [[high, 11], [low, height - 3]]) {
      const text = drawn("text", "", { x: 3, y });
      text.textContent = label(value);
      svg.append(text);
    }
    return svg;
  };

  /** @param {string} name @param {string} d */
  const line = (name, d) => drawn("path", name, { d });

  /** @param {Lane} lane @param {Axes} axes */
  const differing = ({ columns, second, range }, { x }) =>
    Curves.differences(columns, second, (range[1] - range[0]) / 1000).map(([from, to]) =>
      drawn("rect", "differs", { x: x(from), width: Math.max(x(to) - x(from), 1), y: 0, height }));

  /** @param {Lane} lane @param {Axes} axes @param {EventIndex} events */
  const marks = (lane, { x }, events) => {
    const shown = [...events.of(0, lane.track), ...events.of(1, lane.other), ...events.of(0, "complete")];
    lane.marks = new Map(shown.map(event => [event, line("mark", `M${x(event.time)} 0V${height}`)]));
    return lane.marks.values();
  };

  /** @param {Lane} lane @param {Axes} axes */
  const curves = ({ columns, second }, axes) => {
    const withVelocity = field("velocity").checked;
    return [
      ...columns.filter(column => column.model.length).map(column => line("model", Curves.steps(column.model, axes))),
      ...columns.flatMap((column, index) => [
        line("curve s" + index % 6, Curves.values(column, axes)),
        ...withVelocity ? [line("velocity s" + index % 6, Curves.velocity(column, axes, height))] : [],
      ]),
      ...second.map((column, index) => line("curve dash s" + index % 6, Curves.values(column, axes))),
    ];
  };

  /** @param {Motion} motion @param {number} row @param {Axes} axes */
  const bar = ({ begin, end, tail = 0, isMerged, merges }, row, axes) => {
    const y = height + 2 + barHeight * row, [x, to] = [axes.x(begin), axes.x(end)], low = y + barHeight - 4;
    const name = "bar" + (isMerged ? " merge" : "") + (row ? " other" : "");
    const width = Math.max(to - x - (merges ? 0 : 1), 1), rx = isMerged || merges ? 0 : 2;
    return [
      drawn("rect", name, { x, y, width, height: barHeight - 4, rx }),
      ...tail > end ? [line(name + " tail", `M${to} ${y}L${axes.x(tail)} ${low}H${to}Z`)] : [],
    ];
  };

  return { all, write, axis, draw };
})();
