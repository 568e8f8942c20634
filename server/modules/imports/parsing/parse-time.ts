// Parts of a second are not counted.
const timeOfDay = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** '18:05', '18:05:30' or '6:05 PM' → seconds since midnight; undefined where it is no time of a day. */
export function secondsOfDay(text: string): number | undefined {
  const [, hourText, minuteText, secondText = '0', half] = timeOfDay.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (minute > 59 || second > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : at(hour, minute, second);
  if (hour < 1 || hour > 12) return undefined;
  return at((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute, second);
}

const onClock = /^(\d{1,3}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/** '25:10:00' or '1:30' → seconds; undefined where it is no duration. */
export function secondsOfDuration(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = onClock.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return at(Number(hours), Number(minutes), Number(seconds));
}

/** '1.50' or '1,5' hours → seconds. */
export function secondsOfHours(text: string): number | undefined {
  return /^\d{1,3}(?:[.,]\d+)?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 3600) : undefined;
}

function at(hours: number, minutes: number, seconds: number): number {
  return (hours * 60 + minutes) * 60 + seconds;
}
