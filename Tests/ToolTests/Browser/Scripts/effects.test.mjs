import assert from "node:assert/strict";
import { test } from "node:test";
import { Effects } from "./load.mjs";

const attributes = {
  offset: { to: "transform", css: "translate({x}px,{y}px)", neutral: { x: 0, y: 0 } },
  rotation: { to: "transform", css: "rotate({}deg) at({anchor_x})", neutral: { anchor_x: 0.5 } },
  stroke: { to: "style", of: "body", property: "outline", css: "{style_lineWidth|lineWidth}px", neutral: { lineWidth: 1 } },
  fill: { to: "style", of: "body", property: "background-color", css: "f{}", neutral: {} },
  background: { to: "style", of: "back", property: "background-color", css: "b{}", neutral: {} },
  blur: { to: "filter", css: "blur({}px)", neutral: { "": 0 } },
  opacity: { to: "opacity", neutral: { "": 1 } }, padding: { to: "margin", neutral: {} },
  frame: { to: "size", neutral: {} }, position: { to: "position", neutral: { x: 0, y: 0 } },
  linear: { to: "gradient", property: "linear",
    neutral: { startPoint_x: 0.5, startPoint_y: 0, endPoint_x: 0.5, endPoint_y: 1 } },
  radial: { to: "gradient", property: "radial", neutral: { center_x: 0.5, center_y: 0.5, startRadius: 0, endRadius: 0 } },
  conic: { to: "gradient", property: "conic", neutral: { center_x: 0.5, center_y: 0.5, startAngle: 0, endAngle: 360 } },
  matched: { to: "rectangle", neutral: {} }, zIndex: { to: "order", neutral: {} }, text: { to: "text", neutral: {} },
};
const effects = Effects.make(attributes);

/** The look of a view, from the values of its columns by their names, `modifier.part`. */
const look = values => {
  const columns = Object.keys(values).map(name => {
    const [modifier, part] = name.split(".");
    return { name, modifier, part, attribute: modifier.replace(/^transition_|_\d+$/g, "") };
  });
  const modifiers = Effects.modifiers(columns, effects);
  return Effects.look(modifiers, column => values[column.name], Effects.backdrop(modifiers));
};

test("a template is filled in with parts, and with neutral numbers where there are none", () => {
  assert.equal(look({ "offset.x": 1.23456, "offset.y": -2 }).transform.trim(), "translate(1.2346px,-2px)");
  assert.equal(look({ "rotation.": 90 }).transform.trim(), "rotate(90deg) at(0.5)");
  assert.equal(look({ "rotation.": 90, "rotation.anchor_x": 1 }).transform.trim(), "rotate(90deg) at(1)");
});

test("of two parts the first that there is counts", () => {
  const width = values => look({ "stroke.r": 0, ...values }).styles[0];
  assert.deepEqual(width({}), { of: "body", property: "outline", value: "1px" });
  assert.equal(width({ "stroke.lineWidth": 3 }).value, "3px");
  assert.equal(width({ "stroke.lineWidth": 3, "stroke.style_lineWidth": 5 }).value, "5px");
});

test("the outer modifier transforms what the inner one has made, and filters follow each other", () => {
  const found = look({ "offset.x": 1, "offset.y": 0, "rotation.": 2, "blur.": 3, "blur_2.": 4 });
  assert.match(found.transform, /^rotate\(2deg\) at\(0\.5\) translate\(1px,0px\)/);
  assert.equal(found.filter.trim(), "blur(3px) blur(4px)");
});

test("a way that is in the frames of the views inside moves the box alone", () => {
  const columns = ["x", "y"].map(part => ({ name: "offset_" + part, modifier: "offset", attribute: "offset", part, inside: true }));
  const turn = { name: "rotation", modifier: "rotation", attribute: "rotation" };
  const found = Effects.look(Effects.modifiers([...columns, turn], effects), () => 4);
  assert.equal(found.own.trim(), "translate(4px,4px)");
  assert.match(found.transform, /^rotate\(4deg\) at\(0\.5\)\s*$/);
});

test("opacities are multiplied, and spaces added", () => {
  assert.equal(look({ "opacity.": 0.5, "transition_opacity.": 0.5 }).opacity, 0.25);
  assert.deepEqual(look({ "padding.top": 1, "padding_2.top": 2, "padding_2.leading": 5 }).margins, [3, 0, 0, 5]);
});

test("the innermost frame is the size, the outermost position the place", () => {
  const found = look({ "frame.width": 10, "frame_2.width": 90, "position.x": 1, "position_2.x": 2 });
  assert.deepEqual(found.size, [10, undefined]);
  assert.deepEqual(found.place, [2, 0]);
});

