// Separate from `format-date.ts` and `language-formats.ts`, which the login page does not need.

/** How dates can be written; 'auto' follows the language of the browser. */
export const dateFormats = ['auto', 'day-first', 'month-first', 'iso'] as const;
export const timeFormats = ['auto', '12h', '24h'] as const;

export type DateFormat = (typeof dateFormats)[number];
export type TimeFormat = (typeof timeFormats)[number];

/** How dates and times of day are written. Their words are always English. */
export interface Formats {
  readonly date: Exclude<DateFormat, 'auto'>;
  readonly time: Exclude<TimeFormat, 'auto'>;
}

export const defaultFormats: Formats = { date: 'day-first', time: '24h' };

interface FormatSettings {
  readonly dateFormat: DateFormat;
  readonly timeFormat: TimeFormat;
}

export function resolveFormats({ dateFormat, timeFormat }: FormatSettings, automatic: Formats): Formats {
  return {
    date: dateFormat === 'auto' ? automatic.date : dateFormat,
    time: timeFormat === 'auto' ? automatic.time : timeFormat,
  };
}
