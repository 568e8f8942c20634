import { describe, expect, it } from 'vitest';
import { changesOf, drafted, draftAfterSave, editedDraft, type RowDraft } from './row-draft.ts';

const byDefault = { goalMin: 60, defaultMin: 60, isDefault: true, isResting: false };
const own = { goalMin: 90, defaultMin: 60, isDefault: false, isResting: false };

describe('a row of the planner', () => {
  it('shows what was picked, the default again, or what is saved', () => {
    expect(drafted(own, { target: 120 })).toMatchObject({ goalMin: 120, isDefault: false });
    expect(drafted(own, { target: 'default' })).toMatchObject({ goalMin: 60, isDefault: true });
    expect(drafted(own, { isResting: true })).toMatchObject({ goalMin: 90, isDefault: false, isResting: true });
    expect(drafted(byDefault)).toEqual(byDefault);
  });

  it.each<[typeof own, RowDraft | undefined, object | undefined]>([
    [own, undefined, undefined],
    [own, { target: 120 }, { goalMin: 120 }],
    [own, { target: 90 }, undefined],
    [own, { target: 'default' }, { useDefault: true }],
    // The same minutes as the default are still the user's own.
    [own, { target: 60 }, { goalMin: 60 }],
    [{ ...own, goalMin: 60 }, { target: 'default' }, { useDefault: true }],
    [own, { isResting: true }, { isResting: true }],
    [own, { target: 0, isResting: true }, { goalMin: 0, isResting: true }],
    [{ ...own, isResting: true }, { isResting: false }, { isResting: false }],
    [byDefault, { target: 'default' }, undefined],
    [byDefault, { target: 60 }, undefined],
    [byDefault, { target: 75 }, { goalMin: 75 }],
  ])('sends only what differs: %o with %o', (row, draft, sent) => {
    expect(changesOf(row, draft)).toEqual(sent);
  });

  it('is unchanged once everything is as it was', () => {
    const draft = editedDraft(own, undefined, { target: 120 });
    expect(draft).toEqual({ target: 120 });
    expect(editedDraft(own, draft, { isResting: true })).toEqual({ target: 120, isResting: true });
    expect(editedDraft(own, { target: 120, isResting: true }, { target: 90 })).toEqual({ isResting: true });
    expect(editedDraft(own, draft, { target: 90 })).toBeUndefined();
  });

  it('keeps what was changed again while it was being saved', () => {
    expect(draftAfterSave({ target: 120 }, { target: 120 })).toBeUndefined();
    expect(draftAfterSave({ target: 150 }, { target: 120 })).toEqual({ target: 150 });
    expect(draftAfterSave({ target: 120, isResting: true }, { target: 120 })).toEqual({ isResting: true });
    expect(draftAfterSave({ isResting: false }, { isResting: true, target: 120 })).toEqual({ isResting: false });
    expect(draftAfterSave(undefined, { target: 120 })).toBeUndefined();
  });

  it('follows what another tab has saved, where nothing was changed here', () => {
    const draft: RowDraft = { isResting: true };
    const after = drafted({ ...own, goalMin: 300 }, draft);
    expect(after).toMatchObject({ goalMin: 300, isResting: true });
    expect(changesOf({ ...own, isResting: true }, draft)).toBeUndefined();
  });
});
