/** For glibc, which reads it once as a process starts: docs/decisions/0016-little-memory.md. Other C libraries ignore it. */
export const memorySettings = { MALLOC_MMAP_THRESHOLD_: '1048576' } as const;
