// Runs an executable of macOS for ARM on Linux for ARM, or in an emulator of it, as far as one command-line tool needs
// it: `image.c` maps it into memory, and gives it for the functions of libSystem those of the other files, which keep
// macOS's numbers, structures and way of passing arguments. It shows that the code is right as far as the headers are,
// and nothing about macOS's kernel and library.
#pragma once

#include <errno.h>
#include <stdint.h>

// Ends the loader with a message.
_Noreturn void fail(const char *what, const char *name);

// The function or variable of a symbol of libSystem; fails if the loader has none.
void *symbol(const char *name);

// The path of the program that is run.
extern char program[];

// The number of an error in macOS.
int darwin_error(int number);
int linux_error(int number);

// `errno` of the program.
int *program_error(void);

// The result of a call; the error of one that failed is kept for the program.
#define KEEPING_ERROR(call) \
  ({ \
    __auto_type result = (call); \
    if (result < 0) *program_error() = darwin_error(errno); \
    result; \
  })

// A symbol's name, and what the program gets for it.
struct export {
  const char *name;
  void *place;
};
extern const struct export file_exports[], process_exports[];
