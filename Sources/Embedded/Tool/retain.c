// In Swift 6.3, the library of Embedded Swift declares that `swift_bridgeObjectRetain` returns its argument, and
// returns it without the bits that are no part of an address. A short string has its length and some characters in
// these bits, and code for ARM that goes on with the result loses them. This function takes the place of the library's,
// which is a weak symbol. `.ci/try-arm64` says when it is not needed any more.

#if defined(__aarch64__)

#include <stdint.h>

extern void *swift_retain(void *object);

void *swift_bridgeObjectRetain(void *object) {
  swift_retain((void *)((uintptr_t)object & 0x8ffffffffffffff8));
  return object;
}

#endif
