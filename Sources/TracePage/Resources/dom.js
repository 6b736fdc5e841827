"use strict";
// The elements of the page, and how it writes numbers; all other modules use these.

const { abs, max, min, round } = Math;

/**
 * The element with an id, which page.html has.
 * @param {string} id
 */
const $ = id => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * The field with an id: a range, a box or a selection.
 * @param {string} id
 */
const field = id => /** @type {HTMLInputElement} */ ($(id));

/**
 * Where an element is in the window.
 * @param {Element} element
 */
const rectOf = element => element.getBoundingClientRect();

/**
 * A new element; its texts are never read as HTML.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [name] its classes
 * @param {(string | Node)[]} content
 */
const make = (tag, name = "", ...content) => {
  const element = document.createElement(tag);
  element.className = name;
  element.append(...content);
  return element;
};

/**
 * A new button that does something when it is pressed.
 * @param {() => void} act
 * @param {(string | Node)[]} content
 */
const button = (act, ...content) => {
  const element = make("button", "", ...content);
  element.type = "button";
  element.onclick = act;
  return element;
};

/**
 * Puts items into a list, instead of those that were there, and returns those that are there now. In a live page,
 * `renewal.js` has another one, which leaves some of those before.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 * @param {(items: HTMLElement[]) => HTMLElement[]} [group] makes the parts of the list, if it has any
 */
let renew = (list, items, group = items => items) => {
  list.replaceChildren(...group(items));
  return items;
};

/**
 * Lists of a hundred items each: a browser lays out those in sight, and has no more than a few to ask.
 * @param {HTMLElement[]} items
 */
const blocks = items => Array.from({ length: Math.ceil(items.length / 100) }, (_, index) =>
  make("ol", "", ...items.slice(100 * index, 100 * (index + 1))));

/**
 * A new element of SVG.
 * @param {string} tag
 * @param {string} name its classes
 * @param {Record<string, string | number>} attributes
 */
const drawn = (tag, name, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  element.setAttribute("class", name);
  for (const key in attributes) element.setAttribute(key, String(attributes[key]));
  return element;
};

/**
 * A value with six digits.
 * @param {Cell} value
 */
const label = value => value === null ? "none" : typeof value === "string" ? value
  : String(abs(value) < 1e6 ? +value.toPrecision(6) : value);

/** @param {number} time */
const seconds = time => time.toFixed(3) + " s";

/**
 * Scrolls a list, not the page.
 * @param {HTMLElement} list
 * @param {HTMLElement} [item]
 */
const reveal = (list, item) => {
  const pane = list.closest(".editor") ?? list;
  // Typing keeps its line in sight.
  if (!item || pane !== list && pane.contains(document.activeElement)) return;
  const { top, bottom } = rectOf(item), around = rectOf(pane);
  if (top < around.top || bottom > around.bottom) pane.scrollTop += top - around.top - around.height / 2;
};
