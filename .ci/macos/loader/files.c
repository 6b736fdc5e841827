#define _GNU_SOURCE
#include "loader.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "darwin.h"

#define ROW(name, number) {name, number},
static const struct {
  int here, there;
} flags[] = {DARWIN_OPEN_FLAGS(ROW)};
static const size_t flag_count = sizeof flags / sizeof *flags;

static int linux_flags(int darwin) {
  int result = 0;
  for (size_t i = 0; i < flag_count; i++)
    if (darwin & flags[i].there) {
      result |= flags[i].here;
      darwin &= ~flags[i].there;
    }
  if (darwin) fail("open", "unknown flags");
  return result;
}

static int darwin_flags(int linux_flags) {
  int result = 0;
  for (size_t i = 0; i < flag_count; i++)
    if ((linux_flags & flags[i].here) == flags[i].here) result |= flags[i].there;
  return result;
}

// MARK: calls of any number of arguments, of which the rest is on the stack

int loader_open(const char *path, int flags, int mode) {
  return KEEPING_ERROR(open(path, linux_flags(flags), mode));
}

int loader_fcntl(int descriptor, int command, int value) {
  int result;
  switch (command) {
  case F_GETFD:
  case F_SETFD: return KEEPING_ERROR(fcntl(descriptor, command, value));
  case F_SETFL: return KEEPING_ERROR(fcntl(descriptor, command, linux_flags(value)));
  case F_GETFL:
    result = KEEPING_ERROR(fcntl(descriptor, command));
    return result < 0 ? result : darwin_flags(result);
  default: fail("fcntl", "unknown command");
  }
}

int loader_ioctl(int descriptor, unsigned long request, void *value) {
  if (request != DARWIN_TIOCGWINSZ) fail("ioctl", "unknown request");
  return KEEPING_ERROR(ioctl(descriptor, TIOCGWINSZ, value));
}

#define TAKING_REST(name) \
  __asm__(".text\n.global darwin_" #name "\ndarwin_" #name ":\n  ldr x2, [sp]\n  b loader_" #name "\n"); \
  extern void darwin_##name(void)
TAKING_REST(open);
TAKING_REST(fcntl);
TAKING_REST(ioctl);

// MARK: structures

static struct darwin_time time_of(struct timespec time) {
  return (struct darwin_time){time.tv_sec, time.tv_nsec};
}

static int translated(int result, const struct stat *from, struct darwin_stat *to) {
  if (KEEPING_ERROR(result) < 0) return result;
  *to = (struct darwin_stat){
    .dev = (int32_t)from->st_dev, .mode = (uint16_t)from->st_mode, .nlink = (uint16_t)from->st_nlink,
    .ino = from->st_ino, .uid = from->st_uid, .gid = from->st_gid, .rdev = (int32_t)from->st_rdev,
    .accessed = time_of(from->st_atim), .modified = time_of(from->st_mtim), .changed = time_of(from->st_ctim),
    .born = time_of(from->st_ctim), .size = from->st_size, .blocks = from->st_blocks,
    .blksize = (int32_t)from->st_blksize,
  };
  return result;
}

static int darwin_stat(const char *path, struct darwin_stat *status) {
  struct stat found;
  return translated(stat(path, &found), &found, status);
}

static int darwin_lstat(const char *path, struct darwin_stat *status) {
  struct stat found;
  return translated(lstat(path, &found), &found, status);
}

static int darwin_fstat(int descriptor, struct darwin_stat *status) {
  struct stat found;
  return translated(fstat(descriptor, &found), &found, status);
}

struct folder {
  DIR *folder;
  struct darwin_dirent entry;
};

static struct folder *darwin_opendir(const char *path) {
  DIR *folder = opendir(path);
  struct folder *result = folder ? calloc(1, sizeof *result) : NULL;
  if (result) result->folder = folder;
  else *program_error() = darwin_error(errno);
  return result;
}

static struct darwin_dirent *darwin_readdir(struct folder *folder) {
  errno = 0;
  const struct dirent *entry = readdir(folder->folder);
  if (!entry) {
    if (errno) *program_error() = darwin_error(errno);
    return NULL;
  }
  folder->entry = (struct darwin_dirent){
    .ino = entry->d_ino, .reclen = sizeof folder->entry, .namlen = (uint16_t)strlen(entry->d_name),
    .type = entry->d_type,
  };
  strcpy(folder->entry.name, entry->d_name);
  return &folder->entry;
}

static int darwin_closedir(struct folder *folder) {
  int result = KEEPING_ERROR(closedir(folder->folder));
  free(folder);
  return result;
}

// MARK: calls that differ in their errors alone

#define CALL1(result, name, A) \
  static result darwin_##name(A a) { return KEEPING_ERROR(name(a)); }
#define CALL2(result, name, A, B) \
  static result darwin_##name(A a, B b) { return KEEPING_ERROR(name(a, b)); }
#define CALL3(result, name, A, B, C) \
  static result darwin_##name(A a, B b, C c) { return KEEPING_ERROR(name(a, b, c)); }
CALL1(int, close, int)
CALL1(int, fsync, int)
CALL1(int, unlink, const char *)
CALL2(int, access, const char *, int)
CALL2(int, link, const char *, const char *)
CALL2(int, mkdir, const char *, uint16_t)
CALL2(int, rename, const char *, const char *)
CALL2(int, fchmod, int, uint16_t)
CALL3(int, fchown, int, uint32_t, uint32_t)
CALL3(ssize_t, read, int, void *, size_t)
CALL3(ssize_t, write, int, const void *, size_t)
CALL3(ssize_t, readlink, const char *, char *, size_t)
CALL3(int, poll, struct pollfd *, unsigned, int)

static int darwin_isatty(int descriptor) {
  int result = isatty(descriptor);
  if (!result) *program_error() = darwin_error(errno);
  return result;
}

static char *darwin_realpath(const char *path, char *buffer) {
  char *result = realpath(path, buffer);
  if (!result) *program_error() = darwin_error(errno);
  return result;
}

#define OURS(name) {"_" #name, darwin_##name},
const struct export file_exports[] = {
  OURS(open) OURS(fcntl) OURS(ioctl) OURS(stat) OURS(lstat) OURS(fstat) OURS(opendir) OURS(readdir) OURS(closedir)
  OURS(close) OURS(fsync) OURS(unlink) OURS(access) OURS(link) OURS(mkdir) OURS(rename) OURS(fchmod) OURS(fchown)
  OURS(read) OURS(write) OURS(readlink) OURS(poll) OURS(isatty)
  // The one that takes no buffer.
  {"_realpath$DARWIN_EXTSN", darwin_realpath},
  {0},
};
