/**
 * An element that is cut to the outlines of boxes in another element, which contains both.
 * @typedef {{ of: HTMLElement, root: HTMLElement, boxes: () => Element[] }} Clip
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

  /**
   * The path around a box, as it is shown in an element around it.
   * @param {Element} box
   * @param {HTMLElement} root
   */
  const outline = (box, root) => {
    let matrix = new DOMMatrix();
    const numbers = (/** @type {string[]} */ ...lengths) => lengths.map(parseFloat);
    for (let part = box; part !== root; part = /** @type {Element} */ (part.parentElement)) {
      const { transform, ...style } = getComputedStyle(part);
      const [left, top, width, height] = numbers(style.left, style.top, style.width, style.height);
      matrix = new DOMMatrix().translate(left + width / 2, top + height / 2).multiply(new DOMMatrix(transform))
        .translate(-width / 2, -height / 2).multiply(matrix);
    }
    const { width, height, borderTopLeftRadius } = getComputedStyle(box);
    const [w, h, r] = numbers(width, height, borderTopLeftRadius);
    return "M" + points(w, h, r).map(point => {
      const { x, y } = matrix.transformPoint(point);
      return x.toFixed(2) + " " + y.toFixed(2);
    }).join("L") + "Z";
  };

  /**
   * Cuts an element as the boxes are now; all of it, if none is there.
   * @param {Clip} clip
   */
  const cut = ({ of, root, boxes }) => {
    const paths = boxes().filter(box => /** @type {HTMLElement} */ (box).offsetWidth).map(box => outline(box, root));
    of.style.clipPath = `path("M0 0${paths.join("")}")`;
  };

  return { points, cut };
})();
