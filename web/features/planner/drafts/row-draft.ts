import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import type { WeeklyGoalChanges } from '#web/api/weekly-goals/weekly-goals.ts';

/** The unsaved changes of a row. */
export interface RowDraft {
  /** Minutes, or 'default' to follow the area's default. */
  readonly target?: number | 'default';
  readonly isResting?: boolean;
}

type DraftableRow = Pick<WeeklyGoal, 'goalMin' | 'defaultMin' | 'isDefault' | 'isResting'>;

/** The row as it will be once the draft is saved. */
export function applyDraft<R extends DraftableRow>(row: R, draft: RowDraft = {}): R {
  const { target = row.isDefault ? 'default' : row.goalMin, isResting = row.isResting } = draft;
  const goalMin = target === 'default' ? row.defaultMin : target;
  // Picking the current default again does not make it the user's own target.
  const isDefault = target === 'default' || (row.isDefault && goalMin === row.goalMin);
  return { ...row, goalMin, isDefault, isResting };
}

/** The fields that differ from the saved row; undefined if none do. */
export function draftChanges(row: DraftableRow, draft: RowDraft | undefined): WeeklyGoalChanges | undefined {
  const { goalMin, isDefault, isResting } = applyDraft(row, draft);
  const changes: WeeklyGoalChanges = {
    ...((goalMin !== row.goalMin || isDefault !== row.isDefault) && (isDefault ? { useDefault: true } : { goalMin })),
    ...(isResting !== row.isResting && { isResting }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

/** Adds a change to a draft, dropping fields that equal the saved row. */
export function editDraft(row: DraftableRow, draft: RowDraft | undefined, change: RowDraft): RowDraft | undefined {
  const next = { ...draft, ...change };
  return pickFields(next, (field) => draftChanges(row, { [field]: next[field] }) !== undefined);
}

/** The draft after a save: only fields changed since the request was sent remain. */
export function remainingDraft(draft: RowDraft = {}, sent: RowDraft): RowDraft | undefined {
  return pickFields(draft, (field) => draft[field] !== sent[field]);
}

function pickFields(draft: RowDraft, predicate: (field: keyof RowDraft) => boolean): RowDraft | undefined {
  const fields = (Object.keys(draft) as (keyof RowDraft)[]).filter(predicate);
  return fields.length > 0 ? Object.fromEntries(fields.map((field) => [field, draft[field]])) : undefined;
}
