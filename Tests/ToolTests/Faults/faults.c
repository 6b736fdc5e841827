// Lets calls of the system fail that the tool makes: the FAULT_AT-th of them, in the way that FAULT_KIND says.
//
//   fail       it fails as a broken disk, a full one, or a system without resources lets it fail
//   persist    so does every call after it
//   interrupt  a signal interrupts it
//   byte       it reads or writes a single byte
//   signal     the signal FAULT_SIGNAL comes before it
//
// Only calls that can fail in that way are counted. The file FAULT_LOG gets a line for each that did.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int calls;
static int at;
static char kind;
static const char *log_path;

__attribute__((constructor)) static void prepare(void) {
  const char *number = getenv("FAULT_AT"), *name = getenv("FAULT_KIND");
  log_path = getenv("FAULT_LOG");
  // The shell that starts the tool has its calls for itself.
  if (!number || !name || !log_path || strcmp(program_invocation_short_name, "inbetween")) return;
  at = atoi(number);
  kind = name[0];
}

// Whether a call fails. `caller` is in the tool, or in what Swift puts between it and the library of C.
static int fails(const char *kinds, const char *call, long detail, void *caller) {
  Dl_info info;
  if (!at || !strchr(kinds, kind) || !dladdr(caller, &info)) return 0;
  if (!strstr(info.dli_fname, "inbetween") && !strstr(info.dli_fname, "libswiftGlibc")) return 0;
  int number = atomic_fetch_add(&calls, 1) + 1;
  if (kind == 'p' ? number < at : number != at) return 0;
  char line[64];
  int size = snprintf(line, sizeof line, "%s %ld\n", call, detail);
  int log = syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  syscall(SYS_write, log, line, size);
  syscall(SYS_close, log);
  if (kind != 's') return 1;
  kill(getpid(), atoi(getenv("FAULT_SIGNAL")));
  return 0;
}

static int error(int number) {
  errno = kind == 'i' ? EINTR : number;
  return -1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define CALLER __builtin_return_address(0)

// A call that has nothing special about it.
#define PLAIN(type, name, parameters, arguments, number) \
  type name parameters { \
    if (fails("fpis", #name, 0, CALLER)) return error(number); \
    return REAL(name) arguments; \
  }

PLAIN(int, fsync, (int file), (file), EIO)
PLAIN(int, rename, (const char *old, const char *new), (old, new), EIO)
PLAIN(int, unlink, (const char *path), (path), EIO)
PLAIN(int, link, (const char *old, const char *new), (old, new), EIO)
PLAIN(int, fstat, (int file, struct stat *status), (file, status), EIO)
PLAIN(int, stat, (const char *restrict path, struct stat *restrict status), (path, status), EIO)
PLAIN(int, lstat, (const char *restrict path, struct stat *restrict status), (path, status), EIO)
PLAIN(int, access, (const char *path, int mode), (path, mode), EIO)
PLAIN(ssize_t, readlink, (const char *restrict path, char *restrict target, size_t size),
      (path, target, size), EIO)
PLAIN(int, mkdir, (const char *path, mode_t mode), (path, mode), ENOSPC)
PLAIN(int, fchmod, (int file, mode_t mode), (file, mode), EPERM)
PLAIN(int, fchown, (int file, uid_t owner, gid_t group), (file, owner, group), EPERM)

ssize_t read(int file, void *bytes, size_t size) {
  if (!fails("fpibs", "read", file, CALLER)) return REAL(read)(file, bytes, size);
  return kind == 'b' ? REAL(read)(file, bytes, size ? 1 : 0) : error(EIO);
}

ssize_t write(int file, const void *bytes, size_t size) {
  if (!fails("fpibs", "write", file, CALLER)) return REAL(write)(file, bytes, size);
  return kind == 'b' ? REAL(write)(file, bytes, size ? 1 : 0) : error(ENOSPC);
}

int open(const char *path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return fails("fpis", "open", 0, CALLER) ? error(EMFILE) : REAL(open)(path, flags, mode);
}

// Whether it fails or not, the file is closed.
int close(int file) {
  int result = REAL(close)(file);
  return fails("fpis", "close", file, CALLER) ? error(EIO) : result;
}

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  long argument = va_arg(rest, long);
  va_end(rest);
  return fails("fp", "fcntl", file, CALLER) ? error(EINVAL) : REAL(fcntl)(file, command, argument);
}

int isatty(int file) {
  if (!fails("fp", "isatty", file, CALLER)) return REAL(isatty)(file);
  errno = ENOTTY;
  return 0;
}

DIR *opendir(const char *path) {
  if (!fails("fpi", "opendir", 0, CALLER)) return REAL(opendir)(path);
  error(EMFILE);
  return NULL;
}

struct dirent *readdir(DIR *folder) {
  if (!fails("fp", "readdir", 0, CALLER)) return REAL(readdir)(folder);
  error(EIO);
  return NULL;
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes,
                   void *(*start)(void *), void *restrict argument) {
  if (fails("fp", "pthread_create", 0, CALLER)) return EAGAIN;
  return REAL(pthread_create)(thread, attributes, start, argument);
}
