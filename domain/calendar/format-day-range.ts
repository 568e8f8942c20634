import { formatDayOfYear } from './format-date.ts';
import type { Formats } from './format-settings.ts';

/** '23–29 Nov', 'Nov 23–29', '30 Nov – 6 Dec' or '11-23 – 11-29'; only the day if both are the same. */
export function formatDayRange(from: string, to: string, formats: Formats): string {
  const [first, last] = [formatDayOfYear(from, formats), formatDayOfYear(to, formats)];
  if (from === to) return first;
  if (formats.date === 'iso' || from.slice(0, 7) !== to.slice(0, 7)) return `${first} – ${last}`;
  return formats.date === 'day-first' ? `${Number(from.slice(8))}–${last}` : `${first}–${Number(to.slice(8))}`;
}
