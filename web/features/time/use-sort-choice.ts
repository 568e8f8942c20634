import { useState } from 'react';
import { readStored, writeStored } from '#web/ui/browser-storage.ts';
import { type Sort, type SortChoice, sorts } from './timer-sorts.ts';

const KEY = 'weekwise-timers-sort';

/** How the user wants the timers sorted, remembered by this browser. */
export function useSortChoice() {
  const [choice, setChoice] = useState<SortChoice>(() => known(readStored(KEY)));
  const change = (next: SortChoice) => {
    setChoice(next);
    writeStored(KEY, next);
  };
  return {
    choice,
    sortBy: (by: Sort) => change({ by, isDescending: sorts[by].isDescending }),
    turnRound: () => change({ ...choice, isDescending: !choice.isDescending }),
  };
}

function known(stored: unknown): SortChoice {
  const { by, isDescending }: Record<string, unknown> = { ...(stored as object) };
  return typeof by === 'string' && Object.hasOwn(sorts, by) && typeof isDescending === 'boolean'
    ? { by: by as Sort, isDescending }
    : { by: 'smart', isDescending: sorts.smart.isDescending };
}
