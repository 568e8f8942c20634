import { dayInWords, dayOf, daySpan, daysOfWeek, offsetAt, timeOf, weekSpan, weekStartOf } from '#domain/calendar.ts';
import { minutesInWords } from '#domain/duration.ts';

const MINUTE_MS = 60_000;
const WEEK_MIN = 7 * 24 * 60;

/** 'Monday' */
function weekdayOf(day: string): string {
  return dayInWords(day).split(' ')[0]!;
}

/** 'Monday 9 November' */
function dayAndMonth(day: string): string {
  return dayInWords(day).split(' ').slice(0, 3).join(' ');
}

/** The seven days of someone in that zone, and how much of each is over. */
export function daysThere(zone: string, now: number) {
  const today = dayOf(now, zone);
  return daysOfWeek(weekStartOf(today)).map((day) => {
    const { from, to } = daySpan(day, zone);
    const over = Math.min(1, Math.max(0, (now - from) / (to - from)));
    return { day, isToday: day === today, over };
  });
}

/** From when to when this week goes there, and what time it is. */
export function weekThere(zone: string, now: number): string {
  const today = dayOf(now, zone);
  const days = daysOfWeek(weekStartOf(today));
  const { from, to } = weekSpan(days[0]!, zone);
  const minutes = (to - from) / MINUTE_MS;
  return [
    `This week goes from ${dayAndMonth(days[0]!)}, ${timeOf(from, zone)} to ${dayAndMonth(days[6]!)}, 24:00.`,
    `It is ${weekdayOf(today)}, ${timeOf(now, zone)} there now.`,
    minutes === WEEK_MIN ? '' : `The clocks change in it: it is ${minutesInWords(minutes)} long instead of 168 h.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a change of zone does to the present day and week. */
export function moveInWords(from: string, to: string, now: number): string {
  const [before, after] = [dayOf(now, from), dayOf(now, to)];
  const isNewWeek = weekStartOf(before) !== weekStartOf(after);
  if (after > before) {
    return `It is already ${weekdayOf(after)} there${isNewWeek ? ', so a new week has begun' : ''}.`;
  }
  if (after < before) {
    return `It is still ${weekdayOf(after)} there${isNewWeek ? ', so last week is not over yet' : ''}.`;
  }
  const ahead = (offsetAt(now, to) - offsetAt(now, from)) / MINUTE_MS;
  if (ahead === 0) return 'Your days begin when they do now.';
  return `Your days will begin ${minutesInWords(Math.abs(ahead))} ${ahead > 0 ? 'earlier' : 'later'} than now.`;
}
