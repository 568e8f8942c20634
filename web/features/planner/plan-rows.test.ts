import { expect, it } from 'vitest';
import type { AreaOfWeek } from '#contract/reports.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { rowsOf, sectionsOf } from './plan-rows.ts';

const goal = (focusAreaId: string) => ({ _id: `row of ${focusAreaId}`, focusAreaId, goalMin: 60 }) as WeeklyGoal;
const area = (focusAreaId: string, focusAreaClass: AreaOfWeek['focusAreaClass']) =>
  ({ focusAreaId, name: `Area ${focusAreaId}`, focusAreaClass }) as AreaOfWeek;

const areas = [area('1', 'chill_zone'), area('2', 'level_up'), area('3', 'level_up')];

it('a row has the name, the class and the usual time of its area', () => {
  const usual = [{ focusAreaId: '2', avgWeeklySec: 7200 }];
  expect(rowsOf([goal('2'), goal('1')], areas, usual, [0, 0, 7200, 0, 0, 7200])).toMatchObject([
    { _id: 'row of 2', name: 'Area 2', focusAreaClass: 'level_up', usualSec: 10_800 },
    { name: 'Area 1', usualSec: 0 },
  ]);
  expect(rowsOf([goal('2')], areas, undefined, [])[0]!.usualSec).toBeUndefined();
});

it('an area that only one list knows yet waits for the other', () => {
  expect(rowsOf([goal('4'), goal('3')], areas, [], []).map(({ name }) => name)).toEqual(['Area 3']);
});

it('sections stand in the order of the classes, empty ones are left out', () => {
  const rows = rowsOf([goal('1'), goal('2'), goal('3')], areas, [], []).map((row) => ({ row }));
  const sections = sectionsOf(rows);
  expect(sections.map(({ focusAreaClass, rows: its }) => [focusAreaClass, its.map(({ row }) => row.name)])).toEqual([
    ['level_up', ['Area 2', 'Area 3']],
    ['chill_zone', ['Area 1']],
  ]);
});
