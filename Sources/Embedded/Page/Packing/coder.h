// A model of a WebAssembly module that packs it, or unpacks it: one code for both, so that they cannot differ.
//
// Each byte is a few decisions along a path in the tree of its kind. Each context predicts a decision from those that it
// has seen. A mixer weighs the predictions and learns from its errors, and an arithmetic coder codes the decision by the
// mixed probability. All arithmetic is in whole numbers, so that every machine computes the same.

#ifndef CODER_H
#define CODER_H

#include <stddef.h>
#include <stdint.h>

// Of a function that takes little of the time: small code is worth more, because each page has it.
#define COLD __attribute__((minsize, noinline))
#define NOT_INLINED __attribute__((noinline))

// The kinds of bytes, each of which has a tree of its own. Those up to `MORE` are of code.
enum kind {
  OPCODE, LOCAL, ALIGNMENT, OFFSET, CONSTANT, LONG_CONSTANT, FLOAT, CALL, BRANCH, BRANCHES, BLOCK, GLOBAL, DETAIL, SIZE,
  DECLARATION, MORE_OFFSET, MORE_CALL, MORE, DATA, OTHER, KINDS
};

// The contexts of a byte.
#define CONTEXTS 7
// The inputs of the mixer: two of each context, a repetition, and a constant.
#define INPUTS (2 * CONTEXTS + 2)
// The decisions of a tree that have weights of their own.
#define NODES 64
// The values of `choice`, of which each has weights of its own, which are added to those of the node.
#define CHOICES 2048
// The longest path in a tree.
#define LONGEST 15
// So many bytes that were there before are followed by one decision a byte: whether the repetition goes on.
#define LONG_REPETITION 32
// A child that is a byte, and no inner node of a tree.
#define LEAF 512

// The statistics of a context for seven decisions: those of three levels of a tree. An element has a probability in its
// lower twelve bits, and in the upper four the number of decisions so far, at most 15.
struct group {
  uint16_t check, seen[7];
};

// The groups that come from memory together, because the waits for memory take half of the time.
struct line {
  struct group groups[4];
};

static struct line *lines[CONTEXTS];
// The binary logarithms of their numbers: together they take 31 MB.
static const uint8_t lineBits[CONTEXTS] = {14, 16, 17, 16, 17, 15, 16};
// The observed probability of a 1, by the kind, and by the count and the upper bits of the context's element.
static uint16_t experience[KINDS][CONTEXTS][1024];
static int32_t weights[KINDS][NODES][2][INPUTS], chosenWeights[KINDS][CHOICES][INPUTS];
// The last correction, by the mixed probability in 32 steps.
static uint16_t corrections[KINDS][NODES][33];
static uint16_t repetitions[16][2];
// How probable it is that a long repetition goes on, by its length.
static uint16_t goingOn[KINDS][64];

static uint8_t lengths[KINDS][256];
static uint16_t codes[KINDS][256];
static uint16_t children[KINDS][256][2];

// The module, as far as it is known, and its length.
static uint8_t *module;
static uint32_t place, count;
static uint32_t contexts[CONTEXTS], choice;

// The bytes before `place` were before `repeated` as well, that many of them.
static uint32_t repeated, repeatedCount;
// How probable each bit of a length is to be 1, by the length before it.
static uint16_t knownLengths[4][4];
static int lastLength;
// Where a repetition would go on that has ended so many bytes ago.
static uint32_t ended, endedFor;
static uint32_t lastPlaces[1 << 18];

// MARK: - The arithmetic coder

static int isPacking;
static uint8_t *packed;
static uint32_t packedPlace, packedCount;
static uint32_t low, high, code;

static void beginCoding(void) {
  low = 0;
  high = 0xFFFFFFFF;
  packedPlace = 0;
  if (isPacking) return;
  for (int i = 0; i < 4; i++) code = code << 8 | (packedPlace < packedCount ? packed[packedPlace] : 0), packedPlace++;
}

// Writes a decision, or reads it; `one` is the probability of 1 in 65,536 parts.
static int coded(int decision, uint32_t one) {
  uint32_t middle = low + (uint32_t)(((uint64_t)(high - low) * one) >> 16);
  if (!isPacking) decision = code <= middle;
  if (decision)
    high = middle;
  else
    low = middle + 1;
  for (; !((low ^ high) >> 24); low <<= 8, high = high << 8 | 255, packedPlace++) {
    if (isPacking)
      packed[packedPlace] = high >> 24;
    else
      code = code << 8 | (packedPlace < packedCount ? packed[packedPlace] : 0);
  }
  return decision;
}

