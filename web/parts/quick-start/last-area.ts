import { readStored, writeStored } from '#web/ui/browser-storage.ts';

const KEY = 'weekwise-last-area';

interface Use {
  readonly focusAreaId: string;
  readonly lastUsedAt: string;
}

/** Where a new goal goes: the area used or chosen last in this browser, else the one tracked last, else any. */
export function lastArea(areas: readonly { readonly _id: string }[], history: readonly Use[]): string | undefined {
  const isThere = (id: unknown) => areas.some(({ _id }) => _id === id);
  const stored = readStored(KEY);
  if (typeof stored === 'string' && isThere(stored)) return stored;
  const latest = history
    .filter(({ focusAreaId }) => isThere(focusAreaId))
    .toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))[0];
  return latest?.focusAreaId ?? areas[0]?._id;
}

export function rememberArea(focusAreaId: string): void {
  writeStored(KEY, focusAreaId);
}
