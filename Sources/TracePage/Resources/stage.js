/**
 * A run on the stage, and what moves its boxes to a time.
 * @typedef {{ run: Run, root: HTMLElement, update: (frame: number, time: number) => void }} Layer
 * @typedef {{ view: ViewData, box: HTMLElement, whole: HTMLElement, body: HTMLElement, text: HTMLElement, modifiers: Modifier[],
 *   inside?: HTMLElement }} Box `whole` contains the box and the views inside, and is the box itself where these are in it;
 *   `inside` contains what is cut to its corners
 */
/** The boxes of the views. */
const Stage = (() => {
  const { css } = Effects, none = [0, 0, 0, 0];

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
    const clips = [], boxes = makeBoxes(run, root, effects, clips);
    const knobs = run.columns.filter(isRail).map(column => rail(root, column));
    const hasOrder = boxes.some(({ modifiers }) => modifiers.some(({ effect }) => effect?.to === "order"));
    return { run, root, update: (frame, time) => {
      const value = (/** @type {Column} */ column) => pick(column, frame, time);
      const looks = boxes.map(box => Effects.look(box.modifiers, value));
      looks.forEach((look, index) => show(look, boxes[index]));
      // A browser compares siblings only, and whole numbers.
      if (hasOrder) Effects.ranks(looks.map(look => look.order)).forEach((rank, index) => {
        const { view, whole } = boxes[index];
        whole.style.zIndex = String(view.layer === "behind" ? rank - boxes.length : rank);
      });
      for (const move of knobs) move(value);
      // After all boxes have moved, so that they are laid out once.
      for (const clip of clips) Clips.cut(clip);
    } };
  };

  /**
   * @param {Run} run
   * @param {HTMLElement} root
   * @param {Record<string, Effect>} effects
   * @param {Clip[]} clips those of the boxes are added
   * @returns {Box[]}
   */
  const makeBoxes = (run, root, effects, clips) => {
    const parents = new Set(run.views.map(view => view.parent));
    /** @type {Column[][]} */
    const own = run.views.map(() => []);
    for (const column of run.columns) own[column.view]?.push(column);
    /** @type {Box[]} */
    const boxes = [];
    run.views.forEach((view, index) => {
      const box = make("div", "view" + (parents.has(index) ? " parent" : ""));
      const body = make("div", "body"), text = make("span", "name", view.name);
      box.dataset.view = view.name;
      box.append(body, text);
      box.classList.toggle("text", own[index].some(column => column.attribute === "text"));
      if (run.room) {
        // A container has no frame: its views are in the space around it.
        if (view.font) text.style.fontSize = view.font + "px";
        else if (!view.frame && !own[index].some(column => /^(layout|matched)/.test(column.attribute ?? "")))
          box.classList.add("open");
      }
      // What is in a view with a frame has its frames in the space of the view, unless that begins one.
      const isBeside = run.room && parents.has(index) && !view.space && !box.classList.contains("open");
      const around = boxes[view.parent], outer = around?.whole ?? root, host = view.layer ? outer : around?.inside ?? outer;
      const whole = isBeside ? make("div", "whole") : box, modifiers = Effects.modifiers(own[index], effects);
      if (isBeside) whole.append(box);
      whole.classList.toggle("mask", view.layer === "mask");
      if (view.layer === "behind") host.insertBefore(whole, around?.box.parentElement === host ? around.box : host.firstChild);
      else host.append(whole);
      /** @type {Box} */
      const parts = boxes[index] = { view, box, whole, body, text, modifiers };
      if (!run.room) return;
      if (view.layer === "mask") clips.push({ of: host, root: host, boxes: () =>
        [box, ...whole.querySelectorAll(".view")].filter(shape => !shape.matches(".open,.parent:not(.filled)")) });
      if (!parents.has(index) || !modifiers.some(({ effect }) => effect?.property === "border-radius")) return;
      const inside = parts.inside = whole.appendChild(make("div", "whole"));
      clips.push({ of: inside, root: whole, boxes: () => [isBeside ? box : body] });
    });
    return boxes;
  };

  /**
   * Whether a column is shown on a rail, because it is no attribute of a box.
   * @param {Column} column
   */
  const isRail = column => !column.text && !(column.view >= 0 && column.modifier)
    && !(column.isStill && column.run.columns.length > 8);

  /**
   * @param {HTMLElement} root
   * @param {Column} column
   */
  const rail = (root, column) => {
    const line = make("div", "rail"), knob = make("div", "knob"), [low, high] = Data.extremes([column]);
    line.append(make("span", "name", column.name), knob);
    root.append(line);
    return (/** @type {(column: Column) => Cell} */ value) => {
      const number = value(column);
      knob.hidden = number === null;
      knob.style.left = high > low ? (Number(number) - low) / (high - low) * 240 + "px" : "0";
    };
  };

  /**
   * @param {HTMLElement} box
   * @param {(number | undefined)[]} size
   */
  const setSize = ({ style }, [width, height]) => {
    if (width !== undefined) style.width = max(width, 0) + "px";
    if (height !== undefined) style.height = max(height, 0) + "px";
  };

  /**
   * Puts a box where layout and its own modifiers have it.
   * @param {Look} look
   * @param {ViewData} view
   * @param {HTMLElement} box
   */
  const arrange = ({ place, size, margins = none }, { frame, rigid, size: own }, box) => {
    const { style } = box, [x, y, width, height] = frame ?? none;
    const [top, trailing, bottom, leading] = frame ? margins : none;
    // A shape without a size of its own fills what its padding leaves.
    const rest = frame && !rigid && !place ? [width - leading - trailing, height - top - bottom] : own ?? [];
    setSize(box, size.length && !rigid ? size : rest);
    if (!frame) {
      style.margin = margins.join("px ") + "px";
      if (!place) return;
    }
    box.classList.add("placed");
    const center = place ?? [width / 2, height / 2];
    style.left = x + center[0] + (leading - trailing - (parseFloat(style.width) || box.offsetWidth)) / 2 + "px";
    style.top = y + center[1] + (top - bottom - (parseFloat(style.height) || box.offsetHeight)) / 2 + "px";
  };

  /**
   * @param {Look} look
   * @param {Box} parts
   */
  const show = (look, { view, box, whole, body, text }) => {
    whole.hidden = look.isGone;
    arrange(look, view, box);
    Object.assign(whole.style, { opacity: css(look.opacity), filter: look.filter, transform: look.transform });
    (whole === box ? body : box).style.transform = look.own;
    for (const { of, property, value } of look.styles) {
      body.style.setProperty(property, value);
      // A body that inherits would be styled anew whenever its box moves.
      if (of === "box") box.style.setProperty(property, value);
      box.classList.toggle("filled", box.classList.contains("filled") || /^background(-color)?$/.test(property));
    }
    // A frame on its way to the width of its text has the height of its lines.
    if (view.font) text.classList.toggle("line", parseFloat(box.style.height) < 2.4 * view.font);
    // A small box has no room for a name.
    text.hidden = look.text === undefined && parseFloat(box.style.width) < 44;
    if (look.text !== undefined) text.textContent = look.text;
    if (look.content) {
      // A shape is filled with it, a text is written in it.
      if (box.classList.contains("text")) text.style.color = look.content;
      else body.style.backgroundColor = look.content;
    }
    if (look.trim) {
      const bar = /** @type {HTMLElement} */ (body.firstChild ?? body.appendChild(make("div", "trim")));
      bar.style.left = 100 * look.trim[0] + "%";
      bar.style.width = 100 * max(look.trim[1] - look.trim[0], 0) + "%";
    }
  };

  return { layers, past };
})();
