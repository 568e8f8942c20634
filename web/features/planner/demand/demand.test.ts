import { describe, expect, it } from 'vitest';
import { demandHint, demandTarget, formatDemandTotal } from './demand.ts';

describe('what plans ask for', () => {
  it('is adopted as it is, up to the hours of a week', () => {
    expect(demandTarget({ minutes: 217 })).toBe(217);
    expect(demandTarget({ minutes: 20_000 })).toBe(168 * 60);
  });

  it('is compared with the usual hours, if they are known', () => {
    expect(formatDemandTotal(540, 440)).toBe('Plans ask for 9 h in all; you usually track 7 h 20 min.');
    expect(formatDemandTotal(540, undefined)).toBe('Plans ask for 9 h in all.');
  });

  it.each([
    [440, 440, undefined],
    [540, undefined, undefined],
    [540, 440, 'That is 1 h 40 min more than usual. Some of it can wait for another week.'],
    [168 * 60, undefined, undefined],
    [168 * 60 + 1, 440, 'A week has only 168 hours, so move some tasks to later weeks.'],
  ])('gets a kind hint if %i minutes are too much beside usually %s', (minutes, usual, hint) => {
    expect(demandHint(minutes, usual)).toBe(hint);
  });
});
