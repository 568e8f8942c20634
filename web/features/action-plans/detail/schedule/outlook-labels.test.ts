import { describe, expect, it } from 'vitest';
import type { Outlook } from '#contract/plans/replans.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { comparisonText, explanationText, overdueText, projectionText } from './outlook-labels.ts';

const context = { currentWeek: '2026-11-16', today: '2026-11-18', timeZone: 'UTC', formats: defaultFormats };
const projection = { likely: '2027-03-14', latest: '2027-04-04', taskCount: 23 };
const outlook = { usualWeeklyMinutes: 180, usualWeeks: 4, overdueTasks: 1, overdueMinutes: 0 } as Outlook;

describe('the projected finish', () => {
  it('is a day and a range', () => {
    expect(projectionText(projection, context)).toBe('Likely finish: 14 March, almost certainly by 4 April');
    expect(projectionText({ ...projection, latest: '2027-03-14' }, context)).toBe('Likely finish: 14 March');
  });

  it.each([
    ['2027-04-04', 'That is comfortably before the planned end.'],
    ['2027-03-14', 'That is probably in time for the planned end.'],
    ['2027-03-12', 'A few days after the planned end. Many plans take longer than planned.'],
    ['2027-03-07', 'About a week after the planned end. Many plans take longer than planned.'],
    ['2027-02-21', 'About 3 weeks after the planned end. Many plans take longer than planned.'],
  ])('is compared with a planned end on %s', (plannedEnd, text) => {
    expect(comparisonText(projection, plannedEnd)).toBe(text);
  });

  it('is based on the usual hours, or else on the planned ones', () => {
    expect(explanationText(outlook)).toContain('that you usually spend on this plan (3 h a week)');
    expect(explanationText({ ...outlook, usualWeeks: 0 })).toContain('that you planned (3 h a week)');
  });
});

describe('the tasks that are behind', () => {
  it('are counted, with their time if it is known', () => {
    expect(overdueText(outlook)).toBe('1 task from an earlier week is still open.');
    expect(overdueText({ ...outlook, overdueTasks: 3, overdueMinutes: 150 })).toBe(
      '3 tasks from earlier weeks are still open, about 2 h 30 min.',
    );
  });
});
