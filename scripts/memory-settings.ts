/** What keeps the server's memory low, set when its process starts: docs/decisions/operations/0016-low-memory-use.md */

export const memoryFlags = ['--max-semi-space-size=2', '--heap-growing-percent=10'] as const;

/** Read by glibc; other C libraries ignore it. */
export const memoryVariables = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const;
