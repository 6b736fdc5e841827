// Asks the system about files, signals and threads as a program of macOS does, to try the loader: it is compiled with
// macOS's headers, and passes arguments as macOS has them. Its folder has a file of five bytes `file`, a link `link` to
// it, a pipe `pipe`, and a folder `folder` that is not empty.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
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

static void say(const char *text) { write(2, text, strlen(text)); }

#define EXPECT(condition) \
  do { \
    if (condition) break; \
    say("probe: " #condition " is wrong\n"); \
    _exit(1); \
  } while (0)
#define FAILS(call, number) EXPECT((errno = 0, (call)) < 0 && errno == number)

static void try_errors(void) {
  char name[300];
  memset(name, 'n', sizeof name);
  name[299] = 0;
  FAILS(open("missing", O_RDONLY), ENOENT);
  FAILS(open("file/inside", O_RDONLY), ENOTDIR);
  FAILS(open("folder", O_WRONLY), EISDIR);
  FAILS(open("link", O_RDONLY | O_NOFOLLOW), ELOOP);
  FAILS(open("file", O_WRONLY | O_CREAT | O_EXCL, 0600), EEXIST);
  FAILS(open("pipe", O_WRONLY | O_NONBLOCK), ENXIO);
  FAILS(open(name, O_RDONLY), ENAMETOOLONG);
  FAILS(rename("file", "folder"), EISDIR);
  FAILS(close(1000), EBADF);
  FAILS(readlink("file", name, sizeof name), EINVAL);
  EXPECT(!isatty(1000) && errno == EBADF);
  EXPECT(!opendir("file") && errno == ENOTDIR);
  EXPECT(strcmp(strerror(ELOOP), strerror(ENOENT)) != 0);
}

static void try_files(void) {
  struct stat status, other;
  int file = open("made", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0640);
  EXPECT(file > 2 && write(file, "abc", 3) == 3 && fsync(file) == 0 && fstat(file, &status) == 0);
  EXPECT(status.st_size == 3 && status.st_nlink == 1 && (status.st_mode & S_IFMT) == S_IFREG);
  EXPECT((status.st_mode & 0777) == 0640);
  EXPECT(status.st_mtimespec.tv_sec > 1600000000 && status.st_mtimespec.tv_nsec < 1000000000);
  EXPECT(fchmod(file, 0604) == 0 && fchown(file, status.st_uid, status.st_gid) == 0);
  EXPECT(stat("made", &other) == 0 && (other.st_mode & 0777) == 0604);
  EXPECT(other.st_ino == status.st_ino && other.st_dev == status.st_dev && other.st_blksize > 0);
  EXPECT(fcntl(file, F_GETFD) == FD_CLOEXEC && fcntl(file, F_SETFD, 0) == 0 && fcntl(file, F_GETFD) == 0);
  EXPECT(fcntl(file, F_GETFL) == O_WRONLY && fcntl(file, F_SETFL, O_APPEND | O_NONBLOCK) == 0);
  EXPECT(fcntl(file, F_GETFL) == (O_WRONLY | O_APPEND | O_NONBLOCK));
  struct winsize size;
  FAILS(ioctl(file, TIOCGWINSZ, &size), ENOTTY);
  EXPECT(close(file) == 0 && rename("made", "renamed") == 0 && access("renamed", R_OK) == 0);
  EXPECT(link("renamed", "linked") == 0 && stat("linked", &status) == 0 && status.st_nlink == 2);
  FAILS(link("renamed", "linked"), EEXIST);
  EXPECT(unlink("linked") == 0 && unlink("renamed") == 0 && mkdir("made", 0750) == 0 && stat("made", &status) == 0);
  EXPECT((status.st_mode & 0777) == 0750 && (status.st_mode & S_IFMT) == S_IFDIR);
  EXPECT(lstat("link", &status) == 0 && (status.st_mode & S_IFMT) == S_IFLNK && status.st_size == 4);
  char *path = realpath("link", NULL);
  EXPECT(path && strcmp(path + strlen(path) - 5, "/file") == 0);
}

static void try_pipe(void) {
  char byte;
  int reader = open("pipe", O_RDONLY | O_NONBLOCK), writer = open("pipe", O_WRONLY | O_NONBLOCK);
  EXPECT(reader > 2 && writer > 2);
  FAILS(read(reader, &byte, 1), EAGAIN);
  struct pollfd request = {.fd = reader, .events = POLLIN};
  EXPECT(poll(&request, 1, 0) == 0 && write(writer, "x", 1) == 1 && poll(&request, 1, 0) == 1);
  EXPECT(request.revents == POLLIN && read(reader, &byte, 1) == 1 && byte == 'x');
}

static void try_folder(void) {
  int files = 0;
  struct stat status;
  DIR *folder = opendir("folder");
  EXPECT(folder && stat("folder/inside", &status) == 0);
  for (struct dirent *entry; (errno = 0, entry = readdir(folder));) {
    EXPECT(entry->d_namlen == strlen(entry->d_name));
    EXPECT(entry->d_type == (entry->d_name[0] == '.' ? DT_DIR : DT_REG));
    EXPECT(entry->d_type == DT_DIR || entry->d_ino == status.st_ino);
    files += strcmp(entry->d_name, "inside") == 0;
  }
  EXPECT(errno == 0 && files == 1 && closedir(folder) == 0);
}

static volatile sig_atomic_t seen;
static void note(int number) { seen = number; }

static void try_signals(void) {
  sigset_t set, old;
  EXPECT(signal(SIGUSR1, note) == SIG_DFL && raise(SIGUSR1) == 0 && seen == SIGUSR1);
  seen = 0;
  EXPECT(sigemptyset(&set) == 0 && sigaddset(&set, SIGUSR1) == 0);
  EXPECT(pthread_sigmask(SIG_BLOCK, &set, &old) == 0 && raise(SIGUSR1) == 0 && seen == 0);
  EXPECT(pthread_sigmask(SIG_SETMASK, &old, &set) == 0 && seen == SIGUSR1 && set == old + (1 << (SIGUSR1 - 1)));
  EXPECT(signal(SIGUSR1, SIG_IGN) == note && signal(SIGUSR1, SIG_DFL) == SIG_IGN);
}

static pthread_mutex_t lock;
static pthread_cond_t changed;
static int count;

static void *add(void *argument) {
  pthread_mutex_lock(&lock);
  count += *(int *)argument;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return NULL;
}

static void try_threads(void) {
  int two = 2;
  pthread_t thread;
  pthread_attr_t attributes;
  EXPECT(pthread_mutex_init(&lock, NULL) == 0 && pthread_cond_init(&changed, NULL) == 0);
  EXPECT(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, 8 << 20) == 0);
  EXPECT(pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED) == 0);
  pthread_mutex_lock(&lock);
  for (int i = 0; i < 4; i++) EXPECT(pthread_create(&thread, &attributes, add, &two) == 0);
  while (count < 8) pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

static void try_machine(void) {
  struct rlimit limits;
  struct timespec before, after;
  EXPECT(sysconf(_SC_NPROCESSORS_ONLN) >= 1);
  EXPECT(getrlimit(RLIMIT_STACK, &limits) == 0 && limits.rlim_cur <= limits.rlim_max);
  EXPECT(clock_gettime(CLOCK_MONOTONIC, &before) == 0 && clock_gettime(CLOCK_MONOTONIC, &after) == 0);
  EXPECT(after.tv_sec > before.tv_sec || after.tv_nsec >= before.tv_nsec);
}

int main(int count, char **words) {
  EXPECT(count == 3 && strcmp(words[1], "two") == 0 && strcmp(words[2], "words") == 0);
  EXPECT(getenv("PATH") && !getenv("NOT_THERE"));
  try_errors();
  try_files();
  try_pipe();
  try_folder();
  try_signals();
  try_threads();
  try_machine();
  return 7;
}
