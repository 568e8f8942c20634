import type { FastifyInstance } from 'fastify';
import { momentInWords, shortDay } from '#domain/calendar.ts';
import { durationInWords, minutesInWords } from '#domain/duration.ts';
import { limits } from '#domain/limits.ts';
import { prepare, type Query, type Row } from './database.ts';
import { route } from './request.ts';
import { zone } from './time.ts';

/** The first few of each kind, each with the number of all; $2 is the goal or the area. */
const firstOf = (columns: string, rest: string, order: string) =>
  prepare(
    `select ${columns}, count(*) over () as total from ${rest} order by ${order} limit ${limits.dependentsShown}`,
  );
const titled = (table: string, where: string) =>
  firstOf('id, title', `${table} where user_id = $1 and ${where}`, 'created_at, id');
const IN_AREA = 'goal_id in (select id from goals where user_id = $1 and focus_area_id = $2)';

/** Counted apart: a number beside each row would carry all rows along. */
const entriesOf = (where: string) => {
  const rows = `goals g cross join time_entries t where g.user_id = $1 and ${where} and t.user_id = $1 and t.goal_id = g.id`;
  const latest = `select started_at from ${rows} order by started_at + 0 desc limit ${limits.dependentsShown}`;
  return prepare(`select t.id, g.title, started_at, ended_at, (select count(*) from ${rows}) as total from ${rows}
    and started_at >= (select min(started_at) from (${latest}) l)
    order by started_at + 0 desc, t.id desc limit ${limits.dependentsShown}`);
};

const entryLabel = (row: Row) => {
  const [start, end] = [Number(row['started_at']), row['ended_at']];
  const length = end === null ? 'running' : durationInWords(Number(end) - start);
  return `${row['title']} · ${momentInWords(start, 'UTC')} · ${length}`;
};
const weekLabel = (row: Row) => {
  const isResting = row['is_resting'] === 1 || row['goal_min'] === null;
  return `Week of ${shortDay(row['week_start'])} · ${isResting ? 'resting' : minutesInWords(row['goal_min'])}`;
};
const titleOf = (row: Row) => row['title'] as string;

type Group = readonly [type: string, label: string, find: Query, labelOf: (row: Row) => string];

const ofGoal: readonly Group[] = [
  ['tasks', 'Tasks', titled('tasks', 'goal_id = $2'), titleOf],
  ['inventoryItems', 'Inventory items', titled('inventory_items', 'goal_id = $2'), titleOf],
  ['timeEntries', 'Time entries', entriesOf('g.id = $2'), entryLabel],
];
const ofArea: readonly Group[] = [
  ['goals', 'Goals', titled('goals', 'focus_area_id = $2'), titleOf],
  ['actionPlans', 'Action plans', titled('action_plans', 'focus_area_id = $2'), titleOf],
  ['tasks', 'Tasks', titled('tasks', IN_AREA), titleOf],
  ['inventoryItems', 'Inventory items', titled('inventory_items', IN_AREA), titleOf],
  ['timeEntries', 'Time entries', entriesOf('g.focus_area_id = $2'), entryLabel],
  [
    'weeklyGoals',
    'Weekly targets',
    firstOf(
      'id, week_start, goal_min, is_resting',
      `weekly_goals where user_id = $1 and focus_area_id = $2 and (goal_min is not null or is_resting = 1)`,
      'week_start desc',
    ),
    weekLabel,
  ],
];

export function serveDependents(app: FastifyInstance): void {
  for (const [kind, groups] of [
    ['goals', ofGoal],
    ['focus-areas', ofArea],
  ] as const) {
    route(app, 'get', `/api/safe-delete/${kind}/:id/dependents`, async (userId, { params }) => {
      await zone(userId);
      const found = await Promise.all(groups.map(async ([, , find]) => find(userId, params['id'])));
      return {
        groups: groups.map(([type, label, , labelOf], n) => ({
          type,
          label,
          total: Number(found[n]![0]?.['total'] ?? 0),
          items: found[n]!.map((row) => ({ _id: row['id'], label: labelOf(row) })),
        })),
      };
    });
  }
}
