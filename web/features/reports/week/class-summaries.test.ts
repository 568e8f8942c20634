import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { AreaOfWeek } from '#contract/reports.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { classWeeks, goalTimes, isInWeek, plannedMinutes } from './week-rows.ts';

function area(name: string, changes: Partial<AreaOfWeek>): AreaOfWeek {
  const plain = { focusAreaClass: 'level_up', weight: 5, goalMin: 60, usedSec: 0, isResting: false } as const;
  return { focusAreaId: name, name, ...plain, ...changes };
}

const report = [
  area('Coding', { usedSec: 3600 }),
  area('Fitness', { usedSec: 7259 }),
  area('Chores', { focusAreaClass: 'life_stuff', goalMin: 120, isResting: true }),
  area('Reading', { goalMin: 0 }),
  area('Gaming', { focusAreaClass: 'chill_zone', goalMin: 300, usedSec: 1800 }),
];

describe('a week', () => {
  it('is told by class, most time first, without what had nothing to do with it', () => {
    const [levelUp, lifeStuff, chillZone] = classWeeks(report);
    expect(levelUp).toMatchObject({ trackedMin: 180, percent: 86 });
    expect(levelUp!.areas.map(({ name }) => name)).toEqual(['Fitness', 'Coding']);
    expect(lifeStuff).toMatchObject({ trackedMin: 0, percent: 0 });
    expect(lifeStuff!.areas).toHaveLength(1);
    expect(chillZone).toMatchObject({ trackedMin: 30, percent: 14 });
    expect(report.filter((one) => !isInWeek(one)).map(({ name }) => name)).toEqual(['Reading']);
  });

  it('asks for what is to be reached, not for limits and what rests', () => {
    expect(plannedMinutes(report)).toBe(120);
  });

  it('says which goals had the time, also those that are closed', () => {
    const goal = (title: string, status: GoalStatus) => ({ _id: title, title, status });
    const goals = [goal('Learn Rust', 'Active'), goal('Ship it', 'Completed'), goal('Old idea', 'Archived')];
    const areas = [{ _id: 'Coding', goals: [...goals, goal('Nothing', 'Active')] }] as unknown as FocusAreaWithGoals[];
    const usage = [
      { goalId: 'Learn Rust', trackedSeconds: 600 },
      { goalId: 'Ship it', trackedSeconds: 3659 },
      { goalId: 'Old idea', trackedSeconds: 59 },
    ];
    expect(goalTimes(areas, usage).get('Coding')).toEqual([
      { id: 'Ship it', label: 'Ship it [Completed]', minutes: 60 },
      { id: 'Learn Rust', label: 'Learn Rust', minutes: 10 },
      { id: 'Old idea', label: 'Old idea [Archived]', minutes: 0 },
    ]);
  });
});
