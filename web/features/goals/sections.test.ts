import { describe, expect, it } from 'vitest';
import type { FocusAreaWithGoals } from '#contract/goals/focus-areas.ts';
import type { Goal } from '#contract/goals/goals.ts';
import type { GoalStatus } from '#domain/goal-status.ts';
import { buildSections } from './sections.ts';

const goal = (title: string, status: GoalStatus = 'Active') => ({ title, status }) as Goal;
const area = (name: string, ...goals: Goal[]) => ({ name, goals }) as FocusAreaWithGoals;
const describeSections = (areas: FocusAreaWithGoals[], status: GoalStatus, query = '') =>
  buildSections(areas, status, query).map((section) => [section.area.name, ...section.goals.map(({ title }) => title)]);

describe('buildSections', () => {
  const areas = [
    area('Work', goal('Week 10'), goal('week 2'), goal('Done', 'Completed')),
    area('art'),
    area('Zoo', goal('Old', 'Archived')),
  ];

  it('sorts areas and goals by name, case-insensitively and with numbers in order', () => {
    expect(describeSections(areas, 'Active')).toEqual([['art'], ['Work', 'week 2', 'Week 10'], ['Zoo']]);
  });

  it('omits empty areas unless goals can be added to them', () => {
    expect(describeSections(areas, 'Completed')).toEqual([['Work', 'Done']]);
    expect(describeSections(areas, 'Archived')).toEqual([['Zoo', 'Old']]);
  });

  it('searches by goal title and area name', () => {
    expect(describeSections(areas, 'Active', '10 week')).toEqual([['Work', 'Week 10']]);
    expect(describeSections(areas, 'Active', 'WORK')).toEqual([['Work', 'week 2', 'Week 10']]);
    expect(describeSections(areas, 'Active', 'zoo')).toEqual([]);
  });
});
