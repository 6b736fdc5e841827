// The way through a module, which says of each byte its kind and its contexts.

#ifndef WALK_H
#define WALK_H

#include "coder.h"

// So many opcodes are known to the longest context.
#define OPCODES 11

// Whether bytes are counted, for the trees, and not coded.
static int isCounting;
static uint32_t counts[KINDS][256];
// The bytes that are packed.
static const uint8_t *source;
// The functions whose sizes may follow from their ends; the sizes of later ones are coded.
#define FUNCTIONS 65536
// How many bytes the size of a function takes if it follows, and 0 otherwise.
static uint8_t sizeLengths[FUNCTIONS];

// The last instruction with its arguments, and the opcodes of the last ones; the newest is first.
static uint32_t lastInstruction, opcodes[OPCODES];
// This one, as far as it is known.
static uint32_t instruction;
static uint32_t firstLocal, secondLocal, offset, call;

static void beginInstructions(void) {
  for (int i = 0; i < OPCODES; i++) opcodes[i] = 0;
  lastInstruction = firstLocal = secondLocal = offset = 0;
}

static uint32_t mixedAll(uint32_t hash, const uint32_t *values, int length) {
  for (int i = 0; i < length; i++) hash = mixed(hash, values[i] + i);
  return hash;
}

static void setContextsOfCode(enum kind kind) {
  uint32_t here = mixed(instruction, kind);
  contexts[0] = here;
  contexts[1] = mixedAll(here + 3, opcodes, 5);
  contexts[2] = mixedAll(here + 4, opcodes, OPCODES);
  contexts[3] = mixed(mixed(mixed(here, firstLocal + 5), secondLocal), opcodes[0] << 8 | opcodes[1]);
  contexts[4] = mixed(mixed(here, offset + 6), opcodes[0]);
  contexts[5] = mixed(mixed(mixed(here, call + 7), opcodes[0]), lastInstruction);
  contexts[6] = mixed(mixed(here, lastInstruction + 9), opcodes[1]);
  choice = mixed(mixed(opcodes[0], opcodes[1]), opcodes[2]) & (CHOICES - 1);
}

// The bytes before, and of numbers and tables those a word and two words before.
static void setContextsOfData(enum kind kind) {
  uint32_t hash = mixed(kind, 7);
  for (uint32_t i = 0; i < CONTEXTS - 2; i++) {
    contexts[i] = hash;
    hash = mixed(hash, i < place ? module[place - 1 - i] + 1 : 0);
  }
  choice = 0;
  uint32_t word = place < 4 ? 0 : module[place - 4], before = place < 8 ? 0 : module[place - 8];
  contexts[CONTEXTS - 2] = mixed(mixed(kind, word + 256), place & 3);
  contexts[CONTEXTS - 1] = mixed(mixed(kind, word << 8 | before), place & 3);
}

// The next byte, which is of this kind; zero behind the end.
NOT_INLINED static int next(enum kind kind) {
  if (place >= count) return 0;
  int byte;
  if (isCounting) {
    byte = source[place++];
    counts[kind][byte]++;
  } else {
    if (kind < DATA)
      setContextsOfCode(kind);
    else
      setContextsOfData(kind);
    byte = codedByte(kind, isPacking ? source[place] : 0);
    append(byte, kind == OPCODE || kind >= DATA);
  }
  instruction = mixed(instruction, byte + 256);
  return byte;
}

// A number in LEB128, whose bytes after the first are of another kind.
NOT_INLINED static uint32_t number(enum kind kind, enum kind more) {
  uint32_t value = 0;
  for (int shift = 0; shift < 70; shift += 7) {
    int byte = next(shift ? more : kind);
    if (shift < 32) value |= (uint32_t)(byte & 127) << shift;
    if (byte < 128) break;
  }
  return value;
}

