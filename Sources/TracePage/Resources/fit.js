/** Makes the stage as large as the ways of its boxes. */
const Fit = (() => {
  const { css } = Effects, margin = 14;

  /**
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {Layer} touches
   */
  const fit = (layers, runs, touches) => {
    const stage = $("stage"), inner = $("stage-inner");
    stage.classList.toggle("tall", runs.runs.some(run => run.room));
    inner.style.transform = "none";
    makeRoom(layers, runs, stage.clientWidth);
    const [left, top, right, bottom] = bounds([...layers, touches], runs, rectOf(inner));
    if (left > right) return;
    const { clientWidth, clientHeight } = stage, width = right - left, height = bottom - top;
    const scale = min(1, (clientWidth - 2 * margin) / width, (clientHeight - 2 * margin) / height);
    const x = (clientWidth - width * scale) / 2 - left * scale, y = (clientHeight - height * scale) / 2 - top * scale;
    inner.style.transform = `translate(${css(x)}px,${css(y)}px) scale(${css(scale)})`;
    // Lines and names keep their size.
    inner.style.setProperty("--u", css(min(1 / scale, 6)) + "px");
  };

  /**
   * Views with a position of their own are left of those that are in a row.
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {number} width
   */
  const makeRoom = (layers, { start, end }, width) => {
    let taken = 0;
    for (const { run, root, update } of layers) {
      for (const time of [start, (start + end) / 2, end]) {
        update(Data.frameAt(run, time), time);
        for (const view of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(":scope>.placed")))
          taken = max(taken, view.offsetLeft + view.offsetWidth + 10);
      }
    }
    for (const { root, run } of layers) {
      if (run.room) {
        [root.style.width, root.style.height] = run.room.map(length => length + "px");
        continue;
      }
      root.style.paddingLeft = taken + 30 + "px";
      root.style.width = max(width, 320) + taken + "px";
    }
  };

  /**
   * Where the boxes get to, as left, top, right and bottom.
   * @param {Layer[]} layers
   * @param {Runs} runs
   * @param {DOMRect} origin
   */
  const bounds = (layers, { longest, start, end }, origin) => {
    const box = [1e9, 1e9, 1e9, 1e9], steps = min(48, longest.count);
    // Rails are what there is without views, and may be many beside them.
    const kind = longest.views.length ? ".view,.touch" : ".rail";
    for (let step = 0; step < steps; step++) {
      const time = start + (end - start) * step / max(steps - 1, 1);
      for (const { run, root, update } of layers) {
        update(Data.frameAt(run, time), time);
        const boxes = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(kind), ...(run.room ? [root] : [])]);
        for (const view of boxes) {
          const { left, top, right, bottom, width } = rectOf(view);
          if (!width || view.style.opacity === "0") continue;
          // The least of each side, for which right and bottom are negative.
          [left - origin.left, top - origin.top, origin.left - right, origin.top - bottom].forEach((side, index) => {
            box[index] = min(box[index], side);
          });
        }
      }
    }
    return [box[0], box[1], -box[2], -box[3]];
  };

  return { fit };
})();
