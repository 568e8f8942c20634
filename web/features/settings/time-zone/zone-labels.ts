import {
  formatLongDay,
  toDay,
  daySpan,
  daysOfWeek,
  zoneOffset,
  formatTime,
  weekSpan,
  weekStartForDay,
} from '#domain/calendar/calendar.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

/** 'Monday' */
function weekdayName(day: string): string {
  return formatLongDay(day).split(' ')[0]!;
}

/** 'Monday 9 November' */
function formatDayAndMonth(day: string): string {
  return formatLongDay(day).split(' ').slice(0, 3).join(' ');
}

/** The days of the current week in a zone, and how much of each has elapsed. */
export function weekDaysInZone(zone: string, now: number) {
  const today = toDay(now, zone);
  return daysOfWeek(weekStartForDay(today)).map((day) => {
    const { from, to } = daySpan(day, zone);
    const elapsed = Math.min(1, Math.max(0, (now - from) / (to - from)));
    return { day, isToday: day === today, elapsed };
  });
}

/** When the current week starts and ends in a zone, and what time it is there. */
export function describeWeekInZone(zone: string, now: number): string {
  const today = toDay(now, zone);
  const days = daysOfWeek(weekStartForDay(today));
  const { from, to } = weekSpan(days[0]!, zone);
  const minutes = (to - from) / MINUTE_MS;
  return [
    `This week runs from ${formatDayAndMonth(days[0]!)}, ${formatTime(from, zone)} to ${formatDayAndMonth(days[6]!)}, 24:00.`,
    `It is ${weekdayName(today)}, ${formatTime(now, zone)} there now.`,
    minutes === WEEK_MINUTES
      ? ''
      : `The clocks change this week: it is ${formatDuration(minutes)} long instead of 168 h.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** How switching zones affects the current day and week. */
export function describeZoneChange(from: string, to: string, now: number): string {
  const [before, after] = [toDay(now, from), toDay(now, to)];
  const isNewWeek = weekStartForDay(before) !== weekStartForDay(after);
  if (after > before) {
    return `It is already ${weekdayName(after)} there${isNewWeek ? ', so a new week has begun' : ''}.`;
  }
  if (after < before) {
    return `It is still ${weekdayName(after)} there${isNewWeek ? ', so last week is not over yet' : ''}.`;
  }
  const leadMinutes = (zoneOffset(now, to) - zoneOffset(now, from)) / MINUTE_MS;
  if (leadMinutes === 0) return 'Your days will begin at the same time as now.';
  return `Your days will begin ${formatDuration(Math.abs(leadMinutes))} ${leadMinutes > 0 ? 'earlier' : 'later'} than now.`;
}
