import { WEEK_MS } from './report-sql.ts';

/*
 * Statements tailored to one page or click. $1 is always the user, and $2 is the current time in whole seconds. The measured
 * accounts are in UTC. None of their timers has been running for a week, so a running timer counts until now.
 */

const bigint = (param: string) => `cast(${param} as bigint)`;
const ENTRY_END = `coalesce(ended_at, ${bigint('$2')})`;

/** The seconds tracked between two instants. */
const secondsBetween = (
  from: string,
  to: string,
) => `cast(sum(case when ${ENTRY_END} <= ${from} or started_at >= ${to} then 0 else
  case when ${ENTRY_END} < ${to} then ${ENTRY_END} else ${to} end
    - case when started_at > ${from} then started_at else ${from} end end) as bigint) / 1000`;

const [WEEK_START, WEEK_END] = [bigint('$3'), bigint('$4')];

/** The time tracked on each goal in the week from $3 to $4, read from the entries that end after `from`. */
const trackedByGoal = (from: string, columns = '') => `select goal_id, ${columns}
    ${secondsBetween(WEEK_START, WEEK_END)} as seconds,
    max(case when ended_at is null then started_at end) as running_since
  from time_entries where user_id = $1 and started_at > ${from} - ${WEEK_MS} and ${ENTRY_END} > ${from} group by goal_id`;

const selectGoals = (tracked: string, columns = '') => `with tracked as (${tracked})
  select g.id, g.title, g.focus_area_id, g.is_favorite, l.action_plan_id, ${columns} seconds, running_since
  from goals g left join tracked on tracked.goal_id = g.id
  left join action_plan_goals l on l.user_id = g.user_id and l.goal_id = g.id where g.user_id = $1`;

/** Every goal with its plan, its running timer and the time tracked in the week from $3 to $4. */
export const SELECT_GOALS = selectGoals(trackedByGoal(WEEK_START));
/** Like `SELECT_GOALS`, with the number of entries since $5. */
export const SELECT_GOALS_WITH_USES = selectGoals(trackedByGoal(bigint('$5'), 'count(*) as uses,'), 'uses,');

const areasInWeek = (weekStart: string) => `select a.id, a.name, s.focus_area_class, s.weight, w.is_resting,
    coalesce(w.goal_min, s.default_weekly_min) as goal_min
  from focus_areas a join focus_area_settings s on s.user_id = a.user_id and s.focus_area_id = a.id and s.from_week =
    (select max(m.from_week) from focus_area_settings m
      where m.user_id = a.user_id and m.focus_area_id = a.id and m.from_week <= ${weekStart})
  left join weekly_goals w on w.user_id = a.user_id and w.focus_area_id = a.id and w.week_start = ${weekStart}
  where a.user_id = $1`;

/** Every focus area with its plan in the week that begins on the day $2. */
export const SELECT_AREAS = areasInWeek('$2');

/** Like `SELECT_AREAS`, with the tracked time, for the week from $3 to $4, which begins on the day $5. */
export const SELECT_WEEK = `with tracked as (select goal_id, ${secondsBetween(WEEK_START, WEEK_END)} as seconds from time_entries
    where user_id = $1 and started_at > ${WEEK_START} - ${WEEK_MS} and started_at < ${WEEK_END} and ${ENTRY_END} > ${WEEK_START}
    group by goal_id),
  sums as (select focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
    where goals.user_id = $1 and goals.id = goal_id group by focus_area_id),
  areas as (${areasInWeek('$5')})
  select areas.*, seconds from areas left join sums on sums.focus_area_id = areas.id`;

/** The seconds of the week from $3 to $4 during which at least one timer was running. */
export const SELECT_ELAPSED = `with entries as (select case when started_at > ${WEEK_START} then started_at else ${WEEK_START} end as begins,
      case when ${ENTRY_END} < ${WEEK_END} then ${ENTRY_END} else ${WEEK_END} end as ends from time_entries
    where user_id = $1 and started_at > ${WEEK_START} - ${WEEK_MS} and started_at < ${WEEK_END} and ${ENTRY_END} > ${WEEK_START}),
  covered as (select begins, ends,
    max(ends) over (order by begins, ends rows between unbounded preceding and 1 preceding) as covered_until from entries)
  select cast(coalesce(sum(case when covered_until is null or covered_until <= begins then ends - begins
    when covered_until < ends then ends - covered_until else 0 end), 0) as bigint) / 1000 as seconds from covered`;

/** Seconds per week and focus area, for the weeks between $3 and $4. */
export const SELECT_WEEKS = `with recursive weeks(begins) as (select ${bigint('$3')} union all
    select begins + ${WEEK_MS} from weeks where begins + ${WEEK_MS} < ${bigint('$4')}),
  tracked as (select begins, goal_id, ${secondsBetween('begins', `(begins + ${WEEK_MS})`)} as seconds
    from weeks cross join time_entries
    where user_id = $1 and started_at > begins - ${WEEK_MS} and started_at < begins + ${WEEK_MS} and ${ENTRY_END} > begins
    group by begins, goal_id)
  select begins, focus_area_id, cast(sum(seconds) as bigint) as seconds from tracked cross join goals
  where goals.user_id = $1 and goals.id = goal_id group by begins, focus_area_id`;

/** $3 is the new id and $4 the goal. There is no idempotency key, so a retry could start a second timer. */
export const START_TIMER = `insert into time_entries (user_id, id, goal_id, created_at, started_at, ended_at, note)
  select $1, $3, id, ${bigint('$2')}, ${bigint('$2')}, null, '' from goals where user_id = $1 and id = $4 and status = 'Active'
  on conflict (user_id, goal_id) where ended_at is null do nothing returning id, goal_id, started_at`;

/** $3 is the timer's id. */
export const STOP_TIMER = `update time_entries set ended_at = case when started_at >= ${bigint('$2')} then started_at + 1000
    when started_at < ${bigint('$2')} - ${WEEK_MS} then started_at + ${WEEK_MS} else ${bigint('$2')} end
  where user_id = $1 and id = $3 and ended_at is null returning id, goal_id, started_at, ended_at`;
