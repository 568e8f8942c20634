import type { ProductivityScore, RatedWeek, Trends } from '#contract/reports.ts';
import type { WeeklyGoal } from '#contract/weekly-goals.ts';
import { addDays } from '#domain/calendar.ts';
import { entryRow, makeFocusArea, makeGoal } from './account.ts';
import type { AppUnderTest } from './app.ts';
import { trackerOf } from './tracker.ts';

/** The week that the tests' clock is in. */
export const WEEK = '2026-11-09';
export const weekBefore = (count: number) => addDays(WEEK, -7 * count);

const names = ['Coding', 'Fitness', 'Chores', 'Gaming'] as const;
export type ExampleName = (typeof names)[number];

const settings: Readonly<Record<ExampleName, object>> = {
  Coding: { focusAreaClass: 'level_up', weight: 8, defaultWeeklyMin: 600 },
  Fitness: { focusAreaClass: 'level_up', weight: 6, defaultWeeklyMin: 180 },
  Chores: { focusAreaClass: 'life_stuff', weight: 5, defaultWeeklyMin: 240 },
  Gaming: { focusAreaClass: 'chill_zone', weight: 6, defaultWeeklyMin: 300 },
};

/** Somebody with the areas of the worked example, a goal in each, and the calls about their weeks. */
export async function plannerOf(t: AppUnderTest) {
  const ann = await trackerOf(t, { name: 'Coding', ...settings.Coding });
  const areas = { Coding: ann.area } as Record<ExampleName, string>;
  const goals = { Coding: ann.goal } as Record<ExampleName, string>;
  for (const name of names.slice(1)) {
    // Each of a moment of its own, so that the oldest comes first by more than its id.
    t.now += 1;
    areas[name] = await makeFocusArea(ann.client, { name, ...settings[name] });
    goals[name] = await makeGoal(ann.client, areas[name]);
  }
  const plan = (week = WEEK) => ann.list<WeeklyGoal[]>(`/api/weekly-goals?weekStart=${week}`);
  return {
    ...ann,
    areas,
    goals,
    plan,
    score: (week = WEEK) => ann.list<ProductivityScore>(`/api/reports/productivity-score?weekStart=${week}`),
    ratings: async (start: string, count: number) =>
      (await ann.list<{ history: RatedWeek[] }>(`/api/reports/weekly-history?start=${start}&count=${count}`)).history,
    trends: () => ann.list<Trends>('/api/reports/trends'),
    change: (id: string, body: unknown) => ann.send('PATCH', `/api/weekly-goals/${id}`, body as object),
    /** Changes the plan of one area. */
    replan: async (name: ExampleName, body: object, week = WEEK) => {
      const row = (await plan(week)).find(({ focusAreaId }) => focusAreaId === areas[name]);
      const answer = await ann.send('PATCH', `/api/weekly-goals/${row!._id}`, body);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.json as WeeklyGoal;
    },
    /** Minutes from Monday noon on, in the order of the areas. */
    track: async (minutes: readonly number[], week = WEEK) => {
      const noon = Date.parse(week) + 12 * 3_600_000;
      const rows = names.flatMap((name, n) =>
        minutes[n] ? [entryRow(ann.userId, goals[name], noon, minutes[n])] : [],
      );
      if (rows.length > 0) await t.db.insertInto('time_entries').values(rows).execute();
    },
    untrack: () => t.db.deleteFrom('time_entries').where('user_id', '=', ann.userId).execute(),
    /** As if the areas had been created in that week. */
    plannedSince: (week: string) =>
      t.db
        .updateTable('focus_area_settings')
        .set({ from_week: week })
        .where('user_id', '=', ann.userId)
        .where('from_week', '=', WEEK)
        .execute(),
  };
}
