// Packs a WebAssembly module behind the module that unpacks it:
//
//     pack unpack.wasm inbetween.wasm inbetween.wasm.packed
//
// The result begins with `ibp1`; then come the length of the unpacking module in four bytes, the least first, that
// module, the length of the packed one, and what unpack.c reads.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "walk.h"

struct file {
  uint8_t *bytes;
  uint32_t count;
};

static void fail(const char *path, const char *reason) {
  fprintf(stderr, "pack: %s: %s\n", path, reason);
  exit(1);
}

static void *allocated(size_t size) {
  void *memory = calloc(size, 1);
  if (!memory) fail("memory", "there is not enough");
  return memory;
}

static struct file contents(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END)) fail(path, "cannot be read");
  long length = ftell(file);
  if (length < 0 || length > 1 << 28) fail(path, "is too long");
  rewind(file);
  struct file result = {allocated(length + 1), length};
  if (fread(result.bytes, 1, length, file) != result.count) fail(path, "cannot be read");
  fclose(file);
  return result;
}

// Gives each byte of a kind the length of its path in Huffman's tree; paths that are too long are those of counts that
// are nearer to each other.
static void setLengths(enum kind kind) {
  for (int halvings = 0;; halvings++) {
    uint64_t sums[512];
    int parents[512], nodes = 0, places[256], longest = 0;
    for (int byte = 0; byte < 256; byte++) {
      if (!counts[kind][byte]) continue;
      places[byte] = nodes;
      sums[nodes++] = (counts[kind][byte] >> halvings) + (halvings > 0);
    }
    for (int i = 0; i < 512; i++) parents[i] = -1;
    for (int left = nodes; left > 1; left--) {
      int least = -1, second = -1;
      for (int i = 0; i < nodes; i++) {
        if (parents[i] >= 0) continue;
        if (least < 0 || sums[i] < sums[least])
          second = least, least = i;
        else if (second < 0 || sums[i] < sums[second])
          second = i;
      }
      parents[least] = parents[second] = nodes;
      sums[nodes++] = sums[least] + sums[second];
    }
    for (int byte = 0; byte < 256; byte++) {
      int length = 0;
      if (counts[kind][byte]) {
        for (int i = places[byte]; parents[i] >= 0; i = parents[i]) length++;
        if (length == 0) length = 1;
      }
      lengths[kind][byte] = length > LONGEST ? LONGEST : length;
      if (length > longest) longest = length;
    }
    if (longest <= LONGEST) return;
  }
}

// Writes the rest of the coder's state.
static void finishCoding(void) {
  for (int i = 0; i < 4; i++) packed[packedPlace++] = low >> (24 - 8 * i);
}

static void codeModule(void) {
  for (int i = 0; i < CONTEXTS; i++) memset(lines[i], 0, sizeof(struct line) << lineBits[i]);
  beginModel();
  beginCoding();
  codeTrees();
  walkModule();
}

static void writeLength(FILE *file, uint32_t length) {
  for (int i = 0; i < 4; i++) fputc(length >> (8 * i) & 255, file);
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "usage: pack UNPACKER MODULE RESULT\n");
    return 64;
  }
  struct file unpacker = contents(argv[1]), original = contents(argv[2]);
  source = original.bytes;
  count = original.count;
  isCounting = 1;
  walkModule();
  isCounting = 0;
  for (int kind = 0; kind < KINDS; kind++) setLengths(kind);
  for (int i = 0; i < CONTEXTS; i++) lines[i] = allocated(sizeof(struct line) << lineBits[i]);
  module = allocated(count + 1);
  packed = allocated(2 * (size_t)count + 65536);
  isPacking = 1;
  codeModule();
  finishCoding();
  packedCount = packedPlace;

  isPacking = 0;
  memset(lengths, 0, sizeof lengths);
  memset(module, 0, count);
  codeModule();
  if (memcmp(module, original.bytes, count)) fail(argv[2], "is another one when it is unpacked");

  FILE *result = fopen(argv[3], "wb");
  if (!result) fail(argv[3], "cannot be written");
  fwrite("ibp1", 1, 4, result);
  writeLength(result, unpacker.count);
  fwrite(unpacker.bytes, 1, unpacker.count, result);
  writeLength(result, count);
  fwrite(packed, 1, packedCount, result);
  if (fflush(result) || ferror(result) || fclose(result)) fail(argv[3], "cannot be written");
  return 0;
}
