import { toDay, daySpan, daysOfWeek, zoneOffset, weekSpan, weekStartForDay } from '#domain/calendar/calendar.ts';
import { formatLongDayOfYear, formatTime, formatWeekday } from '#domain/calendar/format-date.ts';
import type { Formats } from '#domain/calendar/format-settings.ts';
import { formatDuration } from '#domain/duration/format-duration.ts';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

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
export function describeWeekInZone(zone: string, now: number, formats: Formats): string {
  const today = toDay(now, zone);
  const days = daysOfWeek(weekStartForDay(today));
  const { from, to } = weekSpan(days[0]!, zone);
  const minutes = (to - from) / MINUTE_MS;
  const [first, last] = [days[0]!, days[6]!].map((day) => formatLongDayOfYear(day, formats));
  return [
    `This week runs from ${first}, ${formatTime(from, zone, formats)} to ${last}, ${formats.time === '24h' ? '24:00' : 'midnight'}.`,
    `It is ${formatWeekday(today)}, ${formatTime(now, zone, formats)} there now.`,
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
    return `It is already ${formatWeekday(after)} there${isNewWeek ? ', so a new week has begun' : ''}.`;
  }
  if (after < before) {
    return `It is still ${formatWeekday(after)} there${isNewWeek ? ', so last week is not over yet' : ''}.`;
  }
  const leadMinutes = (zoneOffset(now, to) - zoneOffset(now, from)) / MINUTE_MS;
  if (leadMinutes === 0) return 'Your days will begin at the same time as now.';
  return `Your days will begin ${formatDuration(Math.abs(leadMinutes))} ${leadMinutes > 0 ? 'earlier' : 'later'} than now.`;
}
