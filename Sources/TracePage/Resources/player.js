"use strict";
// Plays the runs of a page: what is shown at a frame follows from its number.
const playPage = data => {
const $ = id => document.getElementById(id);
const make = (tag, name, text) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  if (text !== undefined) element.textContent = text;
  return element;
};
const drawn = (tag, attributes) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  return element;
};
const runs = data.runs, main = runs[0];
const label = number => number === null ? "none" : typeof number === "string" ? number
  : String(Math.abs(number) < 1e6 ? +number.toPrecision(6) : number);
const seconds = time => time.toFixed(3) + " s";

// Values --

for (const run of runs) {
  const times = run.times;
  run.count = Array.isArray(times) ? times.length : times.count;
  run.time = Array.isArray(times) ? index => times[index] : index => (times.first + index) / times.rate;
  run.columns.forEach((column, index) => {
    const values = run.values[index], model = run.models[index];
    column.constant = !Array.isArray(values);
    const shown = column.constant ? [] : values.filter(value => value !== null);
    // A view that comes and goes may have values that never change.
    column.still = !model.length && shown.every(value => value === shown[0]);
    column.at = column.constant ? () => values : frame => values[Math.min(frame, values.length - 1)];
    column.modelAt = model.length ? time => {
      let found = model[1];
      for (let i = 0; i < model.length && model[i] <= time + 1e-9; i += 2) found = model[i + 1];
      return found;
    } : null;
    column.model = model;
    column.run = run;
  });
}
const longest = runs.reduce((a, b) => b.time(b.count - 1) > a.time(a.count - 1) ? b : a);
const start = Math.min(...runs.map(run => run.time(0)));
const end = Math.max(longest.time(longest.count - 1), start + 1e-6);

// The last frame at or before a time.
const frameAt = (run, time) => {
  let low = 0, high = run.count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (run.time(middle) <= time + 1e-7) low = middle; else high = middle - 1;
  }
  return low;
};

// Stage --

const effects = /^(transition_)?(opacity|offset|position|frame|scaleEffect|rotationEffect|rotation3DEffect|transformEffect|trim|blur|cornerRadius|padding|shadow|hueRotation|brightness|saturation|contrast|grayscale|colorMultiply|foregroundColor|foregroundStyle|tint|background|fill|stroke|text|matchedGeometryEffect)(_\d+)?(?:_(anchor|axis|perspective|lineWidth|style|color))?(?:_([xyzrgbacd]|t[xy]|width|height|from|to|radius|top|leading|bottom|trailing|lineWidth|miterLimit|dashPhase))?$/;

// Groups the columns of a view by the modifier they belong to, innermost first.
const modifiersOf = columns => {
  const list = [], byName = {};
  for (const column of columns) {
    const match = effects.exec(column.role);
    if (!match) { list.push({ kind: "", column }); continue; }
    const key = (match[1] || "") + match[2] + (match[3] || "");
    if (!byName[key]) list.push(byName[key] = { kind: match[2], parts: {} });
    byName[key].parts[(match[4] ? match[4] + "." : "") + (match[5] || "value")] = column;
  }
  return list;
};

// Builds the boxes of a run and what moves them; `pick` chooses the screen or the state.
const layer = (run, name, pick) => {
  const root = make("div", "layer " + name);
  const views = run.views.map(() => null), movers = [];
  const own = run.views.map((_, index) => run.columns.filter(column => column.view === index));
  const parents = new Set(run.views.map(view => view.parent));
  run.views.forEach((view, index) => {
    const box = views[index] = make("div", "view" + (parents.has(index) ? " parent" : ""));
    box.dataset.view = view.name;
    const body = make("div", "body"), text = make("span", "name", view.name);
    box.append(body, text);
    box.classList.toggle("text", own[index].some(column => column.role.startsWith("text")));
    if (view.size) { box.style.width = view.size[0] + "px"; box.style.height = view.size[1] + "px"; }
    (view.parent >= 0 ? views[view.parent] : root).append(box);
    movers.push(mover(box, body, text, modifiersOf(own[index])));
  });
  for (const column of run.columns) {
    if (column.text || column.view >= 0 && effects.test(column.role)) continue;
    if (column.still && run.columns.length > 8) continue;
    const rail = make("div", "rail"), knob = make("div", "knob");
    rail.append(make("span", "name", column.name), knob);
    root.append(rail);
    const [low, high] = extremes([column]);
    movers.push(value => {
      const number = value(column);
      knob.hidden = number === null;
      knob.style.left = high > low ? (number - low) / (high - low) * 240 + "px" : "0";
    });
  }
  return { root, update: (frame, time) => { for (const move of movers) move(column => pick(column, frame, time)); } };
};

