// What the compiler and Swift's standard library call instead of an instruction.

#include <stddef.h>
#include <stdint.h>

#define PAGE(name) __attribute__((import_module("page"), import_name(#name)))

// As exact as C's: JavaScript's % is the same function.
PAGE(remainder) double pageRemainder(double x, double y);
// The number that decimal digits spell, or a value that is none.
PAGE(number) double pageNumber(const char *text, size_t length);

// Halves go away from zero, unlike those of JavaScript's Math.round.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) < 0.5 ? whole : whole + __builtin_copysign(1, x);
}

double fmod(double x, double y) { return pageRemainder(x, y); }

// Reads all of a text as a number; Swift takes a null pointer for a text that is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  size_t length = 0;
  while (text[length]) length++;
  *result = pageNumber(text, length);
  return *result == *result ? text + length : NULL;
}

// A source of seeds for hashes: no output depends on them, and a page plays the same way each time.
void arc4random_buf(void *bytes, size_t count) { __builtin_memset(bytes, 0x5A, count); }

struct words {
  uint64_t low, high;
};

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 x, __int128 y) {
  uint64_t a = (uint64_t)x, b = (uint64_t)y;
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, first = a1 * b0 + (low >> 32), second = a0 * b1 + (uint32_t)first;
  struct words product = {
      .low = second << 32 | (uint32_t)low,
      .high = a1 * b1 + (first >> 32) + (second >> 32) + a * (uint64_t)(y >> 64) +
              b * (uint64_t)(x >> 64)};
  __int128 result;
  __builtin_memcpy(&result, &product, sizeof result);
  return result;
}
