import { dayOf, timeOf, weekStartOf } from '#domain/calendar.ts';
import { between, seeded } from './chance.ts';
import type { GoalKey } from './goals.ts';
import { type LifeCalendar, MINUTE } from './life-calendar.ts';

interface Hours {
  readonly from: string;
  readonly workday: GoalKey;
  readonly weekend: GoalKey;
}

/** What is most likely being done, from which time of the day on. */
const hours: readonly Hours[] = [
  { from: '08:00', workday: 'portal', weekend: 'order' },
  { from: '12:00', workday: 'portal', weekend: 'family' },
  { from: '17:00', workday: 'meals', weekend: 'meals' },
  { from: '19:00', workday: 'weekFour', weekend: 'weekFour' },
];
const BEDTIME = '22:00';

/** The timer that runs now; at night there is none. */
export function runningTimer({ now, timeZone }: LifeCalendar): { goal: GoalKey; startAt: number } | undefined {
  const time = timeOf(now, timeZone);
  const doing = time < BEDTIME ? hours.findLast(({ from }) => from <= time) : undefined;
  if (!doing) return undefined;
  const day = dayOf(now, timeZone);
  const isWeekend = Date.parse(day) - Date.parse(weekStartOf(day)) >= 5 * 24 * 60 * MINUTE;
  const sinceMin = between(25, 40, seeded(Math.floor(now / MINUTE)));
  return {
    goal: isWeekend ? doing.weekend : doing.workday,
    startAt: Math.floor((now - sinceMin * MINUTE) / 1000) * 1000,
  };
}
