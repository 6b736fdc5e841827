// Calls of the C library of any number of arguments, which Swift cannot import, with the arguments that the tool gives.

static inline int system_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

static inline int system_fcntl(int descriptor, int command, int value) {
  return fcntl(descriptor, command, value);
}

static inline int system_ioctl(int descriptor, unsigned long request, void *value) {
  return ioctl(descriptor, request, value);
}