const css = number => +number.toFixed(4);
const color = (parts, value, of = "") => "rgb(" + ["r", "g", "b"].map(part =>
  css(255 * (parts[of + part] ? value(parts[of + part]) : 0))).join(" ") + " / " + (parts[of + "a"] ? css(value(parts[of + "a"])) : 1) + ")";

const anchored = (of, transform) => {
  const shift = sign => `translate(${["x", "y"].map(axis => css(sign * 100 * (of("anchor." + axis, .5) - .5)) + "%")})`;
  return `${shift(1)} ${transform} ${shift(-1)}`;
};

// What the attributes of one view make of its box at a time.
const mover = (box, body, text, modifiers) => value => {
  const transforms = [], filters = [];
  let opacity = 1, gone = modifiers.length > 0, place = null, size = null, margins = null;
  for (const { kind, parts, column } of modifiers) {
    const of = (part, other) => parts[part] ? value(parts[part]) ?? other : other;
    if (!kind) { if (value(column) !== null) gone = false; continue; }
    if (Object.values(parts).every(part => value(part) === null)) continue;
    gone = false;
    switch (kind) {
      case "opacity": opacity *= of("value", 1); break;
      case "offset": transforms.push(`translate(${css(of("x", 0))}px,${css(of("y", 0))}px)`); break;
      case "position": place = [of("x", 0), of("y", 0)]; break;
      case "matchedGeometryEffect":
        place = [of("x", 0), of("y", 0)];
        size = [of("width", 0), of("height", 0)];
        break;
      case "frame":
        size ??= [parts.width && of("width", 0), parts.height && of("height", 0)];
        break;
      case "scaleEffect": transforms.push(anchored(of, `scale(${css(of("x", of("value", 1)))},${css(of("y", of("value", 1)))})`)); break;
      case "rotationEffect": transforms.push(anchored(of, `rotate(${css(of("value", 0))}deg)`)); break;
      case "rotation3DEffect":
        transforms.push(`perspective(${css(300 / (of("perspective.value", 1) || 1e-3))}px) rotate3d(${css(of("axis.x", 0))},${css(of("axis.y", 0))},${css(of("axis.z", 0))},${css(of("value", 0))}deg)`);
        break;
      case "blur": filters.push(`blur(${css(Math.max(of("value", 0), 0))}px)`); break;
      case "hueRotation": filters.push(`hue-rotate(${css(of("value", 0))}deg)`); break;
      case "cornerRadius": box.style.borderRadius = Math.max(of("value", 0), 0) + "px"; break;
      case "shadow": filters.push(`drop-shadow(${css(of("x", 0))}px ${css(of("y", 0))}px ${css(Math.max(of("radius", 0), 0))}px ${color(parts, value, "color.")})`); break;
      case "brightness": filters.push(`brightness(${css(1 + of("value", 0))})`); break;
      case "saturation": filters.push(`saturate(${css(of("value", 1))})`); break;
      case "contrast": case "grayscale": filters.push(`${kind}(${css(of("value", 0))})`); break;
      case "transformEffect":
        transforms.push(`translate(-50%,-50%) matrix(${["a", "b", "c", "d", "tx", "ty"].map(part => css(of(part, 0)))}) translate(50%,50%)`);
        break;
      case "stroke": body.style.outline = `${of("style.lineWidth", of("lineWidth.value", 1))}px solid ${color(parts, value)}`; break;
      case "background": case "fill": body.style.background = color(parts, value); break;
      case "foregroundColor": case "foregroundStyle":
        // A shape is filled with it, a text is written in it.
        if (box.classList.contains("text")) text.style.color = color(parts, value); else body.style.background = color(parts, value);
        break;
      case "text": text.textContent = of("value", ""); break;
      case "tint": body.style.boxShadow = `inset 0 -4px ${color(parts, value)}`; break;
      case "colorMultiply": Object.assign(body.style, { backgroundImage: `linear-gradient(${color(parts, value)} 0 0)`, backgroundBlendMode: "multiply" }); break;
      case "padding": margins = ["top", "trailing", "bottom", "leading"].map((edge, index) => (margins?.[index] ?? 0) + of(edge, of("value", 0))); break;
      case "trim": {
        const bar = body.firstChild || body.appendChild(make("div", "trim"));
        bar.style.left = 100 * of("from", 0) + "%";
        bar.style.width = 100 * Math.max(of("to", 1) - of("from", 0), 0) + "%";
      }
    }
  }
  box.hidden = gone;
  if (margins) box.style.margin = margins.map(length => css(length) + "px").join(" ");
  (size ?? []).forEach((length, index) => {
    if (length !== undefined) box.style[index ? "height" : "width"] = Math.max(length, 0) + "px";
  });
  if (place) {
    box.classList.add("placed");
    box.style.left = css(place[0] - (parseFloat(box.style.width) || box.offsetWidth) / 2) + "px";
    box.style.top = css(place[1] - (parseFloat(box.style.height) || box.offsetHeight) / 2) + "px";
  }
  box.style.opacity = css(opacity);
  box.style.transform = transforms.reverse().join(" ");
  box.style.filter = filters.join(" ");
};

