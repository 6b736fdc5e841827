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
   * A picture of CSS that is as opaque as the body of a box in an element around it; empty if it is opaque everywhere.
   * @param {Element} box
   * @param {Element} root
   */
  const veil = (box, root) => {
    const body = [...box.querySelectorAll(":scope>.body")].pop() ?? box;
    const { backgroundColor, backgroundImage } = getComputedStyle(body);
    let opacity = 1;
    for (let part = body; part !== root; part = /** @type {Element} */ (part.parentElement))
      opacity *= +getComputedStyle(part).opacity;
    return faded(backgroundImage, backgroundColor, opacity);
  };

  /**
   * A picture, or else a color, whose opacity is multiplied; empty for a color that hides what is below it.
   * @param {string} image
   * @param {string} color
   * @param {number} opacity
   */
  const faded = (image, color, opacity) => {
    const isColor = image === "none", picture = isColor ? `linear-gradient(${color} 0 0)` : image;
    if (isColor && opacity === 1 && /^rgb\([^/]*$/.test(color)) return "";
    return picture.replace(/(rgba?|color|oklab)\([^()]*\)/g, color =>
      `color-mix(in srgb,${color} ${100 * opacity}%,transparent)`);
  };

  /**
   * Hides an element as far as boxes do not cover it: each is a picture in the rectangle around its outline.
   * @param {HTMLElement} of
   * @param {Element[]} boxes
   * @param {{ x: number, y: number }[][]} outlines
   */
  const hide = (of, boxes, outlines) => {
    const veils = boxes.map(box => veil(box, of)), { style } = of;
    if (!veils.some(Boolean)) return void (style.mask = "");
    const ends = [0, 0];
    style.mask = outlines.map((outline, index) => {
      const axes = [outline.map(({ x }) => x), outline.map(({ y }) => y)], starts = axes.map(all => min(...all));
      axes.forEach((all, axis) => { ends[axis] = max(ends[axis], ...all); });
      const sizes = axes.map((all, axis) => max(...all) - starts[axis]);
      return `${veils[index] || "linear-gradient(#000 0 0)"} ${lengths(starts)}/${lengths(sizes)} no-repeat no-clip`;
    }).join();
    // A browser hides what is in the area of an element. One that has none is turned about its origin all the same.
    if (!of.matches(".whole:not(.core),.open")) return;
    [style.width, style.height] = ends.map(length => length + "px");
    style.transformOrigin = "0 0";
  };

  const lengths = (/** @type {number[]} */ pair) => pair.map(length => length.toFixed(2) + "px").join(" ");

  /**
   * Cuts an element as the boxes are now; all of it, if none is there. Boxes of a mask hide it as they are opaque.
   * @param {Clip} clip
   */
  const cut = ({ of, root, boxes, around }) => {
    const there = boxes().filter(box => /** @type {HTMLElement} */ (box).offsetWidth);
    const found = there.map(box => outline(box, root));
    if (of === root) hide(of, there, found);
    const outlines = around && found.length ? [surrounding(found.flat(), radius(around))] : found;
    const paths = outlines.map(outline =>
      `M${outline.map(({ x, y }) => x.toFixed(2) + " " + y.toFixed(2)).join("L")}Z`);
    of.style.clipPath = `path("M0 0${paths.join("")}")`;
  };

  return { points, surrounding, shapes, faded, cut };
})();
