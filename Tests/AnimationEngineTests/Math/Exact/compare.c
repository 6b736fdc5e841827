// Compares the engine's elementary functions with libquadmath's; see `compare`.
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef double unary(double);
typedef double binary(double, double);
extern unary own_exp, own_expm1, own_log, own_log2, own_log10, own_sin, own_cos, own_tan, own_cbrt, own_asin, own_acos;
extern binary own_atan2, own_pow, own_hypot;

static uint64_t state = 88172645463325252ull;
static uint64_t word(void) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state;
}
static double part(void) { return (double)(word() >> 11) * 0x1p-53; }
static double in(double low, double high) { return low + (high - low) * part(); }
static double wide(int low, int high) { return ldexp(1 + part(), low + (int)((word() >> 33) % (high - low))); }
static double sign(double x) { return word() >> 63 ? -x : x; }

// Arguments of the whole domain, of where a function is difficult, and of where animations use it.
static double exponent(int i) {
  switch (i & 7) {
  case 0: return in(-746, 710);
  case 1: return in(-746, -707);
  case 2: return sign(wide(-60, 9));
  case 3: return in(-0.4, 0.4);
  case 4: return in(-45, 45);
  default: return in(-40, 0);
  }
}
static double positive(int i) {
  switch (i & 3) {
  case 0: return wide(-1074, 1023);
  case 1: return in(0.5, 2);
  case 2: return 1 + sign(wide(-53, -2));
  default: return in(0, 1e4);
  }
}
static double angle(int i) {
  switch (i & 7) {
  case 0: return sign(wide(-1074, 1023));
  case 1: return sign(wide(-30, 40));
  case 2: return in(-1, 1);
  case 3: return (double)((word() >> 33) * M_PI_2q);
  case 4: return (double)((word() >> 45) * M_PI_2q);
  default: return in(-200, 200);
  }
}
static double any(int i) { return i & 1 ? in(0, 1) : sign(wide(-1074, 1023)); }
static double share(int i) { return i & 1 ? in(-1, 1) : i & 2 ? sign(wide(-60, 0)) : sign(1 - wide(-53, -1)); }

static void direction(int i, double *y, double *x) {
  switch (i & 3) {
  case 0: *x = sign(wide(-1074, 1023)), *y = sign(wide(-1074, 1023)); break;
  case 1: *x = in(-1, 1), *y = in(-1, 1); break;
  case 2: *x = sign(wide(-10, 10)), *y = sign(wide(-10, 10)); break;
  default: *x = sign(wide(500, 510)), *y = sign(wide(440, 510));
  }
}
static void sides(int i, double *x, double *y) {
  int exponent = i & 1 ? 0 : (int)(word() >> 33) % 2000 - 1020;
  *x = ldexp(in(-1, 1), exponent), *y = ldexp(sign(wide(-40, 0)), exponent);
}
static void base(int i, double *x, double *y) {
  switch (i & 7) {
  case 0: *x = wide(-1074, 1023), *y = sign(wide(-12, 9)); break;
  case 1: *x = part(), *y = 2.4; break;
  case 2: *x = part(), *y = 1 / 2.4; break;
  case 3: *x = 0.998, *y = in(0, 1000); break;
  case 4: *x = wide(-1074, 1023), *y = in(-745, 709) / log(*x); break;
  case 5: *x = 1 + sign(wide(-53, -4)), *y = in(-745, 709) / log(*x); break;
  case 6: *x = wide(-20, 20), *y = in(-745, -707) / log(*x); break;
  default: *x = in(0, 10), *y = in(-10, 10);
  }
}

// The error in units in the last place of the nearest double.
static double error(double result, __float128 exact) {
  double nearest = (double)exact;
  if (isnan(result) || isnan(nearest)) return isnan(result) && isnan(nearest) ? 0 : INFINITY;
  if (isinf(result) || isinf(nearest)) return result == nearest ? 0 : INFINITY;
  int e;
  frexp(nearest, &e);
  return (double)(fabsq(result - exact) / ldexpq(1, e < -1021 ? -1074 : e - 53));
}
static struct { double error, x, y; int wrong; } worst;
static void judge(double x, double y, double result, __float128 exact) {
  double found = error(result, exact);
  worst.wrong += found != 0 && result != (double)exact;
  if (found > worst.error) worst.error = found, worst.x = x, worst.y = y;
}
static void report(const char *name, double own, double library) {
  printf("%-6s %.4f ulp at %a, %a; %d not nearest; %.1f ns, C library %.1f ns\n", name, worst.error, worst.x, worst.y,
         worst.wrong, own, library);
  fflush(stdout);
  worst.error = worst.wrong = 0;
}

#define SAMPLES 100000
static double xs[SAMPLES], ys[SAMPLES];
static volatile double sink;
static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}
// The nanoseconds of a call, the least of several rounds.
static double time_of(unary *one, binary *two) {
  double best = 1;
  for (int round = 0; round < 15; round++) {
    double start = seconds(), sum = 0;
    for (int i = 0; i < SAMPLES; i++) sum += one ? one(xs[i]) : two(xs[i], ys[i]);
    sink = sum;
    if (seconds() - start < best) best = seconds() - start;
  }
  return best * 1e9 / SAMPLES;
}

int main(int count, char **arguments) {
  int samples = atoi(arguments[count - 1]);
  struct {
    const char *name;
    unary *own, *library;
    __float128 (*exact)(__float128);
    double (*argument)(int);
    double low, high;
  } ones[] = {
      {"exp", own_exp, exp, expq, exponent, -20, 0}, {"expm1", own_expm1, expm1, expm1q, exponent, -20, 0},
      {"log", own_log, log, logq, positive, 0, 2}, {"log2", own_log2, log2, log2q, positive, 0, 2},
      {"log10", own_log10, log10, log10q, positive, 0, 2}, {"sin", own_sin, sin, sinq, angle, 0, 30},
      {"cos", own_cos, cos, cosq, angle, 0, 30}, {"tan", own_tan, tan, tanq, angle, 0, 30},
      {"cbrt", own_cbrt, cbrt, cbrtq, any, 0, 1}, {"asin", own_asin, asin, asinq, share, -1, 1},
      {"acos", own_acos, acos, acosq, share, -1, 1},
  };
  for (unsigned k = 0; k < sizeof ones / sizeof *ones; k++) {
    for (int i = 0; i < samples; i++) {
      double x = ones[k].argument(i);
      judge(x, 0, ones[k].own(x), ones[k].exact(x));
    }
    for (int i = 0; i < SAMPLES; i++) xs[i] = in(ones[k].low, ones[k].high);
    report(ones[k].name, time_of(ones[k].own, 0), time_of(ones[k].library, 0));
  }
  struct {
    const char *name;
    binary *own, *library;
    __float128 (*exact)(__float128, __float128);
    void (*arguments)(int, double *, double *);
    double low, high;
  } twos[] = {
      {"atan2", own_atan2, atan2, atan2q, direction, 0, 1}, {"pow", own_pow, pow, powq, base, 2.4, 2.5},
      {"hypot", own_hypot, hypot, hypotq, sides, 0, 1},
  };
  for (unsigned k = 0; k < sizeof twos / sizeof *twos; k++) {
    for (int i = 0; i < samples; i++) {
      double x, y;
      twos[k].arguments(i, &x, &y);
      judge(x, y, twos[k].own(x, y), twos[k].exact(x, y));
    }
    for (int i = 0; i < SAMPLES; i++) xs[i] = in(0, 1), ys[i] = in(twos[k].low, twos[k].high);
    report(twos[k].name, time_of(0, twos[k].own), time_of(0, twos[k].library));
  }
}
