import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { usableMinutes, titleWithSize } from './task-size.ts';
import { parseTaskMinutes } from '#domain/plan/task-minutes.ts';

describe('the size of a task', () => {
  it('is appended to the title', () => {
    expect(titleWithSize('Learn 20 verbs', 40)).toBe('Learn 20 verbs (40 min)');
    expect(titleWithSize('Learn 20 verbs', 60)).toBe('Learn 20 verbs (1 h)');
    expect(titleWithSize('Run slowly', 165, 180)).toBe('Run slowly (2 h 45 min)');
  });

  it('is split into sessions if one would be too long', () => {
    expect(titleWithSize('Practise', 135, 45)).toBe('Practise (3 × 45 min)');
    expect(titleWithSize('Practise', 90)).toBe('Practise (2 × 45 min)');
    expect(titleWithSize('Practise', 91, 15)).toBe('Practise (6 × 15 min)');
    expect(titleWithSize('Practise', 105)).toBe('Practise (2 × 50 min)');
    expect(titleWithSize('Practise', 74, 20)).toBe('Practise (3 × 20 min)');
    expect(titleWithSize('Practise', 7 * 240)).toBe('Practise (7 × 1 h)');
  });

  it('is parsed from a title', () => {
    expect(parseTaskMinutes('Learn 20 verbs (40 min)')).toBe(40);
    expect(parseTaskMinutes('Run (1 h 20 min)')).toBe(80);
    expect(parseTaskMinutes('Run (2 h) ')).toBe(120);
    expect(parseTaskMinutes('Practise (3 × 45 min)')).toBe(135);
    expect(parseTaskMinutes('Practise (2x1 h 5 min)')).toBe(130);
  });

  it('is zero if the title does not contain it', () => {
    for (const title of ['Learn 20 verbs', 'Wait 40 min', '(40 min) of running', 'Go ()', 'Buy (3)', '']) {
      expect(parseTaskMinutes(title)).toBe(0);
    }
  });

  it('round-trips through the title, is round, and never exceeds the available minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 10_080 }), fc.integer({ min: 10, max: 330 }), (minutes, sitting) => {
        const used = usableMinutes(minutes, sitting);
        expect(used).toBeLessThanOrEqual(minutes);
        expect(used).toBeGreaterThanOrEqual(10);
        expect(used % 5).toBe(0);
        expect(parseTaskMinutes(titleWithSize('Do it', minutes, sitting))).toBe(used);
        expect(usableMinutes(used, sitting)).toBe(used);
      }),
    );
  });

  it('keeps the title within its limit', () => {
    const title = titleWithSize('x'.repeat(400), 40);
    expect(Array.from(title)).toHaveLength(limits.title);
    expect(title.endsWith('… (40 min)')).toBe(true);
  });
});
