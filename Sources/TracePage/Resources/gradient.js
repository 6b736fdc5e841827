/**
 * A gradient of CSS, whose colors are mixed as SwiftUI's are.
 * @param {Part} of
 * @param {string} kind
 */
const gradient = (of, kind) => {
  const css = (/** @type {number} */ number) => String(+number.toFixed(4));
  const part = (/** @type {string} */ name) => of(name) ?? 0;
  const mix = (/** @type {string} */ name, /** @type {number} */ at) =>
    part("start" + name) * (1 - at) + part("end" + name) * at;
  const [x, y] = ["x", "y"].map(axis => part("endPoint_" + axis) - part("startPoint_" + axis));
  const center = `at ${css(100 * part("center_x"))}% ${css(100 * part("center_y"))}%`;
  /** @type {Record<string, [string, string, (at: number) => number]>} */
  const kinds = {
    // Its line goes through the center, from corner to corner of a square body.
    linear: [css(Math.atan2(x, -y)) + "rad", "%", at =>
      50 + 100 * ((mix("Point_x", at) - .5) * x + (mix("Point_y", at) - .5) * y) / (Math.abs(x) + Math.abs(y) || 1)],
    radial: ["circle " + center, "px", at => mix("Radius", at)],
    conic: [`from ${css(90 + part("startAngle"))}deg ${center}`, "deg", at => mix("Angle", at) - part("startAngle")],
  };
  const [line, unit, place] = kinds[kind];
  const colors = [];
  for (let name = "color0"; of(name + "_r") !== undefined; name = "color" + colors.length) {
    const [r, g, b] = ["r", "g", "b"].map(channel => css(255 * part(name + "_" + channel)));
    colors.push(`rgb(${r} ${g} ${b}/${css(part(name + "_a"))})`);
  }
  const stops = colors.map((color, index) => {
    const at = of("locations_" + index) ?? index / Math.max(colors.length - 1, 1);
    return color + " " + css(place(at)) + unit;
  });
  return `${kind}-gradient(${line} in oklab,${stops.join()})`;
};
