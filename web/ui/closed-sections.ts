import { useCallback, useState } from 'react';
import { readStored, writeStored } from './browser-storage.ts';

/** Which sections of a page are closed, remembered by this browser under that name; without one, for as long as it is shown. */
export function useClosedSections(page?: string) {
  const key = page === undefined ? undefined : `weekwise-closed-${page}`;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(key === undefined ? [] : readIds(key)));

  /** The same function as long as the page lives, so that sections can stay as they are. */
  const change = useCallback(
    (next: (closed: ReadonlySet<string>) => Iterable<string>) =>
      setClosed((before) => {
        const after = new Set(next(before));
        if (key !== undefined) writeStored(key, [...after]);
        return after;
      }),
    [key],
  );
  const toggle = useCallback(
    (id: string) =>
      change((before) => (before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    [change],
  );
  return {
    isClosed: (id: string) => closed.has(id),
    toggle,
    open: (id: string) => change((before) => [...before].filter((other) => other !== id)),
    openAll: () => change(() => []),
    closeAll: (ids: readonly string[]) => change(() => ids),
  };
}

function readIds(key: string): string[] {
  const ids = readStored(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}
