import { describe, expect, it } from 'vitest';
import type { ImportCounts, ImportPreview } from '#contract/imports.ts';
import { countsInWords, importLabel, periodInWords } from './import-words.ts';

const none: ImportCounts = {
  focusAreas: 0,
  goals: 0,
  timeEntries: 0,
  weeklyGoals: 0,
  actionPlans: 0,
  tasks: 0,
  inventoryItems: 0,
};

describe('an import in words', () => {
  it.each([
    [none, ''],
    [{ ...none, timeEntries: 1 }, '1 time entry'],
    [{ ...none, focusAreas: 3, timeEntries: 1204 }, '3 focus areas and 1,204 time entries'],
    [{ ...none, focusAreas: 1, goals: 12, inventoryItems: 2 }, '1 focus area, 12 goals and 2 resources'],
  ])('counts', (counts, words) => {
    expect(countsInWords(counts)).toBe(words);
  });

  it('names the period by the days of the account', () => {
    const preview = { earliest: '2026-11-08T23:30:00.000Z', latest: '2026-11-09T10:00:00.000Z' } as ImportPreview;
    expect(periodInWords(preview, 'UTC')).toBe('from 8 Nov 2026 to 9 Nov 2026');
    expect(periodInWords(preview, 'Europe/Berlin')).toBe('on 9 Nov 2026');
    expect(periodInWords({ ...preview, earliest: null, latest: null }, 'UTC')).toBeUndefined();
  });

  it('says on the button what it does', () => {
    expect(importLabel({ format: 'toggl', makes: { ...none, timeEntries: 1 } } as ImportPreview)).toBe(
      'Import 1 entry',
    );
    expect(importLabel({ format: 'weekwise-json', makes: none } as ImportPreview)).toBe('Import everything');
  });
});
