import { planWeeks } from '#domain/assistant/plan-weeks.ts';
import { formatDayOfYear, formatShortDay } from '#domain/calendar/format-date.ts';
import { defaultFormats } from '#domain/calendar/format-settings.ts';
import { limits } from '#domain/limits.ts';

const weekNumber = /^Week ([1-9]\d?)(?!\d)/;

/** '23 Nov 2026' */
export const printDate = (day: string) => formatShortDay(day, defaultFormats);

/** 'Week 1: Kicking' → 'Week 1: Kicking (by 29 Nov)' */
export function addLastDay(title: string, startsOn: string | null): string {
  return title + lastDaySuffix(title, startsOn);
}

/** The inverse: removes nothing but the day on which that week ends. */
export function removeLastDay(title: string, startsOn: string | null): string {
  const suffix = lastDaySuffix(title, startsOn);
  return suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

function lastDaySuffix(title: string, startsOn: string | null): string {
  const week = Number(weekNumber.exec(title)?.[1] ?? 0);
  if (startsOn === null || week === 0 || week > limits.planWeeks) return '';
  return ` (by ${formatDayOfYear(planWeeks(startsOn, week).at(-1)!.to, defaultFormats)})`;
}
