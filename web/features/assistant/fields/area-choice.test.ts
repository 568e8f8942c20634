import { describe, expect, it } from 'vitest';
import { areaError, resolveArea } from './area-choice.ts';

const spanish = { _id: '01980000-0000-7000-8000-000000000001', name: 'Spanish' };
const garden = { _id: '01980000-0000-7000-8000-000000000002', name: 'Garden' };
const requiredMessage = 'Please select or enter a Focus Area.';

describe('the focus area of a plan', () => {
  it('defaults to the only area, to a new one if there is none, and otherwise has to be chosen', () => {
    expect(resolveArea([spanish], undefined)).toEqual({ focusAreaId: spanish._id });
    expect(resolveArea([], undefined)).toEqual({ newFocusArea: { name: '' } });
    expect(resolveArea([spanish, garden], undefined)).toEqual({ focusAreaId: '' });
  });

  it('stays as chosen unless the area was deleted', () => {
    expect(resolveArea([spanish, garden], { focusAreaId: garden._id })).toEqual({ focusAreaId: garden._id });
    expect(resolveArea([spanish], { newFocusArea: { name: 'Music' } })).toEqual({ newFocusArea: { name: 'Music' } });
    expect(resolveArea([spanish], { focusAreaId: garden._id })).toEqual({ focusAreaId: '' });
  });

  it('has to be chosen or named', () => {
    expect(areaError({ focusAreaId: '' })).toBe(requiredMessage);
    expect(areaError({ newFocusArea: { name: '  ' } })).toBe(requiredMessage);
    expect(areaError({ newFocusArea: { name: 'x'.repeat(101) } })).toBe('Focus Area name is too long.');
    expect(areaError({ newFocusArea: { name: 'Music', description: '' } })).toBeUndefined();
    expect(areaError({ focusAreaId: spanish._id })).toBeUndefined();
  });
});
