/** Days are 'YYYY-MM-DD', instants are milliseconds UTC. Nothing here reads a clock. */

const DAY_MS = 24 * 60 * 60_000;

/** Making a format costs a hundred times more than using one. */
function kept(locale: string, parts: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    let format = formats.get(timeZone);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...parts, timeZone });
      formats.set(timeZone, format);
    }
    return format;
  };
}

const dayFormat = kept('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const momentFormat = kept('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day on the wall of someone in that zone. */
export function dayOf(instant: number, timeZone: string): string {
  return dayFormat(timeZone).format(instant);
}

/** The year on the calendar of someone in that zone. */
export function yearOf(instant: number, timeZone: string): number {
  return Number(dayOf(instant, timeZone).slice(0, 4));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week a day lies in. */
export function weekStartOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The Monday of the week that someone in that zone is in. */
export function weekOf(instant: number, timeZone: string): string {
  return weekStartOf(dayOf(instant, timeZone));
}

/** '10 Nov 2026, 09:00' on the calendar and clock of someone in that zone. */
export function momentInWords(instant: number, timeZone: string): string {
  const parts = momentFormat(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`;
}
