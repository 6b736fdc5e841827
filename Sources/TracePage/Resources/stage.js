/**
 * A run on the stage. `move` moves its boxes to a time, and says whether any has moved since; `update` cuts them besides.
 * @typedef {{ run: Run, root: HTMLElement, move: (frame: number, time: number) => boolean,
 *   update: (frame: number, time: number) => void }} Layer
 */
/** What is on the stage: the layers of the runs, with the boxes of their views. */
const Stage = (() => {
  /**
   * The layers of a page, the last one in front: the state, a second run, and the screen.
   * @param {Runs} runs
   * @param {Record<string, AttributeData>} attributes
   * @returns {Layer[]}
   */
  const layers = ({ runs, main }, attributes) => {
    const effects = Effects.make(attributes);
    const shown = (/** @type {Column} */ column, /** @type {number} */ frame) => column.at(frame);
    // The values of the state; those on screen where the state has none.
    const state = (/** @type {Column} */ column, /** @type {number} */ frame, /** @type {number} */ time) =>
      column.modelAt && column.at(frame) !== null ? column.modelAt(time) : column.at(frame);
    return [
      layer(main, "ghost", effects, state),
      ...runs.slice(1, 2).map(run => layer(run, "other", effects, shown)),
      layer(main, "screen", effects, shown),
    ];
  };

  /**
   * A layer of its own for what the screen of a run showed before.
   * @param {Run} run
   * @param {Record<string, AttributeData>} attributes
   */
  const past = (run, attributes) => layer(run, "past", Effects.make(attributes), (column, frame) => column.at(frame));

  /**
   * @param {Run} run
   * @param {string} name
   * @param {Record<string, Effect>} effects
   * @param {(column: Column, frame: number, time: number) => Cell} pick chooses the screen or the state
   * @returns {Layer}
   */
  const layer = (run, name, effects, pick) => {
    const root = make("div", "layer " + name + (run.room ? " room" : ""));
    /** @type {Clip[]} */
    const clips = [], boxes = Boxes.all(run, root, effects, clips);
    const knobs = run.columns.filter(isRail).map(column => rail(root, column));
    const hasOrder = boxes.some(({ modifiers }) => modifiers.some(({ effect }) => effect?.to === "order"));
    /** @type {Cell[] | undefined} */
    let last;
    let isCut = false;
    const move = (/** @type {number} */ frame, /** @type {number} */ time) => {
      const value = (/** @type {Column} */ column) => pick(column, frame, time), values = run.columns.map(value);
      if (last?.every((cell, index) => cell === values[index])) return false;
      last = values;
      isCut = false;
      const looks = boxes.map(box => Effects.look(box.modifiers, value, box.behind));
      looks.forEach((look, index) => Boxes.show(look, boxes[index]));
      // A browser compares siblings only, and whole numbers.
      if (hasOrder) Effects.ranks(looks.map(look => look.order)).forEach((rank, index) => {
        const { view, whole } = boxes[index];
        whole.style.zIndex = String(view.layer === "behind" ? rank - boxes.length : rank);
      });
      for (const slide of knobs) slide(value);
      return true;
    };
    return { run, root, move, update: (frame, time) => {
      move(frame, time);
      // After all boxes have moved, so that they are laid out once.
      if (!isCut) for (const clip of clips) Clips.cut(clip);
      isCut = true;
    } };
  };

  /**
   * Whether a column is shown on a rail, because it is no attribute of a box.
   * @param {Column} column
   */
  const isRail = column => !column.text && !(column.view >= 0 && column.attribute)
    && !(column.isStill && column.run.columns.length > 8);

  /**
   * @param {HTMLElement} root
   * @param {Column} column
   */
  const rail = (root, column) => {
    const knob = make("div", "knob"), [low, high] = Data.extremes([column]);
    root.append(make("div", "rail", make("span", "name", column.name), knob));
    return (/** @type {(column: Column) => Cell} */ value) => {
      const number = value(column);
      knob.hidden = number === null;
      // A place would be laid out.
      knob.style.translate = high > low ? (Number(number) - low) / (high - low) * 240 + "px" : "";
    };
  };

  return { layers, past };
})();
