import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import type { WeeklyGoalChanges } from '#web/api/weekly-goals.ts';

/** What the user wants a row to be, as far as that was changed and is not saved. */
export interface RowDraft {
  /** Minutes, or whatever the default of the area is. */
  readonly target?: number | 'default';
  readonly isResting?: boolean;
}

type Row = Pick<WeeklyGoal, 'goalMin' | 'defaultMin' | 'isDefault' | 'isResting'>;

/** The row as it will be once it is saved. */
export function drafted<R extends Row>(row: R, draft: RowDraft = {}): R {
  const { target = row.isDefault ? 'default' : row.goalMin, isResting = row.isResting } = draft;
  const goalMin = target === 'default' ? row.defaultMin : target;
  // The minutes that it has by default are no target of its own, wherever they were picked.
  const isDefault = target === 'default' || (row.isDefault && goalMin === row.goalMin);
  return { ...row, goalMin, isDefault, isResting };
}

/** What has to be sent: only what differs. Undefined where nothing does. */
export function changesOf(row: Row, draft: RowDraft | undefined): WeeklyGoalChanges | undefined {
  const { goalMin, isDefault, isResting } = drafted(row, draft);
  const changes: WeeklyGoalChanges = {
    ...((goalMin !== row.goalMin || isDefault !== row.isDefault) && (isDefault ? { useDefault: true } : { goalMin })),
    ...(isResting !== row.isResting && { isResting }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** The draft after one more change; what is as it was saved is no longer part of it. */
export function editedDraft(row: Row, draft: RowDraft | undefined, change: RowDraft): RowDraft | undefined {
  const next = { ...draft, ...change };
  return kept(next, (field) => changesOf(row, { [field]: next[field] }) !== undefined);
}

/** The draft after its save: what was changed again meanwhile stays. */
export function draftAfterSave(draft: RowDraft = {}, sent: RowDraft): RowDraft | undefined {
  return kept(draft, (field) => draft[field] !== sent[field]);
}

function kept(draft: RowDraft, isKept: (field: keyof RowDraft) => boolean): RowDraft | undefined {
  const fields = (Object.keys(draft) as (keyof RowDraft)[]).filter(isKept);
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, draft[field]])) : undefined;
}