// MARK: - Probabilities as logarithms of odds

// Those of each 1/4,096, from -2,047 to 2,047, and back, in 65,536 parts.
static int16_t logits[4096];
static uint16_t odds[4096];
// How far a probability that was met so often goes to a decision, in 65,536 parts.
static int32_t rates[16];

static int limited(int logit) { return logit > 2047 ? 2047 : logit < -2047 ? -2047 : logit; }

static int probability(int logit) { return odds[limited(logit) + 2048]; }

COLD static void makeTables(void) {
  static const uint16_t steps[33] = {1,    2,    3,    6,    10,   16,   27,   45,   73,   120,  194,
                                     310,  488,  747,  1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
                                     3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094};
  for (int logit = -2047; logit < 2048; logit++) {
    int step = (logit >> 7) + 16, part = logit & 127;
    odds[logit + 2048] = (steps[step] * (128 - part) + steps[step + 1] * part) * 16 >> 7;
  }
  odds[0] = odds[1];
  int next = 0;
  for (int logit = -2047; logit < 2048; logit++)
    for (int last = odds[logit + 2048] >> 4; next <= last; next++) logits[next] = logit;
  for (; next < 4096; next++) logits[next] = 2047;
  for (int met = 0; met < 16; met++) rates[met] = 65536 * 2 / (2 * met + 3);
  rates[14] = 65536 / 12;
  rates[15] = 65536 / 12;
}

// MARK: - The model

static uint32_t mixed(uint32_t hash, uint32_t value) {
  uint32_t next = (hash ^ value * 0x9E3779B1u) * 0x85EBCA6Bu;
  return next ^ next >> 15;
}

// Begins with nothing seen; the lines must be zero.
COLD static void beginModel(void) {
  makeTables();
  for (int i = 0; i < CONTEXTS; i++)
    for (int kind = 0; kind < KINDS; kind++)
      for (int met = 0; met < 16; met++)
        for (int step = 0; step < 64; step++) {
          int expected = step * 1024 + 512 - 32768;
          experience[kind][i][met * 64 + step] = 32768 + expected * met / (met + 1);
        }
  for (int kind = 0; kind < KINDS; kind++)
    for (int node = 0; node < NODES; node++) {
      for (int step = 0; step < 33; step++) corrections[kind][node][step] = probability((step - 16) * 128);
      for (int has = 0; has < 2; has++)
        for (int i = 0; i < INPUTS; i++) weights[kind][node][has][i] = i <= 2 * CONTEXTS && i % 2 == 0 ? 18350 : 0;
    }
  for (int kind = 0; kind < KINDS; kind++)
    for (int value = 0; value < CHOICES; value++)
      for (int i = 0; i < INPUTS; i++) chosenWeights[kind][value][i] = 0;
  lastLength = 0;
  for (int last = 0; last < 4; last++)
    for (int node = 0; node < 4; node++) knownLengths[last][node] = 32768;
  for (int length = 0; length < 16; length++) {
    repetitions[length][0] = 8192;
    repetitions[length][1] = 57344;
  }
  for (int kind = 0; kind < KINDS; kind++)
    for (int length = 0; length < 64; length++) goingOn[kind][length] = 60000;
  repeated = repeatedCount = ended = endedFor = 0;
  for (size_t i = 0; i < sizeof lastPlaces / sizeof *lastPlaces; i++) lastPlaces[i] = 0;
}

// Finds the groups of all contexts for the decisions from a node on. A new group takes the place of the one in its line
// that was met least.
static void findGroups(enum kind kind, int node, struct group *found[CONTEXTS]) {
  uint16_t checks[CONTEXTS], firsts[CONTEXTS];
  // All lines are asked for before the first one is needed, so that the waits for memory overlap.
  for (int i = 0; i < CONTEXTS; i++) {
    uint32_t hash = mixed(contexts[i], node + 997 * kind + 1) * 0x2C1B3C6Du;
    checks[i] = hash;
    found[i] = lines[i][hash >> (32 - lineBits[i])].groups;
    firsts[i] = found[i]->check;
  }
  for (int i = 0; i < CONTEXTS; i++) {
    if (firsts[i] == checks[i]) continue;
    struct group *group = found[i] + 1, *end = found[i] + 4;
    while (group < end && group->check != checks[i]) group++;
    if (group == end) {
      group = found[i];
      for (struct group *other = group + 1; other < end; other++)
        if (other->seen[0] >> 12 < group->seen[0] >> 12) group = other;
      group->check = checks[i];
      for (int element = 0; element < 7; element++) group->seen[element] = 2048;
    }
    found[i] = group;
  }
}

