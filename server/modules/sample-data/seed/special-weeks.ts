import { addDays, weekStartOf } from '#domain/calendar.ts';
import { type AreaKey, settingsOf } from './areas.ts';
import { type LifeCalendar, THIS_WEEK } from './life-calendar.ts';
import type { DayKind } from './seasons.ts';

/** Weeks that ask for nothing, by a day of the year; the second is for when the first is too near to either end. */
const restDays: readonly { readonly kind: DayKind; readonly days: readonly string[] }[] = [
  { kind: 'holiday', days: ['08-12', '06-24'] },
  { kind: 'ill', days: ['11-18', '01-20'] },
];
/** Of the beginning, and of the weeks before this one, whose average it is compared with. */
const QUIET_WEEKS = 3;

/** Which weeks of the life are rest weeks, and why. */
export function restWeeks({ weeks }: LifeCalendar): ReadonlyMap<number, DayKind> {
  const years = [...new Set(weeks.map((week) => week.slice(0, 4)))];
  return new Map(
    restDays.flatMap(({ kind, days }) => {
      const found = days
        .flatMap((day) => years.map((year) => weeks.indexOf(weekStartOf(`${year}-${day}`))))
        .find((week) => week >= QUIET_WEEKS && week < THIS_WEEK - QUIET_WEEKS);
      return found === undefined ? [] : [[found, kind] as const];
    }),
  );
}

export interface OwnTarget {
  readonly week: number;
  readonly area: AreaKey;
  readonly minutes: number;
}

/** What was planned otherwise than by default: the release, the birthday, the parents' visit, the weeks before the race. */
const ownTargets: readonly OwnTarget[] = [
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

/** From Christmas to the new year there is little work. */
const TURN_OF_YEAR_WORK_MIN = 240;

/** What the user planned for areas and weeks themselves. */
export function plannedTargets({ weeks }: LifeCalendar): readonly OwnTarget[] {
  const turn = weeks.flatMap((monday, week) => {
    const christmas = weekStartOf(`${monday.slice(0, 4)}-12-25`);
    const isTurn = monday === christmas || monday === addDays(christmas, 7);
    return isTurn ? [{ week, area: 'deepWork' as const, minutes: TURN_OF_YEAR_WORK_MIN }] : [];
  });
  const isOther = ({ week, area }: OwnTarget) => !turn.some((each) => each.week === week && each.area === area);
  return [...ownTargets.filter(isOther), ...turn];
}

/** What is asked of an area in a week, in minutes. */
export function targetOf(area: AreaKey, week: number, targets: readonly OwnTarget[]): number {
  const own = targets.find((target) => target.area === area && target.week === week);
  return own?.minutes ?? settingsOf(area, week).defaultWeeklyMin;
}
