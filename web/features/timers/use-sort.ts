import { useState } from 'react';
import { readStorage, writeStorage } from '#web/ui/browser-storage.ts';
import { type SortKey, type SortOrder, sortOptions } from './sorting.ts';

const STORAGE_KEY = 'weekwise-timers-sort';

/** The sort order of the timers, persisted in this browser. */
export function useSort() {
  const [order, setOrder] = useState<SortOrder>(() => parseSortOrder(readStorage(STORAGE_KEY)));
  const updateOrder = (next: SortOrder) => {
    setOrder(next);
    writeStorage(STORAGE_KEY, next);
  };
  return {
    order,
    sortBy: (by: SortKey) => updateOrder({ by, isDescending: sortOptions[by].isDescending }),
    toggleDirection: () => updateOrder({ ...order, isDescending: !order.isDescending }),
  };
}

function parseSortOrder(stored: unknown): SortOrder {
  const { by, isDescending }: Record<string, unknown> = { ...(stored as object) };
  return typeof by === 'string' && Object.hasOwn(sortOptions, by) && typeof isDescending === 'boolean'
    ? { by: by as SortKey, isDescending }
    : { by: 'smart', isDescending: sortOptions.smart.isDescending };
}
