/** Adds it. Returns false if it was already there. */
export function isNew(seen: Set<string>, value: string): boolean {
  const before = seen.size;
  return seen.add(value).size > before;
}
