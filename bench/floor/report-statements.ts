/** What reports read, as bare as we know; one statement for all of it takes longer. $1 is the user. */

const WEEK_MS = 7 * 24 * 60 * 60_000;

const END = `coalesce(ended_at, case when started_at + ${WEEK_MS} <= cast($2 as bigint) then started_at + ${WEEK_MS}
  when started_at < cast($2 as bigint) then cast($2 as bigint) else started_at end)`;

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const upTo = (end: string) =>
  `case when begins >= ${end} then 0 when ends < ${end} then ends - begins else ${end} - begins end`;

/** The seconds of each goal in each of so many spans: $2 is now, then come their bounds, and last what it is about. */
function tracked(spans: number, isIn: (place: string) => string = () => ''): string {
  const list = Array.from(
    { length: spans },
    (_, n) => `(${n}, cast($${3 + 2 * n} as bigint), cast($${4 + 2 * n} as bigint))`,
  );
  return `with spans(n, begins, ends) as (values ${list.join()}),
    tracked as (select n, goal_id, cast(sum(case when ${END} < ends then ${END} else ends end
        - case when started_at > begins then started_at else begins end) as bigint) / 1000 as seconds
      from spans cross join time_entries
      where user_id = $1 and started_at > begins - ${WEEK_MS} and started_at < ends and ${END} > begins
        ${isIn(`$${3 + 2 * spans}`)}
      group by n, goal_id)`;
}

const BY_AREA = `select n, focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
  where goals.user_id = $1 and goals.id = goal_id group by n, focus_area_id order by n, focus_area_id`;

export const GOALS_IN_WEEK = `${tracked(1)} select goal_id, seconds from tracked where seconds > 0 order by goal_id`;

/** The seconds of each area from $3 up to the end of each of the seven days ($4 to $10). */
export const SECONDS_UP_TO_DAYS = `with entries as (select goal_id,
      case when started_at > cast($3 as bigint) then started_at else cast($3 as bigint) end as begins, ${END} as ends
    from time_entries where user_id = $1 and started_at > cast($3 as bigint) - ${WEEK_MS} and started_at < $10
      and ${END} > $3 order by started_at),
  tracked as (select goal_id, ${DAYS.map((n) => `cast(sum(${upTo(`cast($${4 + n} as bigint)`)}) as bigint) / 1000 as s${n}`).join()}
    from entries group by goal_id)
  select focus_area_id, ${DAYS.map((n) => `cast(sum(s${n}) as bigint) as s${n}`).join()} from tracked cross join goals
  where goals.user_id = $1 and goals.id = goal_id group by focus_area_id`;

export const areaSeconds = (spans: number) => `${tracked(spans)} ${BY_AREA}`;

export const secondsOfArea = (spans: number) => {
  const isIn = (area: string) =>
    `and case when goal_id in (select id from goals where user_id = $1 and focus_area_id = ${area}) then 1 else 0 end <> 0`;
  return `${tracked(spans, isIn)} ${BY_AREA}`;
};

export const secondsOfGoal = (spans: number) =>
  `${tracked(spans, (goal) => `and case when goal_id = ${goal} then 1 else 0 end <> 0`)} select n, seconds from tracked`;

/** What was planned from one week ($2) to another ($3): by default, … */
export const DEFAULTS = `select a.id, a.name, from_week, focus_area_class, default_weekly_min, weight
  from focus_areas a join focus_area_settings d on d.user_id = a.user_id and d.focus_area_id = a.id
  where a.user_id = $1 and from_week <= $3 and from_week >= (select max(f.from_week) from focus_area_settings f
    where f.user_id = a.user_id and f.focus_area_id = a.id and f.from_week <= $2)
  order by a.created_at, a.id, from_week`;
/** … and otherwise. */
export const TOUCHED = `select week_start, focus_area_id, goal_min, is_resting from weekly_goals
  where user_id = $1 and week_start >= $2 and week_start <= $3 and (goal_min is not null or is_resting = 1)`;

/** What is planned by default for one area ($2) in a week ($3). */
export const DEFAULT_OF_AREA = `select default_weekly_min from focus_area_settings
  where user_id = $1 and focus_area_id = $2 and from_week <= $3 order by from_week desc limit 1`;
/** All rows of a week ($2). */
export const WEEK_ROWS = `select id, focus_area_id, goal_min, is_resting from weekly_goals
  where user_id = $1 and week_start = $2`;
/** Those between two instants ($2 and $3), from $4 on; $5 is now. */
export const SPANS = `select started_at, ended_at from time_entries
  where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4)`;

/** How often and when last each area was used: of what began between $2 and $3, what reaches beyond $4; $5 is now. */
export const USED = `with touching as (select goal_id, started_at, ended_at from time_entries
    where user_id = $1 and started_at > $2 and started_at < $3 and (started_at >= $4 or coalesce(ended_at, $5) > $4)
    order by started_at),
  used as (select goal_id, count(*) as entries, max(coalesce(ended_at, started_at + ${WEEK_MS})) as last_end
    from touching group by goal_id)
  select focus_area_id, sum(entries) as entries, max(last_end) as last_end
  from used cross join goals g where g.user_id = $1 and g.id = goal_id group by focus_area_id order by focus_area_id`;
export const PAST = `select exists (select 1 from goals where user_id = $1) as has_goals,
  exists (select 1 from time_entries where user_id = $1) as has_entries`;
