import assert from "node:assert/strict";
import { test } from "node:test";
import { Clips } from "./load.mjs";

const close = (a, b) => assert.ok(Math.abs(a - b) < 1e-9, `${a} and ${b}`);

test("the outline of a rectangle goes around its corners at the distance of their radius", () => {
  const [width, height, radius] = [100, 60, 12], points = Clips.points(width, height, radius);
  for (const { x, y } of points) {
    // The nearest point of the rectangle of the middles of the corners.
    const middle = [[x, width], [y, height]].map(([at, length]) => Math.max(radius, Math.min(length - radius, at)));
    close(Math.hypot(x - middle[0], y - middle[1]), radius);
  }
  for (const [axis, length] of [["x", width], ["y", height]]) {
    close(Math.min(...points.map(point => point[axis])), 0);
    close(Math.max(...points.map(point => point[axis])), length);
  }
});

test("the outline encloses what the corners leave of the area", () => {
  const area = (...size) => {
    const points = Clips.points(...size);
    return points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length];
      return sum + (x * next.y - y * next.x) / 2;
    }, 0);
  };
  close(area(30, 20, 0), 600);
  // Each corner of the polygon has nine triangles of a tenth of a right angle.
  const corners = radius => 4 * 9 * radius ** 2 / 2 * Math.sin(Math.PI / 18);
  close(area(30, 20, 5), 600 - 4 * 25 + corners(5));
  // A radius is at most half of the shorter side.
  close(area(30, 20, 99), 10 * 20 + corners(10));
});

test("the outline of a container without a frame is the rectangle around what is in it", () => {
  const inner = [...Clips.points(10, 20, 5), ...Clips.points(30, 8, 0).map(({ x, y }) => ({ x: x + 40, y: y - 6 }))];
  const outline = Clips.surrounding(inner, 3), expected = Clips.points(70, 26, 3);
  outline.forEach(({ x, y }, index) => {
    close(x, expected[index].x);
    close(y, expected[index].y - 6);
  });
});

test("a picture of a mask has the opacity of its colors times that of the boxes around it", () => {
  assert.equal(Clips.faded("none", "rgb(1, 2, 3)", 1), "");
  assert.equal(Clips.faded("none", "rgb(1, 2, 3)", .5),
    "linear-gradient(color-mix(in srgb,rgb(1, 2, 3) 50%,transparent) 0 0)");
  assert.equal(Clips.faded("none", "rgba(1, 2, 3, 0.5)", 1),
    "linear-gradient(color-mix(in srgb,rgba(1, 2, 3, 0.5) 100%,transparent) 0 0)");
  assert.equal(Clips.faded("linear-gradient(rgb(0, 0, 0) 0%, rgb(1 1 1 / 0) 100%)", "rgb(1, 2, 3)", .25),
    "linear-gradient(color-mix(in srgb,rgb(0, 0, 0) 25%,transparent) 0%, "
      + "color-mix(in srgb,rgb(1 1 1 / 0) 25%,transparent) 100%)");
});
