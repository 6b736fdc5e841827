/**
 * A number of the text, from `start` up to `end`, and the range of its slider.
 * @typedef {{ name: string, start: number, end: number, value: number, least: number, most: number, step: number }} Place
 */
/** Sliders for the numbers of `define` and of animations in the text of a timeline, and of animations in Swift. */
const Sliders = (() => {
  /** More than these are more than one can take in. */
  const limit = 24;
  const number = "-?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?";
  const tokens = new RegExp(`("(?:\\\\.|[^"\\\\\\n])*")(\\s*:)?|(${number})|([{[])|[}\\]]`, "g");
  const calls = new RegExp("\\.(linear|easeIn|easeOut|easeInOut|timingCurve|spring|interactiveSpring|interpolatingSpring"
    + "|smooth|snappy|bouncy|delay|speed)\\(([^()]*)\\)", "g");
  const counts = new RegExp(`(?:^|,)\\s*(?:(\\w+)\\s*:\\s*)?(${number})\\s*(?=,|$)`, "g");

  /**
   * The numbers of a text in its order; the text need not be free of errors.
   * @param {string} text
   */
  const find = text => {
    if (/^\s*[A-Za-z@#/]/.test(text)) return inCalls(text, 0, "").slice(0, limit);
    /** @type {Place[]} */
    const places = [];
    /**
     * The key at each level of the object around a token; empty in a list.
     * @type {string[]}
     */
    const keys = [];
    for (const { 0: token, 1: string, 2: colon, 3: digits, 4: opening, index = 0 } of text.matchAll(tokens)) {
      const defined = keys[0] === "define" && keys[1] || "";
      if (colon) keys[keys.length - 1] = string.slice(1, -1);
      else if (string) places.push(...inText(string, index, defined));
      else if (digits && defined) places.push(place(defined, index, digits));
      else if (opening) keys.push("");
      else if (!digits && token) keys.pop();
    }
    return places.slice(0, limit);
  };

  /**
   * The numbers of a text in quotes: of its animations, or it is the number of a definition.
   * @param {string} string
   * @param {number} start
   * @param {string} defined the name of its definition; empty without one
   */
  const inText = (string, start, defined) => {
    const inner = string.slice(1, -1);
    if (defined && inner.trim() && isFinite(Number(inner)))
      return [place(defined, start + 1 + inner.search(/\S/), inner.trim())];
    return inCalls(inner, start + 1, defined);
  };

  /**
   * The numbers of animations in Swift.
   * @param {string} text
   * @param {number} start the place of the text
   * @param {string} defined the name of its definition; empty without one
   */
  const inCalls = (text, start, defined) => [...text.matchAll(calls)].flatMap(({ 0: call, 1: name, 2: list, index = 0 }) =>
    [...list.matchAll(counts)].map(found => {
      const end = start + index + call.length - 1 - list.length + (found.index ?? 0) + found[0].trimEnd().length;
      return place([defined, name, found[1]].filter(Boolean).join(" "), end - found[2].length, found[2]);
    }));

  /**
   * A slider goes from nothing to twice the number, or to 1, in a hundred steps of a round length.
   * @param {string} name
   * @param {number} start
   * @param {string} digits
   * @returns {Place}
   */
  const place = (name, start, digits) => {
    const value = Number(digits), isBounce = /bounce$/i.test(name), most = isBounce ? 1 : Math.max(2 * Math.abs(value), 1);
    const step = 10 ** Math.ceil(Math.log10(most / 100) - 1e-9);
    const top = Math.ceil(most / step - 1e-9) * step;
    return { name, start, end: start + digits.length, value, least: isBounce || value < 0 ? -top : 0, most: top, step };
  };

  /**
   * Shows a slider for each number of a text.
   * @param {HTMLElement} list
   * @param {string} text
   * @param {(start: number, end: number, digits: string) => void} replace puts a number into the text
   */
  const show = (list, text, replace) => {
    const places = find(text);
    list.replaceChildren(...places.map((place, index) => {
      const { name, value, least, most, step } = place;
      const row = make("label", "", name), range = make("input"), output = make("output", "", String(value));
      Object.assign(range, { type: "range", min: least, max: most, step: "any", value });
      range.oninput = () => {
        const digits = String(+(Math.round(+range.value / step) * step).toPrecision(6)), { start, end } = place;
        if (digits === output.textContent) return;
        output.textContent = digits;
        place.end = start + digits.length;
        for (const later of places.slice(index + 1)) {
          later.start += place.end - end;
          later.end += place.end - end;
        }
        replace(start, end, digits);
      };
      row.title = `Line ${text.slice(0, place.start).split("\n").length}`;
      row.append(range, output);
      return row;
    }));
  };

  return { find, show };
})();
