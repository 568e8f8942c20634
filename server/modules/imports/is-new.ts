/** Adds it; false where it was there before. */
export function isNew(seen: Set<string>, value: string): boolean {
  const before = seen.size;
  return seen.add(value).size > before;
}
