const DAY_MINUTES = 24 * 60;

const namedTimes = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
]);
const timePattern = /^(\d{1,2})(?:\s?[:.,h ]?\s?(\d\d))?\s?(h|([ap])(?:\.?\s?m)?\.?)?$/;

/**
 * Normalizes a typed time of day ('9', '930', '9:30', '21.15', '21h30', '9:30pm', '9p', 'noon') to 'HH:MM'; undefined
 * for anything else.
 */
export function parseTimeInput(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [, hourText, minuteText = '0', , meridiem] = timePattern.exec(typed) ?? [];
  if (hourText === undefined) return namedTimes.get(typed);
  const [hours, minutes] = [Number(hourText), Number(minuteText)];
  if (minutes > 59) return undefined;
  if (meridiem !== undefined) {
    return hours < 1 || hours > 12
      ? undefined
      : formatMinutesOfDay(((hours % 12) + (meridiem === 'p' ? 12 : 0)) * 60 + minutes);
  }
  const total = hours * 60 + minutes;
  // '24:00' is valid as the end of a day.
  return total > DAY_MINUTES ? undefined : formatMinutesOfDay(total);
}

/** Moves a time to the next or previous multiple of the step, within the same day. */
export function stepTime(time: string, steps: number, stepMinutes: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes;
  const base = steps > 0 ? Math.floor(total / stepMinutes) : Math.ceil(total / stepMinutes);
  return formatMinutesOfDay(Math.min(Math.max(0, (base + steps) * stepMinutes), DAY_MINUTES - 1));
}

function formatMinutesOfDay(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