// What the state says; where it says nothing, what is on screen.
const stateOf = (column, frame, time) => {
  const shown = column.at(frame);
  return column.modelAt && shown !== null ? column.modelAt(time) : shown;
};
const shownOf = (column, frame) => column.at(frame);
const layers = [{ run: main, ...layer(main, "ghost", stateOf) }];
if (runs[1]) layers.push({ run: runs[1], ...layer(runs[1], "other", shownOf) });
layers.push({ run: main, ...layer(main, "screen", shownOf) });

// Finds where the boxes get to, and makes it fit.
const fit = () => {
  const stage = $("stage"), inner = $("stage-inner");
  inner.style.transform = "none";
  // Views with a position of their own are left of those that are in a row.
  let taken = 0;
  for (const { run, root, update } of layers) {
    update(0, start);
    for (const time of [start, (start + end) / 2, end]) {
      update(frameAt(run, time), time);
      for (const view of root.querySelectorAll(":scope>.placed")) taken = Math.max(taken, view.offsetLeft + view.offsetWidth + 10);
    }
  }
  for (const { root } of layers) {
    root.style.paddingLeft = taken + 30 + "px";
    root.style.width = Math.max(stage.clientWidth, 320) + taken + "px";
  }
  const origin = inner.getBoundingClientRect();
  const box = [1e9, 1e9, -1e9, -1e9];
  const steps = Math.min(48, longest.count);
  for (let step = 0; step < steps; step++) {
    const time = start + (end - start) * step / Math.max(steps - 1, 1);
    for (const { run, root, update } of layers) {
      update(frameAt(run, time), time);
      for (const view of root.querySelectorAll(".view,.rail")) {
        const { left, top, right, bottom, width } = view.getBoundingClientRect();
        if (!width || +view.style.opacity === 0) continue;
        box[0] = Math.min(box[0], left - origin.left); box[1] = Math.min(box[1], top - origin.top);
        box[2] = Math.max(box[2], right - origin.left); box[3] = Math.max(box[3], bottom - origin.top);
      }
    }
  }
  if (box[0] > box[2]) return;
  const margin = 14, [left, top, right, bottom] = box;
  const scale = Math.min(1, (stage.clientWidth - 2 * margin) / (right - left), (stage.clientHeight - 2 * margin) / (bottom - top));
  const x = (stage.clientWidth - (right - left) * scale) / 2 - left * scale;
  const y = (stage.clientHeight - (bottom - top) * scale) / 2 - top * scale;
  inner.style.transform = `translate(${css(x)}px,${css(y)}px) scale(${css(scale)})`;
  // Lines and names keep their size.
  inner.style.setProperty("--unit", css(Math.min(1 / scale, 6)));
};

