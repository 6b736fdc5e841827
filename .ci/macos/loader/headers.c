// Compares the loader's numbers and structures with macOS's headers. It is compiled for macOS, and never run.
#include "darwin.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define IS(name, number) _Static_assert((name) == (number), #name);
DARWIN_ERRORS(IS)
DARWIN_OPEN_FLAGS(IS)
DARWIN_SIGNALS(IS)
DARWIN_AS_LINUX(IS)
IS(TIOCGWINSZ, DARWIN_TIOCGWINSZ)
IS(_CLOCK_MONOTONIC, DARWIN_CLOCK_MONOTONIC)
IS(_SC_NPROCESSORS_ONLN, DARWIN_SC_NPROCESSORS_ONLN)
IS(RLIM_INFINITY, DARWIN_RLIM_INFINITY)
IS(SIG_BLOCK, DARWIN_SIG_BLOCK)
IS(SIG_UNBLOCK, DARWIN_SIG_UNBLOCK)
IS(SIG_SETMASK, DARWIN_SIG_SETMASK)
IS(PTHREAD_CREATE_DETACHED, DARWIN_PTHREAD_CREATE_DETACHED)
IS(EWOULDBLOCK, EAGAIN)

#define SIZE(type, bytes) _Static_assert(sizeof(type) == (bytes), #type);
#define PLACE(type, field, place) _Static_assert(offsetof(struct type, field) == (place), #type " " #field);
#define FIELD(type, field, ours) \
  PLACE(type, field, offsetof(struct darwin_##type, ours)) \
  SIZE(((struct type *)0)->field, sizeof(((struct darwin_##type *)0)->ours))

SIZE(struct stat, sizeof(struct darwin_stat))
FIELD(stat, st_dev, dev)
FIELD(stat, st_mode, mode)
FIELD(stat, st_nlink, nlink)
FIELD(stat, st_ino, ino)
FIELD(stat, st_uid, uid)
FIELD(stat, st_gid, gid)
FIELD(stat, st_rdev, rdev)
FIELD(stat, st_atimespec, accessed)
FIELD(stat, st_mtimespec, modified)
FIELD(stat, st_ctimespec, changed)
FIELD(stat, st_birthtimespec, born)
FIELD(stat, st_size, size)
FIELD(stat, st_blocks, blocks)
FIELD(stat, st_blksize, blksize)

SIZE(struct dirent, sizeof(struct darwin_dirent))
FIELD(dirent, d_ino, ino)
FIELD(dirent, d_seekoff, seekoff)
FIELD(dirent, d_reclen, reclen)
FIELD(dirent, d_namlen, namlen)
FIELD(dirent, d_type, type)
FIELD(dirent, d_name, name)

// Those that are handed on as they are; `process.c` asks the same of Linux.
SIZE(struct timespec, 16)
SIZE(struct pollfd, 8)
SIZE(struct rlimit, 16)
SIZE(struct winsize, 8)
PLACE(timespec, tv_nsec, 8)
PLACE(pollfd, events, 4)
PLACE(pollfd, revents, 6)
PLACE(rlimit, rlim_max, 8)
PLACE(winsize, ws_col, 2)
SIZE(sigset_t, 4)
SIZE(pthread_t, 8)
SIZE(pthread_mutex_t, 64)
SIZE(pthread_cond_t, 48)
SIZE(pthread_attr_t, 64)

// The table of `isspace`.
SIZE(_RuneLocale, sizeof(struct darwin_runes))
_Static_assert(offsetof(_RuneLocale, __runetype) == offsetof(struct darwin_runes, kinds), "_RuneLocale");
IS(_CTYPE_S, DARWIN_SPACE)
