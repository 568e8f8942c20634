import { describe, expect, it } from 'vitest';
import { draftChanges, applyDraft, remainingDraft, editDraft, type RowDraft } from './row-draft.ts';

const defaultRow = { goalMin: 60, defaultMin: 60, isDefault: true, isResting: false };
const customRow = { goalMin: 90, defaultMin: 60, isDefault: false, isResting: false };

describe('row drafts', () => {
  it('override the saved target, the default or the resting state', () => {
    expect(applyDraft(customRow, { target: 120 })).toMatchObject({ goalMin: 120, isDefault: false });
    expect(applyDraft(customRow, { target: 'default' })).toMatchObject({ goalMin: 60, isDefault: true });
    expect(applyDraft(customRow, { isResting: true })).toMatchObject({
      goalMin: 90,
      isDefault: false,
      isResting: true,
    });
    expect(applyDraft(defaultRow)).toEqual(defaultRow);
  });

  it.each<[typeof customRow, RowDraft | undefined, object | undefined]>([
    [customRow, undefined, undefined],
    [customRow, { target: 120 }, { goalMin: 120 }],
    [customRow, { target: 90 }, undefined],
    [customRow, { target: 'default' }, { useDefault: true }],
    // A target equal to the default is still the user's own.
    [customRow, { target: 60 }, { goalMin: 60 }],
    [{ ...customRow, goalMin: 60 }, { target: 'default' }, { useDefault: true }],
    [customRow, { isResting: true }, { isResting: true }],
    [customRow, { target: 0, isResting: true }, { goalMin: 0, isResting: true }],
    [{ ...customRow, isResting: true }, { isResting: false }, { isResting: false }],
    [defaultRow, { target: 'default' }, undefined],
    [defaultRow, { target: 60 }, undefined],
    [defaultRow, { target: 75 }, { goalMin: 75 }],
  ])('send only what differs: %o with %o', (row, draft, sent) => {
    expect(draftChanges(row, draft)).toEqual(sent);
  });

  it('drop fields that are set back to the saved value', () => {
    const draft = editDraft(customRow, undefined, { target: 120 });
    expect(draft).toEqual({ target: 120 });
    expect(editDraft(customRow, draft, { isResting: true })).toEqual({ target: 120, isResting: true });
    expect(editDraft(customRow, { target: 120, isResting: true }, { target: 90 })).toEqual({ isResting: true });
    expect(editDraft(customRow, draft, { target: 90 })).toBeUndefined();
  });

  it('keep fields that were changed again during a save', () => {
    expect(remainingDraft({ target: 120 }, { target: 120 })).toBeUndefined();
    expect(remainingDraft({ target: 150 }, { target: 120 })).toEqual({ target: 150 });
    expect(remainingDraft({ target: 120, isResting: true }, { target: 120 })).toEqual({ isResting: true });
    expect(remainingDraft({ isResting: false }, { isResting: true, target: 120 })).toEqual({ isResting: false });
    expect(remainingDraft(undefined, { target: 120 })).toBeUndefined();
  });

  it('follow changes from another tab in fields without a draft', () => {
    const draft: RowDraft = { isResting: true };
    const edited = applyDraft({ ...customRow, goalMin: 300 }, draft);
    expect(edited).toMatchObject({ goalMin: 300, isResting: true });
    expect(draftChanges({ ...customRow, isResting: true }, draft)).toBeUndefined();
  });
});