COLD static void walkArguments(int opcode) {
  switch (opcode) {
  case 0x02: case 0x03: case 0x04: number(BLOCK, MORE); break;
  case 0x0C: case 0x0D: number(BRANCH, MORE); break;
  case 0x0E:
    for (uint32_t left = number(BRANCHES, BRANCHES) + 1; left > 0 && place < count; left--) number(BRANCHES, BRANCHES);
    break;
  case 0x10: call = number(CALL, MORE_CALL); break;
  case 0x11:
    call = number(CALL, MORE_CALL);
    number(CALL, MORE_CALL);
    break;
  case 0x20: case 0x21: case 0x22: {
    uint32_t local = number(LOCAL, MORE);
    secondLocal = firstLocal;
    firstLocal = local;
    break;
  }
  case 0x23: case 0x24: number(GLOBAL, GLOBAL); break;
  case 0x3F: case 0x40: next(DETAIL); break;
  case 0x41: number(CONSTANT, MORE); break;
  case 0x42: number(LONG_CONSTANT, MORE); break;
  case 0x43:
    for (int i = 0; i < 4; i++) next(FLOAT);
    break;
  case 0x44:
    for (int i = 0; i < 8; i++) next(FLOAT);
    break;
  case 0xFC: {
    // Conversions have no arguments, and of those of memory none is above a byte.
    uint32_t operation = number(DETAIL, DETAIL);
    int arguments = operation == 8 || operation == 10 ? 2 : operation == 9 || operation == 11 ? 1 : 0;
    for (; arguments > 0; arguments--) next(DETAIL);
    break;
  }
  default:
    if (opcode < 0x28 || opcode > 0x3E) break;
    number(ALIGNMENT, MORE);
    offset = number(OFFSET, MORE_OFFSET);
  }
}

// The place behind so many bytes, at most the end.
static uint32_t placeBehind(uint32_t length) { return length < count - place ? place + length : count; }

// The bytes of a number in LEB128.
static int lengthOf(uint32_t value) { return value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : 4; }

// Most sizes of functions follow from their last `end`: the packed file has only how many bytes such a size takes. That
// number is 0 before a size that does not follow, which the packed file has as well.
COLD static void walkFunction(uint32_t function) {
  instruction = 0;
  uint32_t start = place, end = count;
  int length = 0;
  if (!isCounting) length = codedLength(isPacking && function < FUNCTIONS ? sizeLengths[function] : 0);
  leaveRoom(length);
  if (length == 0) end = placeBehind(number(SIZE, SIZE));
  uint32_t body = place;
  beginInstructions();
  instruction = 1;
  for (uint32_t left = number(DECLARATION, MORE); left > 0 && place < end; left--) {
    number(DECLARATION, MORE);
    next(DECLARATION);
  }
  int depth = 1;
  while (place < end && (depth > 0 || length == 0)) {
    instruction = 0;
    int opcode = next(OPCODE);
    walkArguments(opcode);
    if (opcode >= 0x02 && opcode <= 0x04) depth++;
    if (opcode == 0x0B && --depth == 0 && isCounting && function < FUNCTIONS) {
      int known = lengthOf(place - body);
      if (place == end && known < 4 && known == (int)(body - start)) sizeLengths[function] = known;
    }
    for (int i = OPCODES - 1; i > 0; i--) opcodes[i] = opcodes[i - 1];
    opcodes[0] = opcode + 1;
    lastInstruction = instruction;
  }
  uint32_t size = place - body;
  for (int i = 0; i < length && start + i < count; i++, size >>= 7)
    module[start + i] = (size & 127) | (i + 1 < length ? 128 : 0);
}

// Goes through the whole module. One that is no module, or has other instructions, is packed all the same, only worse.
COLD static void walkModule(void) {
  place = 0;
  instruction = call = 0;
  beginInstructions();
  for (int i = 0; i < 8; i++) next(OTHER);
  while (place < count) {
    instruction = 0;
    int section = next(OTHER);
    uint32_t end = placeBehind(number(OTHER, OTHER));
    if (section == 10) {
      instruction = 0;
      uint32_t functions = number(SIZE, SIZE);
      for (uint32_t function = 0; function < functions && place < end; function++) walkFunction(function);
    }
    while (place < end) next(section == 11 ? DATA : OTHER);
  }
}

#endif
