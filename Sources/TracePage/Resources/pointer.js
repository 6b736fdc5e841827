/** The pointer in the lanes: it moves the time, reads values, and zooms. */
const Pointer = (() => {
  /**
   * @param {Lane[]} lanes
   * @param {Runs} runs
   * @param {EventIndex} events
   * @param {InstanceType<typeof Span>} span
   * @param {(time: number) => void} go
   * @param {() => void} redraw
   */
  const connect = (lanes, runs, events, span, go, redraw) => {
    const area = $("lanes"), tip = $("tip");
    /**
     * The places of the fingers that are down, or that of the mouse.
     * @type {Map<number, number>}
     */
    const down = new Map();
    const timeAt = (/** @type {number} */ clientX) => {
      const part = (clientX - rectOf(area).left) / Drawing.axis(span).width;
      return span.from + max(0, min(1, part)) * (span.to - span.from);
    };
    area.onpointerdown = event => {
      if (event.button !== 0 || /** @type {HTMLElement} */ (event.target).closest("summary,h3")) return;
      area.setPointerCapture(event.pointerId);
      down.set(event.pointerId, event.clientX);
      if (down.size === 1) go(timeAt(event.clientX));
    };
    area.onpointermove = event => {
      const lane = laneAt(lanes, event);
      tip.hidden = !lane;
      if (lane) tell(tip, lane, timeAt(event.clientX), events, span, event);
      if (!down.has(event.pointerId)) return;
      const before = [...down.values()];
      down.set(event.pointerId, event.clientX);
      if (down.size === 1) return go(timeAt(event.clientX));
      pinch(before, [...down.values()], timeAt, span);
      redraw();
    };
    area.onpointerup = area.onpointercancel = event => { down.delete(event.pointerId); };
    area.onpointerleave = () => { tip.hidden = true; };
    area.onwheel = event => {
      const { deltaX, deltaY, clientX } = event;
      // A pinch on a touchpad is a wheel with Control. The wheel alone scrolls the page, but on the axis it zooms.
      const zooms = event.ctrlKey || event.metaKey || $("axis").contains(/** @type {Node} */ (event.target));
      const along = event.shiftKey ? deltaX + deltaY : deltaX;
      if (zooms) span.zoom(Math.exp(max(-100, min(100, deltaY)) / 200), timeAt(clientX));
      else if (abs(along) > (event.shiftKey ? 0 : abs(deltaY)) && !span.isWhole)
        span.set(span.from + along / Drawing.axis(span).width * (span.to - span.from), span.to - span.from);
      else return;
      event.preventDefault();
      redraw();
    };
  };

  /**
   * Zooms so that the times under two fingers stay under them.
   * @param {number[]} before
   * @param {number[]} now
   * @param {(clientX: number) => number} timeAt
   * @param {InstanceType<typeof Span>} span
   */
  const pinch = ([a, b], [c, d], timeAt, span) => {
    const length = span.to - span.from, time = timeAt(a), part = (timeAt(c) - span.from) / length;
    const zoomed = length * max(abs(a - b), 1) / max(abs(c - d), 1);
    span.set(time - part * zoomed, zoomed);
  };

  /** @param {Lane[]} lanes @param {PointerEvent} event */
  const laneAt = (lanes, event) => {
    const element = /** @type {HTMLElement} */ (document.elementFromPoint(event.clientX, event.clientY))?.closest("svg");
    return element && lanes.find(({ picture }) => picture.firstChild === element);
  };

  /**
   * Says the values and velocities of a lane at a time, its motions then, and the events under the pointer.
   * @param {HTMLElement} tip
   * @param {Lane} lane
   * @param {number} time
   * @param {EventIndex} events
   * @param {InstanceType<typeof Span>} span
   * @param {PointerEvent} event
   */
  const tell = (tip, lane, time, events, span, { clientX, clientY }) => {
    const near = 4 / Drawing.axis(span).width * (span.to - span.from);
    tip.replaceChildren(make("b", "", seconds(time)), ...rows(lane, time, near, events).map(text => make("span", "", text)));
    const { width, height } = rectOf(tip);
    tip.style.left = max(4, min(clientX + 14, innerWidth - width - 4)) + "px";
    tip.style.top = (clientY + 18 + height > innerHeight ? clientY - height - 10 : clientY + 18) + "px";
  };

  /**
   * @param {Lane} lane
   * @param {number} time
   * @param {number} near how far from an event a time may be
   * @param {EventIndex} events
   */
  const rows = ({ track, other, columns, second }, time, near, events) => {
    const value = (/** @type {Column} */ column) => {
      const frame = Data.frameAt(column.run, time), state = column.modelAt?.(time), shown = column.at(frame);
      return `${column.name} ${label(shown)}, ${Curves.speed(column, frame)}`
        + (state === undefined || state === shown ? "" : `, state ${label(state)}`);
    };
    const all = events.ofLane({ track, other });
    const list = all.slice(Data.partition(all.length, index => all[index].time < time - near),
      Data.partition(all.length, index => all[index].time <= time + near));
    return [
      ...columns.map(value), ...second.map(column => "second run: " + value(column)),
      ...list.slice(0, 4).map(({ time, word, detail, owner, label }) =>
        [seconds(time), word, detail, label || (word === "complete" ? owner : "")].filter(Boolean).join(" ")),
      ...list.length > 4 ? [`${list.length - 4} more events`] : [],
    ];
  };

  return { connect, rows };
})();
