const STATEMENTS_KEPT = 200;

/** To build a statement takes longer than most of them do; but nobody's odd questions shall fill the memory. */
export function kept<S extends object, T>(build: (shape: S) => T): (shape: S) => T {
  const built = new Map<string, T>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const found = built.get(key);
    if (found) return found;
    if (built.size >= STATEMENTS_KEPT) built.delete(built.keys().next().value ?? key);
    const added = build(shape);
    built.set(key, added);
    return added;
  };
}
