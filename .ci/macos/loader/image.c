// usage: loader EXECUTABLE [ARGUMENT...]
#include "loader.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "mach.h"

char program[PATH_MAX];

void *symbol(const char *name) {
  for (const struct export *all = file_exports; all; all = all == file_exports ? process_exports : NULL)
    for (const struct export *export = all; export->name; export++)
      if (!strcmp(export->name, name)) return export->place;
  fail("no such symbol", name);
}

// An executable's file, and its place in memory.
struct image {
  const uint8_t *file;
  uint8_t *start;
  // The address of the header as it was linked, from which all others are counted.
  uint64_t address;
};

static const struct command *next(const struct command *command) {
  return (const void *)((const char *)command + command->size);
}

#define EACH_COMMAND(image, command) \
  const struct command *command = (const void *)((image).file + sizeof(struct header)), \
    *end_##command = (const void *)((const char *)command + ((const struct header *)(image).file)->command_bytes); \
  command < end_##command; \
  command = next(command)

// The segments, but for the empty one at 0.
static const struct segment *segment(const struct command *command) {
  const struct segment *segment = (const void *)command;
  return command->kind == COMMAND_SEGMENT && segment->protection ? segment : NULL;
}

static const void *command_of_kind(struct image image, uint32_t kind) {
  for (EACH_COMMAND(image, command))
    if (command->kind == kind) return command;
  fail("the executable has not what chained fixups and macOS 13 need", program);
}

static struct image opened(const char *path) {
  struct stat status;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0 || fstat(file, &status) || !realpath(path, program)) fail("cannot open", path);
  struct image image = {.file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0)};
  close(file);
  const struct header *header = (const void *)image.file;
  if (header->magic != MAGIC || header->processor != PROCESSOR_ARM64 || header->kind != KIND_EXECUTABLE)
    fail("this is no executable of macOS for ARM", path);
  return image;
}

static void copy_segments(struct image *image) {
  uint64_t first = UINT64_MAX, end = 0;
  for (EACH_COMMAND(*image, command)) {
    const struct segment *s = segment(command);
    if (!s) continue;
    if (s->address < first) first = s->address;
    if (s->address + s->size > end) end = s->address + s->size;
  }
  image->address = first;
  image->start = mmap(NULL, end - first, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (image->start == MAP_FAILED) fail("no memory for", program);
  for (EACH_COMMAND(*image, command)) {
    const struct segment *s = segment(command);
    if (s) memcpy(image->start + (s->address - first), image->file + s->file_offset, s->file_size);
  }
}

// Follows the pointers of a page, each of which has the distance to the next one, and makes addresses of them.
static void fix_page(struct image image, uint8_t *place, uint16_t format, void *const *targets) {
  for (uint64_t value, distance = 1; distance; place += 4 * distance) {
    memcpy(&value, place, sizeof value);
    distance = value >> 51 & 0xfff;
    uint64_t address;
    if (value >> 63) {
      address = (uint64_t)targets[value & 0xffffff] + (value >> 24 & 0xff);
    } else {
      uint64_t target = (value & 0xfffffffff) - (format == POINTERS_BY_ADDRESS ? image.address : 0);
      address = (uint64_t)image.start + target + ((value >> 36 & 0xff) << 56);
    }
    memcpy(place, &address, sizeof address);
  }
}

static void fix_pointers(struct image image) {
  const struct linked_data *data = command_of_kind(image, COMMAND_CHAINED_FIXUPS);
  const uint8_t *bytes = image.file + data->offset;
  const struct fixups *fixups = (const void *)bytes;
  if (fixups->import_format != 1) fail("unknown form of imports", program);
  void **targets = calloc(fixups->import_count + 1, sizeof *targets);
  for (uint32_t i = 0; i < fixups->import_count; i++) {
    uint32_t import = ((const uint32_t *)(bytes + fixups->imports))[i];
    if ((import & 0xff) != 1) fail("an import from another library than the first", program);
    targets[i] = symbol((const char *)bytes + fixups->symbols + (import >> 9));
  }
  const struct segment_starts *all = (const void *)(bytes + fixups->starts);
  for (uint32_t i = 0; i < all->count; i++) {
    const struct page_starts *starts = (const void *)((const char *)all + all->offsets[i]);
    if (!all->offsets[i]) continue;
    if (starts->format != POINTERS_BY_ADDRESS && starts->format != POINTERS_BY_OFFSET)
      fail("unknown form of pointers", program);
    for (uint16_t page = 0; page < starts->page_count; page++) {
      if (starts->first[page] == NO_POINTER) continue;
      uint8_t *start = image.start + starts->segment_offset + (uint64_t)page * starts->page_size;
      fix_page(image, start + starts->first[page], starts->format, targets);
    }
  }
  free(targets);
}

// Lets the code be run and the constants be read only.
static void protect_segments(struct image image) {
  for (EACH_COMMAND(image, command)) {
    const struct segment *s = segment(command);
    if (!s) continue;
    uint8_t *start = image.start + (s->address - image.address);
    // The bits are in another order.
    int protection = (s->protection & 1 ? PROT_READ : 0) | (s->protection & 2 ? PROT_WRITE : 0)
      | (s->protection & 4 ? PROT_EXEC : 0);
    __builtin___clear_cache((char *)start, (char *)start + s->size);
    if (mprotect(start, s->size, protection)) fail("cannot protect", s->name);
  }
}

int main(int count, char **words) {
  extern char **environ;
  if (count < 2) fail("usage", "loader EXECUTABLE [ARGUMENT...]");
  struct image image = opened(words[1]);
  copy_segments(&image);
  fix_pointers(image);
  protect_segments(image);
  const struct entry_point *entry = command_of_kind(image, COMMAND_MAIN);
  int (*run)(int, char **, char **) = (void *)(image.start + entry->offset);
  exit(run(count - 1, words + 1, environ));
}
