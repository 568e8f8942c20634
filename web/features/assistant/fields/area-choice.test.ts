import { describe, expect, it } from 'vitest';
import { areaError, chosenArea } from './area-choice.ts';

const spanish = { _id: '01980000-0000-7000-8000-000000000001', name: 'Spanish' };
const garden = { _id: '01980000-0000-7000-8000-000000000002', name: 'Garden' };
const missing = 'Please select or enter a Focus Area.';

describe('the focus area of a plan', () => {
  it('is the only one there is, a new one where there is none, and otherwise the user’s to choose', () => {
    expect(chosenArea([spanish], undefined)).toEqual({ focusAreaId: spanish._id });
    expect(chosenArea([], undefined)).toEqual({ newFocusArea: { name: '' } });
    expect(chosenArea([spanish, garden], undefined)).toEqual({ focusAreaId: '' });
  });

  it('stays what was chosen, unless that was deleted meanwhile', () => {
    expect(chosenArea([spanish, garden], { focusAreaId: garden._id })).toEqual({ focusAreaId: garden._id });
    expect(chosenArea([spanish], { newFocusArea: { name: 'Music' } })).toEqual({ newFocusArea: { name: 'Music' } });
    expect(chosenArea([spanish], { focusAreaId: garden._id })).toEqual({ focusAreaId: '' });
  });

  it('has to be chosen or named', () => {
    expect(areaError({ focusAreaId: '' })).toBe(missing);
    expect(areaError({ newFocusArea: { name: '  ' } })).toBe(missing);
    expect(areaError({ newFocusArea: { name: 'x'.repeat(101) } })).toBe('Focus Area name is too long.');
    expect(areaError({ newFocusArea: { name: 'Music', description: '' } })).toBeUndefined();
    expect(areaError({ focusAreaId: spanish._id })).toBeUndefined();
  });
});
