import { showToast } from '#web/ui/toast.ts';
import type { PlanRow } from './plan-rows.ts';
import type { StatedRow } from './row-state.ts';
import type { PlanActions } from './use-plan-drafts.ts';

/** Lets all rows of a week rest, or plans them again. Changed targets stay unsaved. Undo restores exactly what it changed. */
export async function restWeek(
  stated: readonly StatedRow[],
  isResting: boolean,
  { edit, save }: PlanActions,
): Promise<void> {
  for (const { row, wanted } of stated) if (wanted.isResting !== isResting) edit(row, { isResting });
  const rows = stated.map(({ row }) => row).filter((row) => row.isResting !== isResting);
  const saved = await Promise.all(rows.map((row) => save(row, { isResting })));
  if (rows.length === 0 || !saved.every(Boolean)) return;
  const text = isResting ? 'This week rests. It is not rated.' : 'This week is planned again.';
  showToast('done', text, undefined, { label: 'Undo', topic: 'rest of the week', run: () => undo(rows) });

  function undo(changed: readonly PlanRow[]) {
    for (const row of changed) void save({ ...row, isResting }, { isResting: row.isResting });
  }
}
