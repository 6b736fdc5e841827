// The C library of Linux for Embedded Swift, which has no module `Glibc`.

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// Swift cannot call functions with any number of arguments.

static inline int system_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

static inline int system_fcntl(int descriptor, int command, int value) {
  return fcntl(descriptor, command, value);
}

static inline int system_ioctl(int descriptor, unsigned long request, void *value) {
  return ioctl(descriptor, request, value);
}
