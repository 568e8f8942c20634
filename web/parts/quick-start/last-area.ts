import { readStored, writeStored } from '#web/ui/browser-storage.ts';

const KEY = 'weekwise-quick-start-area';

interface Use {
  readonly focusAreaId: string;
  readonly lastUsedAt: string;
}

/** The focus area that was tracked or chosen last, of those that exist. */
export function lastArea(areas: readonly { readonly _id: string }[], history: readonly Use[]): string | undefined {
  const chosen = storedChoice();
  const uses = (chosen ? [...history, chosen] : history).filter(({ focusAreaId }) =>
    areas.some(({ _id }) => _id === focusAreaId),
  );
  const latest = uses.toSorted((a, b) => b.lastUsedAt.localeCompare(a.lastUsedAt))[0];
  return latest?.focusAreaId ?? areas[0]?._id;
}

/** Survives a reload: the next goal goes there, too. */
export function rememberArea(focusAreaId: string): void {
  writeStored(KEY, { focusAreaId, lastUsedAt: new Date().toISOString() } satisfies Use);
}

function storedChoice(): Use | undefined {
  const { focusAreaId, lastUsedAt }: Record<string, unknown> = { ...(readStored(KEY) as object) };
  return typeof focusAreaId === 'string' && typeof lastUsedAt === 'string' ? { focusAreaId, lastUsedAt } : undefined;
}
