import { describe, expect, it } from 'vitest';
import type { ImportCounts, ImportPreview } from '#contract/account/imports.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { formatCounts, formatPeriod, formatTexts, importButtonLabel } from './import-labels.ts';

const noCounts: ImportCounts = {
  focusAreas: 0,
  goals: 0,
  timeEntries: 0,
  weeklyGoals: 0,
  actionPlans: 0,
  tasks: 0,
  inventoryItems: 0,
};

describe('import labels', () => {
  it.each([
    [noCounts, ''],
    [{ ...noCounts, timeEntries: 1 }, '1 time entry'],
    [{ ...noCounts, focusAreas: 3, timeEntries: 1204 }, '3 focus areas and 1,204 time entries'],
    [{ ...noCounts, focusAreas: 1, goals: 12, inventoryItems: 2 }, '1 focus area, 12 goals and 2 resources'],
  ])('formats the counts of an import (%#)', (counts, text) => {
    expect(formatCounts(counts)).toBe(text);
  });

  it("formats the period as days in the account's time zone", () => {
    const preview = { earliest: '2026-11-08T23:30:00.000Z', latest: '2026-11-09T10:00:00.000Z' } as ImportPreview;
    expect(formatPeriod(preview, 'UTC', defaultFormats)).toBe('from 8 Nov 2026 to 9 Nov 2026');
    expect(formatPeriod(preview, 'Europe/Berlin', defaultFormats)).toBe('on 9 Nov 2026');
    expect(formatPeriod({ ...preview, earliest: null, latest: null }, 'UTC', defaultFormats)).toBeUndefined();
  });

  it.each([
    [{ withNote: 0, withTask: 0, withTags: 0, tags: 0 }, undefined],
    [{ withNote: 1, withTask: 0, withTags: 0, tags: 0 }, '1 entry has a note.'],
    [
      { withNote: 1100, withTask: 300, withTags: 900, tags: 12 },
      '1,100 entries have a note, 300 of them with a task. 900 entries have tags (12 different tags).',
    ],
    [{ withNote: 0, withTask: 0, withTags: 1, tags: 1 }, '1 entry has tags (1 tag).'],
  ])('counts the entries with text (%#)', (texts, sentence) => {
    expect(formatTexts(texts)).toBe(sentence);
  });

  it('labels the button with what it imports', () => {
    expect(importButtonLabel({ format: 'toggl', makes: { ...noCounts, timeEntries: 1 } } as ImportPreview)).toBe(
      'Import 1 entry',
    );
    expect(importButtonLabel({ format: 'weekwise-json', makes: noCounts } as ImportPreview)).toBe('Import everything');
  });
});
