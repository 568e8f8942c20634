/** The report queries, separate because combining them into one statement is slower. $1 is always the user. */

export const WEEK_MS = 7 * 24 * 60 * 60_000;

const ENTRY_END = `coalesce(ended_at, case when started_at + ${WEEK_MS} <= cast($2 as bigint) then started_at + ${WEEK_MS}
  when started_at < cast($2 as bigint) then cast($2 as bigint) else started_at end)`;

/** Seconds per focus area and span. $2 is now, followed by the start and end of each span. */
export function selectAreaSeconds(spans: number): string {
  const values = Array.from(
    { length: spans },
    (_, n) => `(${n}, cast($${3 + 2 * n} as bigint), cast($${4 + 2 * n} as bigint))`,
  );
  return `with spans(n, begins, ends) as (values ${values.join()}),
    tracked as (select n, goal_id, cast(sum(case when ${ENTRY_END} < ends then ${ENTRY_END} else ends end
        - case when started_at > begins then started_at else begins end) as bigint) / 1000 as seconds
      from spans cross join time_entries
      where user_id = $1 and started_at > begins - ${WEEK_MS} and started_at < ends and ${ENTRY_END} > begins
      group by n, goal_id)
    select n, focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
    where goals.user_id = $1 and goals.id = goal_id group by n, focus_area_id order by n, focus_area_id`;
}

/** Settings that apply in any week from $2 to $3. */
export const SELECT_SETTINGS = `select a.id, a.name, from_week, focus_area_class, default_weekly_min, weight
  from focus_areas a join focus_area_settings d on d.user_id = a.user_id and d.focus_area_id = a.id
  where a.user_id = $1 and from_week <= $3 and from_week >= (select max(f.from_week) from focus_area_settings f
    where f.user_id = a.user_id and f.focus_area_id = a.id and f.from_week <= $2)
  order by a.created_at, a.id, from_week`;

/** Weekly goals that differ from the default, from week $2 to $3. */
export const SELECT_OVERRIDES = `select week_start, focus_area_id, goal_min, is_resting from weekly_goals
  where user_id = $1 and week_start >= $2 and week_start <= $3 and (goal_min is not null or is_resting = 1)`;

/** Entries that started between $2 and $3 and end after $4; $5 is now. */
export const SELECT_ENTRY_SPANS = `select started_at, ended_at from time_entries
  where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4)`;

/** Like `SELECT_ENTRY_SPANS`, with the goal of each entry, in the order of their starts. */
export const SELECT_GOAL_SPANS = `${SELECT_ENTRY_SPANS.replace('select', 'select goal_id,')} order by started_at`;

export const SELECT_GOAL_NAMES = `select g.id, title, a.id as area_id, a.name from goals g
  join focus_areas a on a.user_id = g.user_id and a.id = focus_area_id where g.user_id = $1`;
