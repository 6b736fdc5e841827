// What Swift's standard library and the engine ask of a C library, as far as a page needs it.

#ifndef PAGE_RUNTIME_H
#define PAGE_RUNTIME_H

// Takes bytes of the answer.
__attribute__((import_module("page"), import_name("write")))
void pageWrite(const void *start, int count);

#endif
