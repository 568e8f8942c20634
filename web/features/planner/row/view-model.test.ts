import { describe, expect, it } from 'vitest';
import type { PlanRow } from '../plan-rows.ts';
import type { RowDraft } from '../drafts/row-draft.ts';
import { type RowSave, type RowState, toRowViewModel } from './view-model.ts';

const row = { goalMin: 90, defaultMin: 60, isDefault: false, isResting: false } as PlanRow;
const sent: RowDraft = { target: 120 };
const failedSave: RowSave = { status: 'failed', message: 'Failed to save. Please try again.' };

describe('toRowViewModel', () => {
  it.each<[string, RowDraft | undefined, RowSave | undefined, RowState, boolean]>([
    ['an untouched row', undefined, undefined, 'unchanged', false],
    ['a changed row', sent, undefined, 'unsaved', true],
    ['a row changed to the saved value', { target: 90 }, undefined, 'unchanged', false],
    ['a row being saved', sent, { status: 'saving', sent }, 'saving', false],
    ['a row changed again while being saved', { target: 150 }, { status: 'saving', sent }, 'saving', true],
    ['a row changed back while being saved', { target: 90 }, { status: 'saving', sent }, 'saving', true],
    ['a saved row', undefined, { status: 'saved' }, 'saved', false],
    ['a row changed after being saved', { target: 150 }, { status: 'saved' }, 'unsaved', true],
    ['a row that failed to save', sent, failedSave, 'error', true],
    ['a failed row changed back', { target: 90 }, failedSave, 'unchanged', false],
  ])('derives the state of %s', (_, draft, save, state, isUnsaved) => {
    expect(toRowViewModel(row, draft, save)).toMatchObject({ state, isUnsaved });
  });

  it('has an error message only while in the error state', () => {
    expect(toRowViewModel(row, sent, failedSave).errorMessage).toBe('Failed to save. Please try again.');
    expect(toRowViewModel(row, undefined, failedSave).errorMessage).toBeUndefined();
  });
});
