const DAY_MINUTES = 24 * 60;

/** What people type for a time of day ('9', '930', '9:30', '21.15') as 'HH:MM'; undefined for what is none. */
export function timeFromText(text: string): string | undefined {
  const [, hours, minutes = '0'] = /^(\d{1,2})(?:[:.,h ]?(\d\d))?$/.exec(text.trim()) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
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
