/*
 * For LD_PRELOAD: a disk that is full or broken, and a clock that is ahead, for one process and its children. What the
 * program calls returns what the kernel would return. SIMULATED_CONTROL names a file of three 64-bit numbers, which
 * whoever runs the simulation changes at any time: milliseconds that the clock is ahead; 0 for a disk that is well,
 * 1 full, 2 broken for writes, 3 broken for reads too; bytes that the folder may hold while the disk is full.
 * SIMULATED_FOLDER is the folder that lies on this disk: what lies elsewhere is left alone.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { WELL, FULL, BROKEN_WRITES, BROKEN_READS };

struct control {
  int64_t clock_ahead_ms;
  int64_t disk;
  int64_t room_bytes;
};

static const struct control none;
static const volatile struct control *control = &none;
static char folder[PATH_MAX];
static size_t folder_length;

__attribute__((constructor)) static void open_control(void) {
  const char *file = getenv("SIMULATED_CONTROL");
  const char *on = getenv("SIMULATED_FOLDER");
  if (file == NULL || on == NULL) return;
  int fd = open(file, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  void *at = mmap(NULL, sizeof(struct control), PROT_READ, MAP_SHARED, fd, 0);
  close(fd);
  if (at == MAP_FAILED) return;
  snprintf(folder, sizeof folder, "%s/", on);
  folder_length = strlen(folder);
  control = at;
}

/* The function of the C library that has the same name; looked up once. */
#define REAL(name)                                                   \
  ({                                                                 \
    static __typeof__(&name) found;                                  \
    if (found == NULL) found = (__typeof__(&name))dlsym(RTLD_NEXT, #name); \
    found;                                                           \
  })

static int is_on_disk(int fd) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  return length > (ssize_t)folder_length && strncmp(path, folder, folder_length) == 0;
}

/* What the files of the folder take; there are no folders in it. */
static int64_t taken(void) {
  int64_t bytes = 0;
  DIR *dir = opendir(folder);
  if (dir == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(dir)) != NULL;) {
    struct stat file;
    if (fstatat(dirfd(dir), entry->d_name, &file, 0) == 0 && S_ISREG(file.st_mode)) bytes += file.st_size;
  }
  closedir(dir);
  return bytes;
}

/* The errno of a write up to `end`; 0 where it goes on. end < 0: behind what is there. */
static int write_fault(int fd, int64_t end, size_t length) {
  int64_t disk = control->disk;
  if (disk == WELL || !is_on_disk(fd)) return 0;
  if (disk != FULL) return EIO;
  struct stat file;
  if (fstat(fd, &file) != 0 || !S_ISREG(file.st_mode)) return 0;
  int64_t more = end < 0 ? (int64_t)length : end - file.st_size;
  return more > 0 && taken() + more > control->room_bytes ? ENOSPC : 0;
}

/* Where the position of a file is at its end, as of a log that grows, what is written makes it longer. */
static int64_t end_of_write(int fd, size_t length) {
  off_t at = lseek(fd, 0, SEEK_CUR);
  return at < 0 || (fcntl(fd, F_GETFL) & O_APPEND) ? -1 : at + (int64_t)length;
}

#define FAIL_WITH(fault)   \
  do {                     \
    int found = (fault);   \
    if (found != 0) {      \
      errno = found;       \
      return -1;           \
    }                      \
  } while (0)

ssize_t write(int fd, const void *bytes, size_t length) {
  if (control->disk != WELL) FAIL_WITH(write_fault(fd, end_of_write(fd, length), length));
  return REAL(write)(fd, bytes, length);
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
  FAIL_WITH(write_fault(fd, at + (int64_t)length, length));
  return REAL(pwrite64)(fd, bytes, length, at);
}

static size_t length_of(const struct iovec *parts, int count) {
  size_t length = 0;
  for (int i = 0; i < count; i++) length += parts[i].iov_len;
  return length;
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
  if (control->disk != WELL) {
    size_t length = length_of(parts, count);
    FAIL_WITH(write_fault(fd, end_of_write(fd, length), length));
  }
  return REAL(writev)(fd, parts, count);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) {
  size_t length = length_of(parts, count);
  FAIL_WITH(write_fault(fd, at + (int64_t)length, length));
  return REAL(pwritev64)(fd, parts, count, at);
}

static int is_broken(int fd, int64_t from) { return control->disk >= from && is_on_disk(fd) ? EIO : 0; }

int fsync(int fd) {
  FAIL_WITH(is_broken(fd, BROKEN_WRITES));
  return REAL(fsync)(fd);
}

int fdatasync(int fd) {
  FAIL_WITH(is_broken(fd, BROKEN_WRITES));
  return REAL(fdatasync)(fd);
}

int ftruncate64(int fd, off64_t length) {
  FAIL_WITH(is_broken(fd, BROKEN_WRITES));
  return REAL(ftruncate64)(fd, length);
}

ssize_t pread64(int fd, void *bytes, size_t length, off64_t at) {
  FAIL_WITH(is_broken(fd, BROKEN_READS));
  return REAL(pread64)(fd, bytes, length, at);
}

#define MS 1000
#define MICROS_A_MS 1000
#define NANOS_A_MS 1000000

int clock_gettime(clockid_t clock, struct timespec *time) {
  int result = REAL(clock_gettime)(clock, time);
  int64_t ahead = control->clock_ahead_ms;
  if (result != 0 || ahead == 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return result;
  time->tv_sec += ahead / MS;
  time->tv_nsec += ahead % MS * NANOS_A_MS;
  if (time->tv_nsec >= MS * NANOS_A_MS) {
    time->tv_sec += 1;
    time->tv_nsec -= MS * NANOS_A_MS;
  }
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  int result = REAL(gettimeofday)(time, zone);
  int64_t ahead = control->clock_ahead_ms;
  if (result != 0 || ahead == 0) return result;
  time->tv_sec += ahead / MS;
  time->tv_usec += ahead % MS * MICROS_A_MS;
  if (time->tv_usec >= MS * MICROS_A_MS) {
    time->tv_sec += 1;
    time->tv_usec -= MS * MICROS_A_MS;
  }
  return result;
}
