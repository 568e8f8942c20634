import { hasPlan, ratingOf, scoreOf, twoDecimals } from '#domain/rating.ts';
import { settingsInForce } from '#domain/settings-in-force.ts';
import { prepare, type Query, type Row } from './database.ts';
import { areaSeconds, DEFAULTS, TOUCHED } from './report-statements.ts';
import { WEEK_MS, zone } from './time.ts';

const [defaults, touched] = [prepare(DEFAULTS), prepare(TOUCHED)];

const prepared = new Map<string, Query>();
export function query(sql: string): Query {
  const found = prepared.get(sql) ?? prepare(sql);
  prepared.set(sql, found);
  return found;
}

/** The accounts that are measured live in UTC. */
export const boundsOf = (days: readonly string[], ms: number) =>
  days.flatMap((day) => [Date.parse(day), Date.parse(day) + ms]);

export function byIdInSpans(spans: number, rows: readonly Row[], id: string): Map<string, number>[] {
  const found = Array.from({ length: spans }, () => new Map<string, number>());
  for (const row of rows) found[row['n']]!.set(row[id], Number(row['seconds']));
  return found;
}

export async function secondsIn(userId: string, bounds: readonly number[]): Promise<Map<string, number>[]> {
  await zone(userId);
  const spans = bounds.length / 2;
  return byIdInSpans(spans, await query(areaSeconds(spans))(userId, Date.now(), ...bounds), 'focus_area_id');
}

/** How areas stood in a week, given their seconds. */
export async function planOf(userId: string, weeks: readonly string[]) {
  const range = [weeks[0]!, weeks.at(-1)!] as const;
  const [settings, others] = await Promise.all([defaults(userId, ...range), touched(userId, ...range)]);
  const areas = [...Map.groupBy(settings, (row) => row['id'] as string)].map(([id, rows]) => ({
    id,
    name: rows[0]!['name'] as string,
    dated: rows.map((row) => ({
      fromWeek: row['from_week'],
      focusAreaClass: row['focus_area_class'],
      weight: row['weight'],
      defaultWeeklyMin: row['default_weekly_min'],
    })),
  }));
  const own = new Map(others.map((row) => [row['week_start'] + row['focus_area_id'], row]));
  return (week: string, seconds: ReadonlyMap<string, number>) =>
    areas.map(({ id, name, dated }) => {
      const { focusAreaClass, weight, defaultWeeklyMin } = settingsInForce(dated, week)!;
      const row = own.get(week + id);
      const usedSec = seconds.get(id) ?? 0;
      return {
        focusAreaId: id,
        name,
        focusAreaClass,
        weight,
        plannedMin: (row?.['goal_min'] ?? defaultWeeklyMin) as number,
        trackedMin: usedSec / 60,
        isResting: row?.['is_resting'] === 1,
        usedSec,
      };
    });
}

export type Area = ReturnType<Awaited<ReturnType<typeof planOf>>>[number];

export async function weeksOf(userId: string, weeks: readonly string[]): Promise<Area[][]> {
  const [standingsIn, seconds] = await Promise.all([
    planOf(userId, weeks),
    secondsIn(userId, boundsOf(weeks, WEEK_MS)),
  ]);
  return weeks.map((week, n) => standingsIn(week, seconds[n]!));
}

export const ratedOf = (weekStart: string, areas: readonly Area[]) => ({
  weekStart,
  rating: twoDecimals(ratingOf(areas)),
  score: scoreOf(areas),
  isCounted: hasPlan(areas),
  plannedMin: areas
    .filter(({ focusAreaClass, isResting }) => focusAreaClass !== 'chill_zone' && !isResting)
    .reduce((sum, { plannedMin }) => sum + plannedMin, 0),
  trackedSec: areas.reduce((sum, { usedSec }) => sum + usedSec, 0),
  productiveSec: areas.reduce(
    (sum, { focusAreaClass, usedSec }) => sum + (focusAreaClass === 'chill_zone' ? 0 : usedSec),
    0,
  ),
});
