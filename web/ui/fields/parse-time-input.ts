const DAY_MINUTES = 24 * 60;

const namedTimes = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['midnight', '00:00'],
]);
const typedTime = /^(\d{1,2})(?:\s?[:.,h ]?\s?(\d\d))?\s?(h|([ap])(?:\.?\s?m)?\.?)?$/;

/**
 * What people type for a time of day ('9', '930', '9:30', '21.15', '21h30', '9:30pm', '9p', 'noon') as 'HH:MM'; undefined
 * for anything else.
 */
export function timeFromText(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  const [, hourText, minuteText = '0', , half] = typedTime.exec(typed) ?? [];
  if (hourText === undefined) return namedTimes.get(typed);
  const [hours, minutes] = [Number(hourText), Number(minuteText)];
  if (minutes > 59) return undefined;
  if (half !== undefined) {
    return hours < 1 || hours > 12 ? undefined : timeAt(((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes);
  }
  const total = hours * 60 + minutes;
  // '24:00' is the end of a day.
  return total > DAY_MINUTES ? undefined : timeAt(total);
}

/** The same day, some minutes later or earlier, in steps that end on whole steps. */
export function timeStepped(time: string, steps: number, stepMinutes: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes;
  const base = steps > 0 ? Math.floor(total / stepMinutes) : Math.ceil(total / stepMinutes);
  return timeAt(Math.min(Math.max(0, (base + steps) * stepMinutes), DAY_MINUTES - 1));
}

function timeAt(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
