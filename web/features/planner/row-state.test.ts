import { describe, expect, it } from 'vitest';
import type { PlanRow } from './plan-rows.ts';
import type { RowDraft } from './row-draft.ts';
import { type RowSave, type RowState, statedRow } from './row-state.ts';

const row = { goalMin: 90, defaultMin: 60, isDefault: false, isResting: false } as PlanRow;
const sent: RowDraft = { target: 120 };
const failed: RowSave = { is: 'failed', message: 'Failed to save. Please try again.' };

describe('the state of a row', () => {
  it.each<[string, RowDraft | undefined, RowSave | undefined, RowState, boolean]>([
    ['nothing was touched', undefined, undefined, 'unchanged', false],
    ['it was changed', sent, undefined, 'unsaved', true],
    ['it was changed to what is saved', { target: 90 }, undefined, 'unchanged', false],
    ['it is on its way', sent, { is: 'saving', sent }, 'saving', false],
    ['it was changed again on its way', { target: 150 }, { is: 'saving', sent }, 'saving', true],
    ['it was changed back on its way', { target: 90 }, { is: 'saving', sent }, 'saving', true],
    ['it has arrived', undefined, { is: 'saved' }, 'saved', false],
    ['it was changed after it has arrived', { target: 150 }, { is: 'saved' }, 'unsaved', true],
    ['it was refused', sent, failed, 'error', true],
    ['it was refused and changed back', { target: 90 }, failed, 'unchanged', false],
  ])('when %s', (_, draft, save, state, isUnsaved) => {
    expect(statedRow(row, draft, save)).toMatchObject({ state, isUnsaved });
  });

  it('says why only as long as it is so', () => {
    expect(statedRow(row, sent, failed).failure).toBe('Failed to save. Please try again.');
    expect(statedRow(row, undefined, failed).failure).toBeUndefined();
  });
});