// Moves a probability in 65,536 parts towards a decision.
static void learn(uint16_t *probability, int decision) {
  *probability += ((decision ? 65535 : 0) - *probability + 32) >> 6;
}

// Codes one decision at a node by an element of each context's group. `repetition` is the probability of a 1 where the
// byte that is repeated is still possible, and null elsewhere.
static int decided(
    int decision, enum kind kind, int node, struct group *found[CONTEXTS], int element, uint16_t *repetition) {
  if (node >= NODES) node = NODES - 1;
  int32_t inputs[INPUTS];
  uint16_t *experiences[CONTEXTS];
  for (int i = 0; i < CONTEXTS; i++) {
    experiences[i] = &experience[kind][i][found[i]->seen[element] >> 6];
    inputs[2 * i] = logits[*experiences[i] >> 4];
    inputs[2 * i + 1] = found[i]->seen[element] >> 12 ? logits[found[i]->seen[element] & 4095] : 0;
  }
  inputs[2 * CONTEXTS] = repetition ? logits[*repetition >> 4] : 0;
  inputs[2 * CONTEXTS + 1] = 256;
  int32_t *weight = weights[kind][node][repetition != 0], *chosen = chosenWeights[kind][choice], sum = 0;
  for (int i = 0; i < INPUTS; i++) sum += (weight[i] + chosen[i]) * inputs[i] >> 8;
  int logit = limited(sum >> 8), mixture = probability(logit);
  int step = (logit + 2048) >> 7, part = ((logit + 2048) & 127) * 32;
  uint16_t *correction = &corrections[kind][node][step];
  uint32_t one = (mixture + (correction[0] * (4096 - part) + correction[1] * part) / 4096) / 2;
  one = one < 32 ? 32 : one > 65503 ? 65503 : one;

  decision = coded(decision, one);

  learn(&correction[0], decision);
  learn(&correction[1], decision);
  int32_t error = ((decision ? 65535 : 0) - mixture) * 40 >> 6;
  for (int i = 0; i < INPUTS; i++) {
    weight[i] += (inputs[i] * error + 0x8000) >> 16;
    chosen[i] += (inputs[i] * error * 3 + 0x10000) >> 17;
  }
  for (int i = 0; i < CONTEXTS; i++) {
    learn(experiences[i], decision);
    uint16_t *seen = &found[i]->seen[element];
    int met = *seen >> 12, probability = *seen & 4095;
    *seen += ((((decision ? 4095 : 0) - probability) * rates[met] + 32768) >> 16) + (met < 15 ? 4096 : 0);
  }
  if (repetition) learn(repetition, decision);
  return decision;
}

// Codes whether a long repetition goes on with this byte.
static int goesOn(enum kind kind, int byte) {
  uint32_t length = repeatedCount < 32 ? repeatedCount : 32 + (repeatedCount - 32) / 16;
  uint16_t *one = &goingOn[kind][length < 64 ? length : 63];
  int decision = coded(byte == module[repeated], *one < 64 ? 64 : *one > 65511 ? 65511 : *one);
  *one += ((decision ? 65535 : 0) - *one) / 32;
  return decision;
}

// Codes a byte of a kind, which is `byte` where it is packed, by the contexts.
static int codedByte(enum kind kind, int byte) {
  if (repeatedCount >= LONG_REPETITION && goesOn(kind, byte)) return module[repeated];
  struct group *found[CONTEXTS];
  int expected = repeatedCount ? module[repeated] : 0, left = repeatedCount ? lengths[kind][expected] : 0;
  int length = repeatedCount < 8 ? repeatedCount : repeatedCount < 22 ? 8 + (repeatedCount - 8) / 2 : 15;
  for (int node = 0, depth = 0, element = 0;; depth++) {
    if (depth % 3 == 0) {
      element = 0;
      findGroups(kind, node, found);
    }
    int next = left ? codes[kind][expected] >> (left - 1) & 1 : 0;
    int wanted = isPacking ? codes[kind][byte] >> (lengths[kind][byte] - depth - 1) & 1 : 0;
    int decision = decided(wanted, kind, node, found, element, left ? &repetitions[length][next] : 0);
    left = left && next == decision ? left - 1 : 0;
    element = 2 * element + 1 + decision;
    node = children[kind][node][decision];
    if (node >= LEAF) return node - LEAF;
    // A path that no byte has ends nowhere.
    if (!node) return 0;
  }
}

