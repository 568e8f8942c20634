import { useCallback, useState } from 'react';
import type { EditedDraft } from './draft-edits.ts';

/** So many are open at first; a year of weeks is a list to choose from. */
const FEW = 3;

export type OpenGoals = ReturnType<typeof useOpenGoals>;

/** Which goals of a draft are open, by their keys. */
export function useOpenGoals({ goals }: EditedDraft) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(goals.slice(0, FEW).map(({ key }) => key)));
  const toggle = useCallback(
    (key: string) =>
      setKeys((before) => new Set(before.has(key) ? [...before].filter((other) => other !== key) : [...before, key])),
    [],
  );
  const set = useCallback((open: readonly string[]) => setKeys(new Set(open)), []);
  return { keys, toggle, set };
}
