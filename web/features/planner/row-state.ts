import type { PlanRow } from './plan-rows.ts';
import { changesOf, drafted, draftAfterSave, type RowDraft } from './row-draft.ts';

/** How the last save of a row went. */
export type RowSave =
  | { readonly is: 'saving'; readonly sent: RowDraft }
  | { readonly is: 'saved' }
  | { readonly is: 'failed'; readonly message: string };

export type RowState = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'error';

/** A row with what the user wants of it, and how far that has come. */
export interface StatedRow {
  readonly row: PlanRow;
  readonly draft: RowDraft | undefined;
  /** The row as it will be once it is saved. */
  readonly wanted: PlanRow;
  readonly state: RowState;
  /** Why it could not be saved. */
  readonly failure: string | undefined;
  /** Leaving now would lose something: what is being sent arrives without us. */
  readonly isUnsaved: boolean;
}

export function statedRow(row: PlanRow, draft: RowDraft | undefined, save: RowSave | undefined): StatedRow {
  const isChanged = changesOf(row, draft) !== undefined;
  const state = stateOf(isChanged, save);
  return {
    row,
    draft,
    wanted: drafted(row, draft),
    state,
    failure: state === 'error' && save?.is === 'failed' ? save.message : undefined,
    isUnsaved: save?.is === 'saving' ? draftAfterSave(draft, save.sent) !== undefined : isChanged,
  };
}

function stateOf(isChanged: boolean, save: RowSave | undefined): RowState {
  if (save?.is === 'saving') return 'saving';
  if (isChanged) return save?.is === 'failed' ? 'error' : 'unsaved';
  return save?.is === 'saved' ? 'saved' : 'unchanged';
}
