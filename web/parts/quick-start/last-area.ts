import { usedArea } from '#web/parts/timer/used-area.ts';

interface Use {
  readonly focusAreaId: string;
  readonly lastUsedAt: string;
}

/** Where a new goal goes: the area used or chosen last in this browser, else the one tracked last, else any. */
export function lastArea(areas: readonly { readonly _id: string }[], history: readonly Use[]): string | undefined {
  const used = usedArea();
  const tracked = history.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt));
  const candidates = [used, ...tracked.map(({ focusAreaId }) => focusAreaId)];
  const found = candidates.find((id) => areas.some(({ _id }) => _id === id));
  return typeof found === 'string' ? found : areas[0]?._id;
}
