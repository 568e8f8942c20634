import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/focus-areas.ts';
import type { Goal } from '#contract/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { sectionsOf } from './sections.ts';

const goal = (title: string, status: GoalStatus = 'Active') => ({ title, status }) as Goal;
const area = (name: string, ...goals: Goal[]) => ({ name, goals }) as FocusAreaWithGoals;
const told = (areas: FocusAreaWithGoals[], status: GoalStatus, query = '') =>
  sectionsOf(areas, status, query).map((section) => [section.area.name, ...section.goals.map(({ title }) => title)]);

describe('sections of goals', () => {
  const areas = [
    area('Work', goal('Week 10'), goal('week 2'), goal('Done', 'Completed')),
    area('art'),
    area('Zoo', goal('Old', 'Archived')),
  ];

  it('are sorted as people sort, areas and goals', () => {
    expect(told(areas, 'Active')).toEqual([['art'], ['Work', 'week 2', 'Week 10'], ['Zoo']]);
  });

  it('leave out areas with nothing to show where nothing can be added', () => {
    expect(told(areas, 'Completed')).toEqual([['Work', 'Done']]);
    expect(told(areas, 'Archived')).toEqual([['Zoo', 'Old']]);
  });

  it('are searched by title and by the name of the area', () => {
    expect(told(areas, 'Active', '10 week')).toEqual([['Work', 'Week 10']]);
    expect(told(areas, 'Active', 'WORK')).toEqual([['Work', 'week 2', 'Week 10']]);
    expect(told(areas, 'Active', 'zoo')).toEqual([]);
  });
});
