const STATEMENTS_KEPT = 200;

/** Caches built statements by their shape, as building one takes longer than running most. Drops the oldest when full. */
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
