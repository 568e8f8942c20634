import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { summarizeClasses, goalTimesByArea, isActiveInWeek, sumPlannedMinutes } from './class-summaries.ts';

function createArea(name: string, overrides: Partial<WeeklyAreaReport>): WeeklyAreaReport {
  const defaults = { focusAreaClass: 'level_up', weight: 5, goalMin: 60, usedSec: 0, isResting: false } as const;
  return { focusAreaId: name, name, ...defaults, ...overrides };
}

const report = [
  createArea('Coding', { usedSec: 3600 }),
  createArea('Fitness', { usedSec: 7259 }),
  createArea('Chores', { focusAreaClass: 'life_stuff', goalMin: 120, isResting: true }),
  createArea('Reading', { goalMin: 0 }),
  createArea('Gaming', { focusAreaClass: 'chill_zone', goalMin: 300, usedSec: 1800 }),
];

describe('week summary', () => {
  it('groups areas by class, most time first, and leaves out inactive ones', () => {
    const [levelUp, lifeStuff, chillZone] = summarizeClasses(report);
    expect(levelUp).toMatchObject({ trackedMinutes: 180, percent: 86 });
    expect(levelUp!.areas.map(({ name }) => name)).toEqual(['Fitness', 'Coding']);
    expect(lifeStuff).toMatchObject({ trackedMinutes: 0, percent: 0 });
    expect(lifeStuff!.areas).toHaveLength(1);
    expect(chillZone).toMatchObject({ trackedMinutes: 30, percent: 14 });
    expect(report.filter((area) => !isActiveInWeek(area)).map(({ name }) => name)).toEqual(['Reading']);
  });

  it('drops seconds only from the sum', () => {
    const [levelUp] = summarizeClasses([createArea('A', { usedSec: 90 }), createArea('B', { usedSec: 90 })]);
    expect(levelUp).toMatchObject({ trackedMinutes: 3 });
  });

  it('counts targets as planned, but not limits or resting areas', () => {
    expect(sumPlannedMinutes(report)).toBe(120);
  });

  it('lists the time of each goal, including closed ones', () => {
    const goal = (title: string, status: GoalStatus) => ({ _id: title, title, status });
    const goals = [goal('Learn Rust', 'Active'), goal('Ship it', 'Completed'), goal('Old idea', 'Archived')];
    const areas = [{ _id: 'Coding', goals: [...goals, goal('Nothing', 'Active')] }] as unknown as FocusAreaWithGoals[];
    const usage = [
      { goalId: 'Learn Rust', trackedSeconds: 600 },
      { goalId: 'Ship it', trackedSeconds: 3659 },
      { goalId: 'Old idea', trackedSeconds: 59 },
    ];
    expect(goalTimesByArea(areas, usage).get('Coding')).toEqual([
      { id: 'Ship it', label: 'Ship it [Completed]', minutes: 60 },
      { id: 'Learn Rust', label: 'Learn Rust', minutes: 10 },
      { id: 'Old idea', label: 'Old idea [Archived]', minutes: 0 },
    ]);
  });
});
