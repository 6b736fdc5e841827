/** The legend of the lanes, in the words of `events`: only signs that the page has. */
const Signs = (() => {
  /**
   * A sign: its name, the classes that a lane draws it with, and how it is drawn, if not as a line.
   * @type {[string, string, string, string?][]}
   */
  const signs = [
    ["on screen", ".curve", "curve s0"], ["state", ".model", "model"], ["second run", ".curve.dash", "curve dash s0"],
    ["difference", ".differs", "differs", "box"], ["velocity", ".velocity", "velocity s0"],
    ["an event", ".mark:not(.lit)", "mark", "rule"], ["begin to end", ".bar:not(.merge,.tail)", "bar", "box"],
    ["retarget, merge", ".bar.merge", "bar merge", "box"], ["retarget, cross-fade", ".bar.tail", "bar tail", "wedge"],
    ["hitch", ".hitch", "hitch", "box"],
  ];
  const paths = { line: "M1 6H21", box: "M1 2H21V10H1Z", rule: "M11 0V12", wedge: "M1 2L21 10H1Z" };

  /** Shows the signs of the lanes as they are drawn now. */
  const show = () => $("signs").replaceChildren(...signs.filter(([, found]) => isDrawn(found)).map(([name, , classes, kind]) => {
    const svg = drawn("svg", "", { width: 22, height: 12, "aria-hidden": "true" });
    svg.append(drawn("path", classes, { d: paths[/** @type {keyof typeof paths} */ (kind ?? "line")] }));
    return make("span", "", svg, name);
  }));

  /** @param {string} classes */
  const isDrawn = classes => [...$("lanes").querySelectorAll(classes)].some(element => element.getAttribute("d") !== "");

  return { show };
})();
