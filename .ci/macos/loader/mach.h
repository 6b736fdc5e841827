// The parts of Mach-O that an executable of macOS 13 for ARM has, and the loader reads.
#pragma once

#include <stdint.h>

#define MAGIC 0xfeedfacf
#define PROCESSOR_ARM64 0x0100000c
#define KIND_EXECUTABLE 2

struct header {
  uint32_t magic, processor, processor_kind, kind, command_count, command_bytes, flags, reserved;
};

struct command {
  uint32_t kind, size;
};

#define COMMAND_SEGMENT 0x19
struct segment {
  struct command command;
  char name[16];
  uint64_t address, size, file_offset, file_size;
  uint32_t greatest_protection, protection, section_count, flags;
};

#define COMMAND_MAIN 0x80000028
struct entry_point {
  struct command command;
  uint64_t offset, stack_size;
};

#define COMMAND_CHAINED_FIXUPS 0x80000034
struct linked_data {
  struct command command;
  uint32_t offset, size;
};

// Offsets are from the beginning of this structure. An import of format 1 is the number of a library in 8 bits, whether
// it may be missing in 1, and the offset of its name in 23.
struct fixups {
  uint32_t version, starts, imports, symbols, import_count, import_format, symbol_format;
};

// Offsets are from the beginning of this structure; 0 is a segment without pointers.
struct segment_starts {
  uint32_t count, offsets[];
};

#define POINTERS_BY_ADDRESS 2
#define POINTERS_BY_OFFSET 6
#define NO_POINTER 0xffff
struct page_starts {
  uint32_t size;
  uint16_t page_size, format;
  uint64_t segment_offset;
  uint32_t greatest_pointer;
  uint16_t page_count, first[];
};
