/** Makes the stage as large as the ways of its boxes. */
const Fit = (() => {
  const { css } = Effects, margin = 14;

  /**
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {Layer} touches
   */
  const fit = (layers, runs, touches) => {
    const stage = $("stage"), inner = $("stage-inner"), { style } = inner;
    stage.classList.toggle("tall", runs.runs.some(run => run.room));
    style.transform = "none";
    const { clientWidth, clientHeight } = stage;
    makeRoom(layers, runs, clientWidth);
    const [left, top, right, bottom] = bounds([...layers, touches], runs, rectOf(inner));
    if (left > right) return;
    const width = right - left, height = bottom - top;
    const scale = min(1, (clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
    const x = (clientWidth - width * scale) / 2 - left * scale, y = (clientHeight - height * scale) / 2 - top * scale;
    style.transform = `translate(${css(x)}px,${css(y)}px) scale(${css(scale)})`;
    // Lines and names keep their size.
    style.setProperty("--u", css(min(1 / scale, 6)) + "px");
  };

  /**
   * Views with a position of their own are left of those that are in a row.
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {number} width
   */
  const makeRoom = (layers, { start, end }, width) => {
    let taken = 0;
    for (const { run, root, move } of layers) {
      if (!run.room) for (const time of [start, (start + end) / 2, end]) {
        move(Data.frameAt(run, time), time);
        for (const view of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(":scope>.placed")))
          taken = max(taken, view.offsetLeft + view.offsetWidth + 10);
      }
    }
    for (const { root, run } of layers) {
      if (run.room) [root.style.width, root.style.height] = run.room.map(length => length + "px");
      else {
        root.style.paddingLeft = taken + 30 + "px";
        root.style.width = max(width, 320) + taken + "px";
      }
    }
  };

  /**
   * The times at which to measure: those of the least and greatest value of each moving column, on screen and in the
   * state, and evenly spaced ones, for rotation and layout.
   * @param {Runs} runs
   */
  const timesOf = ({ runs, start, end }) => {
    const moving = runs.flatMap(run => run.columns).filter(({ isStill, view, text }) => !isStill && view >= 0 && !text);
    const isFew = moving.length < 20, steps = isFew ? 12 : 47;
    const times = new Set(Array.from({ length: steps + 1 }, (_, step) => start + (end - start) * step / steps));
    if (isFew) for (const column of moving) {
      const { run, model } = column, values = Array.from({ length: run.count }, (_, frame) => column.at(frame));
      for (const value of Data.extremes([column])) {
        const frame = values.indexOf(value);
        times.add(frame < 0 ? model[model.lastIndexOf(value) - 1] : run.time(frame));
      }
    }
    return times;
  };

  /**
   * Where the boxes get to, as left, top, right and bottom.
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {DOMRect} origin
   */
  const bounds = (layers, runs, { x, y }) => {
    let left = 1e9, top = 1e9, right = -left, bottom = -top;
    const inner = $("stage-inner");
    // Rails are what there is without views; beside them they may be many, which would make the views small.
    const kind = ".room,.view,.touch,.rail" + (runs.longest.views[0] ? ":nth-child(-n+24)" : "");
    for (const time of timesOf(runs)) {
      // All boxes move before one is asked where it is, so that they are laid out once, and not at all if none has moved.
      if (!layers.filter(({ run, move }) => move(Data.frameAt(run, time), time)).length && left < 1e9) continue;
      for (const view of /** @type {NodeListOf<HTMLElement>} */ (inner.querySelectorAll(kind))) {
        const box = rectOf(view);
        if (!box.width || view.style.opacity === "0") continue;
        [left, top] = [min(left, box.left), min(top, box.top)];
        [right, bottom] = [max(right, box.right), max(bottom, box.bottom)];
      }
    }
    return [left - x, top - y, right - x, bottom - y];
  };

  return { fit };
})();