// Lanes --

function extremes(columns) {
  let low = Infinity, high = -Infinity;
  const add = value => { if (typeof value === "number") { low = Math.min(low, value); high = Math.max(high, value); } };
  for (const column of columns) {
    for (let frame = 0; frame < (column.constant ? 1 : column.run.count); frame++) add(column.at(frame));
    for (let i = 1; i < column.model.length; i += 2) add(column.model[i]);
  }
  return [low, high];
}

const lanes = [];
main.tracks.forEach((name, track) => {
  const columns = main.columns.filter(column => column.track === track && !column.text);
  const other = runs[1] ? runs[1].tracks.indexOf(name) : -1;
  const second = other < 0 ? [] : runs[1].columns.filter(column => column.track === other && !column.text);
  const moving = [...columns, ...second].some(column => !column.still);
  if (moving) lanes.push({ name, track, other, columns, second, range: extremes([...columns, ...second]) });
});
if (runs[1]) runs[1].tracks.forEach((name, other) => {
  const second = runs[1].columns.filter(column => column.track === other && !column.text && !column.still);
  if (second.length && !main.tracks.includes(name)) lanes.push({ name, track: -1, other, columns: [], second, range: extremes(second) });
});

// The motions of a track: from a change to the next one, or to the end.
const motionsOf = (run, track) => {
  const bars = [];
  let open = null, tails = [];
  for (const event of run.events) {
    if (event.track !== track) continue;
    const isMerge = event.detail === "merge";
    if (event.detail === "track") {
      // A drag is followed; it is no motion of its own.
      if (open) open.end = event.time;
      open = null;
    } else if (event.word === "begin" || event.word === "retarget") {
      if (open) open.end = event.time;
      if (open && isMerge) open.merges = true; else if (open) tails.push(open);
      open = { begin: event.time, end: null, merged: isMerge };
      bars.push(open);
    } else if (event.word === "end") {
      if (open) open.end = event.time;
      for (const tail of tails) tail.tail = event.time;
      open = null; tails = [];
    }
  }
  for (const tail of tails) tail.tail = end;
  return bars.map(bar => ({ ...bar, end: bar.end ?? end }));
};

const laneHeight = 92, barHeight = 12;
let width = 600;
const xOf = time => (time - start) / (end - start) * width;

const curvePath = (column, yOf) => {
  const { run } = column;
  if (column.constant) return typeof column.at(0) === "number" ? `M0 ${yOf(column.at(0)).toFixed(1)}H${xOf(run.time(run.count - 1)).toFixed(1)}` : "";
  const parts = [];
  let pen = false, last = -1, low = 0, high = 0, held = "";
  for (let frame = 0; frame < run.count; frame++) {
    const value = column.at(frame);
    if (typeof value !== "number") { parts.push(held); held = ""; pen = false; last = -1; continue; }
    const x = xOf(run.time(frame)), y = yOf(value), pixel = Math.round(x * 2);
    // Of frames in half a pixel, the extremes and the last remain.
    if (pen && pixel === last) {
      low = Math.min(low, y); high = Math.max(high, y);
      held = `V${low.toFixed(1)}V${high.toFixed(1)}V${y.toFixed(1)}`;
      continue;
    }
    parts.push(held, (pen ? "L" : "M") + x.toFixed(1) + " " + y.toFixed(1));
    held = ""; pen = true; last = pixel; low = high = y;
  }
  return parts.join("") + held;
};

const stepPath = (model, yOf) => {
  let path = "";
  for (let i = 0; i < model.length; i += 2)
    path += (i ? `H${xOf(model[i]).toFixed(1)}V` : `M${xOf(model[i]).toFixed(1)} `) + yOf(model[i + 1]).toFixed(1);
  return path && path + "H" + width;
};

