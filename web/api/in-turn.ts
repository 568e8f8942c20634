const last = new Map<string, Promise<unknown>>();

/** What is done to one thing is done one after the other: of two wishes the later is the one that stays. Others do not wait. */
export async function inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
  const earlier = last.get(id) ?? Promise.resolve();
  // However the earlier one ended: who asked for it was told.
  const turn = earlier.then(act, act);
  last.set(id, turn);
  try {
    return await turn;
  } finally {
    if (last.get(id) === turn) last.delete(id);
  }
}
