/**
 * An element that is cut to the outlines of boxes in another element, which contains both.
 * `around` is a container without a frame, whose corners are those of the rectangle around all boxes.
 * @typedef {{ of: HTMLElement, root: HTMLElement, boxes: () => Element[], around?: Element }} Clip
 */
/** Cuts what is in a view with round corners, and what a mask shows a part of. */
const Clips = (() => {
  /**
   * The points of a rectangle with round corners, from the right of the bottom on: ten for each corner.
   * @param {number} width
   * @param {number} height
   * @param {number} radius
   */
  const points = (width, height, radius) => {
    const r = min(radius, width / 2, height / 2);
    return Array.from({ length: 40 }, (_, index) => {
      const angle = ((index / 10 | 0) + index % 10 / 9) * Math.PI / 2;
      return {
        x: (index % 30 < 10 ? width - r : r) + r * Math.cos(angle),
        y: (index < 20 ? height - r : r) + r * Math.sin(angle),
      };
    });
  };

  const numbers = (/** @type {string[]} */ ...lengths) => lengths.map(parseFloat);

  /** @param {Element} box */
  const radius = box => parseFloat(getComputedStyle(box).borderTopLeftRadius);

  /**
   * The points around a box, as it is shown in an element around it.
   * @param {Element} box
   * @param {HTMLElement} root
   */
  const outline = (box, root) => {
    let matrix = new DOMMatrix();
    for (let part = box; part !== root; part = /** @type {Element} */ (part.parentElement)) {
      const { transform, ...style } = getComputedStyle(part);
      const [left, top, width, height] = numbers(style.left, style.top, style.width, style.height);
      matrix = new DOMMatrix().translate(left + width / 2, top + height / 2).multiply(new DOMMatrix(transform))
        .translate(-width / 2, -height / 2).multiply(matrix);
    }
    const { width, height } = getComputedStyle(box), [w, h] = numbers(width, height);
    return points(w, h, radius(box)).map(point => matrix.transformPoint(point));
  };

  /**
   * The points around a rectangle with round corners that contains some points.
   * @param {{ x: number, y: number }[]} inner
   * @param {number} radius
   */
  const surrounding = (inner, radius) => {
    const xs = inner.map(({ x }) => x), ys = inner.map(({ y }) => y), left = min(...xs), top = min(...ys);
    return points(max(...xs) - left, max(...ys) - top, radius).map(({ x, y }) => ({ x: x + left, y: y + top }));
  };

  /**
   * The boxes in an element that draw something.
   * @param {HTMLElement} whole
   * @returns {HTMLElement[]}
   */
  const shapes = whole => [whole, .../** @type {NodeListOf<HTMLElement>} */ (whole.querySelectorAll(".view"))]
    .filter(shape => shape.matches(".view:not(.open,.parent:not(.filled))"));

  /**
   * Cuts an element as the boxes are now; all of it, if none is there.
   * @param {Clip} clip
   */
  const cut = ({ of, root, boxes, around }) => {
    const found = boxes().filter(box => /** @type {HTMLElement} */ (box).offsetWidth).map(box => outline(box, root));
    const outlines = around && found.length ? [surrounding(found.flat(), radius(around))] : found;
    const paths = outlines.map(outline =>
      `M${outline.map(({ x, y }) => x.toFixed(2) + " " + y.toFixed(2)).join("L")}Z`);
    of.style.clipPath = `path("M0 0${paths.join("")}")`;
  };

  return { points, surrounding, shapes, cut };
})();