// The slope between neighboring frames, scaled to the height of the lane.
const velocityPath = column => {
  const { run } = column, slopes = [];
  for (let frame = 0; frame < run.count; frame++) {
    const a = Math.max(frame - 1, 0), b = Math.min(frame + 1, run.count - 1);
    const [left, right] = [column.at(a), column.at(b)];
    slopes.push(b > a && typeof left === "number" && typeof right === "number" ? (right - left) / (run.time(b) - run.time(a)) : null);
  }
  const top = Math.max(1e-9, ...slopes.map(slope => Math.abs(slope ?? 0)));
  let path = "";
  slopes.forEach((slope, frame) => {
    if (slope !== null) path += (path ? "L" : "M") + xOf(run.time(frame)).toFixed(1) + " " + (laneHeight / 2 * (1 - slope / top * .95)).toFixed(1);
  });
  return path;
};

// Where two runs differ: spans of frames.
const differences = lane => {
  const spans = [];
  for (const column of lane.columns) {
    const other = lane.second.find(second => second.name === column.name);
    if (!other) continue;
    for (let frame = 0; frame < main.count; frame++) {
      const time = main.time(frame), a = column.at(frame), b = other.at(frameAt(runs[1], time));
      const same = a === b || typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= (lane.range[1] - lane.range[0]) / 1000;
      if (same) continue;
      const previous = spans[spans.length - 1];
      if (previous && previous[2] === frame - 1) { previous[1] = time; previous[2] = frame; } else spans.push([time, time, frame]);
    }
  }
  return spans;
};

