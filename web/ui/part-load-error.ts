/** Part of the program did not arrive: there is no connection, or a release has replaced it. */
export class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

/** What `load` brings, or the reason why the user has to reload. */
export async function arrived<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new PartLoadError('Part of the app failed to load. Check your connection and reload the page.', { cause });
  }
}
