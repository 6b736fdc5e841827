#define _GNU_SOURCE
#include "loader.h"

#include <ctype.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <dirent.h>
#include <fcntl.h>

#include "darwin.h"

#define IS(name, number) _Static_assert((name) == (number), #name);
DARWIN_AS_LINUX(IS)
_Static_assert(sizeof(struct timespec) == 16 && offsetof(struct timespec, tv_nsec) == 8, "timespec");
_Static_assert(sizeof(struct pollfd) == 8 && offsetof(struct pollfd, revents) == 6, "pollfd");
_Static_assert(sizeof(struct rlimit) == 16 && offsetof(struct rlimit, rlim_max) == 8, "rlimit");
_Static_assert(sizeof(struct winsize) == 8 && offsetof(struct winsize, ws_col) == 2, "winsize");
// The program has room for macOS's.
_Static_assert(sizeof(pthread_t) == 8, "pthread_t");
_Static_assert(sizeof(pthread_mutex_t) <= 64, "pthread_mutex_t");
_Static_assert(sizeof(pthread_cond_t) <= 48, "pthread_cond_t");
_Static_assert(sizeof(pthread_attr_t) <= 64, "pthread_attr_t");

static char *darwin_strerror(int number) { return strerror(linux_error(number)); }

// MARK: the machine

static int darwin__NSGetExecutablePath(char *buffer, uint32_t *size) {
  uint32_t needed = (uint32_t)strlen(program) + 1;
  if (*size >= needed) {
    memcpy(buffer, program, needed);
    return 0;
  }
  *size = needed;
  return -1;
}

static long darwin_sysconf(int name) {
  if (name != DARWIN_SC_NPROCESSORS_ONLN) fail("sysconf", "unknown name");
  return sysconf(_SC_NPROCESSORS_ONLN);
}

static int darwin_getrlimit(int which, struct rlimit *limits) {
  if (which != RLIMIT_STACK) fail("getrlimit", "unknown limit");
  int result = KEEPING_ERROR(getrlimit(RLIMIT_STACK, limits));
  if (limits->rlim_cur == RLIM_INFINITY) limits->rlim_cur = DARWIN_RLIM_INFINITY;
  if (limits->rlim_max == RLIM_INFINITY) limits->rlim_max = DARWIN_RLIM_INFINITY;
  return result;
}

static int darwin_clock_gettime(int clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != DARWIN_CLOCK_MONOTONIC) fail("clock_gettime", "unknown clock");
  return KEEPING_ERROR(clock_gettime(clock == CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC, time));
}

static void darwin_arc4random_buf(char *bytes, size_t count) {
  while (count > 0) {
    ssize_t got = getrandom(bytes, count, 0);
    if (got < 0) continue;
    bytes += got;
    count -= (size_t)got;
  }
}

static void darwin___stack_chk_fail(void) { fail("program", "its stack is overwritten"); }
static uintptr_t darwin___stack_chk_guard = 0x5ad0c3e1f7b94200;

// MARK: signals

#define ROW(name, number) [number] = name,
static const int signals[32] = {DARWIN_SIGNALS(ROW)};
static void (*handlers[32])(int);

static int linux_signal(int number) {
  if (number < 1 || number > 31) fail("signal", "unknown number");
  return signals[number];
}

// Calls the program's handler with its own number of the signal.
static void handle(int number) {
  for (int darwin = 1; darwin < 32; darwin++)
    if (signals[darwin] == number && handlers[darwin]) handlers[darwin](darwin);
}

static void (*darwin_signal(int number, void (*handler)(int)))(int) {
  void (*previous)(int) = handlers[number];
  // Two signals of macOS are not here, and are never sent.
  if (!linux_signal(number)) return previous;
  int isOwn = handler != SIG_DFL && handler != SIG_IGN;
  void (*found)(int) = signal(linux_signal(number), isOwn ? handle : handler);
  handlers[number] = isOwn ? handler : NULL;
  return found == handle ? previous : found;
}

static int darwin_raise(int number) { return raise(linux_signal(number)); }

