import { describe, expect, it } from 'vitest';
import { notStarted, type PlanSchedule } from '#contract/schema/plan-schedule.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { listPlanSegments } from '#domain/plan/schedule/plan-dates.ts';
import { toPlanDates } from '#web/widgets/plan/to-plan-dates.ts';
import { describeSegments, scheduleDetail, scheduleHeading } from './schedule-labels.ts';

const context = { currentWeek: '2026-11-16', today: '2026-11-18', timeZone: 'UTC', formats: defaultFormats };
const running: PlanSchedule = { ...notStarted, status: 'running', startWeek: '2026-11-02', lastWeek: 8 };

function describeSchedule(changes: Partial<PlanSchedule>) {
  const schedule = { ...running, ...changes };
  const dates = toPlanDates(schedule, 'UTC')!;
  return [scheduleHeading(schedule, dates, context), scheduleDetail(schedule, dates, context)];
}

describe('the schedule of a plan', () => {
  it.each([
    ['running', {}, 'Week 3 of 8\u00a0· 16–22 Nov', 'Planned end: 27 December'],
    ['without weeks', { lastWeek: null }, 'Week 3\u00a0· 16–22 Nov', undefined],
    ['after its last week', { lastWeek: 2 }, 'Week 3\u00a0· 16–22 Nov', 'Its last week, week 2, ended on 15 November.'],
    ['before its start', { startWeek: '2026-11-23' }, 'Starts on 23 November', 'Planned end: 17 January'],
  ] as const)('is described: %s', (_, changes, heading, detail) => {
    expect(describeSchedule(changes)).toEqual([heading, detail]);
  });

  it('is paused since the first of the weeks that follow each other', () => {
    const paused = { status: 'paused', pausedFrom: '2026-11-16' } as const;
    const resumesWith = (week: number) => `It continues with week ${week} when you resume it.`;
    expect(describeSchedule(paused)).toEqual(['Paused since the week of 16 November', resumesWith(3)]);
    expect(describeSchedule({ ...paused, pauses: [{ from: '2026-11-09', to: '2026-11-16' }] })).toEqual([
      'Paused since the week of 9 November',
      resumesWith(2),
    ]);
    const ahead = { ...paused, startWeek: '2026-11-23', pausedFrom: '2026-11-23' };
    expect(describeSchedule(ahead)[0]).toBe('Paused before its start');
  });

  it('is finished on a day', () => {
    expect(describeSchedule({ status: 'finished', finishedAt: '2026-11-14T10:00:00.000Z' })).toEqual([
      'Finished on 14 November',
      undefined,
    ]);
  });
});

describe('the weeks in words', () => {
  it('are counted, with the pauses between them', () => {
    const pauses = [{ from: '2026-11-09', to: '2026-11-16' }];
    const segments = listPlanSegments({ startWeek: '2026-11-02', pauses, stopped: undefined }, 8, '2026-11-16');
    expect(describeSegments(segments)).toBe('Week 2 of 8: 1 over, 6 ahead. Paused for 1 week before week 2.');
  });

  it('are all over or all ahead outside the plan', () => {
    const describeIn = (week: string) =>
      describeSegments(listPlanSegments({ startWeek: '2026-11-02', pauses: [], stopped: undefined }, 1, week));
    expect(describeIn('2026-10-26')).toBe('1 week: 0 over, 1 ahead.');
    expect(describeIn('2027-01-04')).toBe('1 week: 1 over, 0 ahead.');
  });
});
