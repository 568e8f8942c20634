/** Only what differs: whatever another tab has changed meanwhile stays changed. */
export function changesOf<T extends object>(before: object, after: T): Partial<T> {
  const differs = ([field, value]: [string, unknown]) => (before as Record<string, unknown>)[field] !== value;
  return Object.fromEntries(Object.entries(after).filter(differs)) as Partial<T>;
}