test("a view is gone while none of its columns has a value", () => {
  assert.equal(look({ "opacity.": null, "offset.x": null }).isGone, true);
  assert.equal(look({ "opacity.": null, "offset.x": 3 }).isGone, false);
  assert.equal(Effects.look([], () => null).isGone, false);
  // A value that is no attribute of a box says that the view is there.
  assert.equal(Effects.look(Effects.modifiers([{ name: "v_angle" }], effects), () => 3).isGone, false);
});

test("siblings are drawn by their order, equal ones as the document has them", () => {
  assert.deepEqual(Effects.ranks([0, 0, 0]), [0, 1, 2]);
  assert.deepEqual(Effects.ranks([1, 0, 0.5, 0]), [3, 0, 2, 1]);
  assert.deepEqual(Effects.ranks([0, -1, 0]), [1, 0, 2]);
  assert.equal(look({ "zIndex.": 0.25 }).order, 0.25);
});

/** The gradient of red and blue with more values. */
const gradient = (kind, more) => {
  const values = { color0_r: 1, color0_g: 0, color0_b: 0, color0_a: 1, color1_r: 0, color1_g: 0, color1_b: 1, color1_a: 0.5, ...more };
  const [style] = look(Object.fromEntries(Object.entries(values).map(([part, value]) => [`${kind}.${part}`, value]))).styles;
  assert.equal(style.property, "background");
  return style.value;
};

test("a gradient along a line is one of CSS, whose angles begin at the top and whose line goes through the center", () => {
  const colors = ["rgb(255 0 0/1)", "rgb(0 0 255/0.5)"];
  assert.equal(gradient("linear", {}), `linear-gradient(3.1416rad in oklab,${colors[0]} 0%,${colors[1]} 100%)`);
  // From corner to corner, up and to the right: an eighth of a turn.
  assert.equal(gradient("linear", { startPoint_x: 0, startPoint_y: 1, endPoint_x: 1, endPoint_y: 0 }),
    `linear-gradient(0.7854rad in oklab,${colors[0]} 0%,${colors[1]} 100%)`);
  // From the left edge to the middle; the second color is half-way there, at a quarter of the box.
  assert.equal(gradient("linear", { startPoint_x: 0, startPoint_y: 0.5, endPoint_x: 0.5, endPoint_y: 0.5, locations_0: 0, locations_1: 0.5 }),
    `linear-gradient(1.5708rad in oklab,${colors[0]} 0%,${colors[1]} 25%)`);
});

test("a gradient around a point has its colors at distances or at angles, which begin at the right in SwiftUI", () => {
  const colors = ["rgb(255 0 0/1)", "rgb(0 0 255/0.5)"];
  assert.equal(gradient("radial", { center_x: 0.25, startRadius: 10, endRadius: 30 }),
    `radial-gradient(circle at 25% 50% in oklab,${colors[0]} 10px,${colors[1]} 30px)`);
  assert.equal(gradient("conic", { startAngle: 45, endAngle: 225 }),
    `conic-gradient(from 135deg at 50% 50% in oklab,${colors[0]} 0deg,${colors[1]} 180deg)`);
});

test("a frame that is shared has the place, whatever positions are around it", () => {
  const frame = { "matched.x": 5, "matched.y": 6, "matched.width": 7, "matched.height": 8 };
  for (const values of [{ ...frame, "position.x": 1, "position.y": 2 }, { "position.x": 1, "position.y": 2, ...frame }]) {
    const found = look(values);
    assert.deepEqual([found.place, found.size], [[5, 6], [7, 8]]);
  }
});

test("a background does not go along with the modifiers inside it, and does not hide what they draw", () => {
  const found = look({ "fill.": 1, "opacity.": 0.5, "background.": 2, "offset.x": 3 });
  assert.equal(found.core.opacity, 0.5);
  assert.equal(found.core.transform, "");
  assert.deepEqual(found.core.styles.map(({ value }) => value), ["f1"]);
  assert.equal(found.opacity, 1);
  assert.equal(found.transform.trim(), "translate(3px,0px)");
  assert.deepEqual(found.styles.map(({ value }) => value), ["b2"]);
  // A padding neither moves nor draws; the outermost of two backgrounds is behind both.
  assert.equal(look({ "padding.top": 1, "background.": 2, "opacity.": 0.5 }).core, undefined);
  assert.deepEqual(look({ "background.": 1, "background_2.": 2 }).core.styles.map(({ value }) => value), ["b1"]);
});
