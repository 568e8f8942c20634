import type { PlanRow } from '../plan-rows.ts';
import { draftChanges, applyDraft, remainingDraft, type RowDraft } from '../drafts/row-draft.ts';

/** The state of a row's last save. */
export type RowSave =
  | { readonly status: 'saving'; readonly sent: RowDraft }
  | { readonly status: 'saved' }
  | { readonly status: 'failed'; readonly message: string };

export type RowState = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'error';

export interface RowViewModel {
  readonly row: PlanRow;
  readonly draft: RowDraft | undefined;
  /** The row including its draft. */
  readonly edited: PlanRow;
  readonly state: RowState;
  readonly errorMessage: string | undefined;
  /** Whether leaving the page would lose changes. A request in flight completes anyway. */
  readonly isUnsaved: boolean;
}

export function toRowViewModel(row: PlanRow, draft: RowDraft | undefined, save: RowSave | undefined): RowViewModel {
  const isChanged = draftChanges(row, draft) !== undefined;
  const state = deriveRowState(isChanged, save);
  return {
    row,
    draft,
    edited: applyDraft(row, draft),
    state,
    errorMessage: state === 'error' && save?.status === 'failed' ? save.message : undefined,
    isUnsaved: save?.status === 'saving' ? remainingDraft(draft, save.sent) !== undefined : isChanged,
  };
}

function deriveRowState(isChanged: boolean, save: RowSave | undefined): RowState {
  if (save?.status === 'saving') return 'saving';
  if (isChanged) return save?.status === 'failed' ? 'error' : 'unsaved';
  return save?.status === 'saved' ? 'saved' : 'unchanged';
}
