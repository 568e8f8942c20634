// Fractions of a second are ignored.
const timePattern = /^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i;

/** '18:05', '18:05:30' or '6:05 PM' → seconds since midnight; undefined if it is not a time of day. */
export function parseTimeOfDay(text: string): number | undefined {
  const [, hourText, minuteText, secondText = '0', half] = timePattern.exec(text) ?? [];
  if (hourText === undefined) return undefined;
  const [hour, minute, second] = [Number(hourText), Number(minuteText), Number(secondText)];
  if (minute > 59 || second > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : toSeconds(hour, minute, second);
  if (hour < 1 || hour > 12) return undefined;
  return toSeconds((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0), minute, second);
}

const durationPattern = /^(\d{1,3}):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/** '25:10:00', '1:30', '1.50' or '1,5 h' → seconds; undefined if it is not a duration. */
export function parseDuration(text: string): number | undefined {
  return parseClockDuration(text) ?? parseDecimalHours(text);
}

function parseClockDuration(text: string): number | undefined {
  const [, hours, minutes, seconds = '0'] = durationPattern.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return toSeconds(Number(hours), Number(minutes), Number(seconds));
}

function parseDecimalHours(text: string): number | undefined {
  const [, hours] = /^(\d{1,3}(?:[.,]\d+)?)(?:\s?h)?$/.exec(text) ?? [];
  return hours === undefined ? undefined : Math.round(Number(hours.replace(',', '.')) * 3600);
}

function toSeconds(hours: number, minutes: number, seconds: number): number {
  return (hours * 60 + minutes) * 60 + seconds;
}
