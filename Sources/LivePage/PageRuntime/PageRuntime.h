// What Swift's standard library and the engine ask of a C library, as far as a page needs it.

#ifndef PAGE_RUNTIME_H
#define PAGE_RUNTIME_H

#define MATH(name) __attribute__((import_module("math"), import_name(#name)))

// JavaScript's functions: the last digit may be another one than that of a C library.
MATH(exp) double exp(double x);
MATH(log) double log(double x);
MATH(sin) double sin(double x);
MATH(cos) double cos(double x);
MATH(tan) double tan(double x);
MATH(atan2) double atan2(double y, double x);
MATH(pow) double pow(double base, double exponent);
MATH(cbrt) double cbrt(double x);
MATH(expm1) double expm1(double x);

#undef MATH

// Takes bytes of the answer.
__attribute__((import_module("page"), import_name("write")))
void pageWrite(const void *start, int count);

#endif
