import { Button } from '@mantine/core';
import { BottomActions } from '#web/ui/bottom-actions.tsx';
import type { StatedRow } from './row-state.ts';
import type { PlanActions } from './use-plan-drafts.ts';

interface SaveBarProps {
  readonly unsaved: readonly StatedRow[];
  readonly actions: PlanActions;
  readonly onClose?: () => void;
}

/** Saves or discards all changed rows, whatever their class. Each row shows how its own save went. */
export function SaveBar({ unsaved, actions: { save, discard } }: SaveBarProps) {
  return (
    <BottomActions>
      <Button variant="default" onClick={() => unsaved.forEach(({ row }) => discard(row))}>
        Discard all
      </Button>
      <Button onClick={() => unsaved.forEach(({ row, draft }) => void save(row, draft))}>
        Save all ({unsaved.length})
      </Button>
    </BottomActions>
  );
}
