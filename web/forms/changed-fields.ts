/** Only the fields that differ, so that an update does not overwrite changes made to other fields in another tab. */
export function changedFields<T extends object>(before: object, after: T): Partial<T> {
  const isChanged = ([field, value]: [string, unknown]) => !isEqual((before as Record<string, unknown>)[field], value);
  return Object.fromEntries(Object.entries(after).filter(isChanged)) as Partial<T>;
}

function isEqual(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((element, n) => element === b[n]);
}
