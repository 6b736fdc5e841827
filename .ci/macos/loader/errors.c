#include "loader.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "darwin.h"

static __thread int kept;

#define ROW(name, number) {name, number},
static const struct {
  int here, there;
} errors[] = {DARWIN_ERRORS(ROW)};
static const size_t count = sizeof errors / sizeof *errors;

void fail(const char *what, const char *name) {
  fprintf(stderr, "loader: %s: %s\n", what, name);
  _Exit(126);
}

static void fail_of_error(int number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  fail("darwin.h does not have the error", text);
}

int darwin_error(int number) {
  for (size_t i = 0; i < count; i++)
    if (errors[i].here == number) return errors[i].there;
  if (number != 0) fail_of_error(number);
  return 0;
}

int linux_error(int number) {
  for (size_t i = 0; i < count; i++)
    if (errors[i].there == number) return errors[i].here;
  if (number != 0) fail_of_error(number);
  return 0;
}

int *program_error(void) { return &kept; }
