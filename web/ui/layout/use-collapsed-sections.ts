import { useCallback, useState } from 'react';
import { readStorage, writeStorage } from '../browser-storage.ts';

/** Beyond this number, the oldest are forgotten. */
const MAX_STORED = 50;

/** Which sections are collapsed. Persisted in this browser if `page` is given. */
export function useCollapsedSections(page?: string) {
  const key = page === undefined ? undefined : `weekwise-closed-${page}`;
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(key === undefined ? [] : readIds(key)));

  /** Stable, so that memoized sections do not re-render. */
  const update = useCallback(
    (next: (collapsed: ReadonlySet<string>) => Iterable<string>) =>
      setCollapsed((current) => {
        const updated = new Set(next(current));
        if (key !== undefined) writeStorage(key, [...updated].slice(-MAX_STORED));
        return updated;
      }),
    [key],
  );
  const toggle = useCallback(
    (id: string) =>
      update((current) => (current.has(id) ? [...current].filter((other) => other !== id) : [...current, id])),
    [update],
  );
  return {
    isCollapsed: (id: string) => collapsed.has(id),
    toggle,
    expand: (id: string) => update((current) => [...current].filter((other) => other !== id)),
    expandAll: () => update(() => []),
    collapseAll: (ids: readonly string[]) => update(() => ids),
  };
}

function readIds(key: string): string[] {
  const ids = readStorage(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
