import { ENTRY_END, WEEK_MS } from './report-sql.ts';

/* One tailored statement per page or click. $1 is always the user and $2 now, which is a whole second. */

const bigint = (param: string) => `cast(${param} as bigint)`;

/** The milliseconds of an entry between two instants. */
const overlap = (from: string, to: string) => `case when ${ENTRY_END} <= ${from} or started_at >= ${to} then 0 else
  case when ${ENTRY_END} < ${to} then ${ENTRY_END} else ${to} end - case when started_at > ${from} then started_at else ${from} end end`;

/** The focus areas with their settings and plan in the week `week`. */
const areasInWeek = (
  week: string,
) => `select a.id as area_id, a.name, a.created_at as area_created_at, s.focus_area_class,
    s.default_weekly_min, s.weight, w.goal_min, w.is_resting
  from focus_areas a join focus_area_settings s on s.user_id = a.user_id and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m
      where m.user_id = a.user_id and m.focus_area_id = a.id and m.from_week <= ${week})
  left join weekly_goals w on w.user_id = a.user_id and w.focus_area_id = a.id and w.week_start = ${week}
  where a.user_id = $1`;

const USES = `sum(case when ${ENTRY_END} > ${bigint('$6')} then 1 else 0 end) as uses,`;

/**
 * Every goal with its focus area, the plan and the tracked time of the week, its running timer and, if requested, its recent
 * use. The week lasts from $3 to $4 and begins on the day $5. Entries are read from $6 on.
 */
const selectGoals = (withUses: boolean) => `with tracked as (select goal_id, ${withUses ? USES : ''}
    cast(sum(${overlap(bigint('$3'), bigint('$4'))}) as bigint) / 1000 as seconds,
    max(case when ended_at is null and started_at > ${bigint('$2')} - ${WEEK_MS} then started_at end) as running_since
  from time_entries where user_id = $1 and started_at > ${bigint('$6')} - ${WEEK_MS} group by goal_id),
  areas as (${areasInWeek('$5')})
  select g.id, g.title, g.status, g.is_favorite, g.timeframe_year, areas.*, p.title as plan_title,
    ${withUses ? 'uses,' : ''} seconds, running_since
  from goals g join areas on areas.area_id = g.focus_area_id left join tracked on tracked.goal_id = g.id
  left join action_plan_goals l on l.user_id = g.user_id and l.goal_id = g.id
  left join action_plans p on p.user_id = l.user_id and p.id = l.action_plan_id
  where g.user_id = $1 order by g.created_at, g.id`;

export const SELECT_GOALS = selectGoals(false);
export const SELECT_GOALS_WITH_USES = selectGoals(true);

/** Every focus area with its plan and tracked time in the week from $3 to $4, which begins on the day $5. */
export const SELECT_WEEK = `with tracked as (select goal_id, cast(sum(${overlap(bigint('$3'), bigint('$4'))}) as bigint) / 1000 as seconds
    from time_entries where user_id = $1 and started_at > ${bigint('$3')} - ${WEEK_MS} and started_at < ${bigint('$4')}
    group by goal_id),
  sums as (select focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
    where goals.user_id = $1 and goals.id = goal_id group by focus_area_id),
  areas as (${areasInWeek('$5')})
  select areas.*, seconds from areas left join sums on sums.focus_area_id = area_id order by area_created_at, area_id`;

/** Seconds per week and focus area, for the weeks between $3 and $4. The measured accounts are in UTC. */
export const SELECT_WEEKS = `with recursive weeks(begins) as (select ${bigint('$3')} union all
    select begins + ${WEEK_MS} from weeks where begins + ${WEEK_MS} < ${bigint('$4')}),
  tracked as (select begins, goal_id, cast(sum(${overlap('begins', `(begins + ${WEEK_MS})`)}) as bigint) / 1000 as seconds
    from weeks cross join time_entries
    where user_id = $1 and started_at > begins - ${WEEK_MS} and started_at < begins + ${WEEK_MS}
    group by begins, goal_id)
  select begins, focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
  where goals.user_id = $1 and goals.id = goal_id group by begins, focus_area_id order by begins, focus_area_id`;

/** $3 is the new id and $4 the goal. Without an idempotency key, so a retry could start a second timer. */
export const START_TIMER = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at, note)
  select $1, $3, id, ${bigint('$2')}, ${bigint('$2')}, null, '' from goals where user_id = $1 and id = $4 and status = 'Active'
  on conflict (user_id, goal_id) where ended_at is null do nothing returning id, goal_id, started_at`;

/** $3 is the id. */
export const STOP_TIMER = `update time_entries set ended_at = case when started_at >= ${bigint('$2')} then started_at + 1000
    when started_at < ${bigint('$2')} - ${WEEK_MS} then started_at + ${WEEK_MS} else ${bigint('$2')} end
  where user_id = $1 and id = $3 and ended_at is null returning id, goal_id, started_at, ended_at`;
