/**
 * @typedef {{ view: ViewData, box: HTMLElement, whole: HTMLElement, body: HTMLElement, text: HTMLElement, modifiers: Modifier[],
 *   inside?: HTMLElement, behind: number, back?: HTMLElement }} Box `whole` contains the box and the views inside, and is the
 *   box itself where these are in it; `inside` contains what is cut to its corners, or lies in front of `back`, which
 *   the modifier with the number `behind` draws
 */
/** The boxes of the views of a run. */
const Boxes = (() => {
  const { css } = Effects, none = [0, 0, 0, 0];

  /**
   * @param {Run} run
   * @param {HTMLElement} root
   * @param {Record<string, Effect>} effects
   * @param {Clip[]} clips those of the boxes are added
   * @returns {Box[]}
   */
  const all = (run, root, effects, clips) => {
    const parents = new Set(run.views.map(view => view.parent));
    /** @type {Column[][]} */
    const own = run.views.map(() => []);
    for (const column of run.columns) own[column.view]?.push(column);
    /** @type {Box[]} */
    const boxes = [];
    run.views.forEach((view, index) => {
      const body = make("div", "body"), text = make("span", "name", view.name);
      const box = make("div", "view" + (parents.has(index) ? " parent" : ""), body, text);
      box.dataset.view = view.name;
      box.classList.toggle("text", own[index].some(column => column.attribute === "text"));
      if (run.room) {
        // A container has no frame: its views are in the space around it.
        if (view.font) text.style.fontSize = view.font + "px";
        else if (!view.frame && !own[index].some(column => /^(layout|matched)/.test(column.attribute ?? "")))
          box.classList.add("open");
      }
      // A size that is written need not be asked for.
      if (!box.matches(".open,.parent")) setSize(box, [100, 60]);
      // The views inside a view with a frame share its space, unless it begins one of its own.
      const isBeside = run.room && parents.has(index) && !view.space && !box.classList.contains("open");
      const around = boxes[view.parent], outer = around?.whole ?? root, host = view.layer ? outer : around?.inside ?? outer;
      const whole = isBeside ? make("div", "whole") : box, modifiers = Effects.modifiers(own[index], effects);
      if (isBeside) whole.append(box);
      whole.classList.toggle("mask", view.layer === "mask");
      if (view.layer === "behind") host.insertBefore(whole, around?.box.parentElement === host ? around.box : host.firstChild);
      else host.append(whole);
      /** @type {Box} */
      const parts = boxes[index] = { view, box, whole, body, text, modifiers, behind: Effects.backdrop(modifiers) };
      if (parts.behind >= 0) box.prepend(parts.back = make("div", "body"));
      if (!run.room) return;
      if (view.layer === "mask") clips.push({ of: host, root: host, boxes: () => Clips.shapes(whole) });
      const isCut = modifiers.some(({ effect }) => effect?.property === "border-radius");
      if (!parents.has(index) || !isCut && !parts.back) return;
      const inside = parts.inside = whole.appendChild(make("div", isBeside ? "whole" : "whole core"));
      const isOpen = box.matches(".open");
      if (isCut) clips.push({ of: inside, root: whole, around: isOpen ? box : undefined,
        boxes: () => isOpen ? Clips.shapes(inside) : [isBeside ? box : body] });
    });
    return boxes;
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
  const show = (look, { view, box, whole, body, text, inside, back }) => {
    whole.hidden = look.isGone;
    arrange(look, view, box);
    render(whole, look);
    (whole === box ? body : box).style.transform = look.own;
    if (look.core) {
      for (const part of [body, text, inside ?? text]) render(part, look.core);
      paint(look.core, box, body);
    }
    paint(look, box, body, back);
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

  /**
   * @param {HTMLElement} element
   * @param {Core} look
   */
  const render = ({ style }, { opacity, filter, transform }) => Object.assign(style, { opacity: css(opacity), filter, transform });

  /**
   * Sets the properties of a body of a box, and those of the box, which all of its bodies have.
   * @param {Core} look
   * @param {HTMLElement} box
   * @param {HTMLElement} body
   * @param {HTMLElement} [back]
   */
  const paint = ({ styles }, box, body, back = body) => {
    for (const { of, property, value } of styles) {
      // A body that inherits would be styled anew whenever its box moves.
      for (const part of of === "box" ? [box, back, body] : [back]) part.style.setProperty(property, value);
      if (/^background(-color)?$/.test(property)) box.classList.add("filled");
    }
  };

  return { all, show };
})();
