import { addDays, weekStartForDay } from '#domain/calendar/calendar.ts';
import { type AreaKey, areaSettings } from './areas.ts';
import { PORTAL_START_WEEK, type SeedCalendar, THIS_WEEK } from './seed-calendar.ts';
import type { DayKind } from './seasons.ts';

/** For each rest week, a day in it, and a fallback in case that is too close to either end of the year. */
const restDays: readonly { readonly kind: DayKind; readonly days: readonly string[] }[] = [
  { kind: 'holiday', days: ['08-12', '06-24'] },
  { kind: 'ill', days: ['03-10', '10-14'] },
];
/** Keeps rest weeks away from the start, and from the recent weeks that the current one is compared with. */
const MARGIN_WEEKS = 3;

export function restWeeks({ weeks }: SeedCalendar): ReadonlyMap<number, DayKind> {
  const years = [...new Set(weeks.map((week) => week.slice(0, 4)))];
  return new Map(
    restDays.flatMap(({ kind, days }) => {
      const restWeek = days
        .flatMap((day) => years.map((year) => weeks.indexOf(weekStartForDay(`${year}-${day}`))))
        .find((week) => week >= MARGIN_WEEKS && week < THIS_WEEK - MARGIN_WEEKS);
      return restWeek === undefined ? [] : [[restWeek, kind] as const];
    }),
  );
}

export interface TargetOverride {
  readonly week: number;
  readonly area: AreaKey;
  readonly minutes: number;
}

/** Targets for the release, the birthday, the parents' visit and the weeks before the race. */
const targetOverrides: readonly TargetOverride[] = [
  { week: 6, area: 'household', minutes: 360 },
  { week: 15, area: 'deepWork', minutes: 1020 },
  { week: 15, area: 'spanish', minutes: 120 },
  { week: 19, area: 'deepWork', minutes: 1020 },
  { week: 19, area: 'evenings', minutes: 240 },
  { week: 21, area: 'people', minutes: 480 },
  { week: 27, area: 'fitness', minutes: 225 },
  { week: 28, area: 'fitness', minutes: 240 },
  { week: 33, area: 'household', minutes: 330 },
  { week: 36, area: 'people', minutes: 450 },
  { week: 41, area: 'deepWork', minutes: 750 },
  { week: 44, area: 'spanish', minutes: 300 },
  { week: 50, area: 'spanish', minutes: 270 },
  { week: THIS_WEEK, area: 'spanish', minutes: 270 },
];

/** There is little work between Christmas and New Year. */
const TURN_OF_YEAR_WORK_MIN = 240;

/** The indexes of the weeks of Christmas and New Year. */
function turnOfYearWeeks({ weeks }: SeedCalendar): number[] {
  return weeks.flatMap((monday, week) => {
    const christmas = weekStartForDay(`${monday.slice(0, 4)}-12-25`);
    return monday === christmas || monday === addDays(christmas, 7) ? [week] : [];
  });
}

export function listTargetOverrides(calendar: SeedCalendar): readonly TargetOverride[] {
  const turnOfYear = turnOfYearWeeks(calendar).map((week) => ({
    week,
    area: 'deepWork' as const,
    minutes: TURN_OF_YEAR_WORK_MIN,
  }));
  const isUnaffected = ({ week, area }: TargetOverride) =>
    !turnOfYear.some((each) => each.week === week && each.area === area);
  return [...targetOverrides.filter(isUnaffected), ...turnOfYear];
}

/** An area's target in a week, in minutes. */
export function effectiveTarget(area: AreaKey, week: number, targets: readonly TargetOverride[]): number {
  const override = targets.find((target) => target.area === area && target.week === week);
  return override?.minutes ?? areaSettings(area, week).defaultWeeklyMin;
}

const PAUSE_WEEKS = 2;
/** There were proposals to write then. */
const USUAL_PAUSE_WEEK = 47;

/** The weeks in which the plan for the portal was paused: those with the least time for it. */
export function portalPause(calendar: SeedCalendar): readonly [from: number, to: number] {
  const latest = THIS_WEEK - PAUSE_WEEKS;
  const candidates = [...turnOfYearWeeks(calendar), ...restWeeks(calendar).keys()];
  const week = candidates.find((each) => each > PORTAL_START_WEEK && each < THIS_WEEK) ?? USUAL_PAUSE_WEEK;
  const from = Math.min(week, latest);
  return [from, from + PAUSE_WEEKS];
}