// Codes a number below 4, by the one that was coded so before.
COLD static int codedLength(int length) {
  int node = 1;
  for (int bit = 1; bit >= 0; bit--) {
    uint16_t *one = &knownLengths[lastLength][node];
    int decision = coded(length >> bit & 1, *one < 512 ? 512 : *one > 65024 ? 65024 : *one);
    learn(one, decision);
    node = 2 * node + decision;
  }
  return lastLength = node - 4;
}

// Leaves room for bytes that are known later, and skips as many of the repetition.
COLD static void leaveRoom(int length) {
  if ((uint32_t)length > count - place) length = count - place;
  place += length;
  if (repeatedCount) repeated += length;
}

// Takes a byte into the module. Where an instruction begins with it, the last six bytes are looked for before; a
// repetition that has just ended may go on, where they are not found.
static void append(int byte, int isBeginning) {
  module[place] = byte;
  if (repeatedCount && module[repeated] == byte) {
    repeated++;
    if (repeatedCount < 65535) repeatedCount++;
  } else if (repeatedCount) {
    ended = repeated + 1;
    repeatedCount = endedFor = 0;
  } else {
    ended++;
    endedFor++;
  }
  place++;
  if (place < 8 || !isBeginning) return;
  uint32_t hash = 0;
  for (uint32_t i = 1; i <= 6; i++) hash = mixed(hash, module[place - i] + i);
  uint32_t *last = &lastPlaces[hash >> 14];
  if (!repeatedCount && *last) {
    repeated = *last;
    while (repeatedCount < 32 && repeatedCount < repeated
           && module[repeated - 1 - repeatedCount] == module[place - 1 - repeatedCount])
      repeatedCount++;
    if (repeatedCount < 6) repeatedCount = 0;
  }
  if (!repeatedCount && ended && endedFor < 8) {
    repeated = ended;
    repeatedCount = 1;
  }
  *last = place;
}

// MARK: - Trees

// The codes of Huffman's trees follow from the lengths of their paths.
COLD static void makeTrees(void) {
  for (int kind = 0; kind < KINDS; kind++) {
    for (int node = 0; node < 256; node++) children[kind][node][0] = children[kind][node][1] = 0;
    int nodes = 1;
    uint32_t next = 0;
    for (int length = 1; length <= LONGEST; length++, next <<= 1)
      for (int byte = 0; byte < 256; byte++) {
        if (lengths[kind][byte] != length) continue;
        codes[kind][byte] = next;
        int node = 0;
        for (int bit = length - 1; bit > 0; bit--) {
          uint16_t *child = &children[kind][node][next >> bit & 1];
          if (!*child) *child = nodes < 256 ? nodes++ : 255;
          node = *child < LEAF ? *child : 0;
        }
        children[kind][node][next & 1] = LEAF + byte;
        next++;
      }
  }
}

// Codes the lengths of all paths, each by the length before it.
COLD static void codeTrees(void) {
  static uint16_t probabilities[16][16];
  for (int last = 0; last < 16; last++)
    for (int node = 0; node < 16; node++) probabilities[last][node] = 32768;
  int last = 0;
  for (int kind = 0; kind < KINDS; kind++)
    for (int byte = 0; byte < 256; byte++) {
      int node = 1;
      for (int bit = 3; bit >= 0; bit--) {
        uint16_t *one = &probabilities[last][node];
        int decision = coded(lengths[kind][byte] >> bit & 1, *one < 512 ? 512 : *one > 65024 ? 65024 : *one);
        *one += ((decision ? 65535 : 0) - *one) / 16;
        node = 2 * node + decision;
      }
      last = lengths[kind][byte] = node - 16;
    }
  makeTrees();
}

#endif
