// Memory in blocks whose sizes are powers of two; a page asks each question of a new instance.

#include <stddef.h>
#include <stdint.h>

#define HEADER 16
#define PAGE 65536u
#define SMALLEST 5
#define CLASSES 32

struct block {
  uint32_t class;
  struct block *next;
};

extern unsigned char __heap_base;
static struct block *unused[CLASSES];
static uintptr_t top;

// The end of all blocks moves up; the memory grows with it.
static void *extend(uintptr_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = __builtin_wasm_memory_size(0) * PAGE;
  if (end - top < size) {
    uintptr_t pages = (size - (end - top) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  void *start = (void *)top;
  top += size;
  return start;
}

void *malloc(size_t size) {
  if (size > (1u << 31) - HEADER) __builtin_trap();
  uint32_t class = SMALLEST;
  while ((1u << class) < size + HEADER) class++;
  struct block *block = unused[class];
  if (block)
    unused[class] = block->next;
  else
    block = extend(1u << class);
  block->class = class;
  return (char *)block + HEADER;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)((char *)pointer - HEADER);
  block->next = unused[block->class];
  unused[block->class] = block;
}

// No type of the simulation needs more than the alignment of every block.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > HEADER) __builtin_trap();
  *result = malloc(size);
  return 0;
}

// Each is one instruction.
void *memmove(void *target, const void *source, size_t count) {
  return __builtin_memmove(target, source, count);
}

void *memcpy(void *target, const void *source, size_t count) {
  return __builtin_memcpy(target, source, count);
}

void *memset(void *target, int value, size_t count) {
  return __builtin_memset(target, value, count);
}

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] - b[i];
  return 0;
}

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

// What Swift's functions put around their buffers, and look at before they return.
uintptr_t __stack_chk_guard = 0x595e9fbd;

void __stack_chk_fail(void) { __builtin_trap(); }
