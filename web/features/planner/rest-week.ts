import { showToast } from '#web/ui/toast/toast.ts';
import type { PlanRow } from './plan-rows.ts';
import type { RowViewModel } from './row/view-model.ts';
import type { RowActions } from './drafts/use-plan-drafts.ts';

/** Marks all rows of a week as resting, or unmarks them. Edited targets stay unsaved. Undo reverts only the rows that changed. */
export async function restWeek(
  viewModels: readonly RowViewModel[],
  isResting: boolean,
  { edit, save }: RowActions,
): Promise<void> {
  for (const { row, edited } of viewModels) if (edited.isResting !== isResting) edit(row, { isResting });
  const rows = viewModels.map(({ row }) => row).filter((row) => row.isResting !== isResting);
  const saved = await Promise.all(rows.map((row) => save(row, { isResting })));
  if (rows.length === 0 || !saved.every(Boolean)) return;
  const text = isResting ? 'This is now a rest week, so it is not rated.' : 'This is no longer a rest week.';
  showToast('done', text, undefined, { label: 'Undo', topic: 'rest week', run: () => undo(rows) });

  function undo(changed: readonly PlanRow[]) {
    for (const row of changed) void save({ ...row, isResting }, { isResting: row.isResting });
  }
}
