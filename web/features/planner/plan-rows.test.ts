import { expect, it } from 'vitest';
import type { WeeklyAreaReport } from '#contract/reports/reports.ts';
import type { WeeklyGoal } from '#contract/weekly-goals/weekly-goals.ts';
import { buildRows, groupByClass } from './plan-rows.ts';

const goal = (focusAreaId: string) => ({ _id: `row of ${focusAreaId}`, focusAreaId, goalMin: 60 }) as WeeklyGoal;
const area = (focusAreaId: string, focusAreaClass: WeeklyAreaReport['focusAreaClass']) =>
  ({ focusAreaId, name: `Area ${focusAreaId}`, focusAreaClass }) as WeeklyAreaReport;

const areas = [area('1', 'chill_zone'), area('2', 'level_up'), area('3', 'level_up')];

it("adds the area's name, class and baseline to a row", () => {
  const averages = [{ focusAreaId: '2', avgWeeklySec: 7200 }];
  expect(buildRows([goal('2'), goal('1')], areas, averages, [0, 0, 7200, 0, 0, 7200])).toMatchObject([
    { _id: 'row of 2', name: 'Area 2', focusAreaClass: 'level_up', baselineSec: 10_800 },
    { name: 'Area 1', baselineSec: 0 },
  ]);
  expect(buildRows([goal('2')], areas, undefined, [])[0]!.baselineSec).toBeUndefined();
});

it('omits a row until its area is loaded', () => {
  expect(buildRows([goal('4'), goal('3')], areas, [], []).map(({ name }) => name)).toEqual(['Area 3']);
});

it('groups rows by class, in the order of the classes, without empty groups', () => {
  const rows = buildRows([goal('1'), goal('2'), goal('3')], areas, [], []).map((row) => ({ row }));
  const sections = groupByClass(rows);
  expect(
    sections.map(({ focusAreaClass, rows: sectionRows }) => [focusAreaClass, sectionRows.map(({ row }) => row.name)]),
  ).toEqual([
    ['level_up', ['Area 2', 'Area 3']],
    ['chill_zone', ['Area 1']],
  ]);
});
