import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { minutesWithin, sizedTitle } from './task-size.ts';
import { minutesIn } from '../task-minutes.ts';

describe('task size', () => {
  it('stands at the end of the title', () => {
    expect(sizedTitle('Learn 20 verbs', 40)).toBe('Learn 20 verbs (40 min)');
    expect(sizedTitle('Learn 20 verbs', 60)).toBe('Learn 20 verbs (1 h)');
    expect(sizedTitle('Run slowly', 165, 180)).toBe('Run slowly (2 h 45 min)');
  });

  it('becomes several sittings where one would be too long', () => {
    expect(sizedTitle('Practise', 135, 45)).toBe('Practise (3 × 45 min)');
    expect(sizedTitle('Practise', 90)).toBe('Practise (2 × 45 min)');
    expect(sizedTitle('Practise', 91, 15)).toBe('Practise (6 × 15 min)');
    expect(sizedTitle('Practise', 105)).toBe('Practise (2 × 50 min)');
    expect(sizedTitle('Practise', 74, 20)).toBe('Practise (3 × 20 min)');
    expect(sizedTitle('Practise', 7 * 240)).toBe('Practise (7 × 1 h)');
  });

  it('is read from any title that says it', () => {
    expect(minutesIn('Learn 20 verbs (40 min)')).toBe(40);
    expect(minutesIn('Run (1 h 20 min)')).toBe(80);
    expect(minutesIn('Run (2 h) ')).toBe(120);
    expect(minutesIn('Practise (3 × 45 min)')).toBe(135);
    expect(minutesIn('Practise (2x1 h 5 min)')).toBe(130);
  });

  it('is nothing where the title does not say it', () => {
    for (const title of ['Learn 20 verbs', 'Wait 40 min', '(40 min) of running', 'Go ()', 'Buy (3)', '']) {
      expect(minutesIn(title)).toBe(0);
    }
  });

  it('is read as it was written, is round, and never more than there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_080 }), fc.integer({ min: 10, max: 330 }), (minutes, sitting) => {
        const used = minutesWithin(minutes, sitting);
        expect(used).toBeLessThanOrEqual(minutes);
        expect(used).toBeGreaterThanOrEqual(10);
        expect(used % 5).toBe(0);
        expect(minutesIn(sizedTitle('Do it', minutes, sitting))).toBe(used);
        expect(minutesWithin(used, sitting)).toBe(used);
      }),
    );
  });

  it('stays within the limit of a title, whatever its text', () => {
    const title = sizedTitle('x'.repeat(400), 40);
    expect(Array.from(title)).toHaveLength(limits.title);
    expect(title.endsWith('… (40 min)')).toBe(true);
  });
});
