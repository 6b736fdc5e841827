/**
 * The bytes of a text of two letters for 13 bits, or for 14 where those are below 833, from the blank on, with a tab for "<".
 * @param {string} text
 */
const lettersToBytes = text => {
  const bytes = new Uint8Array(text.length);
  const digit = (/** @type {number} */ index) => {
    const code = text.charCodeAt(index);
    return (code === 9 ? 60 : code) - 32;
  };
  let bits = 0, count = 0, place = 0;
  for (let index = 0; index < text.length; index += 2) {
    const pair = digit(index) + (index + 1 < text.length ? 95 * digit(index + 1) : 0);
    bits |= pair << count;
    count += index + 1 === text.length ? 7 : (pair & 8191) < 833 ? 14 : 13;
    for (; count > 7; count -= 8, bits >>= 8) bytes[place++] = bits;
  }
  return bytes.subarray(0, place);
};

/**
 * The module of a packed file, which begins with the module that unpacks it; `pack.c` says how.
 * @param {Uint8Array} file
 */
const unpack = file => {
  const words = new DataView(file.buffer, file.byteOffset, file.length);
  const end = 8 + words.getUint32(4, true), packed = file.subarray(end + 4), count = words.getUint32(end, true);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(file.subarray(8, end)));
  const exports = /** @type {{ memory: WebAssembly.Memory, begin: (packed: number, count: number) => number,
   *   unpack: () => number }} */ (/** @type {unknown} */ (instance.exports));
  const start = exports.begin(packed.length, count);
  if (!start) throw new RangeError("there is no memory to unpack the module");
  new Uint8Array(exports.memory.buffer).set(packed, start);
  const place = exports.unpack();
  if (!place) throw new RangeError("the module is cut off, or damaged");
  return new Uint8Array(exports.memory.buffer, place, count).slice();
};
