import { addDays, formatLongDay, toDay, formatTime } from '#domain/calendar/calendar.ts';
import type { Span } from '#domain/calendar/time-span.ts';
import type { TimeEntry } from '#contract/time-entries.ts';
import type { EntryTimes } from './entry-span.ts';

/** 'Chapter 4 · reading, evening' */
export function formatTexts({ note, tags }: Pick<TimeEntry, 'note' | 'tags'>): string {
  return [note, tags.join(', ')].filter(Boolean).join(' · ');
}

/** '09:00 – 10:20' */
export function formatTimeRange({ start, end }: EntryTimes, timeZone: string): string {
  return `${formatTime(start, timeZone)} – ${end === null ? 'now' : formatTime(end, timeZone)}`;
}

/** 'today', 'yesterday' or a weekday such as 'Friday'. */
export function formatRelativeDay(day: string, today: string): string {
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return formatLongDay(day).split(' ')[0]!;
}

/** Where an entry extends beyond the selected day: 'from yesterday 23:10', 'until Sunday 00:40'. */
export function formatSpillover({ start, end }: EntryTimes, day: Span, today: string, timeZone: string): string[] {
  const formatMoment = (instant: number) =>
    `${formatRelativeDay(toDay(instant, timeZone), today)} ${formatTime(instant, timeZone)}`;
  return [
    ...(start < day.from ? [`from ${formatMoment(start)}`] : []),
    ...(end !== null && end > day.to ? [`until ${formatMoment(end)}`] : []),
  ];
}
