// Numbers and structures of macOS on ARM, as the loader gives them to a program. `headers.c` compares them with macOS's
// headers; the loader is compiled with those of Linux, and translates.
#pragma once

#include <stddef.h>
#include <stdint.h>

// The errors of the calls that the loader has, by their numbers in macOS.
#define DARWIN_ERRORS(EACH) \
  EACH(EPERM, 1) EACH(ENOENT, 2) EACH(EINTR, 4) EACH(EIO, 5) EACH(ENXIO, 6) EACH(E2BIG, 7) EACH(EBADF, 9) \
  EACH(EDEADLK, 11) EACH(ENOMEM, 12) EACH(EACCES, 13) EACH(EFAULT, 14) EACH(EBUSY, 16) EACH(EEXIST, 17) \
  EACH(EXDEV, 18) EACH(ENODEV, 19) EACH(ENOTDIR, 20) EACH(EISDIR, 21) EACH(EINVAL, 22) EACH(ENFILE, 23) \
  EACH(EMFILE, 24) EACH(ENOTTY, 25) EACH(ETXTBSY, 26) EACH(EFBIG, 27) EACH(ENOSPC, 28) EACH(ESPIPE, 29) \
  EACH(EROFS, 30) EACH(EMLINK, 31) EACH(EPIPE, 32) EACH(EDOM, 33) EACH(ERANGE, 34) EACH(EAGAIN, 35) \
  EACH(ETIMEDOUT, 60) EACH(ELOOP, 62) EACH(ENAMETOOLONG, 63) EACH(ENOTEMPTY, 66) EACH(EDQUOT, 69) EACH(ESTALE, 70) \
  EACH(ENOSYS, 78) EACH(EOVERFLOW, 84) EACH(EILSEQ, 92) EACH(EOPNOTSUPP, 102)

#define DARWIN_OPEN_FLAGS(EACH) \
  EACH(O_WRONLY, 0x1) EACH(O_RDWR, 0x2) EACH(O_NONBLOCK, 0x4) EACH(O_APPEND, 0x8) EACH(O_NOFOLLOW, 0x100) \
  EACH(O_CREAT, 0x200) EACH(O_TRUNC, 0x400) EACH(O_EXCL, 0x800) EACH(O_NOCTTY, 0x20000) EACH(O_DIRECTORY, 0x100000) \
  EACH(O_CLOEXEC, 0x1000000)

#define DARWIN_SIGNALS(EACH) \
  EACH(SIGHUP, 1) EACH(SIGINT, 2) EACH(SIGQUIT, 3) EACH(SIGILL, 4) EACH(SIGTRAP, 5) EACH(SIGABRT, 6) EACH(SIGFPE, 8) \
  EACH(SIGKILL, 9) EACH(SIGBUS, 10) EACH(SIGSEGV, 11) EACH(SIGSYS, 12) EACH(SIGPIPE, 13) EACH(SIGALRM, 14) \
  EACH(SIGTERM, 15) EACH(SIGURG, 16) EACH(SIGSTOP, 17) EACH(SIGTSTP, 18) EACH(SIGCONT, 19) EACH(SIGCHLD, 20) \
  EACH(SIGTTIN, 21) EACH(SIGTTOU, 22) EACH(SIGIO, 23) EACH(SIGXCPU, 24) EACH(SIGXFSZ, 25) EACH(SIGVTALRM, 26) \
  EACH(SIGPROF, 27) EACH(SIGWINCH, 28) EACH(SIGUSR1, 30) EACH(SIGUSR2, 31)

// The same number in both systems: what has it is handed on as it is.
#define DARWIN_AS_LINUX(EACH) \
  EACH(O_RDONLY, 0) EACH(F_GETFD, 1) EACH(F_SETFD, 2) EACH(F_GETFL, 3) EACH(F_SETFL, 4) EACH(FD_CLOEXEC, 1) \
  EACH(POLLIN, 1) EACH(POLLPRI, 2) EACH(POLLOUT, 4) EACH(POLLERR, 8) EACH(POLLHUP, 16) EACH(POLLNVAL, 32) \
  EACH(R_OK, 4) EACH(W_OK, 2) EACH(X_OK, 1) EACH(S_IFMT, 0170000) EACH(S_IFDIR, 0040000) EACH(S_IFREG, 0100000) \
  EACH(S_IFLNK, 0120000) EACH(S_IFIFO, 0010000) EACH(S_IFCHR, 0020000) EACH(DT_DIR, 4) EACH(DT_REG, 8) \
  EACH(DT_LNK, 10) EACH(RLIMIT_STACK, 3) EACH(CLOCK_REALTIME, 0)

#define DARWIN_TIOCGWINSZ 0x40087468
#define DARWIN_CLOCK_MONOTONIC 6
#define DARWIN_SC_NPROCESSORS_ONLN 58
#define DARWIN_RLIM_INFINITY INT64_MAX
#define DARWIN_SIG_BLOCK 1
#define DARWIN_SIG_UNBLOCK 2
#define DARWIN_SIG_SETMASK 3
#define DARWIN_PTHREAD_CREATE_DETACHED 2

struct darwin_time {
  int64_t seconds, nanoseconds;
};

struct darwin_stat {
  int32_t dev;
  uint16_t mode, nlink;
  uint64_t ino;
  uint32_t uid, gid;
  int32_t rdev;
  struct darwin_time accessed, modified, changed, born;
  int64_t size, blocks;
  int32_t blksize;
  uint32_t flags, gen;
  int32_t spare;
  int64_t spares[2];
};

struct darwin_dirent {
  uint64_t ino, seekoff;
  uint16_t reclen, namlen;
  uint8_t type;
  char name[1024];
};

#define DARWIN_SPACE 0x4000
struct darwin_runes {
  char head[60];
  uint32_t kinds[256];
  uint64_t rest[265];
};
