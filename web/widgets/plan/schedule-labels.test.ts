import { describe, expect, it } from 'vitest';
import { notStarted, type PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { planWeekLabel, scheduleLabel, type WeekContext } from './schedule-labels.ts';
import { toPlanDates } from './to-plan-dates.ts';

const context: WeekContext = {
  currentWeek: '2026-11-16',
  today: '2026-11-18',
  timeZone: 'Europe/Berlin',
  formats: defaultFormats,
};
const running: PlanSchedule = { ...notStarted, status: 'running', startWeek: '2026-11-02', lastWeek: 8 };
const label = (schedule: Partial<PlanSchedule>) => scheduleLabel({ ...running, ...schedule }, context);

describe('the label of a schedule', () => {
  it('names the week of a running plan, and how many there are', () => {
    expect(label({})).toBe('Week 3 of 8');
    expect(label({ lastWeek: null })).toBe('Week 3');
    expect(label({ lastWeek: 2 })).toBe('Week 3');
  });

  it('says when a plan starts, with the year if it is another one', () => {
    expect(label({ startWeek: '2026-11-23' })).toBe('Starts 23 Nov');
    expect(label({ startWeek: '2027-01-04' })).toBe('Starts 4 Jan 2027');
  });

  it('says that a plan is paused, or on which day of the account it was finished', () => {
    expect(label({ status: 'paused', pausedFrom: '2026-11-09' })).toBe('Paused');
    expect(label({ status: 'finished', finishedAt: '2026-11-15T23:30:00.000Z' })).toBe('Finished on 16 November');
  });

  it('says nothing about a plan that was not started', () => {
    expect(scheduleLabel(notStarted, context)).toBeUndefined();
  });
});

describe('the label of a week', () => {
  it('has dates as soon as the plan was started', () => {
    expect(planWeekLabel(3, toPlanDates(running, 'UTC'), defaultFormats)).toBe('Week 3 · 16–22 Nov');
    expect(planWeekLabel(3, toPlanDates(notStarted, 'UTC'), defaultFormats)).toBe('Week 3');
  });

  it('has no dates if they depend on when the plan is resumed', () => {
    const dates = toPlanDates({ ...running, status: 'paused', pausedFrom: '2026-11-16' }, 'UTC');
    expect(planWeekLabel(2, dates, defaultFormats)).toBe('Week 2 · 9–15 Nov');
    expect(planWeekLabel(3, dates, defaultFormats)).toBe('Week 3');
  });
});
