const lastByKey = new Map<string, Promise<unknown>>();

/** Runs tasks with the same key one after the other, so that the later of two changes wins. */
export async function serialize<T>(key: string, task: () => Promise<T>): Promise<T> {
  const previous = lastByKey.get(key) ?? Promise.resolve();
  // Runs even if the previous task was rejected, which its own caller handles.
  const current = previous.then(task, task);
  lastByKey.set(key, current);
  try {
    return await current;
  } finally {
    if (lastByKey.get(key) === current) lastByKey.delete(key);
  }
}