static int darwin_sigemptyset(uint32_t *set) { return *set = 0, 0; }
static int darwin_sigfillset(uint32_t *set) { return *set = UINT32_MAX, 0; }
static int darwin_sigaddset(uint32_t *set, int number) { return *set |= 1u << (number - 1), 0; }

static sigset_t linux_set(uint32_t darwin) {
  sigset_t set;
  sigemptyset(&set);
  for (int number = 1; number < 32; number++)
    if (darwin >> (number - 1) & 1 && signals[number]) sigaddset(&set, signals[number]);
  return set;
}

static int darwin_pthread_sigmask(int how, const uint32_t *new, uint32_t *old) {
  static const int ways[] = {
    [DARWIN_SIG_BLOCK] = SIG_BLOCK, [DARWIN_SIG_UNBLOCK] = SIG_UNBLOCK, [DARWIN_SIG_SETMASK] = SIG_SETMASK,
  };
  if (how < DARWIN_SIG_BLOCK || how > DARWIN_SIG_SETMASK) fail("pthread_sigmask", "unknown way");
  sigset_t set = linux_set(new ? *new : 0), previous;
  int error = pthread_sigmask(ways[how], new ? &set : NULL, &previous);
  if (old) *old = 0;
  for (int number = 1; old && number < 32; number++)
    if (signals[number] && sigismember(&previous, signals[number])) *old |= 1u << (number - 1);
  return darwin_error(error);
}

// MARK: threads

static int darwin_pthread_attr_setdetachstate(pthread_attr_t *attributes, int state) {
  int isDetached = state == DARWIN_PTHREAD_CREATE_DETACHED;
  return pthread_attr_setdetachstate(attributes, isDetached ? PTHREAD_CREATE_DETACHED : PTHREAD_CREATE_JOINABLE);
}

static int darwin_pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument) {
  return darwin_error(pthread_create(thread, attributes, body, argument));
}

// MARK: what Apple's compiler calls

static void darwin_bzero(void *bytes, size_t count) { memset(bytes, 0, count); }

static void darwin_memset_pattern16(char *bytes, const char *pattern, size_t count) {
  for (size_t i = 0; i < count; i++) bytes[i] = pattern[i % 16];
}

// `isspace` and the like are macros over a table, for which the program asks here only beyond ASCII.
static int darwin___maskrune(int character, unsigned long mask) { return (void)character, (void)mask, 0; }
static struct darwin_runes darwin__DefaultRuneLocale = {
  .kinds = {['\t' ... '\r'] = DARWIN_SPACE, [' '] = DARWIN_SPACE},
};

extern unsigned __int128 __udivti3(unsigned __int128, unsigned __int128);

#define OURS(name) {"_" #name, darwin_##name},
#define VARIABLE(name) {"_" #name, &darwin_##name},
#define SAME(name) {"_" #name, name},
const struct export process_exports[] = {
  {"___error", program_error}, OURS(strerror) OURS(_NSGetExecutablePath) OURS(sysconf) OURS(getrlimit)
  OURS(clock_gettime) OURS(arc4random_buf) OURS(__stack_chk_fail) VARIABLE(__stack_chk_guard) OURS(signal) OURS(raise)
  OURS(sigemptyset) OURS(sigfillset) OURS(sigaddset) OURS(pthread_sigmask) OURS(pthread_attr_setdetachstate)
  OURS(pthread_create) OURS(bzero) OURS(memset_pattern16) OURS(__maskrune) VARIABLE(_DefaultRuneLocale)
  SAME(pthread_mutex_init) SAME(pthread_mutex_destroy) SAME(pthread_mutex_lock) SAME(pthread_mutex_unlock)
  SAME(pthread_cond_init) SAME(pthread_cond_destroy) SAME(pthread_cond_wait) SAME(pthread_cond_broadcast)
  SAME(pthread_attr_init) SAME(pthread_attr_destroy) SAME(pthread_attr_setstacksize) SAME(pause) SAME(getenv)
  SAME(getpid) SAME(_exit) SAME(posix_memalign) SAME(free) SAME(strdup) SAME(strlen) SAME(strcmp) SAME(strtod)
  SAME(memcmp) SAME(memcpy) SAME(memmove) SAME(memset) SAME(memchr) SAME(fmod) SAME(__udivti3) {0},
};
