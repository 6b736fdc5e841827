/**
 * The bytes of a text of two letters for 13 bits, or for 14 where those are below 833, from the blank on, with a tab for "<".
 * @param {string} text
 */
const lettersToBytes = text => {
  const bytes = new Uint8Array(text.length);
  let bits = 0, count = 0, place = 0;
  for (let index = 0; index < text.length; index += 2) {
    const [low, high = 0] = [index, index + 1].filter(at => at < text.length).map(at => {
      const code = text.charCodeAt(at);
      return (code === 9 ? 60 : code) - 32;
    });
    const pair = low + 95 * high;
    bits |= pair << count;
    count += index + 1 === text.length ? 7 : (pair & 8191) < 833 ? 14 : 13;
    for (; count > 7; count -= 8, bits >>= 8) bytes[place++] = bits;
  }
  return bytes.subarray(0, place);
};

/**
 * Unpacks the module, which `xz --format=lzma` has packed. The names are those of the LZMA specification.
 * @param {Uint8Array} packed
 */
const unpack = packed => {
  const properties = packed[0], lc = properties % 9, lp = (properties / 9 | 0) % 5, pb = properties / 45 | 0;
  let out = new Uint8Array(1 << 20), count = 0, place = 18, range = 0xFFFFFFFF;
  let code = new DataView(packed.buffer, packed.byteOffset).getUint32(14);
  const table = (/** @type {number} */ length) => new Uint16Array(length).fill(1024);
  const normalize = () => {
    if (range >= 1 << 24) return;
    if (place >= packed.length) throw new RangeError("the module is cut off");
    range = range << 8 >>> 0;
    code = (code << 8 | packed[place++]) >>> 0;
  };
  const bit = (/** @type {Uint16Array} */ probabilities, /** @type {number} */ index) => {
    const probability = probabilities[index], bound = (range >>> 11) * probability, isOne = code >= bound;
    if (isOne) {
      range -= bound;
      code -= bound;
      probabilities[index] = probability - (probability >> 5);
    } else {
      range = bound;
      probabilities[index] = probability + (2048 - probability >> 5);
    }
    normalize();
    return isOne ? 1 : 0;
  };
  const tree = (/** @type {Uint16Array} */ probabilities, /** @type {number} */ start, /** @type {number} */ bits) => {
    let symbol = 1;
    for (let i = 0; i < bits; i++) symbol = symbol << 1 | bit(probabilities, start + symbol);
    return symbol - (1 << bits);
  };
  const reverseTree = (/** @type {Uint16Array} */ probabilities, /** @type {number} */ start, /** @type {number} */ bits) => {
    let index = 1, symbol = 0;
    for (let i = 0; i < bits; i++) {
      const next = bit(probabilities, start + index);
      index = index << 1 | next;
      symbol |= next << i;
    }
    return symbol;
  };
  const direct = (/** @type {number} */ bits) => {
    let result = 0;
    for (; bits > 0; bits--) {
      range >>>= 1;
      const isOne = code >= range ? 1 : 0;
      if (isOne) code -= range;
      result = result << 1 | isOne;
      normalize();
    }
    return result;
  };
  const put = (/** @type {number} */ byte) => {
    if (count === out.length) {
      const larger = new Uint8Array(2 * count);
      larger.set(out);
      out = larger;
    }
    out[count++] = byte;
  };

  const literals = table(0x300 << lc + lp), isMatch = table(192), isRep0Long = table(192);
  const [isRep, isRepG0, isRepG1, isRepG2] = [12, 12, 12, 12].map(table);
  const slots = table(256), special = table(115), align = table(16);
  const lengths = () => ({ choice: table(2), low: table(128), mid: table(128), high: table(256) });
  const matchLengths = lengths(), repLengths = lengths();
  const readLength = (/** @type {ReturnType<typeof lengths>} */ { choice, low, mid, high }, /** @type {number} */ posState) =>
    !bit(choice, 0) ? tree(low, posState << 3, 3) : !bit(choice, 1) ? 8 + tree(mid, posState << 3, 3) : 16 + tree(high, 0, 8);
  const readDistance = (/** @type {number} */ length) => {
    const slot = tree(slots, Math.min(length, 3) << 6, 6), bits = (slot >> 1) - 1;
    if (slot < 4) return slot;
    const start = (2 | slot & 1) << bits;
    if (slot < 14) return start + reverseTree(special, start - slot, bits);
    return (start + (direct(bits - 4) << 4) + reverseTree(align, 0, 4)) >>> 0;
  };

  let state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0;
  for (;;) {
    const posState = count & (1 << pb) - 1;
    if (!bit(isMatch, (state << 4) + posState)) {
      const before = count ? out[count - 1] : 0;
      const start = 0x300 * (((count & (1 << lp) - 1) << lc) + (before >> 8 - lc));
      let symbol = 1;
      if (state >= 7) {
        let match = out[count - rep0 - 1];
        while (symbol < 0x100) {
          const expected = match >> 7 & 1, found = bit(literals, start + (1 + expected << 8) + symbol);
          match <<= 1;
          symbol = symbol << 1 | found;
          if (expected !== found) break;
        }
      }
      while (symbol < 0x100) symbol = symbol << 1 | bit(literals, start + symbol);
      put(symbol & 0xFF);
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (bit(isRep, state)) {
      if (!bit(isRepG0, state)) {
        if (!bit(isRep0Long, (state << 4) + posState)) {
          state = state < 7 ? 9 : 11;
          put(out[count - rep0 - 1]);
          continue;
        }
      } else {
        let distance = rep1;
        if (bit(isRepG1, state)) {
          distance = rep2;
          if (bit(isRepG2, state)) [distance, rep3] = [rep3, rep2];
          rep2 = rep1;
        }
        [rep0, rep1] = [distance, rep0];
      }
      length = readLength(repLengths, posState);
      state = state < 7 ? 8 : 11;
    } else {
      [rep1, rep2, rep3] = [rep0, rep1, rep2];
      length = readLength(matchLengths, posState);
      state = state < 7 ? 7 : 10;
      rep0 = readDistance(length);
      if (rep0 === 0xFFFFFFFF) return out.subarray(0, count);
    }
    for (length += 2; length > 0; length--) put(out[count - rep0 - 1]);
  }
};
