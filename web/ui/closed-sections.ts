import { useState } from 'react';

/** Which sections of a page are closed, remembered by this browser. */
export function useClosedSections(page: string) {
  const key = `weekwise-closed-${page}`;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(readIds(key)));

  function change(next: readonly string[]) {
    setClosed(new Set(next));
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage may be full or switched off; the page still works, it only forgets.
    }
  }

  return {
    isClosed: (id: string) => closed.has(id),
    toggle: (id: string) => change(closed.has(id) ? [...closed].filter((other) => other !== id) : [...closed, id]),
    openAll: () => change([]),
    closeAll: (ids: readonly string[]) => change(ids),
  };
}

function readIds(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
