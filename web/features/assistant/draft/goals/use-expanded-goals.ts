import { useCallback, useState } from 'react';
import type { KeyedDraft } from '../draft-edits.ts';

/** The rest start collapsed, because a plan can span a whole year. */
const INITIALLY_EXPANDED = 3;

export type ExpandedGoals = ReturnType<typeof useExpandedGoals>;

/** The keys of the expanded goals of a draft. */
export function useExpandedGoals({ goals }: KeyedDraft) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(
    () => new Set(goals.slice(0, INITIALLY_EXPANDED).map(({ key }) => key)),
  );
  const toggle = useCallback(
    (key: string) =>
      setKeys((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key])),
    [],
  );
  const set = useCallback((expandedKeys: readonly string[]) => setKeys(new Set(expandedKeys)), []);
  return { keys, toggle, set };
}
