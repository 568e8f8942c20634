/** A chunk could not be loaded: the browser is offline, or a release has replaced the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Rejects with a `ChunkLoadError` whose message tells the user what to do. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError('Part of the app failed to load. Check your connection and reload the page.', { cause });
  }
}
