// The headers of macOS that the module Darwin of its SDK has and the sources or the tests use.

#include <sys/types.h>

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <math.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

// From <util.h>, which the package of headers lacks; the declaration is that of openpty(3).
int openpty(int *primary, int *replica, char *name, struct termios *, struct winsize *);

#include "../Shared/Calls.h"
