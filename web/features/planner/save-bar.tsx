import { useEffect } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { BottomActions } from '#web/ui/layout/bottom-actions.tsx';
import { restoreFocus } from '#web/ui/restore-focus.ts';
import type { RowViewModel } from './row/view-model.ts';
import type { RowActions } from './drafts/use-plan-drafts.ts';

interface SaveBarProps {
  readonly unsavedRows: readonly RowViewModel[];
  readonly actions: RowActions;
}

/** Saves or discards the changed rows of all classes. */
export function SaveBar({ unsavedRows, actions: { save, discard } }: SaveBarProps) {
  // The button that was pressed leaves with the bar.
  useEffect(() => restoreFocus, []);
  return (
    <BottomActions>
      <Button variant="default" onClick={() => unsavedRows.forEach(({ row }) => discard(row))}>
        Discard all
      </Button>
      <Button onClick={() => unsavedRows.forEach(({ row, draft }) => void save(row, draft))}>
        Save all ({unsavedRows.length})
      </Button>
    </BottomActions>
  );
}
