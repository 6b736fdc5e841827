/**
 * A track of the main run, of the second one, or of both; -1 is none. `litMark` is drawn over its marks.
 * @typedef {{ name: string, owner: string, track: number, other: number, columns: Column[], second: Column[],
 *   range: number[], element: HTMLElement, picture: HTMLElement, outputs: Output[], litMark: Element }} Lane
 * @typedef {{ column: Column, output: HTMLElement, prefix: string }} Output
 * @typedef {{ owner: string, element: HTMLElement }} LaneGroup
 */
/** The lanes of the tracks that move, in groups by view that fold. */
const Lanes = (() => {
  /**
   * The lanes of a page, which are shown.
   * @param {Runs} runs
   * @param {(owner: string) => void} choose selects the view or state of a lane
   */
  const all = ({ runs, main }, choose) => {
    const owners = new Owners(runs);
    const numbers = (/** @type {Run | undefined} */ run, /** @type {number} */ track) =>
      run?.columns.filter(column => column.track === track && !column.text) ?? [];
    const names = [...new Set(runs.flatMap(run => run.tracks))];
    const lanes = names.map(name => {
      const [track, other] = [main, runs[1]].map(run => run?.tracks.indexOf(name) ?? -1);
      const owner = owners.tracks[0][track] ?? owners.tracks[1]?.[other] ?? name;
      return lane(name, owner, [track, other], numbers(main, track), numbers(runs[1], other));
    }).filter(({ columns, second }) => [...columns, ...second].some(column => !column.isStill));
    for (const lane of lanes) show(lane, choose);
    const groups = grouped(lanes, owners);
    $("lanes").replaceChildren($("axis"), $("cursor"), ...groups.map(({ element }) => element));
    if (!lanes.length) $("lanes").append(make("p", "", "No number changes in this run."));
    return { lanes, groups };
  };

  /**
   * @param {string} name
   * @param {string} owner
   * @param {number[]} tracks
   * @param {Column[]} columns
   * @param {Column[]} second
   * @returns {Lane}
   */
  const lane = (name, owner, [track, other], columns, second) => ({
    name, owner, track, other, columns, second, range: Data.extremes([...columns, ...second]),
    element: make("div", "lane"), picture: make("div"), litMark: drawn("path", "mark lit", {}),
    outputs: columns.map((column, index) => ({
      column, output: make("span", "s" + index % 6),
      prefix: column.name.startsWith(name + "_") ? column.name.slice(name.length + 1) + " " : "",
    })),
  });

  /**
   * @param {Lane} lane
   * @param {(owner: string) => void} choose
   */
  const show = (lane, choose) => {
    const name = button(() => choose(lane.owner), lane.name);
    name.title = "Select " + lane.owner;
    lane.element.append(make("h3", "", name, ...lane.outputs.map(({ output }) => output)), lane.picture);
  };

  /**
   * The lanes of each view together, which fold; a state has its lane alone.
   * @param {Lane[]} lanes
   * @param {InstanceType<typeof Owners>} owners
   * @returns {LaneGroup[]}
   */
  const grouped = (lanes, owners) => [...new Set(lanes.map(({ owner }) => owner))].map(owner => {
    const own = lanes.filter(lane => lane.owner === owner), isView = owners.views.has(owner);
    const element = make(isView ? "details" : "div", "group");
    if (isView) {
      element.setAttribute("open", "");
      element.append(make("summary", "", owner));
    }
    element.append(...own.map(lane => lane.element));
    return { owner, element };
  });

  /**
   * Brings the lanes of an owner forward: above the others, of which only the values are left.
   * @param {LaneGroup[]} groups
   * @param {string} owner nobody, if it is empty
   */
  const select = (groups, owner) => {
    const isOne = groups.some(group => group.owner === owner);
    for (const group of groups) {
      const isFront = group.owner === owner;
      group.element.classList.toggle("front", isFront);
      group.element.classList.toggle("aside", isOne && !isFront);
      if (isFront) group.element.setAttribute("open", "");
    }
  };

  /**
   * Writes the values of a frame of the main run, and their velocities if they are shown.
   * @param {Lane[]} lanes
   * @param {number} frame
   */
  const write = (lanes, frame) => {
    const withVelocity = field("velocity").checked;
    for (const { outputs } of lanes)
      for (const { column, output, prefix } of outputs) {
        const text = prefix + label(column.at(frame)) + (withVelocity ? ", " + Curves.speed(column, frame) : "");
        if (output.textContent !== text) output.textContent = text;
      }
  };

  return { all, select, write };
})();
