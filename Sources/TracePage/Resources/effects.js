/**
 * The effect of an attribute on the box of its view, from the table of attributes in Swift. `css` is a value in which
 * `{x}` is a part of the attribute, and `{a|b}` the first of two that there is; parts that are not there are as
 * in `neutral`.
 * @typedef {{ to: "transform" | "filter" | "style" | "content" | "gradient" | "opacity" | "position" | "size" | "rectangle"
 *   | "margin" | "trim" | "text" | "order", css?: string, of?: "box" | "body" | "back", property?: string,
 *   neutral: Record<string, number> }} AttributeData
 * @typedef {Omit<AttributeData, "css"> & { css: (of: Part) => string }} Effect
 * @typedef {(part: string) => number | undefined} Part
 * @typedef {{ effect?: Effect, parts: Record<string, Column>, isInside?: boolean }} Modifier `isInside` where the frames
 *   of the views inside follow from it
 * @typedef {{ opacity: number, filter: string, transform: string, styles: { of?: string, property: string, value: string }[] }} Core
 *   the look in front of a background: of everything that the modifiers before it draw
 * @typedef {{ isGone: boolean, isFramed?: boolean, opacity: number, order: number, transform: string, own: string, filter: string,
 *   place?: number[], size: (number | undefined)[], margins?: number[], trim?: number[], text?: string,
 *   content?: string, styles: { of?: string, property: string, value: string }[], core?: Core }} Look
 */
/** How a box looks that has some attributes; nothing here knows of elements. */
const Effects = (() => {
  const css = (/** @type {number} */ number) => String(+number.toFixed(4));

  /**
   * A function that fills a template in.
   * @param {string} template
   * @returns {(of: Part) => string}
   */
  const compile = template => {
    const pieces = template.split(/[{}]/);
    return of => pieces.map((piece, index) => {
      if (index % 2 === 0) return piece;
      return css(piece.split("|").map(of).find(number => number !== undefined) ?? 0);
    }).join("");
  };

  /**
   * The effects of the attributes of a page, by their names.
   * @param {Record<string, AttributeData>} attributes
   * @returns {Record<string, Effect>}
   */
  const make = attributes => Object.fromEntries(Object.entries(attributes).map(([name, data]) =>
    [name, { ...data, css: compile(data.css ?? "") }]));

  /**
   * The modifiers of a view that its columns show, innermost first.
   * @param {Column[]} columns
   * @param {Record<string, Effect>} effects
   * @returns {Modifier[]}
   */
  const modifiers = (columns, effects) => {
    /** @type {Map<string, Modifier>} */
    const found = new Map();
    for (const column of columns) {
      const { attribute = "", modifier = attribute || column.name, part = "", inside: isInside } = column;
      if (!found.has(modifier)) found.set(modifier, { effect: effects[attribute], parts: {}, isInside });
      const { parts } = /** @type {Modifier} */ (found.get(modifier));
      parts[part] = column;
    }
    return [...found.values()];
  };

  /**
   * The index of the outermost background that needs a body of its own, because a modifier before it moves, fades or
   * fills the view; -1 if there is none.
   * @param {Modifier[]} modifiers
   */
  const backdrop = modifiers => {
    let found = -1, differs = false;
    modifiers.forEach(({ effect }, index) => {
      if (differs && effect?.of === "back") found = index;
      differs ||= /^(transform|filter|opacity|gradient|stylebackground)/.test(`${effect?.to}${effect?.property}`);
    });
    return found;
  };

  /** @returns {Core} */
  const bare = () => ({ opacity: 1, filter: "", transform: "", styles: [] });

  /**
   * How a box looks.
   * @param {Modifier[]} modifiers
   * @param {(column: Column) => Cell} value
   * @param {number} [back] the number of the modifier that draws behind those inside it
   * @returns {Look}
   */
  const look = (modifiers, value, back) => {
    /** @type {Look} */
    const look = { ...bare(), isGone: modifiers.length > 0, order: 0, own: "", size: [] };
    for (const [index, modifier] of modifiers.entries()) {
      if (index === back) {
        look.core = { ...look };
        Object.assign(look, bare());
      }
      if (Object.values(modifier.parts).every(column => value(column) === null)) continue;
      look.isGone = false;
      if (modifier.effect) apply(modifier.effect, modifier, value, look);
    }
    return look;
  };

  /**
   * @param {Effect} effect
   * @param {Modifier} modifier
   * @param {(column: Column) => Cell} value
   * @param {Look} look
   */
  const apply = ({ to, of: element, property, neutral, css }, { parts, isInside }, value, look) => {
    /** @type {Part} */
    const of = part => {
      const found = parts[part] && value(parts[part]);
      return typeof found === "number" ? found : neutral[part];
    };
    const all = (/** @type {string[]} */ ...names) => names.map(name => of(name) ?? 0);
    switch (to) {
      case "transform":
        // The views inside go along, but for the ways that are in their own frames.
        if (isInside) look.own = `${css(of)} ${look.own}`; else look.transform = `${css(of)} ${look.transform}`;
        break;
      case "filter": look.filter += ` ${css(of)}`; break;
      case "style": look.styles.push({ of: element, property: property ?? "", value: css(of) }); break;
      case "content": look.content = css(of); break;
      // In the place of the color of the body, which would shine through, or be multiplied.
      case "gradient":
        look.styles.push({ of: "body", property: "background", value: gradient(of, property ?? "") }); break;
      case "opacity": look.opacity *= of("") ?? 1; break;
      // A frame that is shared or laid out is where all modifiers put it.
      case "position": if (!look.isFramed) look.place = all("x", "y"); break;
      case "size": if (!look.size.length) look.size = [of("width"), of("height")]; break;
      case "rectangle": look.isFramed = true; look.place = all("x", "y"); look.size = all("width", "height"); break;
      case "margin": look.margins = all("top", "trailing", "bottom", "leading").map((length, index) =>
        (look.margins?.[index] ?? 0) + length); break;
      case "trim": look.trim = all("from", "to"); break;
      case "text": look.text = String(value(parts[""])); break;
      case "order": look.order = of("") ?? 0;
    }
  };

  /**
   * The places of siblings from back to front: by their order, and where that is the same, the later one in front.
   * @param {number[]} orders
   */
  const ranks = orders => {
    const sorted = orders.map((_, index) => index).sort((a, b) => orders[a] - orders[b]);
    return sorted.reduce((ranks, index, rank) => ((ranks[index] = rank), ranks), [...orders]);
  };

  return { make, modifiers, backdrop, look, ranks, css };
})();
