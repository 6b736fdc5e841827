/** The pictures of the lanes: curves, states, marks of events, motions and hitches. */
const Drawing = (() => {
  const height = 92, barHeight = 12, pad = 6;
  /** The width of the lanes. To ask for it lays the page out, which takes long when all of it has changed. */
  let width = 0;

  /** Takes the width that the lanes have now; true if it is another one. */
  const resize = () => width !== (width = max($("lanes").clientWidth, 100));

  /**
   * The places of the times that are shown.
   * @param {InstanceType<typeof Span>} span
   */
  const axis = ({ from, to }) => {
    if (!width) resize();
    return { from, to, width, x: (/** @type {number} */ time) => (time - from) / (to - from) * width };
  };

  /**
   * Draws all lanes, and the axis above them.
   * @param {Lane[]} lanes
   * @param {Runs} runs
   * @param {EventIndex} events
   * @param {InstanceType<typeof Span>} span
   */
  const draw = (lanes, runs, events, span) => {
    const axes = axis(span);
    $("ruler").replaceChildren(ruler(runs, axes));
    for (const lane of lanes) lane.picture.replaceChildren(picture(lane, runs, events, axes));
  };

  /** @param {Runs} runs @param {TimeAxis} axes */
  const ruler = ({ main }, axes) => {
    const svg = canvas(axes, 22);
    svg.append(hitches(main, axes, 22));
    for (const { time, text } of Span.ticks(axes.from, axes.to, max(axes.width / 80, 1))) {
      const x = axes.x(time), isLast = x > axes.width - 44;
      svg.append(line("tick", `M${x} 15V22`), written(text, x, 12, isLast ? "end" : x < 22 ? "start" : "middle"));
    }
    return svg;
  };

  /** @param {TimeAxis} axes @param {number} height */
  const canvas = ({ width }, height) =>
    drawn("svg", "", { height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });

  /** @param {string} content @param {number} x @param {number} y @param {string} anchor */
  const written = (content, x, y, anchor) => {
    const text = drawn("text", "", { x, y, "text-anchor": anchor });
    text.textContent = content;
    return text;
  };

  /**
   * @param {Lane} lane
   * @param {Runs} runs
   * @param {EventIndex} events
   * @param {TimeAxis} span
   */
  const picture = (lane, runs, events, span) => {
    const [low, high] = lane.range, hasRange = high > low;
    const scale = hasRange ? (height - 2 * pad) / (high - low) : 0;
    const axes = { ...span, y: (/** @type {number} */ value) =>
      hasRange ? height - pad - (value - low) * scale : height / 2 };
    const motions = [lane.track, lane.other].map((track, run) =>
      Events.motions(events.of(run, track), runs.end));
    const svg = canvas(axes, height + (motions.flat().length ? barHeight * runs.runs.length : 0));
    svg.append(hitches(runs.main, axes, height));
    if (runs.runs[1]) svg.append(...Differences.pictures(lane, axes, height));
    if (hasRange) svg.append(...lane.range.map(value => line("grid", `M0 ${axes.y(value)}H${axes.width}`)));
    svg.append(line("mark", marks(events.ofLane(lane), axes)), lane.litMark, ...curves(lane, axes));
    motions.forEach((list, row) => svg.append(...bars(list, row, axes)));
    if (hasRange) svg.append(written(label(high), 3, 11, "start"), written(label(low), 3, height - 3, "start"));
    return svg;
  };

  /** @param {string} name @param {string} d */
  const line = (name, d) => drawn("path", name, { d });

  /**
   * The bands of all hitches; those of one pixel are one.
   * @param {Run} run @param {TimeAxis} axes @param {number} height
   */
  const hitches = ({ hitches = [] }, { x }, height) => {
    let d = "", end = -Infinity;
    for (const [from, to] of hitches) {
      if (x(to) <= end) continue;
      const left = max(x(from), end);
      end = max(x(to), left + 1);
      d += `M${left} 0H${end}V${height}H${left}Z`;
    }
    return line("hitch", d);
  };

  /**
   * Upright lines at the times of events, one for all in a pixel.
   * @param {PageEvent[]} events
   * @param {TimeAxis} axes
   */
  const marks = (events, { x, from, to }) => {
    const first = Data.partition(events.length, index => events[index].time < from);
    const last = Data.partition(events.length, index => events[index].time <= to);
    const places = new Set(events.slice(first, last).map(event => round(x(event.time) * 2) / 2));
    return [...places].map(place => `M${place} 0V${height}`).join("");
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

  /**
   * The bars of motions, those that look the same as one path, with the tails of those that are faded out.
   * @param {Motion[]} motions
   * @param {number} row
   * @param {TimeAxis} axes
   */
  const bars = (motions, row, axes) => {
    /** @type {Map<string, string>} */
    const paths = new Map();
    const add = (/** @type {string} */ name, /** @type {string} */ path) => paths.set(name, (paths.get(name) ?? "") + path);
    const y = height + 2 + barHeight * row, low = y + barHeight - 4;
    for (const { begin, end, tail = 0, isMerged, merges } of motions) {
      const name = "bar" + (isMerged ? " merge" : "") + (row ? " other" : ""), [x, to] = [axes.x(begin), axes.x(end)];
      if (max(to, axes.x(tail)) < 0 || x > axes.width) continue;
      add(name, `M${x} ${y}h${max(to - x - (merges ? 0 : 1), 1)}V${low}H${x}Z`);
      if (tail > end) add(name + " tail", `M${to} ${y}L${axes.x(tail)} ${low}H${to}Z`);
    }
    return [...paths].map(([name, path]) => line(name, path));
  };

  /**
   * Marks events in a lane, instead of those that were marked.
   * @param {Lane} lane
   * @param {PageEvent[]} events
   * @param {TimeAxis} axes
   */
  const light = ({ litMark }, events, axes) => {
    const path = marks(events, axes);
    if (path !== litMark.getAttribute("d")) litMark.setAttribute("d", path);
  };

  return { axis, draw, light, marks, resize };
})();
