/** glibc reads this once at process start; other C libraries ignore it. See docs/decisions/operations/0016-low-memory-use.md. */
export const memorySettings = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const;
