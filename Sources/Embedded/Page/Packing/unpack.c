// The module that unpacks another one, in a page: it has no imports.

#include "walk.h"

#define EXPORT(name) __attribute__((export_name(#name)))
#define PAGE 65536u

extern unsigned char __heap_base;

void *memset(void *target, int value, size_t count) { return __builtin_memset(target, value, count); }

// Makes room for so many packed bytes and for the module; the place of the former, or 0 where there is no memory.
EXPORT(begin) uint8_t *begin(uint32_t lengthOfPacked, uint32_t lengthOfModule) {
  if (lengthOfPacked > 1 << 28 || lengthOfModule > 1 << 28) return 0;
  uintptr_t top = ((uintptr_t)&__heap_base + 63) & ~(uintptr_t)63;
  for (int i = 0; i < CONTEXTS; top += sizeof(struct line) << lineBits[i++]) lines[i] = (struct line *)top;
  packed = (uint8_t *)top;
  module = packed + lengthOfPacked;
  packedCount = lengthOfPacked;
  count = lengthOfModule;
  uintptr_t end = (uintptr_t)module + lengthOfModule + 1, has = __builtin_wasm_memory_size(0);
  if (end > has * PAGE && __builtin_wasm_memory_grow(0, (end + PAGE - 1) / PAGE - has) == (size_t)-1) return 0;
  return packed;
}

// Unpacks the bytes at the place that `begin` gave; the place of the module, or 0 where they end too early.
EXPORT(unpack) uint8_t *unpack(void) {
  beginModel();
  beginCoding();
  codeTrees();
  walkModule();
  return packedPlace > packedCount + 4 ? 0 : module;
}
