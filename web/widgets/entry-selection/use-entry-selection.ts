import { useCallback, useRef, useState } from 'react';
import type { TimeEntry } from '#contract/time-entries/time-entries.ts';
import { limits } from '#domain/limits.ts';

export interface EntrySelection {
  readonly isActive: boolean;
  /** In the order of the list. Entries that are no longer in the list are left out. */
  readonly selected: readonly TimeEntry[];
  readonly selectedIds: ReadonlySet<string>;
  readonly isComplete: boolean;
  readonly start: () => void;
  readonly end: () => void;
  /** `isRange` selects everything between the last toggled entry and this one. Starts the selection if necessary. */
  readonly toggle: (entry: TimeEntry, isRange: boolean) => void;
  readonly selectAll: () => void;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Which entries of a list are selected, up to as many as can be changed at once. */
export function useEntrySelection(entries: readonly TimeEntry[]): EntrySelection {
  /** Undefined while nothing is being selected. */
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const lastToggledId = useRef<string>(undefined);
  const selected = ids ? entries.filter(({ _id }) => ids.has(_id)) : [];

  const toggle = useCallback(
    ({ _id }: TimeEntry, isRange: boolean) => {
      const positions = [lastToggledId.current ?? _id, _id].map((id) => entries.findIndex((entry) => entry._id === id));
      lastToggledId.current = _id;
      setIds((current = NO_IDS) => {
        if (current.has(_id) && !isRange) return new Set([...current].filter((id) => id !== _id));
        const first = isRange && !positions.includes(-1) ? Math.min(...positions) : positions[1]!;
        const last = isRange ? Math.max(...positions) : positions[1]!;
        return limitSize([...current, ...entries.slice(first, last + 1).map((entry) => entry._id)]);
      });
    },
    [entries],
  );

  return {
    isActive: ids !== undefined,
    selected,
    selectedIds: ids ?? NO_IDS,
    isComplete: selected.length === Math.min(entries.length, limits.entriesPerRequest),
    start: () => setIds(NO_IDS),
    end: () => {
      lastToggledId.current = undefined;
      setIds(undefined);
    },
    toggle,
    selectAll: () => setIds(limitSize(entries.map(({ _id }) => _id))),
  };
}

function limitSize(ids: readonly string[]): ReadonlySet<string> {
  return new Set([...new Set(ids)].slice(0, limits.entriesPerRequest));
}