const drawLane = lane => {
  const [low, high] = lane.range, pad = 6;
  const yOf = value => high > low ? laneHeight - pad - (value - low) / (high - low) * (laneHeight - 2 * pad) : laneHeight / 2;
  const bars = [...lane.track < 0 ? [] : motionsOf(main, lane.track).map(bar => ({ ...bar, row: 0 })),
    ...lane.other < 0 ? [] : motionsOf(runs[1], lane.other).map(bar => ({ ...bar, row: 1 }))];
  const height = laneHeight + barHeight * (bars.length ? runs.length : 0);
  const svg = drawn("svg", { height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" });
  for (const [from, to] of runs[1] ? differences(lane) : [])
    svg.append(drawn("rect", { class: "differs", x: xOf(from), width: Math.max(xOf(to) - xOf(from), 1), y: 0, height: laneHeight }));
  for (const value of high > low ? [low, high] : []) svg.append(drawn("line", { class: "grid", x1: 0, x2: width, y1: yOf(value), y2: yOf(value) }));
  lane.marks = [];
  runs.forEach((run, index) => run.events.forEach(event => {
    if (event.track !== (index ? lane.other : lane.track) && event.word !== "complete" || index && event.word === "complete") return;
    const line = drawn("line", { class: "mark", x1: xOf(event.time), x2: xOf(event.time), y1: 0, y2: laneHeight });
    lane.marks.push([event, line]);
    svg.append(line);
  }));
  for (const column of lane.columns) if (column.model.length) svg.append(drawn("path", { class: "model", d: stepPath(column.model, yOf) }));
  lane.columns.forEach((column, index) => {
    svg.append(drawn("path", { class: "curve s" + index % 6, d: curvePath(column, yOf) }));
    if ($("velocity").checked && !column.constant) svg.append(drawn("path", { class: "velocity s" + index % 6, d: velocityPath(column) }));
  });
  lane.second.forEach((column, index) => svg.append(drawn("path", { class: "curve dash s" + index % 6, d: curvePath(column, yOf) })));
  for (const bar of bars) {
    const y = laneHeight + 2 + barHeight * bar.row, x = xOf(bar.begin);
    const name = "bar" + (bar.merged ? " merge" : "") + (bar.row ? " other" : "");
    svg.append(drawn("rect", { class: name, x, y, width: Math.max(xOf(bar.end) - x - (bar.merges ? 0 : 1), 1), height: barHeight - 4, rx: bar.merged || bar.merges ? 0 : 2 }));
    if (bar.tail > bar.end)
      svg.append(drawn("path", { class: name + " tail", d: `M${xOf(bar.end)} ${y}L${xOf(bar.tail)} ${y + barHeight - 4}H${xOf(bar.end)}Z` }));
  }
  if (high > low) for (const [value, y] of [[high, 11], [low, laneHeight - 3]]) {
    const text = drawn("text", { x: 3, y });
    text.textContent = label(value);
    svg.append(text);
  }
  return svg;
};

$("lanes").replaceChildren($("cursor"));
for (const lane of lanes) {
  lane.element = make("div", "lane");
  const heading = make("h3", "", lane.name);
  lane.outputs = lane.columns.map((column, index) => {
    const output = make("span", "s" + index % 6);
    heading.append(output);
    return [column, output, column.name.startsWith(lane.name + "_") ? column.name.slice(lane.name.length + 1) + " " : ""];
  });
  lane.element.append(heading, make("div"));
  $("lanes").append(lane.element);
}
if (!lanes.length) $("lanes").append(make("p", "", "No number changes in this run."));

const drawLanes = () => {
  width = Math.max($("lanes").clientWidth, 100);
  for (const lane of lanes) lane.element.lastChild.replaceChildren(drawLane(lane));
};

// Events, document and explanations --

const events = runs.flatMap((run, index) => run.events.map(event => Object.assign(event, { run: index })))
  .sort((a, b) => a.time - b.time);
const eventText = event => [runs[event.run].tracks[event.track] ?? event.subject, event.label, event.detail, event.transaction]
  .filter(Boolean).join(" \u00b7 ");
$("events").replaceChildren();
for (const event of events) {
  const item = event.item = make("li", event.run ? "second" : ""), button = make("button");
  button.type = "button";
  button.append(make("time", "", seconds(event.time)), make("b", "", event.word), make("span", "", eventText(event)));
  button.onclick = () => choose(event);
  item.append(button);
  $("events").append(item);
}
if (!events.length) $("events").append(make("li", "", "Nothing happens in this run."));

let page = -1, lines = [];
const showDocument = index => {
  if (page === index) return;
  page = index;
  lines = data.documents[index].text.split("\n").map((text, number) => {
    const item = make("li"), mine = events.filter(event => runs[event.run].document === index && event.line === number + 1);
    item.append(make("code", "", text));
    if (mine.length) {
      item.className = "has";
      item.tabIndex = 0;
      item.setAttribute("role", "button");
      item.setAttribute("aria-label", `line ${number + 1}, ${mine.length} events: ${text.trim()}`);
      const act = () => { light(mine); choose(mine.find(event => event.time > now() + 1e-9) ?? mine[0], mine); };
      item.onclick = act;
      item.onkeydown = event => { if (event.key === "Enter") act(); };
    }
    return item;
  });
  $("document").replaceChildren(...lines);
  for (const tab of $("documents").children) tab.setAttribute("aria-selected", tab.dataset.index === String(index));
};
if (data.documents.length > 1) data.documents.forEach((text, index) => {
  const tab = make("button", "", text.name);
  tab.type = "button"; tab.dataset.index = index; tab.setAttribute("role", "tab");
  tab.onclick = () => showDocument(index);
  $("documents").append(tab);
});

// Scrolls a list, not the page.
const reveal = (list, item) => {
  const pane = list.closest(".editor") ?? list, top = item.offsetTop - list.offsetTop;
  // What is typed stays in sight.
  if (pane !== list && pane.contains(document.activeElement)) return;
  if (top < pane.scrollTop || top + item.offsetHeight > pane.scrollTop + pane.clientHeight)
    pane.scrollTop = top - pane.clientHeight / 2;
};

// Marks events in the list, in the lanes and by their lines.
const light = chosen => {
  const set = new Set(chosen);
  for (const event of events) event.item.classList.toggle("lit", set.has(event));
  for (const lane of lanes) for (const [event, line] of lane.marks ?? []) line.classList.toggle("lit", set.has(event));
  if (chosen.length) showDocument(runs[chosen[0].run].document);
  const numbers = new Set(chosen.filter(event => runs[event.run].document === page).map(event => event.line));
  lines.forEach((item, index) => item.classList.toggle("lit", numbers.has(index + 1)));
  const line = lines[chosen[0]?.line - 1];
  if (line) reveal($("document"), line);
  if (chosen[0]) reveal($("events"), chosen[0].item);
};

// A sentence is folded under the place where it begins.
const paragraph = text => {
  const block = make("pre");
  for (const line of text.trimEnd().split("\n")) {
    const row = make("span", "", line + "\n"), hang = { 0: 4, 2: 10 }[line.search(/\S|$/)] ?? 12;
    row.style.cssText = `padding-left:${hang}ch;text-indent:-${hang}ch`;
    block.append(row);
  }
  return block;
};

let shownWhy = null;
const explain = chosen => {
  const texts = [...new Set(chosen.map(event => event.why).filter(Boolean))];
  if (texts.join() === shownWhy) return;
  shownWhy = texts.join();
  $("why").replaceChildren(...texts.map(paragraph));
  if (!texts.length) $("why").append(make("p", "", "No change before this time."));
};

// Time --

let frame = 0, playing = false, loop = [], chosenEvents = null;
const now = () => longest.time(frame);

const eventsAt = time => events.filter(event => Math.abs(event.time - time) < 1e-9);
// The latest events at a time, and the latest change with an explanation.
const current = time => {
  const past = events.filter(event => event.time <= time + 1e-7);
  return { latest: eventsAt(past.at(-1)?.time), changes: eventsAt(past.findLast(event => event.why)?.time) };
};

let litKey = "";
const show = (next, pinned) => {
  frame = Math.max(0, Math.min(longest.count - 1, next));
  const time = now();
  for (const { run, update } of layers) update(frameAt(run, time), time);
  $("cursor").style.left = xOf(time) + "px";
  $("scrubber").value = frame;
  const { latest, changes } = current(time);
  const lit = pinned ?? latest;
  $("scrubber").setAttribute("aria-valuetext", seconds(time) + latest.map(event => `, ${event.word} ${eventText(event)}`).join(""));
  $("clock").textContent = `${seconds(time)} / ${seconds(end)}, frame ${frame}`;
  for (const lane of lanes) for (const [column, output, prefix] of lane.outputs) output.textContent = prefix + label(column.at(frameAt(main, time)));
  const key = lit.map(event => events.indexOf(event)).join();
  if (key !== litKey) { litKey = key; light(lit); explain(pinned?.some(event => event.why) ? pinned : changes); }
  document.body.dataset.time = time;
  if (!playing) remember(time);
};

const remember = time => {
  try { history.replaceState(null, "", "#t=" + +time.toFixed(6)); } catch { /* A frame has no address. */ }
};

// Goes to the first frame that shows an event.
const choose = (event, with_) => {
  pause();
  let target = frameAt(longest, event.time);
  if (longest.time(target) < event.time - 1e-7 && target < longest.count - 1) target++;
  for (const other of events) other.item.classList.toggle("chosen", other === event);
  show(target, with_ ?? [event]);
};

let started = 0, startTime = 0;
const play = () => {
  if (frame >= longest.count - 1) show(loop[0] !== undefined ? frameAt(longest, loop[0]) : 0);
  playing = true;
  $("play").textContent = "Pause";
  restart();
  requestAnimationFrame(step);
};
const pause = () => {
  if (!playing) return;
  playing = false;
  $("play").textContent = "Play";
  remember(now());
};
const step = stamp => {
  if (!playing) return;
  let time = startTime + Math.max(stamp - started, 0) / 1000 * +$("speed").value;
  const stop = loop.length === 2 ? loop[1] : end;
  if (time > stop) {
    if (loop.length !== 2) return go(longest.count - 1);
    [started, startTime] = [stamp, loop[0]];
    time = loop[0];
  }
  const next = frameAt(longest, time);
  if (next !== frame) show(next);
  requestAnimationFrame(step);
};
const setLoop = () => {
  loop = loop.length === 2 ? [] : [...loop, now()].sort((a, b) => a - b);
  if (loop.length === 2 && loop[0] === loop[1]) loop = [loop[0]];
  $("loop").textContent = ["Loop", `Loop from ${seconds(loop[0] ?? 0)}`, `Loop ${loop.map(seconds).join(" to ")}`][loop.length];
  $("loop").setAttribute("aria-pressed", loop.length > 0);
};
const jump = direction => {
  const time = now();
  const shown = event => longest.time(Math.min(longest.count - 1, frameAt(longest, event.time - 2e-7) + (event.time > start ? 1 : 0)));
  const found = direction > 0 ? events.find(event => shown(event) > time + 1e-7) : events.findLast(event => shown(event) < time - 1e-7);
  if (found) choose(found, eventsAt(found.time));
};
const restart = () => { [started, startTime] = [performance.now(), now()]; };

const go = next => { pause(); show(next); };
const setSpeed = speed => { $("speed").value = speed; restart(); };

$("play").onclick = () => playing ? pause() : play();
$("back").onclick = () => go(frame - 1);
$("forward").onclick = () => go(frame + 1);
$("previous").onclick = () => jump(-1);
$("next").onclick = () => jump(1);
$("loop").onclick = setLoop;
$("speed").onchange = restart;
const redraw = () => { drawLanes(); litKey = "-"; show(frame); };
$("velocity").onchange = redraw;
$("scrubber").max = longest.count - 1;
$("scrubber").oninput = () => go(+$("scrubber").value);

document.onkeydown = event => {
  if (event.ctrlKey || event.altKey || event.metaKey || /SELECT|TEXTAREA/.test(event.target.tagName)) return;
  const onButton = event.target.tagName === "BUTTON" || event.target.type === "checkbox";
  const actions = {
    " ": onButton ? null : () => $("play").click(),
    ArrowLeft: () => go(frame - (event.shiftKey ? 10 : 1)), ArrowRight: () => go(frame + (event.shiftKey ? 10 : 1)),
    Home: () => go(0), End: () => go(longest.count - 1),
    n: () => jump(1), p: () => jump(-1), l: setLoop, v: () => $("velocity").click(),
    1: () => setSpeed(1), 2: () => setSpeed(0.25), 3: () => setSpeed(0.1),
  };
  const act = actions[event.key];
  if (act) { event.preventDefault(); act(); }
};

const point = event => {
  const { left } = $("lanes").getBoundingClientRect();
  go(frameAt(longest, start + Math.max(0, Math.min(1, (event.clientX - left) / width)) * (end - start)));
};
$("lanes").onpointerdown = event => { if (event.button === 0) { $("lanes").setPointerCapture(event.pointerId); point(event); } };
$("lanes").onpointermove = event => { if (event.buttons & 1) point(event); };

const fromAddress = () => {
  const match = /[#&]t=([0-9.]+)/.exec(location.hash);
  return match ? frameAt(longest, +match[1]) : null;
};
window.onhashchange = () => { const there = fromAddress(); if (there !== null && there !== frame) go(there); };

$("title").textContent = document.title = data.title;
$("subtitle").textContent = runs.map(run => run.name).join("  and, dashed,  ");
$("subtitle").hidden = $("subtitle").textContent === data.title;
$("tool").textContent = data.tool;
if (data.note) { $("note").hidden = false; $("note").textContent = data.note; }
document.querySelector(".key.other").hidden = !runs[1];
$("stage-inner").replaceChildren(...layers.map(({ root }) => root));
showDocument(0);
drawLanes();
fit();
show(fromAddress() ?? frameAt(longest, data.start ?? start));
let resized = 0;
window.onresize = () => { clearTimeout(resized); resized = setTimeout(() => { fit(); redraw(); }, 100); };
document.body.dataset.ready = "yes";
return { pause, now };
};
let page = JSON.parse(document.getElementById("data").textContent), player = playPage(page);
